import { afterAll, describe, expect, test } from 'vitest';
import { importFile } from '../../../server/tests/api/support/server';
import { answerAt, apiPath, isApiCall } from '../support/api';
import { closeBrowser, hears } from '../support/browser';
import { setStock } from '../support/stock';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const hours = 3_600_000;

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('an answer cut in the middle is said, and what was asked for is done once when asked again', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/search/kettle');
    const adding = (url: URL) => isApiCall(url) && url.pathname.endsWith('/carts/addtocart');
    await page.route(
      adding,
      async (route) => {
        const answer = await route.fetch();
        const whole = await answer.text();
        await route.fulfill({ response: answer, body: whole.slice(0, whole.length / 2) });
      },
      { times: 1 },
    );
    await shop.pressesAdd();
    const note = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await note.getByRole('button', { name: 'Try again' }).click();
    await hears(page, /Added to your cart/);
    await shop.opensCart();
    await page.getByRole('main').getByRole('status').filter({ hasText: '1 item' }).waitFor();
  });

  test('the steps of a checkout without a cart say so, and nothing is asked that would be refused', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    for (const step of ['/checkout', '/ordersummary', '/payment']) {
      await shop.opens(step);
      await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
      await page.getByText('There is nothing to order.').waitFor();
      expect(new URL(page.url()).pathname).toBe(step);
    }
  });

  test('a read cut in the middle is asked for again by itself', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/search/kettle');
    const product = (url: URL) => isApiCall(url) && /\/products\/\d+$/.test(url.pathname);
    let cut = 0;
    await page.route(
      product,
      async (route) => {
        const answer = await route.fetch();
        cut += 1;
        await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 200) });
      },
      { times: 1 },
    );
    await shop.opensFirstProduct();
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor();
    expect(cut).toBe(1);
  });

  test.each([
    ['behind', -7 * hours],
    ['ahead', 7 * hours],
  ])('a shopper whose clock is hours %s signs up and comes to the payment', async (_, off) => {
    const { page, shop } = walk;
    await page.addInitScript((by) => {
      const { now } = Date;
      const Real = Date;
      Date.now = () => now() + by;
      window.Date = new Proxy(Real, {
        construct: (target, given: []) =>
          given.length === 0 ? new target(Date.now()) : new target(...given),
      });
    }, off);
    await shop.takesToCheckout('kettle');
    await shop.choosesCollection();
    await shop.reviews();
    await shop.continuesToPayment();
    expect(new URL(page.url()).pathname).toBe('/payment');
    expect(walk.alarms).toEqual([]);
  });
});

describe('words and a way on', () => {
  const walk = walkOn('desktop');

  test('when a deal ended while it was shown: nothing is added, and each item can still be bought', async () => {
    const { page, shop } = walk;
    const cable = '10449003';
    const runs = (enabled: boolean) => {
      const row = `promotion-three-cables,bonusBuyAny,Three cables for R 599,"HDMI 2.1 cables, three for R 599",${cable},3,599.00,${enabled}`;
      const head = 'code,type,title,description,products,units,bundleWorth,enabled';
      importFile(process.env.SPAZA_E2E_DATABASE!, 'promotions.csv', `${head}\n${row}\n`);
    };
    const dealCodes = async () => {
      const at = { path: { productCode: cable }, query: { fields: 'FULL' as const } };
      const { deals } = await answerAt(apiPath('/products/{productCode}/promotions', at));
      return deals.map(({ code }) => code);
    };
    await setStock(cable, 20);
    await shop.opens(`/p/${cable}`);
    const deal = page
      .getByRole('region', { name: 'Deals with this product' })
      .getByRole('article')
      .filter({ hasText: 'three for R 599' });
    const adds = deal.getByRole('button', { name: /^Add / });
    await adds.waitFor();
    runs(false);
    try {
      await expect.poll(dealCodes).not.toContain('promotion-three-cables');
      await adds.click();
      await deal
        .getByRole('alert')
        .filter({ hasText: 'This deal has ended, so nothing was added.' })
        .waitFor();
      await walk.refused(1, 409);
      await walk.looks('Pdp, a deal that ended');
      await shop.addsToCart();
      await shop.opensCart();
      await page.getByRole('main').getByRole('status').filter({ hasText: '1 item' }).waitFor();
    } finally {
      runs(true);
    }
    await expect.poll(dealCodes).toContain('promotion-three-cables');
  });

  test('when a search for a place finds nothing', async () => {
    const { page, shop } = walk;
    await shop.opens('/storelocator');
    await page.getByLabel(/Town, suburb/).fill('Xqzvwkjh');
    await page.getByRole('button', { name: 'Find stores' }).click();
    const note = page
      .getByRole('status')
      .filter({ hasText: 'Sorry, we were unable to find a list of stores' });
    await note.waitFor();
    await walk.looks('StoreLocator, nothing found');
    await note.getByRole('link', { name: 'Show all stores' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();

    await page
      .getByRole('banner')
      .getByRole('button', { name: /Deliver to/ })
      .click();
    const modal = page.getByRole('dialog');
    const field = modal.getByRole('combobox');
    await field.fill('Xqzvwkjh');
    await modal.getByRole('status').filter({ hasText: 'We found no such suburb or postal code.' }).waitFor();
    await walk.looks('Location, nothing found');
    expect(await field.inputValue()).toBe('Xqzvwkjh');
    await field.fill('Vorna');
    await modal
      .getByRole('option', { name: /Vorna Valley/ })
      .first()
      .waitFor();
  });

  test('when a code is of nothing there is', async () => {
    const { page, shop } = walk;
    walk.expectedly(/status of 40[04]/);
    await shop.signsUp();
    for (const [path, heading, way] of [
      ['/p/nosuch', /can't find the page/, 'Go to Home'],
      ['/l/c/nosuch', /can't find the page/, 'Go to Home'],
      ['/leaflets/nosuch', /can't find the page/, 'Go to Home'],
      ['/orderdetails/nosuch', /There is no such order/, 'My orders'],
      ['/orderconfirmation?order=nosuch', /There is no such order/, 'My orders'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.getByRole('main').getByRole('link', { name: way }).first().waitFor();
      expect(await page.getByRole('main').textContent(), path).not.toMatch(/Something went wrong/);
    }
  });
});
