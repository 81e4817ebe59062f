import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible, layOut } from '../support/accessible';
import { closeBrowser, expectFits, visit, type Width } from '../support/browser';
import { open, signedIn } from '../support/screens';

afterAll(closeBrowser);

/** What the page holds, but for the countdown, which only the browser's clock starts, and marks of what is laid out or
 * works later. */
const markup = async (page: Page) =>
  (await page.locator('#root').innerHTML())
    .replace(/<b>(?:&nbsp;&nbsp;|\d\d)<\/b>/g, '<b></b>')
    .replaceAll(/ data-(?:later|deferred)=""/g, '');

/** Piece by piece, so that a difference is named. */
const tags = (html: string) => html.split(/(?=<)/);

/** The page as the server drew it: its scripts never come. */
async function rootAsDrawn(page: Page, path: string): Promise<string> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.documentElement.dataset.hydrated = ''" }),
  );
  await page.goto(path);
  const drawn = await markup(page);
  await page.unroute('**/assets/*.js');
  return drawn;
}

/** The same page with its scripts, once they hold it. */
async function takesOver(page: Page): Promise<void> {
  await page.reload();
  await page.waitForLoadState('networkidle');
}

const laidOut = async (page: Page): Promise<string> => {
  await layOut(page);
  return markup(page);
};

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('taking the page over from the server changes nothing on home, list and product', async () => {
    const { page, end } = await visit(width);
    await page.goto('/l/v/allPromotions');
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    for (const path of ['/', '/l/v/allPromotions', product!]) {
      const drawn = await rootAsDrawn(page, path);
      expect(drawn.length, `${path} is drawn by the server`).toBeGreaterThan(1000);
      expect(drawn, `${path} names every class`).not.toMatch(/class="[^"]*\bundefined\b/);
      await takesOver(page);
      await expect
        .poll(async () => tags(await laidOut(page)), { message: `${path} after taking over` })
        .toEqual(tags(drawn));
    }
    await end();
  });

  test('a card far off the screen is laid out when it comes near, those of a row and the footer with the page', async () => {
    const { page, end } = await visit(width);
    await page.goto('/l/v/allPromotions');
    const isLaidOut = (n: number) =>
      page
        .getByRole('article')
        .nth(n)
        .getByRole('heading')
        .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut(0)).toBe(true);
    expect(await isLaidOut(23)).toBe(false);
    await page.getByRole('article').nth(23).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(23)).toBe(true);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.locator('li[data-later] article').count()).toBe(0);
    // The footer too, though one is not there: who checks its colours finds them.
    const footer = page.getByRole('contentinfo').getByRole('listitem').first();
    await expect
      .poll(() => footer.evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
    await end();
  });

  test.each(open)('%s has a title, a heading, no axe finding and no complaint', async (screen, path) => {
    const { page, end } = await visit(width);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(screen === 'InvalidPage' ? 404 : 200);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.title()).not.toBe('');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    await expectFits(page, screen);
    await expectAccessible(page, screen);
    await end(screen === 'InvalidPage' ? /404/ : undefined);
  });

  test.runIf(width === 'phone')('the way to payment fits the narrowest phone', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.takesToCheckout('kettle');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page, 'Checkout');
    await shop.choosesDelivery();
    await shop.reviews();
    await expectFits(page, 'OrderSummary');
    await shop.continuesToPayment();
    await expectFits(page, 'Payment');
    await end();
  });

  test('the screens of an account have no axe finding and no complaint', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.signsUp();
    for (const [screen, path] of signedIn) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectFits(page, screen);
      await expectAccessible(page, screen);
    }
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/');
    await page.goto('/account/addresses');
    await page.waitForURL(/\/account\/login\?route=/);
    await end();
  });
});
