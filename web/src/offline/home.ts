/// <reference lib="webworker" />
// Opened again, the app shows its home as it was last seen, without waiting for a slow line, and reads anew what it shows
// (read-anew.ts). Decision 0157.
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import type { Strategy } from 'workbox-strategies';
import { cacheNames } from './rules';

declare const __RELEASE__: string;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const releaseHeader = 'Kept-Release';

/** A page is kept with the mark that it is not new when it is shown, and with its release. */
export const marksKept: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const page = await response.text();
    const headers = new Headers(response.headers);
    if (page.includes(__RELEASE__)) headers.set(releaseHeader, __RELEASE__);
    return new Response(page.replace('<html ', '<html data-kept '), { headers });
  },
};

/** Seen within a day, and of the release whose files are here. */
async function lastSeen(request: Request): Promise<Response | undefined> {
  const page = await caches.match(request, { ignoreVary: true, cacheName: cacheNames.pages });
  const seen = Date.parse(page?.headers.get('date') ?? '');
  // By a clock that was set back it would never be a day old.
  const age = Date.now() - seen;
  const isOfNow = age > -minute && age < day && page?.headers.get(releaseHeader) === __RELEASE__;
  return isOfNow ? page : undefined;
}

/** Who loads the page anew wants a new one. */
export const homeBy =
  (pages: Strategy) =>
  async (options: RouteHandlerCallbackOptions): Promise<Response> => {
    const kept = options.request.cache === 'default' ? await lastSeen(options.request) : undefined;
    if (!kept) return pages.handle(options);
    // For the next time; without a line the one that is kept stays.
    for (const each of pages.handleAll(options)) each.catch(() => undefined);
    return kept;
  };
