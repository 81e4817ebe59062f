/// <reference lib="webworker" />
// What one release of the shop is made of, kept as a whole: its pages that are always at hand, and every file they ask
// for. Pages and files of two releases are never put together.
import { alwaysAtHand, cacheNames, drawings, filesNamedIn, keptAs } from './rules';

declare const self: ServiceWorkerGlobalScope;

/** Its entry script, and what its pages fetch without naming it (tools/offline-files.ts). */
declare const __RELEASE__: string;
declare const __RELEASE_FILES__: string[];

const anyVary = { ignoreVary: true };

const isFull = (problem: unknown) => problem instanceof DOMException && problem.name === 'QuotaExceededError';

/** A file by its name; one the device has already costs nothing. */
async function keepFile(path: string): Promise<void> {
  const files = await caches.open(cacheNames.offlineFiles);
  if (await files.match(path, anyVary)) return;
  const known = await caches.match(path, { ...anyVary, cacheName: cacheNames.files });
  const file = known ?? (await fetch(path));
  if (!file.ok) throw new Error(`${path} answers ${file.status}`);
  await files.put(path, file);
}

/** A page and the files it names, all of this release. */
async function keepPage(path: string): Promise<void> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${path} answers ${page.status}`);
  const text = await page.clone().text();
  // While servers are replaced one by one, another may answer. The browser tries again with the next page.
  if (!text.includes(__RELEASE__)) throw new Error(`${path} is of another release`);
  await Promise.all(filesNamedIn(text).map(keepFile));
  await (await caches.open(cacheNames.offline)).put(keptAs(path, __RELEASE__), page);
}

/** A full device gets the release without what opens offline. */
export async function keepRelease(): Promise<void> {
  try {
    await Promise.all([...__RELEASE_FILES__, ...drawings].map(keepFile));
    await Promise.all(alwaysAtHand.map(keepPage));
  } catch (problem) {
    if (!isFull(problem)) throw problem;
  }
}

export const keptPage = (path: string): Promise<Response | undefined> =>
  caches.match(keptAs(path, __RELEASE__), { ...anyVary, cacheName: cacheNames.offline });

export const keptFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ...anyVary, cacheName: cacheNames.offlineFiles });

/** Every window hears which release stands ready; it knows its own. */
export async function tellRelease(): Promise<void> {
  for (const each of await windows()) each.postMessage({ release: __RELEASE__ });
}

/** A page says which release it is of. Once no other is open, what was kept of releases before goes. */
export async function hearOfPage(said: unknown): Promise<void> {
  const { release } = (said ?? {}) as { release?: unknown };
  if (typeof release !== 'string') return;
  await tellRelease();
  if (release === __RELEASE__ && (await windows()).length === 1) await forgetOtherReleases();
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function forgetOtherReleases(): Promise<void> {
  const pages = await caches.open(cacheNames.offline);
  const own = new Set([...__RELEASE_FILES__, ...drawings]);
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    const page = await pages.match(request, anyVary);
    if (pathname + search !== keptAs(pathname, __RELEASE__)) await pages.delete(request);
    else if (page) for (const file of filesNamedIn(await page.text())) own.add(file);
  }
  const files = await caches.open(cacheNames.offlineFiles);
  for (const request of await files.keys())
    if (!own.has(new URL(request.url).pathname)) await files.delete(request);
}
