// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const day = 24 * 3600 * 1000;

/** The module, in a browser that has passkeys or has none. */
async function inBrowser(has: boolean) {
  vi.resetModules();
  if (has) vi.stubGlobal('PublicKeyCredential', class {});
  return import('./support');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a passkey is offered after signing in', () => {
  test('where the browser has passkeys', async () => {
    expect((await inBrowser(true)).mayOffer('/')).toBe(true);
    vi.unstubAllGlobals();
    expect((await inBrowser(false)).mayOffer('/')).toBe(false);
  });

  test('and again after 90 days', async () => {
    const { mayOffer, noteOffer } = await inBrowser(true);
    noteOffer(1000);
    expect(mayOffer('/', 1000 + 90 * day - 1)).toBe(false);
    expect(mayOffer('/', 1000 + 90 * day)).toBe(true);
  });

  test('but not where one was made or used on this device', async () => {
    const { isKnownHere, mayOffer } = await inBrowser(true);
    isKnownHere.set(true);
    expect(mayOffer('/')).toBe(false);
  });

  test.each([
    '/cart',
    '/checkout',
    '/ordersummary',
    '/payment',
    '/pc/1234',
    '/account/address/new?route=/checkout',
  ])('nor on the way to paying: %s', async (path) =>
    expect((await inBrowser(true)).mayOffer(path)).toBe(false),
  );

  test.each(['/', '/account/personaldetails', '/orderhistory/neworders', '/pcs/l/x'])(
    'but on the way to %s',
    async (path) => expect((await inBrowser(true)).mayOffer(path)).toBe(true),
  );
});
