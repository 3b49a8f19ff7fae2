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

const NOTHING = { track: [], dice: null, rival: null, asked: null, risk: null, moved: [], stones: [] };
const START = { stone: 0, figure: 0, risk: 3, place: 0, mover: false };

// Two who race, or more; the first one plays unless something else is said.
function picture(phase, { first = {}, second = {}, more = [], news = {}, attempt = null, mover = 0 } = {}) {
  const seats = [first, second, ...more].map((seat) => ({ ...START, ...seat }));
  seats[mover].mover = true;
  return { phase, seats, attempt, new: { ...NOTHING, ...news } };
}

const missed = (dice) => ({ place: 1, need: 8, yellow: false, asked: null, dice, short: 1 });

test('dice are fresh when a card was passed, missed or failed', () => {
  const before = picture('begin');
  const news = { dice: [3, 4] };
  const passed = castOf(before, picture('go_on', { first: { figure: 1 }, news }), null);
  assert.deepEqual([passed.fresh, passed.seat, passed.passed], [['dice'], 0, true]);
  const short = castOf(before, picture('missed', { attempt: missed([3, 4]), news }), null);
  assert.deepEqual([short.fresh, short.seat, short.passed, short.short], [['dice'], 0, null, 1]);
  const failed = castOf(before, picture('begin', { news, mover: 1 }), null);
  assert.deepEqual([failed.fresh, failed.seat, failed.passed], [['dice'], 0, false]);
});

test('a rival throws first', () => {
  const news = { dice: [3, 4], rival: [1, 2], asked: 1 };
  const cast = castOf(picture('begin'), picture('go_on', { first: { figure: 1 }, news }), null);
  assert.deepEqual([cast.fresh, cast.asked], [['rival', 'dice'], 1]);
});

test('after a miss only the risk die is thrown', () => {
  const before = picture('missed', { attempt: missed([3, 4]), news: { dice: [3, 4] } });
  const news = { dice: [3, 4], risk: 'red' };
  const failed = castOf(before, picture('begin', { first: { risk: 2 }, news, mover: 1 }), null);
  assert.deepEqual([failed.fresh, failed.seat, failed.passed, failed.risk], [['risk'], 0, false, 'red']);
  const passed = castOf(before, picture('go_on', { first: { figure: 1, risk: 2 }, news: { ...news, risk: '+1' } }), null);
  assert.deepEqual([passed.fresh, passed.passed], [['risk'], true]);
  const back = castOf(before, picture('begin', { news: { dice: [3, 4] }, mover: 1 }), null);
  assert.deepEqual([back.fresh, back.passed], [[], false]);
});

test('nothing is thrown when a place is secured, a stone brought up, or somebody retreats', () => {
  const news = { dice: [3, 4] };
  const on = picture('go_on', { first: { stone: 1, figure: 3 }, news });
  const known = castOf(null, on, null);
  assert.deepEqual([known.fresh, known.seat, known.passed], [[], 0, true]);
  const secured = castOf(on, picture('begin', { first: { stone: 3, figure: 3 }, news, mover: 1 }), known);
  assert.deepEqual([secured.fresh, secured.seat, secured.passed], [[], 0, true]);
  assert.deepEqual(castOf(on, picture('go_on', { first: { stone: 3, figure: 3 }, news }), known).fresh, []);
  assert.equal(castOf(picture('begin', { first: { stone: 3, figure: 3 } }), picture('begin'), known), null);
});

test('whoever jumps to another moment of a replay sees no throw', () => {
  const far = picture('go_on', { first: { figure: 5 }, second: { stone: 4, figure: 4 }, news: { dice: [6, 6] } });
  assert.deepEqual(castOf(picture('begin'), far, null).fresh, []);
});

test('a throw belongs to whoever threw it, also where turns were skipped', () => {
  const news = { dice: [2, 2], risk: '+1' };
  const before = picture('go_on', { first: { figure: 1 }, more: [{}, {}], news: { dice: [3, 6] } });
  const known = castOf(null, before, null);
  // The first one has failed, and so has the second, who never left the start.
  const skipped = castOf(before, picture('begin', { more: [{}, {}], news, mover: 2 }), known);
  assert.deepEqual([skipped.fresh, skipped.seat, skipped.passed], [[], 1, null]);
  // Whoever has finished has no turn in between.
  const finished = { more: [{}, {}], second: { stone: 4, figure: 4, place: 1 } };
  const next = castOf(picture('begin', finished), picture('begin', { ...finished, news, mover: 2 }), null);
  assert.deepEqual([next.fresh, next.seat, next.passed], [['dice'], 0, false]);
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
