// The app's PaymentTransaction: how it pays an order outside of itself and hears what became of that.
import { describe, expect, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { shopperWithOrder } from './support/buying.ts';
import { comeBack, PaymentPage, settled } from './support/gateway.ts';
import { customer } from './support/people.ts';

type Transaction = Schemas['PaymentTransaction'];

const shopper = async () => {
  const { client, order } = await shopperWithOrder();
  const app = client.with({ channel: 'app' });
  const path = `/users/current/orders/${order.code}/paymentTransaction`;
  return { client, app, order, path };
};

describe("the app's payment of an order", () => {
  test('goes on with the payment that is under way, and is asked about until it is final', async () => {
    const { client, app, order, path } = await shopper();
    const begun = await app.post<Transaction>(path, {});
    expect(begun).toMatchObject({ transactionId: order.payment!.merchantRef, orderCode: order.code, part: 'whole', paymentMode: 'card', isFinal: false, orderPaymentStatus: 'pending' });
    expect(begun.amount.value).toBe(order.totalPriceWithTax!.value);
    expect(begun.payment).toEqual(order.payment);
    expect(begun.returnUrl).toMatch(new RegExp(`^http.*/orderconfirmation\\?order=${order.code}$`));
    expect(await app.get<Transaction>(path)).toMatchObject({ transactionId: begun.transactionId, isFinal: false });

    const back = await comeBack(await (await PaymentPage.open(begun.payment!)).press('Pay'));
    expect(begun.returnUrl.endsWith(back.location)).toBe(true);
    await settled(client, order.code, 'succeed');
    expect(await app.get<Transaction>(path)).toMatchObject({ transactionId: begun.transactionId, state: 'succeed', isFinal: true, orderPaymentStatus: 'succeed' });
    expect(await app.refusal('POST', path, { body: {} })).toMatchObject({ type: 'PaymentError' });
  });

  test('begins another after one that failed, and tells them apart', async () => {
    const { client, app, order, path } = await shopper();
    const first = await app.post<Transaction>(path, { paymentMode: 'card' });
    await (await PaymentPage.open(first.payment!)).press('Decline');
    await settled(client, order.code, 'failed');
    const second = await app.post<Transaction>(path, {});
    expect(second.transactionId).not.toBe(first.transactionId);
    expect(await app.get<Transaction>(path, { transactionId: first.transactionId })).toMatchObject({ state: 'failed', isFinal: true });
    expect((await app.get<Transaction>(path, { transactionId: first.transactionId })).failureReason).toBeTruthy();
    expect(await app.get<Transaction>(path)).toMatchObject({ transactionId: second.transactionId, isFinal: false });
    await comeBack(await (await PaymentPage.open(second.payment!)).press('Pay'));
    await settled(client, order.code, 'succeed');
  });

  test('begins another when another way to pay is wanted', async () => {
    const { client, app, order, path } = await shopper();
    const card = await app.post<Transaction>(path, { paymentMode: 'card' });
    const eft = await app.post<Transaction>(path, { paymentMode: 'instant_eft' });
    expect(eft.transactionId).not.toBe(card.transactionId);
    expect(eft.paymentMode).toBe('instant_eft');
    expect(await app.refusal('POST', path, { body: { paymentMode: 'shells' } })).toMatchObject({ type: 'PaymentError', subject: 'shells' });

    // The first page is still open somewhere, and is paid: nobody is led to the second any more.
    await comeBack(await (await PaymentPage.open(card.payment!)).press('Pay'));
    await settled(client, order.code, 'succeed');
    expect(await app.refusal('POST', path, { body: {} })).toMatchObject({ type: 'PaymentError', message: expect.stringMatching(/paid/) });
    expect(await app.get<Transaction>(path)).toMatchObject({ transactionId: eft.transactionId, orderPaymentStatus: 'succeed' });
  });

  test('is for the app, and for whose order it is', async () => {
    const { client, app, path } = await shopper();
    expect(await client.refusal('GET', path)).toMatchObject({ status: 404, type: 'UnknownResourceError' });
    expect(await client.refusal('POST', path, { body: {} })).toMatchObject({ status: 404 });
    const other = (await customer()).client.with({ channel: 'app' });
    expect(await other.refusal('GET', path)).toMatchObject({ type: 'UnknownIdentifierError' });
    expect(await other.refusal('POST', path, { body: {} })).toMatchObject({ type: 'UnknownIdentifierError' });
    expect(await app.refusal('GET', path, { query: { transactionId: 'nobody-1' } })).toMatchObject({ type: 'UnknownIdentifierError' });
  });
});
