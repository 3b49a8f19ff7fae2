// What the server tells this board: `position.picture` and the parts of the choices.
import type { Choice, PositionView } from '../../lib/types';

export interface CardPicture {
  name: string;
  red: boolean; // a red arrow: a card of the pro race
  number: number | null; // the big one; null: none is printed
  yellow: number | null; // the small one
  reconstructed: boolean;
}

export interface SeatPicture {
  stone: number; // places: 0 is the start
  figure: number;
  risk: number; // risk stones
  place: number; // won; 0: still racing
  rank: number; // by the stones
  last: boolean; // alone
  mover: boolean;
}

export type Part = 'rival' | 'dice' | 'risk'; // whose dice, or the risk die
export type Pair = [low: number, high: number];

export interface Attempt {
  place: number;
  need: number | null; // null: the rival has still to roll
  yellow: boolean;
  asked: number | null; // the seat that rolled, or rolls, the number
  dice: Pair | null;
  short: number | null; // how much is missing
}

// Something that can be rolled for now.
export interface Way {
  move: string;
  place: number;
  need: number | null; // null: a rival rolls it
  chance: Pair; // so many of so many
  risked: Pair; // … with a risk throw
}

export interface Moved {
  seat: number;
  what: 'figure' | 'stone';
  from: number;
  to: number;
}

export interface Throw {
  what: Part;
  seat: number; // who threw
  runner: number; // whose attempt it is
  need: number | null; // null: a rival throws it
  dice: Pair; // also those that the risk die adds to
  face: string | null; // of the risk die
  passes: boolean | null; // null: a rival's throw decides nothing
  decided: string; // the key of the position in which somebody decided to throw; '': that was earlier
}

// What the last moves did.
export interface News {
  track: number[];
  throws: Throw[];
  moved: Moved[];
  stones: { seat: number; by: number }[];
}

export interface Picture {
  key: string; // the same for the same position
  length: number;
  track: (CardPicture | null)[]; // by place − 1; null: not laid yet
  goal: number; // 0: nothing has to be rolled
  seats: SeatPicture[];
  most: number; // risk stones that one may hold
  phase: string;
  passed: number; // cards in a row
  row: number; // so many let the last one catch up
  catchup: boolean; // they count for whoever plays
  attempt: Attempt | null;
  ways: Way[];
  new: News;
}

// A legal move: what is sent, and what it is done to.
export type Offer = { move: string } & (
  | { verb: 'roll' | 'yellow'; place: number; need: number | null }
  | { verb: 'ask'; seat: number; place: number }
  | { verb: 'secure' | 'up' | 'bonus' | 'back'; to: number }
  | { verb: 'retreat' | 'risk' | 'stay' }
);

export type Verb = Offer['verb'];

export const pictureOf = (position: PositionView): Picture => position.picture as unknown as Picture;

export const offersOf = (choices: Choice[]): Offer[] =>
  choices.map((choice) => ({ ...(choice.parts as unknown as Offer), move: choice.move }));

export const goalOf = (picture: Picture): number => picture.length + 1;

export const cardAt = (picture: Picture, place: number): CardPicture | null => picture.track[place - 1] ?? null;

// In whole percent; what isn't certain isn't called so.
export function percent([count, of]: Pair): number {
  const share = Math.round((100 * count) / of);
  return count > 0 && count < of ? Math.min(Math.max(share, 1), 99) : share;
}
