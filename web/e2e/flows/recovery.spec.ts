import { afterAll, expect, test } from 'vitest';
import { isApiCall } from '../support/api';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  /** Opens a screen whose answers break, and goes on from there once they do not any more. */
  async function recovers(path: string, calls: string, heading: string | RegExp) {
    const { page, shop } = walk;
    const broken = (url: URL) => isApiCall(url) && url.pathname.endsWith(calls);
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '{}' }));
    await shop.opens(path);
    const note = page.getByRole('main').getByRole('alert');
    await note.getByText('Something went wrong. Please try again.').waitFor();
    if (path === '/cart') await walk.looks('Cart, broken');
    await page.unroute(broken);
    walk.brokeDown(calls);
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: heading }).first().waitFor();
  }

  test('what breaks on the way to an order says so in place, and goes on where it was', async () => {
    const { page, shop } = walk;
    await shop.takesToCheckout('kettle');
    await recovers('/cart', '/carts', 'Cart');
    await recovers('/checkout', '/checkout', 'How would you like to get it?');
    await shop.reviews();
    await recovers('/ordersummary', '/summary', 'Order summary');
    await recovers('/payment', '/getPaymentPageDetails', /how would you like to pay/i);
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);
    await recovers(`/orderconfirmation?order=${code}`, '/status', /Thank you, Thandi/);
    await recovers(`/orderdetails/${code}`, `/orders/${code}`, 'What happened');
    await recovers('/orderhistory/neworders', '/orders', /Delivered by/);
    await recovers('/orderhistory/oldorders', '/oldOrders', /Show that .* is yours/);
    expect(new URL(page.url()).pathname).toBe('/orderhistory/oldorders');
  });

  test('a customer sends the cart elsewhere from the cart itself', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('toaster');
    await page.getByRole('link', { name: 'Back to cart' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByRole('dialog', { name: 'Choose delivery address' }).waitFor();
    await looks('Cart, changing the address');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Add new address/i })
      .click();
    await page.getByLabel('First name').fill('Kasi');
    await page.getByLabel('Last name').fill('Traders');
    await page.getByLabel('Cellphone number', { exact: true }).fill('0215551234');
    await page.getByLabel('Province').selectOption({ label: 'Western Cape' });
    await page.getByLabel('City').selectOption({ label: 'Cape Town' });
    await page.getByLabel('Town or suburb').selectOption({ index: 1 });
    await page.getByLabel('Street number').fill('1');
    await page.getByLabel('Street name').fill('Long Street');
    await page.getByText('This is a business address').click();
    await page.getByLabel(/Company name/).fill('Kasi Traders (Pty) Ltd');
    await page.getByLabel(/VAT number/).fill('9123456789');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Please enter a VAT number of 10 digits, the first a 4').waitFor();
    await looks('Address, of a business');
    await page.getByLabel(/VAT number/).fill('4123456789');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await shop.checksOut();
    await page.getByText('Tax invoice to Kasi Traders (Pty) Ltd, VAT number 4123456789').waitFor();
  });
});
