// Asks until there is an answer. What isn't answered soon is asked again beside it, since nobody knows whether the
// link is slow or dead; the first answer counts. For questions that may be repeated.
import { isFinal } from './api';
import { backoff } from './wait';

const SOON = 1000; // milliseconds until a question is asked again, …
const LATER = 5000; // … after many times
const MANY = 40;
const MOST = 4; // times that it may be open at once; browsers have six connections to a host
// Browsers use old connections again, and one that a router has forgotten is a trap. At first several are tried at
// once, so that all of them are found soon; later that would only be a burden for a server in trouble.
const AT_ONCE = 3;
const ROUNDS = 3;
const LONGEST = 20_000; // for the first of them: on the slowest links it takes so long

export interface Asking<T> {
  answer: Promise<T>; // fails with a Refusal, if that is the answer
  hurry: () => void; // the link is there again: what went out before may be lost, so it is asked anew
  stop: () => void; // there will be no answer
}

// `doubt` hears of each question that failed or has waited for long.
export function insist<T>(ask: (signal: AbortSignal) => Promise<T>, doubt: () => void): Asking<T> {
  const { promise, resolve, reject } = settled<T>();
  let open: AbortController[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let first = 0; // when the oldest was asked
  let over = false;

  function stop(): void {
    over = true;
    clearTimeout(timer);
    drop(0, open.length);
  }

  function drop(from: number, count: number): void {
    for (const each of open.splice(from, count)) each.abort();
  }

  function again(times = 1): void {
    if (over) return;
    clearTimeout(timer);
    timer = setTimeout(late, asked++ < MANY ? SOON : LATER);
    for (let each = 0; each < times; each++) once();
  }

  function once(): void {
    makeRoom();
    const mine = new AbortController();
    open.push(mine);
    ask(mine.signal).then(
      (answer) => {
        if (over) return;
        stop();
        resolve(answer);
      },
      (error: unknown) => failed(mine, error),
    );
  }

  // The oldest has waited the longest, so it is the last to be given up.
  function makeRoom(): void {
    const now = performance.now();
    if (open.length && now - first < LONGEST) {
      if (open.length >= MOST) drop(1, 1);
    } else {
      drop(0, 1);
      first = now;
    }
  }

  function late(): void {
    doubt();
    again(asked <= ROUNDS ? AT_ONCE : 1);
  }

  function failed(mine: AbortController, error: unknown): void {
    if (over || !open.includes(mine)) return;
    open = open.filter((each) => each !== mine);
    if (isFinal(error)) {
      stop();
      reject(error);
      return;
    }
    doubt();
    if (open.length) return;
    clearTimeout(timer);
    timer = setTimeout(() => again(), backoff(asked - 1, asked < MANY ? SOON : LATER));
  }

  function hurry(): void {
    drop(0, open.length);
    asked = 0;
    again();
  }

  again();
  return { answer: promise, hurry, stop };
}

// Promise.withResolvers, for browsers that lack it.
function settled<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void } {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]));
  return { promise, resolve, reject };
}
