import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { expectAccessible, layOut } from '../support/accessible';
import { closeBrowser, expectFits, visit } from '../support/browser';

afterAll(closeBrowser);

/** Between a phone and a wide screen: tablets, small laptops, half a window. */
const between = [820, 1024, 1100, 1279];

const screens: [string, string][] = [
  ['Home', '/'],
  ['Plp', '/l/c/televisions'],
  ['Pdp', '/p/10448821'],
  ['Compare', '/compare?codes=10448821,10448832,10448834'],
  ['Cart', '/cart'],
  ['StoreLocator', '/storelocator'],
  ['CommonScreen', '/cp/moving-house'],
  ['Login', '/account/login'],
];

/** The words of a link, and a picture that would hide them. */
const linksUnderPictures = (page: Page) =>
  page.evaluate(() => {
    const words = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll('main a:has(> img):has(h3)')].flatMap((tile) => {
      const image = tile.querySelector('img')!.getBoundingClientRect();
      const link = [...tile.querySelectorAll('span')].at(-1);
      if (!link) return [];
      const { right, bottom } = words(link);
      return right > image.left && bottom > image.top ? [link.textContent] : [];
    });
  });

const columnsOf = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].slice(0, 12);
    return new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size;
  });

describe.each(between)('%i px wide', (width) => {
  test('every screen fits, and words stand beside pictures', async () => {
    const { page, end } = await visit('desktop', { viewport: { width, height: 900 } });
    for (const [screen, path] of screens) {
      await page.goto(path);
      await layOut(page);
      await expectFits(page, `${screen} at ${width}`);
      if (screen === 'Home') expect(await linksUnderPictures(page)).toEqual([]);
      if (screen === 'Plp') expect(await columnsOf(page)).toBe(3);
      if (screen === 'Pdp') {
        const picture = page.getByRole('button', { name: 'Look closer' }).first();
        const [frame, image] = [await picture.boundingBox(), await picture.locator('img').boundingBox()];
        expect(image!.y).toBeGreaterThanOrEqual(frame!.y);
        expect(image!.y + image!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
      }
    }
    await end();
  });
});

test.each([820, 1024])('in the dark, %i px wide, axe finds nothing', async (width) => {
  const { page, end } = await visit('desktop', { viewport: { width, height: 900 }, colorScheme: 'dark' });
  for (const [screen, path] of screens.slice(0, 4)) {
    await page.goto(path);
    await expectAccessible(page, `${screen} at ${width}, dark`);
  }
  await end();
});
