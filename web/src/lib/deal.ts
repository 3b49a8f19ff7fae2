// Whether the cards were dealt fairly, as far as this browser can tell by itself.
import { able, agree, read, redeal, sealOf, sound, type Slip } from './dealer';
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
  promise: 'kept' | 'broken' | 'unseen'; // is it the commitment that was shown before the game?
  seed: 'used' | 'missing' | 'none'; // is this browser's own seed among those that were mixed in?
  record: 'agrees' | 'differs'; // does the record tell the deal that was checked?
  urns: 'sound' | 'unsound'; // can chance have drawn from what it is said to have drawn from?
  secret: 'fits' | 'differs' | 'unknown'; // does the secret hash to the commitment?
  drawn: 'same' | 'differ' | 'unknown'; // does it give every outcome?
  slip: Slip | null; // the first that it doesn't give
}

export async function judge(id: string, number: number, checked: Checked, record: string): Promise<Verdict> {
  const memory = memoryOf(id, number);
  const deal = read(record);
  const kept = memory.commitment === deal.commitment;
  const used = memory.seeds.some((seed) => deal.seeds.includes(seed));
  const urns = sound(checked) ? 'sound' : 'unsound';
  const verdict: Verdict = {
    promise: memory.commitment ? (kept ? 'kept' : 'broken') : 'unseen',
    seed: memory.seeds.length ? (used ? 'used' : 'missing') : 'none',
    record: agree(deal, checked) ? 'agrees' : 'differs',
    urns,
    secret: 'unknown',
    drawn: 'unknown',
    slip: null,
  };
  if (!able()) return verdict;
  verdict.secret = (await sealOf(deal.secret)) === deal.commitment ? 'fits' : 'differs';
  if (urns === 'unsound') return verdict;
  verdict.slip = await redeal(deal, checked);
  verdict.drawn = verdict.slip ? 'differ' : 'same';
  return verdict;
}
