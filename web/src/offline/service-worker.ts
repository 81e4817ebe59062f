/// <reference lib="webworker" />
// What the installed app has without a line: its files, pictures and the pages last seen. Nothing personal: pages are
// drawn the same for everybody, and what the API answers is never kept here (shared/api/kept-answers.ts keeps some).
// And the notifications (push-messages.ts).
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answerPush } from './push-messages';
import { alwaysAtHand, cacheNames, filesNamedIn, isFile, isPage, isPicture, offlinePath } from './rules';

declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;

void self.skipWaiting();
clientsClaim();
answerPush();

/** A page and the files it names. */
async function keepPage(path: string): Promise<void> {
  const page = await fetch(path, { credentials: 'omit' });
  if (!page.ok) throw new Error(`${path} answers ${page.status}`);
  const files = filesNamedIn(await page.clone().text());
  await (await caches.open(cacheNames.files)).addAll(files);
  await (await caches.open(cacheNames.offline)).put(path, page);
}

self.addEventListener('install', (event) => event.waitUntil(Promise.all(alwaysAtHand.map(keepPage))));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({
    cacheName: cacheNames.files,
    plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * days, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.destination === 'image' && isPicture(url.pathname),
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * days, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.pages,
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * days, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === offlinePath,
  new CacheFirst({ cacheName: cacheNames.offline, matchOptions: { ignoreSearch: true, ignoreVary: true } }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const { pathname, search } = new URL(request.url);
  if (pathname === offlinePath) return Response.error();
  const kept = await (await caches.open(cacheNames.offline)).match(pathname, { ignoreVary: true });
  if (kept) return kept;
  return Response.redirect(`${offlinePath}?from=${encodeURIComponent(pathname + search)}`);
});
