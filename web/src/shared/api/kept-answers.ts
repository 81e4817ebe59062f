import { installed } from '@/shared/session/installed';
import { signedIn } from '@/shared/session/session';
import { ApiError } from './errors';
import type { ApiPath } from './path';

/**
 * What the installed app can still show of a customer's own without a line: who they are, their cart and their last
 * orders with the collection codes. Kept for one sign-in, never read by another, and gone with its end.
 */
const cacheName = 'spaza-personal';
const mostKept = 25;

const isKept = (path: string) =>
  /^\/users\/current(\?|$)/.test(path) ||
  /^\/users\/current\/(orders|carts)(\/[^/?]+)?(\?|$)/.test(path) ||
  /^\/orders\/[^/?]+\/status(\?|$)/.test(path);

const addressOf = (path: string, signIn: string) =>
  `/kept${path}${path.includes('?') ? '&' : '?'}signIn=${encodeURIComponent(signIn)}`;

const canKeep = () => installed.get() && typeof caches !== 'undefined';

async function keepAnswer(path: string, answer: unknown, signIn: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const address = addressOf(path, signIn);
  await cache.delete(address); // the newest stand last
  await cache.put(address, new Response(JSON.stringify(answer)));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostKept)).map((old) => cache.delete(old)));
  // Signed out meanwhile: nothing may be left.
  if (signedIn.get() !== signIn) await forgetKept();
}

/** An answer of the API, or, when it cannot be reached, the one that was kept. */
export async function answerOrKept<T>(path: ApiPath<T>, ask: () => Promise<T>): Promise<T> {
  const signIn = signedIn.get();
  if (!canKeep() || !signIn || !isKept(path)) return ask();
  try {
    const answer = await ask();
    // A full disk takes nothing away but the offline view.
    void keepAnswer(path, answer, signIn).catch(() => undefined);
    return answer;
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 0) throw problem;
    const kept = await (await caches.open(cacheName)).match(addressOf(path, signIn));
    if (!kept || signedIn.get() !== signIn) throw problem;
    return (await kept.json()) as T;
  }
}

/** Throws away what was kept of a customer, and the pages, whose addresses may name their orders. */
export async function forgetKept(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([cacheName, 'spaza-pages'].map((name) => caches.delete(name)));
}
