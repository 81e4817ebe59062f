import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, expectFits, hears, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

const plain = (words: string | null) => (words ?? '').replace(/\s/g, ' ');

atAnyWidth('on a %s', (width) => {
  test('a bundle of all says what it is worth and goes into the cart with one press', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens('/p/10448821');
    const deals = page.getByRole('region', { name: 'Deals with this product' });
    const trio = deals.getByRole('article').first();
    expect(plain(await trio.getByRole('heading').textContent())).toBe('Take all 3, save R 1 200');
    expect(plain(await trio.textContent())).toContain('R 12 097.00');
    expect(await trio.getByRole('listitem').count()).toBe(3);
    expect(await trio.getByText('All of them must stay in.').isVisible()).toBe(true);
    await expectFits(page, 'Pdp with deals');
    await expectAccessible(page, 'Pdp with deals');

    await trio.getByRole('button', { name: /^Add all 3/ }).click();
    await hears(page, /Deal added to cart/);
    await page.goto('/cart');
    await page.getByText('Bundle deal applied').first().waitFor();
    expect(plain(await page.getByRole('complementary', { name: 'Total' }).textContent())).toContain(
      'R 12 097.00',
    );
    await end();
  });

  test('a bundle of any two shows both', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens('/p/10449100');
    const cream = page.getByRole('region', { name: 'Deals with this product' }).getByRole('article').first();
    expect(plain(await cream.textContent())).toContain('R 849.00');
    expect(await cream.getByRole('listitem').count()).toBe(2);
    await cream.getByRole('link', { name: 'See everything in this offer' }).waitFor();
    await end();
  });

  test('a price is reported in four parts from the smallest that the shop tells so', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    const inFour = page.getByText(/interest-free: 25% today, the rest over six weeks/);
    const price = async () =>
      Number(await page.getByRole('main').locator('data').first().getAttribute('value'));

    await shop.opens('/p/10448821');
    const dear = await price();
    expect(dear).toBeGreaterThan(500);
    expect(plain(await inFour.textContent()).replace(/(\d) (?=\d)/g, '$1')).toContain(
      `4 × R ${(dear / 4).toFixed(2)}`,
    );

    await shop.opens('/p/10449100');
    expect(await price()).toBeLessThan(500);
    expect(await inFour.count()).toBe(0);
    await end();
  });
});
