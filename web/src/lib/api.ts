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

const PATIENCE = 15_000; // milliseconds
// For what the server has to work out: longer than it takes at most before it gives up (two minutes, and the start
// of a process). It goes on if nobody waits, so asking again helps.
const WORKING = 150_000;

export function address(path: string, query: Query = {}): string {
  const all = Object.entries({ ...query, language: settings.language });
  return `/api${path}?${new URLSearchParams(all.map(([name, value]) => [name, String(value)]))}`;
}

// Fails with a Refusal, or with fetch's own TypeError when there is no connection.
async function call<T>(method: string, path: string, body?: unknown, query?: Query, patience = PATIENCE): Promise<T> {
  const answer = await fetch(address(path, query), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw new Refusal(answer.status, refusalIn(text));
}

function refusalIn(text: string): ErrorView {
  const plain = { error: '', words: '', marks: [], table: null };
  try {
    return { ...plain, ...(JSON.parse(text) as Partial<ErrorView>) };
  } catch {
    return plain; // a proxy's page
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const game = (id: string, number: number): string => `${table(id)}/games/${number}`;

export const api = {
  games: async () => (await call<{ games: GameView[] }>('GET', '/games')).games,
  rules: (name: string) => call<RulesPage>('GET', `/games/${encodeURIComponent(name)}/rules`),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  account: (name: string, password: string, isNew: boolean) =>
    call<Me>('POST', '/account', { name, password, new: isNew }),
  logOut: () => call<null>('DELETE', '/session'),
  open: (wanted: Open) => call<TableView>('POST', '/tables', wanted),
  tables: async () => (await call<{ tables: TableSummary[] }>('GET', '/tables')).tables,
  table: (id: string, since: number) => call<TableView>('GET', table(id), undefined, { since }),
  act: (id: string, act: object, since: number) => call<TableView>('POST', `${table(id)}/acts`, act, { since }),
  why: (id: string, move: string) => call<Why>('GET', `${table(id)}/why`, undefined, { move }),
  hint: (id: string) => call<Hint>('GET', `${table(id)}/hint`, undefined, {}, WORKING),
  replay: (id: string, number: number) => call<Replay>('GET', `${game(id, number)}/replay`),
  check: (id: string, number: number) => call<Checked>('GET', `${game(id, number)}/check`),
  analysis: (id: string, number: number) =>
    call<Analysis>('GET', `${game(id, number)}/analysis`, undefined, {}, WORKING),
  recordAddress: (id: string, number: number) => address(`${game(id, number)}/record`),
};
