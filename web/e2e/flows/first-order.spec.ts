import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { setStock } from '../support/stock';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

const promise = 'Free delivery on your first order, and up to 20% off (at most R 1 000.00).';
/** R 1 299.00, not in any deal of several: a tenth comes off from R 500. */
const fryer = '10449020';

describe('a first order', () => {
  const walk = walkOn('desktop');

  test('has by itself what a guest was promised, to the last cent that is paid, and the second has not', async () => {
    const { page, shop } = walk;
    const rows = page.locator('aside dl > div');
    /** What the sums say, by their names. */
    const sums = async () => {
      await expect.poll(() => page.locator('aside [aria-busy=true]').count()).toBe(0);
      const all = await rows.evaluateAll((each) =>
        each.map((row) => [
          row.querySelector('dt')!.firstChild!.textContent!,
          row.querySelector('dd')!.textContent!.replaceAll('\u00a0', ' '),
        ]),
      );
      return Object.fromEntries(all) as Record<string, string>;
    };
    const promised = { 'First order: up to 20% off': '−R 129.90', Delivery: 'Free', 'To pay': 'R 1 169.10' };
    const addsFryer = async () => {
      await setStock(fryer, 20);
      await shop.opens(`/p/${fryer}`);
      await shop.addsToCart();
      await shop.opensCart();
    };

    await shop.opens('/account/signup');
    const offer = page
      .getByRole('main')
      .locator('section', { hasText: 'It comes off in your cart by itself' });
    await offer.getByRole('heading', { name: promise }).waitFor();
    await addsFryer();
    await expect.poll(sums).toEqual({ '1 item': 'R 1 299.00', Delivery: 'Free', 'To pay': 'R 1 299.00' });
    const note = page.getByRole('main').getByText(promise);
    await note.getByText('It comes off automatically once you have an account.').waitFor();
    await shop.createsAccount(`first.${randomUUID()}@example.co.za`);

    await page.waitForURL(/\/cart$/);
    await expect.poll(sums).toEqual({ '1 item': 'R 1 299.00', ...promised });
    expect(await note.count()).toBe(0);
    await shop.checksOut();
    await page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    await shop.choosesDelivery();
    await expect.poll(sums).toMatchObject(promised);
    await shop.reviews();
    await expect.poll(sums).toMatchObject(promised);
    await shop.continuesToPayment();
    await page.getByRole('button', { name: 'Pay R 1 169.10' }).waitFor();
    await shop.pays();
    await page.getByText('R 1169.10', { exact: true }).waitFor();
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you, Thandi/);
    await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
    const { 'To pay': paid, ...given } = promised;
    await expect.poll(sums).toMatchObject({ ...given, Total: paid });

    await addsFryer();
    await expect.poll(sums).toEqual({ '1 item': 'R 1 299.00', Delivery: 'Free', 'To pay': 'R 1 299.00' });
    expect(await note.count()).toBe(0);
    expect(walk.alarms).toEqual([]);
  });
});
