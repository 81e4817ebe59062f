// Notifications by Web Push: to the devices of a customer who allowed them, of what they chose, and to nobody else.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, place, readCheckout, type DeliveryCode, type Order } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { parts } from './support/forms.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customer, customerWithAddress, password } from './support/people.ts';
import { type Pushsim, startPushsim } from './support/pushsim.ts';
import { importFile, runProgram, startOwnShop } from './support/server.ts';

type State = Schemas['Push'];

const secret = 'a secret between shop and warehouse';
let pushsim: Pushsim;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
let env: Record<string, string>;

beforeAll(async () => {
  pushsim = await startPushsim();
  const key = /private_key = "([\w-]{43})"/.exec(runProgram('spaza', ['push', 'key']))![1]!;
  env = {
    SPAZA_PUSH_PRIVATE_KEY: key,
    SPAZA_PUSH_SIMULATOR_URL: pushsim.base,
    SPAZA_SHOP_EMAIL: 'help@shop.example',
    SPAZA_WAREHOUSE_SECRET: secret,
    SPAZA_LIMITS_ENABLED: 'false',
  };
  own = await startOwnShop('push', { products: 200, env });
  api = new Client({ base: own.shop.base });
});
afterAll(async () => {
  await own?.stop();
  await pushsim?.stop();
});

const sql = (statement: string) => sqlOn(own.shop.database, statement);
const stateOf = (client: Client) => client.get<State>('/users/current/push');
const queued = (email: string) => Number(sql(`SELECT COUNT(*) FROM outbox WHERE topic = 'push' AND payload LIKE '%' || (SELECT id FROM customer WHERE uid = '${email}') || '%'`));
const waiting = () => Number(sql("SELECT COUNT(*) FROM outbox WHERE topic = 'push' AND state = 'waiting'"));
const allow = async (client: Client) => {
  const browser = pushsim.subscribe((await stateOf(client)).applicationServerKey!);
  const { deviceId } = await client.put<State>('/users/current/push/subscription', browser.form);
  return { ...browser, deviceId: deviceId! };
};

/** Places an order and pays it. */
const paidOrder = async (client: Client, wanted: DeliveryCode = 'doorstep', quantity = 1) => {
  const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 8)!;
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, {
    shipments: choose(await readCheckout(client, path), wanted),
  });
  const { body } = await place(client, cart.code);
  await (await PaymentPage.open(body.payment!)).press('Pay');
  await settled(client, body.code, 'succeed');
  return client.get<Order>(`/orders/${body.code}`, { fields: 'FULL' });
};

const step = async (order: Order, name: string, body: object = {}) => {
  const path = `/warehouse/consignments/${order.consignments![0]!.code}/${name}`;
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret)
    .update(`${at}.${path}\n${JSON.stringify(body)}`)
    .digest('hex');
  const { status } = await api.call('POST', path, {
    body,
    headers: { 'x-spaza-signature': `t=${at},v1=${signature}` },
  });
  expect(status, name).toBe(200);
};

test('an order is followed to the door on every device, by its number and state alone', async () => {
  const { client, email } = await customerWithAddress({}, api);
  expect(await stateOf(client)).toEqual({
    offered: true,
    applicationServerKey: expect.stringMatching(/^[\w-]{87}$/),
    choices: [
      expect.objectContaining({ kind: 'delivery', wanted: true }),
      expect.objectContaining({ kind: 'afterSale', wanted: true }),
      expect.objectContaining({ kind: 'backInStock', wanted: false }),
    ],
  });
  const phone = await allow(client);
  expect((await stateOf(client)).deviceId).toBe(phone.deviceId);
  expect((await client.put<State>('/users/current/push/subscription', phone.form)).deviceId).toBe(phone.deviceId);
  const { access_token } = await api.post<Schemas['Session']>('/userLogin', {
    username: email,
    password,
  });
  const tablet = await allow(client.with({ token: access_token! }));

  const order = await paidOrder(client);
  await expect.poll(() => phone.states()).toEqual(['paid']);
  await step(order, 'pick');
  await step(order, 'ship', { carrier: 'The Courier', trackingID: 'TC1' });
  await step(order, 'deliver');
  for (const each of [phone, tablet]) await expect.poll(() => each.states()).toEqual(['paid', 'shipped', 'delivered']);
  const [paid, shipped] = phone.device.delivered;
  expect(paid).toEqual({
    payload: {
      to: phone.deviceId,
      about: 'order',
      code: order.code,
      state: 'paid',
    },
    ttl: expect.any(Number),
    urgency: 'normal',
    topic: shipped!.topic,
  });
  expect(paid!.ttl).toBeGreaterThan(86_000);
  expect(paid!.ttl).toBeLessThanOrEqual(86_400);
  expect(shipped!.urgency).toBe('high');
  expect(tablet.device.delivered[0]!.payload.to).toBe(tablet.deviceId);
  expect(pushsim.problems).toEqual([]);
});

test('a parcel that is ready, and an order that is cancelled', async () => {
  const { client } = await customerWithAddress({}, api);
  const phone = await allow(client);
  const order = await paidOrder(client, 'pickup');
  await step(order, 'pick');
  await step(order, 'ready');
  await expect.poll(() => phone.states()).toEqual(['paid', 'ready']);
  const other = await paidOrder(client, 'doorstep', 2);
  const cancel = (quantity: number) =>
    client.post(`/users/current/orders/${other.code}/cancellation`, {
      cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity }],
    });
  await cancel(1);
  await cancel(1);
  await expect.poll(() => phone.states()).toEqual(['paid', 'ready', 'paid', 'partlyCancelled', 'cancelled']);
});

test('what was not chosen is not sent, and the ledger says who chose', async () => {
  const { client, email } = await customerWithAddress({}, api);
  const phone = await allow(client);
  const off = await client.put<State>('/users/current/push/choices', {
    kind: 'delivery',
    wanted: false,
  });
  expect(off.choices.find(({ kind }) => kind === 'delivery')!.wanted).toBe(false);
  await client.put('/users/current/push/choices', {
    kind: 'delivery',
    wanted: false,
  });
  const ledger = sql(
    `SELECT purpose, granted, wording, channel, source FROM consent_entry WHERE purpose LIKE 'push.%' AND customer_id = (SELECT id FROM customer WHERE uid = '${email}')`,
  );
  expect(ledger.split('\n')).toEqual([expect.stringMatching(/^push\.delivery\W+0\W+Delivery and collection\W+web\W+communication$/)]);
  await paidOrder(client);
  expect(queued(email)).toBe(0);
  expect(phone.device.calls).toBe(0);
  expect(
    await client.refusal('PUT', '/users/current/push/choices', {
      body: { kind: 'marketing', wanted: true },
    }),
  ).toMatchObject({ status: 400, type: 'ValidationError' });
});

test('answers to messages, and what is back in stock once it is chosen', async () => {
  const { client } = await customer({}, api);
  const phone = await allow(client);
  const ticket = await client.done<Schemas['Ticket']>(
    'POST',
    '/users/current/tickets',
    await parts([
      ['subject', 'The lift'],
      ['body', 'It is broken.'],
    ]),
  );
  const answer = () =>
    runProgram('spaza', ['tickets', 'answer', ticket.id, '--text', 'We fix it today.', '--database', own.shop.database], { ...env, SPAZA_SERVE_PUBLIC_URL: own.shop.base });
  answer();
  await expect
    .poll(() => phone.device.delivered.map(({ payload }) => payload))
    .toEqual([
      {
        to: phone.deviceId,
        about: 'ticket',
        code: ticket.id,
        state: 'answered',
      },
    ]);

  const pages = await Promise.all(
    [0, 1].map((currentPage) =>
      api.get<Schemas['ProductSearchPage']>('/products/search', {
        pageSize: 100,
        currentPage,
        fields: 'FULL',
      }),
    ),
  );
  const [first, second] = pages.flatMap(({ products }) => products).filter(({ stock, preOrder, price }) => !preOrder && price && stock?.stockLevelStatus === 'outOfStock') as [
    Schemas['Product'],
    Schemas['Product'],
  ];
  const comesBack = async ({ code }: Schemas['Product']) => {
    await client.post(`/users/current/${code}/notify`, {});
    importFile(own.database.url, 'stock.csv', `product,store,onHand\n${code},G205,7\n`);
    await expect.poll(async () => (await client.get(`/users/current/${code}/notify`)).notified).toBe(false);
  };
  await comesBack(first);
  await client.put('/users/current/push/choices', {
    kind: 'backInStock',
    wanted: true,
  });
  await comesBack(second);
  await expect
    .poll(() => phone.device.delivered.at(-1)!.payload)
    .toEqual({
      to: phone.deviceId,
      about: 'product',
      code: second.code,
      state: 'inStock',
    });
  expect(phone.device.delivered).toHaveLength(2);
});

test('nothing comes after signing out, not even what was queued before', async () => {
  const { client, email } = await customerWithAddress({}, api);
  const phone = await allow(client);
  phone.device.answers.push({ status: 503 });
  const order = await paidOrder(client);
  await expect.poll(() => phone.device.calls).toBe(1);
  await client.post('/logout', { username: email });
  sql("UPDATE outbox SET due_at = 0 WHERE topic = 'push' AND state = 'waiting'");
  await expect.poll(waiting).toBe(0);
  await step(order, 'pick');
  await step(order, 'ship');
  expect(queued(email)).toBe(1);
  expect(phone.device.calls).toBe(1);
});

test('who signs in after another on the same device gets their own news, and nobody the other’s', async () => {
  const [first, second] = [await customerWithAddress({}, api), await customerWithAddress({}, api)];
  const phone = await allow(first.client);
  const { deviceId } = await second.client.put<State>('/users/current/push/subscription', phone.form);
  expect((await stateOf(first.client)).deviceId).toBeUndefined();
  await paidOrder(first.client);
  const order = await paidOrder(second.client);
  await expect.poll(() => phone.device.delivered.map(({ payload }) => payload)).toEqual([{ to: deviceId, about: 'order', code: order.code, state: 'paid' }]);
  expect(queued(first.email)).toBe(0);

  await second.client.delete('/users/current/push/subscription');
  await second.client.delete('/users/current/push/subscription');
  await step(order, 'pick');
  await step(order, 'ship');
  expect(queued(second.email)).toBe(1);
});

test('a device that is gone is forgotten; a push service that is busy is asked again when it said', async () => {
  const { client, email } = await customerWithAddress({}, api);
  const phone = await allow(client);
  phone.device.answers.push({ status: 429, retryAfter: '7200' });
  await paidOrder(client);
  const due = () => Number(sql(`SELECT MAX(due_at) FROM outbox WHERE topic = 'push' AND state = 'waiting' AND attempts = 1 AND payload LIKE '%${phone.deviceId}%'`)) - Date.now();
  await expect.poll(due).toBeGreaterThan(7_100_000);
  expect(due()).toBeLessThan(7_210_000);
  sql(`UPDATE outbox SET due_at = 0 WHERE topic = 'push' AND state = 'waiting'`);
  await expect.poll(() => phone.states()).toEqual(['paid']);

  phone.device.gone = true;
  await paidOrder(client);
  await expect.poll(async () => (await stateOf(client)).deviceId).toBeUndefined();
  expect(Number(sql(`SELECT COUNT(*) FROM push_device WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`))).toBe(0);
  expect(Number(sql("SELECT COUNT(*) FROM outbox WHERE topic = 'push' AND state = 'failed'"))).toBe(0);
});

test('only addresses of push services are taken, and at most ten devices', async () => {
  const { client, email } = await customer({}, api);
  const { form } = pushsim.subscribe((await stateOf(client)).applicationServerKey!);
  for (const endpoint of [
    '',
    'http://127.0.0.1:1/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com@169.254.169.254/x',
    'https://evil.example/x',
    `${form.endpoint}${'x'.repeat(1100)}`,
  ])
    expect(
      await client.refusal('PUT', '/users/current/push/subscription', {
        body: { ...form, endpoint },
      }),
    ).toMatchObject({ status: 400 });
  expect(
    await client.refusal('PUT', '/users/current/push/subscription', {
      body: { ...form, keys: { ...form.keys, auth: 'c2hvcnQ' } },
    }),
  ).toMatchObject({ status: 400 });
  expect(
    await client.refusal('PUT', '/users/current/push/subscription', {
      body: {},
    }),
  ).toMatchObject({ status: 400 });
  for (let each = 0; each < 12; each += 1) {
    const { access_token } = await api.post<Schemas['Session']>('/userLogin', { username: email, password });
    await allow(api.with({ token: access_token! }));
  }
  expect(Number(sql(`SELECT COUNT(*) FROM push_device WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`))).toBe(10);
});

test('after another key of the shop a device is asked anew, and nothing is sent to it', async () => {
  const { client, email } = await customer({}, api);
  await allow(client);
  expect((await stateOf(client)).deviceId).toBeTruthy();
  sql(`UPDATE push_device SET server_key = 'the key before' WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
  expect((await stateOf(client)).deviceId).toBeUndefined();
  await allow(client);
  expect((await stateOf(client)).deviceId).toBeTruthy();
  expect(sql(`SELECT COUNT(*) FROM push_device WHERE server_key <> 'the key before' AND customer_id = (SELECT id FROM customer WHERE uid = '${email}')`)).toBe('1');
});

test('a shop without a key offers nothing', async () => {
  const { client } = await customer();
  expect(await stateOf(client)).toMatchObject({ offered: false });
  const { form } = pushsim.subscribe('none');
  expect(
    await client.refusal('PUT', '/users/current/push/subscription', {
      body: form,
    }),
  ).toMatchObject({ status: 400 });
});
