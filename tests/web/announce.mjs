import assert from 'node:assert/strict';
import test from 'node:test';
import { pass } from './clock.mjs';

globalThis.$state = (value) => value;
globalThis.window = globalThis;
const { announce, hush, speech } = await import('../../web/src/lib/announce.svelte.ts');

test('what comes in quick succession is said together', () => {
  announce('One.');
  pass(200);
  announce('Two.');
  pass(250);
  assert.equal(speech.polite, 'One. Two.');
});

test('nothing is said while there is more to come', () => {
  let more = true;
  announce('Three.', () => more);
  pass(700);
  announce('Four.', () => more);
  pass(700);
  assert.equal(speech.polite, 'One. Two.');
  more = false;
  pass(250);
  assert.equal(speech.polite, 'Three. Four.');
});

test('what was about to be said is not said to somebody else', () => {
  let more = true;
  announce('A secret.', () => more);
  pass(300);
  hush();
  more = false;
  pass(1000);
  assert.equal(speech.polite, '');
});
