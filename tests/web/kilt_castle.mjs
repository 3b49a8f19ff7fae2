import assert from 'node:assert/strict';
import test from 'node:test';
import { priceOf } from '../../web/src/boards/kilt_castle/picture.ts';
import { cellOf, corners, fieldAt, outline, placeOf, slotBeside } from '../../web/src/boards/kilt_castle/plan.ts';

const FIELDS = [...'12345'].flatMap((row) => [...'abcde'].map((column) => column + row));

test('fields lie where their names say', () => {
  assert.deepEqual(cellOf('a5'), { column: 0, row: 0 });
  assert.deepEqual(cellOf('e1'), { column: 4, row: 4 });
  for (const field of FIELDS) assert.equal(fieldAt(cellOf(field)), field);
  assert.equal(fieldAt({ column: 5, row: 0 }), null);
});

test('each slot lies beside the field that its line begins with', () => {
  const beside = { 0: 'a1', 4: 'a5', 5: 'a5', 9: 'e5', 10: 'e5', 14: 'e1', 15: 'e1', 19: 'a1' };
  for (const [slot, field] of Object.entries(beside)) {
    const [column, row] = placeOf(Number(slot));
    const cell = cellOf(field);
    assert.equal(Math.abs(column - 2 - cell.column) + Math.abs(row - 2 - cell.row), 1, `slot ${slot}`);
  }
  assert.equal(new Set(Array.from({ length: 20 }, (_, slot) => String(placeOf(slot)))).size, 20);
});

test('arrow keys go round the castle in the direction that they point to', () => {
  const [up, right, down, left] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
  const clockwise = [up, right, down, left];
  for (let slot = 0; slot < 20; slot++) {
    const side = Math.floor(slot / 5);
    const next = (slot + 1) % 20;
    assert.equal(slotBeside(slot, ...clockwise[side]), next, `on from ${slot}`);
    assert.equal(slotBeside(next, ...clockwise[(side + 2) % 4]), slot, `back to ${slot}`);
  }
  assert.equal(slotBeside(2, ...right), null);
  assert.equal(slotBeside(17, ...down), null);
});

// How often each end of the outline's lines occurs.
function ends(area, inset) {
  const count = new Map();
  for (const end of outline(area, inset).split(/[ML]/).filter(Boolean)) count.set(end, (count.get(end) ?? 0) + 1);
  return count;
}

test('an outline is closed, whatever the area looks like', () => {
  assert.deepEqual([...ends(['a5'], 10).keys()].sort(), ['10 10', '10 90', '90 10', '90 90']);
  for (const area of [['c3'], ['a1', 'b1'], ['a1', 'a2', 'b2'], ['b1', 'b2', 'b3', 'a2', 'c2'], FIELDS])
    for (const [end, times] of ends(area, 7)) assert.equal(times, 2, `${area}: ${end}`);
});

test('a card passes the corners on its way, and takes the short way back', () => {
  const frame = { left: 0, top: 0, right: 700, bottom: 700, width: 700, height: 700 };
  const west = { x: 50, y: 350 };
  const north = { x: 350, y: 50 };
  const south = { x: 350, y: 650 };
  const pass = (from, to) => corners(frame, 100, from, to).map(({ x, y }) => `${x} ${y}`);
  assert.deepEqual(pass(west, north), ['50 50']);
  assert.deepEqual(pass(north, south), ['650 50', '650 650']);
  assert.deepEqual(pass(south, west), ['50 650']);
  assert.deepEqual(pass({ x: 50, y: 300 }, { x: 50, y: 500 }), []);
  assert.deepEqual(pass({ x: 150, y: 50 }, west), ['50 50']);
});

test('a price is too dear if the purse is known to hold less', () => {
  const colours = [{ letter: 'r', seat: 0 }, { letter: 'o', seat: 1 }];
  const price = (field, purses, letter) =>
    priceOf({ colours, purses }, { line: ['a1', 'b1'], free: 'b1' }, field, letter);
  const tower = { name: 'a1', prices: [0, 4] };
  assert.deepEqual(price(tower, [0, 4], 'r'), { letter: 'r', cost: 0, dear: false });
  assert.deepEqual(price(tower, [0, 4], 'o'), { letter: 'o', cost: 4, dear: false });
  assert.deepEqual(price(tower, [0, 3], 'o'), { letter: 'o', cost: 4, dear: true });
  assert.deepEqual(price(tower, [0, null], 'o'), { letter: 'o', cost: 4, dear: false });
  const roofed = { name: 'a1', prices: [null, null] };
  assert.deepEqual(price(roofed, [0, 0], 'o'), { letter: 'o', cost: null, dear: false });
  assert.deepEqual(price({ name: 'b1', prices: [null, null] }, [0, 0], 'o'), { letter: 'o', cost: 0, dear: false });
});
