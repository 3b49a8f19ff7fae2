import { toast } from './announce.svelte';
import { Refusal } from './api';
import { say } from './texts.svelte';

// Tells what went wrong: in the server's words if it had any.
export function complain(error: unknown): void {
  if (!(error instanceof Refusal)) toast(say('web-error-connection'), true);
  else toast(error.view.words || say('web-error-server', { status: error.status }), true);
}
