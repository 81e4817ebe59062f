// Constants of the specification's §9 that styles keep: how many lines are shown, and from where one is led back up.
import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { layOut } from '../support/accessible';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

/** How many lines of a text are in view when it is far too long; what stands there comes back before React looks. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const written = [...element.childNodes];
    element.replaceChildren('Words that go on and on. '.repeat(200));
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const inside = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    element.replaceChildren(...written);
    return Math.round(inside / parseFloat(lineHeight));
  });

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a product shows ten lines of its description, three of an offer, and few of a review', async () => {
    const { page, shop } = walk;
    await shop.opens('/p/10448821');
    await layOut(page);
    const offers = page.getByRole('region', { name: 'Deals on this product' });
    await offers.scrollIntoViewIfNeeded();
    expect(await linesOf(offers.getByRole('listitem').first().locator('b').first())).toBe(3);

    const description = page.locator('section[aria-labelledby=description]');
    await description.scrollIntoViewIfNeeded();
    const words = description.locator('p').first().locator('xpath=..');
    expect(await linesOf(words)).toBe(10);

    const review = page.getByRole('main').locator('[style*="-lines:4"], [style*="-lines: 4"]').first();
    await review.scrollIntoViewIfNeeded();
    expect(await linesOf(review)).toBe(width === 'phone' ? 4 : 3);
  });

  test('a question that is too long shows four lines until it is opened', async () => {
    const { page, shop } = walk;
    await shop.opens('/account/helpandsupport');
    await layOut(page);
    const question = page.locator('details:not([open]) > summary').first();
    await question.scrollIntoViewIfNeeded();
    expect(await linesOf(question)).toBe(4);
  });

  test('the deal a link leads to is marked for one second', async () => {
    const { page, shop } = walk;
    await shop.opens('/p/10448821#promotion-big-screen-trio');
    await layOut(page);
    const deal = page.locator('[id="promotion-big-screen-trio"]');
    await deal.waitFor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await deal.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1s');
  });

  test('a list leads back up once it was scrolled far enough', async () => {
    const { page, shop } = walk;
    const from = width === 'phone' ? 500 : 700;
    await shop.opens('/l/v/allPromotions');
    const up = page.getByRole('link', { name: 'Back to top' });
    const scrolledTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    };
    await scrolledTo(from - 20);
    expect(await up.isVisible()).toBe(false);
    await scrolledTo(from + 20);
    await expect.poll(() => up.isVisible()).toBe(true);
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(from);
  });
});
