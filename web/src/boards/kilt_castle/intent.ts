// What the player is about to do: a card, then a slot; or a site, then a floor; then the move is confirmed. Pure
// functions; what is legal comes from the offers alone.
import type { Step as Shared } from '../shared/deciding.svelte';
import { slotOf, type Building, type Going, type Offer, type Picture } from './picture';
import { SLOTS } from './plan';

export type Intent =
  | { kind: 'idle' }
  | { kind: 'row'; slot: number } // its cards are laid out to choose from
  | { kind: 'card'; card: string }
  | { kind: 'site'; field: string } // the floor is still to be chosen
  | { kind: 'tentative'; offer: Offer } // shown on the board, waits for "confirm"
  | { kind: 'sent'; offer: Offer }; // waits for the table

export type Step = Shared<Intent>;

export type Phase = 'look' | Offer['verb'];

export const IDLE: Intent = { kind: 'idle' };

export const phaseOf = (offers: Offer[]): Phase => offers[0]?.verb ?? 'look';

const offerOf = (intent: Intent): Offer | null =>
  intent.kind === 'tentative' || intent.kind === 'sent' ? intent.offer : null;

export function chosenCard(intent: Intent): string | null {
  if (intent.kind === 'card') return intent.card;
  const offer = offerOf(intent);
  return offer?.verb === 'move' ? offer.card : null;
}

// The field that is built on, or whose roof moves.
export function chosenField(intent: Intent): string | null {
  if (intent.kind === 'site') return intent.field;
  const offer = offerOf(intent);
  return offer === null || offer.verb === 'move' ? null : offer.field;
}

export const goings = (offers: Offer[], card: string | null): Going[] =>
  offers.filter((offer) => offer.verb === 'move').filter((offer) => offer.card === card);

// The floors that may be built on a field, the blank one first.
export const floors = (offers: Offer[], field: string | null): Building[] =>
  offers.filter((offer) => offer.verb === 'build').filter((offer) => offer.field === field);

export const send = (offer: Offer): Step => ({ intent: { kind: 'sent', offer }, send: offer.move });

export function propose(offer: Offer, confirm: boolean): Step {
  return confirm ? { intent: { kind: 'tentative', offer } } : send(offer);
}

// A card is touched; whichever else was chosen is put down.
export function chooseCard(intent: Intent, offers: Offer[], picture: Picture, card: string): Step {
  if (phaseOf(offers) !== 'move') return { intent };
  const slot = slotOf(picture, card)?.number ?? 0;
  if (intent.kind === 'card' && intent.card === card) return { intent: IDLE };
  const chosen: Intent = { kind: 'card', card };
  return goings(offers, card).length ? { intent: chosen } : { intent: chosen, ask: `${card}>${(slot + 1) % SLOTS}` };
}

// A slot is touched: the chosen card goes there; or the slot's cards are what is meant.
export function chooseSlot(intent: Intent, offers: Offer[], picture: Picture, slot: number, confirm: boolean): Step {
  if (phaseOf(offers) !== 'move') return { intent };
  const card = chosenCard(intent);
  const offer = goings(offers, card).find((each) => each.slot === slot);
  if (offer) return propose(offer, confirm);
  const cards = picture.slots[slot]?.cards ?? [];
  const own = card === null ? undefined : slotOf(picture, card)?.number;
  if (own === slot) return { intent: IDLE };
  // Whoever touches what lies ahead of the chosen card, means it as a target.
  const ahead = own !== undefined && picture.front !== null && reach(own, slot) <= reach(own, picture.front);
  const ask = card !== null && (ahead || !cards.length) ? { ask: `${card}>${slot}` } : {};
  const [only] = cards;
  if (!only) return { intent, ...ask };
  if (cards.length > 1) return { intent: { kind: 'row', slot }, ...ask };
  return { ...chooseCard(IDLE, offers, picture, only.name), ...ask };
}

const reach = (from: number, to: number): number => (to - from + SLOTS) % SLOTS;

// A field is touched: a site, or a roof.
export function chooseField(intent: Intent, offers: Offer[], field: string, confirm: boolean): Step {
  const phase = phaseOf(offers);
  if (phase === 'roof') {
    const offer = offers.find((each) => each.verb === 'roof' && each.field === field);
    return offer ? propose(offer, confirm) : { intent, ask: `roof ${field}` };
  }
  if (phase !== 'build') return { intent };
  const [blank, other] = floors(offers, field);
  if (!blank) return { intent, ask: field };
  if (confirm || !other) return chosenField(intent) === field ? { intent } : propose(blank, confirm);
  return { intent: { kind: 'site', field } };
}

export function confirmed(intent: Intent): Step {
  return intent.kind === 'tentative' ? send(intent.offer) : { intent };
}

// One step back: a card shown at a slot lies at its own place again but is still chosen.
export function cancelled(intent: Intent): Intent {
  if (intent.kind === 'sent') return intent;
  const card = intent.kind === 'tentative' ? chosenCard(intent) : null;
  return card === null ? IDLE : { kind: 'card', card };
}
