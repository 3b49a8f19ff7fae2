// What things are called, in words, for labels and screen readers.
import type { Args } from '../../lib/types';
import { upperFirst, type Say } from '../shared/words';
import { all, type Count, type Offer, type Picture, type Verb } from './picture';

// This board's own texts.
export const own = (say: Say, key: string, args?: Args): string => say(`tug-of-war-web-${key}`, args);

// What the board calls people.
export interface Words {
  say: Say;
  picture: Picture;
  names: string[]; // of the players; of the villages where nobody plays
}

export const sentence = (parts: string[]): string => upperFirst(parts.join('; '));

export const villageName = (say: Say, seat: number): string => say('tug-of-war-village', { seat: seat + 1 });

export const countName = (say: Say, { standing, lying }: Count): string => own(say, 'athletes', { standing, lying });

// "Ailsa: 9 standing, 2 lying; Rob: 7 standing. The rope …"
export function fieldName({ say, picture, names }: Words): string {
  const sides = picture.sides.map((side, seat) => `${names[seat]}: ${countName(say, side)}`);
  const ahead = names[picture.rope > 0 ? 1 : 0] ?? '';
  return sentence([...sides, picture.rope ? own(say, 'rope', { name: ahead }) : own(say, 'rope-level')]);
}

// "4 · 3 · 2", with another die at one place
export const columnName = (picture: Picture, seat: number, place = 0, value: number | null = null): string =>
  (picture.sides[seat]?.column ?? []).map((each, at) => (at === place - 1 ? value : each.value)).join('·');

export const verbName = (say: Say, verb: Verb): string => own(say, `do-${verb}`);

// What a die has done at a place.
export const doneName = (say: Say, verb: Verb): string => own(say, `did-${verb}`);

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '±0');

// What comes of a move, and for whose side.
export interface Result {
  seat: number;
  words: string;
  column: string; // how the column changes; '': it doesn't
}

export function resultOf({ say, picture }: Words, { verb, mine, theirs, ...offer }: Offer): Result | null {
  const { mover } = picture;
  const [me, them] = [picture.sides[mover], picture.sides[1 - mover]];
  if (!me || !them || !mine || !theirs) return null;
  const here = { seat: mover, column: '' };
  const there = { seat: 1 - mover, column: '' };
  switch (verb) {
    case 'swap': {
      const left = all(mine) - (offer.leave ?? 0);
      const column = `${columnName(picture, mover)} → ${columnName(picture, mover, offer.place, offer.column ?? null)}`;
      return { ...here, words: own(say, 'swap-more', { change: signed(left - all(me)), left }), column };
    }
    case 'leave':
      return { ...here, words: countName(say, mine) };
    case 'remove':
      return { ...there, words: own(say, 'remove-more', { before: them.standing, after: theirs.standing }) };
    case 'fell':
      return { ...there, words: own(say, 'fell-more', { before: them.lying, after: theirs.lying }) };
    case 'berserker':
      return { ...there, words: own(say, 'berserker-more', { before: all(them), after: all(theirs) }) };
    case 'weaken':
      return { ...there, words: countName(say, theirs) };
    default:
      return null;
  }
}
