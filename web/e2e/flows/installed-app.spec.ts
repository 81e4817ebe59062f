// The shop as an installed app, on a phone: what the window tells it by its display mode is told here.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** The window says that it was opened from the home screen. */
function opensAsApp(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query === '(display-mode: standalone)'
      ? Object.assign(new EventTarget(), { matches: true, media: query, onchange: null } as never)
      : ask(query);
}

describe('the installed app', () => {
  const walk = walkOn('phone');
  beforeEach(() => walk.page.addInitScript(opensAsApp));

  const isKept = (name: string, times: number) =>
    expect
      .poll(() => walk.page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name))
      .toBeGreaterThanOrEqual(times);
  const hasServiceWorker = () =>
    walk.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });
  const goesOff = () => walk.page.context().setOffline(true);

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
    await page.getByRole('dialog').getByRole('link', { name: 'Find a store' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Leaflets' }).count()).toBe(0);
    await looks('App, menu');
  });

  test('pays by its own screen, and finds the payment again after it was ended in the middle', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle');
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    // The system ends the app while the bank's page stands; it is opened again at its start.
    await shop.opens('/');
    await page.getByText(/You left to pay for order \d+/).waitFor();
    await page.getByRole('link', { name: 'See the payment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Waiting for your bank' }).waitFor();
    await looks('App, waiting for the bank');
    await page.getByRole('button', { name: 'Open the payment page' }).click();
    await page.waitForURL(/payfast/);
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you/);
    await looks('App, paid');
    expect(await page.evaluate(() => localStorage.getItem('spaza.paying'))).toBeNull();
    // There is no way back to the payment page.
    await page.evaluate(() => history.back());
    await page.waitForURL('/orderhistory/neworders');
    await page.getByText(code).first().waitFor();
    expect(await page.getByText(/You left to pay/).count()).toBe(0);
  });

  test('shows pages seen and own orders without a line, and comes back by itself', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle');
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you/);
    await hasServiceWorker();
    await shop.findsInHistory(code);
    await shop.opens(`/orderdetails/${code}`);
    await isKept('spaza-pages', 2);
    await isKept('spaza-personal', 2);
    walk.expectedly(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets|status of 50\d|net::ERR_FAILED/,
    );

    await goesOff();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `Order ${code}` }).waitFor();
    await shop.opens('/leaflets');
    await page.waitForURL(/\/offline\?from=/);
    await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor();
    await looks('App, offline');

    await page.context().setOffline(false);
    await page.waitForURL('/leaflets');
  });

  test('signing out leaves nothing of the customer on the device', async () => {
    const { page, shop } = walk;
    const email = `thandi.${crypto.randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await hasServiceWorker();
    await shop.opens('/orderhistory/neworders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await isKept('spaza-personal', 1);
    await shop.signsOut();
    const left = await page.evaluate(async () => {
      const texts = [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          texts.push(request.url);
          const type = (await cache.match(request))!.headers.get('content-type') ?? '';
          if (/json|html/.test(type)) texts.push(await (await cache.match(request))!.text());
        }
      }
      return texts.join('\n');
    });
    for (const personal of [email, 'Thandi', '/kept/', 'access_token']) expect(left).not.toContain(personal);
  });
});
