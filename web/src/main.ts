import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/me.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/texts.svelte';
import { backoff, sleep } from './lib/wait';

const SOON = 4000; // milliseconds for the first try
const LONGEST = 30_000;

if (location.pathname === '/board') {
  void import('./board'); // nothing but a board, for programs that take pictures
} else {
  await begin();
}

async function begin(): Promise<void> {
  // Without words there is nothing to show, and whoever is not known yet is given a guest's cookie first:
  // all other calls are made in that name. However long the server takes to come up; what hangs is asked again,
  // and a slow link is given more time.
  for (let attempt = 0; ; attempt++) {
    try {
      const signal = AbortSignal.timeout(Math.min(LONGEST, SOON * 2 ** attempt));
      await Promise.all([speak(settings.language, signal), meet(signal)]);
      break;
    } catch {
      await sleep(backoff(attempt));
    }
  }
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}
