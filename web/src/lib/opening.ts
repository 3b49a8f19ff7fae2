// From a wish to a table, and there.
import { api } from './api';
import { callMe, me } from './me.svelte';
import { go } from './router.svelte';
import { say } from './texts.svelte';
import type { GameView, Open } from './types';
import { randomHex } from './wait';

// A game lists its bots from the weakest on.
export const strongest = (game: GameView): GameView['bots'][number] | undefined => game.bots.at(-1);

// The bot of this name if the game has one; otherwise the strongest.
export const botOf = (game: GameView, name: string): GameView['bots'][number] | undefined =>
  game.bots.find((each) => each.name === name) ?? strongest(game);

// Whoever asks again for what wasn't answered gets the table that may be there already.
let unanswered: { wish: string; id: string } | null = null;

export async function openTable(wanted: Omit<Open, 'id'>): Promise<void> {
  const named = wanted.seats.find((seat) => seat.kind === 'me')?.name.trim() ?? '';
  await callMe(named);
  const seats = wanted.seats.map((seat, index) => ({
    ...seat,
    name: seat.name.trim() || (seat.kind === 'me' || seat.kind === 'here' ? say('web-player', { number: index + 1 }) : ''),
  }));
  const wish = JSON.stringify({ ...wanted, seats });
  if (unanswered?.wish !== wish) unanswered = { wish, id: randomHex() };
  const table = await api.open({ ...wanted, seats, id: unanswered.id });
  unanswered = null;
  go(`/t/${table.id}`);
}

// A game under way with one click: me, and the strongest bot on every other seat.
export function playNow(game: GameView): Promise<void> {
  const bot = strongest(game)?.name ?? '';
  const others = Array.from({ length: (game.seats[0] ?? 2) - 1 }, () => ({ kind: 'bot' as const, name: bot }));
  const seats = [{ kind: 'me' as const, name: me.name }, ...others];
  return openTable({ game: game.name, seats, options: {}, games: 1, clock: null });
}
