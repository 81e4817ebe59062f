import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import {
  closeBrowser,
  expectAccessible,
  expectFits,
  visit,
  wholeLaidOut,
  type Width,
} from '../support/browser';

afterAll(closeBrowser);

const open: [string, string][] = [
  ['Home', '/'],
  ['AllCategories', '/allcategories/root_sale_cat'],
  ['Plp, view all', '/l/v/allPromotions'],
  ['Plp, search', '/l/search/fridge'],
  ['Search', '/search'],
  ['StoreLocator', '/storelocator'],
  ['StoreLocator, one store', '/storelocator?store=G201'],
  ['StaticPages', '/s/privacy'],
  ['CommonScreen', '/cp/moving-house'],
  ['EventsScreen', '/event/winter-roadshow?regionId=ZA-GP'],
  ['BrandScreen', '/brand/vela'],
  ['BrandCategory', '/category/televisions/brand/vela'],
  ['Guzzle', '/leaflets'],
  ['GuzzleStatic', '/leaflets/big-screen'],
  ['BlogNews', '/blog'],
  ['BlogNews, an article', '/blog/what-size-tv'],
  ['Help', '/account/helpandsupport'],
  ['Pdp', '/p/10448821'],
  ['Cart', '/cart'],
  ['Login', '/account/login'],
  ['LoginViaPassword', '/account/login/pwd'],
  ['SignUp', '/account/signup'],
  ['CheckoutOptions', '/checkoutoptions'],
  ['Health', '/health'],
  ['InvalidPage', '/no/such/page'],
];

const signedIn: [string, string][] = [
  ['PersonalDetails', '/account/personaldetails'],
  ['Wishlist', '/account/wishlist'],
  ['Addresses', '/account/addresses'],
  ['Address', '/account/address/new'],
  ['NewOrderHistory', '/orderhistory/neworders'],
];

/** What the page holds, but for the countdown, which only the browser's clock starts, and marks of what is laid out later. */
const markup = async (page: Page) =>
  (await page.locator('#root').innerHTML())
    .replace(/<b>(?:&nbsp;&nbsp;|\d\d)<\/b>/g, '<b></b>')
    .replaceAll(' data-later=""', '');

/** The page as the server drew it: its scripts never come. */
async function rootAsDrawn(page: Page, path: string): Promise<string> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.documentElement.dataset.awake = ''" }),
  );
  await page.goto(path);
  const drawn = await markup(page);
  await page.unroute('**/assets/*.js');
  return drawn;
}

/** The same page with its scripts, once they hold it. */
async function rootTakenOver(page: Page): Promise<string> {
  await page.reload();
  await page.waitForLoadState('networkidle');
  await wholeLaidOut(page);
  return markup(page);
}

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('taking the page over from the server changes nothing on home, list and product', async () => {
    const { page, complaints, end } = await visit(width);
    await page.goto('/l/v/allPromotions');
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    for (const path of ['/', '/l/v/allPromotions', product!]) {
      const drawn = await rootAsDrawn(page, path);
      expect(drawn.length, `${path} is drawn by the server`).toBeGreaterThan(1000);
      expect(await rootTakenOver(page), `${path} after taking over`).toEqual(drawn);
    }
    await end();
    expect(complaints).toEqual([]);
  });

  test.each(open)('%s has a title, a heading, no axe finding and no complaint', async (screen, path) => {
    const { page, complaints, end } = await visit(width);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(screen === 'InvalidPage' ? 404 : 200);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.title()).not.toBe('');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    await expectFits(page, screen);
    await expectAccessible(page, screen);
    await end();
    const ours = complaints.filter((complaint) => !(screen === 'InvalidPage' && complaint.includes('404')));
    expect(ours).toEqual([]);
  });

  test('the screens of an account have no axe finding and no complaint', async () => {
    const { page, complaints, end } = await visit(width);
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
    expect(complaints).toEqual([]);
  });
});
