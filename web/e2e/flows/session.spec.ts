import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, hears, visit, type Visit } from '../support/browser';

afterAll(closeBrowser);

let here: Visit;
let shop: Shop;

beforeEach(async () => {
  wanted = undefined;
  here = await visit('desktop');
  shop = new Shop(here.page);
});
let wanted: RegExp | undefined;
afterEach(() => here.end(wanted));

const signsUp = async () => {
  await shop.opens('/account/login');
  await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
  await here.page.waitForURL('/');
};

/** Another tab, in which the customer signs out. */
const signsOutElsewhere = async () => {
  const other = await here.context.newPage();
  await other.goto('/account/personaldetails');
  await other.getByRole('heading', { level: 1, name: 'Personal details' }).waitFor();
  await other.getByRole('button', { name: 'Sign out' }).click();
  return other;
};

test('a new tab is signed in by the cookie, and signing out ends both', async () => {
  await signsUp();
  const kept = await here.page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/access|token|example\.co\.za/i);

  await signsOutElsewhere();
  await here.page.waitForFunction(() => localStorage.getItem('spaza.signedIn') === null);
  await shop.opens('/account/personaldetails');
  await here.page.waitForURL(/account\/login/);
  expect(here.complaints).toEqual([]);
});

test('signing out waits for what another tab has asked', async () => {
  await signsUp();
  const seen: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await here.page.route('**/users/current/getwishlist?*', async (route) => {
    // The page before may still be at it.
    if (!route.request().frame().url().includes('/l/search/')) return route.continue();
    await held;
    const response = await route.fetch();
    seen.push(`wishlist ${response.status()}`);
    await route.fulfill({ response });
  });
  await here.context.route('**/logout', async (route) => {
    seen.push('end');
    await route.continue();
  });
  const asked = here.page.waitForRequest(
    (request) => /getwishlist/.test(request.url()) && request.frame().url().includes('/l/search/'),
  );
  await shop.opens('/l/search/kettle');
  await asked;
  const other = await signsOutElsewhere();
  await other.getByRole('button', { name: 'Signing out' }).waitFor();
  release();
  await other.waitForURL('/');
  expect(seen).toEqual(['wishlist 200', 'end']);
});

test('a tab that has not heard yet that another signed out asks nothing more', async () => {
  // What storage tells this tab is held back.
  await here.page.addInitScript(() => {
    const tab = window as unknown as { isDeaf?: boolean };
    window.addEventListener('storage', (event) => tab.isDeaf && event.stopImmediatePropagation(), true);
  });
  await signsUp();
  await shop.opens('/l/search/kettle');
  const heart = here.page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/i });
  await heart.and(here.page.locator('[aria-pressed=false]')).waitFor();
  await here.page.waitForLoadState('networkidle');
  await here.page.evaluate(() => void Object.assign(window, { isDeaf: true }));
  const other = await signsOutElsewhere();
  await other.waitForURL('/');

  const asked: string[] = [];
  here.page.on('request', (request) => {
    if (/users\/current|oauth\/token/.test(request.url())) asked.push(request.url());
  });
  await heart.click();
  await shop.searchesFor('toaster');
  await here.page.evaluate(() => {
    Object.assign(window, { isDeaf: false });
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await hears(here.page, /You were signed out in another tab\./);
  await here.page
    .getByRole('banner')
    .getByRole('link', { name: /Sign in/ })
    .waitFor();
  // What everybody may see is asked for as a guest.
  await here.page.getByRole('heading', { level: 1, name: /toaster/ }).waitFor();
  expect(asked).toEqual([]);
});

/** The published example of the work; its counter is 42. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    expiresAt: 1767600600,
    keyLength: 32,
    keyPrefix: 'e7d48d8c82569c9b7da5b2eb0755d44c',
    keySignature: '970cad54b61596fc76ef529bcabf8088c9f2d8d306be227e37c3bbdf98015e9d',
    nonce: '000102030405060708090a0b0c0d0e0f',
    salt: '101112131415161718191a1b1c1d1e1f',
  },
  signature: '6e8c7dd114024a649b1ce745e2e5e36064abf302a8d5f691c3ab725e8986d8f9',
};

test('too many tries ask for a human, and then go on by themselves', async () => {
  const { page } = here;
  wanted = /status of 412/;
  const handedIn: string[] = [];
  await page.route('**/bot/verify', async (route) => {
    handedIn.push((route.request().postDataJSON() as { payload: string }).payload);
    await route.fulfill({ json: { responseStatus: true } });
  });
  await page.route('**/verifyLoginId', (route) =>
    handedIn.length > 0
      ? route.continue()
      : route.fulfill({ status: 412, json: { challenge, errors: [], responseStatus: false, errorMsg: '' } }),
  );
  await shop.opens('/account/login');
  await page.getByLabel(/email/i).first().fill('thandi@example.co.za');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));

  await page.getByRole('heading', { name: 'Are you a human?' }).waitFor();
  await expectAccessible(page, 'human check');
  const button = page.getByRole('button', { name: 'Press & Hold' });
  await button.focus();
  await page.keyboard.down('Space');
  await page.waitForURL(/account\/login\/pwd/);
  // The blocked action went on; the screen it led to was loaded anew and still knows who signs in.
  await page.waitForFunction(
    () => !('isSamePage' in window) && 'hydrated' in document.documentElement.dataset,
  );
  await expect.poll(() => page.getByLabel(/Email address/).inputValue()).toBe('thandi@example.co.za');
  await page.keyboard.up('Space');
  const { solution } = JSON.parse(Buffer.from(handedIn[0]!, 'base64').toString()) as {
    solution: { counter: number };
  };
  expect(solution.counter).toBe(42);
});
