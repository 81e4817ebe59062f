import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, scrollsTo, type Width } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

const seen = (row: Locator) =>
  row.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const cards = [...list.children].map((each) => each.getBoundingClientRect());
    const inside = cards.filter((card) => card.right > left + 5 && card.left < right - 5);
    return {
      whole: inside.filter((card) => card.left >= left - 1 && card.right <= right + 1).length,
      cut: inside.filter((card) => card.left < left - 1 || card.right > right + 1).length,
      first: cards.indexOf(inside[0]!),
    };
  });

/** How much of what stood on the screen has moved by itself since the page was opened. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0;
        new PerformanceObserver((seen) => {
          for (const shift of seen.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!shift.hadRecentInput) sum += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)));
      }),
  );

describe('on a desktop', () => {
  const walk = walkOn('desktop');

  test('a row of products shows whole cards and is turned by its arrows', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    const more = page.getByRole('button', { name: /^More of / }).first();
    const label = (await more.getAttribute('aria-label'))!.replace(/^More of /, '');
    const row = page.getByRole('list', { name: label, exact: true });
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => seen(row)).toEqual({ whole: 5, cut: 0, first: 0 });
    await more.click();
    await expect.poll(() => seen(row)).toEqual({ whole: 5, cut: 0, first: 5 });
    await page.getByRole('button', { name: `More of ${label}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Back in ${label}` }).click();
    await expect.poll(() => seen(row)).toEqual({ whole: 5, cut: 0, first: 0 });
  });
});

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('the cart says what one more saves and where it is, and recommends nothing that is in it', async () => {
    const { page, shop } = walk;
    await shop.opens('/p/10449100');
    await shop.addsToCart();
    await shop.opens('/cart');
    const hint = page.getByRole('listitem').filter({ hasText: 'Cream breakfast: any two' });
    await hint.getByText(/^Save R/).waitFor();
    expect(await moved(page)).toBeLessThan(0.0005);
    const link = hint.getByRole('link', { name: /^See it/ });
    expect(await link.getAttribute('href')).toBe('/l/v/promotion-cream-breakfast');

    const often = page.getByRole('list', { name: 'Often bought with these' });
    await scrollsTo(page, often);
    await often.scrollIntoViewIfNeeded();
    await often.getByRole('article').first().waitFor();
    expect(await often.locator('a[href$="/p/10449100"]').count()).toBe(0);
    await walk.looks('Cart, a deal within reach');
    await link.click();
    await page.getByRole('heading', { level: 1, name: /Cream breakfast/ }).waitFor();
  });
});
