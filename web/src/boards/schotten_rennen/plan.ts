// Where the places of a track lie: in one row, or in rows that wind to and fro.

export interface Cell {
  column: number; // both counted from 1, as in a grid
  row: number;
  turn: number; // to where the next place lies, in degrees: 0 right, 90 down, 180 left
  facing: 1 | -1; // to where one runs in this row: right, left
}

export function cellOf(place: number, columns: number): Cell {
  const row = Math.floor(place / columns);
  const along = place % columns;
  const back = row % 2 === 1;
  const turn = along === columns - 1 ? 90 : back ? 180 : 0;
  return { column: back ? columns - along : along + 1, row: row + 1, turn, facing: back ? -1 : 1 };
}

// The place beside another one; null: there is none.
export function placeBeside(
  place: number,
  columns: number,
  goal: number,
  right: number,
  down: number,
): number | null {
  const { column, row } = cellOf(place, columns);
  for (let other = 0; other <= goal; other++) {
    const cell = cellOf(other, columns);
    if (cell.column === column + right && cell.row === row + down) return other;
  }
  return null;
}

// The places that one passes on the way, both ends left out.
export function between(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  const count = Math.max(Math.abs(to - from) - 1, 0);
  return Array.from({ length: count }, (_, index) => from + step * (index + 1));
}
