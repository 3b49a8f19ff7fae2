// The table's news over a WebSocket that comes back by itself.
import { api } from './api';
import { settings } from './settings.svelte';
import type { TableView } from './types';
import { backoff } from './wait';

const PING_EVERY = 10_000;
const PONG_WITHIN = 4_000; // a link that answers no ping is half open, whatever the browser thinks

export type Status = 'connected' | 'reconnecting';

interface Ears {
  since: () => number; // the last seq up to which the log is known, -1: it is wanted from the start
  view: (view: TableView) => void;
  status: (status: Status) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timers = { ping: 0, pong: 0, again: 0 };
  #closed = false;

  constructor(readonly id: string, readonly ears: Ears) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  // Asks for a fresh view: in another language, or for another seat's eyes.
  refresh(): void {
    this.#send({ watch: { since: this.ears.since(), language: settings.language } });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#drop();
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.ears.since()));
    url.searchParams.set('language', settings.language);
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#timers.pong = window.setTimeout(() => this.#again(), PONG_WITHIN); // it has to open, too
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as TableView | object);
    socket.onclose = () => this.#again();
  }

  #hear(message: TableView | object): void {
    clearTimeout(this.#timers.pong);
    clearTimeout(this.#timers.ping);
    this.#timers.ping = window.setTimeout(this.#ping, PING_EVERY);
    this.#attempt = 0;
    if ('seq' in message) {
      this.ears.status('connected');
      this.ears.view(message);
    }
  }

  #ping = (): void => {
    this.#send({ ping: Date.now() });
    clearTimeout(this.#timers.pong);
    this.#timers.pong = window.setTimeout(() => this.#again(), PONG_WITHIN);
  };

  #again(): void {
    this.#drop();
    if (this.#closed) return;
    this.ears.status('reconnecting');
    const ceiling = this.#attempt < 40 ? 1600 : 5000; // after a minute there is less hurry
    this.#timers.again = window.setTimeout(() => this.#connect(), backoff(this.#attempt, ceiling));
    // The second try asks by plain HTTP as well, for networks that let no WebSocket through.
    if (this.#attempt++ > 0) {
      api.table(this.id, this.ears.since()).then(this.ears.view, () => undefined);
    }
  }

  // The device woke up or is online again: a link that is still good answers a ping, another is made anew.
  #hurry = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#ping();
    } else {
      this.#attempt = 0;
      this.#connect();
    }
  };

  #drop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
