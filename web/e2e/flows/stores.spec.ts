import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  test('a store is found by town, with its distance, and shown on the map', async () => {
    const { page, end } = await visit(width);
    await new Shop(page).opens('/storelocator');
    const cards = page.getByRole('main').getByRole('article');
    await page.getByLabel(/Town, suburb/).fill('Rosebank');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await cards
      .first()
      .getByText(/^\d+\.\d\d km$/)
      .waitFor();
    const far = await cards.getByText(/^\d+\.\d\d km$/).allTextContents();
    expect(far.map(parseFloat)).toEqual(far.map(parseFloat).toSorted((a, b) => a - b));
    expect(
      await cards
        .first()
        .getByRole('link', { name: /Directions/ })
        .getAttribute('href'),
    ).toMatch(/destination=-\d+\.\d+,\d+\.\d+/);

    const name = await cards.nth(1).getByRole('heading').textContent();
    await cards
      .nth(1)
      .getByRole('button', { name: /Show on map/ })
      .click();
    const map = page.getByRole('region', { name: 'Map' });
    await map.locator('.store-pin-selected').waitFor();
    expect(await map.locator('.store-pin-selected').getAttribute('aria-label')).toBe(name);
    await map.locator('.base-province').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Show all stores' }).click();
    await map.locator('.store-cluster').first().waitFor();
    await expectAccessible(page, 'StoreLocator, map');
    // Every pin is in the list.
    const said = await page
      .getByRole('status', { includeHidden: true })
      .filter({ hasText: /^\d+ stores/ })
      .textContent();
    expect(await page.locator('main article').count()).toBe(parseInt(said!, 10));
    await end();
  });

  test('the ten nearest to where the shopper is served come first, and more when asked for', async () => {
    const { page, end } = await visit(width);
    await new Shop(page).opens('/storelocator');
    const cards = page.getByRole('main').getByRole('article');
    await page.getByText(/^\d+ stores, nearest to Midrand, 1682 first$/).waitFor();
    const kilometres = async () =>
      (await cards.getByText(/^\d+\.\d\d km$/).allTextContents()).map(parseFloat);
    expect(await cards.count()).toBe(10);
    await page.getByRole('link', { name: 'Show 10 more' }).click();
    await cards.nth(19).waitFor();
    const far = await kilometres();
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(new URL(page.url()).searchParams.get('show')).toBe('20');
    await end();
  });

  test('a suburb is proposed while it is typed, and chosen by keyboard', async () => {
    const { page, end } = await visit(width);
    await new Shop(page).opens('/storelocator');
    const field = page.getByLabel(/Town, suburb/);
    await field.fill('Vorna');
    await page
      .getByRole('option', { name: /Vorna Valley/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'StoreLocator, suggestions');
    await field.press('ArrowDown');
    await field.press('Enter');
    const cards = page.getByRole('main').getByRole('article');
    await cards
      .first()
      .getByText(/^\d+\.\d\d km$|In your area/)
      .waitFor();
    await expect.poll(() => field.inputValue()).toMatch(/Vorna Valley/);
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await end();
  });
});
