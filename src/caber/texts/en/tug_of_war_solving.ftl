### What `caber solve` says of Tug of War.

tug-of-war-solve-limit = A bout that ends after { $limit } turns isn't solved: every turn would need a table of its own. Leave turn_limit out.
tug-of-war-solve-room = There is no room for a table of { $size } MB in { $folder }. Make room there, or name another folder in CABER_CACHE.
tug-of-war-proof =
    { $by ->
        [table] A single bout with up to { $cap } athletes a side, of whom { $lying } may lie at a time: the rules set no cap, the table does. No play of the other side can keep a side below its bound.
       *[rules] A single bout with up to { $cap } athletes a side, of whom { $lying } may lie at a time. No play of the other side can keep a side below its bound.
    }
tug-of-war-chart-title = Chance of the side about to throw, in percent
tug-of-war-chart-axes = Down: its own athletes. Across: the other side's. All stand; columns as rolled.
