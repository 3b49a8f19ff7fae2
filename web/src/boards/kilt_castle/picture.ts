// What the server tells this board: `position.picture` and the parts of the choices.
import type { Choice, PositionView } from '../../lib/types';

export type Letter = 'r' | 'o' | 'l' | 'd';

export interface ColourPicture {
  letter: Letter;
  seat: number;
  stock: number[]; // floors left with 0, 1 and 2 crests
  worth: number; // of its most valuable area now
  area: string[];
}

export interface FieldPicture {
  name: string;
  water: boolean;
  height: number;
  top: Letter | null; // null: unbuilt
  crests: number;
  roof: boolean;
  prices: (number | null)[]; // for building over it, by colour in play; null: that can't be
}

export interface CardPicture {
  name: string;
  inward: Letter;
  outward: Letter | null; // null: a card of one colour
}

export interface SlotPicture {
  number: number;
  line: string[]; // its fields, the nearest first
  free: string | null; // the first unbuilt one
  cards: CardPicture[];
}

export interface Paid {
  letter: Letter;
  ducats: number;
  area: string[];
}

export interface Picture {
  colours: ColourPicture[];
  purses: (number | null)[]; // by seat; null: covered
  built: number[];
  fields: FieldPicture[];
  slots: SlotPicture[];
  tail: number | null;
  front: number | null;
  moved: string | null;
  builder: Letter | null;
  next: Letter | null;
  day: boolean;
  site: string | null;
  fresh: string[];
  paid: Paid[];
  reward: { seat: number; towers: number; crests: number }[];
}

// A legal move: what is sent, and what it is done to.
export type Offer =
  | { move: string; verb: 'move'; card: string; slot: number; builders: string; day: boolean }
  | { move: string; verb: 'build'; field: string; crests: number; cost: number; to: number; roof: boolean }
  | { move: string; verb: 'roof'; field: string };

export type Going = Extract<Offer, { verb: 'move' }>;
export type Building = Extract<Offer, { verb: 'build' }>;

export const pictureOf = (position: PositionView): Picture => position.picture as unknown as Picture;

export const offersOf = (choices: Choice[]): Offer[] =>
  choices.map((choice) => ({ ...(choice.parts as unknown as Offer), move: choice.move }));

export const slotOf = (picture: Picture, card: string): SlotPicture | undefined =>
  picture.slots.find((slot) => slot.cards.some((each) => each.name === card));

export const cardOf = (picture: Picture, card: string): CardPicture | undefined =>
  slotOf(picture, card)?.cards.find((each) => each.name === card);

export const colourOf = (picture: Picture, letter: string): ColourPicture | undefined =>
  picture.colours.find((colour) => colour.letter === letter);

// A card of two colours changes sides when it is moved.
export const turned = (card: CardPicture): CardPicture =>
  card.outward === null ? card : { ...card, inward: card.outward, outward: card.inward };

export const purseOf = (picture: Picture, letter: string): number | null =>
  picture.purses[colourOf(picture, letter)?.seat ?? -1] ?? null;

// What building on a field costs a colour.
export interface Price {
  letter: Letter;
  cost: number | null; // null: it can't be built on
  dear: boolean; // it is more than what is known to be in the purse
}

// … on a field of the line.
export function priceOf(picture: Picture, slot: SlotPicture, field: FieldPicture, letter: Letter): Price {
  const place = picture.colours.findIndex((colour) => colour.letter === letter);
  const cost = field.name === slot.free ? 0 : (field.prices[place] ?? null);
  return { letter, cost, dear: (cost ?? 0) > (purseOf(picture, letter) ?? Infinity) };
}
