// What the viewer is deciding: the intent, and what it shows on the board.
import { Decision } from '../shared/deciding.svelte';
import type { BoardProps } from '../types';
import {
  cancelled,
  chooseCard,
  chooseField,
  chooseSlot,
  chosenCard,
  chosenField,
  floors,
  goings,
  IDLE,
  phaseOf,
  propose,
  type Intent,
} from './intent';
import { cardOf, offersOf, pictureOf, slotOf, turned, type Building, type CardPicture } from './picture';

export class Deciding extends Decision<Intent> {
  peeked = $state<number | null>(null); // the slot that the pointer or the focus is at

  readonly picture = $derived.by(() => pictureOf(this.props().position));
  readonly offers = $derived.by(() => offersOf(this.props().choices));
  readonly phase = $derived.by(() => phaseOf(this.offers));
  // Whether a touch counts now.
  readonly active = $derived.by(() => this.phase !== 'look' && this.intent.kind !== 'sent' && !this.props().busy);

  // The move that is shown before it has happened.
  readonly shown = $derived.by(() =>
    this.intent.kind === 'tentative' || this.intent.kind === 'sent' ? this.intent.offer : null,
  );
  readonly card = $derived.by(() => chosenCard(this.intent));
  readonly field = $derived.by(() => chosenField(this.intent));
  // The slots that the chosen card may go to; null: none is chosen.
  readonly goals = $derived.by(() =>
    this.card === null || this.intent.kind === 'sent'
      ? null
      : new Set(goings(this.offers, this.card).map((offer) => offer.slot)),
  );
  // The slot whose cards are laid out to choose from, or that the chosen card comes from.
  readonly open = $derived.by(() => {
    if (this.intent.kind === 'row') return this.intent.slot;
    const slot = this.card === null ? undefined : slotOf(this.picture, this.card);
    return slot && slot.cards.length > 1 ? slot.number : null;
  });
  // Where the chosen card would go: as shown, or as looked at.
  readonly going = $derived.by(() => {
    if (this.shown) return this.shown.verb === 'move' ? this.shown : null;
    return goings(this.offers, this.card).find((offer) => offer.slot === this.peeked) ?? null;
  });
  // The fields that can be chosen, with what building there costs; null: there is no choice of fields.
  readonly sites = $derived.by(() => {
    if (this.phase !== 'build' && this.phase !== 'roof') return null;
    const cost = (offer: (typeof this.offers)[number]): number | null => (offer.verb === 'build' ? offer.cost : null);
    return new Map(this.offers.flatMap((offer) => (offer.verb === 'move' ? [] : [[offer.field, cost(offer)]])));
  });
  readonly floors = $derived.by(() => floors(this.offers, this.field));

  readonly decision = $derived.by(() => {
    const { position, choices } = this.props();
    const { purses, built } = this.picture;
    return [position.viewer, ...purses, ...built, ...choices.map((choice) => choice.move)].join(' ');
  });

  constructor(props: () => BoardProps) {
    super(props, IDLE);
  }

  // If there is one site only, nobody has to look for it.
  protected override begin(): void {
    super.begin();
    this.peeked = null;
    const [only, ...others] = this.sites?.keys() ?? [];
    const [blank] = floors(this.offers, only ?? null);
    if (blank && !others.length && this.props().confirm) this.intent = propose(blank, true).intent;
  }

  protected override cancelled(intent: Intent): Intent {
    return cancelled(intent);
  }

  // The cards that lie at a slot while the move is shown.
  cardsAt(number: number): CardPicture[] {
    const cards = this.picture.slots[number]?.cards ?? [];
    if (this.shown?.verb !== 'move') return cards;
    const { card, slot } = this.shown;
    const moved = cardOf(this.picture, card);
    const rest = cards.filter((each) => each.name !== card);
    return moved && slot === number ? [...rest, turned(moved)] : rest;
  }

  chooseCard(card: string): void {
    this.act(chooseCard(this.intent, this.offers, this.picture, card));
  }

  // A slot is touched, perhaps at one of its cards.
  chooseSlot(slot: number, card: string | null): void {
    if (card !== null && card !== this.card && !this.goals?.has(slot)) this.chooseCard(card);
    else this.act(chooseSlot(this.intent, this.offers, this.picture, slot, this.props().confirm));
  }

  chooseField(field: string): void {
    this.act(chooseField(this.intent, this.offers, field, this.props().confirm));
  }

  chooseFloor(offer: Building): void {
    this.act(propose(offer, this.props().confirm));
  }
}
