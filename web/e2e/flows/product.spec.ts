import { afterAll, describe, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { answerAt, apiPath } from '../support/api';
import { closeBrowser, hears, scrollsTo, visit, type Width } from '../support/browser';

afterAll(closeBrowser);

interface Listed {
  code: string;
  name: string;
  preOrder?: boolean;
  liquor?: boolean;
  baseProduct?: string;
  stock?: { stockLevelStatus?: string; stockLevel?: number };
}

/** The shop's shelf, as a list shows it. */
const shelf = async (): Promise<Listed[]> => {
  const pages = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(async (page) => {
      const query = { pageSize: 100, currentPage: page, fields: 'FULL' as const };
      return (await answerAt(apiPath('/products/search', { query }))).products;
    }),
  );
  return pages.flat();
};

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('a product says what a shopper must know: few left, pre-order, liquor, TV licence', async () => {
    const { page, end } = await visit(width);
    const all = await shelf();
    const main = page.getByRole('main');
    const few = all.find(({ stock }) => stock?.stockLevelStatus === 'lowStock')!;
    await page.goto(`/p/${few.code}`);
    await main.getByText(`Only ${few.stock?.stockLevel} left`).first().waitFor();
    await page.goto(`/p/${all.find(({ preOrder }) => preOrder)!.code}`);
    const box = page.getByRole('complementary', { name: 'Price and buying' });
    await box.getByText(/^Pre-order: ships /).waitFor();
    await box.getByText('Paid in an order of its own').waitFor();
    expect(await box.getByRole('group', { name: /^Quantity/ }).count()).toBe(0);
    expect(await main.getByText('In stock', { exact: true }).count()).toBe(0);
    await page.goto(`/p/${all.find(({ liquor }) => liquor)!.code}`);
    await main
      .getByText(/\b18\b/)
      .first()
      .waitFor();
    await page.goto('/p/10448821');
    await main
      .getByText(/TV licence/)
      .first()
      .waitFor();
    await end();
  });

  test('its address is copied, and what was looked at before stands below from five on', async () => {
    const { page, context, end } = await visit(width);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const shop = new Shop(page);
    const looked = (await shelf()).slice(0, 6);
    const recent = page.getByRole('region', { name: 'Seen recently' });
    for (const [n, { code }] of looked.entries()) {
      await shop.opens(`/p/${code}`);
      // It counts as seen once that is written down.
      await page.waitForFunction((seen) => (localStorage.getItem('spaza.seen') ?? '').includes(seen), code);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      if (n < 5) expect(await recent.count()).toBe(0);
    }
    await scrollsTo(page, recent);
    await expect.poll(() => recent.getByRole('article').count()).toBe(5);

    await page.getByRole('button', { name: 'Share' }).click();
    await hears(page, /Link copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/p/${looked[5]!.code}`);
    await end();
  });
});
