import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { runProgram, startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { walkOn } from '../support/walk';

/** A shop of its own: its VAT and delivery change. */
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
let product: string;
beforeAll(async () => {
  own = await startOwnShop('browser-dated-settings', {
    products: 300,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
    },
  });
  goesBack = visitsShop(own);
  product = sqlOn(
    own.database.url,
    "SELECT p.code FROM product p JOIN stock s ON s.product_code = p.code AND s.store_code = 'W001' " +
      'JOIN price ON price.product_code = p.code AND price.cents < 40000 ' +
      'WHERE p.pre_order = 0 AND p.liquor = 0 AND s.on_hand > 2 ORDER BY p.code LIMIT 1',
  );
});
afterAll(async () => {
  goesBack?.();
  await closeBrowser();
  await own?.stop();
});

const set = (name: string, value: string) =>
  runProgram('spaza', ['settings', 'set', '--database', own.database.url, name, value]);
/** What a page says as it is sent. */
const sent = async (path: string) => {
  const html = await (await fetch(`${own.shop.base}${path}`)).text();
  const drawn = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gsu, '')
    .replaceAll(/<!--.*?-->|<[^>]*>/gsu, '');
  return drawn.replaceAll(/\s+/gu, ' ');
};
const says = (path: string, words: string) => expect.poll(() => sent(path)).toContain(words);
const vatIs = async (percent: number) => {
  set('vat_percent', String(percent));
  await says('/', `Prices include ${percent}% VAT.`);
};

/** What search engines read of returns on a page. */
const returnDaysSent = async (path: string) => {
  const html = await (await fetch(`${own.shop.base}${path}`)).text();
  return /"merchantReturnDays":(\d+)/.exec(html)?.[1];
};

test('the days to change one’s mind are what product page and home say, to people and search engines', async () => {
  await says(`/p/${product}`, '7 days to change your mind');
  set('return_days', '30');
  await says(`/p/${product}`, '30 days to change your mind');
  expect(await returnDaysSent(`/p/${product}`)).toBe('30');
  await expect.poll(() => returnDaysSent('/')).toBe('30');
  for (const path of ['/', `/p/${product}`]) expect(await sent(path)).not.toContain('7 days to change');
});

describe('VAT that changes', () => {
  test('is what kept pages say at once, and at the planned moment', async () => {
    await vatIs(15);
    await says(`/p/${product}`, 'Includes 15% VAT.');
    await vatIs(16);
    expect(await sent(`/p/${product}`)).toContain('Includes 16% VAT.');

    // As `set --from` writes it, for a midnight that is near; the command that follows has it read.
    const later = Date.now() + 3_600_000;
    sqlOn(
      own.database.url,
      'INSERT INTO dated_setting (name, valid_from, value, set_at, set_by) ' +
        `VALUES ('vat_percent', ${later}, '17', ${Date.now()}, 'test')`,
    );
    set('free_delivery_cents', '51000');
    await says('/', 'Free delivery on online orders above R 510');
    expect(await sent('/')).toContain('Prices include 16% VAT.');
    // The midnight comes near, and nobody does anything after this is read.
    const turn = Date.now() + 3000;
    sqlOn(
      own.database.url,
      `UPDATE dated_setting SET valid_from = ${turn} WHERE name = 'vat_percent' AND valid_from = ${later}`,
    );
    set('free_delivery_cents', '52000');
    await says('/', 'Prices include 17% VAT.');
    expect(Date.now()).toBeGreaterThanOrEqual(turn);
  });

  test('is not spoken of by a shop that charges none', async () => {
    set('vat_percent', '0');
    await says('/', 'E&amp;OE.');
    await expect.poll(() => sent('/')).not.toContain('VAT.');
    expect(await sent(`/p/${product}`)).not.toMatch(/Includes \d*% VAT/);
  });
});

test('what delivery costs is what the header and a product say', async () => {
  set('delivery_fee_cents', '7550');
  set('free_delivery_cents', '65000');
  await says('/', 'Free delivery on online orders above R 650');
  expect(await sent(`/p/${product}`)).toMatch(/R 75\.50 to [^.]+, free on orders above R 650\./);
  set('delivery_fee_cents', '0');
  await says(`/p/${product}`, 'Free to ');
  expect(await sent('/')).not.toContain('on online orders above');
});

describe('in a browser', () => {
  const walk = walkOn('desktop');

  test('a page sent before midnight is taken over after it, and the next screen says the new VAT', async () => {
    await vatIs(15);
    const { page } = walk;
    await page.clock.install();
    let goOn = () => {};
    const past = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await past;
      await route.continue();
    });
    const opened = page.goto('/');
    await page.getByText('Prices include 15% VAT.').waitFor();
    await vatIs(16);
    goOn();
    await opened;
    expect(await page.getByText('Prices include 15% VAT.').isVisible()).toBe(true);

    await page.clock.fastForward('01:05');
    await page.locator('main a[href*="/p/"]').first().click();
    await page.getByText('Includes 16% VAT.').waitFor();
    await page.getByText('Prices include 16% VAT.').waitFor();
  });
});
