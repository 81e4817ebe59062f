// The shop as an installed app, on a phone: what the window tells it by its display mode is reported here.
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inApp, opensAsApp } from '../support/as-app';
import { closeBrowser, hears } from '../support/browser';
import { tellsLate } from '../support/late-notification';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** Everything the device keeps for the shop: storages, databases, caches and cookies. */
async function allKept(page: Page): Promise<string> {
  const texts = await page.evaluate(async () => {
    const texts = [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })].flat();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        const answer = (await cache.match(request, { ignoreVary: true }))!;
        if (!/image|font|javascript|css/.test(answer.headers.get('content-type') ?? ''))
          texts.push(await answer.text());
      }
    }
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        texts.push(name!, JSON.stringify([await settled(all.getAllKeys()), await settled(all.getAll())]));
      }
      database.close();
    }
    return texts;
  });
  const cookies = await page.context().cookies();
  return [...texts, ...cookies.map(({ name, value }) => `${name}=${value}`)].join('\n');
}

/** The tokens of who is signed in, wherever they are. */
async function tokensKept(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() =>
    [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })].map(String),
  );
  const named = kept.flatMap((each) =>
    [...each.matchAll(/[tT]oken"?:"([^"]+)"/g)].map(([, token]) => token!),
  );
  // What renews them is in a cookie that no script reads.
  const cookies = (await page.context().cookies()).filter(({ name }) => /^(__Host-)?rt$/.test(name));
  expect(cookies.map(({ httpOnly }) => httpOnly)).toEqual([true]);
  return [...named, ...cookies.map(({ value }) => value)];
}

describe('the installed app', () => {
  const walk = walkOn('phone');
  beforeEach(() => walk.page.context().addInitScript(opensAsApp));

  const { isKept, hasServiceWorker } = inApp(() => walk.page);
  /** An answer of such an address is kept under this name. */
  const hasKept = (name: string, address: RegExp) =>
    expect
      .poll(() =>
        walk.page.evaluate(
          async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
          name,
        ),
      )
      .toContainEqual(expect.stringMatching(address));
  const goesOff = () => walk.page.context().setOffline(true);
  /** The page is one the device had kept, and not yet read anew. */
  const isAsSeen = () => walk.page.evaluate(() => 'kept' in document.documentElement.dataset);

  test('can be installed: a manifest with its icon, and nothing the browser misses', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    const session = await page.context().newCDPSession(page);
    const { errors } = (await session.send('Page.getAppManifest')) as { errors: unknown[] };
    expect(errors).toEqual([]);
    const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: { errorId: string }[];
    };
    // A window without a face of its own, as tests have it, is never asked.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  });

  test('has its tabs, a drawer without leaflets, and goes Home from where nothing is', async () => {
    const { page, shop, looks } = walk;
    walk.expectedly(/status of 404/);
    await shop.opens('/no/such/page');
    await page.waitForURL('/');
    const tabs = page.getByRole('navigation', { name: 'Main', exact: true });
    await tabs.getByRole('link', { name: 'Login' }).waitFor();
    expect(await tabs.getByRole('link').allTextContents()).toEqual(['Home', 'Departments', 'Deals', 'Login']);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Departments', pressed: true }).waitFor();
    await menu.getByRole('navigation', { name: 'Departments' }).getByRole('link').first().waitFor();
    await looks('App, menu');
    await menu.getByRole('button', { name: 'Login' }).click();
    await menu.getByRole('heading', { name: 'Sign in to see your orders' }).waitFor();
    await menu.getByRole('link', { name: 'Find a store' }).waitFor();
    await looks('App, menu, Login');
    await menu.getByRole('link', { name: 'Home' }).click();
    await menu.waitFor({ state: 'detached' });
    // Leaflets are of the web: nothing leads to them, and a link from elsewhere leads Home.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Brands', includeHidden: true }).waitFor({
      state: 'attached',
    });
    const leaflets = page.locator('a[href^="/leaflets"]');
    await expect.poll(() => leaflets.count()).toBe(0);
    await shop.opens('/leaflets');
    await page.waitForURL('/');
  });

  test('pays by its own screen, and finds the payment again after it was ended in the middle', async () => {
    const { looks } = walk;
    await walk.shop.goesToPay('kettle');
    // The system ends the app while the bank's page stands; it is opened again at its start, and knows its customer.
    await walk.closesAndOpens();
    const { page, shop } = walk;
    await shop.opens('/');
    await page.getByText(/You left to pay for order \d+/).waitFor();
    await page.getByRole('link', { name: 'See the payment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Waiting for your bank' }).waitFor();
    await looks('App, waiting for the bank');
    await page.getByRole('button', { name: 'Open the payment page' }).click();
    await page.waitForURL(/payfast/);
    await shop.onThePaymentPage('Decline');
    const code = await shop.seesOutcome(/Order failed/);
    await looks('App, declined');
    await page.getByRole('button', { name: 'Try payment again' }).click();
    await page.waitForURL(/payfast/);
    const { origin: gateway } = new URL(page.url());
    // The bank takes its time: it says nothing yet when the shopper is back.
    await page.getByLabel(/seconds/i).fill('3600');
    await shop.onThePaymentPage('Pay but delay notify');
    await page.getByRole('heading', { level: 1, name: 'Waiting for your bank' }).waitFor();
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    expect(await shop.seesOutcome(/Your payment is being processed/)).toBe(code);
    await looks('App, pending');
    await tellsLate(gateway, code);
    expect(await shop.seesOutcome(/Thank you/)).toBe(code);
    await looks('App, paid');
    expect(await page.evaluate(() => localStorage.getItem('spaza.paying'))).toBeNull();
    // The cart was used up; and there is no way back to the payment page, by a finger either.
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)).toBe(
      'none',
    );
    await page.evaluate(() => history.back());
    await page.waitForURL('/orderhistory/neworders');
    await page.getByText(code).first().waitFor();
    expect(await page.getByText(/You left to pay/).count()).toBe(0);
  });

  test('shows pages seen and own orders without a line, and comes back by itself', async () => {
    const { page, shop, looks } = walk;
    await shop.goesToPay('kettle');
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you/);
    await hasServiceWorker();
    await shop.findsInHistory(code);
    await shop.opens(`/orderdetails/${code}`);
    await hasKept('spaza-pages', new RegExp(`/orderdetails/${code}$`));
    await hasKept('spaza-personal', new RegExp(`/orders/${code}\\b`));
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Account' }).click();
    // One order is on its way.
    await menu.getByRole('link', { name: /^My orders.*1$/ }).waitFor();
    await looks('App, menu, Account');
    await menu.getByRole('button', { name: 'Close' }).click();
    walk.expectedly(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets|status of 50\d|net::ERR_FAILED/,
    );

    // Closed by the system and opened again.
    await goesOff();
    await walk.closesAndOpens();
    await walk.shop.opens(`/orderdetails/${code}`);
    await walk.page.getByRole('heading', { level: 1, name: `Order ${code}` }).waitFor();
    await walk.shop.opens('/blog');
    await walk.page.waitForURL(/\/offline\?from=/);
    await walk.page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor();
    const atHand = walk.page.getByRole('region', { name: 'What works offline' });
    await atHand.getByRole('link', { name: /^Your last orders ?As at \d\d:\d\d/ }).waitFor();
    await atHand.getByRole('link', { name: 'Your cart' }).waitFor();
    await looks('App, offline');

    await walk.page.context().setOffline(false);
    await walk.page.waitForURL('/blog');
  });

  test('opens with home as it was last seen, the same for everybody, and reads it anew', async () => {
    const { page, shop } = walk;
    const email = `thandi.${crypto.randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await shop.opens('/');
    await hasServiceWorker();
    await page.reload();
    await isKept('spaza-pages', 1);
    expect(await isAsSeen()).toBe(false);
    const readAnew = page.waitForResponse((answer) => /\/cms\/(pages|components)/.test(answer.url()));
    const home = await page.goto('/');
    expect(await home!.text()).toContain('<html data-kept="');
    expect((await readAnew).status()).toBe(200);
    await expect.poll(isAsSeen).toBe(false);
    // Whose it is was filled in by the page: what is kept knows nobody.
    await page.getByRole('banner').getByText('Thandi').waitFor({ state: 'attached' });
    const kept = await page.evaluate(async () => {
      const home = await (await caches.open('spaza-pages')).match('/', { ignoreVary: true });
      return home!.text();
    });
    expect([email, 'Thandi', 'Nkosi'].filter((each) => kept.includes(each))).toEqual([]);
    await page.reload();
    expect(await isAsSeen()).toBe(false);
    // Without a line it says how old its prices are.
    walk.expectedly(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets|status of 50\d|net::ERR_FAILED/,
    );
    await goesOff();
    await page.goto('/');
    await page.getByText(/^You're offline\. Prices are from \d\d:\d\d\.$/).waitFor();
    await walk.looks('App, home without a line');
    await page.context().setOffline(false);
    await hears(page, /Back online\. Prices are checked again\./);
    await expect.poll(isAsSeen).toBe(false);
  });

  test('signing out leaves nothing of the customer on the device', async () => {
    const { page, shop } = walk;
    const email = `thandi.${crypto.randomUUID()}@example.co.za`;
    await shop.goesToPay('kettle', email);
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you/);
    await hasServiceWorker();
    await shop.findsInHistory(code);
    await shop.opens('/account/addresses');
    await page.getByText('Harry Galaun Drive').first().waitFor();
    await isKept('spaza-personal', 2);
    // Home as it was last seen is among what goes, or is of nobody.
    await shop.opens('/');
    await shop.opens('/');
    const secrets = await tokensKept(page);
    expect(secrets).not.toEqual([]);
    await shop.signsOut();
    const personal = [email, 'Thandi', 'Nkosi', 'Harry Galaun', code, '/kept/', 'access_token', ...secrets];
    const left = async () => {
      const all = await allKept(page);
      return personal.filter((each) => all.includes(each));
    };
    await expect.poll(left).toEqual([]);
  });

  test('a link into what needs the other sign-in state leads on, and to where it was meant', async () => {
    const { page, shop } = walk;
    const email = `thandi.${crypto.randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await shop.opens('/account/login');
    await page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
    await shop.signsOut();
    await shop.opens('/account/addresses');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await shop.signsIn(email);
    await page.waitForURL(/\/account\/addresses/);
    // An order of somebody else's is nobody's here.
    walk.expectedly(/status of 40[034]/);
    await shop.opens('/orderdetails/99999999');
    await page
      .getByRole('main')
      .getByRole('link')
      .or(page.getByRole('main').getByRole('button'))
      .first()
      .waitFor();
    await walk.looks('App, unknown order');
  });

  test.each(['/orderconfirmation', '/paymenttransaction/99999999?order=99999999'])(
    'a way back from the bank without its order says so and leads on: %s',
    async (path) => {
      const { page, shop, looks } = walk;
      await shop.signsUp();
      walk.expectedly(/status of 40[034]/);
      await shop.opens(path);
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1 }).waitFor();
      await main.getByRole('link').or(main.getByRole('button')).first().waitFor();
      await expect.poll(() => main.locator('[aria-busy=true]').count()).toBe(0);
      expect(await page.getByText(/Waiting for your bank/).count()).toBe(0);
      await looks(`App, no order ${path.split('/')[1]!.split('?')[0]!}`);
    },
  );

  test('a device that is full keeps nothing, and shops all the same', async () => {
    const { page, shop } = walk;
    const session = await page.context().newCDPSession(page);
    const origin = new URL(process.env.SPAZA_E2E_BASE!).origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10 });
    walk.expectedly(/Quota|quota/);
    const email = `thandi.${crypto.randomUUID()}@example.co.za`;
    await shop.takesToCheckout('kettle', email);
    await shop.choosesDelivery();
    await shop.opens('/orderhistory/neworders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    const kept = await page.evaluate(async () => (await (await caches.open('spaza-personal')).keys()).length);
    expect(kept).toBe(0);
    expect(walk.alarms).toEqual([]);
  });
});
