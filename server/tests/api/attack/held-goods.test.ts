// Goods that are held without being paid for: a crowd of new customers keeps no product from others, and many honest
// ones behind one address are served.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, place } from '../support/buying.ts';
import { type CallOptions, Client, type Problem, type Schemas } from '../support/client.ts';
import { sqlOn } from '../support/database.ts';
import { PaymentPage } from '../support/gateway.ts';
import { customerWithAddress } from '../support/people.ts';
import { listing, type Product } from '../support/shelf.ts';
import { engine, startOwnShop, until } from '../support/server.ts';

/** Comes from this address, as a proxy tells. */
class ClientAt extends Client {
  constructor(
    private readonly options: { base: string; channel?: string; zone?: string; token?: string },
    private readonly address: string,
  ) {
    super(options);
  }
  override with(more: { channel?: string; zone?: string; token?: string }): Client {
    return new ClientAt({ ...this.options, ...more }, this.address);
  }
  override raw(method: string, target: string, options: CallOptions = {}) {
    return super.raw(method, target, { ...options, headers: { 'x-forwarded-for': this.address, ...options.headers } });
  }
}

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shelf: Product[];
const units = 20;

beforeAll(async () => {
  // The bounds as delivered; how fast one signs up and orders is limited elsewhere.
  own = await startOwnShop('held-goods', { products: 80, env: { SPAZA_LIMITS_REGISTER: '10000/minute/peer', SPAZA_LIMITS_WRITES: '10000/minute/caller', SPAZA_LIMITS_ORDER: '10000/minute/caller' } });
  const sql = (statement: string) => sqlOn(own.shop.database, statement);
  sql(`UPDATE stock SET on_hand = CASE WHEN store_code = 'G205' THEN ${units} ELSE 0 END, reserved = 0`);
  const writer = engine === 'sqlite' ? '0' : 'pg_current_xact_id()::text::bigint';
  sql(`INSERT INTO change_log (writer, kind, key, at) VALUES (${writer}, 'stock', '*', ${Date.now()})`);
  const ordinary = async () =>
    (await listing(':relevance', {}, new Client({ base: own.shop.base }))).products.filter(
      (one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && one.stock?.stockLevel === units,
    );
  await until('the shop having heard of the stock', 60_000, async () => (shelf = await ordinary()).length > 9);
});
afterAll(() => own.stop());

const at = (address: string) => new ClientAt({ base: own.shop.base }, address);
const free = (product: Product) => Number(sqlOn(own.shop.database, `SELECT on_hand - reserved FROM stock WHERE product_code = '${product.code}' AND store_code = 'G205'`));

/** Somebody nobody has met, with so many of it in a checked cart. */
const ready = async (address: string, product: Product, quantity: number) => {
  const { client, email } = await customerWithAddress({}, at(address));
  const cart = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code, quantity });
  const path = `/users/current/carts/${cart.code}`;
  await confirm(client, path);
  const wants = async (fewer: number) => {
    await client.done('PATCH', `${path}/entries/0`, { body: { quantity: fewer } });
    await confirm(client, path);
  };
  return { client, email, wants, orders: (headers: Record<string, string> = {}) => place(client, cart.code, headers) };
};

describe('a crowd of new customers', () => {
  test('from few addresses leaves goods for others, however much each wants', { timeout: 600_000 }, async () => {
    const product = shelf[0]!;
    for (let i = 0; i < 6; i += 1) {
      const attacker = await ready(`203.0.113.${i % 3}`, product, Math.min(12, free(product)));
      for (const wanted of [0, 5, 4, 1]) {
        if (wanted > 0) await attacker.wants(wanted);
        const { status, body } = await attacker.orders();
        if (status === 201) break;
        expect(status).toBe(409);
        expect(body).toMatchObject({ errors: [{ type: 'UnpaidUnitsError', reason: 'conflict', subjectType: 'entry', subject: '0' }] });
      }
    }
    expect(free(product)).toBeGreaterThanOrEqual(5);
    expect((await (await ready('198.51.100.4', product, 2)).orders()).status).toBe(201);
  });

  test('counts by what one subscriber has: the /64 of an IPv6 address', async () => {
    const product = shelf[1]!;
    expect((await (await ready('2001:db8:7:7::1', product, 5)).orders()).status).toBe(201);
    const { status, body } = await (await ready('2001:db8:7:7:99::2', product, 1)).orders();
    expect(status).toBe(409);
    expect((body as unknown as { errors: Problem[] }).errors[0]!.message).toContain('Once your cellphone number is confirmed');
    expect((await (await ready('2001:db8:7:8::1', product, 1)).orders()).status).toBe(201);
  });

  test('does not keep those out who have paid before or shown that a number is theirs, whatever their address', async () => {
    const product = shelf[2]!;
    const crowded = '203.0.113.40';
    expect((await (await ready(crowded, product, 5)).orders()).status).toBe(201);
    const honest = await ready(crowded, product, 1);
    expect((await honest.orders()).status).toBe(409);

    const regular = await ready(crowded, shelf[3]!, 1);
    const first = await regular.orders();
    await (await PaymentPage.open(first.body.payment!)).press('Pay');
    await expect.poll(() => sqlOn(own.shop.database, `SELECT payment_status FROM customer_order WHERE code = '${first.body.code}'`)).toBe('succeed');
    const second = await regular.client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code, quantity: 2 });
    await confirm(regular.client, `/users/current/carts/${second.code}`);
    expect((await place(regular.client, second.code)).status).toBe(201);

    sqlOn(own.shop.database, `UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${honest.email}'`);
    expect((await honest.orders()).status).toBe(201);
  });
});

test('many honest customers behind one address are served, each with what they want', { timeout: 600_000 }, async () => {
  const address = '196.25.1.1';
  for (let i = 0; i < 12; i += 1) {
    const product = shelf[4 + (i % Math.min(10, shelf.length - 4))]!;
    const { status, body } = await (await ready(address, product, 1 + (i % 2))).orders();
    expect(status, `customer ${i}: ${JSON.stringify(body)}`).toBe(201);
  }
});

describe('one customer', () => {
  test('is shown how many there may be, and orders those', async () => {
    const product = shelf.at(-1)!;
    const shopper = await ready('198.51.100.20', product, 12);
    const refused = await shopper.orders();
    expect(refused.status).toBe(409);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body).toMatchObject({ errors: [{ type: 'UnpaidUnitsError', message: `Until an order is paid, we can hold at most 5 of ${product.name} for it, so that others can buy some too. Please change your cart.` }] });
    expect(free(product)).toBe(units);
    await shopper.wants(5);
    expect((await shopper.orders()).status).toBe(201);
    expect(free(product)).toBe(units - 5);
  });

  test('may have five orders that wait; once one of them is cancelled, the same call under the same key passes', { timeout: 600_000 }, async () => {
    const { client } = await customerWithAddress({}, at('198.51.100.21'));
    const order = async (product: Product, headers: Record<string, string> = {}) => {
      const cart = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code });
      await confirm(client, `/users/current/carts/${cart.code}`);
      return { again: () => place(client, cart.code, headers), answer: await place(client, cart.code, headers) };
    };
    const waiting = [];
    for (let i = 0; i < 5; i += 1) waiting.push((await order(shelf[4 + i]!)).answer);
    expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const oldest = waiting[0]!.body.code;

    const sixth = await order(shelf[9]!, { 'idempotency-key': 'the-sixth' });
    expect(sixth.answer.status).toBe(409);
    expect(sixth.answer.body).toMatchObject({
      errors: [{ type: 'UnpaidOrdersError', subjectType: 'order', subject: oldest, message: `You already have as many unpaid orders as we can hold items for (5). Pay or cancel one of them in My orders, then place this one. The oldest is ${oldest}.` }],
    });
    expect((await sixth.again()).status).toBe(409);
    await client.post(`/users/current/orders/${oldest}/cancellation`, {});
    expect((await sixth.again()).status).toBe(201);
  });
});
