// A part of the page that is fetched when it is needed. Browsers wait for ever for one whose connection is dead, and
// remember one that failed for as long as the page lives: so the page is loaded anew, as soon as the server answers.
// Not again and again, though: a part that is really broken stays so.
import { reach } from './reach';
import { sleep } from './wait';

const PATIENCE = 5000; // milliseconds for a part to come
const LATELY = 60_000; // … after the page was loaded anew, in which that isn't tried again

export async function part<T>(load: () => Promise<T>): Promise<T> {
  const coming = load();
  let here = false;
  const settled = coming.then(
    () => (here = true),
    () => undefined,
  );
  await Promise.race([settled, sleep(PATIENCE)]);
  if (here || loadedAnewLately()) return coming;
  stop(); // or else what hangs keeps all the connections that browsers make to a host
  await reach().answer;
  location.reload();
  return coming;
}

// The browser knows it, so nothing has to be kept.
function loadedAnewLately(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' && performance.now() < LATELY;
}
