// Dice are thrown before anybody sees what comes of it: until they rest, the board stands as it stood.
import { untrack } from 'svelte';
import type { BoardProps } from '../types';
import { castOf, type Cast } from './casts';
import { pictureOf, type Part } from './picture';

const TUMBLE = 500; // milliseconds for each throw
const READ = 120; // … until the figure moves

type Held = Pick<BoardProps, 'position' | 'choices'>;

const isSame = (one: Held, other: Held): boolean =>
  one.position === other.position || JSON.stringify(one.position.picture) === JSON.stringify(other.position.picture);

export class Stage {
  cast: Cast | null = $state.raw(null);
  tumbling: Part | null = $state(null); // what is being thrown
  ahead: Part[] = $state.raw([]); // what is still to be thrown
  #held: Held | null = $state.raw(null);
  #last: Held | null = null; // what has come
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: (settled: boolean) => void;

  constructor(props: () => BoardProps) {
    this.#settle = (settled) => props().settle?.(settled);
    $effect.pre(() => {
      const { position, choices, seats, animate } = props();
      // Where clocks run there is no time to look on.
      const timed = seats.some((seat) => typeof seat.clock === 'number');
      untrack(() => this.#take({ position, choices }, animate && !timed));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  // What the board shows.
  props(now: BoardProps): BoardProps {
    return this.#held ? { ...now, ...this.#held, busy: true } : now;
  }

  #take(held: Held, animate: boolean): void {
    const last = this.#last;
    this.#last = held;
    // The same position may come more than once, and while its dice tumble.
    if (last && isSame(last, held)) {
      if (!animate) this.#rest();
      return;
    }
    this.#rest();
    const cast = castOf(last && pictureOf(last.position), pictureOf(held.position));
    this.cast = cast;
    if (!animate || !last || !cast?.fresh.length) return;
    this.#held = last;
    this.#settle(false);
    this.ahead = cast.fresh;
    this.#throw();
  }

  #throw(): void {
    const [next = null, ...rest] = this.ahead;
    this.tumbling = next;
    this.ahead = rest;
    if (next) this.#timer = setTimeout(() => this.#throw(), TUMBLE);
    else this.#timer = setTimeout(() => this.#rest(), READ);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.tumbling = null;
    this.ahead = [];
    if (this.#held) this.#settle(true);
    this.#held = null;
  }
}
