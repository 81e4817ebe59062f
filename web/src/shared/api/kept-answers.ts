import { installed } from '@/shared/session/installed';
import { signedIn } from '@/shared/session/session';
import { ApiError } from './errors';
import type { ApiPath } from './path';

/**
 * What the installed app can still show of a shopper's own without a line: who they are, their cart, their last orders
 * with the collection codes, and their returns with the codes for the counter; of a guest the cart. Kept for one sign-in,
 * never read by another, and gone with its end.
 */
const cacheName = 'spaza-personal';
const mostKept = 25;
const keptSinceHeader = 'x-kept-since';

const isCustomers = (path: string) =>
  /^\/users\/current(\?|$)/.test(path) ||
  /^\/users\/current\/(orders|carts)(\/[^/?]+)?(\?|$)/.test(path) ||
  /^\/users\/current\/orderReturns(\/returnSuccess\/[^/?]+)?(\?|$)/.test(path) ||
  /^\/orders\/[^/?]+\/status(\?|$)/.test(path);

const guest = 'guest';

/** Whose an answer is that may be kept; nobody's otherwise. */
function ownerOf(path: string): string | undefined {
  const signIn = signedIn.get();
  if (signIn) return isCustomers(path) ? signIn : undefined;
  return /^\/users\/anonymous\/carts\/[^/?]+(\?|$)/.test(path) ? guest : undefined;
}

const isStill = (owner: string) => (signedIn.get() ?? guest) === owner;

const addressOf = (path: string, owner: string) =>
  `/kept${path}${path.includes('?') ? '&' : '?'}signIn=${encodeURIComponent(owner)}`;

const canKeep = () => installed.get() && typeof caches !== 'undefined';

async function keepAnswer(path: string, answer: unknown, owner: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const address = addressOf(path, owner);
  // Takes the place of the one before, and stands last; where there is no room for it, that one stays.
  const headers = { [keptSinceHeader]: new Date().toISOString() };
  await cache.put(address, new Response(JSON.stringify(answer), { headers }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostKept)).map((old) => cache.delete(old)));
  // Signed out meanwhile: nothing may be left.
  if (!isStill(owner)) await forgetKept();
}

/** A browser that forbids storage, or whose storage is broken, has kept nothing. */
const keptAt = async (address: string): Promise<Response | undefined> =>
  caches
    .open(cacheName)
    .then((cache) => cache.match(address))
    .catch(() => undefined);

/** An answer of the API, or, when it cannot be reached, the one that was kept. */
export async function answerOrKept<T>(path: ApiPath<T>, ask: () => Promise<T>): Promise<T> {
  const owner = canKeep() ? ownerOf(path) : undefined;
  if (!owner) return ask();
  try {
    const answer = await ask();
    // A full disk takes nothing away but the offline view.
    void keepAnswer(path, answer, owner).catch(() => undefined);
    return answer;
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 0) throw problem;
    const kept = await keptAt(addressOf(path, owner));
    if (!kept || !isStill(owner)) throw problem;
    return (await kept.json()) as T;
  }
}

/** Since when the answer of a path is kept, as an ISO moment; nothing where none is. */
export async function keptSince(path: ApiPath): Promise<string | undefined> {
  const owner = canKeep() ? ownerOf(path) : undefined;
  const kept = owner && (await keptAt(addressOf(path, owner)));
  return (kept && kept.headers.get(keptSinceHeader)) || undefined;
}

/**
 * Throws away what was kept of a customer, and the pages with their addresses, which may name orders. Whether all of it is
 * gone: a browser whose storage does not answer has to be asked again.
 */
export async function forgetKept(): Promise<boolean> {
  if (typeof caches === 'undefined') return true;
  const pages = 'spaza-pages';
  try {
    const [, , areNotesGone] = await Promise.all([
      caches.delete(cacheName),
      caches.delete(pages),
      // Not of the first visit: only who signs out needs it.
      import('./forget-visits').then(({ forgetVisits }) => forgetVisits(pages)),
    ]);
    return areNotesGone;
  } catch {
    return false;
  }
}
