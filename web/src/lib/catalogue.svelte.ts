// The games on offer, in the language spoken.
import { api } from './api';
import type { GameView, Language } from './types';

const known: { games: GameView[]; language: Language | null } = $state({ games: [], language: null });

export const games = (): GameView[] => known.games;
export const gameOf = (name: string): GameView | undefined => known.games.find((game) => game.name === name);

export async function loadGames(language: Language): Promise<void> {
  if (known.language === language) return;
  known.games = await api.games();
  known.language = language;
}

// What one option set to one value means, such as “tactics game”.
export function optionWords(game: string, option: string, value: string): string {
  const found = gameOf(game)?.options.find((each) => each.name === option);
  const words = found?.choices.find((choice) => choice.value === value)?.words ?? value;
  return found && words === value ? `${found.title}: ${value}` : words;
}
