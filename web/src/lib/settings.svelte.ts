import { recall, remember } from './store';
import type { Language } from './types';

export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl'];
export const THEMES = ['auto', 'light', 'dark'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  animate: boolean;
  sound: boolean;
  confirm: boolean; // moves are shown first, and sent when they are confirmed
  text: boolean; // the text board is open
  list: boolean; // the list of choices is open
  help: boolean; // the short rules are open
}

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

const DEFAULTS: Settings = {
  language: preferred(),
  theme: 'auto',
  animate: true,
  sound: false,
  confirm: true,
  text: false,
  list: false,
  help: true,
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>('settings', {}) });
if (!LANGUAGES.includes(settings.language)) settings.language = preferred();

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

// Whether things may move: our own switch, and the system's wish.
export function moving(): boolean {
  return settings.animate && !system.still;
}

$effect.root(() => {
  $effect(() => remember('settings', settings));
  $effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme;
    root.dataset['motion'] = moving() ? 'on' : 'off';
    root.lang = settings.language;
  });
});
