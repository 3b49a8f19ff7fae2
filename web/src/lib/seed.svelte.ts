// What this browser adds to the next deal: random, unless somebody trusts his own luck more. It stays here until the
// dealer has bound himself.
import { randomHex } from './wait';

const LONGEST = 64;
const UNUSUAL = /[^ -{}~\u00a1-\u00ac\u00ae-\u024f]/g; // all but Latin letters and what is printed among them; no bar

export const seed = $state({ words: randomHex() });

export const another = (): void => void (seed.words = randomHex());

// As records can write it; the next deal gets another one.
export function takeSeed(): string {
  const taken = seed.words.replace(UNUSUAL, '').slice(0, LONGEST).trim() || randomHex();
  another();
  return taken;
}
