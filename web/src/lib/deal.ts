// Whether the cards were dealt fairly, as far as this browser can tell by itself.
import { recall, remember } from './store';
import type { Checked, TableView } from './types';

interface Memory {
  commitment: string; // as the page saw it before the deal
  seeds: string[]; // what this browser gave to the shuffle
}

const name = (id: string, number: number): string => `deal:${id}:${number}`;
const memoryOf = (id: string, number: number): Memory => recall(name(id, number), { commitment: '', seeds: [] });

// It counts only if it was seen before the seeds: before the first game, and for each later one when the game
// before it is over, since its dealer has bound himself by then. In a running game it could be any.
export function rememberCommitment({ id, number, stage, deal }: TableView): void {
  if (stage === 'waiting') rememberOnce(id, number, deal.commitment);
  else if (stage === 'over' && deal.upcoming) rememberOnce(id, number + 1, deal.upcoming);
}

function rememberOnce(id: string, number: number, commitment: string): void {
  const memory = memoryOf(id, number);
  if (!memory.commitment) remember(name(id, number), { ...memory, commitment });
}

export function rememberSeed(id: string, number: number, seed: string): void {
  const memory = memoryOf(id, number);
  remember(name(id, number), { ...memory, seeds: [...memory.seeds, seed] });
}

export interface Verdict {
  promised: 'kept' | 'broken' | 'unseen'; // is it the commitment that was shown during the game?
  secret: 'fits' | 'differs' | 'unknown'; // does the secret hash to it? Browsers hash on safe connections only
  seed: 'used' | 'missing' | 'none'; // is this browser's own seed among those that were mixed in?
  cards: number;
}

export async function judge(id: string, number: number, checked: Checked): Promise<Verdict> {
  const memory = memoryOf(id, number);
  const kept = memory.commitment === checked.commitment;
  const used = memory.seeds.some((seed) => checked.seeds.includes(seed));
  return {
    promised: memory.commitment ? (kept ? 'kept' : 'broken') : 'unseen',
    secret: await fits(checked),
    seed: memory.seeds.length ? (used ? 'used' : 'missing') : 'none',
    cards: checked.cards,
  };
}

async function fits({ secret, commitment }: Checked): Promise<Verdict['secret']> {
  if (!globalThis.isSecureContext) return 'unknown';
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment ? 'fits' : 'differs';
}
