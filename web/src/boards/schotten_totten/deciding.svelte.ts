// What the viewer is deciding: the intent, what it shows on the table, and how it follows the table.
import { Decision } from '../shared/deciding.svelte';
import type { BoardProps } from '../types';
import {
  cancelled,
  chooseCard,
  chooseLaid,
  chooseStack,
  chooseStone,
  chosenCard,
  find,
  followUp,
  IDLE,
  phaseOf,
  send,
  targets,
  type Intent,
} from './intent';
import { isTrick, offersOf, pictureOf, type Stack } from './picture';

export class Deciding extends Decision<Intent> {
  held = $state<string | null>(null); // the card that is carried with the pointer

  readonly picture = $derived.by(() => pictureOf(this.props().position));
  readonly offers = $derived.by(() => offersOf(this.props().choices));
  readonly phase = $derived.by(() => phaseOf(this.offers));
  readonly active = $derived.by(() => this.phase !== 'look' && !this.props().busy);

  // The move that is shown before it has happened.
  readonly shown = $derived.by(() =>
    this.intent.kind === 'tentative' || this.intent.kind === 'sent' ? this.intent.offer : null,
  );
  // The card that it puts somewhere.
  readonly moving = $derived.by(() => {
    if (this.shown?.verb === 'lay') return this.shown.card ?? null;
    return this.shown?.verb === 'to' ? this.picture.taken : null;
  });
  // The card that it takes, or that a trick has taken.
  readonly lifted = $derived.by(() => {
    if (this.shown?.verb === 'take' || this.shown?.verb === 'drop') return this.shown.card ?? null;
    return this.moving === null ? this.picture.taken : null;
  });
  readonly gone = $derived.by(() => this.held ?? (this.shown?.verb === 'lay' ? this.moving : null));
  readonly selected = $derived.by(() => (this.held === null ? chosenCard(this.intent) : null));
  readonly goals = $derived.by(() => {
    if (this.held !== null) return targets({ kind: 'card', card: this.held }, this.offers);
    return this.intent.kind === 'sent' ? null : targets(this.intent, this.offers);
  });
  // Cards of the hand that can be played or put back.
  readonly usable = $derived.by(() => {
    const verbs = ['lay', 'play', 'return'];
    return new Set(this.offers.flatMap((offer) => (verbs.includes(offer.verb) ? (offer.card ?? []) : [])));
  });
  // Whether a card on the table can be chosen; null: none has to be.
  readonly selectable = $derived.by(() => {
    if (this.phase !== 'take' && this.phase !== 'drop') return null;
    const cards = new Set(this.offers.flatMap((offer) => offer.card ?? []));
    return (card: string): boolean => cards.has(card);
  });
  readonly drawable = $derived.by(() => {
    const draws = this.intent.kind === 'idle' ? this.offers.filter((offer) => offer.verb === 'draw') : [];
    return new Set<Stack>(draws.flatMap((offer) => offer.stack ?? []));
  });
  readonly decision = $derived.by(() => {
    const { position, choices } = this.props();
    const { clan, tactics } = this.picture.stacks;
    return [position.viewer, clan, tactics, ...choices.map((choice) => choice.move)].join(' ');
  });

  constructor(props: () => BoardProps) {
    super(props, IDLE);
  }

  protected override begin(): void {
    super.begin();
    this.held = null;
  }

  // What can only follow from a confirmed move needs no second touch.
  protected override follow(): void {
    const next = followUp(this.offers);
    if (next) this.act(send(next));
  }

  protected override cancelled(intent: Intent): Intent {
    return cancelled(intent);
  }

  card(card: string): void {
    this.act(chooseCard(this.intent, this.offers, card, this.props().confirm));
  }

  stone(number: number): void {
    const { position, confirm } = this.props();
    const stone = this.picture.stones.find((each) => each.number === number);
    const complete = stone !== undefined && stone.owner < 0 && !stone.open[position.bottom];
    this.act(chooseStone(this.intent, this.offers, number, complete, confirm));
  }

  laid(card: string): void {
    this.act(chooseLaid(this.intent, this.offers, card, this.props().confirm));
  }

  stack(stack: Stack): void {
    this.act(chooseStack(this.intent, this.offers, stack));
  }

  pick(card: string): void {
    if (this.intent.kind === 'tentative') this.intent = IDLE;
    this.held = card;
  }

  // A carried card is let go over a stone, over a stack, or nowhere.
  drop(card: string, stone: number | null, onStack: boolean): void {
    this.held = null;
    if (this.phase === 'play' && stone !== null && !(isTrick(card) && find(this.offers, 'play', { card }))) {
      const step = chooseStone({ kind: 'card', card }, this.offers, stone, false, this.props().confirm);
      this.act(step.ask === undefined ? step : { ...step, intent: IDLE });
    } else if (stone !== null || (onStack && this.phase === 'return')) {
      if (this.intent.kind === 'card') this.intent = IDLE;
      this.card(card);
    }
  }
}
