import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, expectFits, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const words = "Part of this page could not be loaded, so it isn't working yet.";
const list = '/l/search/kettle';

/** Chromium did so before it followed the change of the standard (Debian 12 came with 150, its updates with 156). */
const remembersFailures = (page: Page) => Number.parseInt(page.context().browser()!.version()) < 156;

atAnyWidth('a page that stood while a release came, on a %s', (width) => {
  const walk = walkOn(width);

  /** These scripts are gone from now on; the answer brings them back. */
  async function gone(name: string): Promise<() => Promise<void>> {
    const scripts = `**/assets/${name}-*.js`;
    await walk.page.route(scripts, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
    );
    return () => walk.page.unroute(scripts);
  }

  /** How often a page was loaded since. */
  function loads(): () => number {
    let count = 0;
    walk.page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === walk.page.mainFrame()) count += 1;
    });
    return () => count;
  }

  const leaves = (path: string) => walk.page.evaluate((to) => window.location.assign(to), path);
  const failed = () => walk.page.getByRole('alert').filter({ hasText: words });
  const expectMissing = () => walk.expectedly(/status of 404|dynamically imported module/);

  test('whose entry script is gone is loaded once more, and then says so', async () => {
    const { page, shop } = walk;
    await shop.opens('/health');
    const back = await gone('entry-client');
    const count = loads();
    await leaves(list);
    await failed().waitFor();
    expect(count()).toBe(2);
    const add = page.getByRole('button', { name: /^Add to cart/ }).first();
    await add.click();
    expect(await add.getAttribute('aria-busy')).toBeNull();
    await expectFits(page, 'List, scripts missing');
    await back();
    await failed().getByRole('link', { name: 'Load the page again' }).click();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await shop.pressesAdd();
    await hears(page, /Added to your cart/);
    expectMissing();
  });

  test('whose entry script is there again is at work after that', async () => {
    const { page, shop } = walk;
    await shop.opens('/health');
    const count = loads();
    await page.route('**/assets/entry-client-*.js', (route) =>
      count() < 2 ? route.fulfill({ status: 404, contentType: 'text/plain', body: '' }) : route.continue(),
    );
    await leaves(list);
    await expect.poll(count).toBe(2);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    expect(count()).toBe(2);
    expect(await failed().count()).toBe(0);
    expectMissing();
  });

  test('whose dialog is gone is loaded once more, and then says so and goes on', async () => {
    const { page, shop } = walk;
    const place = page.getByRole('banner').getByRole('button', { name: /Deliver to/ });
    await shop.opens(list);
    const back = await gone('location-modal');
    const count = loads();
    const again = page.waitForEvent('load');
    await place.click();
    await again;
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await place.click();
    await failed().waitFor();
    expect(count()).toBe(1);
    await back();
    const dialog = page.getByRole('dialog');
    await place.click();
    await dialog
      .or(failed().filter({ visible: true }))
      .first()
      .waitFor();
    if (remembersFailures(page)) {
      // A script that failed stays so until the page is loaded again: the words lead there.
      await failed().getByRole('button', { name: 'Load the page again' }).click();
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      await place.click();
    }
    await dialog.waitFor();
    expectMissing();
  });

  test('that holds what was typed is not loaded again by itself', async () => {
    const { page, shop } = walk;
    await shop.opens('/account/signup');
    await page.getByLabel('First name').fill('Thandi');
    await gone('location-modal');
    const count = loads();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Deliver to/ })
      .click();
    await failed().getByRole('button', { name: 'Load the page again' }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Thandi');
    expect(count()).toBe(0);
    expectMissing();
  });

  test('whose next screen is gone is loaded there, and then says so', async () => {
    const { page, shop } = walk;
    await shop.opens(list);
    // Before its script is there, a link leads on by loading the page it names.
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !document.querySelector('footer')!.closest('[data-deferred]'));
    const back = await gone('store-locator');
    const count = loads();
    await footer.locator('a[href="/storelocator"]').first().click();
    await failed().waitFor();
    expect(new URL(page.url()).pathname).toBe('/storelocator');
    expect(count()).toBe(1);
    await back();
    await failed().getByRole('link', { name: 'Load the page again' }).click();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    expect(await failed().count()).toBe(0);
    expectMissing();
  });
});

describe('a screen opened by its address after its script is gone', () => {
  const walk = walkOn('desktop');

  test.each([
    ['home', '/'],
    ['plp', '/l/c/televisions'],
    ['pdp', '/p/10448821'],
    ['cart', '/cart'],
    ['search', '/search'],
    ['all-categories', '/allcategories/root_sale_cat'],
    ['store-locator', '/storelocator'],
    ['help', '/account/helpandsupport'],
    ['guzzle', '/leaflets'],
    ['login', '/account/login'],
    ['sign-up', '/account/signup'],
    ['password-assistance', '/account/login/pwd/passwordassistance'],
    ['address', '/account/address/new'],
    ['invalid-page', '/nothing/here'],
    ['wishlist', '/account/wishlist'],
    ['new-order-history', '/orderhistory/neworders'],
    ['payment', '/payment'],
  ])('%s is loaded once more, and then says so with a way on', async (screen, path) => {
    const { page, shop } = walk;
    await shop.opens('/health');
    const file = `**/assets/${screen}-*.js`;
    await page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
    let opened = 0;
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest() && answer.status() !== 301) opened += 1;
    });
    await page.evaluate((to) => window.location.assign(to), path);
    const note = page.getByRole('alert').filter({ hasText: words });
    await note.waitFor();
    expect(opened).toBe(2);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await page.getByText('Loading', { exact: true }).filter({ visible: true }).count()).toBe(0);
    await page.unroute(file);
    await note.getByRole('link', { name: 'Load the page again' }).click();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.getByRole('heading', { level: 1 }).first().waitFor(); // of sign-in where that is needed
    expect(await note.count()).toBe(0);
    walk.expectedly(/status of 404|dynamically imported module/);
  });
});
