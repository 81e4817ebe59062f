import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { importFile, startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser, type Width } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { walkOn } from '../support/walk';

/** A shop of its own: the others ask for the whole price. */
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  own = await startOwnShop('browser-deposit', {
    products: 1000,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_SHOP_PRE_ORDER_DEPOSIT: '20%',
    },
  });
  goesBack = visitsShop(own);
});
afterAll(async () => {
  goesBack?.();
  await closeBrowser();
  await own?.stop();
});

/** Pre-orders of the shop that can be had, one for each width. */
const codeOf = (place: number) =>
  sqlOn(
    own.database.url,
    "SELECT p.code FROM product p JOIN stock s ON s.product_code = p.code AND s.store_code = 'W001' " +
      `WHERE p.pre_order = 1 AND p.tv_licence = 0 AND p.liquor = 0 AND s.on_hand > 2 ORDER BY p.code LIMIT 1 OFFSET ${place}`,
  );
const release = (code: string) => {
  const kept = (column: string) =>
    sqlOn(own.database.url, `SELECT ${column} FROM product WHERE code = '${code}'`);
  importFile(
    own.database.url,
    'products.csv',
    `code,name,brand,category,preOrder\n${code},Released,${kept('brand_code')},${kept('category_code')},false\n`,
  );
};

describe.each<[Width, number]>([
  ['desktop', 0],
  ['phone', 1],
])('on a %s', (width, place) => {
  const walk = walkOn(width);

  beforeEach(async () => {
    const { page, shop } = walk;
    await shop.opens('/account/login');
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.waitForURL((url) => !url.pathname.includes('create') && !url.pathname.includes('signup'));
  });

  test('a deposit is paid now and the balance when the product is released', async () => {
    const { page, shop, looks } = walk;
    const product = codeOf(place);
    await shop.opens(`/pc/${product}`);
    await page.getByRole('heading', { level: 1, name: 'Pre-order' }).waitFor();
    await shop.givesAddress('Pre-order');
    await page.getByText('Deposit, paid now').waitFor();
    await page.getByText('Balance, when it is released').waitFor();
    await page
      .getByText(/Released .* delivered by/)
      .first()
      .waitFor();
    await looks('PreOrderDeposit');
    await page.getByRole('button', { name: 'Pre-order and pay the deposit' }).click();
    await page.getByRole('heading', { level: 1, name: /how would you like to pay/i }).waitFor();
    await looks('PaymentDeposit');
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const order = await shop.seesOutcome(/Thank you, Thandi/);
    await page.getByText(/Your deposit of .* is paid/).waitFor();

    await shop.opens(`/orderdetails/${order}`);
    await page.getByText('Waiting for its release').first().waitFor();
    release(product);
    await expect
      .poll(() =>
        sqlOn(own.database.url, `SELECT balance_asked_at FROM customer_order WHERE code = '${order}'`),
      )
      .not.toBe('');
    await page.reload();
    await page.getByRole('heading', { name: 'Pay the balance' }).waitFor();
    await looks('OrderDetailsBalance');
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you, Thandi/);
    await shop.opens(`/orderdetails/${order}`);
    await page.getByText('The balance is paid').first().waitFor();
    await looks('OrderDetailsSettled');
  });
});
