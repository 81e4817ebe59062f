import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photograph } from '../../../server/tests/api/support/pictures';
import {
  freshDatabase,
  importFile,
  runProgram,
  serve,
  type Shop,
} from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { atAnyWidth, walkOn } from '../support/walk';

/** A photograph each of a hose (lying), a hose (standing), a can (square); the rest have no picture that is there. */
const shapes = { 1001: [1600, 900], 1002: [900, 1600], 1003: [1000, 1000] } as const;

const example = (name: string) =>
  readFileSync(new URL(`../../../examples/first-shop/${name}`, import.meta.url), 'utf8');

const database = freshDatabase();
const folder = mkdtempSync(join(tmpdir(), 'spaza-photographs-'));
let shop: Shop;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  for (const name of ['categories', 'attributes', 'stores', 'products', 'prices', 'stock'])
    importFile(database.url, `${name}.csv`, example(`${name}.csv`));
  const files = Object.entries(shapes).map(([code, [width, height]]) => {
    const file = join(folder, `${code}.png`);
    writeFileSync(file, photograph(width, height));
    return file;
  });
  const manual = join(folder, 'manual.pdf');
  writeFileSync(manual, `%PDF-1.7\n${'How to water. '.repeat(9000)}\n%%EOF\n`);
  files.push(manual);
  importFile(
    database.url,
    'products-more.csv',
    'code,name,brandName,category,images,documents,videos\n' +
      '7001,Sprinkler,Riviera,planting,1003.png,manual.pdf=Manual,https://youtu.be/dQw4w9WgXcQ=Set up in a minute|https://vimeo.com/76979871\n',
  );
  importFile(database.url, 'prices-more.csv', 'product,price\n7001,199.00\n');
  runProgram('spaza', ['media', 'add', '--database', database.url, '--folder', folder, ...files]);
  rmSync(files[0]!);
  shop = await serve({
    label: 'photographs',
    database: database.url,
    env: {
      SPAZA_SERVE_MEDIA_DIR: folder,
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
    },
  });
  goesBack = visitsShop({ shop, database });
});
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await shop?.stop();
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  /** Every photograph on the page: what was fetched of it, and whether it stands within its plate in its own shape. */
  const shown = () =>
    walk.page.locator('main picture img').evaluateAll((images) =>
      images.map((image) => {
        const { currentSrc, naturalWidth, naturalHeight } = image as HTMLImageElement;
        const own = image.getBoundingClientRect();
        const plate = image.closest('div, button')!.getBoundingClientRect();
        return {
          format: currentSrc.split('.').at(-1),
          wide: own.width,
          fetched: Number(/(\d+)\.\w+$/.exec(currentSrc)?.[1]),
          distorted: Math.abs(own.width / own.height - naturalWidth / naturalHeight) > 0.03,
          within: own.top >= plate.top && own.bottom <= plate.bottom && own.right <= plate.right,
          filled: Math.max(own.width / plate.width, own.height / plate.height),
          background: getComputedStyle(image).backgroundColor,
        };
      }),
    );

  test('photographs of any shape stand in their plates, no larger than the screen needs', async () => {
    const { page, shop: pages, looks } = walk;
    walk.page.on('response', (answer) => {
      if (answer.url().includes('/media/') && answer.status() >= 400) expect(answer.url()).toMatch(/100[45]/);
    });
    await pages.opens('/l/c/watering');
    await page.waitForLoadState('networkidle');
    const cards = await shown();
    expect(cards).toHaveLength(3);
    const dpr = await page.evaluate(() => devicePixelRatio);
    for (const card of cards) {
      expect(card).toMatchObject({ format: 'avif', distorted: false, within: true });
      expect(card.filled).toBeGreaterThan(0.75);
      expect(card.fetched).toBeLessThanOrEqual(dpr > 1.2 ? 800 : 320);
      expect(card.background).not.toBe('rgba(0, 0, 0, 0)');
    }
    walk.expectedly(/status of 404/);
    await looks('List of photographs');
    for (const code of ['1001', '1002', '1003']) {
      await pages.opens(`/p/${code}`);
      await page.waitForLoadState('networkidle');
      const [first] = await shown();
      expect(first).toMatchObject({ format: 'avif', distorted: false, within: true });
      expect(first!.filled).toBeGreaterThan(0.6);
    }
    walk.expectedly(/status of 404/);
    await looks('Product with a photograph');
  });

  test('a product shows its documents, and its videos play once they are pressed for', async () => {
    const { page, shop: pages, looks } = walk;
    const asked: string[] = [];
    await page.route(/youtube|vimeo/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing' });
    });
    await pages.opens('/p/7001');
    const manual = page.getByRole('link', { name: 'Manual' });
    await manual.scrollIntoViewIfNeeded();
    expect(await manual.locator('..').innerText()).toMatch(/Manual\s+PDF, 123 kB/);
    const answer = await page.request.get((await manual.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const play = page.getByRole('button', { name: 'Play Set up in a minute' });
    await play.scrollIntoViewIfNeeded();
    await looks('Product with documents and videos');
    expect(asked).toEqual([]);
    await play.click();
    await page.frameLocator('iframe[title="Set up in a minute"]').getByText('Playing').waitFor();
    await page.getByRole('button', { name: 'Play Video' }).click();
    await page.frameLocator('iframe[title="Video"]').getByText('Playing').waitFor();
    expect(asked).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ]);
    walk.expectedly(/status of 404/);
  });

  test('where photographs cannot be had a drawn plate lies', async () => {
    const { page, shop: pages } = walk;
    await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
    await pages.opens('/l/c/watering');
    await expect.poll(async () => (await shown()).map(({ format }) => format)).toEqual(['svg', 'svg', 'svg']);
    walk.expectedly(/status of 404/);
  });
});
