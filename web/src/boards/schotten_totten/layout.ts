// Measures that depend on the position; everything else about the layout is in the style sheets.
import type { Picture } from './picture';

// How many cards the tallest side has room for: mud needs a fourth place, and leaves a fourth card behind.
export function tallest(picture: Picture): number {
  return Math.max(...picture.stones.map((stone) => Math.max(stone.places, ...stone.sides.map((side) => side.length))));
}

// Cards in a row of the hand on a narrow screen: two rows of equal length from five cards on.
export const perRow = (cards: number): number => (cards < 5 ? Math.max(cards, 3) : Math.ceil(cards / 2));

// Where card number `index` of `count` lies in the fan of a side, counted from the top. Both fans begin at the stone.
export const fanPlace = (upper: boolean, index: number, count: number, places: number): number =>
  upper ? places - count + index : index;
