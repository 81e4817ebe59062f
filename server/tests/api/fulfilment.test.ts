// A paid order on its way: the warehouse moves it, the shopper downloads its invoice or cancels before it is packed.
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, type DeliveryCode, place, readCheckout, type Order } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { importFile, startOwnShop } from './support/server.ts';
import { cents } from './support/shelf.ts';

const secret = 'a secret between shop and warehouse';
const heard: { signature: string; id: string; body: string }[] = [];
let warehouse: Server;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let shop: Client;

const signed = (text: string, at = Math.floor(Date.now() / 1000), key = secret) =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`;

beforeAll(async () => {
  warehouse = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      heard.push({ signature: String(request.headers['x-spaza-signature']), id: String(request.headers['x-spaza-event-id']), body });
      response.statusCode = heard.length === 1 ? 500 : 204; // the first one has to be sent again
      response.end();
    });
  });
  await new Promise<void>((done) => warehouse.listen(0, '127.0.0.1', done));
  const { port } = warehouse.address() as { port: number };
  own = await startOwnShop('fulfilment', {
    products: 200,
    env: { SPAZA_WAREHOUSE_SECRET: secret, SPAZA_WAREHOUSE_FEED_URL: `http://127.0.0.1:${port}/feed`, SPAZA_LIMITS_ENABLED: 'false', SPAZA_SHOP_OLD_ORDERS: 'true' },
  });
  shop = new Client({ base: own.shop.base });
});
afterAll(async () => {
  await own?.stop();
  warehouse?.close();
});

const paidOrder = async (quantity = 2, wanted: DeliveryCode = 'doorstep') => {
  const { client } = await customerWithAddress({}, shop);
  const { products } = await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5)!;
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), wanted) });
  const { body } = await place(client, cart.code);
  await (await PaymentPage.open(body.payment!)).press('Pay');
  await settled(client, body.code, 'succeed');
  return { client, order: await client.get<Order>(`/orders/${body.code}`, { fields: 'FULL' }) };
};

const step = (consignment: string, name: string, body: object = {}, signature?: string) => {
  const path = `/warehouse/consignments/${consignment}/${name}`;
  const text = JSON.stringify(body);
  return shop.call('POST', path, { body, headers: { 'x-spaza-signature': signature ?? signed(`${path}\n${text}`) } });
};

describe('the warehouse', () => {
  test('moves a part to the door, and the shopper sees it', async () => {
    const { client, order } = await paidOrder();
    const part = order.consignments![0]!.code;
    for (const [name, more] of [['pick', {}], ['ship', { carrier: 'The Courier', trackingID: 'TC1' }], ['deliver', {}]] as const)
      expect((await step(part, name, more)).status, name).toBe(200);

    const now = await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' });
    expect(now).toMatchObject({ status: 'COMPLETED', cancellable: false });
    expect(now.shipmentEntries!.shipments[0]).toMatchObject({ status: 'DELIVERY_COMPLETED', statusDisplay: 'Delivered', trackingID: 'TC1', carrier: 'The Courier' });
    expect(now.timeline!.filter((row) => row.consignment === part).map((row) => row.status)).toEqual(['PICKPACK', 'SHIPPED', 'DELIVERY_COMPLETED']);
  });

  test('hands a part over for its collection code, which the shopper has from the payment on', async () => {
    const { client, order } = await paidOrder(1, 'pickup');
    const part = order.consignments![0]!.code;
    const code = order.shipmentEntries!.shipments[0]!.collectionCode!;
    expect(code).toMatch(/^[2-9BCDFGHJKMNPQRTVWXYZ]{6}$/);
    const reported = () => heard.find(({ id }) => id === `order.paid:${order.code}`);
    await expect.poll(reported).toBeTruthy();
    expect(JSON.parse(reported()!.body).consignments[0].collectionCode).toBe(code);
    await step(part, 'pick');
    await step(part, 'ready');
    const mails = ((await (await fetch(`${own.shop.base}/dev/outbox.json`)).json()) as { messages: { key: string; text: string }[] }).messages;
    expect(mails.find(({ key }) => key.endsWith(`:${part}`) && key.startsWith('order-'))!.text).toContain(`Collection code: ${code}`);

    const wrong = code === '222222' ? '333333' : '222222';
    expect(await step(part, 'collect', { collectionCode: wrong })).toMatchObject({ status: 400 });
    expect((await step(part, 'collect', { collectionCode: `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}` })).status).toBe(200);
    expect((await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).shipmentEntries!.shipments[0]).toMatchObject({ status: 'PICKUP_COMPLETE' });
    expect((await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).shipmentEntries!.shipments[0]!.collectionCode).toBeUndefined();
    expect((await paidOrder(1)).order.shipmentEntries!.shipments[0]!.collectionCode).toBeUndefined();
  });

  test('leads nobody anywhere but to an address of the web', async () => {
    const { client, order } = await paidOrder();
    const part = order.consignments![0]!.code;
    await step(part, 'pick');
    for (const trackingUrl of ['javascript:alert(document.domain)//https://', 'data:text/html,x', 'JAVASCRIPT:alert(1)', '//courier.example/1', 'courier.example'])
      expect(await step(part, 'ship', { trackingUrl }), trackingUrl).toMatchObject({ status: 400, body: { errors: [{ subject: 'trackingUrl' }] } });
    expect((await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).consignments![0]!.status).toBe('PICKPACK');
    expect((await step(part, 'ship', { trackingUrl: 'https://courier.example/1' })).status).toBe(200);
  });

  test('is reported by a signed feed, again until it answers', async () => {
    const { order } = await paidOrder();
    const mine = () => heard.filter(({ id }) => id === `order.paid:${order.code}`);
    await expect.poll(() => mine().length).toBeGreaterThan(0);
    const { signature, body } = mine().at(-1)!;
    const at = Number(/^t=(\d+),/.exec(signature)![1]);
    expect(signature).toBe(signed(body, at));
    expect(JSON.parse(body)).toMatchObject({ event: 'order.paid', order: order.code, consignments: [{ status: 'READY', entries: [{ quantity: 2 }] }] });
  });

  test('is not heard without the right signature, and moves nothing', async () => {
    const { client, order } = await paidOrder();
    const part = order.consignments![0]!.code;
    const text = `/warehouse/consignments/${part}/pick\n{}`;
    for (const bad of ['nonsense', signed(text, undefined, 'another secret'), signed(text, Math.floor(Date.now() / 1000) - 400), signed('/other\n{}')])
      expect((await step(part, 'pick', {}, bad)).status).toBe(403);
    expect((await step(part, 'deliver')).status).toBe(409);
    expect((await step('99999999-A', 'pick')).status).toBe(400);
    expect((await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).consignments![0]!.status).toBe('READY');
  });
});

describe('an invoice', () => {
  test('is downloaded by its owner only', async () => {
    const { client, order } = await paidOrder();
    const number = order.shipmentEntries!.shipments[0]!.invoice!.invoiceNumber!;
    const address = `${own.shop.base}${client.prefix()}/download/invoice/${number}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${client.token}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`"${number}.pdf"`);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    const byCode = await fetch(address.replace('/invoice/', '/pdf/'), { headers: { authorization: `Bearer ${client.token}` } });
    expect([byCode.status, byCode.headers.get('content-disposition')]).toEqual([200, answer.headers.get('content-disposition')]);

    const other = (await customerWithAddress({}, shop)).client;
    expect((await fetch(address, { headers: { authorization: `Bearer ${other.token}` } })).status).toBe(400);
    expect((await fetch(address)).status).toBe(401);
  });
});

describe('cancelling', () => {
  test('some of it before it is packed gives that back and writes a credit note', async () => {
    const { client, order } = await paidOrder(2);
    const body = { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }], cancelReason: `${'a'.repeat(199)}é and more than is kept` };
    const path = `/users/current/orders/${order.code}/cancellation`;
    const after = await client.post<Order>(path, body, { headers: { 'idempotency-key': `cancel-${order.code}` } });
    expect(after.entries![0]).toMatchObject({ quantity: 2, quantityCancelled: 1, cancellableQuantity: 1 });
    expect(after.billingDocuments!.map(({ type }) => type)).toEqual(['INVOICE', 'CREDIT_NOTE']);

    const again = await client.post<Order>(path, body, { headers: { 'idempotency-key': `cancel-${order.code}` } });
    expect(again.entries![0]!.quantityCancelled).toBe(1);
    const mails = async () => ((await (await fetch(`${own.shop.base}/dev/outbox.json`)).json()) as { messages: { key: string; text: string }[] }).messages;
    expect((await mails()).find(({ key }) => key === `order-cancelled:${order.code}:1`)!.text).toContain('back to where it was paid from');
    // the gateway has it, once
    await expect.poll(async () => (await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).paymentStatus).toBe('partlyRefunded');
    expect((await mails()).filter(({ key, text }) => key.startsWith('order-refund:') && text.includes(order.code))).toHaveLength(1);
  });

  test('what earned a gift cancels the gift too, and of three for two the free one', async () => {
    const { products } = await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const plain = products.filter((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 8);
    const [drill, lamp, cable] = plain.slice(-3) as [Schemas['Product'], Schemas['Product'], Schemas['Product']];
    sqlOn(own.database.url, 'DELETE FROM coupon; DELETE FROM promotion'); // the demo shop's own deals
    const head = 'code,type,title,products,units,rewardProducts,rewardUnits,percent,gift\n';
    importFile(own.shop.database, 'promotions.csv', `${head}gift-for-two,giveaway,A lamp with two,${drill.code},2,,,,${lamp.code}\nthree-for-two,buyGet,Three for two,${cable.code},2,${cable.code},1,100,\n`);
    const { client } = await customerWithAddress({}, shop);
    const add = (productCode: string, quantity: number) => client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode, quantity }, { query: { fields: 'FULL' } });
    const cart = await add(drill.code, 2);
    await add(cable.code, 3);
    const path = `/users/current/carts/${cart.code}`;
    await expect.poll(async () => (await client.get<Schemas['Cart']>(path, { fields: 'FULL' })).entries!.filter(({ giveAway }) => giveAway).length).toBe(1);
    await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
    const { body: placed } = await place(client, cart.code);
    await (await PaymentPage.open(placed.payment!)).press('Pay');
    await settled(client, placed.code, 'succeed');
    const order = await client.get<Order>(`/orders/${placed.code}`, { fields: 'FULL' });
    expect(order.cancelTakesGifts).toBe(true);
    const numberOf = (code: string) => order.entries!.find(({ product }) => product.code === code)!.entryNumber;
    const cancellation = `/users/current/orders/${order.code}/cancellation`;
    const returned = async () => cents((await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).refundedAmount);
    /** What the server says beforehand comes back to the cent, and saying it changes nothing. */
    const cancelAsForeseen = async (body: object) => {
      const before = await returned();
      const foreseen = await client.post<Schemas['CancellationPreview']>(`${cancellation}/preview`, body);
      expect(await returned()).toBe(before);
      const now = await client.post<Order>(cancellation, body, { query: { fields: 'FULL' } });
      expect(cents(now.refundedAmount) - before).toBe(cents(foreseen.refundAmount));
      return { now, foreseen };
    };
    const unitsOf = (code: string, quantity: number) => ({ cancellationRequestEntryInputs: [{ orderEntryNumber: numberOf(code), quantity }] });
    const kept = (now: Order, code: string) => {
      const entry = now.entries!.find(({ product }) => product.code === code)!;
      return entry.quantity - (entry.quantityCancelled ?? 0);
    };

    const { now: without, foreseen } = await cancelAsForeseen(unitsOf(drill.code, 1));
    expect(foreseen.entries.map(({ orderEntryNumber, isGift }) => [orderEntryNumber, isGift])).toEqual([
      [numberOf(drill.code), false],
      [numberOf(lamp.code), true],
    ]);
    expect([kept(without, drill.code), kept(without, lamp.code)]).toEqual([1, 0]);
    expect(without.withheldAmount).toBeUndefined();

    const { now: two, foreseen: nothing } = await cancelAsForeseen(unitsOf(cable.code, 1)); // two are kept, and two were paid for
    expect([cents(nothing.refundAmount), cents(nothing.withheldAmount)]).toEqual([0, cents(nothing.entries[0]!.totalPrice)]);
    expect(kept(two, cable.code)).toBe(2);
    expect(Math.round(two.withheldAmount!.value * 100)).toBe(Math.floor((Math.round(cable.price!.value * 100) * 4 + 3) / 6));
    expect(two.billingDocuments!.filter(({ type }) => type === 'CREDIT_NOTE')).toHaveLength(1);

    const { now: none } = await cancelAsForeseen({});
    expect(cents(none.refundedAmount)).toBe(cents(order.totalPriceWithTax));
    expect(none.withheldAmount).toBeUndefined();
    await expect.poll(async () => (await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).paymentStatus).toBe('refunded');
  });

  test('is refused once packing has begun, for too many units, and for somebody else', async () => {
    const { client, order } = await paidOrder(2);
    const path = `/users/current/orders/${order.code}/cancellation`;
    const many = { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 3 }] };
    expect(await client.refusal('POST', path, { body: many })).toMatchObject({ status: 400, type: 'OrderCancellationError', subject: '0' });
    const other = (await customerWithAddress({}, shop)).client;
    expect(await other.refusal('POST', path, { body: {} })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
    expect(await client.refusal('POST', `${path}/preview`, { body: many })).toMatchObject({ status: 400, type: 'OrderCancellationError', subject: '0' });
    expect(await other.refusal('POST', `${path}/preview`, { body: {} })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
    await step(order.consignments![0]!.code, 'pick');
    for (const late of [path, `${path}/preview`])
      expect(await client.refusal('POST', late, { body: {} })).toMatchObject({ status: 400, type: 'OrderCancellationError' });
    expect((await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).billingDocuments).toHaveLength(1);
  });
});

test('orders of the former system are a list of their own', async () => {
  const { client } = await customerWithAddress({}, shop);
  expect(await client.get('/users/current/oldOrders', { fields: 'FULL' })).toMatchObject({ orders: [], pagination: { totalResults: 0 } });
});

test('orders of the former system are imported and shown to whoever has their address, and bad rows are reported', async () => {
  const { client, email } = await customerWithAddress({}, shop);
  const row = (code: string, entries: string) => `${code},${email.toUpperCase()},2019-11-29,Delivered,598.00,${entries}\n`;
  const head = 'code,email,placedAt,status,total,entries\n';
  importFile(own.shop.database, 'oldOrders.csv', head + row('W-1', '10449003=2=398.00=HDMI cable|X=1=200.00=Bracket') + row('W-2', ''));
  importFile(own.shop.database, 'oldOrders-2.jsonl', JSON.stringify({ code: 'W-3', email, placedAt: '2021-02-03', status: 'Cancelled', total: 10, entries: [{ code: 'A', text: '1=10.00=A = B' }] }));
  importFile(own.shop.database, 'oldOrders.csv', head + row('W-2', '')); // once more changes nothing
  expect(await client.get<any>('/users/current/oldOrders', { fields: 'FULL' }), 'before the address is proven').toMatchObject({ isProofNeeded: true, orders: [] });
  sqlOn(own.shop.database, `UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
  const { orders, pagination } = await client.get<any>('/users/current/oldOrders', { fields: 'FULL' });
  expect(pagination.totalResults).toBe(3);
  expect(orders.map((one: any) => one.code)).toEqual(['W-3', 'W-2', 'W-1']);
  expect(JSON.stringify(orders)).toContain('HDMI cable');
  expect(JSON.stringify(orders)).toContain('A = B');
  const other = (await customerWithAddress({}, shop)).client;
  expect((await other.get<any>('/users/current/oldOrders', { fields: 'FULL' })).pagination.totalResults).toBe(0);

  const bad = (text: string) => {
    try {
      importFile(own.shop.database, 'oldOrders.csv', head + text);
    } catch (problem) {
      return String((problem as { stderr: Buffer; stdout: Buffer }).stderr) + String((problem as { stdout: Buffer }).stdout);
    }
    return 'imported';
  };
  expect(bad(row('W-4', 'A=zero=1.00=x'))).toMatch(/oldOrders\.csv.*2.*entries.*CODE=UNITS=RAND=NAME/s);
  expect(bad('W-5,nobody,2019-11-29,Delivered,1.00,\n')).toMatch(/email/);
  expect(bad('W-6,a@b.co.za,,Delivered,1.00,\n')).toMatch(/placedAt.*missing/s);
  expect(bad('W-7,a@b.co.za,2019-11-29,Delivered,-1,\n')).toMatch(/total/);
  expect((await client.get<any>('/users/current/oldOrders', { fields: 'FULL' })).pagination.totalResults).toBe(3);
});
