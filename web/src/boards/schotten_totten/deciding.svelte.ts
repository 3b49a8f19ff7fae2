// What the viewer is deciding: the intent, what it shows on the table, and how it follows the table.
import { untrack } from 'svelte';
import type { PositionView } from '../../lib/types';
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
  type Step,
} from './intent';
import { isTrick, offersOf, pictureOf, type Offer, type Stack } from './picture';

const PATIENCE = 400; // milliseconds that a move may be neither under way nor answered

export class Deciding {
  readonly #props: () => BoardProps;
  #goOn = false; // a move has just been confirmed here: what follows from it needs no second touch
  #forced = $state.raw<Offer | null>(null); // and this is what follows
  #sentAt: PositionView | null = null; // the position in which the last move was sent
  intent = $state.raw<Intent>(IDLE);
  held = $state<string | null>(null); // the card that is carried with the pointer

  readonly picture = $derived.by(() => pictureOf(this.#props().position));
  readonly offers = $derived.by(() => offersOf(this.#props().choices));
  readonly phase = $derived.by(() => phaseOf(this.offers));
  readonly active = $derived.by(() => this.phase !== 'look' && !this.#props().busy);

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
  // Changes when another decision is due, or the same one to somebody else.
  readonly #decision = $derived.by(() => {
    const { position, choices } = this.#props();
    const { clan, tactics } = this.picture.stacks;
    return [position.viewer, clan, tactics, ...choices.map((choice) => choice.move)].join(' ');
  });

  constructor(props: () => BoardProps) {
    this.#props = props;

    $effect(() => {
      void this.#decision;
      untrack(() => {
        this.intent = IDLE;
        this.held = null;
        this.#forced = this.#goOn ? followUp(this.offers) : null;
        this.#goOn = false;
      });
    });

    // The table may still be busy with the confirmed move when the next decision is already known.
    $effect(() => {
      const offer = this.#forced;
      if (!offer || props().busy) return;
      untrack(() => {
        this.#forced = null;
        this.act(send(offer));
      });
    });

    // A move that was refused, or never left, is in the hand again. One that was answered may leave the very same
    // decision, such as a second pass.
    $effect(() => {
      if (this.intent.kind !== 'sent' || props().busy) return;
      const answered = props().position !== this.#sentAt;
      const timer = setTimeout(
        () => {
          this.intent = IDLE;
          this.#goOn = false;
        },
        answered ? 0 : PATIENCE,
      );
      return () => clearTimeout(timer);
    });
  }

  readonly act = (step: Step): void => {
    const { position, busy, play, why } = this.#props();
    if (busy || this.intent.kind === 'sent') return;
    this.#goOn = step.send !== undefined && this.intent.kind === 'tentative';
    this.intent = step.intent;
    this.#sentAt = position;
    if (step.send !== undefined) play(step.send);
    if (step.ask !== undefined) why(step.ask);
  };

  readonly back = (): void => {
    this.intent = cancelled(this.intent);
  };

  card(card: string): void {
    this.act(chooseCard(this.intent, this.offers, card, this.#props().confirm));
  }

  stone(number: number): void {
    const { position, confirm } = this.#props();
    const stone = this.picture.stones.find((each) => each.number === number);
    const complete = stone !== undefined && stone.owner < 0 && !stone.open[position.bottom];
    this.act(chooseStone(this.intent, this.offers, number, complete, confirm));
  }

  laid(card: string): void {
    this.act(chooseLaid(this.intent, this.offers, card, this.#props().confirm));
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
      const step = chooseStone({ kind: 'card', card }, this.offers, stone, false, this.#props().confirm);
      this.act(step.ask === undefined ? step : { ...step, intent: IDLE });
    } else if (stone !== null || (onStack && this.phase === 'return')) {
      if (this.intent.kind === 'card') this.intent = IDLE;
      this.card(card);
    }
  }
}
