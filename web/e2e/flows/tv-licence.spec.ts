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

describe.each<Width>(['desktop', 'phone'])('a TV licence on a %s', (width) => {
  let here: Visit;
  let shop: Shop;

  beforeEach(async () => {
    here = await visit(width);
    shop = new Shop(here.page);
    await shop.opens('/');
    await shop.searchesFor('television');
    await shop.opensFirstProduct();
    await shop.pressesAdd();
  });
  afterEach(async () => {
    await here.end();
    expect(here.complaints).toEqual([]);
  });

  const modal = () => here.page.getByRole('dialog', { name: 'TV licence' });

  test('says what is missing, and when the licence office cannot be asked', async () => {
    await modal().getByRole('button', { name: 'Check licence' }).click();
    await modal().getByText('Please say what the television is for.').waitFor();
    await modal().getByText('ID number is mandatory').waitFor();
    await modal().getByText('Please tick the declaration').waitFor();
    await expectAccessible(here.page, 'TV licence, wrong');
    await modal().getByLabel('Holiday home').check();
    await modal().getByLabel('ID number').fill('8501015003089');
    await modal()
      .getByLabel(/I declare/)
      .check();
    await modal().getByRole('button', { name: 'Check licence' }).click();
    await modal()
      .getByText(/can't reach the TV licence office/)
      .waitFor();
    await here.page.keyboard.press('Escape');
    await modal().waitFor({ state: 'detached' });
  });

  test('is bought with a television, and can be taken off and added again', async () => {
    await modal().getByText('I have no South African ID').click();
    await modal().getByLabel('Passport number').fill('A1234568');
    await modal().getByText('Use my ID number').click();
    await expectAccessible(here.page, 'TV licence');
    await shop.givesLicence('8001015009087');
    await shop.opensCart();
    await here.page.getByText('For ID or passport **********087').waitFor();
    expect(await here.page.locator('dl').getByText('TV licence').first().textContent()).toBe('TV licence');
    await expectAccessible(here.page, 'Cart with a TV licence');
    await expectFits(here.page, 'Cart with a TV licence');
    await here.page.getByRole('button', { name: 'Remove TV licence' }).click();
    await here.page.getByRole('button', { name: 'Add TV licence' }).click();
    await shop.givesLicence();
    await here.page.getByRole('region', { name: 'TV licence' }).getByText('Free').waitFor();
  });
});
