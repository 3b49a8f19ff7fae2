import type { Ending } from './types';

// The seats of a game that is over, the best first, each with its rank; those who are equal share one.
export function ranking({ payoffs, points }: Ending): { seat: number; rank: number }[] {
  const better = (a: number, b: number): number =>
    (payoffs[b] ?? 0) - (payoffs[a] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0);
  const seats = payoffs.map((_, seat) => seat);
  return seats
    .map((seat) => ({ seat, rank: 1 + seats.filter((other) => better(other, seat) < 0).length }))
    .sort((a, b) => a.rank - b.rank);
}
