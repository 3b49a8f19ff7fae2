// What the viewer is deciding: the intent, and what it shows on the board.
import { Decision } from '../shared/deciding.svelte';
import type { BoardProps } from '../types';
import { choose, choosePlace, IDLE, sorted, thrown, type Intent } from './intent';
import { offersOf, pictureOf, type Offer } from './picture';

export class Deciding extends Decision<Intent> {
  readonly picture = $derived.by(() => pictureOf(this.props().position));
  readonly offers = $derived.by(() => sorted(offersOf(this.props().choices)));
  // Whether a touch counts now.
  readonly active = $derived.by(() => this.offers.length > 0 && this.intent.kind !== 'sent' && !this.props().busy);
  // The place that is explained.
  readonly place = $derived.by(() => (this.intent.kind === 'place' ? this.intent.place : null));
  // The place in front of whoever plays, if it is or can be rolled for.
  readonly next = $derived.by(() => this.picture.attempt?.place ?? this.picture.ways[0]?.place ?? null);

  readonly decision = $derived.by(() => {
    const { position, choices } = this.props();
    const { seats, phase, passed } = this.picture;
    const stand = seats.map(({ figure, stone, risk }) => `${figure}/${stone}/${risk}`);
    return [position.viewer, phase, passed, ...stand, ...choices.map((choice) => choice.move)].join(' ');
  });

  constructor(props: () => BoardProps) {
    super(props, IDLE);
  }

  // Whoever looks on while others play can read in peace.
  protected override begin(): void {
    const { intent } = this;
    super.begin();
    if (intent.kind === 'place' && !this.offers.length) this.intent = intent;
  }

  protected override cancelled(intent: Intent): Intent {
    return intent.kind === 'sent' ? intent : IDLE;
  }

  // What throwing the dice, or the risk die, would mean.
  thrown(risk: boolean): Offer | null {
    return this.active ? thrown(this.offers, risk) : null;
  }

  choose(offer: Offer): void {
    this.act(choose(offer, this.props().confirm));
  }

  // A place is explained, and nothing else.
  explain(place: number): void {
    this.act({ intent: { kind: 'place', place } });
  }

  choosePlace(place: number): void {
    this.act(choosePlace(this.intent, this.offers, place, this.props().confirm));
  }
}
