// When all is quiet: do the shop, the gateway and the reference agree, to the unit and the cent?
import { setTimeout as pause } from 'node:timers/promises';
import { auditClaims } from './price-beats.ts';
import { keptOf, unitsKept, withheld } from './reference.ts';
import { rules, type World } from './world.ts';

interface GatewayPayment {
  merchantRef: string;
  cents: number;
  paid: boolean;
  refundedCents: number;
}

const gateways = ['payfast', 'paygate', 'payflex'];

const gatewayLedger = async (world: World): Promise<GatewayPayment[]> => {
  const ledger = await Promise.all(gateways.map(async (one) => ((await (await fetch(`${world.paysim.base}/${one}/admin/payments`)).json()) as { payments: GatewayPayment[] }).payments));
  return ledger.flat();
};

const orderOf = (merchantRef: string) => merchantRef.slice(0, merchantRef.lastIndexOf('-'));
const add = (sums: Map<string, number>, key: string, more: number) => sums.set(key, (sums.get(key) ?? 0) + more);

const until = async (what: string, within: number, holds: () => boolean | Promise<boolean>, left: () => unknown = () => '') => {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what} did not come true within ${within / 1000} s ${JSON.stringify(left())}`);
    await pause(250);
  }
};

/** The waiting of hours and days, done at once: questions, confirmations and refunds are due now. */
export const settle = async (world: World) => {
  await pause(1500); // the last notifications are on their way
  const waiting = "SELECT COUNT(*) FROM payment_event WHERE verdict = 'received'";
  const quiet = () => {
    world.sql("UPDATE payment_event SET next_try_at = 1 WHERE verdict = 'received'");
    return world.figure(waiting) === 0;
  };
  await until('every notification being decided', 120_000, quiet);
  // Payfast's history is kept for half a minute, a question may go unanswered twice, and a gateway that answers nothing
  // is left alone for half a minute as well
  let unknown: string[] = [];
  const histories = () => unknown.slice(0, 5).map((ref) => ({
    attempt: world.rows(`SELECT part, state, gateway, failure_reason, queries, next_query_at, last_query_at, cancelled_at FROM payment_attempt WHERE merchant_ref = '${ref}'`),
    order: world.rows(`SELECT status, payment_status, reservation, deposit_cents, paid_at, balance_paid_at, balance_due_at FROM customer_order WHERE code = '${orderOf(ref)}'`),
    events: world.rows(`SELECT source, verdict, applied, tries FROM payment_event e JOIN payment_attempt a ON a.id = e.attempt_id WHERE a.merchant_ref = '${ref}'`),
  }));
  await until('every payment being known', 300_000 + world.ledger.orders.size * 200, async () => {
    const paid = new Set((await gatewayLedger(world)).filter((one) => one.paid).map(({ merchantRef }) => merchantRef));
    unknown = world.rows("SELECT merchant_ref FROM payment_attempt WHERE state NOT IN ('succeed', 'part_refunded', 'refunded')").flat().filter((ref) => paid.has(ref));
    for (let at = 0; at < unknown.length; at += 200)
      world.sql(`UPDATE payment_attempt SET next_query_at = 1 WHERE merchant_ref IN (${unknown.slice(at, at + 200).map((ref) => `'${ref}'`).join(', ')})`);
    // a gateway that did not answer is left alone for up to half a minute, and each of them may not answer twice
    await until('every question being asked', 60_000 + unknown.length * 60_000, () => world.figure('SELECT COUNT(*) FROM payment_attempt WHERE next_query_at = 1') === 0);
    return unknown.length === 0;
  }, histories);
  await until('what is late being given up', 60_000, () => world.figure("SELECT COUNT(*) FROM customer_order WHERE status = 'ON_HOLD' AND balance_due_at = 1 AND balance_paid_at IS NULL AND paid_at IS NOT NULL") === 0);
  const refunded = () => {
    world.sql("UPDATE refund SET next_try_at = 1 WHERE state = 'needed' OR (state = 'sent' AND next_try_at > 0 AND tries < 20)");
    return world.figure("SELECT COUNT(*) FROM refund WHERE state IN ('needed', 'sent')") === 0;
  };
  await until('every refund being decided', 300_000, refunded);
  // PayGate takes no refunds from a program: somebody does them in its back office
  world.refundByHand(world.rows("SELECT id FROM refund WHERE state = 'failed'").flat());
  await until('refunds by hand being booked', 300_000, refunded);
};

export const audit = async (world: World) => {
  const { ledger } = world;
  const orders = world.rows('SELECT code, status, payment_status, reservation, total_cents, balance_paid_at FROM customer_order ORDER BY code');
  const codes = orders.map(([code]) => code!);
  ledger.equal(codes.filter((code) => !ledger.orders.has(code)), [], 'orders nobody was notified of');
  ledger.equal([...ledger.orders.keys()].filter((code) => !codes.includes(code)), [], 'orders that are gone');
  if (codes.length > 0) ledger.equal(Number(codes.at(-1)) - Number(codes[0]) + 1, codes.length, 'codes from the first to the last');

  const balances = new Set(world.rows("SELECT merchant_ref FROM payment_attempt WHERE part = 'balance'").flat());
  const balanceCame = new Set<string>(); // to the gateway
  const captured = new Map<string, number>();
  const returned = new Map<string, number>();
  for (const one of await gatewayLedger(world)) {
    if (one.paid) add(captured, orderOf(one.merchantRef), one.cents);
    if (one.paid && balances.has(one.merchantRef)) balanceCame.add(orderOf(one.merchantRef));
    add(returned, orderOf(one.merchantRef), one.refundedCents);
  }
  const booked = new Map<string, number>();
  for (const [code, gateway, sum] of world.rows("SELECT order_code, gateway, SUM(amount_cents) FROM refund WHERE state = 'done' GROUP BY order_code, gateway")) {
    add(booked, code!, Number(sum));
    if (gateway === 'paygate') add(returned, code!, Number(sum)); // by hand
  }
  const documents = new Map<string, number>();
  for (const [code, kind, sum] of world.rows('SELECT order_code, kind, SUM(total_cents) FROM invoice GROUP BY order_code, kind')) add(documents, code!, kind === 'invoice' ? Number(sum) : -Number(sum));
  const captures = new Map(world.rows("SELECT order_code, COUNT(*) FROM order_timeline WHERE status = 'PAYMENT_CAPTURED' AND consignment = '' AND note = '' GROUP BY order_code").map(([code, count]) => [code!, Number(count)]));

  const lines = new Map<string, number[]>();
  for (const [code, total] of world.rows('SELECT order_code, total_cents FROM order_entry ORDER BY order_code, number')) lines.set(code!, [...(lines.get(code!) ?? []), Number(total)]);

  const register = new Set(world.rows("SELECT order_code FROM tv_licence WHERE order_code IS NOT NULL AND masked <> ''").flat());
  const sold = new Map<string, number>();
  const held = new Map<string, number>();
  const used = new Map<string, number>();
  let kept = 0;
  let standing = 0;
  for (const [code, status, payment, reservation, total, balancePaid] of orders) {
    const order = ledger.orders.get(code!);
    if (!order) continue;
    const about = `order ${code} (${status}, ${payment}, ${reservation})`;
    const money = captured.get(code!) ?? 0;
    ledger.equal(Number(total), order.total, `${about}: total`);
    ledger.equal(lines.get(code!), order.lines.map(({ cents }) => cents), `${about}: what each line costs`);
    if (order.late && status === 'CANCELLED') order.cancelled = order.lines.map(({ units }) => units);
    const gone = order.cancelled.every((units, at) => units === order.lines[at]!.units);
    const stands = reservation === 'committed' && !gone;
    if (money === 0) {
      ledger.hold(payment === 'pending' || payment === 'failed', `${about}: nothing was paid`);
      ledger.hold(reservation !== 'committed', `${about}: goods left for nothing`);
    } else {
      ledger.hold(payment !== 'pending' && payment !== 'failed', `${about}: the gateway has ${money}`);
      if (!order.letGo && !gone) ledger.hold(stands, `${about}: paid in time, and does not stand`);
    }
    const inFull = order.deposit === undefined || balancePaid !== '';
    if (stands) ledger.hold(inFull || !balanceCame.has(code!), `${about}: its balance came and is not there`);
    const worth = stands ? (inFull ? keptOf(order, world.offers) : order.deposit!) : 0;
    ledger.equal(money - (returned.get(code!) ?? 0), worth, `${about}: what the gateway keeps`);
    ledger.equal(booked.get(code!) ?? 0, returned.get(code!) ?? 0, `${about}: refunds in our ledger and the gateway's`);
    ledger.equal(documents.get(code!) ?? 0, inFull ? worth : 0, `${about}: invoices less credit notes`);
    ledger.hold((captures.get(code!) ?? 0) <= 1, `${about}: captured more than once`);
    if (stands) for (const { product, units } of unitsKept(order)) add(sold, product, units);
    if (reservation === 'held' && !gone) for (const { product, units } of unitsKept(order)) add(held, product, units);
    if (order.coupon && reservation !== 'released' && !gone) add(used, order.coupon, 1), add(used, `${order.coupon} ${order.shopper}`, 1);
    if (order.third && reservation !== 'released' && !gone) add(used, 'p-third', 1);
    const watched = stands && order.lines.some(({ product }, at) => product === world.offers.television && order.cancelled[at]! < order.lines[at]!.units);
    if (watched) ledger.hold(register.has(code!), `${about}: a television without its buyer in the register`);
    kept += worth;
    standing += stands ? 1 : 0;
  }

  const stock = new Map(world.rows('SELECT product_code, SUM(on_hand), SUM(reserved) FROM stock GROUP BY product_code').map(([product, ...units]) => [product!, units.map(Number)]));
  for (const [product, came] of ledger.onHand) {
    ledger.equal(stock.get(product), [came - (sold.get(product) ?? 0), held.get(product) ?? 0], `${product} on hand and reserved`);
    ledger.hold(came >= (sold.get(product) ?? 0), `${product} was oversold`);
  }

  for (const [code, { most, mostEach }] of Object.entries(rules.coupons)) {
    if (most > 0) ledger.equal(world.figure(`SELECT COALESCE(SUM(used), 0) FROM promotion_use WHERE kind = 'coupon' AND code = '${code}' AND customer_id = ''`), used.get(code) ?? 0, `uses of ${code}`);
    ledger.hold(most === 0 || (used.get(code) ?? 0) <= most, `${code} was used more than ${most} times`);
    for (const [key, times] of used) if (mostEach > 0 && key.startsWith(`${code} `)) ledger.hold(times <= mostEach, `${key} used it ${times} times`);
  }

  auditClaims(world, used);

  const { most } = world.offers.third;
  ledger.equal(world.figure("SELECT COALESCE(SUM(used), 0) FROM promotion_use WHERE kind = 'promotion' AND code = 'p-third' AND customer_id = ''"), used.get('p-third') ?? 0, 'uses of the third free');
  ledger.hold((used.get('p-third') ?? 0) <= most, `the third free was had more than ${most} times`);
  const thirds = [...ledger.orders.values()].filter(({ third }) => third).length;
  ledger.hold(ledger.withoutThird.length === 0 || thirds >= most, `${ledger.withoutThird.length} orders had no third free, which ${thirds} of ${most} orders had`);

  for (const [kind, start] of world.rows('SELECT kind, MIN(number) FROM invoice GROUP BY kind')) {
    const numbers = world.rows(`SELECT number FROM invoice WHERE kind = '${kind}'`).map(([number]) => Number(number!.replace(/\D+/, '')));
    ledger.equal(Math.max(...numbers) - Number(start!.replace(/\D+/, '')) + 1, numbers.length, `numbers of each ${kind}`);
  }
  const all = [...ledger.orders.values()];
  const having = (what: (order: (typeof all)[number]) => boolean) => all.filter(what).length;
  /** How often the rarer things came about: what never does is not tested. */
  const seen = {
    gifts: having(({ lines }) => lines.some(({ gift }) => gift)),
    thirds,
    bundles: having(({ lines }) => world.offers.bundle.products.every((product) => lines.some((line) => line.product === product))),
    licenceFees: having(({ fee }) => fee > 0),
    deposits: world.figure('SELECT COUNT(*) FROM customer_order WHERE deposit_cents > 0 AND paid_at IS NOT NULL'),
    balances: world.figure('SELECT COUNT(*) FROM customer_order WHERE balance_paid_at IS NOT NULL'),
    late: having(({ late, cancelled, lines }) => late && lines.every(({ units }, at) => cancelled[at] === units)),
    giftsCancelled: having(({ lines, cancelled }) => lines.some(({ gift, units }, at) => gift && cancelled[at]! > 0 && cancelled[at]! < units)),
    withheld: having((order) => withheld(order) > 0),
    returned: having(({ returned }) => returned.some((units) => units > 0)),
    beaten: all.reduce((sum, { claims }) => sum + claims.filter(({ state }) => state === 'agreed').length, 0),
    beatenAndGone: having(({ claims, lines, cancelled, returned }) => claims.some(({ line, state }) => state === 'agreed' && cancelled[line]! + returned[line]! === lines[line]!.units)),
    claimsRefused: all.reduce((sum, { claims }) => sum + claims.filter(({ state }) => state === 'refused').length, 0),
    beatCoupons: having(({ coupon }) => coupon?.startsWith('BEAT-') ?? false),
  };
  return { seen, orders: orders.length, standing, kept, captures: [...captured.values()].filter((sum) => sum > 0).length, returned: [...returned.values()].reduce((sum, one) => sum + one, 0) };
};
