// What the installed app draws without a line, and where it may keep nothing.
import type { Locator } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inApp, opensAsApp } from '../support/as-app';
import { closeBrowser } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** What browsers do whose owner forbids sites to keep anything. */
function forbidsStorage(): void {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  for (const name of ['open', 'delete', 'keys', 'match', 'has'] as const)
    CacheStorage.prototype[name] = refuse;
  ServiceWorkerContainer.prototype.register = refuse;
  const refuseAtOnce = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuseAtOnce });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
}

describe('the installed app', () => {
  const walk = walkOn('phone');
  beforeEach(() => walk.page.addInitScript(opensAsApp));
  const { isKept, hasServiceWorker } = inApp(() => walk.page);

  const goesOff = () => {
    walk.expectedly(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets|status of 50\d|net::ERR_FAILED/,
    );
    return walk.page.context().setOffline(true);
  };
  /** What is drawn: not the plate that stands for a missing picture. */
  const drawn = (picture: Locator) =>
    expect
      .poll(() =>
        picture.evaluate((element) => {
          const { complete, naturalWidth, src } = element as HTMLImageElement;
          return complete && naturalWidth > 0 && !src.endsWith('/empty/picture.svg');
        }),
      )
      .toBe(true);
  const keepsPicture = async (picture: Locator) => {
    await drawn(picture);
    const address = await picture.evaluate((element) => (element as HTMLImageElement).currentSrc);
    await expect
      .poll(() =>
        walk.page.evaluate(
          async (url) => (await (await caches.open('spaza-pictures')).match(url)) !== undefined,
          address,
        ),
      )
      .toBe(true);
  };

  /** What is kept of carts, as the shop answered. */
  const keptCarts = () =>
    walk.page.evaluate(async () => {
      const personal = await caches.open('spaza-personal');
      const carts = (await personal.keys()).filter(({ url }) => url.includes('/carts'));
      return Promise.all(carts.map(async (each) => (await personal.match(each))!.text()));
    });

  test('draws a cart and orders with their pictures without a line', async () => {
    const { page, shop, looks } = walk;
    await shop.opens('/');
    await hasServiceWorker();
    await isKept('spaza-offline', 3);
    await shop.goesToPay('kettle');
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you/);
    await shop.opens('/orderhistory/neworders');
    const ordered = page.getByRole('main').locator('img[src*="/media"]').first();
    await keepsPicture(ordered);
    await shop.opens('/l/search/kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    const chosen = page.getByRole('main').locator('img[src*="/media"]').first();
    await keepsPicture(chosen);
    await expect.poll(keptCarts).toContainEqual(expect.stringContaining('"entries":[{'));

    await goesOff();
    await page.goto('/cart');
    await page.getByRole('main').getByText('1 item').first().waitFor();
    await drawn(chosen);
    await looks('App, cart without a line');
    await page.goto('/orderhistory/neworders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await drawn(ordered);
  });

  test("draws a guest's cart without a line, also when the app was closed meanwhile", async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    await hasServiceWorker();
    await isKept('spaza-offline', 3);
    await shop.opens('/l/search/kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    await keepsPicture(page.getByRole('main').locator('img[src*="/media"]').first());
    await isKept('spaza-personal', 1);
    await goesOff();
    for (let start = 0; start < 2; start += 1) {
      await page.goto('/cart');
      await page.getByRole('main').getByText('1 item').first().waitFor();
      await drawn(page.getByRole('main').locator('img[src*="/media"]').first());
    }
  });

  test('draws an empty cart as one without a line', async () => {
    const { page, shop, looks } = walk;
    await shop.opens('/');
    await hasServiceWorker();
    await isKept('spaza-offline', 3);
    await goesOff();
    await page.goto('/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await drawn(page.locator('img[src="/empty/cart.svg"]'));
    await looks('App, empty cart without a line');
  });

  test('sells where it may keep nothing, and says what that means', async () => {
    const { page, shop } = walk;
    await page.addInitScript(forbidsStorage);
    await shop.opens('/');
    await shop.searchesFor('kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await page.getByText(/^Your browser doesn't let us save anything/).waitFor();
    await shop.opensCart();
    await page.getByRole('main').getByRole('status').filter({ hasText: '1 item' }).waitFor();
  });
});
