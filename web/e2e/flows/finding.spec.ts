import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, expectFits, hears, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

/** The shop tells phones by what they call themselves. */
const aPhone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const cards = (page: Page) => page.locator('main').getByRole('article');
const box = (page: Page) => page.getByRole('combobox', { name: /search/i });
const codesOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')!.getAttribute('href')!));

atAnyWidth('on a %s', (width) => {
  test('a search that finds nothing shows what is near, popular departments, and leads on', async () => {
    const { page, end } = await visit(width);
    await new Shop(page).opens('/l/search/xqzvwkjhgf');
    await page.getByRole('heading', { level: 1, name: 'We found nothing for "xqzvwkjhgf"' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Popular near you' }).waitFor();
    expect(await cards(page).count()).toBe(12);
    const ask = page.getByRole('link', { name: 'Ask us for it' });
    expect(await ask.getAttribute('href')).toBe('/account/writetous?new=1');
    await expectFits(page, 'nothing found');
    await expectAccessible(page, 'nothing found');
    const popular = page.getByRole('navigation', { name: 'Popular departments' }).getByRole('link');
    expect(await popular.count()).toBeGreaterThanOrEqual(4);
    const name = (await popular.first().textContent())!;
    await popular.first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await end();
  });

  test('what nothing fits whole, and what was misspelt, is said', async () => {
    const { page, end } = await visit(width);
    await page.goto('/l/search/purple%20zulu%20television');
    expect(await page.locator('main s').allTextContents()).toContain('zulu');
    expect(await cards(page).count()).toBe(24);
    await page.goto('/l/search/televsion');
    await page.getByText('Did you mean').waitFor();
    const shown = await codesOf(page);
    await page.getByRole('main').getByRole('link', { name: 'television', exact: true }).click();
    await page.waitForURL(/\/l\/search\/television$/);
    await page.getByRole('heading', { level: 1, name: '“television”' }).waitFor();
    expect((await codesOf(page)).slice(0, 24)).toEqual(shown.slice(0, 24));
    await end();
  });

  test('filters that leave nothing offer the list without them', async () => {
    const { page, end } = await visit(width);
    await page.goto(`/l/search/fridge?q=${encodeURIComponent('fridge:relevance:brand:nobody')}`);
    await page.getByRole('heading', { level: 2, name: 'Nothing matches all these filters' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'The same without your filters' }).waitFor();
    expect(await cards(page).count()).toBe(12);
    await page.getByRole('button', { name: 'Clear all' }).last().click();
    await page
      .getByRole('heading', { level: 2, name: 'Nothing matches all these filters' })
      .waitFor({ state: 'detached' });
    expect(await cards(page).count()).toBe(24);
    await end();
  });

  test.each(['/', '/search'])(
    'suggestions on %s mix departments, brands and products with pictures',
    async (path) => {
      const { page, end } = await visit(width);
      await page.goto(path, { waitUntil: 'networkidle' });
      await box(page).fill('lu');
      await page.getByRole('option', { name: /Lumo\s*Brand/ }).waitFor();
      const options = page.getByRole('option');
      expect(await options.count()).toBeLessThanOrEqual(10);
      expect(await page.getByRole('option', { name: /Department$/ }).count()).toBeGreaterThan(0);
      const product = options.last();
      await expect
        .poll(() => product.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expectFits(page, 'suggestions');
      await expectAccessible(page, 'suggestions');
      const [, name] = /^(.+)R\u00a0[\d\u00a0]+\.\d\d$/.exec((await product.textContent())!)!;
      await box(page).press('ArrowUp');
      await box(page).press('Enter');
      await page.waitForURL(/\/p\//);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await end();
    },
  );

  test('suggestions are asked for once the typing rests for half a second', async () => {
    const { page, end } = await visit(width);
    await page.goto('/', { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/products/suggestions')) asked.push(url.searchParams.get('term')!);
    });
    // The page's clock stands still but for what is reported here: on a busy machine typing takes a while.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).pressSequentially('fridge');
    await page.clock.runFor(450);
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await page.getByRole('option').first().waitFor();
    expect(asked).toEqual(['fridge']);
    await end();
  });

  test('recent searches are kept for the tab, the newest first, and can be forgotten', async () => {
    const { page, context, end } = await visit(width, width === 'phone' ? { userAgent: aPhone } : {});
    const shop = new Shop(page);
    await shop.opens('/');
    for (const term of ['Kettle', 'braai', 'Kettle', 'iron', 'sofa', 'hob', 'fan'])
      await shop.searchesFor(term);
    await page.goto('/search', { waitUntil: 'networkidle' });
    await box(page).focus();
    const expected = ['fan', 'hob', 'sofa', 'iron', 'kettle'].slice(0, width === 'desktop' ? 5 : 3);
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(expected);
    expect(
      await page.getByRole('region', { name: 'Recent searches' }).getByRole('link').allTextContents(),
    ).toEqual(expected.slice(0, 3));
    const other = await context.newPage();
    await other.goto('/search', { waitUntil: 'networkidle' });
    expect(await other.getByRole('region', { name: 'Recent searches' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('region', { name: 'Recent searches' }).waitFor({ state: 'detached' });
    await end();
  });

  test('a product’s whole code goes straight to it, and back leads to where one was', async () => {
    const { page, end } = await visit(width);
    await page.goto('/leaflets', { waitUntil: 'networkidle' });
    await box(page).fill('10448821');
    await box(page).press('Enter');
    await page.waitForURL(/\/p\/10448821$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/leaflets$/);
    await end();
  });

  test('scrolling brings more, and back from a product leads to the same place with the same products', async () => {
    const { page, end } = await visit(width);
    await page.goto('/l/c/televisions', { waitUntil: 'networkidle' });
    for (const count of [48, 72]) {
      await page.getByRole('link', { name: /^Show \d+ more/ }).scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (wanted) => document.querySelectorAll('main article').length >= wanted,
        count,
      );
    }
    await page.waitForLoadState('networkidle');
    const before = await codesOf(page);
    const card = cards(page).nth(50);
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(1000);
    const address = page.url();
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(address);
    await cards(page).nth(50).waitFor();
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 40, top);
    expect((await codesOf(page)).slice(0, before.length)).toEqual(before);
    await page.reload({ waitUntil: 'networkidle' });
    expect((await codesOf(page)).slice(0, before.length)).toEqual(before);
    await end();
  });

  test('what a list is narrowed to stands in its address', async () => {
    const { page, end } = await visit(width);
    await page.goto('/l/c/televisions', { waitUntil: 'networkidle' });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,follow');
    if (width === 'phone') await page.getByRole('button', { name: 'Filter' }).click();
    const filters =
      width === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Lumo/ }).check();
    await page.waitForURL((url) => url.searchParams.get('q')?.includes(':brand:lumo') === true);
    await filters.getByRole('textbox', { name: 'Price from' }).fill('R 3 000');
    await filters.getByRole('textbox', { name: 'Price from' }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q')!.includes(':price:R3000-'));
    const slider = filters.getByRole('slider', { name: 'Highest price' });
    for (let n = 0; n < 60; ++n) await slider.press('ArrowLeft', { noWaitAfter: true });
    await page.waitForURL((url) => /:price:R3000-R\d+$/.test(url.searchParams.get('q')!));
    await page.waitForLoadState('networkidle');
    const address = page.url();
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    const shown = await codesOf(page);
    expect(shown.length).toBeGreaterThan(0);
    const other = await visit(width);
    await other.page.goto(address);
    expect(await codesOf(other.page)).toEqual(shown);
    expect(await other.page.getByRole('button', { name: /^Remove/ }).count()).toBe(2);
    await other.end();
    await page.goBack();
    await page.waitForURL((url) => url.href !== address);
    await end();
  });
});

test('a button pressed before the scripts are there works once they are', async () => {
  const { page, end } = await visit('phone');
  let letThemCome = () => {};
  const allowed = new Promise<void>((done) => (letThemCome = done));
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  const going = page.goto('/l/search/fridge');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  letThemCome();
  await going;
  await hears(page, /added to (your )?cart|cart updated/i);
  await end();
});

test.each(['pointer', 'keyboard'])(
  'every department in the row is reached by %s, also without room',
  async (by) => {
    const { page, end } = await visit('desktop', { viewport: { width: 1024, height: 700 } });
    await page.goto('/');
    const row = page.getByRole('navigation', { name: 'Departments', exact: true });
    const hidden = () =>
      row.getByRole('link').evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          })
          .map((link) => link.textContent),
      );
    expect(await hidden()).not.toEqual([]);
    const all = row.getByRole('link', { name: 'All departments' });
    await (by === 'pointer' ? all.hover() : all.focus());
    expect(await hidden()).toEqual([]);
    await expectFits(page, 'the open row of departments');
    await row.getByRole('listitem').last().getByRole('link').click();
    await page.waitForURL(/\/c\//);
    await end();
  },
);

test('all departments open over the page with what is in each, by pointer and by keyboard', async () => {
  const { page, end } = await visit('desktop');
  await page.goto('/');
  const all = page
    .getByRole('navigation', { name: 'Departments', exact: true })
    .getByRole('link', { name: 'All departments' });
  const panel = page.getByRole('region', { name: 'All departments' });
  await all.click();
  await panel.getByRole('link', { name: 'Outdoor & braai' }).waitFor();
  await expectFits(page, 'All departments, open');
  await expectAccessible(page, 'All departments, open');
  await page.getByRole('main').click({ position: { x: 5, y: 700 }, force: true });
  await panel.waitFor({ state: 'detached' });

  await all.focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Robot vacuums' }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await all.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'TV & audio', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/televisions/);
  await panel.waitFor({ state: 'detached' });
  await end();
});

describe('without scripts', () => {
  test('a list leads to its next pages and back, and every product once', async () => {
    const { context, end } = await visit('desktop', { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/l/v/allPromotions');
    const total = Number(
      /of (\d[\d\s]*)/.exec((await page.getByText(/You've seen/).textContent())!)![1]!.replace(/\s/g, ''),
    );
    const seen = new Set<string>();
    for (let pages = 0; pages < 60; ++pages) {
      for (const code of await codesOf(page)) seen.add(code);
      const next = page.locator('main a[rel=next]');
      if ((await next.count()) === 0) break;
      await page.goto(new URL((await next.getAttribute('href'))!, page.url()).href);
    }
    expect(seen.size).toBe(total);
    await end();
  });

  test.each([
    ['/', 3],
    ['/l/c/televisions', 24],
    ['/l/search/fridge', 24],
    ['/l/search?text=fridge', 24],
    ['/l/search/xqzvwkjhgf', 12],
    ['/p/10448821', 1],
    ['/leaflets', 1],
    ['/leaflets/big-screen', 1],
    ['/blog', 1],
    ['/blog/what-size-tv', 1],
    ['/s/privacy', 1],
    ['/allcategories/root_sale_cat', 8],
    ['/storelocator', 1],
  ])('%s can be read and leads on', async (path, links) => {
    const { context, end } = await visit('phone', { javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(200);
    const main = page.locator('main');
    expect((await main.getByRole('heading', { level: 1 }).first().textContent())!.trim()).not.toBe('');
    expect((await main.innerText()).trim().length).toBeGreaterThan(100);
    expect(await main.getByRole('link').count()).toBeGreaterThanOrEqual(links);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(5);
    await end();
  });
});
