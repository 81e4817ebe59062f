/**
 * `npm run app-pictures -- http://localhost:8080`: the pictures of the demo shop that phones and computers show before
 * they install it (`shop.app_screenshots` in server/assets/demo/shop.toml), from a shop that `spaza demo` has filled.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const base = process.argv[2];
if (!base) throw new Error('say where the demo shop is, such as http://localhost:8080');

const pages = { home: '/', product: '/p/10448821' };
const windows = {
  narrow: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

const browser = await chromium.launch({
  executablePath: process.env.SPAZA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  for (const [form, window] of Object.entries(windows)) {
    const context = await browser.newContext({
      ...window,
      baseURL: base,
      reducedMotion: 'reduce',
      locale: 'en-ZA',
    });
    for (const [name, path] of Object.entries(pages)) {
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForFunction(() => {
        const isSeen = ({ top, left, width }) =>
          width > 0 && top < window.innerHeight && left >= 0 && left < window.innerWidth;
        return (
          'hydrated' in document.documentElement.dataset &&
          [...document.images].every((each) => each.complete || !isSeen(each.getBoundingClientRect()))
        );
      });
      const { data } = await (
        await context.newCDPSession(page)
      ).send('Page.captureScreenshot', { format: 'webp', quality: 80 });
      const file = fileURLToPath(new URL(`../public/brand/screen-${name}-${form}.webp`, import.meta.url));
      writeFileSync(file, Buffer.from(data, 'base64'));
      console.log(`${file}: ${Buffer.from(data, 'base64').length} bytes`);
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
}
