// What the player is about to do: a card is chosen, then a place, then the move is confirmed. Pure functions;
// what is legal comes from the offers alone.
import type { Step as Shared } from '../shared/deciding.svelte';
import { isTrick, type Offer, type Stack, type Verb } from './picture';

export type Intent =
  | { kind: 'idle' }
  | { kind: 'card'; card: string } // chosen in the hand
  | { kind: 'tentative'; offer: Offer } // shown on the table, waits for "confirm"
  | { kind: 'sent'; offer: Offer }; // waits for the table

export type Step = Shared<Intent>;

// What kind of decision is due.
export type Phase = 'look' | 'play' | 'draw' | 'take' | 'put' | 'return' | 'drop';

export const IDLE: Intent = { kind: 'idle' };

const PHASES: [Phase, Verb[]][] = [
  ['take', ['take']],
  ['put', ['to', 'discard']],
  ['return', ['return']],
  ['drop', ['drop']],
  ['play', ['lay', 'play', 'pass']],
  ['draw', ['draw', 'end']],
  ['play', ['claim']], // a stone has to be claimed before anything else is possible
];

export function phaseOf(offers: Offer[]): Phase {
  const verbs = new Set(offers.map((offer) => offer.verb));
  return PHASES.find(([, some]) => some.some((verb) => verbs.has(verb)))?.[0] ?? 'look';
}

// The offer with this verb that is about this card, stone or stack.
export function find(offers: Offer[], verb: Verb, about: Partial<Offer> = {}): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.verb === verb &&
      (about.card === undefined || offer.card === about.card) &&
      (about.stone === undefined || offer.stone === about.stone) &&
      (about.stack === undefined || offer.stack === about.stack),
  );
}

export const chosenCard = (intent: Intent): string | null =>
  intent.kind === 'card' ? intent.card : intent.kind === 'idle' ? null : (intent.offer.card ?? null);

// The stones that what is chosen may go to; null: nothing is chosen that goes to a stone.
export function targets(intent: Intent, offers: Offer[]): Set<number> | null {
  const verb = phaseOf(offers) === 'put' ? 'to' : 'lay';
  const card = verb === 'to' ? undefined : (chosenCard(intent) ?? undefined);
  if (verb === 'lay' && (card === undefined || isTrick(card))) return null;
  const legal = offers.filter((offer) => offer.verb === verb && (card === undefined || offer.card === card));
  return new Set(legal.flatMap((offer) => offer.stone ?? []));
}

export function propose(offer: Offer, confirm: boolean): Step {
  return confirm ? { intent: { kind: 'tentative', offer } } : send(offer);
}

export const send = (offer: Offer): Step => ({ intent: { kind: 'sent', offer }, send: offer.move });

// A card of the hand is touched.
export function chooseCard(intent: Intent, offers: Offer[], card: string, confirm: boolean): Step {
  const phase = phaseOf(offers);
  if (phase === 'look') return { intent };
  if (phase === 'return') {
    const offer = find(offers, 'return', { card });
    return offer ? propose(offer, confirm) : { intent, ask: `return ${card}` };
  }
  const ask = isTrick(card) ? `play ${card}` : `${card}@1`;
  if (phase !== 'play') return { intent, ask };
  if (intent.kind === 'card' && intent.card === card) return { intent: IDLE };
  const possible = offers.some((offer) => offer.card === card);
  return { intent: { kind: 'card', card }, ...(possible ? {} : { ask }) };
}

// A stone is touched, or a card is dropped there. `complete`: the player's side has no room left.
export function chooseStone(intent: Intent, offers: Offer[], stone: number, complete: boolean, confirm: boolean): Step {
  const phase = phaseOf(offers);
  if (phase === 'put') {
    const offer = find(offers, 'to', { stone });
    return offer ? propose(offer, confirm) : { intent, ask: `to ${stone}` };
  }
  const card = intent.kind === 'tentative' && intent.offer.verb !== 'lay' ? null : chosenCard(intent);
  if (phase === 'play' && card !== null) {
    if (isTrick(card)) return find(offers, 'play', { card }) ? { intent } : { intent, ask: `play ${card}` };
    const offer = find(offers, 'lay', { card, stone });
    return offer ? propose(offer, confirm) : { intent, ask: `${card}@${stone}` };
  }
  if (phase !== 'play' && phase !== 'draw') return { intent };
  const claim = find(offers, 'claim', { stone });
  if (claim) return propose(claim, confirm);
  return complete ? { intent, ask: `claim ${stone}` } : { intent };
}

// A card on the table is touched while a trick, or the end of mud, asks for one.
export function chooseLaid(intent: Intent, offers: Offer[], card: string, confirm: boolean): Step {
  const verb = phaseOf(offers);
  if (verb !== 'take' && verb !== 'drop') return { intent };
  const offer = find(offers, verb, { card });
  return offer ? propose(offer, confirm) : { intent, ask: `${verb} ${card}` };
}

export function chooseStack(intent: Intent, offers: Offer[], stack: Stack): Step {
  const offer = find(offers, 'draw', { stack });
  return offer ? send(offer) : { intent };
}

// A button with a move of its own is pressed. To draw or to end the turn is all that is left then: it needs no
// second question.
export function press(offer: Offer, confirm: boolean): Step {
  return offer.verb === 'draw' || offer.verb === 'end' ? send(offer) : propose(offer, confirm);
}

export function confirmed(intent: Intent): Step {
  return intent.kind === 'tentative' ? send(intent.offer) : { intent };
}

// One step back: a card shown at a stone is in the hand again but still chosen.
export function cancelled(intent: Intent): Intent {
  if (intent.kind === 'sent') return intent;
  if (intent.kind === 'tentative' && intent.offer.verb === 'lay' && intent.offer.card)
    return { kind: 'card', card: intent.offer.card };
  return IDLE;
}

// The move that is left after a confirmed one, if there is nothing to decide about it.
export function followUp(offers: Offer[]): Offer | null {
  const [only] = offers;
  return offers.length === 1 && only && (only.verb === 'draw' || only.verb === 'end') ? only : null;
}
