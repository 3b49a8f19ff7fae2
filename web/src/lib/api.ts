import { settings } from './settings.svelte';
import type {
  Analysis, Checked, ErrorView, GameView, Hint, Me, Open, Replay, RulesPage, TableSummary, TableView, Why,
} from './types';

// The server said no, and why.
export class Refusal extends Error {
  constructor(readonly status: number, readonly view: ErrorView) {
    super(view.words);
  }

  // Nobody's fault and worth another try: overload, a restart, a proxy without its server.
  get passing(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

// Whether the answer will be the same however often one asks.
export const isFinal = (error: unknown): error is Refusal => error instanceof Refusal && !error.passing;

type Query = Record<string, string | number>;

const NO_WORDS: ErrorView = { error: '', words: '', marks: [], table: null };
const PATIENCE = 15_000; // milliseconds
// For what the server has to work out: longer than it takes at most before it gives up (two minutes, and the start
// of a process). It goes on if nobody waits, so asking again helps.
const WORKING = 150_000;

export function address(path: string, query: Query = {}): string {
  const all = Object.entries({ ...query, language: settings.language });
  return `/api${path}?${new URLSearchParams(all.map(([name, value]) => [name, String(value)]))}`;
}

// Fails with a Refusal, with fetch's own TypeError when there is no connection, or with a SyntaxError when an answer
// broke off: browsers hand out what had come by then as if it were all.
async function call<T>(
  method: string, path: string, body?: unknown, query?: Query, signal = AbortSignal.timeout(PATIENCE),
): Promise<T> {
  const answer = await fetch(address(path, query), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    signal,
    cache: 'no-store', // or else a browser lets a question wait for the answer to the same one before
  });
  const text = await answer.text();
  const ours = answer.headers.get('Content-Type')?.includes('json'); // else a proxy's page
  const found: unknown = answer.ok || ours ? JSON.parse(text) : {};
  if (answer.ok) return found as T;
  throw new Refusal(answer.status, { ...NO_WORDS, ...(found as Partial<ErrorView>) });
}

async function plain(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (answer.ok) return answer.text();
  throw new Refusal(answer.status, NO_WORDS);
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const game = (id: string, number: number): string => `${table(id)}/games/${number}`;

export const api = {
  games: async () => (await call<{ games: GameView[] }>('GET', '/games')).games,
  rules: (name: string) => call<RulesPage>('GET', `/games/${encodeURIComponent(name)}/rules`),
  me: (signal?: AbortSignal) => call<Me>('GET', '/me', undefined, undefined, signal),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  account: (name: string, password: string, isNew: boolean) =>
    call<Me>('POST', '/account', { name, password, new: isNew }),
  changePassword: (password: string, wanted: string) => call<Me>('PUT', '/account', { password, new: wanted }),
  logOut: () => call<null>('DELETE', '/session'),
  erase: (password: string) => call<Me>('DELETE', '/me', { sure: true, password }),
  exportAddress: () => address('/me/export'),
  open: (wanted: Open) => call<TableView>('POST', '/tables', wanted),
  tables: async () => (await call<{ tables: TableSummary[] }>('GET', '/tables')).tables,
  table: (id: string, since: number, signal: AbortSignal) =>
    call<TableView>('GET', table(id), undefined, { since }, signal),
  act: (id: string, act: object, since: number, signal: AbortSignal) =>
    call<TableView>('POST', `${table(id)}/acts`, act, { since }, signal),
  why: (id: string, move: string) => call<Why>('GET', `${table(id)}/why`, undefined, { move }),
  hint: (id: string) => call<Hint>('GET', `${table(id)}/hint`, undefined, {}, AbortSignal.timeout(WORKING)),
  replay: (id: string, number: number) => call<Replay>('GET', `${game(id, number)}/replay`),
  check: (id: string, number: number) => call<Checked>('GET', `${game(id, number)}/check`),
  analysis: (id: string, number: number) =>
    call<Analysis>('GET', `${game(id, number)}/analysis`, undefined, {}, AbortSignal.timeout(WORKING)),
  recordAddress: (id: string, number: number) => address(`${game(id, number)}/record`),
  record: (id: string, number: number) => plain(api.recordAddress(id, number)),
};
