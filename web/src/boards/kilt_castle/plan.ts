// Where things lie: fields by their names, slots around them, outlines of areas, ways along the border.
import type { Point } from '../shared/flights';

export const SIZE = 5;
export const SLOTS = 4 * SIZE;
export type Side = 'west' | 'north' | 'east' | 'south';
const SIDES: Side[] = ['west', 'north', 'east', 'south'];

export interface Cell {
  column: number; // from 0, from the west
  row: number; // from 0, from the north, as it is drawn
}

export const cellOf = (field: string): Cell => ({
  column: field.charCodeAt(0) - 97,
  row: SIZE - Number(field[1]),
});

export const fieldAt = ({ column, row }: Cell): string | null =>
  column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : `${String.fromCharCode(97 + column)}${SIZE - row}`;

export const sideOf = (slot: number): Side => SIDES[Math.floor(slot / SIZE)] ?? 'west';

// Column and row of a slot in the grid of 7 × 7 that has the plan in its middle, from 1.
export function placeOf(slot: number): [number, number] {
  const along = slot % SIZE;
  switch (sideOf(slot)) {
    case 'west':
      return [1, SIZE + 1 - along];
    case 'north':
      return [2 + along, 1];
    case 'east':
      return [SIZE + 2, 2 + along];
    case 'south':
      return [SIZE + 1 - along, SIZE + 2];
  }
}

// The slot beside this one in a direction, as it is drawn; null: there is none.
export function slotBeside(slot: number, right: number, down: number): number | null {
  const [column, row] = placeOf(slot);
  const beside = [slot + 1, slot + SLOTS - 1].map((each) => each % SLOTS);
  const isThere = (other: number): boolean => {
    const [x, y] = placeOf(other);
    return right * (x - column) + down * (y - row) > 0;
  };
  return beside.find(isThere) ?? null;
}

// -- outlines ------------------------------------------------------------------------------------------

const UNIT = 100; // a field's side in the drawing
const STEPS: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

// The edge of an area as a path, drawn `inset` within its fields.
export function outline(area: string[], inset: number): string {
  const inside = new Set(area);
  const has = (column: number, row: number): boolean => inside.has(fieldAt({ column, row }) ?? '');
  const lines: string[] = [];
  for (const field of area) {
    const { column, row } = cellOf(field);
    for (const [dx, dy] of STEPS) {
      if (has(column + dx, row + dy)) continue;
      // Along this edge: to the left and to the right of it, seen from the middle of the field.
      const ends = [-1, 1].map((hand) => {
        const [sx, sy] = [-dy * hand, dx * hand];
        const on = has(column + sx, row + sy);
        const round = has(column + sx + dx, row + sy + dy);
        const reach = UNIT / 2 + (on ? (round ? inset : 0) : -inset);
        const out = UNIT / 2 - inset;
        const x = (column + 0.5) * UNIT + dx * out + sx * reach;
        const y = (row + 0.5) * UNIT + dy * out + sy * reach;
        return `${x} ${y}`;
      });
      lines.push(`M${ends.join('L')}`);
    }
  }
  return lines.join('');
}

// -- the way along the border --------------------------------------------------------------------------

// How far along the border a point is, clockwise from the south-western corner: each side is one long.
function along(frame: DOMRect, deep: number, { x, y }: Point): number {
  const right = (x - frame.left) / frame.width;
  const down = (y - frame.top) / frame.height;
  if (x < frame.left + deep) return 1 - down;
  if (y < frame.top + deep) return 1 + right;
  if (x > frame.right - deep) return 2 + down;
  return 3 + (1 - right);
}

// The corners that a card passes on its way round; back the other way if that is much shorter.
export function corners(frame: DOMRect, deep: number, from: Point, to: Point): Point[] {
  const half = deep / 2;
  const { left, right, top, bottom } = frame;
  const all: Point[] = [
    { x: left + half, y: bottom - half },
    { x: left + half, y: top + half },
    { x: right - half, y: top + half },
    { x: right - half, y: bottom - half },
  ];
  const start = along(frame, deep, from);
  const way = (along(frame, deep, to) - start + 4) % 4;
  const on = way <= 3;
  const end = on ? start + way : start + way - 4;
  const passed: Point[] = [];
  for (let corner = Math.ceil(start); on && corner < end; corner++) passed.push(all[corner % 4]!);
  for (let corner = Math.floor(start); !on && corner > end; corner--) passed.push(all[(corner + 4) % 4]!);
  return passed;
}
