// One effect a key, wherever the server is cut off: a change and its answer are kept together or not at all.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, type Order, place, readCheckout } from './support/buying.ts';
import { type Answer, Client, type Schemas } from './support/client.ts';
import { operationOf, operations } from './support/contract.ts';
import { sqlOn } from './support/database.ts';
import { parts } from './support/forms.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { type Write, writesOfGoods } from './support/goods-writes.ts';
import { kettle, toaster } from './support/offers.ts';
import { addressForm, customer, customerWithAddress, guest, password } from './support/people.ts';
import { writesOfPromotions } from './support/promotion-writes.ts';
import { writesOfReviews } from './support/review-writes.ts';
import { writesOfSearches } from './support/search-writes.ts';
import { faulty, formOf, handOver, intent, send as sendReturn } from './support/returns.ts';
import { engine, startOwnShop, until } from './support/server.ts';
import { ownerOf } from './support/staff.ts';

type Cart = Schemas['Cart'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
let staff: Client;
let shelf: Schemas['Product'][];
let next = 0;

beforeAll(async () => {
  own = await startOwnShop('once', { products: 200, env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_RETURNS_TWO_PERSONS_OVER_CENTS: '100000000' } });
  api = new Client({ base: own.shop.base });
  staff = api.with({ token: ownerOf(own.shop.database) });
  const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  shelf = products.filter((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 20 && one.price!.value >= 1000);
});
afterAll(() => own?.stop());

const sql = (statement: string) => sqlOn(own.shop.database, statement);

/** From here on no answer can be kept: what is written of one is undone with the rest of its transaction. */
const keepNoAnswers = () =>
  engine === 'sqlite'
    ? sql("CREATE TRIGGER keep_no_answer BEFORE UPDATE OF status ON idempotency_key BEGIN SELECT RAISE(ABORT, 'the plug is pulled'); END")
    : sql(`CREATE FUNCTION keep_no_answer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the plug is pulled'; END $$;
           CREATE TRIGGER keep_no_answer BEFORE UPDATE OF status ON idempotency_key FOR EACH ROW EXECUTE FUNCTION keep_no_answer()`);
const keepAnswers = () => sql(engine === 'sqlite' ? 'DROP TRIGGER keep_no_answer' : 'DROP FUNCTION keep_no_answer CASCADE');
/** What a minute does to the claims of requests that died. */
const aMinuteLater = () => sql('UPDATE idempotency_key SET claimed_at = claimed_at - 61000 WHERE status IS NULL');

const tokensLast = () => sql('UPDATE access_token SET expires_at = expires_at + 3600000');

const withCart = async (quantity = 1) => {
  const { client } = await customerWithAddress({}, api);
  const product = shelf[(next += 1) % shelf.length]!.code; // each their own, so that nobody's shipment moves to another store
  const cart = await client.post<Cart>('/users/current/carts/addtocart', { productCode: product, quantity });
  const path = `/users/current/carts/${cart.code}`;
  const units = async (code = product) =>
    (await client.get<Cart>(path, { fields: 'FULL' })).entries!.find((entry) => entry.product.code === code && !entry.giveAway)?.quantity ?? 0;
  return { client, cart, path, product, units };
};

const paidOrder = async () => {
  const { client, cart, path } = await withCart(3);
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { status, body } = await place(client, cart.code);
  expect(status, JSON.stringify(body)).toBe(201);
  await (await PaymentPage.open(body.payment!)).press('Pay');
  await settled(client, body.code, 'succeed');
  return { client, order: body };
};

const deliveredOrder = async () => {
  const { client, order } = await paidOrder();
  return { client, order: await handOver(client, await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' }), own.shop.database) };
};
const returnsOf = (order: Order, state: string) => Number(sql(`SELECT COUNT(*) FROM return_history h JOIN return_request r ON r.code = h.return_code WHERE r.order_code = '${order.code}' AND h.state = '${state}'`));

const aTicket = () => parts([['subject', 'The lift'], ['body', 'It is broken.']]);
const messagesOf = async (email: string) =>
  Number(sql(`SELECT COUNT(*) FROM ticket_event WHERE ticket_id IN (SELECT id FROM ticket WHERE customer_id IN (SELECT id FROM customer WHERE uid = '${email}'))`));

const beat = async (price: (own: number) => number) => {
  const product = shelf[(next += 1) % shelf.length]!;
  return {
    ...(await parts([
      ['ownProductURL', product.url!],
      ['competitorPrice', price(product.price!.value).toFixed(2)],
      ['competitorProductURL', 'https://www.goedkoop.example/it'],
      ['file', { name: 'Page.pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') }],
    ])),
    query: { requestType: 'pre_purchase_price_beat' },
  };
};

/** What staff do, to a return that was looked at and to a ticket. */
const atTheServiceDesk: Record<string, () => Promise<Write>> = {
  ...Object.fromEntries(
    [['refund', 'refunded'], ['replace', 'replaced']].map(([verb, state]) => [
      `${verb} by staff`,
      async () => {
        const { client, order } = await deliveredOrder();
        const { body } = await sendReturn(client, intent(order, [faulty]));
        const path = `/backoffice/api/returns/${body.code}`;
        // Another one to send out, where it is handed in.
        const product = order.entries![0]!.product.code;
        sql(`INSERT INTO stock (product_code, store_code, on_hand, reserved) VALUES ('${product}', 'G205', 1, 0) ON CONFLICT (product_code, store_code) DO UPDATE SET on_hand = stock.on_hand + stock.reserved + 1`);
        for (const step of ['authorise', 'receive']) await staff.post(`${path}/${step}`, {});
        await staff.post(`${path}/inspect`, { found: [{ entry: 0, sellable: 1, refurbish: 0, scrap: 0 }] });
        return { client: staff, method: 'POST', path: `${path}/${verb}`, options: {}, happened: async () => returnsOf(order, state!) };
      },
    ]),
  ),
  ...Object.fromEntries(
    ['answer', 'note'].map((verb) => [
      `${verb} by staff`,
      async () => {
        const { client, email } = await customer({}, api);
        const { body } = await client.call<Schemas['Ticket']>('POST', '/users/current/tickets', await aTicket());
        const happened = async () => (await messagesOf(email)) - 1;
        return { client: staff, method: 'POST', path: `/backoffice/api/tickets/${body.id}/${verb}`, options: { body: { text: 'It works.' } }, happened };
      },
    ]),
  ),
  'closing a ticket': async () => {
    const { client } = await customer({}, api);
    const { body } = await client.call<Schemas['Ticket']>('POST', '/users/current/tickets', await aTicket());
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM staff_act WHERE about = '${body.id}' AND act = 'ticket.closed'`));
    return { client: staff, method: 'POST', path: `/backoffice/api/tickets/${body.id}/close`, options: {}, happened };
  },
  'agreeing to a price beat': async () => {
    const { client } = await customer({}, api);
    const { body } = await client.call<Schemas['PriceBeatClaim']>('POST', '/users/current/tickets/priceBeatClaim', await beat((own) => own - 10));
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM price_beat_history WHERE claim_id = '${body.id}' AND what = 'agreed'`));
    return { client: staff, method: 'POST', path: `/backoffice/api/claims/${body.id}/agree`, options: {}, happened };
  },
};

/** What staff do to an order that is paid; each act of theirs is one. */
const actsOf = async (code: string, act: string) => Number(sql(`SELECT COUNT(*) FROM staff_act WHERE about = '${code}' AND act = '${act}'`));
const withOrders: Record<string, () => Promise<Write>> = Object.fromEntries(
  ([
    ['consignments/{part}/pick', 'order.packed', {}],
    ['cancellation', 'order.cancelled', { entries: [{ entry: 0, units: 1 }] }],
    ['notes', 'order.noted', { text: 'Phone before arriving.' }],
    ['retry', 'refund.retried', undefined],
    ['done', 'refund.confirmed', undefined],
  ] as const).map(([verb, act, body]) => [
    `${act} by staff`,
    async () => {
      const { order } = await paidOrder();
      const path = `/backoffice/api/orders/${order.code}`;
      const happened = () => actsOf(order.code!, act);
      if (body) return { client: staff, method: 'POST', path: `${path}/${verb.replace('{part}', order.consignments![0]!.code!)}`, options: { body }, happened };
      await staff.post(`${path}/cancellation`, { entries: [{ entry: 0, units: 1 }] });
      await until('the refund', 60_000, async () => sql(`SELECT state FROM refund WHERE order_code = '${order.code}'`) === 'done');
      sql(`UPDATE refund SET state = 'failed', next_try_at = NULL WHERE order_code = '${order.code}'`);
      const id = sql(`SELECT id FROM refund WHERE order_code = '${order.code}'`);
      return { client: staff, method: 'POST', path: `/backoffice/api/refunds/${encodeURIComponent(id)}/${verb}`, options: {}, happened };
    },
  ]),
);

const writes: Record<string, () => Promise<Write>> = {
  ...atTheServiceDesk,
  'a note on a customer by staff': async () => {
    const { email } = await customer({}, api);
    const id = sql(`SELECT id FROM customer WHERE uid = '${email}'`);
    return { client: staff, method: 'POST', path: `/backoffice/api/customers/${id}/notes`, options: { body: { text: 'Calls after five.' } }, happened: () => actsOf(id, 'customer.noted') };
  },
  ...withOrders,
  'adding to the cart': async () => {
    const { client, product, units } = await withCart();
    return { client, method: 'POST', path: '/users/current/carts/addtocart', options: { body: { productCode: product, quantity: 2 } }, happened: async () => ((await units()) - 1) / 2 };
  },
  'setting a quantity': async () => {
    const { client, product, units } = await withCart();
    return { client, method: 'PUT', path: '/users/current/carts/addtocart', options: { body: { productCode: product, quantity: 4 } }, happened: async () => ((await units()) - 1) / 3 };
  },
  'opening a cart': async () => {
    const { client } = await guest(api);
    const empty = () => Number(sql("SELECT COUNT(*) FROM cart WHERE customer_id IS NULL AND document = '[]'"));
    const before = empty();
    return { client, method: 'POST', path: '/users/anonymous/carts', options: { body: {} }, happened: async () => empty() - before };
  },
  'adding an entry': async () => {
    const { client, path, product, units } = await withCart();
    return { client, method: 'POST', path: `${path}/entries`, options: { body: { product: { code: product }, quantity: 3 } }, happened: async () => ((await units()) - 1) / 3 };
  },
  'adding a deal': async () => {
    const { client, cart, units } = await withCart();
    const dealProducts = [kettle, toaster].map((productCode) => ({ productCode, quantity: 1 }));
    return { client, method: 'POST', path: '/users/current/carts/addDeal', options: { body: { cartCode: cart.code, dealProducts } }, happened: () => units(kettle) };
  },
  'a coupon': async () => {
    const { client, path } = await withCart();
    return {
      client,
      method: 'POST',
      path: `${path}/redeem/coupon/STOEP100`,
      options: { body: { couponCode: 'STOEP100' } },
      happened: async () => Number(sql(`SELECT COUNT(*) FROM cart WHERE code = '${path.split('/').at(-1)}' AND coupons = 'STOEP100'`)),
    };
  },
  'a coupon as a stock client uses it': async () => {
    const { client, path } = await withCart();
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM cart WHERE code = '${path.split('/').at(-1)}' AND coupons = 'STOEP100'`));
    return { client, method: 'POST', path: `${path}/vouchers`, options: { query: { voucherId: 'STOEP100' } }, happened };
  },
  'saving the cart': async () => {
    const { client, path } = await withCart();
    return { client, method: 'PATCH', path: `${path}/save`, options: { query: { saveCartName: 'Braai' } }, happened: async () => (await client.get<Schemas['CartList']>('/users/current/carts', { savedCartsOnly: true })).carts!.length };
  },
  'a copy of a saved cart': async () => {
    const { client, path } = await withCart();
    const { savedCartData } = await client.patch<Schemas['SaveCartResult']>(`${path}/save`, undefined, { query: { saveCartName: 'Braai' } });
    return {
      client,
      method: 'POST',
      path: `/users/current/carts/${savedCartData.code}/clonesavedcart`,
      options: { query: { name: 'Again' } },
      happened: async () => (await client.get<Schemas['CartList']>('/users/current/carts', { savedCartsOnly: true })).carts!.length - 1,
    };
  },
  ...Object.fromEntries(
    ['restoresavedcart', 'restorecart'].map((name) => [
      name,
      async () => {
        const { client, path } = await withCart(2);
        const { savedCartData } = await client.patch<Schemas['SaveCartResult']>(`${path}/save`, undefined, { query: { saveCartName: 'Braai' } });
        const happened = async () => {
          const { carts } = await client.get<Schemas['CartList']>('/users/current/carts', { currentOnly: true, fields: 'FULL' });
          return (carts![0]?.totalUnitCount ?? 0) / 2;
        };
        return { client, method: 'PATCH', path: `/users/current/carts/${savedCartData.code}/${name}`, options: {}, happened };
      },
    ]),
  ),
  'a new address': async () => {
    const { client } = await customerWithAddress({}, api);
    return { client, method: 'POST', path: '/users/current/addresses', options: { body: addressForm({ line2: '14' }) }, happened: async () => (await client.get<Schemas['AddressList']>('/users/current/addresses')).addresses!.length - 1 };
  },
  'changing the password': async () => {
    const { client, email } = await customerWithAddress({}, api);
    const body = { oldPassword: password, newPassword: 'Braai#2027x' };
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM outbox WHERE key LIKE 'password-changed:%' AND payload LIKE '%${email}%'`));
    return { client, method: 'PUT', path: '/users/current/password', options: { body }, happened };
  },
  'opening a ticket': async () => {
    const { client, email } = await customer({}, api);
    return { client, method: 'POST', path: '/users/current/tickets', options: await aTicket(), happened: () => messagesOf(email) };
  },
  'a message in a ticket': async () => {
    const { client, email } = await customer({}, api);
    const { body } = await client.call<Schemas['Ticket']>('POST', '/users/current/tickets', await aTicket());
    const options = await parts([['body', 'Still broken.']]);
    return { client, method: 'POST', path: `/users/current/tickets/${body.id}/comments`, options, happened: async () => (await messagesOf(email)) - 1 };
  },
  'a message in a ticket as OCC clients send it': async () => {
    const { client, email } = await customer({}, api);
    const { body } = await client.call<Schemas['Ticket']>('POST', '/users/current/tickets', await aTicket());
    return { client, method: 'POST', path: `/users/current/tickets/${body.id}/events`, options: { body: { message: 'Still broken.' } }, happened: async () => (await messagesOf(email)) - 1 };
  },
  'saying whether a ticket helped': async () => {
    const { client } = await customer({}, api);
    const { body } = await client.call<Schemas['Ticket']>('POST', '/users/current/tickets', await aTicket());
    sql(`UPDATE ticket SET status = 'CLOSED', closed_at = ${Date.now()} WHERE id = '${body.id}'`);
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM ticket_satisfaction WHERE ticket_id = '${body.id}'`));
    return { client, method: 'POST', path: `/users/current/tickets/${body.id}/satisfaction`, options: { body: { helped: true } }, happened };
  },
  'claiming a price beat': async () => {
    const { client, email } = await customer({}, api);
    const options = await beat(() => 1);
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM price_beat_claim WHERE customer_id IN (SELECT id FROM customer WHERE uid = '${email}')`));
    return { client, method: 'POST', path: '/users/current/tickets/priceBeatClaim', options, happened };
  },
  'asking for a return': async () => {
    const { client, order } = await deliveredOrder();
    return { client, method: 'POST', path: '/users/current/orderReturns/createReturnIntentRequest', options: await formOf(intent(order, [faulty])), happened: async () => returnsOf(order, 'requested') };
  },
  'asking for a return as OCC clients do': async () => {
    const { client, order } = await deliveredOrder();
    const body = { orderCode: order.code, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] };
    return { client, method: 'POST', path: '/users/current/orderReturns', options: { body }, happened: async () => returnsOf(order, 'requested') };
  },
  'cancelling a return': async () => {
    const { client, order } = await deliveredOrder();
    const { body } = await sendReturn(client, intent(order, [faulty]));
    return { client, method: 'PATCH', path: `/users/current/orderReturns/${body.code}`, options: { body: { status: 'CANCELLING' } }, happened: async () => returnsOf(order, 'cancelled') };
  },
  'sending a file': async () => {
    const { client, email } = await customer({}, api);
    const file = { name: 'Notice.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') };
    const happened = async () => Number(sql(`SELECT COUNT(*) FROM attachment WHERE customer_id IN (SELECT id FROM customer WHERE uid = '${email}')`));
    return { client, method: 'POST', path: '/users/current/attachments', options: await parts([['file', file]]), happened };
  },
  'ordering the same again': async () => {
    const { client, order } = await paidOrder();
    const happened = async () => {
      const { carts } = await client.get<Schemas['CartList']>('/users/current/carts', { fields: 'FULL' });
      return carts!.reduce((sum, cart) => sum + (cart.totalUnitCount ?? 0), 0) / 3;
    };
    return { client, method: 'POST', path: `/users/current/carts/current/orders/${order.code}/reOrder`, options: {}, happened };
  },
  'cancelling a part': async () => {
    const { client, order } = await paidOrder();
    const body = { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] };
    return { client, method: 'POST', path: `/users/current/orders/${order.code}/cancellation`, options: { body }, happened: async () => (await client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' })).entries![0]!.quantityCancelled ?? 0 };
  },
};

/** One after the other: more sign-ups at a time than the shop has room for would be asked to come again. */
const allWrites = async () => {
  const all: { name: string; write: Write; key: string }[] = [];
  for (const [name, make] of Object.entries({ ...writes, ...writesOfGoods(staff, sql, actsOf), ...writesOfPromotions(staff, sql, actsOf), ...writesOfSearches(staff, sql), ...writesOfReviews(staff, sql, actsOf) })) all.push({ name, write: await make(), key: crypto.randomUUID() });
  return all;
};

/** What is kept of an answer: nothing that opens an account. */
const withoutTokens = (body: any) => {
  if (body?.access_token === undefined) return body;
  const { access_token, refresh_token, token_type, expires_in, ...kept } = body;
  return kept;
};

/** With its key. A power cut has no answer. */
const send = ({ client, method, path, options }: Write, key: string): Promise<Answer> =>
  client.call(method, path, { ...options, headers: { ...options.headers, 'idempotency-key': key } });
const cutOff = (write: Write, key: string) =>
  write.client
    .raw(write.method, (operationOf(write.method, write.path).atRoot ? '' : write.client.prefix()) + write.path, { ...write.options, headers: { ...write.options.headers, 'idempotency-key': key } })
    .then(({ status }) => status)
    .catch(() => 0);

test('every call that takes a key is held to it below', async () => {
  // twice ordered is one order, and a payment asked for again is another attempt to pay the same order
  const safe = ['placeOrder', 'payOrderAgain', 'startPaymentTransaction'];
  const keyed = operations.filter(({ call }) => JSON.stringify(call.parameters).includes('idempotencyKey')).map(({ id }) => id.replace('OfBearer', ''));
  const held = (await allWrites()).map(({ write: { method, path } }) => operationOf(method, path).id.replace('OfBearer', ''));
  expect(new Set([...keyed, 'postReorder'])).toEqual(new Set([...held, ...safe]));
});

describe('when the server dies', () => {
  test('before an answer is kept, its change is not kept either, and the key runs once', async () => {
    const all = await allWrites();
    keepNoAnswers();
    const first = await Promise.all(all.map(({ write, key }) => cutOff(write, key)));
    await own.shop.kill();
    keepAnswers();
    await own.restart();
    aMinuteLater();
    for (const [at, { name, write, key }] of all.entries()) {
      expect(await write.happened(), `${name}, not acknowledged (${first[at]})`).toBe(0);
      const { status } = await send(write, key);
      expect(status, name).toBeLessThan(300);
      expect(await write.happened(), name).toBe(1);
    }
  });

  test('right after the change, a repeat gets the answer and changes nothing, now and a minute later', async () => {
    const all = await allWrites();
    const answers = await Promise.all(all.map(({ write, key }) => send(write, key)));
    tokensLast(); // those of a changed password are good for seconds only, and a machine may be busy
    await own.shop.kill();
    await own.restart();
    for (const round of ['at once', 'a minute later']) {
      for (const [at, { name, write, key }] of all.entries()) {
        const again = await send(write, key);
        expect(again.headers.get('idempotent-replayed'), `${name}, ${round}`).toBe('true');
        expect([again.status, again.body], name).toEqual([answers[at]!.status, withoutTokens(answers[at]!.body)]);
        expect(await write.happened(), name).toBe(1);
      }
      aMinuteLater();
    }
  });

  test('at any moment, every key has had one effect in the end', async () => {
    for (let round = 0; round < Number(process.env.SPAZA_TEST_KILLS ?? 4); round += 1) {
      const made = await Promise.all(Array.from({ length: 12 }, writes['adding to the cart']!));
      const all = made.map((write) => ({ write, key: crypto.randomUUID() }));
      const sent = all.map(({ write, key }) => cutOff(write, key));
      await pause(Math.random() * 25);
      await own.shop.kill();
      const first = await Promise.all(sent);
      await own.restart();
      aMinuteLater();
      for (const [at, { write, key }] of all.entries()) {
        if (first[at] === 200) expect(await write.happened(), 'acknowledged').toBe(1);
        const { status } = await send(write, key);
        expect(status).toBe(200);
        expect(await write.happened(), `round ${round}: ${first.join(' ')}`).toBe(1);
      }
    }
  });
});
