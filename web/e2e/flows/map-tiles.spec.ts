import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { walkOn } from '../support/walk';

/** A shop whose map has streets, by a server of tiles that does not answer. */
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  own = await startOwnShop('map-tiles', {
    products: 50,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_MAPS_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    },
  });
  goesBack = visitsShop(own);
});
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await own?.stop();
});

describe('a map without its tiles', () => {
  const walk = walkOn('desktop');

  test('stands on the drawn one, says so in words, and the list leads on', async () => {
    const { page, shop } = walk;
    await page.route('https://tiles.example/**', (route) => route.fulfill({ status: 503 }));
    walk.expectedly(/status of 503/);
    await shop.opens('/storelocator');
    await page.getByText('The street map cannot be loaded at the moment.').waitFor();
    const map = page.getByRole('region', { name: 'Map' });
    await map.locator('.base-province').first().waitFor({ state: 'attached' });
    await map
      .getByRole('button', { name: /^Spaza / })
      .first()
      .waitFor();
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link', { name: /Directions/ })
      .waitFor();
    await walk.looks('StoreLocator, no tiles');
    // Plates for missing pictures do not cover it.
    expect(await map.locator('img[src*="picture.svg"]').count()).toBe(0);
  });
});
