import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { setStock } from '../support/stock';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('what sells out at any step of the checkout is named, and one goes on with the rest', async () => {
    const { page, shop, looks } = walk;
    await shop.opens('/');
    const adds = async (term: string) => {
      await shop.searchesFor(term);
      const name = await shop.opensFirstProduct();
      const code = new URL(page.url()).pathname.split('/').at(-1)!;
      await shop.addsToCart();
      return { name, code };
    };
    const microwave = await adds('microwave');
    const fryer = await adds('air fryer');
    await shop.opensCart();
    expect(await page.getByRole('combobox', { name: /search/i }).inputValue()).toBe('');
    await shop.checksOut();
    await shop.createsAccount(`lerato.${randomUUID()}@example.co.za`);
    await page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    const out = 'Sorry, some items were out of stock';

    await page.getByText('You cannot change the address here.').waitFor();
    const edits = async () => {
      await page.getByRole('link', { name: /Buying for a business/ }).click();
      await page.getByText('may take you back to your cart').waitFor();
      await page.getByLabel('Street number').waitFor();
      await page.getByLabel(/Company name/).waitFor(); // what was come for stands open
    };
    await edits();
    await looks('Address, in checkout');
    await page.getByLabel('Street number').fill('24');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('heading', { level: 1, name: 'How would you like to get it?' }).waitFor();
    await edits();
    await setStock(microwave.code, 0);
    await page.getByLabel('Street number').fill('26');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await expect
      .poll(() => walk.alarms)
      .toContain("Some items can't be delivered to this address. Please check your cart.");
    await setStock(microwave.code, 20);
    await page.reload();
    await shop.checksOut();
    await page.getByRole('heading', { level: 1, name: 'How would you like to get it?' }).waitFor();

    await setStock(microwave.code, 0);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    const note = page.getByRole('alert').filter({ hasText: out });
    await note.waitFor();
    await looks('Checkout, sold out');
    await note.getByRole('link', { name: 'Change items in the cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await page.getByText(out).first().waitFor();
    await looks('Cart, sold out');
    await page.getByRole('button', { name: `Remove ${microwave.name}` }).click();
    await page.getByText(out).first().waitFor({ state: 'detached' });

    await shop.checksOut();
    await page.getByRole('heading', { level: 1, name: 'How would you like to get it?' }).waitFor();
    await shop.reviews();
    await shop.continuesToPayment();
    await setStock(fryer.code, 0);
    await page.getByRole('button', { name: /^Pay R/ }).click();
    const refused = page.getByRole('main').getByRole('alert').filter({ hasText: out });
    await refused.waitFor();
    await looks('Payment, sold out');
    await refused.getByRole('link', { name: 'Change items in the cart' }).waitFor();

    await setStock(fryer.code, 20); // a delivery came
    await page.mouse.move(1, 1); // off the toast, which stays while it is pointed at
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you, Thandi/);
    await walk.refused(2);
  });
});
