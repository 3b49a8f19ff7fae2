// A part of the page that is fetched when it is needed. Browsers wait for ever for one whose connection is dead, and
// remember one that failed for as long as the page lives: so the page is loaded anew, as soon as the server answers.
// Not again and again, though: a part that is really broken stays so.
import { api } from './api';
import { insist } from './insist';
import { sleep } from './wait';

const PATIENCE = 5000; // milliseconds for a part to come
const SELDOM = 60_000; // … between two times that the page is loaded anew
const LAST = 'caber-loaded-anew';

export async function part<T>(load: () => Promise<T>): Promise<T> {
  const coming = load();
  let here = false;
  const settled = coming.then(
    () => (here = true),
    () => undefined,
  );
  await Promise.race([settled, sleep(PATIENCE)]);
  if (here || !overdue()) return coming;
  await insist(api.me, () => undefined).answer;
  if (!here) location.reload();
  return coming;
}

// Whether the page hasn't been loaded anew lately; from now on it has.
function overdue(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(LAST) ?? 0) < SELDOM) return false;
    sessionStorage.setItem(LAST, String(now));
    return true;
  } catch {
    return false; // who can't remember must not begin
  }
}
