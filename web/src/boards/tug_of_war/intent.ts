// What the player is about to do: a thrown die is chosen and a place of the column, in any order, then what the die
// does there. Pure functions; what is legal comes from the offers alone.
import type { Step as Shared } from '../shared/deciding.svelte';
import type { Offer, ThrownDie, Verb } from './picture';

export type Intent =
  | { kind: 'idle' }
  | { kind: 'die'; die: number } // dice by their index among those thrown
  | { kind: 'place'; place: number }
  | { kind: 'tentative'; die: number; place: number } // the die lies at the place; its deed is to be chosen
  | { kind: 'sure'; offer: Offer; from: Intent } // what loses the bout is asked once more
  | { kind: 'sent'; offer: Offer }; // waits for the table

export type Step = Shared<Intent>;

export const IDLE: Intent = { kind: 'idle' };

export const DEEDS: Verb[] = ['remove', 'fell', 'swap', 'weaken', 'idle'];

// How a deed is written behind die@place.
const WRITTEN: Partial<Record<Verb, string>> = { fell: 'remove lying' };
export const written = (die: number, place: number, verb: Verb): string => `${die}@${place} ${WRITTEN[verb] ?? verb}`;

export const isAssignment = ({ verb }: Offer): boolean => DEEDS.includes(verb);
export const isReroll = ({ verb }: Offer): boolean => verb === 'reroll';

// What this die can do at this place.
export const deedsOf = (offers: Offer[], die: number, place: number): Offer[] =>
  offers
    .filter((offer) => isAssignment(offer) && offer.die === die && offer.place === place)
    .toSorted((one, other) => DEEDS.indexOf(one.verb) - DEEDS.indexOf(other.verb));

// Where there is nothing to choose, it is chosen.
export function start(offers: Offer[], thrown: ThrownDie[]): Intent {
  const assigned = offers.filter(isAssignment);
  const [die, ...dice] = new Set(assigned.map((offer) => offer.die));
  const [place, ...places] = new Set(assigned.map((offer) => offer.place));
  if (die === undefined || place === undefined) return IDLE;
  const index = thrown.findIndex(({ value }) => value === die);
  if (!dice.length) return places.length ? { kind: 'die', die: index } : { kind: 'tentative', die: index, place };
  return places.length ? IDLE : { kind: 'place', place };
}

export const chosenDie = (intent: Intent): number | null =>
  intent.kind === 'die' || intent.kind === 'tentative' ? intent.die : null;

export const chosenPlace = (intent: Intent): number | null =>
  intent.kind === 'place' || intent.kind === 'tentative' ? intent.place : null;

export const send = (offer: Offer): Step => ({ intent: { kind: 'sent', offer }, send: offer.move });

// A button with a move of its own is pressed.
export const choose = (intent: Intent, offer: Offer, confirm: boolean): Step =>
  confirm && offer.loses ? { intent: { kind: 'sure', offer, from: intent } } : send(offer);

export const confirmed = (intent: Intent): Step => (intent.kind === 'sure' ? send(intent.offer) : { intent });

// A thrown die is touched.
export function chooseDie(intent: Intent, offers: Offer[], thrown: ThrownDie[], die: number, confirm: boolean): Step {
  const { value, rerolled, marked } = thrown[die]!;
  if (offers.some(isReroll)) {
    const offer = offers.find((each) => isReroll(each) && each.die === value);
    if (!offer) return { intent: IDLE, ask: `reroll ${value}` };
    if (rerolled || marked) return { intent: IDLE }; // an equal die may still be, so there is no reason to ask for
    if (!confirm) return send(offer);
    return { intent: chosenDie(intent) === die ? IDLE : { kind: 'die', die } };
  }
  if (!offers.some(isAssignment)) return { intent };
  const place = chosenPlace(intent);
  if (chosenDie(intent) === die) return { intent: place === null ? IDLE : { kind: 'place', place } };
  return { intent: place === null ? { kind: 'die', die } : { kind: 'tentative', die, place } };
}

// A place of the own column is touched, or a die is dropped there.
export function choosePlace(intent: Intent, offers: Offer[], thrown: ThrownDie[], place: number): Step {
  const die = chosenDie(intent);
  if (!offers.some(isAssignment)) return { intent };
  if (!offers.some((offer) => offer.place === place))
    return { intent, ask: written(thrown[die ?? 0]!.value, place, 'swap') };
  if (chosenPlace(intent) === place) return { intent: die === null ? IDLE : { kind: 'die', die } };
  return { intent: die === null ? { kind: 'place', place } : { kind: 'tentative', die, place } };
}

// One step back: a die that lies at a place is among the thrown ones again, but still chosen.
export function cancelled(intent: Intent): Intent {
  if (intent.kind === 'sent') return intent;
  if (intent.kind === 'sure') return intent.from;
  return intent.kind === 'tentative' ? { kind: 'die', die: intent.die } : IDLE;
}
