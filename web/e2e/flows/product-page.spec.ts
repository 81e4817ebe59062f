import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { answerAt, apiPath, tokenOf } from '../support/api';
import { closeBrowser, hears, widths, type Width } from '../support/browser';
import { setStock } from '../support/stock';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

const television = '/p/10448821';

const boxOf = async (page: Page, role: 'heading' | 'button', name: RegExp) =>
  (await page.getByRole('main').getByRole(role, { name }).first().boundingBox())!;

/** How much larger than at first the picture on the screen is drawn. */
const widthShown = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('.pswp__item[aria-hidden=false] img')
    .last()
    .evaluate((image) => image.getBoundingClientRect().width);

describe('on a desktop', () => {
  const walk = walkOn('desktop');

  test('price and button are on the first screen, and stay when the title has left', async () => {
    const { page, shop } = walk;
    await shop.opens(television);
    const box = page.getByRole('complementary', { name: 'Price and buying' });
    const { y, height } = (await box.boundingBox())!;
    expect(y + height).toBeLessThan(widths.desktop.viewport.height);
    expect(await box.getByText(/Vela 55-inch/).isVisible()).toBe(false);
    await walk.looks('Pdp');

    await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
    await box.getByText(/Vela 55-inch/).waitFor();
    const stuck = (await box.boundingBox())!;
    expect(stuck.y).toBeGreaterThanOrEqual(0);
    expect(stuck.y + stuck.height).toBeLessThan(widths.desktop.viewport.height);
    await box.getByRole('button', { name: /^Add to cart/ }).click({ trial: true });
  });

  test('every deal says what it saves and what it takes, and leads to where it is', async () => {
    const { page, shop } = walk;
    await shop.opens(television);
    const deals = page.getByRole('region', { name: 'Deals on this product' });
    const lines = (await deals.getByRole('listitem').allTextContents()).map((each) =>
      each.replace(/\s/g, ' '),
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/Save R 3 000\.00Price drop, ends .*Already in the price/);
    expect(lines[1]).toMatch(/Save R 1 200\.00Big-screen trioWith Gumba .*R 12 097\.00 for all 3/);
    await deals.getByRole('link', { name: 'See it Big-screen trio' }).click();
    const trio = page.getByRole('region', { name: 'Deals with this product' }).getByRole('article').first();
    await expect.poll(async () => Math.abs((await trio.boundingBox())!.y)).toBeLessThan(200);
    await deals.getByRole('link', { name: /^See all/ }).click();
    await page.getByRole('heading', { level: 1, name: /Price drop/ }).waitFor();
  });

  test('a picture is chosen, enlarged by keys, and leads back to where it was opened', async () => {
    const { page, shop } = walk;
    await shop.opens(television);
    await page.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await page.getByRole('button', { name: 'Picture 2', exact: true, pressed: true }).waitFor();
    const second = page.getByRole('button', { name: 'Look closer' }).nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const closer = page.getByRole('dialog', { name: /Vela/ });
    await closer.getByText('Picture 2 of 4').waitFor();
    const before = await widthShown(page);
    await page.keyboard.press('+');
    await expect.poll(() => widthShown(page)).toBeGreaterThan(before * 1.3);
    await page.keyboard.press('-');
    await expect.poll(() => widthShown(page)).toBeLessThan(before * 1.1);
    await closer.getByText('100%').waitFor();
    await closer.getByRole('button', { name: 'Enlarge' }).click();
    await closer.getByText('150%').waitFor();
    await closer.getByRole('button', { name: 'Make smaller' }).click();
    await closer.getByRole('button', { name: 'Picture 4', exact: true }).click();
    await closer.getByText('Picture 4 of 4').waitFor();
    await closer.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await closer.getByText('Picture 2 of 4').waitFor();
    await walk.looks('Pdp, picture on the full screen');
    await page.keyboard.press('Escape');
    await closer.waitFor({ state: 'detached' });
    await expect.poll(() => second.evaluate((it) => it === document.activeElement)).toBe(true);

    await second.click();
    await closer.getByRole('button', { name: 'Add to cart' }).click();
    await closer.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: /TV licence/i }).waitFor();
  });
});

describe('on a phone', () => {
  const walk = walkOn('phone');

  test('the name is read before anything is scrolled, and the bar stands while the button is out of sight', async () => {
    const { page, shop } = walk;
    await shop.opens(television);
    const bar = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .last();
    const name = await boxOf(page, 'heading', /Vela 55-inch/);
    expect(name.y + name.height).toBeLessThan((await bar.boundingBox())!.y);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: '55 to 65 inch' })
      .waitFor();
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').count()).toBe(1);
    await walk.looks('Pdp');

    const button = page
      .getByRole('complementary', { name: 'Price and buying' })
      .getByRole('button', { name: /^Add to cart/ });
    await button.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.locator('[data-away=true]').count()).toBe(1);
    await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-away=true]').count()).toBe(0);
  });

  test('pictures are swiped, and enlarged by a double tap', async () => {
    const { page, shop } = walk;
    await shop.opens(television);
    const pictures = page.getByRole('region', { name: 'Pictures' });
    await pictures.getByText('1 / 4').waitFor();
    const large = pictures.getByRole('button', { name: 'Look closer' });
    await large.nth(2).evaluate((third) => third.scrollIntoView({ behavior: 'instant', block: 'nearest' }));
    await pictures.getByText('3 / 4').waitFor();

    await large.nth(2).tap();
    const closer = page.getByRole('dialog');
    await closer.getByText('Picture 3 of 4').waitFor();
    const before = await widthShown(page);
    // Two taps are one for a moment only: no time passes between these, however busy the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.touchscreen.tap(195, 420);
    await page.touchscreen.tap(195, 420);
    await page.clock.resume();
    await expect.poll(() => widthShown(page)).toBeGreaterThan(before * 1.5);
    await page.getByRole('button', { name: 'Close the picture' }).tap();
    await closer.waitFor({ state: 'detached' });
  });
});

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('the nearest stores say what they have, and one of them hands over what is collected there', async () => {
    const { page, shop } = walk;
    const toaster = '10449101';
    await setStock(toaster, 20);
    const email = `stores.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await shop.opens(`/p/${toaster}`);
    const near = page.getByRole('region', { name: 'Stores near you' });
    await near.scrollIntoViewIfNeeded();
    const second = near.getByRole('listitem').nth(1);
    await second.getByText('20 in stock').waitFor();
    const map = near.getByRole('region', { name: 'Map' });
    if (width === 'desktop')
      await map
        .getByRole('button', { name: /^Spaza / })
        .nth(2)
        .waitFor();
    else expect(await map.count()).toBe(0);
    await walk.looks('Pdp, stores near');

    const isToCollectAt = (store: string) =>
      hears(
        page,
        new RegExp(`To collect at ${store.replaceAll(/\W/g, '\\$&')}: choose Collect when you check out\\.`),
      );
    const name = await second.locator('b').first().innerText();
    await second.getByRole('button', { name: `Collect here: ${name}` }).click();
    await isToCollectAt(name);
    const path = { user: 'current', cart: 'current' };
    const token = await tokenOf(email, 'Spaza#2026');
    const collectedAt = async () => {
      const { shipmentEntries } = await answerAt(
        apiPath('/users/{user}/carts/{cart}/checkout', { path, query: { fields: 'FULL' } }),
        token,
      );
      return shipmentEntries!.shipments!.map(({ displayName }) => displayName);
    };
    const quantities = async () => {
      const { entries } = await answerAt(
        apiPath('/users/{user}/carts/{cart}', { path, query: { fields: 'FULL' } }),
        token,
      );
      return entries!.map(({ quantity }) => quantity);
    };
    expect(await collectedAt()).toEqual([name]);
    expect(await quantities()).toEqual([1]);

    const third = near.getByRole('listitem').nth(2);
    const other = await third.locator('b').first().innerText();
    await third.getByRole('button', { name: `Collect here: ${other}` }).click();
    await isToCollectAt(other);
    expect(await collectedAt()).toEqual([other]);
    expect(await quantities()).toEqual([1]);
  });
});
