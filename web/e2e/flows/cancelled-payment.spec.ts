import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { visitsShop } from '../support/other-shop';
import { atAnyWidth, walkOn } from '../support/walk';

/** Each way to pay at a gateway of its own. */
const ways = [
  { mode: 'card=payfast:cc', name: /Credit or debit card/, page: /payfast/ },
  { mode: 'instant_eft=ozow', name: /Instant EFT/, page: /ozow/ },
  { mode: 'instalments=payflex', name: /Instalments/, page: /payflex/ },
  { mode: 'store_card=paygate:CC/RCS', name: /Store card/, page: /paygate/ },
  { mode: 'store_credit=peach:CARD', name: /Store credit/, page: /peach/ },
];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  own = await startOwnShop('cancelled', {
    products: 300,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_PAYMENTS_MODES: ways.map(({ mode }) => mode).join(','),
    },
  });
  goesBack = visitsShop(own);
});
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await own?.stop();
});

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  const leavesToPay = async (way: (typeof ways)[number]) => {
    const { page, shop } = walk;
    await page.getByRole('radio', { name: way.name }).check();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await page.waitForURL(way.page);
    return shop;
  };

  test.each(ways)('Cancel at $mode is said as it is, and the order is paid after all', async (way) => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle');
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await leavesToPay(way);
    await shop.onThePaymentPage('Cancel');
    // What a gateway says of those who cancelled it says at once; Payfast says nothing.
    const words = /Order failed|You have not paid yet/;
    const code = await shop.seesOutcome(words);
    const outcome = page.getByRole('main').getByRole('status').first();
    if (way.page.source === 'payfast') {
      await outcome.getByText(/You left the payment page, and we haven't received a payment yet/).waitFor();
      await looks('Order, payment given up');
    } else {
      await outcome.getByText(/You cancelled the payment. No money was taken./).waitFor();
    }
    await outcome.getByText(/Pay by \d\d:\d\d\. We'll keep your items until then\./).waitFor();
    expect(await page.getByText("Your bank hasn't confirmed yet").count()).toBe(0);
    await outcome.getByRole('link', { name: 'Pay another way' }).waitFor();

    await shop.opens('/orderhistory/neworders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await page
      .getByRole('article')
      .getByRole('button', { name: /Pay now|Try payment again/ })
      .waitFor();
    await page.getByRole('article').getByRole('link', { name: 'Pay another way' }).waitFor();
    expect(await page.getByText("Your bank hasn't confirmed yet").count()).toBe(0);
    await shop.findsInHistory(code);
    await page
      .getByText('You left the payment page without paying')
      .or(page.getByText('The payment did not go through'))
      .first()
      .waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Pay now|Try payment again/ })
      .click();
    await page.waitForURL(way.page);
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
  });

  test('another way is chosen after Cancel, and the one given up is not in the way', async () => {
    const { page, shop } = walk;
    await shop.takesToCheckout('toaster');
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await leavesToPay(ways[0]!);
    await shop.onThePaymentPage('Cancel');
    const code = await shop.seesOutcome(/You have not paid yet/);
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await leavesToPay(ways[3]!);
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
  });

  test('the same cart again after Cancel: the order there is already is paid', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle');
    const toPayment = async () => {
      await shop.choosesDelivery();
      await shop.reviews();
      await shop.continuesToPayment();
    };
    await toPayment();
    await leavesToPay(ways[0]!);
    await shop.onThePaymentPage('Cancel');
    const code = await shop.seesOutcome(/You have not paid yet/);
    await shop.opens('/');
    await shop.searchesFor('kettle');
    await shop.opensFirstProduct();
    await shop.addsToCart();
    await shop.opens('/checkout');
    await toPayment();
    await page.getByRole('radio', { name: ways[3]!.name }).check();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await page.getByText(`You ordered the same a moment ago: order ${code}`).waitFor();
    await walk.refused(1, 409);
    await page.getByRole('link', { name: 'Pay another way' }).waitFor();
    await page.getByRole('button', { name: 'Place the same order again' }).waitFor();
    await looks('Payment, the same order a moment ago');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(ways[3]!.page);
    await shop.onThePaymentPage('Pay');
    expect(await shop.seesOutcome(/Thank you, Thandi/)).toBe(code);
  });

  test('an order called off asks for nothing and is no alarm', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle');
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await leavesToPay(ways[0]!);
    await shop.onThePaymentPage('Cancel');
    const code = await shop.seesOutcome(/You have not paid yet/);
    await shop.findsInHistory(code);
    await page.getByRole('button', { name: 'Cancel items' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Cancel (these items|the whole order)/ }).click();
    await page.getByRole('main').getByText('This order was cancelled. There is nothing to pay.').waitFor();
    expect(await page.getByText('To pay', { exact: true }).count()).toBe(0);
    await looks('Order, cancelled by its shopper');
    await shop.opens(`/orderconfirmation?order=${code}`);
    await page.getByRole('heading', { level: 1, name: 'Your order is cancelled' }).waitFor();
    expect(await page.getByRole('button', { name: /Pay now|Try payment again/ }).count()).toBe(0);
  });
});
