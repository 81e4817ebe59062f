// The account's overview once there are orders: what arrives, and what waits for the customer.
import { afterAll, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('the order on its way comes first, and one that is not paid waits for its customer', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle');
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const paid = await shop.seesOutcome(/Thank you, Thandi/);

    await shop.searchesFor('toaster');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    await shop.checksOut();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Cancel');
    const unpaid = await shop.seesOutcome(/Order failed|You have not paid yet/);

    await shop.opens('/account');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Hi, Thandi' }).waitFor();
    await main
      .getByRole('region', { name: `Order ${paid}` })
      .getByText(/Thu|Fri|Sat|Mon|Tue|Wed|Sun/)
      .first()
      .waitFor();
    const waits = main.getByRole('region', { name: 'Needs you' });
    await waits.getByText(`Finish paying for order ${unpaid}`).waitFor();
    await looks('Overview, with orders');
    await waits.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/payfast/);
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you, Thandi/);

    await shop.opens('/account');
    await main.getByRole('heading', { level: 1, name: 'Hi, Thandi' }).waitFor();
    await expect.poll(() => main.getByText(/Finish paying for order/).count()).toBe(0);
  });
});
