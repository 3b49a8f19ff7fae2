// The words, from the same Fluent files that the server uses.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Args, Language } from './types';

const PATIENCE = 15_000; // milliseconds

const bundles = new Map<Language, FluentBundle>();
const shown: { language: Language | null } = $state({ language: null });

let wanted: Language | null = null; // the last one that was asked for

export async function speak(language: Language, signal = AbortSignal.timeout(PATIENCE)): Promise<void> {
  wanted = language;
  if (!bundles.has(language)) {
    const answer = await fetch(`/texts/${language}.ftl`, { signal });
    if (!answer.ok) throw new Error(`no texts in ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    bundles.set(language, bundle);
  }
  if (wanted !== language) return;
  shown.language = language;
  settings.language = language;
}

// A text with a fault is shown as far as it goes: errors that are collected are not thrown.
export function say(key: string, args?: Args): string {
  const bundle = shown.language && bundles.get(shown.language);
  const pattern = bundle && bundle.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : key;
}
