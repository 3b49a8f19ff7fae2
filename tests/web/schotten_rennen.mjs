import assert from 'node:assert/strict';
import test from 'node:test';
import { castOf } from '../../web/src/boards/schotten_rennen/casts.ts';
import { choose, choosePlace, IDLE, sorted, thrown } from '../../web/src/boards/schotten_rennen/intent.ts';
import { percent } from '../../web/src/boards/schotten_rennen/picture.ts';
import { between, cellOf, placeBeside } from '../../web/src/boards/schotten_rennen/plan.ts';

// -- where places lie ----------------------------------------------------------------------------------

test('a track winds: each place lies beside the one before it, and its arrow points to the next', () => {
  const [right, down, left] = [[1, 0], [0, 1], [-1, 0]];
  for (const columns of [5, 7, 14]) {
    for (let place = 0; place < 13; place++) {
      const [cell, next] = [cellOf(place, columns), cellOf(place + 1, columns)];
      const way = { 0: right, 90: down, 180: left }[cell.turn];
      assert.deepEqual([next.column - cell.column, next.row - cell.row], way, `${place} of ${columns}`);
      assert.ok(cell.column >= 1 && cell.column <= columns);
      if (way !== down) assert.equal(cell.facing, way[0]);
    }
  }
});

test('arrow keys go to where they point', () => {
  assert.equal(placeBeside(4, 5, 13, 0, 1), 5);
  assert.equal(placeBeside(5, 5, 13, -1, 0), 6);
  assert.equal(placeBeside(5, 5, 13, 0, -1), 4);
  assert.equal(placeBeside(12, 5, 13, 1, 0), 13);
  assert.equal(placeBeside(13, 5, 13, 1, 0), null);
  assert.equal(placeBeside(0, 5, 13, 0, -1), null);
});

test('the way leads over the places between both ends', () => {
  assert.deepEqual(between(2, 5), [3, 4]);
  assert.deepEqual(between(5, 2), [4, 3]);
  assert.deepEqual(between(2, 3), []);
  assert.deepEqual(between(2, 2), []);
});

test('only what is certain has no or all hundred percent', () => {
  assert.deepEqual([[21, 36], [215, 216], [1, 1296], [36, 36], [0, 36]].map(percent), [58, 99, 1, 100, 0]);
});

// -- what has been thrown ------------------------------------------------------------------------------

// A position by its key, and what was thrown until then.
const picture = (key, throws = [], attempt = null) => ({ key, attempt, new: { throws } });
const aThrow = (what, decided, more = {}) => ({
  what, decided, seat: 0, runner: 0, need: 8, dice: [3, 4], face: null, passes: false, ...more,
});
const DICE = aThrow('dice', 'begin');
const RISK = aThrow('risk', 'missed', { face: '+1', passes: true });
const MISSED = { place: 1, need: 8, yellow: false, asked: null, dice: [3, 4], short: 1 };

test('what was decided on in the position that is shown is thrown now', () => {
  const failed = castOf(picture('begin'), picture('next', [DICE]));
  assert.deepEqual([failed.fresh, failed.seat, failed.passed, failed.need], [['dice'], 0, false, 8]);
  const missed = castOf(picture('begin'), picture('missed', [DICE], MISSED));
  assert.deepEqual([missed.fresh, missed.passed, missed.short], [['dice'], null, 1]);
  const risked = castOf(picture('missed', [DICE], MISSED), picture('go_on', [DICE, RISK]));
  assert.deepEqual([risked.fresh, risked.dice, risked.risk, risked.passed], [['risk'], [3, 4], '+1', true]);
});

test('a rival throws first', () => {
  const rival = aThrow('rival', 'begin', { seat: 2, need: null, dice: [1, 2], passes: null });
  const cast = castOf(picture('begin'), picture('go_on', [rival, { ...DICE, need: 4, passes: true }]));
  assert.deepEqual([cast.fresh, cast.rival.seat, cast.seat, cast.passed], [['rival', 'dice'], 2, 0, true]);
  const later = castOf(picture('go_on'), picture('next', [rival, DICE, aThrow('dice', 'go_on')]));
  assert.deepEqual([later.fresh, later.rival], [['dice'], null]);
});

test('the same dice once more are another throw', () => {
  const passed = { ...DICE, passes: true };
  const cast = castOf(picture('up', [passed]), picture('next', [passed, aThrow('dice', 'up')]));
  assert.deepEqual([cast.fresh, cast.passed], [['dice'], false]);
});

test('what is known already is not thrown again', () => {
  assert.deepEqual(castOf(picture('go_on', [DICE]), picture('next', [DICE])).fresh, []);
  assert.deepEqual(castOf(picture('go_on', [DICE, RISK]), picture('missed', [DICE], MISSED)).fresh, []);
  assert.deepEqual(castOf(picture('elsewhere'), picture('next', [DICE])).fresh, []);
  assert.deepEqual(castOf(null, picture('next', [DICE])).fresh, []);
  assert.equal(castOf(picture('begin'), picture('retreated')), null);
});

test('of several attempts at once the last one is thrown', () => {
  const cast = castOf(picture('begin'), picture('next', [DICE, RISK, aThrow('dice', 'go_on', { dice: [5, 5] })]));
  assert.deepEqual([cast.fresh, cast.dice, cast.risk], [['dice'], [5, 5], null]);
});

// -- what the player is about to do --------------------------------------------------------------------

const offer = (verb, more = {}) => ({ move: verb, verb, ...more });
const ROLL = offer('roll', { place: 4, need: 7 });
const YELLOW = offer('yellow', { place: 4, need: 9 });

test('buttons stand in the order of use', () => {
  const verbs = sorted([offer('secure'), offer('up'), ROLL, YELLOW]).map(({ verb }) => verb);
  assert.deepEqual(verbs, ['roll', 'yellow', 'up', 'secure']);
});

test('dice can be clicked if there is one thing that they can mean', () => {
  assert.equal(thrown([ROLL, offer('secure')], false), ROLL);
  assert.equal(thrown([ROLL, YELLOW], false), null);
  assert.equal(thrown([offer('risk'), offer('back')], false), null);
  assert.equal(thrown([offer('risk'), offer('back')], true).verb, 'risk');
});

test('a touch explains a place, and another one rolls for it', () => {
  const offers = [ROLL, offer('secure')];
  const { intent, send } = choosePlace(IDLE, offers, 4, true);
  assert.deepEqual([intent, send], [{ kind: 'place', place: 4 }, undefined]);
  assert.equal(choosePlace(intent, offers, 4, true).send, 'roll');
  assert.equal(choosePlace(IDLE, offers, 4, false).send, 'roll');
  assert.deepEqual(choosePlace(intent, [ROLL, YELLOW], 4, true), { intent: IDLE });
  assert.deepEqual(choosePlace(intent, offers, 5, false), { intent: { kind: 'place', place: 5 } });
});

test('only a retreat is asked first', () => {
  assert.equal(choose(offer('retreat'), true).intent.kind, 'tentative');
  assert.equal(choose(offer('retreat'), false).send, 'retreat');
  assert.equal(choose(ROLL, true).send, 'roll');
});
