// What my moves are worth, for as long as the table stands as it stood when I asked.
import { announce } from './announce.svelte';
import { api } from './api';
import { complain } from './complain';
import { about } from './percent';
import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { Hint } from './types';

const TOLD = 5; // moves that are read out; the list has them all

// The text that says how far to trust an estimate.
export const caveat = (hint: Hint): string =>
  hint.choices.some(({ margin }) => margin) ? 'web-hint-sampled' : 'web-hint-estimate';

export class Hints {
  found: Hint | null = $state.raw(null);
  working = $state(false);
  #asked = 0; // changes with every question, and when none is open any more

  constructor(readonly id: string) {}

  // The table has moved on, or nobody wants to know any more.
  drop(): void {
    this.#asked++;
    this.found = null;
    this.working = false;
  }

  async ask(): Promise<void> {
    const asked = ++this.#asked;
    this.working = true;
    try {
      const hint = await api.hint(this.id);
      if (asked !== this.#asked) return;
      this.found = hint;
      const told = hint.choices
        .slice(0, TOLD)
        .map(({ words, chance, margin }) => `${words}: ${about(chance, margin, settings.language)}`);
      const estimated = hint.exact ? '' : ` ${say(caveat(hint))}`;
      announce(`${say('web-hint-told')} ${told.join('; ')}.${estimated}`);
    } catch (error) {
      if (asked === this.#asked) complain(error);
    } finally {
      if (asked === this.#asked) this.working = false;
    }
  }
}
