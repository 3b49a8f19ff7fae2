// What the viewer is deciding: the intent, and what it shows on the board.
import { Decision } from '../shared/deciding.svelte';
import type { BoardProps } from '../types';
import {
  cancelled,
  choose,
  chooseDie,
  choosePlace,
  chosenDie,
  chosenPlace,
  confirmed,
  deedsOf,
  IDLE,
  isAssignment,
  start,
  type Intent,
} from './intent';
import { offersOf, pictureOf, type Offer } from './picture';

export class Deciding extends Decision<Intent> {
  held = $state<number | null>(null); // the die that is carried with the pointer
  pointed = $state.raw<Offer | null>(null); // the deed whose result is looked at

  readonly picture = $derived.by(() => pictureOf(this.props().position));
  readonly offers = $derived.by(() => offersOf(this.props().choices));
  // Whether a touch counts now.
  readonly active = $derived.by(() => this.offers.length > 0 && this.intent.kind !== 'sent' && !this.props().busy);
  readonly assigning = $derived.by(() => this.active && this.offers.some(isAssignment));

  // While it is asked once more, or on its way, the die stays where it was put.
  readonly #put = $derived.by((): Intent => {
    const { intent } = this;
    if (intent.kind === 'sure') return intent.from;
    if (intent.kind !== 'sent') return intent;
    const { die, place } = intent.offer;
    const index = this.picture.thrown.findIndex(({ value }) => value === die);
    return place === undefined || index < 0 ? IDLE : { kind: 'tentative', die: index, place };
  });
  readonly die = $derived.by(() => this.held ?? chosenDie(this.#put));
  readonly place = $derived.by(() => (this.held === null ? chosenPlace(this.#put) : null));
  readonly value = $derived.by(() => (this.die === null ? null : (this.picture.thrown[this.die]?.value ?? null)));
  // The name under which the chosen die flies: from the throw to the place, and back.
  readonly flight = $derived.by(() => `${this.picture.turn}-${this.picture.thrown.length}-${this.die}`);
  // What the die can do at the place; null: it isn't known yet which die, or where.
  readonly deeds = $derived.by(() =>
    this.value === null || this.place === null ? null : deedsOf(this.offers, this.value, this.place),
  );
  readonly shown = $derived.by(() => {
    if (this.intent.kind === 'sure' || this.intent.kind === 'sent') return this.intent.offer;
    return this.pointed && this.offers.includes(this.pointed) ? this.pointed : null;
  });

  readonly decision = $derived.by(() => {
    const { position, choices } = this.props();
    const { bout, turn, phase, thrown, leaving } = this.picture;
    const dice = thrown.map(({ value, rerolled, marked }) => `${value}${rerolled}${marked}`);
    return [position.viewer, bout, turn, phase, leaving, ...dice, ...choices.map((choice) => choice.move)].join(' ');
  });

  constructor(props: () => BoardProps) {
    super(props, IDLE);
  }

  protected override begin(): void {
    super.begin();
    this.held = null;
    this.pointed = null;
    this.intent = start(this.offers, this.picture.thrown);
  }

  protected override cancelled(intent: Intent): Intent {
    return cancelled(intent);
  }

  readonly choose = (offer: Offer): void => this.act(choose(this.intent, offer, this.props().confirm));

  readonly confirm = (): void => this.act(confirmed(this.intent));

  chooseDie(die: number): void {
    const { confirm } = this.props();
    this.act(chooseDie(this.#open, this.offers, this.picture.thrown, die, confirm));
  }

  choosePlace(place: number): void {
    this.act(choosePlace(this.#open, this.offers, this.picture.thrown, place));
  }

  ask(move: string): void {
    this.act({ intent: this.intent, ask: move });
  }

  // A carried die is let go over a place, or nowhere.
  drop(place: number | null): void {
    const die = this.held;
    this.held = null;
    if (die === null || place === null) return;
    this.act(choosePlace({ kind: 'die', die }, this.offers, this.picture.thrown, place));
  }

  // Whoever touches something else has taken back what he was asked about.
  get #open(): Intent {
    return this.intent.kind === 'sure' ? this.intent.from : this.intent;
  }
}
