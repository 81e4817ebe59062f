import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import {
  closeBrowser,
  expectAccessible,
  expectFits,
  visit,
  type Visit,
  type Width,
} from '../support/browser';

afterAll(closeBrowser);

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  let here: Visit;
  let shop: Shop;

  beforeEach(async () => {
    here = await visit(width);
    shop = new Shop(here.page);
  });
  afterEach(async () => {
    await here.end();
    expect(here.complaints).toEqual([]);
  });

  const looks = async (screen: string) => {
    await expectFits(here.page, screen);
    await expectAccessible(here.page, screen);
  };

  const walksToCheckout = async (term = 'television') => {
    await shop.opens('/');
    await shop.searchesFor(term);
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    await shop.checksOut();
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await here.page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
  };

  test('a guest finds a television, signs up, has it delivered, pays, and finds the order', async () => {
    await shop.opens('/');
    await looks('Home');
    await shop.searchesFor('television');
    await looks('Plp');
    const name = await shop.opensFirstProduct();
    await looks('Pdp');
    await shop.addsToCart();
    await shop.opensCart();
    await here.page.getByRole('link', { name }).first().waitFor();
    await looks('Cart');
    await shop.checksOut();
    await looks('CheckoutOptions');
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await here.page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    await looks('Checkout');
    await shop.choosesDelivery();
    await shop.reviews();
    await looks('OrderSummary');
    await shop.continuesToPayment();
    await looks('Payment');
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);
    await looks('OrderStatus');
    await shop.findsInHistory(code);
    await looks('OrderDetails');
  });

  test('a shopper collects at a store', async () => {
    await walksToCheckout('kettle');
    await shop.choosesCollection();
    await here.page.getByRole('group', { name: "Who's collecting?" }).waitFor();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);
    await shop.findsInHistory(code);
    await here.page.getByText('Collect in store').first().waitFor();
  });

  test('a refused payment says so, and can be tried again', async () => {
    await walksToCheckout();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Decline');
    const code = await shop.seesOutcome(/Order failed/);
    await looks('OrderStatus, failed');
    await here.page.getByRole('button', { name: 'Try payment again' }).click();
    await here.page.waitForURL(/payfast/);
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
  });

  test('a payment left pending is completed by a late notification', async () => {
    await walksToCheckout();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await here.page.getByLabel(/seconds/i).fill('4');
    await shop.onThePaymentPage('Pay but delay notify');
    const code = await shop.seesOutcome(/Your payment is being processed/);
    await looks('OrderStatus, pending');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
    await shop.findsInHistory(code);
  });
});
