import { afterAll, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('a TV licence on a %s', (width) => {
  const walk = walkOn(width);

  beforeEach(async () => {
    const { shop } = walk;
    await shop.opens('/');
    await shop.searchesFor('television');
    await shop.opensFirstProduct();
    await shop.pressesAdd();
  });

  const modal = () => walk.page.getByRole('dialog', { name: 'TV licence' });

  test('says what is missing, and when the licence office cannot be asked', async () => {
    await modal().getByRole('button', { name: 'Check licence' }).click();
    await modal().getByText('Please choose what the TV is for.').waitFor();
    await modal().getByText('ID number is mandatory').waitFor();
    await modal().getByText('Please tick the declaration').waitFor();
    await expectAccessible(walk.page, 'TV licence, wrong');
    await modal().getByLabel('Holiday home').check();
    await modal().getByLabel('ID number').fill('8501015003089');
    await modal()
      .getByLabel(/I declare/)
      .check();
    await modal().getByRole('button', { name: 'Check licence' }).click();
    await modal()
      .getByText(/can't reach the TV licence office/)
      .waitFor();
    await walk.page.keyboard.press('Escape');
    await modal().waitFor({ state: 'detached' });

    await walk.shop.pressesAdd();
    await modal().getByText('ID number', { exact: true }).click(); // within
    await walk.page.mouse.click(5, 5); // beside
    await modal().waitFor({ state: 'detached' });
  });

  test('is bought with a television, and can be taken off and added again', async () => {
    const { page, shop, looks } = walk;
    await modal().getByText('I have no South African ID').click();
    await modal().getByLabel('Passport number').fill('A1234568');
    await modal().getByText('Use my ID number').click();
    await expectAccessible(page, 'TV licence');
    await shop.givesLicence('8001015009087');
    await shop.opensCart();
    await page.getByText('For ID or passport **********087').waitFor();
    expect(await page.locator('dl').getByText('TV licence').first().textContent()).toBe('TV licence');
    await looks('Cart with a TV licence');
    await page.getByRole('button', { name: 'Remove TV licence' }).click();
    // Wherever one looks for the way to the checkout, there is the way to what is missing.
    const total = page.getByRole('complementary', { name: 'Total' });
    await total.getByRole('alert').getByText('Please add a TV licence').waitFor();
    const ways = page.getByRole('button', { name: 'Add your TV licence' }).filter({ visible: true });
    await expect.poll(() => ways.count()).toBe(width === 'phone' ? 3 : 2);
    await looks('Cart, TV licence missing');
    await (width === 'phone' ? ways.last() : total.getByRole('button', { name: /Add your/ })).click();
    const first = modal().getByLabel('Home where I live');
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    await shop.givesLicence();
    await page.getByRole('region', { name: 'TV licence' }).getByText('Paid up').waitFor();
  });
});
