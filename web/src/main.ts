import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/me.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/texts.svelte';
import { backoff, sleep } from './lib/wait';

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
      await Promise.all([speak(settings.language), meet()]);
      break;
    } catch {
      await sleep(backoff(attempt));
    }
  }
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}
