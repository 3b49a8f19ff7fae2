// Asks whether the server is there, until it answers. On the way it finds the connections that are dead: browsers use
// old ones again, and close what is given up.
import { insist, type Asking } from './insist';

export const reach = (): Asking<void> => insist(knock, () => undefined);

// For the head of the page only, so that it may be asked as often as one likes: nobody is given a cookie for it.
async function knock(signal: AbortSignal): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
}
