// What a search answers when it is not simply a list: what is not sold, what was left out, what only mentions it, and how
// one narrows and goes on from there.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFile, startOwnShop } from '../../../server/tests/api/support/server';
import { Shop } from '../pages/shop';
import { closeBrowser, type Width } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { walkOn } from '../support/walk';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let comeBack: () => void;

/** Kettles of more makers than the page's list of brands has room for. */
const makers = Array.from({ length: 80 }, (_, n) => String(n + 1).padStart(2, '0'));
const seldom = 'Atelier Zeekoe';

beforeAll(async () => {
  own = await startOwnShop('search-answers', {
    products: 500,
    env: {
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
    },
  });
  const kettles = makers.map(
    (n) => `99000${n},Maker ${n} 1.7 L kettle MK${n},Maker ${n},maker-${n},kettles\n`,
  );
  importFile(
    own.database.url,
    'products.csv',
    `code,name,brandName,brand,category\n${kettles.join('')}9900099,${seldom} 1 L kettle AZ1,${seldom},atelier-zeekoe,kettles\n`,
  );
  await own.shop.stop();
  await own.restart();
  comeBack = visitsShop(own);
});
afterAll(async () => {
  comeBack?.();
  await closeBrowser();
  await own?.stop();
});

const box = (page: Page) => page.getByRole('combobox', { name: /search/i });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = async (page: Page) =>
  Number(
    /^\d+/.exec(
      (await page
        .getByText(/^\d+ products?\b/)
        .first()
        .textContent())!.replace(/\s/g, ''),
    )![0],
  );

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('a kind of thing the shop does not have is said so, with the departments nearest to it', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    await shop.searchesFor('rice cooker');
    await page.getByRole('heading', { level: 1, name: 'We do not sell rice cooker' }).waitFor();
    const near = page
      .getByRole('navigation', { name: 'Departments with something like it' })
      .getByRole('link');
    expect(await near.count()).toBeGreaterThan(0);
    await walk.looks('search-not-sold');
    const name = (await near.first().textContent())!;
    await near.first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('words nothing has are named, and the rest is found', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    await shop.searchesFor('zulu fridge');
    const reported = page.getByText('Nothing has all of these words');
    await reported.waitFor();
    expect(await reported.locator('s').allTextContents()).toEqual(['zulu']);
    const all = await count(page);
    await walk.looks('search-left-out');
    await shop.searchesFor('fridge');
    await page.getByRole('heading', { level: 1, name: '“fridge”', exact: true }).waitFor();
    await expect.poll(() => count(page)).toBe(all);
  });

  test('what only mentions the thing stands behind it, under a heading of its own', async () => {
    const { page } = walk;
    await page.goto('/l/search/controller');
    const heading = page.getByRole('heading', { level: 2, name: 'These also mention it' });
    await heading.waitFor();
    const before = await heading.evaluate(
      (element) =>
        [...document.querySelectorAll('main article')].filter(
          (card) => element.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING,
        ).length,
    );
    expect(before).toBe(await count(page));
    expect(await cards(page).count()).toBeGreaterThan(before);
    await walk.looks('search-mentions');
  });

  test('every brand can be chosen, however many there are', async () => {
    const { page } = walk;
    await page.goto('/l/search/kettle', { waitUntil: 'networkidle' });
    const all = await count(page);
    if (width === 'phone') await page.getByRole('button', { name: 'Filter' }).click();
    const filters =
      width === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
    const brands = filters.getByRole('group', { name: 'Brand' });
    await expect.poll(() => brands.getByRole('checkbox').count()).toBe(8);
    expect(await brands.getByRole('button', { name: /^Show all / }).textContent()).toMatch(
      /^Show all (8|9)\d$/,
    );
    const find = brands.getByRole('searchbox', { name: 'Find in Brand' });
    await find.fill('zeek');
    await expect.poll(() => brands.getByRole('checkbox').count()).toBe(1);
    await walk.looks('search-find-brand');
    await brands.getByRole('checkbox', { name: new RegExp(`^${seldom}`) }).check();
    await page.waitForURL((url) => url.searchParams.get('q')?.includes(':brand:atelier-zeekoe') === true);
    await expect.poll(() => count(page)).toBe(1);
    expect(all).toBeGreaterThan(80);
    await find.fill('no such maker');
    await brands.getByText('Nothing here is called “no such maker”').waitFor();
    await find.fill('');
    await brands.getByRole('button', { name: /^Show all / }).click();
    await expect.poll(() => brands.getByRole('checkbox').count()).toBeGreaterThan(80);
  });

  test('a suggestion narrows a department to the price typed, by one press', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    await box(page).fill('fridge under R20000');
    const department = page.getByRole('option', { name: /Department$/ }).first();
    await department.waitFor();
    const product = page.getByRole('option').last();
    expect(await product.textContent()).toMatch(/R\u00a0[\d\u00a0]+\.\d\d$/);
    await expect
      .poll(() =>
        product.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
      )
      .toBe(true);
    await walk.looks('search-suggestions');
    await department.click();
    await page.waitForURL((url) => /:price:-R19999\.99$/.test(url.searchParams.get('q') ?? ''));
    await page.getByRole('button', { name: /^Remove\s+Under R/ }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('the box keeps what was searched for, also after a reload and with a filter', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    await shop.searchesFor('gas braai');
    await page.getByRole('heading', { level: 1, name: '“gas braai”' }).waitFor();
    expect(await box(page).inputValue()).toBe('gas braai');
    await page.reload();
    expect(await box(page).inputValue()).toBe('gas braai');
    await page.goto(`/l/search?q=${encodeURIComponent('gas braai:price-asc:price:-R50000')}`);
    expect(await box(page).inputValue()).toBe('gas braai');
  });

  test.each(['tv: 55 inch', 'tv 100% / 50', '“tv”'])('%s is a text like any other', async (words) => {
    const { page } = walk;
    await new Shop(page).opens('/');
    await new Shop(page).searchesFor(words);
    await page.getByRole('heading', { level: 1, name: `“${words}”`, exact: true }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `“${words}”`, exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe(words);
  });
});
