import assert from 'node:assert/strict';
import test from 'node:test';
import { now, pass } from './clock.mjs';
import { Pace } from '../../web/src/lib/pace.ts';

// What somebody did, as the table tells it: its lines follow on from the view before.
const did = (seat, seq, lines = [seq]) => ({
  seq,
  keep: lines[0] - 1,
  lines: lines.map((each) => ({ seq: each, seat, words: '', marks: [] })),
});

// A page that shows views as Table does: with the whole log, and when.
function page() {
  const log = { shown: [], lines: [], pace: null, start: now() };
  log.pace = new Pace((view) => {
    log.shown.push([view.seq, now() - log.start]);
    log.lines = [...log.lines.filter((seq) => seq <= view.keep), ...view.lines.map((line) => line.seq)];
  });
  return log;
}

test('my own move is shown at once, and what three bots answer one after another', () => {
  const { pace, shown } = page();
  pace.now(did(0, 1));
  pass(20);
  for (const seat of [1, 2, 3]) pace.later(did(seat, seat + 1));
  assert.deepEqual(shown, [[1, 0]]);
  assert.ok(pace.waiting);
  pass(5000);
  assert.deepEqual(shown, [[1, 0], [2, 700], [3, 1400], [4, 2100]]);
  assert.ok(!pace.waiting);
});

test('somebody who goes on is shown sooner', () => {
  const { pace, shown } = page();
  pace.now(did(0, 1));
  for (const seq of [2, 3, 4]) pace.later(did(1, seq));
  pass(5000);
  assert.deepEqual(shown.map(([, when]) => when), [0, 700, 1050, 1400]);
});

test('nobody waits after a pause', () => {
  const { pace, shown } = page();
  pace.now(did(0, 1));
  pass(3000);
  pace.later(did(1, 2));
  assert.deepEqual(shown, [[1, 0], [2, 3000]]);
});

// Views with so much to read.
const saying = (view, letters) => ({ ...view, lines: view.lines.map((line) => ({ ...line, words: 'x'.repeat(letters) })) });

test('a round of three bots is shown whole, and takes no longer than one likes to wait', () => {
  const log = page();
  log.pace.now(saying(did(0, 1), 50));
  const seats = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3];
  seats.forEach((seat, index) => log.pace.later(saying(did(seat, index + 2), 50)));
  pass(20_000);
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, ...seats.map((_, index) => index + 2)]);
  const gaps = log.shown.slice(1).map(([, when], index) => when - log.shown[index][1]);
  assert.ok(gaps.every((gap) => gap >= 650), `${gaps}`);
  assert.ok(log.shown.at(-1)[1] <= 9500, `${log.shown.at(-1)}`);
});

test('with many in the queue some are shown together, of one seat, and no line is lost', () => {
  const log = page();
  log.pace.now(did(0, 1));
  const seats = [1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3];
  seats.forEach((seat, index) => log.pace.later(did(seat, index + 2)));
  pass(20_000);
  // What the second did first isn't shown alone; what the first and the third did is.
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  assert.deepEqual(log.lines, [1, ...seats.map((_, index) => index + 2)]);
});

test('however many play in turn, the queue has an end', () => {
  const log = page();
  log.pace.now(did(0, 1));
  for (let seq = 2; seq <= 101; seq++) log.pace.later(did(1 + (seq % 3), seq));
  pass(20_000);
  assert.equal(log.shown.length, 13);
  assert.equal(log.lines.length, 101);
});

test('what is shown at once takes along what has waited', () => {
  const log = page();
  log.pace.now(did(0, 1));
  log.pace.later(did(1, 2));
  log.pace.later(did(2, 3));
  log.pace.now(did(0, 4));
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, 4]);
  assert.deepEqual(log.lines, [1, 2, 3, 4]);
  pass(5000);
  assert.equal(log.shown.length, 2);
});

test('an answer that comes late overtakes nothing', () => {
  const log = page();
  log.pace.now(did(0, 1));
  log.pace.later(did(1, 3));
  log.pace.now(did(0, 2));
  pass(5000);
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, 2, 3]);
  assert.deepEqual(log.lines, [1, 2, 3]);
});

test('the whole log in another language replaces what has waited', () => {
  const log = page();
  log.pace.now(did(0, 1));
  log.pace.later(did(1, 2));
  log.pace.now({ ...did(1, 3, [1, 2, 3]), keep: -1 });
  pass(5000);
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, 3]);
  assert.deepEqual(log.lines, [1, 2, 3]);
});

test('a move that is taken back while views wait takes them along, and its line', () => {
  const log = page();
  log.pace.now(did(0, 1));
  log.pace.now(did(0, 2));
  log.pace.later(did(1, 3));
  log.pace.later(did(2, 4));
  log.pace.now({ ...did(0, 5), keep: 1, lines: [] });
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, 2, 5]);
  assert.deepEqual(log.lines, [1]);
  assert.ok(!log.pace.waiting);
});

test('a move that somebody else takes back goes when it is its turn', () => {
  const log = page();
  log.pace.now(did(0, 1));
  log.pace.later(did(1, 2));
  log.pace.later({ ...did(1, 4), keep: 1 });
  pass(700);
  assert.deepEqual(log.lines, [1, 2]);
  pass(5000);
  assert.deepEqual(log.lines, [1, 4]);
});

test('after a new connection lines that are known come again, and stand there once', () => {
  const log = page();
  log.pace.now(did(0, 1));
  pass(1000);
  log.pace.later(did(1, 2));
  log.pace.later(did(2, 3));
  log.pace.later(did(3, 4, [2, 3, 4]));
  pass(5000);
  assert.deepEqual(log.shown.map(([seq]) => seq), [1, 2, 3, 4]);
  assert.deepEqual(log.lines, [1, 2, 3, 4]);
});

test('whoever no longer wants to wait sees everything at once', () => {
  const log = page();
  log.pace.now(did(0, 1));
  for (const seq of [2, 3, 4]) log.pace.later(did(seq - 1, seq));
  log.pace.flush();
  assert.deepEqual(log.shown, [[1, 0], [4, 0]]);
  assert.deepEqual(log.lines, [1, 2, 3, 4]);
  log.pace.flush();
  pass(5000);
  assert.equal(log.shown.length, 2);
});

test('a page that is left shows nothing more', () => {
  const { pace, shown } = page();
  pace.now(did(0, 1));
  pace.later(did(1, 2));
  pace.close();
  pass(5000);
  assert.equal(shown.length, 1);
});

test('the more there is to read, the longer it stays', () => {
  const { pace, shown } = page();
  pace.now(did(0, 1));
  pace.later(saying(did(1, 2), 80));
  pace.later(saying(did(2, 3), 500));
  pace.later(did(3, 4));
  pass(10_000);
  assert.deepEqual(shown.map(([, when]) => when), [0, 700, 2700, 5200]);
});
