import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/me.svelte';
import { reach } from './lib/reach';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/texts.svelte';
import { backoff, sleep } from './lib/wait';

const SOON = 1000; // milliseconds until one asks whether the server is there at all
const PATIENCE = 3000; // … for what was asked, once it is; a slow link is given more time with every try
const LONGEST = 30_000;

if (location.pathname === '/board') {
  void import('./board'); // nothing but a board, for programs that take pictures
} else {
  await begin();
}

async function begin(): Promise<void> {
  // Without words there is nothing to show, and whoever is not known yet is given a guest's cookie first:
  // all other calls are made in that name. However long the server takes to come up.
  for (let attempt = 0; ; attempt++) {
    try {
      await once(Math.min(LONGEST, PATIENCE * 2 ** attempt));
      break;
    } catch {
      await sleep(backoff(attempt));
    }
  }
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

// What hangs is given up, and not asked again beside it: whoever is not known yet would be given several cookies.
async function once(patience: number): Promise<void> {
  const trial = new AbortController();
  const here = Promise.all([speak(settings.language, trial.signal), meet(trial.signal)]);
  if (!(await within(SOON, here))) {
    const server = reach();
    await Promise.race([here, server.answer]).finally(server.stop);
    if (!(await within(patience, here))) trial.abort();
  }
  await here;
}

// Whether something comes in time; it may fail.
function within(time: number, coming: Promise<unknown>): Promise<boolean> {
  return Promise.race([coming.then(() => true), sleep(time).then(() => false)]);
}
