import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, expectFits, hears, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

const soundbar = '/p/10449001'; // a television would ask for its licence first
const heartOf = (name: string) => new RegExp(`^Keep on your wishlist: .*${name}`);

atAnyWidth('on a %s', (width) => {
  test('a guest presses a heart, signs up, comes back to the product and finds it filled', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens(soundbar);
    const heart = page.getByRole('button', { name: heartOf('Gumba 2.1-channel soundbar') }).first();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await page.waitForURL(/\/account\/login\?route=/);
    await shop.createsAccount(`wishlist.${randomUUID()}@example.co.za`);
    await page.waitForURL(/\/p\/10449001$/);
    await hears(page, /Added to your wishlist/);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('link', { name: 'Wishlist', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor();
    const list = page.getByRole('list', { name: 'Wishlist' });
    await list.getByRole('link', { name: /Gumba 2.1-channel soundbar/ }).waitFor();
    // The day it can be had says that there is some.
    expect(await list.getByText(/^In stock$/).count()).toBe(0);
    await list
      .getByText(/^Delivered by/)
      .first()
      .waitFor();
    await expectFits(page, 'Wishlist');
    await expectAccessible(page, 'Wishlist');

    await list.getByRole('button', { name: /^Move to cart/ }).click();
    await page.getByRole('heading', { name: 'Nothing on your wishlist yet' }).waitFor();
    await expectAccessible(page, 'Wishlist, empty');
    await shop.opens('/cart');
    await page.getByRole('button', { name: 'Move to wishlist' }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await page.goto('/account/wishlist');
    await list.getByRole('link', { name: /Gumba 2.1-channel soundbar/ }).waitFor();
    await list.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'Nothing on your wishlist yet' }).waitFor();
    await end();
  });

  test('a heart that is refused empties again and says why', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.signsUp();
    await page.goto('/l/v/allPromotions');
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Keep on your wishlist/ });
    await heart.waitFor();
    let release: () => void = () => undefined;
    const held = new Promise<void>((go) => (release = go));
    await page.route('**/addproducttowishlist*', async (route) => {
      await held;
      await route.fulfill({
        status: 400,
        json: {
          errors: [{ type: 'ValidationError', message: 'Your wishlist is full. Remove something first.' }],
          responseStatus: false,
          errorMsg: 'Your wishlist is full. Remove something first.',
        },
      });
    });
    await page.waitForLoadState('networkidle');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    release();
    await hears(page, /Your wishlist is full\. Remove something first\./);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await page.unroute('**/addproducttowishlist*');
    await end(/status of 400/);
  });
});
