/// <reference lib="webworker" />
// What one release of the shop is made of, kept as a whole: its pages that are always at hand, and every file they ask
// for. Pages and files of two releases are never put together.
import { alone } from '@/shared/state/lock';
import {
  alwaysAtHand,
  cacheNames,
  drawings,
  filesNamedIn,
  filesOf,
  keptAs,
  offlinePath,
  picturesNamedIn,
} from './rules';

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

/** A picture, anew for each release: its name does not change with it. Pages can be read without. */
async function keepPicture(path: string): Promise<void> {
  try {
    const picture = await fetch(path, { cache: 'reload' });
    if (picture.ok) await (await caches.open(cacheNames.offlineFiles)).put(path, picture);
  } catch {
    // The one of the release before, if there is one, stays.
  }
}

/** A page and the files it names, all of this release; what it says. */
async function keepPage(path: string): Promise<string> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${path} answers ${page.status}`);
  const text = await page.clone().text();
  // While servers are replaced one by one, another may answer. The browser tries again with the next page.
  if (!text.includes(__RELEASE__)) throw new Error(`${path} is of another release`);
  await Promise.all(filesNamedIn(text).map(keepFile));
  await (await caches.open(cacheNames.offline)).put(keptAs(path, __RELEASE__), page);
  return text;
}

/** One after another: what one release is keeping is not to be taken away as of another one. */
const inTurn = (work: () => Promise<void>): Promise<void> => alone('spaza-releases', work);

/** A full device gets the release without what opens offline. */
export const keepRelease = (): Promise<void> => inTurn(keepAll);

async function keepAll(): Promise<void> {
  try {
    await Promise.all(__RELEASE_FILES__.map(keepFile));
    const list = new Response(JSON.stringify(__RELEASE_FILES__));
    await (await caches.open(cacheNames.offlineFiles)).put(keptAs(filesOf, __RELEASE__), list);
    const pages = await Promise.all(alwaysAtHand.map(keepPage));
    const pictures = new Set([...drawings, ...pages.flatMap(picturesNamedIn)]);
    await Promise.all([...pictures].map(keepPicture));
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

/**
 * A page says which release it is of. Once no other is open, what was kept of releases before goes; until then the last
 * of them stays, for windows that are still on it.
 */
export async function hearOfPage(said: unknown): Promise<void> {
  const { release } = (said ?? {}) as { release?: unknown };
  if (typeof release !== 'string') return;
  await tellRelease();
  const isAlone = release === __RELEASE__ && (await windows()).length === 1;
  await inTurn(() => tidy(isAlone));
  // There was no room, or a browser short of it took it away. Without a line the next page tries again.
  if (isAlone && !isNewerComing() && !(await keptPage(offlinePath)))
    await keepRelease().catch(() => undefined);
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const releaseOf = ({ url }: Request) => new URL(url).searchParams.get('release');

/** What a release's pages fetch without naming it; of one that kept no list nothing is known. */
async function unnamedFilesOf(release: string): Promise<string[]> {
  const list = await (await caches.open(cacheNames.offlineFiles)).match(keptAs(filesOf, release), anyVary);
  return list ? ((await list.json()) as string[]) : [];
}

const isNewerComing = () => (self.registration.installing ?? self.registration.waiting) !== null;

async function tidy(isAlone: boolean): Promise<void> {
  // What a newer one has kept is not to be taken for an older one's.
  if (!isNewerComing()) await forgetReleases(isAlone);
}

/** Everything of releases but this one goes and, where other windows may be on it, the last before it. */
async function forgetReleases(isAlone: boolean): Promise<void> {
  const pages = await caches.open(cacheNames.offline);
  const all = await pages.keys();
  // In the order in which they came.
  const before = isAlone ? undefined : all.map(releaseOf).findLast((each) => each && each !== __RELEASE__);
  const releases = before ? [__RELEASE__, before] : [__RELEASE__];
  const stays = new Set([...__RELEASE_FILES__, ...drawings]);
  for (const release of releases) for (const file of await unnamedFilesOf(release)) stays.add(file);
  for (const request of all) {
    if (!releases.includes(releaseOf(request) ?? '')) await pages.delete(request);
    else {
      const text = (await (await pages.match(request, anyVary))?.text()) ?? '';
      for (const file of [...filesNamedIn(text), ...picturesNamedIn(text)]) stays.add(file);
    }
  }
  const files = await caches.open(cacheNames.offlineFiles);
  for (const request of await files.keys()) {
    const release = releaseOf(request);
    if (release ? !releases.includes(release) : !stays.has(new URL(request.url).pathname))
      await files.delete(request);
  }
  await forgetPagesNotOf(releases);
}

/** Pages that were looked at: their scripts may be gone with their release. */
async function forgetPagesNotOf(releases: string[]): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  for (const request of await pages.keys()) {
    const text = (await (await pages.match(request, anyVary))?.text()) ?? '';
    if (!releases.some((each) => text.includes(each))) await pages.delete(request);
  }
}
