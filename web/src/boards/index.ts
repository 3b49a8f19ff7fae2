// One line for each game that has a board; any other game is played from the list of choices.
import { part } from '../lib/part';
import type { Board } from './types';

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  schotten_totten: () => import('./schotten_totten/Board.svelte'),
  kilt_castle: () => import('./kilt_castle/Board.svelte'),
  schotten_rennen: () => import('./schotten_rennen/Board.svelte'),
  tug_of_war: () => import('./tug_of_war/Board.svelte'),
};

export const hasBoard = (game: string): boolean => game in BOARDS;

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import('./plain/Plain.svelte'));
  return (await part(load)).default;
}
