import assert from 'node:assert/strict';
import test from 'node:test';
import { area, edge, path, stepAt, together, xOf, yOf } from '../../web/src/lib/graph.ts';
import { about, change, percent, within } from '../../web/src/lib/percent.ts';

const frame = { width: 512, height: 112, left: 0, last: 10 };

test('every step is found where it is drawn, and the ends from beyond', () => {
  for (const last of [0, 1, 10, 381])
    for (let step = 0; step <= last; step++) assert.equal(stepAt(xOf(step, { ...frame, last }), { ...frame, last }), step);
  assert.equal(stepAt(-50, frame), 0);
  assert.equal(stepAt(5000, frame), 10);
  assert.equal(stepAt(xOf(4, frame) + 20, frame), 4);
  assert.equal(stepAt(xOf(4, frame) + 30, frame), 5);
});

test('certainty stands at the top, impossibility at the bottom, and neither is cut off', () => {
  assert.ok(yOf(10_000, frame) > 0 && yOf(0, frame) < 112);
  assert.equal(yOf(5_000, frame), 56);
  assert.ok(yOf(10_000, frame) < yOf(5_000, frame));
});

test('shares stand one upon another and fill the graph', () => {
  const chances = [3_000, 6_000, 1_000];
  assert.deepEqual([-1, 0, 1, 2].map((upTo) => together(chances, [2, 0, 1], upTo)), [0, 1_000, 4_000, 10_000]);
});

test('a game that was given up ends with a leap to its result', () => {
  const points = edge([[5_000, 5_000], [7_000, 3_000]], [0, 10_000], [0, 1], 0, { ...frame, last: 1 });
  assert.equal(points.length, 3);
  assert.equal(points[1][0], points[2][0]);
  assert.deepEqual(points.map(([, y]) => y), [5_000, 7_000, 0].map((share) => yOf(share, frame)));
});

test('an area goes along one edge and back along the other', () => {
  assert.equal(path([[0, 1], [2, 3.14159]]), 'M0.0 1.0L2.0 3.1');
  assert.equal(area([[0, 0], [9, 0]], [[0, 5], [9, 5]]), 'M0.0 0.0L9.0 0.0L9.0 5.0L0.0 5.0Z');
});

test('chances are written as the language does', () => {
  assert.equal(percent(6_180, 'en'), '61.80%');
  assert.equal(percent(6_180, 'de'), '61,80\u00a0%');
  assert.equal(percent(10_000, 'nl', 0), '100%');
  assert.equal(change(-320, 'en'), '−3.20%');
  assert.equal(change(320, 'nl'), '+3,20%');
  assert.equal(change(0, 'en'), '0.00%');
});

test('what may be off is written in whole percents, with its margin rounded up', () => {
  assert.equal(about(6_180, 0, 'en'), '61.80%');
  assert.equal(about(6_180, 201, 'en'), '62%\u00a0±\u00a03');
  assert.equal(about(6_180, 40, 'de'), '62\u00a0%\u00a0±\u00a01');
  assert.equal(within(0), '');
  assert.equal(change(-1_234, 'en', 0) + within(500), '−12%\u00a0±\u00a05');
});
