import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, type Width } from '../support/browser';
import { tellsLate } from '../support/late-notification';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('a guest finds a television, signs up, has it delivered, pays, and finds the order', async () => {
    const { page, shop, looks } = walk;
    await shop.opens('/');
    await looks('Home');
    await shop.searchesFor('television');
    await page.getByRole('heading', { level: 1, name: '“television”' }).waitFor();
    await looks('Plp');
    const name = await shop.opensFirstProduct();
    await looks('Pdp');
    await shop.addsToCart();
    await shop.opensCart();
    await page.getByRole('link', { name }).first().waitFor();
    await looks('Cart');
    await shop.checksOut();
    await page.getByRole('heading', { level: 1, name: 'Almost there' }).waitFor();
    await looks('CheckoutOptions');
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.getByText('Please add an address to proceed').waitFor();
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
    await shop.opensCart(); // the one that was ordered is gone, and nobody is scolded for it
    await page.getByText('Your cart is empty').first().waitFor();
    expect(walk.alarms).toEqual([]);
  });

  test('a shopper collects at a store', async () => {
    const { page, shop, looks } = walk;
    const email = `thandi.${randomUUID()}@example.co.za`;
    await shop.takesToCheckout('kettle', email);
    await shop.choosesCollection();
    await page.getByRole('group', { name: "Who's collecting?" }).waitFor();
    await page.getByRole('link', { name: 'Opening hours and services' }).waitFor();
    await looks('Checkout, collecting');
    const sums = page.locator('aside dl');
    await sums.locator('div', { hasText: 'Delivery' }).getByText('Free').waitFor();
    const toPay = await sums.locator('dd').last().textContent();
    await page.getByRole('region', { name: 'Your details' }).waitFor();
    await shop.reviews();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    expect(await page.getByText('Delivery address').count()).toBe(0);
    await expect.poll(() => page.locator('aside dl dd').last().textContent()).toBe(toPay);
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);
    await page
      .getByText(
        new RegExp(`^Order ${code} is confirmed: R.* paid by Credit or debit card. .* to ${email}\\.$`),
      )
      .waitFor();
    const shown = page.getByRole('figure').filter({ hasText: 'Collection code' });
    const collectionCode = (await shown.locator('b').textContent())!;
    expect(collectionCode).toMatch(/^[2-9BCDFGHJKMNPQRTVWXYZ]{3} [2-9BCDFGHJKMNPQRTVWXYZ]{3}$/);
    await page
      .getByRole('region', { name: 'Good to know' })
      .getByRole('link', { name: 'How returns work' })
      .waitFor();
    await looks('OrderStatus, collecting');
    const wrong = page.getByRole('region', { name: 'Something not right?' });
    await wrong.getByRole('link', { name: 'Write to us' }).click();
    await expect.poll(() => page.getByLabel('Which order?').inputValue()).toBe(code);
    await shop.findsInHistory(code);
    await page.getByText('Collect in store').first().waitFor();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await looks('OrderDetails, collecting');
    await page.getByText(collectionCode, { exact: true }).waitFor();
  });

  test('a refused payment says so, and can be tried again', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('television');
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Decline');
    const code = await shop.seesOutcome(/Order failed/);
    await looks('OrderStatus, failed');
    await page.getByRole('button', { name: 'Try payment again' }).click();
    await page.waitForURL(/payfast/);
    await shop.onThePaymentPage('Decline');
    await shop.seesOutcome(/Order failed/);
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await page.getByRole('radio', { name: /Instant EFT/ }).check();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
    await shop.findsInHistory(code);
    await page.getByText('Paid by: Instant EFT').waitFor();
    const history = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect
      .poll(async () => (await history.locator('b').allTextContents()).join(', '))
      .toBe(
        'Order placed, The payment did not go through, Paying again, The payment did not go through, Paying again, Paid',
      );
  });

  test('who cancels before the answer is there, and pays then, pays the same order, in the same try', async () => {
    const { page, shop } = walk;
    /** Presses Pay, and Cancel once the shop has done it; the answer never arrives. */
    const cancelsTooLate = async (calls: RegExp) => {
      const isCall = (url: URL) => calls.test(url.pathname);
      const done = new Promise<string>((tell, fail) =>
        page.route(isCall, async (route) => {
          if (route.request().method() !== 'POST') return route.fallback();
          await route
            .fetch()
            .then(async (answer) => tell(((await answer.json()) as { code: string }).code))
            .catch(fail);
        }),
      );
      await page.getByRole('button', { name: /^Pay R/ }).click();
      const code = await done;
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.unroute(isCall);
      return code;
    };
    await shop.takesToCheckout('kettle');
    await shop.reviews();
    await shop.continuesToPayment();
    const code = await cancelsTooLate(/\/users\/current\/orders$/);
    await shop.pays();
    await shop.onThePaymentPage('Decline');
    expect(await shop.seesOutcome(/Order failed/)).toBe(code);

    await page.getByRole('link', { name: 'Pay another way' }).click();
    expect(await cancelsTooLate(/\/orders\/[^/]+\/payment$/)).toBe(code);
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
    await shop.findsInHistory(code);
    const history = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect
      .poll(async () => (await history.locator('b').allTextContents()).join(', '))
      .toBe('Order placed, The payment did not go through, Paying again, Paid');
    expect(walk.alarms).toEqual([]);
  });

  test('a payment left pending is completed by a late notification', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('television');
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    const { origin: gateway } = new URL(page.url());
    await page.getByLabel(/seconds/i).fill('3600');
    await shop.onThePaymentPage('Pay but delay notify');
    const code = await shop.seesOutcome(/Your payment is being processed/);
    await page.getByText('Please check My orders after 30 minutes').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/fail/i);
    await looks('OrderStatus, pending');

    await tellsLate(gateway, code);
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
    await shop.findsInHistory(code);
  });
});

describe('with an order that is not paid yet', () => {
  const walk = walkOn('desktop');

  test('the same order again, while the first is not paid, is placed only by saying so', async () => {
    const { page, shop } = walk;
    await shop.takesToCheckout('kettle');
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Cancel');
    const first = await shop.seesOutcome(/You have not paid yet/);

    await shop.opens('/');
    await shop.searchesFor('kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    await shop.checksOut();
    await shop.reviews();
    await shop.continuesToPayment();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await page.getByText(`You ordered the same a moment ago: order ${first}`).waitFor();
    expect(page.url()).not.toMatch(/payfast/);
    await page.getByRole('button', { name: 'Place the same order again' }).click();
    await page.waitForURL(/payfast/);
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).not.toBe(first);
    await walk.refused(1, 409);
  });
});
