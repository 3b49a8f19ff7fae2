// The table's news over a WebSocket that comes back by itself.
import { api } from './api';
import { insist, type Asking } from './insist';
import { settings } from './settings.svelte';
import type { TableView } from './types';
import { backoff } from './wait';

const PING_EVERY = 5000; // milliseconds
const PONG_WITHIN = 2500; // a link that answers no ping is half open, whatever the browser thinks
const OPENING = 8000; // for a socket to open and to bring a view: on the slowest links it takes so long
const SILENCE = 1000; // until one asks by plain HTTP as well
const CALM = 5000; // … after a while, when there is less hurry

export type Status = 'connected' | 'reconnecting';

interface Ears {
  since: () => number; // the last seq up to which the log is known, -1: it is wanted from the start
  view: (view: TableView) => void;
  status: (status: Status) => void;
}

export class Live {
  #socket: WebSocket | null = null; // the one that has spoken
  #next: { socket: WebSocket; since: number } | null = null; // one that hasn't, and when it was made
  #asking: Asking<TableView> | null = null;
  #attempt = 0;
  #timers = { ping: 0, pong: 0, again: 0 };

  constructor(readonly id: string, readonly ears: Ears) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#try();
    this.#wait(SILENCE);
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#rest();
    leave(this.#socket);
    leave(this.#next?.socket);
  }

  // Asks for a fresh view: in another language, or for another seat's eyes.
  refresh(): void {
    this.#send({ watch: { since: this.ears.since(), language: settings.language } });
  }

  // Something else went unanswered: is the link still good?
  doubt(): void {
    if (this.#socket && !this.#timers.pong) this.#ping();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // Browsers open one socket to a host at a time: one that hangs has to go before another is tried.
  #try(): void {
    leave(this.#next?.socket);
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.ears.since()));
    url.searchParams.set('language', settings.language);
    const socket = new WebSocket(url);
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(socket, JSON.parse(data) as TableView | object);
    socket.onclose = () => this.#lose(socket);
    this.#next = { socket, since: performance.now() };
  }

  #hear(socket: WebSocket, message: TableView | object): void {
    if (socket !== this.#socket) leave(this.#socket);
    if (socket !== this.#next?.socket) leave(this.#next?.socket);
    this.#socket = socket;
    this.#next = null;
    this.#rest();
    this.#timers.ping = window.setTimeout(this.#ping, PING_EVERY);
    this.#attempt = 0;
    this.ears.status('connected');
    if ('seq' in message) this.ears.view(message);
  }

  #ping = (): void => {
    this.#send({ ping: Date.now() });
    clearTimeout(this.#timers.pong);
    this.#timers.pong = window.setTimeout(() => this.#again(), PONG_WITHIN);
  };

  #lose(socket: WebSocket): void {
    if (socket === this.#socket) this.#socket = null;
    else this.#next = null;
    this.ears.status('reconnecting');
    if (!this.#next) this.#wait(backoff(this.#attempt, this.#calm));
  }

  get #calm(): number {
    return this.#attempt < 40 ? SILENCE : CALM;
  }

  #wait(time: number): void {
    clearTimeout(this.#timers.again);
    this.#timers.again = window.setTimeout(() => this.#again(), time);
  }

  // The socket that has spoken stays until another does: perhaps it is only slow.
  #again(): void {
    this.ears.status('reconnecting');
    if (!this.#next || performance.now() - this.#next.since > OPENING) this.#try();
    if (this.#attempt++ > 0) this.#ask();
    this.#wait(this.#calm);
  }

  // By plain HTTP, which tells sooner whether there is a link; also for networks that let no WebSocket through, and
  // for browsers that make those wait which have failed often.
  #ask(): void {
    if (this.#asking) return;
    const asking = insist((signal) => api.table(this.id, this.ears.since(), signal), () => undefined);
    this.#asking = asking;
    asking.answer.then(
      (view) => {
        this.#asking = null;
        this.ears.status('connected');
        this.ears.view(view);
        // There is a link: a socket that still hangs was made before.
        if (this.#next?.socket.readyState === WebSocket.CONNECTING) this.#try();
      },
      () => (this.#asking = null),
    );
  }

  // The device woke up or is online again: a link that is still good answers a ping, another is made anew.
  #hurry = (): void => {
    if (document.hidden) return;
    if (this.#socket) this.#ping();
    else this.#again();
  };

  #rest(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers = { ping: 0, pong: 0, again: 0 };
    this.#asking?.stop();
    this.#asking = null;
  }
}

function leave(socket: WebSocket | null | undefined): void {
  if (!socket) return;
  socket.onmessage = socket.onclose = null;
  socket.close();
}
