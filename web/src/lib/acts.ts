// Acts are sent one at a time, and each until it is answered: its id makes repeating it harmless.
import { api, isFinal, Refusal } from './api';
import type { TableView, Wish } from './types';
import { backoff, randomHex, sleep } from './wait';

interface Desk {
  id: string;
  seq: () => number;
  since: () => number;
  view: (view: TableView) => void;
}

// What nobody else's act can spoil is asked again when the table has moved on.
export const PATIENT: ReadonlySet<Wish['act']> = new Set(['sit', 'ready', 'resign']);

export class Acts {
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(readonly desk: Desk) {}

  close(): void {
    this.#closed = true;
  }

  // Fails with a Refusal that says why not.
  send(wish: Wish): Promise<void> {
    const sent = this.#queue.then(() => this.#settle(wish));
    this.#queue = sent.catch(() => undefined);
    return sent;
  }

  async #settle(wish: Wish): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        this.desk.view(await this.#answer(wish));
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.view.table) this.desk.view(error.view.table);
        if (error.status !== 409 || !PATIENT.has(wish.act) || tries >= 5) throw error;
      }
    }
  }

  async #answer(wish: Wish): Promise<TableView> {
    const act = { ...wish, seq: this.desk.seq(), id: randomHex() };
    for (let attempt = 0; ; attempt++) {
      try {
        return await api.act(this.desk.id, act, this.desk.since());
      } catch (error) {
        if (this.#closed || isFinal(error)) throw error;
        await sleep(backoff(attempt));
      }
    }
  }
}
