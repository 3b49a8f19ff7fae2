/*
 * Random playouts of Schotten-Totten (the base game) in C: a yardstick for the engine beside it.
 *
 * It plays the very games that the Python engine plays from the same seed, with the default options and
 * full claim proofs, and so shows how far the engine is from what plain C reaches. `caber bench` builds
 * it (gcc -O3) and runs it. By hand:
 *
 *     playout SEED SECONDS          plays until the time is up
 *     playout SEED SECONDS GAMES    plays exactly so many games, however long that takes
 *
 * Either prints one line of JSON. A move is what the engine counts as one: whatever a player chooses
 * (also where only one move is legal) and every card that chance deals, each for one random number.
 *
 * Part of Caber; MIT License, copyright (c) 2026 the Caber authors.
 */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CLANS = 6, VALUES = 9, CARDS = CLANS * VALUES, STONES = 9, PLACES = 3, HAND = 6, MAJORITY = 5 };

/* A set of cards is 54 bits, clan by clan; a set of values (a clan's share of it) or of stones is 9 bits. */
#define ALL_CARDS ((UINT64_C(1) << CARDS) - 1)
#define ALL_VALUES ((1u << VALUES) - 1)
#define ALL_STONES ((1u << STONES) - 1)
#define ALL_STARTS (ALL_VALUES >> 2)    /* the values with which a run of three may start */
#define COLUMN (ALL_CARDS / ALL_VALUES) /* the lowest card of each clan: every ninth bit */

/* -- random numbers: multiply-with-carry in base 2^31, as in caber/core/rng.py ---------------------- */

#define MULTIPLIER UINT64_C(2147480310)
#define DIGIT_MASK ((UINT64_C(1) << 31) - 1)

typedef struct { uint64_t digit, carry; } Rng;

static Rng seeded(uint64_t seed) {
    uint64_t mixed = (seed + 1) * UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
    mixed ^= mixed >> 31;
    return (Rng){.digit = mixed & DIGIT_MASK, .carry = 1 + (mixed >> 31) % (MULTIPLIER - 2)};
}

/* A number from 0 to bound - 1. */
static unsigned below(Rng *rng, unsigned bound) {
    uint64_t step = MULTIPLIER * rng->digit + rng->carry;
    rng->digit = step & DIGIT_MASK;
    rng->carry = step >> 31;
    return (unsigned)(rng->digit * bound >> 31);
}

/* -- sets ------------------------------------------------------------------------------------------ */

static uint8_t size_of[ALL_STONES + 1]; /* by set of stones; quicker than a popcount made without -march */

static unsigned lowest(uint64_t set) { return (unsigned)__builtin_ctzll(set); }
static unsigned highest(unsigned set) { return 31u - (unsigned)__builtin_clz(set); }
static unsigned suit_of(uint64_t cards, int clan) { return (unsigned)(cards >> clan * VALUES) & ALL_VALUES; }

/* Where runs of three start in a set of values (or of stones). */
static unsigned runs(unsigned set) { return set & set >> 1 & set >> 2; }

/* The index-th member of a set, lowest first. */
static unsigned nth(uint64_t set, unsigned index) {
    while (index--)
        set &= set - 1;
    return lowest(set);
}

/* -- the table ------------------------------------------------------------------------------------- */

enum { NO_CLAN = -1, MIXED = -2 };

/* One seat's side of a stone. What its formation depends on is kept up to date card by card. */
typedef struct {
    uint64_t witness; /* unseen cards with which the opponent would refute this side's claim */
    unsigned count;   /* cards laid */
    unsigned values;  /* their values, as a set */
    unsigned starts;  /* where a run with all of them may start; nowhere once a value is there twice */
    int sum;          /* of their values */
    int clan;         /* the clan they share, or NO_CLAN or MIXED */
    int strength;     /* once the side is complete */
} Side;

typedef struct {
    Side side[2][STONES];
    uint64_t stack;        /* the cards still to be drawn */
    uint64_t hand[2];      /* the cards of each seat */
    uint64_t unseen;       /* all of these: the cards not on the table */
    uint64_t watch;        /* every card that is in some witness */
    unsigned left;         /* how many cards the stack holds, */
    unsigned held[2];      /* and each hand */
    unsigned open[2];      /* stones with a free place on the seat's side */
    unsigned claimable[2]; /* stones that the seat can prove */
    unsigned owned[2];     /* stones that it has claimed */
    int first[STONES];     /* the seat whose side was complete first: it holds a tie */
} Game;

static void set_up(Game *game) {
    memset(game, 0, sizeof *game);
    for (int seat = 0; seat < 2; seat++) {
        for (int stone = 0; stone < STONES; stone++) {
            game->side[seat][stone].starts = ALL_STARTS;
            game->side[seat][stone].clan = NO_CLAN;
        }
        game->open[seat] = ALL_STONES;
    }
    game->stack = game->unseen = ALL_CARDS;
    game->left = CARDS;
}

/* -- formations ------------------------------------------------------------------------------------ */

enum { HORDE = 0, RELAY = 64, CLAN = 128, TEAM = 192, ORDERED_CLAN = 256 }; /* a strength is this + the sum */

/* The strength of a complete side. */
static int strength(const Side *side) {
    if (side->clan >= 0)
        return (side->starts ? ORDERED_CLAN : CLAN) + side->sum;
    if ((side->values & (side->values - 1)) == 0)
        return TEAM + side->sum;
    return (side->starts ? RELAY : HORDE) + side->sum;
}

/*
 * The greatest strength that an incomplete side can reach, and the unseen cards it takes; -1 if too few are
 * left. The formations are tried from the strongest down, and the first that can be made is the answer.
 */
static int reach(const Side *side, uint64_t unseen, uint64_t *added) {
    unsigned missing = PLACES - side->count;
    int from = side->clan >= 0 ? side->clan : 0; /* the clans that the side may be of: from .. to - 1 */
    int to = side->clan >= 0 ? side->clan + 1 : side->clan == NO_CLAN ? CLANS : 0;
    int best = -1;

    for (int clan = from; clan < to; clan++) { /* a run of one clan */
        unsigned starts = runs(side->values | suit_of(unseen, clan)) & side->starts;
        if (starts && (int)highest(starts) > best) {
            best = (int)highest(starts);
            *added = (uint64_t)(7u << best & ~side->values) << clan * VALUES;
        }
    }
    if (best >= 0)
        return ORDERED_CLAN + 3 * best + 6;

    if ((side->values & (side->values - 1)) == 0) { /* one value: that of the cards laid, or any */
        for (unsigned rest = side->values ? side->values : ALL_VALUES; rest; rest ^= 1u << highest(rest)) {
            uint64_t column = unseen & COLUMN << highest(rest), others = column;
            unsigned wanted = missing;
            for (; wanted && others; wanted--)
                others &= others - 1;
            if (wanted == 0) {
                *added = column ^ others;
                return TEAM + 3 * (int)highest(rest) + 3;
            }
        }
    }

    for (int clan = from; clan < to; clan++) { /* one clan: its highest cards */
        unsigned suit = suit_of(unseen, clan), others = suit, wanted = missing;
        int sum = side->sum;
        for (; wanted && others; wanted--) {
            sum += (int)highest(others) + 1;
            others ^= 1u << highest(others);
        }
        if (wanted == 0 && sum > best) {
            best = sum;
            *added = (uint64_t)(suit ^ others) << clan * VALUES;
        }
    }
    if (best >= 0)
        return CLAN + best;

    *added = 0;
    if (side->starts) { /* a run of any clans */
        unsigned values = side->values;
        for (int clan = 0; clan < CLANS; clan++)
            values |= suit_of(unseen, clan);
        unsigned starts = runs(values) & side->starts;
        if (starts) {
            for (unsigned rest = 7u << highest(starts) & ~side->values; rest; rest &= rest - 1) {
                uint64_t column = unseen & COLUMN << lowest(rest);
                *added |= column & -column;
            }
            return RELAY + 3 * (int)highest(starts) + 6;
        }
    }

    best = side->sum; /* anything: the highest cards */
    for (int value = VALUES; value > 0; value--) {
        for (uint64_t column = unseen & COLUMN << (value - 1); missing && column; column &= column - 1) {
            *added |= column & -column;
            best += value;
            missing--;
        }
    }
    return missing ? -1 : HORDE + best;
}

/* -- claims ---------------------------------------------------------------------------------------- */

/*
 * Finds whether a seat can prove a stone. If not, the counter-example is kept: until one of its cards shows
 * up or a card is laid at the stone, the verdict stands. A stone once proven needs no second look.
 */
static void judge(Game *game, int seat, unsigned stone) {
    Side *mine = &game->side[seat][stone];
    const Side *theirs = &game->side[!seat][stone];
    uint64_t added;
    if (mine->count < PLACES || game->claimable[seat] >> stone & 1)
        return;
    mine->witness = 0;
    if (theirs->count == PLACES) {
        if (mine->strength < theirs->strength + (game->first[stone] != seat)) /* a tie goes to the first */
            return;
    } else if (reach(theirs, game->unseen, &added) > mine->strength) {
        mine->witness = added;
        game->watch |= added;
        return;
    }
    game->claimable[seat] |= 1u << stone;
}

/* The seat takes a stone; returns whether that wins the game. */
static bool claim(Game *game, int seat, unsigned stone) {
    game->owned[seat] |= 1u << stone;
    for (int each = 0; each < 2; each++) {
        game->open[each] &= ~(1u << stone);
        game->claimable[each] &= ~(1u << stone);
        game->side[each][stone].witness = 0;
    }
    return runs(game->owned[seat]) || size_of[game->owned[seat]] >= MAJORITY;
}

/* -- playing --------------------------------------------------------------------------------------- */

/* Chance deals the seat a card of the stack. */
static void deal(Game *game, Rng *rng, int seat) {
    uint64_t card = UINT64_C(1) << nth(game->stack, below(rng, game->left));
    game->stack ^= card;
    game->left--;
    game->hand[seat] |= card;
    game->held[seat]++;
}

/* The seat lays a card of its hand at a stone. */
static void lay(Game *game, int seat, unsigned card, unsigned stone) {
    Side *side = &game->side[seat][stone];
    uint64_t bit = UINT64_C(1) << card;
    int clan = (int)(card / VALUES);
    unsigned value = 1u << card % VALUES;

    game->hand[seat] ^= bit;
    game->held[seat]--;
    side->clan = side->clan == NO_CLAN || side->clan == clan ? clan : MIXED;
    side->starts &= side->values & value ? 0 : value | value >> 1 | value >> 2;
    side->values |= value;
    side->sum += (int)(card % VALUES) + 1;
    if (++side->count == PLACES) {
        side->strength = strength(side);
        game->open[seat] &= ~(1u << stone);
        if (game->side[!seat][stone].count < PLACES)
            game->first[stone] = seat;
    }

    game->unseen ^= bit;
    if (game->watch & bit) {
        game->watch ^= bit;
        for (int each = 0; each < 2; each++)
            for (unsigned place = 0; place < STONES; place++)
                if (game->side[each][place].witness & bit)
                    judge(game, each, place);
    }
    judge(game, 0, stone);
    judge(game, 1, stone);
}

/* Plays one game to its end; returns the number of moves, and who wins: 0, 1, or 2 for a draw. */
static unsigned play(Game *game, Rng *rng, int *winner) {
    unsigned moves = 0, passes = 0; /* passes in a row */
    int mover = 0;
    bool played = false; /* whether the mover has laid his card, or passed */

    set_up(game);
    for (; moves < 2 * HAND; moves++)
        deal(game, rng, (int)moves % 2);

    for (;;) {
        /* First the claims; then, before the play, cards to lay or else a pass; after it, draw or end. */
        unsigned claims = size_of[game->claimable[mover]], stones = size_of[game->open[mover]];
        unsigned lays = played ? 0 : game->held[mover] * stones;
        unsigned others = lays ? lays : played || passes == 0 || claims == 0;
        unsigned pick = below(rng, claims + others);
        moves++;
        if (pick < claims) {
            passes = 0;
            *winner = mover; /* if this ends the game */
            if (claim(game, mover, nth(game->claimable[mover], pick)))
                return moves;
        } else if (lays) {
            pick -= claims;
            passes = 0;
            played = true;
            lay(game, mover, nth(game->hand[mover], pick / stones), nth(game->open[mover], pick % stones));
        } else if (!played) {
            passes++;
            played = true;
            int lead = size_of[game->owned[0]] - size_of[game->owned[1]];
            *winner = lead > 0 ? 0 : lead < 0 ? 1 : 2;
            if (passes >= 2 && (game->claimable[0] | game->claimable[1]) == 0)
                return moves;
        } else {
            if (game->left && game->held[mover] < HAND) {
                deal(game, rng, mover);
                moves++;
            }
            mover = !mover;
            played = false;
        }
    }
}

/* -- the program ----------------------------------------------------------------------------------- */

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static bool read_whole(const char *text, uint64_t *number) {
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return isdigit((unsigned char)*text) && *end == '\0' && errno == 0;
}

static bool read_seconds(const char *text, double *number) {
    char *end;
    *number = strtod(text, &end);
    return end != text && *end == '\0' && *number >= 0 && *number <= 1e9;
}

static int misused(const char *message) {
    fprintf(stderr, "playout: %s\nusage: playout SEED SECONDS [GAMES]\n", message);
    return 2;
}

int main(int argc, char **argv) {
    uint64_t seed, wanted = 0, games = 0, moves = 0, checksum = 0, wins[3] = {0, 0, 0};
    double limit;
    if (argc != 3 && argc != 4)
        return misused("expected two or three arguments");
    if (!read_whole(argv[1], &seed))
        return misused("SEED must be a whole number below 2^64");
    if (!read_seconds(argv[2], &limit))
        return misused("SECONDS must be a number from 0 to 1e9");
    if (argc == 4 && (!read_whole(argv[3], &wanted) || wanted == 0))
        return misused("GAMES must be a whole number from 1 up");

    for (unsigned set = 1; set <= ALL_STONES; set++)
        size_of[set] = (uint8_t)__builtin_popcount(set);
    Game game;
    Rng rng = seeded(seed);
    double start = now();
    do {
        int winner;
        unsigned played = play(&game, &rng, &winner);
        games++;
        moves += played;
        wins[winner]++;
        checksum = (checksum * 31 + game.owned[0] * 512 + game.owned[1] + played) % 1000000007;
    } while (wanted ? games < wanted : games % 64 != 0 || now() - start < limit);
    double seconds = now() - start;

    printf("{\"games\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"seconds\": %.6f, \"moves_per_s\": %.0f, "
           "\"wins\": [%" PRIu64 ", %" PRIu64 ", %" PRIu64 "], \"checksum\": %" PRIu64 "}\n",
           games, moves, seconds, seconds > 0 ? (double)moves / seconds : 0.0,
           wins[0], wins[1], wins[2], checksum);
    return 0;
}
