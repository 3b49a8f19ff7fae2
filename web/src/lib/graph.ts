// Where things stand on the graph of the chances: the shares of all seats, one upon another.

export interface Frame {
  width: number;
  height: number;
  left: number; // room for the scale
  last: number; // the number of the last step
}

type Point = [x: number, y: number];

const SURE = 10_000; // hundredths of a percent
const MARGIN = 6; // the outermost marks aren't cut off

export function xOf(step: number, { width, left, last }: Frame): number {
  return left + MARGIN + (step / Math.max(1, last)) * (width - left - 2 * MARGIN);
}

export function yOf(share: number, { height }: Frame): number {
  return MARGIN + (1 - share / SURE) * (height - 2 * MARGIN);
}

// The step nearest to a place on the graph.
export function stepAt(x: number, frame: Frame): number {
  const { width, left, last } = frame;
  const step = Math.round(((x - left - MARGIN) / (width - left - 2 * MARGIN)) * last);
  return Math.min(last, Math.max(0, step));
}

// What the seats from the lowest up to this one have together.
export function together(chances: readonly number[], order: readonly number[], upTo: number): number {
  return order.slice(0, upTo + 1).reduce((sum, seat) => sum + (chances[seat] ?? 0), 0);
}

// The upper edge of a seat's share over all steps. A game that was given up ends with a leap to its result.
export function edge(chances: readonly number[][], result: readonly number[], order: readonly number[], upTo: number, frame: Frame): Point[] {
  const steps = chances.map((each, step): Point => [xOf(step, frame), yOf(together(each, order, upTo), frame)]);
  return [...steps, [xOf(frame.last, frame), yOf(together(result, order, upTo), frame)]];
}

export const path = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

// What lies between two edges.
export const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${path([...upper, ...lower.toReversed()])}Z`;
