// Acts are sent one at a time, and each until it is answered: its id makes repeating it harmless.
import { api, Refusal } from './api';
import { insist } from './insist';
import type { TableView, Wish } from './types';
import { randomHex } from './wait';

interface Desk {
  id: string;
  seq: () => number;
  since: () => number;
  view: (view: TableView) => void;
  doubt: () => void; // an act has gone unanswered for long
}

// What nobody else's act can spoil is asked again when the table has moved on.
export const PATIENT: ReadonlySet<Wish['act']> = new Set(['sit', 'ready', 'resign']);

export class Acts {
  #queue: Promise<unknown> = Promise.resolve();
  #hurry = (): void => undefined;

  constructor(readonly desk: Desk) {}

  // The link is there again: what wasn't answered is sent at once.
  hurry(): void {
    this.#hurry();
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
    const { id, seq, since, doubt } = this.desk;
    const act = { ...wish, seq: seq(), id: randomHex() };
    const asking = insist((signal) => api.act(id, act, since(), signal), doubt);
    this.#hurry = asking.hurry;
    try {
      return await asking.answer;
    } finally {
      this.#hurry = () => undefined;
    }
  }
}
