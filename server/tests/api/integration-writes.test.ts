// ERP and warehouse send stock, prices and steps of orders: signed, once, and all or nothing.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { Client, type Schemas, shop } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { keyProgram, ndjson, send, type SigningKey, signedHeaders, signingKey } from './support/integration.ts';
import { unguessable } from './support/people.ts';
import { pay } from './support/returns.ts';
import { ledgerFaults, startOwnShop } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Answer = Schemas['BatchAnswer'];

const root = `${api}/integration`;
const store = 'G205';
/** A shop whose stock nobody else changes. */
let own: Awaited<ReturnType<typeof startOwnShop>>;
let client: Client;
let key: SigningKey;
let codes: string[];
const sql = (statement: string) => sqlOn(own.database.url, statement);
const member = (roles: string) => memberOf({ database: own.database.url, base: own.shop.base }, roles).client;

beforeAll(async () => {
  own = await startOwnShop('integration-writes', { products: 500 });
  client = new Client({ base: own.shop.base });
  key = signingKey(own.database.url, 'stock,prices,steps');
  codes = sql(`SELECT p.product_code FROM price p JOIN stock s ON s.product_code = p.product_code WHERE s.store_code = '${store}' AND s.on_hand > 5 ORDER BY p.product_code LIMIT 12`).split('\n').map((line) => line.trim());
});
afterAll(() => own.stop());

const onHand = (product: string) => Number(sql(`SELECT on_hand FROM stock WHERE product_code = '${product}' AND store_code = '${store}'`));
const cents = (product: string) => Number(sql(`SELECT cents FROM price WHERE product_code = '${product}'`));
const refused = async (...given: Parameters<typeof send>) => {
  const { status, body } = await send<Schemas['ErrorList']>(...given);
  return { status, ...body.errors[0]!, errors: body.errors };
};

describe('a batch of stock', () => {
  test('sets what is on hand, as lines or as JSON, and says what it did', async () => {
    const [one, other] = codes.slice(0, 2) as [string, string];
    const [was, otherWas] = [onHand(one), onHand(other)];
    const rows = [{ product: one, store, onHand: was + 7 }, { product: other, store, onHand: otherWas }];
    expect((await send<Answer>(client, key, 'stock', rows)).body).toEqual({ rows: 2, changed: 1, unchanged: 1, bad: 0, problems: [] });
    expect(onHand(one)).toBe(was + 7);
    expect((await send<Answer>(client, key, 'stock', [{ product: one, store, onHand: was }], { type: 'application/json' })).body).toMatchObject({ changed: 1 });
    expect(onHand(one)).toBe(was);
    const { acts } = await member('auditor').get<Schemas['StaffActList']>(`${api}/audit`, { by: `key: ${key.name}` });
    expect(acts[0]).toMatchObject({ act: 'integration.stock', about: `key ${key.number}`, to: '1 rows, 1 changed, 0 bad' });
  });

  test('never takes what is reserved', async () => {
    const product = codes[1]!;
    sql(`UPDATE stock SET reserved = 3 WHERE product_code = '${product}' AND store_code = '${store}'`);
    expect((await send<Answer>(client, key, 'stock', [{ product, store, onHand: 0 }])).body).toMatchObject({ changed: 1 });
    expect(onHand(product)).toBe(3);
    sql(`UPDATE stock SET reserved = 0 WHERE product_code = '${product}' AND store_code = '${store}'`);
    await send(client, key, 'stock', [{ product, store, onHand: 9 }]);
    expect(onHand(product)).toBe(9);
  });

  test('with a bad row changes nothing and names each, by line and field; in part, the good rows are taken', async () => {
    const product = codes[2]!;
    const was = onHand(product);
    const body = [
      JSON.stringify({ product, store, onHand: was + 1 }), '', JSON.stringify({ product: 'NO-SUCH', store, onHand: 1 }), 'no json', JSON.stringify({ product, store: 'NOWHERE', onHand: 1 }),
      JSON.stringify({ product, store, onHand: -1 }), JSON.stringify({ product, store, onHand: 1, colour: 'red' }), '[1]',
    ].join('\n');
    const answer = await refused(client, key, 'stock', body);
    expect(answer).toMatchObject({ status: 400, type: 'ValidationError', subjectType: 'row', subject: '3.product' });
    expect(answer.errors.map(({ subject }) => subject)).toEqual(['3.product', '4', '5.store', '6.onHand', '7.colour', '8']);
    expect(onHand(product)).toBe(was);
    const { body: partly } = await send<Answer>(client, key, 'stock', body, { query: 'partial=true' });
    expect(partly).toMatchObject({ rows: 7, changed: 1, unchanged: 0, bad: 6 });
    expect(partly.problems.map(({ row, field }) => `${row}.${field}`)).toEqual(['3.product', '4.', '5.store', '6.onHand', '7.colour', '8.']);
    expect(onHand(product)).toBe(was + 1);
  });

  test('is of one to 20 000 rows', async () => {
    for (const [type, text] of [['application/x-ndjson', ''], ['application/x-ndjson', '\n\n'], ['application/json', '{"rows":[]}'], ['application/x-ndjson', '{}\n'.repeat(20_001)]])
      expect(await refused(client, key, 'stock', text!, { type })).toMatchObject({ status: 400, subject: 'rows' });
    for (const text of ['[]', '{', '{"rows":{}}']) expect(await refused(client, key, 'stock', text, { type: 'application/json' })).toMatchObject({ status: 400, subject: 'body' });
    expect(await refused(client, key, 'stock', '{}', { query: 'partial=perhaps' })).toMatchObject({ status: 400, subject: 'partial' });
    // Small members, each of which takes many times its place when it is read.
    const row = `{${Array.from({ length: 400_000 }, (_, n) => `"${n}":0`).join(',')}}`;
    for (const [type, text] of [['application/json', `{"rows":[${row}]}`], ['application/json', `[${'[],'.repeat(400_000)}[]]`], ['application/x-ndjson', row]])
      expect(await refused(client, key, 'stock', text!, { type })).toMatchObject({ status: 400, subject: 'body' });
  });
});

describe('a batch of prices', () => {
  test('sets them with their history, and gives nothing away', async () => {
    const product = codes[3]!;
    const was = cents(product);
    expect((await send<Answer>(client, key, 'prices', [{ product, price: (was + 99) / 100, wasPrice: (was + 995) / 100 }])).body).toMatchObject({ changed: 1 });
    expect(cents(product)).toBe(was + 99);
    const last = sql(`SELECT cents || '|' || was_cents || '|' || by_whom || '|' || why FROM price_history WHERE product_code = '${product}' ORDER BY id DESC LIMIT 1`);
    expect(last).toBe(`${was + 99}|${was + 995}|import|key: ${key.name}, key ${key.number}`);
    for (const [row, field] of [[{ price: 0 }, 'price'], [{ price: -1 }, 'price'], [{ price: 'cheap' }, 'price'], [{ price: 10, wasPrice: 9 }, 'wasPrice'], [{ wasPrice: 9 }, 'price']] as const)
      expect(await refused(client, key, 'prices', [{ product, ...row }])).toMatchObject({ status: 400, subject: `1.${field}` });
    expect(await refused(client, key, 'prices', [{ product, price: 1 }, { product, price: 2 }])).toMatchObject({ status: 400, subject: '2.product' });
    expect(cents(product)).toBe(was + 99);
    // In JSON as in lines, and as text; with cents, too.
    expect((await send<Answer>(client, key, 'prices', [{ product, price: (was + 1) / 100 }], { type: 'application/json' })).body).toMatchObject({ changed: 1 });
    expect(cents(product)).toBe(was + 1);
    expect((await send<Answer>(client, key, 'prices', [{ product, price: (was / 100).toFixed(2) }])).body).toMatchObject({ changed: 1 });
    expect(cents(product)).toBe(was);
  });
});

describe('a signature', () => {
  test('is of this call, this key and this body, and of now', async () => {
    const product = codes[4]!;
    const was = onHand(product);
    const rows = [{ product, store, onHand: was + 5 }];
    const minutes = 60_000;
    const bad: [string, Parameters<typeof send>[4]][] = [
      ['another secret', { signed: { secret: 'x' } }], ['another body', { signed: { body: ndjson([{ product, store, onHand: was }]) } }], ['another call', { signed: { target: `${root}/prices` } }],
      ['another key', { signed: { key: randomUUID() } }], ['too old', { at: Date.now() - 6 * minutes }], ['from the future', { at: Date.now() + 6 * minutes }], ['without the query', { query: 'partial=true', signed: { target: `${root}/stock` } }],
    ];
    for (const [what, how] of bad) expect([what, await refused(client, key, 'stock', rows, how)]).toMatchObject([what, { status: 401, type: 'InvalidSignatureError' }]);
    expect(await refused(client, { ...key, number: 99_999 }, 'stock', rows)).toMatchObject({ status: 401, type: 'InvalidSignatureError' });
    const body = ndjson(rows);
    const raw = { type: 'application/x-ndjson', text: body };
    const unsigned = await client.call('POST', `${root}/stock`, { raw, headers: { 'idempotency-key': randomUUID() } });
    expect([unsigned.status, unsigned.body.errors[0].type]).toEqual([401, 'InvalidTokenError']);
    const { 'idempotency-key': _, ...keyless } = signedHeaders(key, `${root}/stock`, body, { key: '' });
    const answer = await client.call('POST', `${root}/stock`, { raw, headers: keyless });
    expect([answer.status, answer.body.errors[0].subject]).toEqual([400, 'Idempotency-Key']);
    expect(onHand(product)).toBe(was);
    // a refusal is not kept: signed rightly, the same key goes through
    const again = randomUUID();
    expect((await refused(client, key, 'stock', rows, { key: again, signed: { secret: 'x' } })).status).toBe(401);
    expect((await send<Answer>(client, key, 'stock', rows, { key: again })).body).toMatchObject({ changed: 1 });
    await send(client, key, 'stock', [{ product, store, onHand: was }]);
  });

  test('is good for what its key sends, and for nothing once it is revoked', async () => {
    const database = own.database.url;
    const narrow = signingKey(database, 'prices');
    const row = [{ product: codes[5]!, store, onHand: onHand(codes[5]!) }];
    expect(await refused(client, narrow, 'stock', row)).toMatchObject({ status: 403, type: 'ForbiddenError', subject: 'sendStock' });
    const read = await client.call('GET', `${root}/stock`, { headers: signedHeaders(narrow, `${root}/stock`, '') });
    expect(read.status).toBe(401); // signed as a POST
    const owner = member('owner');
    expect((await owner.call('POST', `${root}/stock`, { raw: { type: 'application/x-ndjson', text: ndjson(row) }, headers: { 'idempotency-key': randomUUID() } })).status).toBe(403);
    const listed = () => (JSON.parse(keyProgram(database, 'list', '--json')) as { number: number; sends: string; usedAt?: string; revokedAt?: string }[]).find(({ number }) => number === narrow.number)!;
    expect(listed()).toMatchObject({ sends: 'prices', usedAt: expect.any(String) });
    const price = [{ product: codes[5]!, price: cents(codes[5]!) / 100 }];
    expect((await send(client, narrow, 'prices', price)).status).toBe(200);
    expect(keyProgram(database, 'revoke', String(narrow.number))).toContain('is revoked');
    expect(await refused(client, narrow, 'prices', price)).toMatchObject({ status: 401 });
    expect(listed().revokedAt).toBeTruthy();
    for (const sends of ['', 'orders', 'stock,', 'stock, prices']) expect(() => keyProgram(database, 'add', `ERP ${unguessable()}`, '--sends', sends)).toThrow(/stock, prices or steps/);
  });
});

describe('sent twice', () => {
  test('it is done once, also both at the same time', async () => {
    const product = codes[6]!;
    const was = onHand(product);
    const again = randomUUID();
    const rows = [{ product, store, onHand: was + 3 }];
    const first = await send<Answer>(client, key, 'stock', rows, { key: again });
    await send(client, key, 'stock', [{ product, store, onHand: was + 9 }]);
    const second = await send<Answer>(client, key, 'stock', rows, { key: again });
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(onHand(product)).toBe(was + 9);
    expect((await send(client, key, 'stock', [{ product, store, onHand: 1 }], { key: again })).status).toBe(422);
    const both = randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => send<Answer>(client, key, 'stock', [{ product, store, onHand: was }], { key: both })));
    expect(answers.filter(({ status, headers }) => status === 200 && !headers.get('idempotent-replayed'))).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(onHand(product)).toBe(was);
  });
});

describe('steps of orders', () => {
  const client = shop();
  let key: SigningKey;
  beforeAll(() => {
    key = signingKey(inject('shop').database, 'steps');
  });

  test('move parts with their tracking; what is done already is unchanged, what cannot be is refused', async () => {
    const { client: shopper, order } = await shopperWithOrder();
    const consignment = (await pay(shopper, order)).consignments![0]!.code!;
    const rows = [{ consignment, step: 'pick' }, { consignment, step: 'ship', carrier: 'The Courier', trackingId: 'T-77', trackingUrl: 'https://courier.example/T-77' }];
    expect((await send<Answer>(client, key, 'order-steps', rows)).body).toMatchObject({ rows: 2, changed: 2, unchanged: 0 });
    const seen = async () => (await shopper.get<Schemas['Order']>(`/orders/${order.code}`, { fields: 'FULL' })).consignments![0]!;
    expect(await seen()).toMatchObject({ status: 'SHIPPED', trackingID: 'T-77' });
    expect((await send<Answer>(client, key, 'order-steps', rows)).body).toMatchObject({ rows: 2, changed: 0, unchanged: 2 });
    for (const [row, field] of [[{ consignment: 'NONE', step: 'pick' }, 'step'], [{ consignment, step: 'fly' }, 'step'], [{ step: 'pick' }, 'consignment'], [{ consignment, step: 'collect' }, 'step'], [{ consignment, step: 'deliver', trackingUrl: 'javascript:1' }, 'trackingUrl'], [{ consignment, step: 'deliver', weight: 1 }, 'weight'],
      // What nobody sees, or what is no text: PostgreSQL takes no zero byte at all.
      [{ consignment: `${consignment}\0`, step: 'deliver' }, 'consignment'], [{ consignment, step: 'deliver', carrier: 'A\0B' }, 'carrier'], [{ consignment, step: 'deliver', trackingId: 'A\r\nB' }, 'trackingId'],
      [{ consignment, step: 'deliver', carrier: ['A'] }, 'carrier'], [{ consignment: [consignment], step: 'deliver' }, 'consignment']] as const)
      expect([row, await refused(client, key, 'order-steps', [{ consignment, step: 'deliver' }, row])]).toMatchObject([row, { status: 400, subject: `2.${field}` }]);
    expect((await seen()).status).toBe('SHIPPED');
    expect((await send<Answer>(client, key, 'order-steps', [{ consignment, step: 'collect' }, { consignment, step: 'deliver' }], { query: 'partial=true' })).body).toMatchObject({ changed: 1, bad: 1 });
    expect((await seen()).status).toBe('DELIVERY_COMPLETED');
  });
});

describe('when the power goes', () => {
  test('a batch is there whole or not at all, and once when it is sent again', { timeout: 240_000 }, async () => {
    const shelves = sql("SELECT product_code || '|' || store_code FROM stock ORDER BY product_code, store_code").split('\n').map((line) => line.trim().split('|'));
    const rows = shelves.map(([product, where]) => ({ product, store: where, onHand: 77 }));
    const sum = () => Number(sql('SELECT COUNT(*) FROM stock WHERE on_hand = 77'));
    for (const delay of [5, 20, 60, 150]) {
      sql('UPDATE stock SET on_hand = 33');
      const again = randomUUID();
      const cut = send(new Client({ base: own.shop.base }), key, 'stock', rows, { key: again }).catch(() => undefined);
      await pause(delay); // into the midst of it
      await own.shop.kill();
      await cut;
      expect([0, rows.length]).toContain(sum());
      await own.restart();
      const whole = new Client({ base: own.shop.base });
      await expect.poll(async () => (await send<Answer>(whole, key, 'stock', rows, { key: again })).status, { timeout: 90_000 }).toBe(200);
      expect(sum()).toBe(rows.length);
      sql('UPDATE stock SET on_hand = 33');
      const { headers, body } = await send<Answer>(whole, key, 'stock', rows, { key: again });
      expect([headers.get('idempotent-replayed'), body.changed]).toEqual(['true', rows.length]);
      expect(sum()).toBe(0);
    }
    expect(ledgerFaults(own.database.url)).toEqual([]);
  });
});
