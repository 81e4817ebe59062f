// Thousands of random steps by shoppers, warehouse, gateway, forgers, time and power cuts; then the shop must agree with a
// simple reference, to the unit and the cent. Repeat a run with SPAZA_TEST_SEED; bench/model.sh does 100 000 steps.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { audit, settle } from './model/audit.ts';
import { days, forger, publisher, returnsAgent, time, warehouse } from './model/others.ts';
import { claimsAgent } from './model/price-beats.ts';
import { Random } from './model/random.ts';
import { Shopper } from './model/shopper.ts';
import { othersGoOn, World } from './model/world.ts';
import { Client } from './support/client.ts';
import { ledgerFaults, engine } from './support/server.ts';
import { shownOtherwise } from './support/shelf.ts';

const steps = Number(process.env.SPAZA_TEST_STEPS ?? 2_000);
const crowd = Number(process.env.SPAZA_TEST_SHOPPERS ?? 32);
const cuts = Number(process.env.SPAZA_TEST_KILLS ?? Math.max(4, Math.round(steps / 1_000)));
const seed = Number(process.env.SPAZA_TEST_SEED ?? Date.now() % 1_000_000);

/** What may be bought, its prices and what is there; some of it is scarce. */
const takeStock = async (world: World) => {
  const { body } = await world.call('', 'GET', '/products/search?query=%3Arelevance&pageSize=100&fields=FULL');
  const ordinary = body.products.filter((one: any) => one.tradingType === '00' && one.returnable !== false && !one.preOrder && !one.liquor && !one.requiresTvLicence && one.price && (one.stock?.stockLevel ?? 0) > 0);
  world.products = ordinary.map((one: any) => one.code).slice(0, 30);
  const televisions = body.products.filter((one: any) => one.requiresTvLicence && !one.preOrder && one.tradingType === '00' && (one.stock?.stockLevel ?? 0) > 0);
  for (const one of [...ordinary, ...televisions]) world.prices.set(one.code, Math.round(one.price.value * 100));
  const gift = ordinary.at(-1).code; // given, never sold
  world.products = world.products.filter((product) => product !== gift);
  const preOrders = world.products.filter((product) => world.prices.get(product)! > 20_000).slice(-3); // dear enough for two parts
  world.products = world.products.filter((product) => !preOrders.includes(product));
  world.announce(preOrders, false);
  const [giving, tripled, first, second] = [1, 2, 4, 6].map((at) => world.products[at]!); // the last is scarce
  await world.advertise({
    giveaway: { product: giving!, gift },
    third: { product: tripled!, most: Math.max(3, Math.round(steps / 150)) },
    bundle: { products: [first!, second!], worth: Math.floor((world.prices.get(first!)! + world.prices.get(second!)!) * 0.87) },
    television: televisions[0].code,
    preOrders,
  });
  for (const product of world.products.filter((_, at) => at % 3 === 0)) world.sql(`UPDATE stock SET on_hand = reserved + CASE WHEN store_code = 'G205' THEN 4 ELSE 0 END WHERE product_code = '${product}'`);
  // what is on offer is wanted most
  world.products.push(televisions[0].code, giving!, giving!, tripled!, tripled!);
  world.sql(`UPDATE stock SET on_hand = on_hand + 100000 WHERE product_code = '${gift}' AND store_code IN ('G205', 'W001')`);
  for (const product of [televisions[0].code, giving, tripled, ...preOrders]) world.sql(`UPDATE stock SET on_hand = on_hand + ${Math.round(steps / 10)} WHERE product_code = '${product}' AND store_code IN ('G205', 'W001')`);
  for (const [product, units] of world.rows('SELECT product_code, SUM(on_hand) FROM stock GROUP BY product_code')) if ([gift, ...preOrders, ...world.products].includes(product!)) world.ledger.onHand.set(product!, Number(units));
};

test(`after ${steps} random steps with ${cuts} power cuts the shop agrees with the reference (seed ${seed})`, { timeout: 600_000 + steps * 80 }, async () => {
  console.log(`model: ${engine}, seed ${seed}, ${steps} steps, ${crowd} shoppers, ${cuts} power cuts`);
  const began = Date.now();
  const world = await World.open('model');
  try {
    await takeStock(world);
    expect(world.products.length).toBeGreaterThan(5);
    const random = new Random(seed);
    const shoppers = Array.from({ length: crowd }, (_, number) => new Shopper(world, new Random(seed * 1_000 + number), number));
    for (const shopper of shoppers) await shopper.arrive();
    world.sql(`UPDATE access_token SET expires_at = ${Date.now() + 86_400_000}`); // longer runs than a token lives

    let done = 0;
    const going = () => done < steps && world.ledger.faults.length < 20;
    const keepDoing = async (act: () => Promise<number>) => {
      while (going()) {
        const did = await act();
        done += did;
        if (did === 0) await pause(1);
      }
    };
    /** Once in so many steps of everybody. */
    const nowAndThen = async (every: number, act: () => Promise<number>) => {
      for (let next = every; going(); next += every) {
        while (going() && done < next) await pause(2);
        await othersGoOn();
        done += await act();
      }
    };
    const power = async () => {
      for (let cut = 1; cut <= cuts; cut += 1) {
        const when = (cut * steps) / (cuts + 1) + random.below(steps / (cuts + 1) / 2);
        while (going() && done < when) await pause(2);
        if (going()) await world.powerCut();
      }
    };
    await Promise.all([
      ...shoppers.map((shopper) => keepDoing(() => shopper.act())),
      nowAndThen(12, warehouse(world, random)),
      nowAndThen(20, forger(world, random)),
      nowAndThen(15, returnsAgent(world, random)),
      nowAndThen(15, claimsAgent(world, random)),
      nowAndThen(50, time(world, random)),
      nowAndThen(80, publisher(world, random)),
      nowAndThen(200, days(world, random)),
      power(),
    ]);
    const acted = (Date.now() - began) / 1000;
    await settle(world);
    const sum = await audit(world);
    expect(ledgerFaults(world.database.url)).toEqual([]);
    await expect.poll(() => shownOtherwise(new Client({ base: world.base }), world.database.url)).toEqual([]);
    console.log(`model: ${done} steps in ${acted.toFixed(0)} s, ${world.kills} power cuts; ${sum.orders} orders, ${sum.captures} paid, ${sum.standing} stand for R ${(sum.kept / 100).toFixed(2)}, R ${(sum.returned / 100).toFixed(2)} given back; agreed after ${((Date.now() - began) / 1000).toFixed(0)} s`);
    console.log(`model: ${Object.entries(sum.seen).map(([what, times]) => `${what} ${times}`).join(', ')}`);
    expect(world.ledger.faults, `seed ${seed}`).toEqual([]);
    const { gifts, thirds, bundles, licenceFees, deposits, balances, returned, beaten, beatCoupons } = sum.seen; // the others are too rare to be there every time
    if (steps >= 2_000) expect(Math.min(gifts, thirds, deposits, balances), 'offers and deposits that came about').toBeGreaterThan(0);
    // A bundle needs a scarce product. A return waits for its order's delivery and for two visits of those who decide; a price beat for one.
    if (steps >= 10_000) expect(Math.min(bundles, licenceFees, returned, beaten, beatCoupons), 'bundles, licences, returns and price beats that came about').toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
