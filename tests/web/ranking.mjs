import assert from 'node:assert/strict';
import test from 'node:test';
import { ranking } from '../../web/src/lib/ranking.ts';

const ranked = (payoffs, points) => ranking({ payoffs, points }).map(({ seat, rank }) => [seat, rank]);

test('the best stand first, and equals share a rank', () => {
  assert.deepEqual(ranked([-1, -1, 3, -1], [12, 9, 20, 12]), [[2, 1], [0, 2], [3, 2], [1, 4]]);
  assert.deepEqual(ranked([1, -2, 1], [30, 12, 30]), [[0, 1], [2, 1], [1, 3]]);
});

test('whoever wins stands above somebody with more points who gave up', () => {
  assert.deepEqual(ranked([-1, 2, -1], [25, 18, 11]), [[1, 1], [0, 2], [2, 3]]);
});
