// What the server tells this board: `position.picture` and the parts of the choices.
import type { Choice, PositionView } from '../../lib/types';

export interface PlacePicture {
  value: number | null; // of the column die; null: it hasn't been rolled
  beside: number | null; // the die that lies there this turn
  open: boolean; // it may still get one
}

export interface Count {
  standing: number;
  lying: number;
}

export interface SidePicture extends Count {
  column: PlacePicture[];
  sixes: number;
}

export interface ThrownDie {
  value: number;
  rerolled: boolean;
  marked: boolean; // to be re-rolled
}

export interface DeedPicture {
  verb: Verb;
  die: number;
  place: number; // from 1; 0: no place of its own
  seat: number; // whose athletes it was about
  change: number;
}

// What the last moves did.
export interface News {
  columns: number[];
  throw: number[] | null;
  die: number | null;
  deeds: DeedPicture[];
  bout: { winner: number } | null;
}

export interface Picture {
  bout: number; // 1, 2
  bouts: number[]; // won by each seat
  turn: number; // of the bout, from 1; 0: columns are rolled
  limit: number | null; // of turns
  cap: number | null; // of athletes
  phase: string;
  mover: number;
  began: number; // the seat that began this bout
  sides: SidePicture[];
  thrown: ThrownDie[]; // not assigned yet
  rerolls: number; // left
  leaving: number; // own athletes that still have to go
  rope: number; // -100 … 100: positive to the right
  new: News;
}

export type Verb = 'keep' | 'reroll' | 'berserker' | 'leave' | 'remove' | 'fell' | 'swap' | 'weaken' | 'idle';

// A legal move: what is sent, what it is done to, and how things stand after it.
export interface Offer {
  move: string;
  verb: Verb;
  die?: number;
  place?: number; // from 1
  athlete?: 'standing' | 'lying';
  mine?: Count;
  theirs?: Count;
  column?: number;
  leave?: number; // own athletes that still have to go then
  wins?: boolean;
  loses?: boolean;
}

// Who did it: what a swap costs or brings concerns the own side, everything else the other one.
export const doerOf = ({ verb, seat }: DeedPicture): number => (verb === 'swap' || verb === 'leave' ? seat : 1 - seat);

export const pictureOf = (position: PositionView): Picture => position.picture as unknown as Picture;

export const offersOf = (choices: Choice[]): Offer[] =>
  choices.map((choice) => ({ ...(choice.parts as unknown as Offer), move: choice.move }));

export const all = ({ standing, lying }: Count): number => standing + lying;

// How a side stands after a move of the mover; null: it doesn't say.
export const afterwards = (offer: Offer, mover: number, seat: number): Count | null =>
  (seat === mover ? offer.mine : offer.theirs) ?? null;
