// The games on offer, in the language spoken.
import { api } from './api';
import { complain } from './complain';
import { load } from './load';
import type { GameView } from './types';

const known: { games: GameView[] } = $state({ games: [] });

export const games = (): GameView[] => known.games;
export const gameOf = (name: string): GameView | undefined => known.games.find((game) => game.name === name);

export const loadGames = (): (() => void) => load(api.games, (found) => (known.games = found), complain);

// What one option set to one value means, such as “tactics game”.
export function optionWords(game: string, option: string, value: string): string {
  const found = gameOf(game)?.options.find((each) => each.name === option);
  const choice = found?.choices.find((each) => each.value === value);
  const words = choice?.words ?? value.replaceAll(',', ', '); // a long list needs places to break its line
  return found && (!choice || words === value) ? `${found.title}: ${words}` : words;
}
