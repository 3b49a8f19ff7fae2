// What others do is shown one thing after another, so that it can be followed: bots answer within moments.
import type { TableView } from './types';

const PAUSE = 700; // milliseconds until what somebody does is shown, after what another did
const GOES_ON = 350; // … after what he did himself
const MOST = 6; // views that may wait; where there are more, the first of them are shown together

interface Waiting {
  view: TableView;
  came: number;
}

export class Pace {
  #show: (view: TableView, came: number) => void;
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = -Infinity; // when the last view was shown
  #actor = -1; // whose doing it was

  constructor(show: (view: TableView, came: number) => void) {
    this.#show = show;
  }

  // Shows a view at once, with whatever has waited until then.
  now(view: TableView): void {
    const known = this.#waiting.filter((each) => each.view.seq <= view.seq);
    this.#waiting = this.#waiting.filter((each) => each.view.seq > view.seq);
    this.#present({ view: [...known.map((each) => each.view), view].reduce(together), came: performance.now() });
    this.#go();
  }

  // Shows a view when those before it have been seen.
  later(view: TableView): void {
    this.#waiting.push({ view, came: performance.now() });
    const surplus = this.#waiting.splice(0, this.#waiting.length - MOST);
    const first = this.#waiting[0];
    if (first) first.view = [...surplus.map((each) => each.view), first.view].reduce(together);
    this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #go(): void {
    clearTimeout(this.#timer);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const pause = actor(next.view) === this.#actor ? GOES_ON : PAUSE;
      const left = this.#shown + pause - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#go(), left);
        return;
      }
      this.#waiting.shift();
      this.#present(next);
    }
  }

  #present({ view, came }: Waiting): void {
    this.#shown = performance.now();
    this.#actor = actor(view);
    this.#show(view, came);
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
