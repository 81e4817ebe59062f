/// <reference lib="webworker" />
// What the installed app has without a line: its files, pictures and the pages last seen. Nothing personal: pages are
// drawn the same for everybody, and what the API answers is never kept here (shared/api/kept-answers.ts keeps some).
// And the notifications (push-messages.ts).
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answerPush } from './push-messages';
import { hearOfPage, keepRelease, keptFile, keptPage, tellRelease } from './release';
import { cacheNames, isFile, isPage, isPicture, offlinePath, renewHome } from './rules';
import { asSeen, homeBy, renew } from './seen-pages';

declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;

// At once: pages are of one release each, as their files are named by their content.
void self.skipWaiting();
clientsClaim();
answerPush();

self.addEventListener('install', (event) => event.waitUntil(keepRelease()));
self.addEventListener('activate', (event) => event.waitUntil(tellRelease()));
self.addEventListener('message', (event) => event.waitUntil(hearOfPage(event.data)));

const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * days, purgeOnQuotaError: true })],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  async (options) => (await keptFile(options.request)) ?? files.handle(options),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.destination === 'image' && isPicture(url.pathname),
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * days, purgeOnQuotaError: true })],
  }),
);

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  plugins: [
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * days, purgeOnQuotaError: true }),
    {
      // The one looked at last may be of the release before; this release's own has all its files.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        const page = (await keptPage(new URL(request.url).pathname)) ?? cachedResponse;
        return page && asSeen(page);
      },
    },
  ],
});

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/' && url.search === '',
  homeBy(pages),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  pages,
);

self.addEventListener('message', (event) => {
  const { renew: page } = (event.data ?? {}) as { renew?: unknown };
  if (page === renewHome.renew) event.waitUntil(renew(page));
});

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === offlinePath,
  async ({ request }) => (await keptPage(offlinePath)) ?? fetch(request),
);

setCatchHandler(async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (request.destination === 'image') return (await keptFile(request)) ?? Response.error();
  if (request.mode !== 'navigate' || pathname === offlinePath) return Response.error();
  return (
    (await keptPage(pathname)) ??
    Response.redirect(`${offlinePath}?from=${encodeURIComponent(pathname + search)}`)
  );
});
