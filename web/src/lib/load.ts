// What a page needs is asked for until it comes, however long the server takes.
import { isFinal } from './api';
import { backoff, sleep } from './wait';

const CEILING = 5000; // milliseconds between two tries

// `failed` hears of the first failure; whether there will be another try, `isFinal` tells of its error. Made for
// effects: what it returns ends it, so that an answer to an older question never comes after that to a newer one.
export function load<T>(ask: () => Promise<T>, got: (found: T) => void, failed: (error: unknown) => void): () => void {
  let ended = false;
  void (async () => {
    for (let attempt = 0; !ended; attempt++) {
      const found = await ask().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (ended) return;
      if ('value' in found) return got(found.value);
      const final = isFinal(found.error);
      if (final || attempt === 0) failed(found.error);
      if (final) return;
      await sleep(backoff(attempt, CEILING));
    }
  })();
  return () => (ended = true);
}
