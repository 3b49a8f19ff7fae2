// What the player is about to do. Most buttons do at once what they say; what can't be made good is asked first.
// Pure functions; what is legal comes from the offers alone.
import type { Step as Shared } from '../shared/deciding.svelte';
import type { Offer, Verb } from './picture';

export type Intent =
  | { kind: 'idle' }
  | { kind: 'place'; place: number } // it is explained
  | { kind: 'tentative'; offer: Offer } // waits for "confirm"
  | { kind: 'sent'; offer: Offer }; // waits for the table

export type Step = Shared<Intent>;

export const IDLE: Intent = { kind: 'idle' };

const ORDER: Verb[] = ['roll', 'yellow', 'ask', 'risk', 'bonus', 'up', 'secure', 'back', 'stay', 'retreat'];

// The buttons, what one does most often first.
export const sorted = (offers: Offer[]): Offer[] =>
  offers.toSorted((one, other) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb));

const isThrow = ({ verb }: Offer): boolean => verb === 'roll' || verb === 'yellow' || verb === 'ask';

// What throwing the two dice, or the risk die, means now; null: nothing, or it has to be chosen.
export function thrown(offers: Offer[], risk: boolean): Offer | null {
  const [only, ...others] = offers.filter((offer) => (risk ? offer.verb === 'risk' : isThrow(offer)));
  return only && !others.length ? only : null;
}

// The place that can be rolled for.
function nextPlace(offers: Offer[]): number | null {
  const [offer] = offers.filter(isThrow);
  return offer && 'place' in offer ? offer.place : null;
}

export const send = (offer: Offer): Step => ({ intent: { kind: 'sent', offer }, send: offer.move });

// A button is pressed.
export const choose = (offer: Offer, confirm: boolean): Step =>
  confirm && offer.verb === 'retreat' ? { intent: { kind: 'tentative', offer } } : send(offer);

export const confirmed = (intent: Intent): Step => (intent.kind === 'tentative' ? send(intent.offer) : { intent });

// A place is touched: it is explained. Touched once more, the one in front is rolled for.
export function choosePlace(intent: Intent, offers: Offer[], place: number, confirm: boolean): Step {
  const known = intent.kind === 'place' && intent.place === place;
  const offer = place === nextPlace(offers) ? thrown(offers, false) : null;
  if (offer && (known || !confirm)) return send(offer);
  return { intent: known ? IDLE : { kind: 'place', place } };
}
