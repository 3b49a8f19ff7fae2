// What every board does with a touch: it remembers what the viewer is about to do, sends a move or asks about
// one, and begins anew when another decision is due.
import { tick, untrack } from 'svelte';
import type { BoardProps } from '../types';

// What follows from a touch: the new intent, and perhaps a move to send or to ask about.
export interface Step<Intent> {
  intent: Intent;
  send?: string;
  ask?: string;
}

export abstract class Decision<Intent extends { kind: string }> {
  protected readonly props: () => BoardProps;
  readonly #idle: Intent;
  #left = false; // the board is gone
  #led = false; // the intent comes from what the viewer has done himself
  intent: Intent;

  protected constructor(props: () => BoardProps, idle: Intent) {
    this.props = props;
    this.#idle = idle;
    this.intent = $state.raw(idle);

    $effect(() => {
      void this.decision;
      untrack(() => this.begin());
    });

    $effect(() => () => {
      this.#left = true;
    });
  }

  // Changes when another decision is due, or the same one to somebody else.
  abstract readonly decision: string;

  // One step back from an intent.
  protected abstract cancelled(intent: Intent): Intent;

  // The question that the viewer has come to by himself; null: there is none.
  get question(): Intent | null {
    return this.#led && this.intent.kind === 'tentative' ? this.intent : null;
  }

  protected begin(): void {
    this.#led = this.intent.kind === 'sent';
    this.intent = this.#idle;
  }

  // What follows from a move that was confirmed, and counts.
  protected follow(): void {}

  readonly act = (step: Step<Intent>): void => {
    const { busy, why, dismiss } = this.props();
    if (busy || this.intent.kind === 'sent') return;
    const asked = this.intent.kind === 'tentative';
    this.#led = true;
    this.intent = step.intent;
    if (step.send !== undefined) void this.#send(step.send, asked);
    if (step.ask !== undefined) why(step.ask);
    else dismiss();
  };

  async #send(move: string, asked: boolean): Promise<void> {
    const { position, play } = this.props();
    const counts = await play(move);
    await tick();
    if (this.#left) return;
    // A move that was refused can be thought over; one that counts may leave the very same decision, such as a
    // second pass.
    if (this.intent.kind === 'sent') this.begin();
    if (counts && asked && this.props().position.viewer === position.viewer) this.follow();
  }

  readonly back = (): void => {
    this.intent = this.cancelled(this.intent);
    this.props().dismiss();
  };
}
