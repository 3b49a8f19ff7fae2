import { toast } from './announce.svelte';
import { Refusal } from './api';
import { say } from './texts.svelte';

// What went wrong: in the server's words if it had any.
export function wordsOf(error: unknown): string {
  if (!(error instanceof Refusal)) return say('web-error-connection');
  return error.view.words || say('web-error-server', { status: error.status });
}

export const complain = (error: unknown): void => toast(wordsOf(error), true);
