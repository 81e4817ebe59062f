import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The window says that it was opened from the home screen. */
export function opensAsApp(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query === '(display-mode: standalone)'
      ? Object.assign(new EventTarget(), { matches: true, media: query, onchange: null } as never)
      : ask(query);
}

/** What the device holds for the app. */
export const inApp = (page: () => Page) => ({
  /** At least so many answers are kept under this name. */
  isKept: (name: string, times: number) =>
    expect
      .poll(() => page().evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name))
      .toBeGreaterThanOrEqual(times),
  hasServiceWorker: () =>
    page().evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    }),
});
