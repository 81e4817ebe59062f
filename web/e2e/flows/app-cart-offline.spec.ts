// What is chosen in the installed app without a line waits, and is checked when the line is back.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inApp, opensAsApp } from '../support/as-app';
import { closeBrowser, hears } from '../support/browser';
import { setStock } from '../support/stock';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

describe('the installed app without a line', () => {
  const walk = walkOn('phone');
  beforeEach(() => walk.page.addInitScript(opensAsApp));
  const { isKept, hasServiceWorker } = inApp(() => walk.page);

  const goesOff = async () => {
    await walk.page.context().setOffline(true);
    await walk.page.getByText(/^You.re offline\. Prices are from/).waitFor();
  };
  const comesBack = () => walk.page.context().setOffline(false);
  const cards = () => walk.page.getByRole('main').getByRole('article');
  const codeOf = async (n: number) =>
    (await cards().nth(n).getByRole('link').first().getAttribute('href'))!.split('/').at(-1)!;
  const adds = (n: number) =>
    cards()
      .nth(n)
      .getByRole('button', { name: /^Add to cart/ })
      .click();
  const chosen = () => walk.page.getByRole('region', { name: 'Chosen while offline' }).getByRole('listitem');
  /** A button is busy first and keeps what was chosen after that frame. */
  const isWaiting = (quantities: number[]) =>
    expect
      .poll(() =>
        walk.page.evaluate(() =>
          (JSON.parse(localStorage.getItem('spaza.waiting') ?? '[]') as { quantity: number }[]).map(
            ({ quantity }) => quantity,
          ),
        ),
      )
      .toEqual(quantities);
  const expectOffline = () =>
    walk.expectedly(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets|status of 50\d|net::ERR_FAILED/,
    );

  test('keeps what is added, puts it into the cart once when it is back, and says what did not go in', async () => {
    const { page, shop, looks } = walk;
    expectOffline();
    await shop.opens('/');
    await hasServiceWorker();
    await isKept('spaza-offline', 3);
    await shop.opens('/l/search/kettle');
    for (const n of [0, 1]) await setStock(await codeOf(n), 20);
    await page.reload();
    await goesOff();
    await adds(0);
    await hears(page, /Kept on this phone/);
    await adds(0);
    await adds(1);
    await isWaiting([2, 1]);
    await page.goto('/cart');
    await expect.poll(() => chosen().count()).toBe(2);
    expect(await chosen().first().textContent()).toMatch(
      /^2 × .*Goes into your cart when you're back online/,
    );
    await looks('App, chosen while offline');

    const gone = (await chosen().nth(1).getByRole('link').getAttribute('href'))!.split('/').at(-1)!;
    await setStock(gone, 0);
    walk.expectedly(/status of 400/);
    const sent: string[] = [];
    page.on(
      'request',
      (each) => each.url().includes('/addtocart') && sent.push(each.headers()['idempotency-key']!),
    );
    await comesBack();
    await hears(page, /Not everything you chose while offline/);
    await expect.poll(() => chosen().count()).toBe(1);
    expect(await chosen().textContent()).toMatch(/out of stock|available/);
    expect(new Set(sent).size).toBe(2);
    await page.getByRole('main').getByText('2 items').first().waitFor();
    await looks('App, back with what was chosen');
    await chosen()
      .getByRole('button', { name: /^Got it/ })
      .click();
    await expect.poll(() => chosen().count()).toBe(0);
    await page.reload();
    await page.getByRole('main').getByText('2 items').first().waitFor();
    expect(sent).toHaveLength(2);
    await setStock(gone, 20);
  });

  test('a customer who leaves takes along what they chose', async () => {
    const { page, shop } = walk;
    expectOffline();
    walk.expectedly(/status of 400/);
    await shop.signsUp();
    await shop.opens('/l/search/kettle');
    const code = await codeOf(0);
    await goesOff();
    await adds(0);
    await hears(page, /Kept on this phone/);
    await setStock(code, 0);
    await comesBack();
    await hears(page, /Not everything you chose while offline/);
    const kept = () => page.evaluate(() => localStorage.getItem('spaza.waiting'));
    expect(await kept()).toContain(code);
    await setStock(code, 20);
    await shop.signsOut();
    expect(await kept()).toBeNull();
  });

  test('refuses a purchase in words, and goes on with it when it is back', async () => {
    const { page, shop, looks } = walk;
    expectOffline();
    await shop.takesToCheckout('kettle');
    await shop.reviews();
    await shop.continuesToPayment();
    await goesOff();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline' }).waitFor();
    await looks('App, paying without a line');
    await comesBack();
    await hears(page, /Back online/);
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you/);
  });
});
