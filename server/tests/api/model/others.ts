// Those a shop has to do with besides its shoppers: the warehouse, the gateway with its forgers, and time.
import { createHash } from 'node:crypto';
import { notification } from '../support/gateway.ts';
import type { Random } from './random.ts';
import { type Purchase, reckon } from './reference.ts';
import { othersGoOn, rules, type World } from './world.ts';

const anOrder = (world: World, random: Random): Purchase | undefined => {
  const orders = [...world.ledger.orders.values()];
  // mostly a recent one: most of the others are finished
  return orders.length === 0 ? undefined : random.chance(0.7) ? random.of(orders.slice(-40)) : random.of(orders);
};

/** Packs and sends in the right order, mostly. Goods come in as well. */
export const warehouse = (world: World, random: Random) => async (): Promise<number> => {
  if (random.chance(0.15)) {
    const [product, units] = [random.of(world.products), 1 + random.below(6)];
    const row = `product_code = '${product}' AND store_code = (SELECT MIN(store_code) FROM stock WHERE product_code = '${product}')`;
    world.sql(`UPDATE stock SET on_hand = on_hand + ${units} WHERE ${row}`);
    world.ledger.onHand.set(product, world.ledger.onHand.get(product)! + units);
    return 1;
  }
  const order = anOrder(world, random);
  if (!order) return 0;
  const part = random.of(order.parts);
  const all = ['pick', 'ship', 'deliver']; // now and then the whole way at once, or nothing would ever come back
  for (const step of random.chance(0.4) ? all : [random.weighted({ pick: 4, ship: 3, deliver: 2, ready: 1, collect: 1 })]) await take(world, order, part, step);
  return 1;
};

const take = async (world: World, order: Purchase, part: Purchase['parts'][number], step: string) => {
  part.stepping = true;
  const { status } = await world.step(part.code, step);
  world.ledger.hold([200, 409].includes(status), `${step} ${part.code} answered ${status}`);
  part.stepping = false;
  if (status === 200) {
    part.begun = true;
    if (step === 'deliver') part.delivered = true;
    const left = part.lines.some((at) => order.cancelled[at]! < order.lines[at]!.units);
    world.ledger.hold(left, `${step} of ${part.code}, of which everything was cancelled`);
  }
};

/** Pays back or replaces what came; by two people where it is worth more than one may decide. */
const agreeTo = async (world: World, verb: 'refund' | 'replace', code: string) => {
  const value = world.figure(`SELECT SUM(value_cents * (sellable + refurbish + scrap) / units) FROM return_entry WHERE return_code = '${code}' AND sellable IS NOT NULL`);
  world.ledger.equal(world.returns(verb, code, '--as', 'Kagiso'), '', `${verb} of ${code}`);
  const waits = world.sql(`SELECT state FROM return_request WHERE code = '${code}'`) === 'inspected';
  world.ledger.equal(waits, value > rules.twoPersonsOver, `whether ${code} over ${value} cents waits for a second person`);
  if (!waits) return;
  await othersGoOn();
  world.ledger.hold(/second person/.test(world.returns(verb, code, '--as', 'kagiso ')), `one person is enough for ${code}`);
  await othersGoOn();
  world.ledger.equal(world.returns(verb, code, '--as', 'Palesa'), '', `${verb} of ${code} by the second`);
};

/** Decides and receives what customers send back, unit by unit, and pays it back, replaces it or sends it on again. */
export const returnsAgent = (world: World, random: Random) => async (): Promise<number> => {
  const all = [...world.ledger.orders.values()].flatMap((order) => order.returns.filter(({ open }) => open).map((one) => ({ order, one })));
  if (all.length === 0) return 0;
  const { order, one } = random.of(all);
  const { product } = order.lines[one.line]!;
  const shelf = (more: number) => world.ledger.onHand.set(product, world.ledger.onHand.get(product)! + more);
  const cli = async (...args: string[]) => {
    await othersGoOn();
    world.ledger.equal(world.returns(...args), '', `returns ${args.join(' ')}`);
  };
  const state = world.sql(`SELECT state FROM return_request WHERE code = '${one.code}'`);
  if (state === 'requested') {
    const good = random.chance(0.8);
    await cli(...(good ? ['authorise', one.code] : ['decline', one.code, '--reason', 'No fault was found']));
    one.open = good;
    return 1;
  }
  await cli('receive', one.code);
  const came = random.chance(0.9) ? one.units : random.below(one.units) + 1;
  const scrap = random.below(came + 1);
  await cli('inspect', one.code, '--found', `${one.line}=${came - scrap}/0/${scrap}`);
  const end = random.weighted({ refund: 8, replace: 1, sendBack: 1 });
  if (end === 'refund') {
    await agreeTo(world, 'refund', one.code);
    order.returned[one.line]! += came;
    reckon(order, world.offers);
    shelf(-scrap);
  } else if (end === 'replace' && world.figure(`SELECT COALESCE(SUM(on_hand - reserved), 0) FROM stock WHERE product_code = '${product}' AND store_code = 'G205'`) > 50) {
    await agreeTo(world, 'replace', one.code);
    shelf(-scrap); // those that came in and can be sold again stand for as many that went out
  } else await cli('send-back', one.code, '--reason', 'It was worn');
  one.open = false;
  return 3;
};

const payfastForm = (order: Purchase, amount: number, changes: Record<string, string> = {}): [string, string][] =>
  Object.entries({
    m_payment_id: `${order.code}-1`,
    pf_payment_id: String(5_000_000 + Number(order.code)),
    payment_status: 'COMPLETE',
    item_name: `Order ${order.code}`,
    item_description: '',
    amount_gross: (amount / 100).toFixed(2),
    amount_fee: '-1.00',
    amount_net: ((amount - 100) / 100).toFixed(2),
    ...Object.fromEntries(['str', 'int'].flatMap((kind) => [1, 2, 3, 4, 5].map((at) => [`custom_${kind}${at}`, '']))),
    name_first: 'Test',
    name_last: 'User 01',
    email_address: '',
    merchant_id: '10000100',
    ...changes,
  });

/** Whatever somebody may post to a shop who has paid nothing: none of it may have an effect. */
export const forger = (world: World, random: Random) => {
  let heard: string[] = [];
  let looked = 0;
  return async (): Promise<number> => {
    const order = anOrder(world, random);
    if (!order) return 0;
    const what = random.weighted({ unsigned: 2, stolenKey: 1, wrongAmount: 2, otherMerchant: 1, otherOrder: 1, replay: 4, paygate: 1, query: 3 });
    const sign = (fields: [string, string][], passphrase?: string) => new URLSearchParams(notification(fields, passphrase)).toString();
    const key = 'jt7NOE43FZPn';
    switch (what) {
      case 'unsigned': await world.notify('payfast', sign(payfastForm(order, order.total), random.chance(0.5) ? undefined : 'guessed')); break;
      case 'stolenKey': await world.notify('payfast', sign(payfastForm(order, order.total), key)); break;
      case 'wrongAmount': await world.notify('payfast', sign(payfastForm(order, 100), key)); break;
      case 'otherMerchant': await world.notify('payfast', sign(payfastForm(order, order.total, { merchant_id: '10000101' }), key)); break;
      case 'otherOrder': await world.notify('payfast', sign(payfastForm(order, order.total, { m_payment_id: '99999999-1' }), key)); break;
      case 'paygate': {
        const values = { PAYGATE_ID: '10011072130', PAY_REQUEST_ID: 'FORGED', REFERENCE: `${order.code}-1`, TRANSACTION_STATUS: '1', RESULT_CODE: '990017', AUTH_CODE: '5T8A0Z', CURRENCY: 'ZAR', AMOUNT: String(order.total) };
        const sum = createHash('md5').update(Object.values(values).join('') + (random.chance(0.5) ? 'secret' : 'guessed')).digest('hex');
        await world.notify('paygate', new URLSearchParams({ ...values, CHECKSUM: sum }).toString());
        break;
      }
      case 'replay': {
        if (heard.length === 0 || (Date.now() - looked > 20_000 && heard.length < 2000)) {
          const { notifications } = (await (await fetch(`${world.paysim.base}/payfast/admin/notifications`)).json()) as { notifications: { body: string }[] };
          heard = notifications.map(({ body }) => body);
          looked = Date.now();
        }
        if (heard.length > 0) await world.notify('payfast', random.of(heard));
        break;
      }
      case 'query': world.sql(`UPDATE payment_attempt SET next_query_at = 1 WHERE order_code = '${order.code}' AND state NOT IN ('succeed', 'part_refunded', 'refunded')`); break;
    }
    return 1;
  };
};

/** One of what is ordered in advance comes out, or another is announced. */
export const publisher = (world: World, random: Random) => {
  const released = new Set<string>();
  return async (): Promise<number> => {
    const product = random.of(world.offers.preOrders);
    if (!released.delete(product)) released.add(product);
    world.announce([product], released.has(product));
    return 1;
  };
};

/** The days in which a balance is to be paid pass for somebody. */
export const days = (world: World, random: Random) => async (): Promise<number> => {
  const owing = world.rows('SELECT code FROM customer_order WHERE balance_due_at > 1 AND balance_paid_at IS NULL').flat();
  const order = world.ledger.orders.get(random.of(owing) ?? '');
  if (!order) return 0;
  order.late = true;
  world.sql(`UPDATE customer_order SET balance_due_at = 1 WHERE code = '${order.code}' AND balance_paid_at IS NULL`);
  return 1;
};

/** Half an hour passes for one order: its goods are held no longer, or its payment is no longer waited for. */
export const time = (world: World, random: Random) => async (): Promise<number> => {
  const order = anOrder(world, random);
  if (!order) return 0;
  order.letGo = true;
  if (random.chance(0.5)) world.sql(`UPDATE customer_order SET reserved_until = 1 WHERE code = '${order.code}' AND reservation = 'held'`);
  else world.sql(`UPDATE payment_attempt SET expires_at = 1 WHERE order_code = '${order.code}' AND state IN ('created', 'redirected', 'pending')`);
  return 1;
};
