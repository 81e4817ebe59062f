import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, test } from 'vitest';
import { answerAt, apiPath } from '../support/api';
import { closeBrowser } from '../support/browser';
import type { Product } from '../../src/shared/api/types';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

/** A product of the shop with this flag, by the API. */
async function codeOf(flag: 'preOrder' | 'liquor', needs: (one: Product) => boolean, not = '') {
  for (let page = 0; page < 10; page++) {
    const query = { query: ':relevance', pageSize: 100, currentPage: page, fields: 'FULL' as const };
    const { products } = await answerAt(apiPath('/products/search', { query }));
    const found = products.find((one) => one[flag] && one.code !== not && needs(one));
    if (found) return String(found.code);
  }
  throw new Error(`the shop has nothing with ${flag}`);
}
const inStock = ({ stock }: Product) => (stock?.stockLevel ?? 0) >= 3;

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  beforeEach(async () => {
    const { page, shop } = walk;
    await shop.opens('/account/login');
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.waitForURL((url) => !url.pathname.includes('create') && !url.pathname.includes('signup'));
  });

  test('a pre-order is paid on a page of its own', async () => {
    const { page, shop, looks } = walk;
    const code = await codeOf('preOrder', (one) => inStock(one) && !one.requiresTvLicence);
    await shop.opens(`/p/${code}`);
    await page
      .getByRole('region', { name: 'How pre-ordering works' })
      .getByText(/^Out on \d/)
      .waitFor();
    await page
      .getByRole('link', { name: /^Pre-order/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Pre-order' }).waitFor();
    await shop.givesAddress('Pre-order');
    await page
      .getByText(/Released .* delivered by/)
      .first()
      .waitFor();
    await looks('PreOrderCheckOut');
    await shop.opens('/cart');
    const begun = page.getByRole('region', { name: 'Pre-order cart' });
    await begun.waitFor();
    await looks('Cart, a pre-order begun');

    const other = await codeOf('preOrder', () => true, code);
    await shop.opens(`/pc/${other}`);
    await page.getByText(/^You have already started a pre-order/).waitFor();
    await looks('PreOrderCheckOut, another begun');
    await walk.refused(1);
    await page.getByRole('link', { name: 'Continue with that one' }).click();
    await page.waitForURL(`**/pc/${code}`);
    await page.getByRole('button', { name: 'Pre-order and pay' }).waitFor();
    await shop.opens(`/pc/${other}`);
    await page.getByRole('button', { name: 'Pre-order this one instead' }).click();
    await page.getByRole('button', { name: 'Pre-order and pay' }).waitFor();
    await walk.refused(1);
    await shop.opens(`/pc/${code}`);
    await page.getByRole('button', { name: 'Pre-order this one instead' }).click();
    await page.getByRole('button', { name: 'Pre-order and pay' }).waitFor();
    await walk.refused(1);
    await shop.opens('/cart');
    await begun.getByRole('link', { name: 'Open pre-order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pre-order' }).waitFor();
    await page.getByRole('button', { name: 'Pre-order and pay' }).click();
    await page.getByRole('heading', { level: 1, name: /how would you like to pay/i }).waitFor();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you, Thandi/);
  });
});
