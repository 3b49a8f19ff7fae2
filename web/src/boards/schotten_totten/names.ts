// What things are called, in words, for labels and screen readers.
import type { Say } from '../shared/words';
import { clanOf, valueOf, type HandPicture, type StonePicture } from './picture';

const OWN = 'schotten-totten-web-';

// This board's own texts.
export const own = (say: Say, key: string, args?: Record<string, string | number>): string => say(OWN + key, args);

export function cardName(say: Say, card: string): string {
  const clan = clanOf(card);
  if (clan) return own(say, 'card', { clan: say(`schotten-totten-clan-${clan}`), value: valueOf(card) });
  return say(`schotten-totten-card-${card}`);
}

export function cardNames(say: Say, cards: string[]): string {
  return cards.length ? cards.map((card) => cardName(say, card)).join(', ') : own(say, 'cards-none');
}

// "Ada's hand: 6 cards; one of them a tactics card"
export function handName(say: Say, hand: HandPicture, name: string): string {
  const count = own(say, 'hand-hidden', { name, count: hand.clan + hand.tactics });
  return hand.tactics ? `${count}; ${own(say, 'hand-tactics', { count: hand.tactics })}` : count;
}

export interface Sides {
  lower: number; // the seat at the lower edge
  viewer: number;
  names: string[]; // of the players
}

// Whose side, hand or stone it is: yours, or the player's by name.
export const sideName = (say: Say, sides: Sides, seat: number): string =>
  seat === sides.viewer ? own(say, 'side-yours') : own(say, 'side-of', { name: sides.names[seat] ?? '' });

// "stone 3; your side: red 7, red 8; Ada's side: blue 2; …"
export function stoneName(say: Say, stone: StonePicture, sides: Sides, fresh: boolean): string {
  const seats = [sides.lower, 1 - sides.lower];
  const parts = [own(say, 'stone', { stone: stone.number })];
  if (stone.owner >= 0)
    parts.push(
      stone.owner === sides.viewer
        ? own(say, 'stone-yours')
        : own(say, 'stone-of', { name: sides.names[stone.owner] ?? '' }),
    );
  if (fresh) parts.push(own(say, 'claimed-now'));
  for (const seat of seats) {
    const laid = [...(stone.sides[seat] ?? []), ...(stone.terrain[seat] ?? [])];
    parts.push(own(say, 'side-cards', { side: sideName(say, sides, seat), list: cardNames(say, laid) }));
  }
  const free = stone.places - (stone.sides[sides.lower]?.length ?? 0);
  if (stone.owner < 0) parts.push(free > 0 ? own(say, 'places', { places: free }) : own(say, 'complete'));
  // What the viewer can claim has a button of its own.
  for (const seat of seats)
    if (stone.owner < 0 && stone.provable[seat] && seat !== sides.viewer)
      parts.push(own(say, 'provable', { name: sides.names[seat] ?? '' }));
  return parts.join('; ');
}
