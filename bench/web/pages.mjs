// The pages that are measured, and how a browser of a mid phone is started.
import { launch } from 'chrome-launcher';

export const product = '/tv-audio/televisions/55-to-65-inch/p/10448821';
export const pages = [
  ['home', '/'],
  ['list', '/l/c/televisions'],
  ['product', product],
  ['cart', '/cart'],
];

export const chromium = process.env.SPAZA_CHROMIUM ?? '/usr/bin/chromium';
export const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const chrome = (userDataDir) =>
  launch({ chromePath: chromium, chromeFlags: flags, userDataDir, logLevel: 'silent' });

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The page works: React has hydrated it. */
export const hydrated = (page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** Something that can be bought lies in the cart of this browser. */
export async function fillCart(page, base) {
  await page.goto(base + '/l/search/kettle');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}
