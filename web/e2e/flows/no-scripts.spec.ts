import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, expectFits, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

/** A form with an address of its own works by itself. */
const dead = 'button:visible:not(form[action] > button)';
const fields = 'input:visible:not(form[action] *), select:visible, textarea:visible';

/** Where one shops, in words that are seen: Playwright finds no text within `noscript`. */
const expectPlaceInBanner = async (page: Page) =>
  expect(await page.getByRole('banner').innerText()).toMatch(/Deliver to\s+Midrand, 1682/);

atAnyWidth('without scripts on a %s', (width) => {
  test.each([
    ['/', false],
    ['/l/c/televisions', false],
    ['/p/10448821', false],
    ['/storelocator', false],
    ['/cart', true],
    ['/checkout', true],
    ['/account/login', true],
    ['/account/wishlist', true],
  ])('%s says in words what is missing, and draws no button that does nothing', async (path, isMissing) => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto(path);
    const line = page.getByText(/^Without JavaScript you can read, search, filter and browse here/);
    await line.waitFor();
    expect(await line.getByRole('link').getAttribute('href')).toBe('/storelocator');
    expect(await page.locator(dead).allInnerTexts()).toEqual([]);
    expect(await page.locator(fields).count()).toBe(0);
    if (!['/cart', '/checkout'].includes(path)) await expectPlaceInBanner(page);
    const needed = page.getByText(/^This page needs JavaScript/);
    expect(await needed.isVisible()).toBe(isMissing);
    // The checkout's own frame leads home and to help; every other one has the shop's menus.
    const [ways, least] = path === '/checkout' ? (['banner', 1] as const) : (['navigation', 4] as const);
    expect(await page.getByRole(ways).getByRole('link').count()).toBeGreaterThanOrEqual(least);
    await expectFits(page, `${path} without scripts`);
    await end();
  });

  test('a list is narrowed, widened, ordered and paged by links', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto('/l/search?text=kettle');
    const filters = page.getByRole('navigation', { name: 'Filters' });
    const total = async () =>
      Number(
        /\d+/.exec(
          await page
            .locator('main')
            .getByText(/\d+ products?/)
            .first()
            .innerText(),
        )![0],
      );
    const all = await total();
    const brand = filters.locator('details').filter({ has: page.locator('summary', { hasText: 'Brand' }) });
    await brand.locator('summary').click();
    const first = brand.getByRole('link').first();
    const left = Number(/\((\d+)\)/.exec(await first.innerText())![1]);
    expect(left).toBeLessThan(all);
    await first.click();
    expect(await total()).toBe(left);
    await expectFits(page, 'List, filtered, without scripts');
    await brand.locator('summary').click();
    await brand.locator('a[aria-current]').click();
    expect(await total()).toBe(all);

    await filters.locator('summary').first().click();
    await filters
      .getByRole('link', { name: /Price.*low/i })
      .first()
      .click();
    await page.waitForURL(/price-asc/); // all of it has come
    const prices = await page
      .getByRole('main')
      .getByRole('article')
      .locator('data')
      .evaluateAll((all) => all.map((each) => Number((each as HTMLDataElement).value)));
    expect(prices.length).toBeGreaterThan(3);
    expect(prices[0]).toBe(Math.min(...prices));
    await end();
  });

  test('stores near a place are found, and departments are a link away', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto('/storelocator');
    await page.getByRole('main').getByRole('combobox').fill('Midrand');
    await page.getByRole('main').getByRole('combobox').press('Enter');
    await page.waitForURL(/\/storelocator\?.*Midrand/);
    await page.getByRole('main').getByRole('heading', { name: 'Spaza Waterfall' }).first().waitFor();
    await expectPlaceInBanner(page);
    await page.getByRole('link', { name: 'All departments' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/allcategories\//);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(3);
    await end();
  });

  test('a picture is a link to it, and nothing heads what is not there', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto('/l/c/televisions');
    expect(await page.getByRole('heading', { name: 'Filter', exact: true }).count()).toBe(0);
    await page.goto('/p/10448821');
    const picture = page.getByRole('main').locator('noscript a:has(img)').first();
    const address = await picture.locator('img').getAttribute('src');
    await expectFits(page, 'Product without scripts');
    await picture.click();
    await page.waitForURL(`**${address}`);
    await end();
  });

  test('what only leads on says where', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto('/redirect?to=%2Fl%2Fc%2Ftelevisions');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/l/c/televisions');
    await page.goto('/redirect?to=https%3A%2F%2Felsewhere.example');
    expect(await page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
    await end();
  });

  test('the search works', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('combobox').fill('fridge');
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL(/\/l\/search/);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
    await end();
  });
});

test('with scripts nothing of this is seen', async () => {
  const { page, end } = await visit('phone');
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(
    await page
      .getByText(/JavaScript/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  await end();
});
