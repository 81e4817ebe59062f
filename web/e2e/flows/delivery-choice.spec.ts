import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Schema } from '../../src/shared/api/types';
import { afterAll, describe, expect, test } from 'vitest';
import { answerAt, apiPath, sends, tokenOf } from '../support/api';
import { closeBrowser, type Width } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

type Checkout = Schema<'Checkout'>;

const current = { user: 'current', cart: 'current' };

/** Has the last item of this shopper's cart handed over by another store, so that the order has two parts. */
async function inTwoParts({ request }: Page, username: string): Promise<void> {
  const token = await tokenOf(username, 'Spaza#2026');
  const query = { fields: 'FULL' } as const;
  const checkout = await answerAt(
    apiPath('/users/{user}/carts/{cart}/checkout', { path: current, query }),
    token,
  );
  const { posName, tradingType } = checkout.shipmentEntries!.shipments![0]!;
  const { stores } = await answerAt(
    apiPath('/users/{user}/carts/{cart}/getAllPickupStores', {
      path: current,
      query: { posName, tradingType, ...query },
    }),
    token,
  );
  // Not every store has it; the nearest that does takes it.
  for (const { name } of stores.filter((store) => store.name !== posName)) {
    const answer = await sends(
      request,
      'patch',
      '/users/{user}/carts/{cart}/entries/{entryNumber}',
      {
        path: { ...current, entryNumber: 1 },
        body: { quantity: 1, deliveryPointOfService: { name } },
      },
      token,
    );
    if (answer.ok()) return;
  }
  throw new Error('no other store has it');
}

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('a way that cannot be had any more gives way to another in words', async () => {
    const { page, shop } = walk;
    await shop.takesToCheckout('kettle');
    const collect = page.getByRole('radio', { name: /collect/i }).first();
    await collect.waitFor();
    const said = page.getByText(/^What you chose is no longer available/);
    expect(await said.count()).toBe(0);
    // The store sold out while the page stood.
    await page.route('**/checkout?*', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Checkout;
      for (const { deliveryInfos } of json.shipmentEntries?.shipments ?? [])
        for (const info of deliveryInfos ?? []) if (info.code === 'pickup') info.storeAvailable = false;
      await route.fulfill({ response, json });
    });
    await page.route('**/chooseDelivery?*', (route) => route.fulfill({ status: 400, json: { errors: [] } }), {
      times: 1,
    });
    await collect.check();
    await said.waitFor();
    // Another store may have it; the way there stands where collecting was chosen.
    const elsewhere = page.getByRole('button', { name: /See stores that have everything in this part/ });
    await elsewhere.waitFor();
    await expect.poll(() => elsewhere.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await collect.count()).toBe(0);
    const deliver = page.getByRole('radio', { name: /deliver/i }).first();
    await expect.poll(() => deliver.isChecked()).toBe(true);
    await walk.looks('Checkout, another way');
    await shop.reviews();
    await walk.refused(1);
  });

  test('an order in two parts, one of them collected, has its whole total in every step and is paid with it', async () => {
    const { page, shop } = walk;
    const email = `thandi.${randomUUID()}@example.co.za`;
    await shop.opens('/');
    await shop.searchesFor('toaster');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.takesToCheckout('kettle', email);
    await inTwoParts(page, email);
    await page.reload();
    await page.getByText('Your order comes in 2 parts.').waitFor();

    const sums = page.locator('aside dl');
    const total = async () => {
      await expect.poll(() => page.locator('aside [aria-busy=true]').count()).toBe(0);
      await sums.getByText('To pay').waitFor();
      return sums.locator('dd').last().textContent();
    };
    const second = page.getByRole('region', { name: 'Part 2 of 2' });
    await second.getByRole('radio', { name: /collect/i }).check();
    const partly = await total();
    const bar = page.getByRole('button', { name: 'Continue to review' }).locator('..');
    const inBar = bar.locator('data');
    expect(await inBar.isVisible()).toBe(width === 'phone'); // a screen away from the sums, a bar says the total
    expect(await inBar.textContent()).toBe(partly);
    await sums.getByText(/VAT/).waitFor();
    await sums.locator('div', { hasText: 'Delivery' }).first().waitFor();

    await page.reload();
    await second.waitFor();
    await expect.poll(() => second.getByRole('radio', { name: /collect/i }).isChecked()).toBe(true);
    expect(await total()).toBe(partly);

    await shop.reviews();
    expect(await total()).toBe(partly);
    await shop.continuesToPayment();
    await page.getByRole('button', { name: `Pay ${partly}` }).waitFor();

    const recap = page.getByRole('region', { name: 'What you are paying for' });
    await recap.getByRole('listitem').nth(1).waitFor();
    expect(await recap.getByRole('listitem').count()).toBe(2);
    expect(await recap.textContent()).toMatch(/toaster.*kettle|kettle.*toaster/i);
    await recap.getByText(/^Spaza .*Collect/).waitFor();
    const inRand = (sum: string | null) => Number(sum!.replace(/[^\d.]/g, ''));
    const instalments = await page.getByText(/^4 × .* interest-free$/).textContent();
    expect(inRand(instalments!.replace('4 ×', ''))).toBeCloseTo(inRand(partly) / 4, 1);
    await page.getByRole('radio', { name: /Mastercard/ }).waitFor();
    await walk.looks('Payment, of two parts');

    await shop.pays();
    await page.getByText(`R ${inRand(partly).toFixed(2)}`, { exact: true }).waitFor();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);
    const parts = page.getByRole('main').getByRole('region', { name: /^Part [12] of 2$/ });
    const collected = parts.filter({ has: page.getByRole('heading', { name: /: Collect .* in / }) });
    const brought = parts.filter({ has: page.getByRole('heading', { name: /: Delivered by / }) });
    await collected.getByRole('figure').filter({ hasText: 'Collection code' }).waitFor();
    expect(await brought.count()).toBe(1);
    expect(await brought.getByRole('figure').count()).toBe(0);
    await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
    expect(await page.locator('aside dl dd').last().textContent()).toBe(partly);
    const { paymentStatus, totalPriceWithTax } = await answerAt(
      apiPath('/users/{user}/orders/{orderCode}', {
        path: { user: 'current', orderCode: code },
        query: { fields: 'FULL' },
      }),
      await tokenOf(email, 'Spaza#2026'),
    );
    expect([paymentStatus, totalPriceWithTax!.value]).toEqual(['succeed', inRand(partly)]);
    await walk.looks('OrderStatus, one part collected');
    expect(walk.alarms).toEqual([]);
  });
});
