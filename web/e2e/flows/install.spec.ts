// From a browser on a phone to the app: what the manifest promises, and when the shop offers itself. The question of the
// browser is acted: a window without a face is never asked.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** Chromium's question, at the earliest once the head of the page was read: how often it was put to the shopper is kept. */
function browserAsks(): void {
  const ask = () => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => {
      localStorage.setItem('test.asked', String(Number(localStorage.getItem('test.asked') ?? 0) + 1));
      return Promise.resolve();
    };
    Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) });
    window.dispatchEvent(offer);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ask);
  else ask();
}

/** Safari on a phone asks nothing, and tells pages whether they were opened from the home screen. */
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const tellsStandalone = () => Object.defineProperty(navigator, 'standalone', { value: false });

interface Manifest {
  screenshots: { src: string; sizes: string }[];
}

const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);

/** At its corner and in its middle. */
const coloursOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    canvas.drawImage(picture, 0, 0);
    return [
      [0, 0],
      [width / 2, height / 2],
    ].map(([x, y]) => [...canvas.getImageData(x!, y!, 1, 1).data].slice(0, 3).join(' '));
  }, src);

/** A product is looked at on this visit, the first page of it. */
const opensAProduct = async (page: Page, visit: number) => {
  await page.addInitScript((before) => {
    if (!localStorage.getItem('spaza.visits')) localStorage.setItem('spaza.visits', String(before));
  }, visit - 1);
  await page.goto('/p/10448821');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('spaza.seen'))).toContain('10448821');
};
/** The offer follows the shopper from now on. */
const canBeOffered = (page: Page) => page.locator('[data-install-offer]').waitFor({ state: 'attached' });
const goesHome = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('/');
};

describe('the offer to install', () => {
  const walk = walkOn('phone');

  test('is a sheet on the second visit once the shop was of use, and leads to the question of the browser', async () => {
    const { page, looks } = walk;
    const sheet = page.getByRole('dialog', { name: 'Spaza on your home screen' });
    const asked = () => page.evaluate(() => localStorage.getItem('test.asked'));
    await opensAProduct(page, 2);
    await page.evaluate(browserAsks); // after it has looked at the shop
    await canBeOffered(page);
    await goesHome(page);
    await sheet.waitFor();
    await looks('Install, sheet');
    expect(await asked()).toBeNull();
    await sheet.getByRole('button', { name: 'Install' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await asked()).toBe('1');
  });

  test('is a bar on later visits, and shows the shop before it is installed', async () => {
    const { page, looks } = walk;
    await page.addInitScript(browserAsks); // before the page has scripts
    await opensAProduct(page, 3);
    await canBeOffered(page);
    await goesHome(page);
    const bar = page.getByRole('complementary', { name: 'Get the app' });
    await bar.waitFor();
    await looks('Install, bar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'detached' });

    const session = await page.context().newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { screenshots } = JSON.parse(data!) as Manifest;
    expect(screenshots).toHaveLength(4);
    for (const { src, sizes } of screenshots) expect(await sizeOf(page, src)).toBe(sizes);
  });
});

describe('in Safari on a phone the offer', () => {
  const walk = walkOn('phone', { userAgent: safari, deviceScaleFactor: 3 }); // a screen of Apple's

  test('is two steps, drawn', async () => {
    const { page, looks } = walk;
    await page.addInitScript(tellsStandalone);
    await opensAProduct(page, 2);
    await canBeOffered(page);
    await goesHome(page);
    const steps = page.getByRole('dialog', { name: 'Add Spaza to your home screen' });
    await steps.getByText('Add to Home Screen', { exact: true }).waitFor();
    await looks('Install, steps');
    await steps.getByRole('button', { name: 'Got it' }).click();
    await steps.waitFor({ state: 'detached' });
  });

  test('comes with the pictures iOS shows while it starts the app, as large as the screen', async () => {
    const { page } = walk;
    await page.addInitScript(tellsStandalone);
    await page.goto('/');
    await canBeOffered(page);
    const { width, height } = page.viewportSize()!;
    const ratio = await page.evaluate(() => devicePixelRatio);
    const [upright, lying] = [`${width * ratio}x${height * ratio}`, `${height * ratio}x${width * ratio}`];
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')].map((each) => ({
        media: each.media,
        src: each.href,
      })),
    );
    expect(named.map(({ media }) => media)).toEqual([
      'screen and (orientation: portrait)',
      'screen and (orientation: landscape)',
    ]);
    expect(await sizeOf(page, named[0]!.src)).toBe(upright);
    expect(await sizeOf(page, named[1]!.src)).toBe(lying);
    // The ground of the page at the edge, the icon in the middle.
    const [corner, middle] = await coloursOf(page, named[0]!.src);
    expect(corner).toBe('243 246 244');
    expect(middle).not.toBe(corner);
  });
});

describe('in any other browser', () => {
  const walk = walkOn('phone');

  test('the page names no pictures for iOS', async () => {
    const { page } = walk;
    await page.addInitScript(browserAsks);
    await page.goto('/');
    await canBeOffered(page);
    expect(await page.locator('link[rel=apple-touch-startup-image]').count()).toBe(0);
  });
});
