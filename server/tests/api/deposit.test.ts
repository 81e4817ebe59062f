// A pre-order with a deposit: a part of it is paid at once, the rest when the product is released.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { confirm, orderForm, type Order, readCheckout } from './support/buying.ts';
import { comeBack, PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { sqlOn } from './support/database.ts';
import { importFile, runProgram, startOwnShop } from './support/server.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
let products: Schemas['Product'][];
beforeAll(async () => {
  own = await startOwnShop('deposit', {
    products: 2000,
    env: {
      SPAZA_SHOP_PRE_ORDER_DEPOSIT: '20%',
      SPAZA_SHOP_PRE_ORDER_BALANCE_DAYS: '7',
      SPAZA_PAYMENTS_MODES: 'card=payfast:cc,instalments=payflex',
      SPAZA_LIMITS_ENABLED: 'false',
    },
  });
  api = new Client({ base: own.shop.base });
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, page) => page).map((currentPage) => api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, currentPage, fields: 'FULL' })),
  );
  products = pages
    .flatMap((page) => page.products)
    .filter((one) => one.preOrder && !one.requiresTvLicence && !one.liquor && (one.stock?.stockLevel ?? 0) >= 3);
  expect(products.length).toBeGreaterThan(3);
});
afterAll(() => own?.stop());

const cents = (amount?: { value: number }) => Math.round((amount?.value ?? 0) * 100);
const placed = async (product: Schemas['Product']) => {
  const { client, email } = await customerWithAddress({}, api);
  const cart = await client.put<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1, entryNumber: 0 }, { query: { isPreOrderCart: true, fields: 'FULL' } });
  const path = `/users/current/carts/${cart.code}`;
  await confirm(client, path);
  const checkout = await readCheckout(client, path);
  const order = await client.post<Order>('/users/current/orders', orderForm(cart.code), { query: { fields: 'FULL' } });
  return { client, email, cart, path, checkout, order };
};
const pay = async (client: Client, order: Order) => {
  await comeBack(await (await PaymentPage.open(order.payment!)).press('Pay'));
  return settled(client, order.code, 'succeed');
};
const depositPaid = async (product: Schemas['Product']) => {
  const shopper = await placed(product);
  return { ...shopper, order: await pay(shopper.client, shopper.order) };
};
const details = (client: Client, code: string) => client.get<Order>(`/users/current/orders/${code}`, { fields: 'FULL' });
const becomes = async (client: Client, code: string, state: string) => {
  await expect.poll(async () => (await details(client, code)).deposit!.state).toBe(state);
  return details(client, code);
};
/** An import says that the product is out. */
const release = ({ code }: Schemas['Product']) => {
  const kept = (column: string) => sqlOn(own.database.url, `SELECT ${column} FROM product WHERE code = '${code}'`);
  importFile(own.database.url, 'products.csv', `code,name,brand,category,preOrder\n${code},Released ${code},${kept('brand_code')},${kept('category_code')},false\n`);
};
const payBalance = (client: Client, code: string) => client.post<Order>(`/users/current/orders/${code}/payment`, { paymentMode: 'card' }, { query: { fields: 'FULL' } });
const mails = async (to: string) =>
  ((await (await fetch(`${own.shop.base}/dev/outbox.json`)).json()) as { messages: { to: string; text: string; subject: string }[] }).messages.filter((each) => each.to.includes(to));

describe('a pre-order with a deposit', () => {
  test('shows what is paid now and what later from the cart to the order', async () => {
    const { client, cart, path, checkout, order } = await placed(products[0]!);
    expect(cents(cart.deposit!.amount)).toBe(Math.floor((cents(cart.totalPriceWithTax) - cents(cart.deliveryCost)) / 5 + 0.5));
    expect(checkout.deposit).toMatchObject({ amount: order.deposit!.amount, balance: order.deposit!.balance });
    expect(cents(order.deposit!.amount) + cents(order.deposit!.balance)).toBe(cents(order.totalPriceWithTax));
    expect(order.deposit!.state).toBe('toPay');
    expect(order.payment!.fields.find(({ name }) => name === 'amount')!.value).toBe((cents(order.deposit!.amount) / 100).toFixed(2));
    const page = await client.get<Schemas['PaymentPageDetails']>(`${path}/getPaymentPageDetails`, { fields: 'FULL' });
    expect(page.deposit).toEqual({ amount: order.deposit!.amount, balance: order.deposit!.balance });
  });

  test('is refused once when the deposit changed by itself since it was confirmed', async () => {
    const { client } = await customerWithAddress({}, api);
    const cart = await client.put<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: products[2]!.code, quantity: 1, entryNumber: 0 }, { query: { isPreOrderCart: true, fields: 'FULL' } });
    const path = `/users/current/carts/${cart.code}`;
    await confirm(client, path);
    const shown = async () => cents((await readCheckout(client, path)).deposit!.amount);
    const first = await shown();
    const set = async (percent: number) => {
      runProgram('spaza', ['settings', 'set', 'pre_order_deposit', `${percent}%`, '--database', own.database.url]);
      await expect.poll(shown).toBe(Math.round((first * percent) / 20));
    };
    try {
      await set(40);
      expect(await client.refusal('POST', '/users/current/orders', { body: orderForm(cart.code), query: { fields: 'FULL' } })).toMatchObject({ status: 400, type: 'CartError', message: 'What you pay for your order changed. Please look at it again.' });
      await confirm(client, path);
      const seen = await shown();
      const order = await client.post<Order>('/users/current/orders', orderForm(cart.code), { query: { fields: 'FULL' } });
      expect(cents(order.deposit!.amount)).toBe(seen);
    } finally {
      runProgram('spaza', ['settings', 'set', 'pre_order_deposit', '20%', '--database', own.database.url]);
    }
  });

  test('waits for the release, then for the balance, and is sent once that is paid', async () => {
    const { client, email, order } = await depositPaid(products[0]!);
    expect(order).toMatchObject({ status: 'ON_HOLD', statusDisplay: 'Deposit paid', paymentStatus: 'succeed', billingDocuments: [] });
    expect(order.deposit).toMatchObject({ state: 'paid' });
    expect(order.consignments![0]!.status).toBe('WAITING');
    await expect.poll(async () => (await mails(email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Your deposit has arrived'));
    expect(await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'card' } })).toMatchObject({ type: 'PaymentError', message: expect.stringMatching(/released/) });

    release(products[0]!);
    const due = await becomes(client, order.code, 'due');
    expect(due.statusDisplay).toBe('Balance to be paid');
    expect(due.deposit!.paymentModes!.map(({ code }) => code)).toContain('card');
    expect(new Date(due.deposit!.payBy!.replace(/\+0000$/, 'Z')).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    await expect.poll(async () => (await mails(email)).map(({ text }) => text)).toContainEqual(expect.stringContaining(`/orderdetails/${order.code}`));

    const paying = await payBalance(client, order.code);
    expect(paying.payment!.fields.find(({ name }) => name === 'amount')!.value).toBe((cents(order.deposit!.balance) / 100).toFixed(2));
    expect(paying.deposit!.state).toBe('paying');
    await comeBack(await (await PaymentPage.open(paying.payment!)).press('Pay'));
    const paid = await becomes(client, order.code, 'settled');
    expect(paid).toMatchObject({ status: 'PAYMENT_CAPTURED', paymentStatus: 'succeed' });
    expect(paid.consignments![0]!.status).toBe('READY');
    expect(paid.billingDocuments!.map(({ type }) => type)).toEqual(['INVOICE']);
    expect(await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'card' } })).toMatchObject({ type: 'PaymentError', message: expect.stringMatching(/paid already/) });
    const standing = sqlOn(own.database.url, `SELECT SUM(amount_cents) FROM payment_attempt WHERE order_code = '${order.code}' AND state = 'succeed'`);
    expect(Number(standing)).toBe(cents(paid.totalPriceWithTax));
  });

  test('is paid with a balance that fails first', async () => {
    const { client, order } = await depositPaid(products[1]!);
    release(products[1]!);
    await becomes(client, order.code, 'due');
    const first = await payBalance(client, order.code);
    await (await PaymentPage.open(first.payment!)).press('Decline');
    const failed = await becomes(client, order.code, 'due');
    expect(failed.deposit!.failureReason).toBeTruthy();
    expect(failed.paymentStatus).toBe('succeed');
    const second = await payBalance(client, order.code);
    await comeBack(await (await PaymentPage.open(second.payment!)).press('Pay'));
    await becomes(client, order.code, 'settled');
  });

  test('gives the whole deposit back to who cancels', async () => {
    const { client, order } = await depositPaid(products[2]!);
    const cancelled = await client.post<Order>(`/users/current/orders/${order.code}/cancellation`, {});
    expect(cancelled.deposit!.state).toBe('ended');
    const done = await settled(client, order.code, 'refunded');
    expect(done).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refunded' });
    expect(sqlOn(own.database.url, `SELECT SUM(amount_cents) FROM refund WHERE order_code = '${order.code}' AND state = 'done'`)).toBe(String(cents(order.deposit!.amount)));
  });

  test('is cancelled when the balance is not paid in time, and the deposit goes back', async () => {
    const { client, email, order } = await depositPaid(products[3]!);
    release(products[3]!);
    await becomes(client, order.code, 'due');
    sqlOn(own.database.url, `UPDATE customer_order SET balance_due_at = 1000 WHERE code = '${order.code}'`);
    expect(await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'card' } })).toMatchObject({ status: 400 });
    const done = await settled(client, order.code, 'refunded');
    expect(done).toMatchObject({ status: 'CANCELLED', deposit: { state: 'ended' } });
    await expect.poll(async () => (await mails(email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('the balance was not paid'));
  });
});
