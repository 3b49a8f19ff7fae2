// What the server tells this board: `position.picture` and the parts of the choices.
import type { Choice, PositionView } from '../../lib/types';
import { TACTICS_SYMBOLS } from './symbols';

export type Stack = 'clan' | 'tactics';

export interface StonePicture {
  number: number; // from 1
  owner: number; // -1: nobody
  places: number;
  sides: string[][]; // by seat, like every list below
  terrain: string[][];
  provable: boolean[];
  open: boolean[];
}

export interface HandPicture {
  cards: string[]; // those the viewer knows
  clan: number; // how many there are, known or not
  tactics: number;
}

export interface Picture {
  stones: StonePicture[];
  hands: HandPicture[];
  stacks: { clan: number; tactics: number | null };
  returned: Record<Stack, string[]>; // the uppermost first
  discards: string[];
  played: number[];
  fresh: string[];
  claimed: number[];
  trick: string | null;
  taken: string | null;
}

export type Verb = 'lay' | 'claim' | 'play' | 'pass' | 'draw' | 'end' | 'take' | 'to' | 'discard' | 'return' | 'drop';

// A legal move: what is sent, and what it is done to.
export interface Offer {
  move: string;
  verb: Verb;
  card?: string;
  stone?: number;
  stack?: Stack;
}

export const pictureOf = (position: PositionView): Picture => position.picture as unknown as Picture;

export const offersOf = (choices: Choice[]): Offer[] =>
  choices.map((choice) => ({ ...(choice.parts as unknown as Offer), move: choice.move }));

export type Clan = 'r' | 'o' | 'y' | 'g' | 'b' | 'v';

// "r7" is a clan card, everything else has a name.
export function clanOf(card: string): Clan | null {
  return /^[roygbv]\d+$/.test(card) ? (card[0] as Clan) : null;
}

// Played without a place on the table.
const TRICKS = new Set(['scout', 'redeploy', 'deserter', 'traitor']);

// Laid at a stone without taking a place.
const TERRAIN = new Set(['fog', 'mud']);

export const isTerrain = (card: string): boolean => TERRAIN.has(card);

export const isTrick = (card: string): boolean => TRICKS.has(card);

export const isCard = (name: string): boolean => clanOf(name) !== null || name in TACTICS_SYMBOLS;

export const valueOf = (card: string): number => Number(card.slice(1));

export const stackOf = (card: string): Stack => (clanOf(card) ? 'clan' : 'tactics');

export interface Unknown {
  clan: number;
  tactics: number;
}

// How many cards of a hand the viewer doesn't know.
export function unknownIn(hand: HandPicture): Unknown {
  const known = hand.cards.filter(clanOf).length;
  return { clan: hand.clan - known, tactics: hand.tactics - (hand.cards.length - known) };
}

// Every card that is drawn face up somewhere.
export function visibleCards(picture: Picture): Set<string> {
  return new Set([
    ...picture.stones.flatMap((stone) => [...stone.sides.flat(), ...stone.terrain.flat()]),
    ...picture.hands.flatMap((hand) => hand.cards),
    ...picture.discards,
    ...picture.returned.clan,
    ...picture.returned.tactics,
  ]);
}
