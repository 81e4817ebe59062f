// How much one may order, and how much may wait for payment: said where it is chosen, and where it is refused.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { setStock } from '../support/stock';
import { atAnyWidth, walkOn } from '../support/walk';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  own = await startOwnShop('held-goods-browser', {
    products: 300,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_SHOP_MOST_UNITS: '6',
      SPAZA_SHOP_UNPAID_ORDERS: '1',
    },
  });
  goesBack = visitsShop(own);
});
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await own?.stop();
});

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test(
    'the chooser ends at what an order may have; what may not be held unpaid is said with a way on',
    { timeout: 600_000 },
    async () => {
      const { page, shop, looks } = walk;
      walk.expectedly(/status of 409/);
      await shop.opens('/');
      await shop.searchesFor('kettle');
      const name = await shop.opensFirstProduct();
      await setStock(new URL(page.url()).pathname.split('/').at(-1)!, 7);
      await page.reload();
      const more = page.getByRole('main').getByRole('button', { name: 'One more' }).first();
      for (let units = 1; units < 6; units += 1) await more.click();
      await page.getByText('One order may have at most 6 of this item.').waitFor();
      expect(await more.getAttribute('aria-disabled')).toBe('true');
      await looks('Pdp, as many as an order may have');
      await shop.addsToCart();
      await shop.opensCart();
      await page.getByText('One order may have at most 6 of this item.').waitFor();
      await looks('Cart, as many as an order may have');

      await shop.checksOut();
      await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
      await page.getByText('Please add an address to proceed').waitFor();
      await shop.givesAddress();
      await shop.reviews();
      await shop.continuesToPayment();
      const pay = page.getByRole('button', { name: /^Pay R/ });
      await pay.click();
      const refusal = page.getByRole('main').getByRole('alert');
      await refusal.getByText(`Until an order is paid, we can hold at most 4 of ${name} for it`).waitFor();
      await looks('Payment, more than may be held unpaid');
      await refusal.getByRole('link', { name: 'Change items in the cart' }).click();
      const fewer = page.getByRole('main').getByRole('button', { name: 'One less' }).first();
      const units = page
        .getByRole('main')
        .getByRole('group', { name: /^Quantity/ })
        .locator('output')
        .first();
      for (const left of ['5', '4']) {
        await fewer.click();
        await expect.poll(() => units.textContent()).toBe(left);
      }
      await shop.checksOut();
      await shop.reviews();
      await shop.continuesToPayment();
      await shop.pays();

      await shop.opens('/');
      await shop.searchesFor('toaster');
      await shop.opensFirstProduct();
      await shop.addsToCart();
      await shop.opensCart();
      await shop.checksOut();
      await shop.reviews();
      await shop.continuesToPayment();
      await pay.click();
      await refusal
        .getByText('You already have as many unpaid orders as we can hold items for (1).')
        .waitFor();
      await looks('Payment, too many unpaid orders');
      const waits = refusal.getByRole('link', { name: /^See order/ });
      const code = /\d+/.exec((await waits.textContent())!)![0];
      await waits.click();
      await page.getByRole('heading', { level: 1, name: `Order ${code}` }).waitFor();
    },
  );
});
