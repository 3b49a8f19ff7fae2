// What is said to everybody: as a notice that can be seen, and to screen readers.

interface Toast {
  id: number;
  words: string;
  bad: boolean;
}

export const speech = $state({ polite: '', assertive: '' });
export const toasts: Toast[] = $state([]);
let count = 0; // toasts so far

// The same words twice in a row are two announcements: an invisible mark makes them differ.
function utter(how: keyof typeof speech, words: string): void {
  speech[how] = speech[how] === words ? `${words}\u200b` : words;
}

// What comes in quick succession is said together: new words in the region would cut the old ones off. So is what
// comes for as long as there is `more` of it.
const MOMENT = 250; // milliseconds
const waiting: string[] = [];
let timer = 0;

export function announce(words: string, more = (): boolean => false): void {
  if (waiting.push(words) > 1) return;
  const speak = (): void => {
    if (more()) timer = window.setTimeout(speak, MOMENT);
    else utter('polite', waiting.splice(0).join(' '));
  };
  timer = window.setTimeout(speak, MOMENT);
}

// Somebody else takes over the device: what was said, or was about to be, isn't meant for him.
export function hush(): void {
  clearTimeout(timer);
  waiting.length = 0;
  speech.polite = '';
}

export function toast(words: string, bad = false): void {
  if (!words) return;
  if (bad) utter('assertive', words);
  else announce(words);
  const id = ++count;
  toasts.splice(0, Math.max(0, toasts.length - 2));
  toasts.push({ id, words, bad });
  setTimeout(() => dismiss(id), 3000 + 60 * words.length);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((each) => each.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
