import { describe, expect, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { confirm, type Order, orderForm, place, shopperReadyToPay, shopperWithCart, shopperWithOrder } from './support/buying.ts';
import { customer } from './support/people.ts';
import { aProduct, cents } from './support/shelf.ts';

const history = (client: any, query = {}) => client.get('/users/current/orders', query) as Promise<Schemas['OrderHistory']>;

describe('placing an order', () => {
  test('gives its code, what it costs and where to pay', async () => {
    const { order, checkout } = await shopperWithOrder();
    expect(order.code).toMatch(/\d/);
    expect(order.totalPriceWithTax).toEqual(checkout.totalPriceWithTax);
    expect(order.paymentStatus).toBe('pending');
    expect(order.payment).toMatchObject({ method: 'POST' });
    const fields = Object.fromEntries(order.payment!.fields.map((field) => [field.name, field.value]));
    expect(fields.amount).toBe(order.totalPriceWithTax!.value.toFixed(2));
    expect(fields.signature).toMatch(/^[0-9a-f]{32}$/);
    expect(order.payment!.fields.at(-1)!.name).toBe('signature');
  });

  test('keeps every entry with the price of the cart', async () => {
    const { order } = await shopperWithOrder('doorstep', [{ index: 0, quantity: 2 }, { index: 1 }]);
    const entries = order.entries ?? order.shipmentEntries!.shipments.flatMap((shipment) => shipment.entries!);
    const found = Object.fromEntries(entries.map((entry) => [entry.product.code, [entry.quantity, cents(entry.basePrice)]]));
    expect(found).toEqual({
      [(await aProduct(0)).code]: [2, cents((await aProduct(0)).price)],
      [(await aProduct(1)).code]: [1, cents((await aProduct(1)).price)],
    });
  });

  test('given up while the answer is on its way is the same order when it is paid after all', async () => {
    const { client } = await shopperReadyToPay();
    const page = await client.get<Schemas['PaymentPageDetails']>('/users/current/carts/current/getPaymentPageDetails', { fields: 'FULL' });
    const first = await place(client, page.code!, { 'idempotency-key': 'given-up' }); // nobody read it
    const again = await place(client, page.code!, { 'idempotency-key': 'tried-again' });
    expect([again.status, again.body.code]).toEqual([200, first.body.code]);
    expect(again.body.payment).toBeDefined();
  });

  test('twenty times at the same moment gives one order', async () => {
    const { client, cart } = await shopperReadyToPay();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(client, cart.code)));
    const codes = answers.filter((answer) => answer.status < 300).map((answer) => answer.body.code);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(1);
    expect((await history(client)).orders.map((order) => order.code)).toEqual([codes[0]]);
  });

  test('with one Idempotency-Key gives the stored answer again, and refuses another body', async () => {
    const { client, cart } = await shopperReadyToPay();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await place(client, cart.code, headers);
    const again = await place(client, cart.code, headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await client.call('POST', '/users/current/orders', { body: orderForm(cart.code, 'instant_eft'), headers });
    expect(other.status).toBe(422);
  });

  test('twenty times at once with one Idempotency-Key gives one answer, nineteen times again', async () => {
    const { client, cart } = await shopperReadyToPay();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const patiently = async () => {
      for (;;) {
        const answer = await place(client, cart.code, headers);
        if (answer.status !== 409) return answer;
        expect(answer.headers.get('retry-after')).toBe('1'); // the first is under way
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const answers = await Promise.all(Array.from({ length: 20 }, patiently));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(answers.filter(({ headers: said }) => said.get('idempotent-replayed') === 'true')).toHaveLength(19);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect((await history(client)).orders).toHaveLength(1);
  });

  test('again just like the last one asks first whether it is meant', async () => {
    const { client, order, cart } = await shopperWithOrder();
    expect(cart.code).not.toBe('');
    const second = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: (await aProduct()).code, quantity: 1 });
    await confirm(client, `/users/current/carts/${second.code}`);
    const doubtful = await place(client, second.code);
    expect(doubtful.status).toBe(409);
    expect((doubtful.body as unknown as Schemas['ErrorList']).errors[0]).toMatchObject({ type: 'DuplicateOrderError', subjectType: 'order', subject: order.code });
    expect((await place(client, second.code, {}, { confirmDuplicate: true })).status).toBe(201);
    expect((await history(client)).orders).toHaveLength(2);
  });

  test('empties the cart', async () => {
    const { client } = await shopperWithOrder();
    const user = await client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
    expect(user.totalItems).toBe(0);
  });

  test('takes the units off the shelf', async () => {
    const { client, order } = await shopperWithOrder('doorstep', [{ index: 3, quantity: 2 }]);
    expect(order.code).not.toBe('');
    const product = await aProduct(3);
    const later = await client.get(`/products/${product.code}`, { fields: 'FULL' });
    expect(later.stock.stockLevel).toBeLessThanOrEqual(product.stock!.stockLevel!);
  });

  test('needs a confirmed checkout', async () => {
    const { client, cart } = await shopperWithCart();
    expect(await client.refusal('POST', '/users/current/orders', { body: orderForm(cart.code) })).toMatchObject({ status: 400, type: 'CartValidationError' });
    expect((await history(client)).orders).toEqual([]);
  });

  test('needs a way to pay that exists', async () => {
    const { client, cart } = await shopperReadyToPay();
    expect(await client.refusal('POST', '/users/current/orders', { body: orderForm(cart.code, 'shells') })).toMatchObject({ status: 400, type: 'PaymentError', subject: 'shells' });
    const { paymentMode, ...without } = orderForm(cart.code);
    expect(await client.refusal('POST', '/users/current/orders', { body: without })).toMatchObject({ status: 400, type: 'ValidationError', reason: 'missing', subject: 'paymentMode' });
    expect((await history(client)).orders).toEqual([]);
  });

  test('without a way to pay asks for one in the words of the checkout', async () => {
    const { client, cart } = await shopperReadyToPay();
    expect(await client.refusal('POST', '/users/current/orders', { body: { cartId: cart.code, termsChecked: true } })).toMatchObject({ status: 400, message: 'Please select at least one payment option' });
  });

  test('of a cart that does not exist is refused', async () => {
    const { client } = await customer();
    expect(await client.refusal('POST', '/users/current/orders', { body: orderForm('99999999') })).toMatchObject({ status: 400, type: 'CartError', reason: 'notFound', subject: '99999999' });
  });
});

describe('the order history', () => {
  test('is empty at first', async () => {
    const { client } = await customer();
    expect(await history(client)).toMatchObject({ orders: [], pagination: { totalResults: 0 } });
  });

  test('shows the newest first, page by page', async () => {
    const { client, order, path } = await shopperWithOrder();
    expect(path).not.toBe('');
    const { orders, pagination } = await history(client);
    expect(orders).toMatchObject([{ code: order.code, paymentStatus: 'pending', total: order.totalPriceWithTax }]);
    expect(pagination).toMatchObject({ currentPage: 0, totalPages: 1, totalResults: 1 });
    expect((await history(client, { currentPage: 1 })).orders).toEqual([]);
  });

  test('can be narrowed by status and time', async () => {
    const { client, order } = await shopperWithOrder();
    const { orders } = await history(client);
    expect((await history(client, { statuses: orders[0]!.status })).orders.map((one) => one.code)).toEqual([order.code]);
    expect((await history(client, { statuses: 'CANCELLED' })).orders).toEqual([]);
    expect((await history(client, { time: 'last30Days' })).orders).toHaveLength(1);
    expect((await history(client, { time: 'custom', startTime: '2022-01', endTime: '2022-03' })).orders).toEqual([]);
    const month = new Date(Date.parse(orders[0]!.placed) + 2 * 3_600_000).toISOString().slice(0, 7); // in Johannesburg
    expect((await history(client, { time: 'custom', startTime: month, endTime: month })).orders).toHaveLength(1);
    expect((await history(client, { time: 'custom', startTime: '2024-05', endTime: '2024-05' })).orders).toEqual([]);
  });

  test.each([
    [{ statuses: 'FLYING' }, 'statuses'],
    [{ time: 'yesteryear' }, 'time'],
    [{ time: 'custom', startTime: '2024-05', endTime: '2024-02' }, 'endTime'],
    [{ time: 'custom', startTime: 'May', endTime: '2024-02' }, 'startTime'],
    [{ currentPage: -1 }, 'currentPage'],
  ])('refuses %j', async (query, subject) => {
    const { client } = await customer();
    expect(await client.refusal('GET', '/users/current/orders', { query })).toMatchObject({ status: 400, type: 'ValidationError', subject });
  });
});

describe('one order', () => {
  test('reads the same on both paths and through its cart', async () => {
    const { client, order, cart } = await shopperWithOrder();
    const direct = await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' });
    expect(await client.get(`/users/current/orders/${order.code}`, { fields: 'FULL' })).toEqual(direct);
    expect((await client.get<Order>('/orders/summary', { cartId: cart.code })).code).toBe(order.code);
    expect(direct).toMatchObject({ code: order.code, cartCode: cart.code, paymentStatus: 'pending', totalPriceWithTax: order.totalPriceWithTax });
  });

  test('keeps the address as it was when the order was made', async () => {
    const { client, order, address } = await shopperWithOrder();
    await client.delete(`/users/current/addresses/${address.id}`);
    const later = await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' });
    expect(later.deliveryAddress).toMatchObject({ line1: 'Berger Street', line2: '12', postalCode: '1686' });
  });

  test('that does not exist is not found', async () => {
    const { client } = await customer();
    for (const path of ['/orders/99999999', '/users/current/orders/99999999', '/orders/99999999/status'])
      expect(await client.refusal('GET', path)).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'order', subject: '99999999' });
  });
});
