import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

/** What browsers do whose owner forbids sites to keep anything. */
const forbidden = () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
};

/** What browsers do that have no room left. */
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test.each([
    ['forbidden', forbidden],
    ['full', full],
  ])('a cart that went because storage is %s says why', async (_, how) => {
    const { page, shop } = walk;
    await page.addInitScript(how);
    await shop.opens('/l/search/kettle');
    await shop.addsToCart();
    await page.goto('/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await page.getByText("Your browser doesn't let us save anything, so your cart is gone").waitFor();
    await walk.looks(`Cart, nothing kept, ${_}`);
  });

  test('nothing of that is said where the browser keeps a cart', async () => {
    const { page, shop } = walk;
    await shop.opens('/cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    expect(await page.getByText('Your browser keeps nothing').count()).toBe(0);
  });

  test.each([
    ['forbidden', forbidden],
    ['full', full],
  ])('a shopper whose storage is %s comes to the checkout, and is shown what is not kept', async (_, how) => {
    const { page, shop } = walk;
    await page.addInitScript(how);
    await shop.opens('/');
    await shop.searchesFor('kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    const reported = page.getByText(/^Your browser doesn't let us save anything/);
    await reported.waitFor();
    await walk.looks('Product, nothing kept');
    await reported.getByRole('button', { name: 'Close' }).click();
    await reported.waitFor({ state: 'detached' });
    await shop.opensCart();
    await page.getByRole('main').getByRole('status').filter({ hasText: '1 item' }).waitFor();
    await shop.checksOut();
    await shop.createsAccount(`storage.${randomUUID()}@example.co.za`);
    await page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    await shop.reviews();
    await shop.continuesToPayment();
    expect(new URL(page.url()).pathname).toBe('/payment');
  });
});
