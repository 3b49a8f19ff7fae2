// What others do is shown one thing after another, so that it can be followed: bots answer within moments.
import type { TableView } from './types';

const PAUSE = 700; // milliseconds until what somebody does is shown, after what another did
const GOES_ON = 350; // … after what he did himself
const READING = 25; // … or as long as it takes to read what it brought, for each letter of the last line
const LONGEST = 2500;
const ROUND = 9000; // … until all of it is shown, if more comes than can be read in that time
const BRISK = 650; // … and for each thing all the same, if there is so much to read
const MOST = 12; // views that may wait; where there are more, some of one seat are shown together

export class Pace {
  #show: (view: TableView) => void;
  #queue: TableView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0; // by when what waits is to be shown
  #shown = -Infinity; // when the last view was shown
  #actor = -1; // whose doing it was
  #reading = 0; // how long it takes to read

  constructor(show: (view: TableView) => void) {
    this.#show = show;
  }

  // Whether there is more to come.
  get waiting(): boolean {
    return this.#queue.length > 0;
  }

  // Shows a view at once, with whatever has waited until then.
  now(view: TableView): void {
    const known = this.#queue.filter((each) => each.seq <= view.seq);
    this.#queue = this.#queue.filter((each) => each.seq > view.seq);
    this.#present([...known, view].reduce(together));
    this.#go();
  }

  // Shows a view when those before it have been seen.
  later(view: TableView): void {
    const now = performance.now();
    if (!this.waiting || now > this.#until) this.#until = now + ROUND;
    this.#queue.push(view);
    if (this.#queue.length > MOST) this.#merge();
    this.#go();
  }

  // Shows at once whatever waits.
  flush(): void {
    const last = this.#queue.pop();
    if (last) this.now(last);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  // Shows two views together: of one seat if any has two, so that nobody's turn is hidden by another's.
  #merge(): void {
    const seats = this.#queue.map(actor);
    const first = Math.max(seats.findIndex((seat, index) => seat === seats[index + 1]), 0);
    this.#queue.splice(first, 2, this.#queue.slice(first, first + 2).reduce(together));
  }

  #go(): void {
    clearTimeout(this.#timer);
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const wanted = Math.max(actor(next) === this.#actor ? GOES_ON : PAUSE, this.#reading);
      const share = (this.#until - this.#shown) / this.#queue.length;
      const pause = Math.min(wanted, Math.max(share, BRISK));
      const left = this.#shown + pause - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#go(), left);
        return;
      }
      this.#queue.shift();
      this.#present(next);
    }
  }

  #present(view: TableView): void {
    this.#shown = performance.now();
    this.#actor = actor(view);
    this.#reading = Math.min(READING * (view.lines.at(-1)?.words.length ?? 0), LONGEST);
    this.#show(view);
  }
}

const actor = (view: TableView): number => view.lines.at(-1)?.seat ?? -1;

// Two views in a row as one: the later, with the lines of the log that the earlier brought.
function together(earlier: TableView, later: TableView): TableView {
  return {
    ...later,
    keep: Math.min(earlier.keep, later.keep),
    lines: [...earlier.lines.filter((line) => line.seq <= later.keep), ...later.lines],
  };
}
