// Two of three units come back from a bundle that a gift came with: in a shop of its own, whose offers no other test changes.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cable, toaster } from '../../../server/tests/api/support/offers';
import { importFile, runProgram, startOwnShop } from '../../../server/tests/api/support/server';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { atAnyWidth, walkOn } from '../support/walk';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  own = await startOwnShop('browser-returns-of-offers', {
    products: 100,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
    },
  });
  goesBack = visitsShop(own);
  importFile(
    own.database.url,
    'promotions.csv',
    [
      'code,type,title,products,units,gift,mostTimes,enabled',
      'promotion-welcome,freeDelivery,First order,,,,,false',
      'promotion-welcome-delivery,freeDelivery,First order,,,,,false',
      `p-gift,giveaway,A toaster with three cables,${cable},3,${toaster},1,true`,
      '',
    ].join('\n'),
  );
});
afterAll(async () => {
  goesBack?.();
  await closeBrowser();
  await own?.stop();
});

const cli = (command: string, verb: string, ...rest: string[]) =>
  runProgram('spaza', [command, verb, '--database', own.database.url, ...rest]);
const sql = (statement: string) => sqlOn(own.database.url, statement);
const plain = (words: string | null) => (words ?? '').replaceAll(/\s/gu, ' ');

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const goesOn = (name: string | RegExp) => main().getByRole('button', { name }).click();
  const heading = (name: string) => walk.page.getByRole('heading', { level: 1, name }).waitFor();

  /** Three cables for R 599 with their toaster, paid and delivered. */
  async function hasBundle() {
    const { page, shop } = walk;
    await shop.opens(`/x/p/${cable}`);
    const quantity = main().getByRole('group', { name: 'Quantity' }).first();
    for (const units of ['2', '3']) {
      await quantity.getByRole('button', { name: 'One more' }).click();
      await quantity.getByText(units, { exact: true }).waitFor();
    }
    await shop.addsToCart();
    await shop.opensCart();
    await shop.checksOut();
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const order = await shop.seesOutcome(/Thank you, Thandi/);
    for (const part of sql(`SELECT code FROM consignment WHERE order_code = '${order}'`).split('\n'))
      for (const step of ['pick', 'ship', 'deliver']) cli('orders', step, part);
    const names = [cable, toaster].map((code) => sql(`SELECT name FROM product WHERE code = '${code}'`));
    return { order, cables: names[0]!, gift: names[1]! };
  }

  async function choosesStore() {
    await goesOn('Next: how to send it');
    await heading('How are you sending it?');
    await walk.page.getByRole('radio', { name: /^Drop it at a store/ }).check();
    await main().getByRole('radio', { name: /^1\. / }).check();
    await goesOn('Next: check and send');
    await heading('Check and send');
  }

  test('keeping the gift takes its worth off, and sending it too gives two thirds of the bundle back', async () => {
    const { page, shop } = walk;
    const { order, cables, gift } = await hasBundle();
    await shop.opens(`/order/return/${order}`);
    await page.getByRole('checkbox', { name: `Return ${cables}` }).check();
    await goesOn('One more');
    await page.getByRole('radio', { name: 'Changed my mind' }).check();
    await choosesStore();
    await main().getByText(`Send these back as well and nothing is taken off: 1 × ${gift}.`).waitFor();
    expect(await main().getByRole('button', { name: 'Send return' }).isDisabled()).toBe(true);
    await walk.looks('ReturnReview-gift-kept');

    await main().getByRole('link', { name: 'Change items' }).click();
    await heading('What are you sending back?');
    await page.getByRole('checkbox', { name: `Return ${gift}` }).check();
    await page.getByRole('radio', { name: 'Changed my mind' }).last().check();
    await choosesStore();
    await expect.poll(async () => plain(await main().textContent())).toContain('R 399.33');
    expect(
      await main()
        .getByText(/is taken off your refund/)
        .count(),
    ).toBe(0);
    await goesOn('Send return');
    await heading('Waiting for your item');
    const code = new URL(page.url()).pathname.split('/').at(-1)!;

    cli('returns', 'receive', code);
    cli('returns', 'inspect', code, '--found', '0=2/0/0', '--found', '1=1/0/0');
    cli('returns', 'refund', code);
    await page.reload();
    await heading('Refunded');
    expect(plain(await main().textContent())).toContain('R 399.33'); // two thirds of R 599, to the cent
    await walk.looks('ReturnStatus-bundle-refunded');
  });
});
