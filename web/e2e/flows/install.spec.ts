// From a browser on a phone to the app: what the manifest promises, and when the shop offers itself. The question of the
// browser is acted: a window without a face is never asked.
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** Chromium's question: how often it was put to the shopper is kept. */
function browserAsks(): void {
  window.addEventListener('load', () => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => {
      localStorage.setItem('test.asked', String(Number(localStorage.getItem('test.asked') ?? 0) + 1));
      return Promise.resolve();
    };
    Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) });
    window.dispatchEvent(offer);
  });
}

/** Safari on a phone asks nothing, and tells pages whether they were opened from the home screen. */
function isSafari(): void {
  Object.defineProperty(navigator, 'standalone', { value: false });
}

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
}

const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);

describe('the shop as an app', () => {
  const walk = walkOn('phone');

  test('shows phones and computers what they would install, in the sizes it says', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    const session = await page.context().newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, screenshots } = JSON.parse(data!) as Manifest;
    expect(screenshots.map((each) => each.form_factor).sort()).toEqual(['narrow', 'narrow', 'wide', 'wide']);
    for (const { src, sizes, label } of screenshots) {
      expect(await sizeOf(page, src)).toBe(sizes);
      expect(label).not.toBe('');
    }
    for (const { src, sizes } of icons.filter((each) => each.sizes !== 'any'))
      expect(await sizeOf(page, src)).toBe(sizes);
    const colours = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('media'), each.getAttribute('content')]));
    expect(colours).toEqual([
      ['(prefers-color-scheme: light)', '#073f47'],
      ['(prefers-color-scheme: dark)', '#06292f'],
    ]);
  });
});

describe('the offer to install', () => {
  const walk = walkOn('phone');

  const onVisit = (n: number) =>
    walk.page.addInitScript((before) => {
      if (!sessionStorage.getItem('spaza.visit') && !localStorage.getItem('spaza.visits'))
        localStorage.setItem('spaza.visits', String(before));
    }, n - 1);
  const opensAProduct = async () => {
    const { page, shop } = walk;
    await shop.opens('/l/search/kettle');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor();
  };
  const goesHome = async () => {
    const { page } = walk;
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: false }).first().click();
    await page.waitForURL('/');
  };
  const sheet = () => walk.page.getByRole('dialog', { name: 'Spaza on your home screen' });
  const bar = () => walk.page.getByRole('complementary', { name: 'Get the app' });
  const asked = () => walk.page.evaluate(() => localStorage.getItem('test.asked'));

  describe('in Chromium', () => {
    beforeEach(() => walk.page.addInitScript(browserAsks));

    test('is a sheet on the second visit once the shop was of use, and leads to the question of the browser', async () => {
      const { page, looks } = walk;
      await onVisit(2);
      await opensAProduct();
      await goesHome();
      await sheet().waitFor();
      await looks('Install, sheet');
      expect(await asked()).toBeNull();
      await sheet().getByRole('button', { name: 'Install' }).click();
      await sheet().waitFor({ state: 'detached' });
      expect(await asked()).toBe('1');
      await page.reload();
      await opensAProduct();
      expect(await sheet().count()).toBe(0);
    });

    test('rests for 60 days when it was refused, and is in nobody’s way in the cart', async () => {
      const { page, shop } = walk;
      await onVisit(2);
      await opensAProduct();
      await shop.addsToCart();
      await shop.opensCart();
      expect(await sheet().count()).toBe(0);
      await goesHome();
      await sheet().getByRole('button', { name: 'Not now' }).click();
      await sheet().waitFor({ state: 'detached' });
      const closed = await page.evaluate(() => Number(localStorage.getItem('spaza.install-no')));
      expect(closed).toBeGreaterThan(Date.now() - 10 * 60_000);
      await opensAProduct();
      await goesHome();
      expect(await sheet().count()).toBe(0);
    });

    test('is never made on the first visit, and is a bar on later ones that its cross closes', async () => {
      const { looks, page } = walk;
      await onVisit(3);
      await walk.shop.opens('/');
      expect(await bar().count()).toBe(0); // nothing moves in a page that stands
      await opensAProduct();
      await bar().waitFor();
      await looks('Install, bar');
      await bar().getByRole('button', { name: 'Close' }).click();
      await bar().waitFor({ state: 'detached' });
      await goesHome();
      expect(await bar().count()).toBe(0);
      await page.evaluate(() => {
        for (const key of ['spaza.install-no', 'spaza.visits']) localStorage.removeItem(key);
        sessionStorage.removeItem('spaza.visit');
        localStorage.setItem('spaza.visits', '0');
      });
      await opensAProduct();
      await goesHome();
      expect(await bar().count()).toBe(0);
      expect(await sheet().count()).toBe(0);
    });
  });

  test('is two steps, drawn, in Safari on a phone', async () => {
    const { page, looks } = walk;
    await page.addInitScript(isSafari);
    await onVisit(2);
    await opensAProduct();
    await goesHome();
    const steps = page.getByRole('dialog', { name: 'Add Spaza to your home screen' });
    await steps.getByText('Add to Home Screen', { exact: true }).waitFor();
    await looks('Install, steps');
    await steps.getByRole('button', { name: 'Got it' }).click();
    await steps.waitFor({ state: 'detached' });
  });
});
