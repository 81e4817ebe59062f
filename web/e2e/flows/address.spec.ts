import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a new address begins with the name given at sign-up, asks for a number, and can be left', async () => {
    const { page, shop, looks } = walk;
    await shop.opens('/');
    await shop.searchesFor('kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opensCart();
    await shop.checksOut();
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.getByRole('complementary', { name: 'Your order' }).getByText('To pay').waitFor();
    await looks('Checkout, no address yet');
    await page.getByRole('link', { name: 'Add new address' }).click();

    const first = page.getByLabel('First name');
    await first.waitFor();
    await expect.poll(() => first.inputValue()).toBe('Thandi');
    await page.getByRole('banner').getByText('Secure checkout').waitFor();
    expect(await page.getByRole('combobox', { name: /looking for/i }).count()).toBe(0);
    const company = page.getByLabel(/Company name/);
    expect(await company.isVisible()).toBe(false);
    const order = page.getByRole('complementary', { name: 'Your order' });
    const total = (await order.locator('dd').last().textContent())!;
    expect(total).toMatch(/R\s?\d/);
    await order.getByText('To pay').waitFor();
    if (width === 'phone') {
      // The panel is below the form: the total is in the bar beside the button too.
      const save = page.getByRole('button', { name: 'Save address' });
      const bar = page.locator('form .foot-bar').filter({ has: save });
      expect(await bar.textContent()).toContain(total);
      const { y, height } = (await save.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(844);
    }
    await looks('Address, new, in checkout');
    await page.getByText('This is a business address').click();
    await company.waitFor();

    await first.fill('');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Cellphone number is mandatory').first().waitFor();
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);

    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByText('Please add an address to proceed').waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');
  });

  test('the suburb found by search fills in what belongs to it, and a search that finds nothing says so', async () => {
    const { page, shop, looks } = walk;
    await shop.signsUp();
    await shop.opens('/account/address/new');
    const search = page.getByRole('combobox', { name: 'Find your address' });
    await search.fill('qqqq');
    await page.getByText('We found no such suburb or postal code.').waitFor();
    await search.press('Enter');
    expect(await page.getByText('Enter all mandatory fields').count()).toBe(0);

    await search.fill('durban north');
    await page
      .getByRole('option', { name: /^Durban North, 4051/ })
      .first()
      .click();
    const number = page.getByLabel('Street number');
    await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
    const chosen = (label: string) =>
      page.getByLabel(label).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text);
    await expect.poll(() => chosen('Province')).toBe('KwaZulu-Natal');
    await expect.poll(() => chosen('City')).toBe('Durban');
    await expect.poll(() => chosen('Town or suburb')).toBe('Durban North');
    expect(await page.getByLabel('Postal code').inputValue()).toBe('4051');
    expect(await page.getByLabel('Make this my default address').isChecked()).toBe(true);
    await looks('Address, found by search');

    await page.getByLabel('Cellphone number', { exact: true }).fill('0821234567');
    await number.fill('7');
    await page.getByLabel('Street name').fill('Kensington Drive');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.waitForURL('**/account/addresses');
    await page
      .getByText(/7 Kensington Drive/)
      .first()
      .waitFor();
  });
});
