// Two of three units of a bundle come back, and the gift that came with the three: in a shop whose offers no other test changes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveToasters, shopperWithBundle } from './support/bundle-with-gift.ts';
import { Client, type Schemas } from './support/client.ts';
import { settled } from './support/gateway.ts';
import { cable, toaster } from './support/offers.ts';
import { changedMind, intent, readReturn, send } from './support/returns.ts';
import { ledgerFaults, runProgram, startOwnShop, until } from './support/server.ts';
import { cents } from './support/shelf.ts';

type Preview = Schemas['ReturnPreview'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  own = await startOwnShop('returns-of-offers', { products: 100 });
  api = new Client({ base: own.shop.base });
  await giveToasters(api, own.database.url);
});
afterAll(() => own?.stop());

const cli = (...args: string[]) => runProgram('spaza', ['returns', args[0]!, '--database', own.database.url, ...args.slice(1)]);

/** Three cables for R 599 with their toaster, delivered. */
const delivered = async () => {
  const { client, order } = await shopperWithBundle(api, own.database.url);
  expect(order.entries!.map(({ product, quantity, giveAway }) => [product!.code, quantity, !!giveAway])).toEqual([[cable, 3, false], [toaster, 1, true]]);
  expect(cents(order.totalPriceWithTax) - cents(order.deliveryCost)).toBe(599_00);
  return { client, order };
};
const reported = async (client: Client, order: Schemas['Order'], entries: object[]) =>
  (await client.call<Preview>('POST', '/users/current/orderReturns/preview', { body: { orderCode: order.code, shipmentCode: order.consignments![0]!.code, entries } })).body;

/** Received, looked at and paid back; answers what went back, in cents. */
const paidBack = async (client: Client, order: Schemas['Order'], entries: object[], found: string[]) => {
  const { status, body } = await send(client, intent(order, entries));
  expect(status, JSON.stringify(body)).toBe(201);
  cli('receive', body.code);
  cli('inspect', body.code, ...found.flatMap((each) => ['--found', each]));
  cli('refund', body.code);
  await until('the return to be paid back', 60_000, async () => (await readReturn(client, body.code)).returnStatus === 'refunded');
  return cents((await readReturn(client, body.code)).totalPrice);
};

test('two of three units without the gift: their share of the bundle, less the gift that is kept', async () => {
  const { client, order } = await delivered();
  const worth = cents((await api.get<Schemas['Product']>(`/products/${toaster}`, { fields: 'FULL' })).price);
  const preview = await reported(client, order, [changedMind(2)]);
  expect(preview.keptGifts).toMatchObject([{ quantity: 1 }]);
  expect(cents(preview.withheldAmount)).toBe(Math.min(worth, 399_33));
  expect(cents(preview.deliveryCost)).toBe(0);
  expect(cents(preview.refundAmount)).toBe(399_33 - Math.min(worth, 399_33));
});

test('with the gift it is two thirds of R 599, and the last unit brings the odd cent and the delivery', async () => {
  const { client, order } = await delivered();
  const preview = await reported(client, order, [changedMind(2), changedMind(1, 1)]);
  expect(cents(preview.withheldAmount)).toBe(0);
  expect(cents(preview.refundAmount)).toBe(399_33);
  expect(await paidBack(client, order, [changedMind(2), changedMind(1, 1)], ['0=2/0/0', '1=1/0/0'])).toBe(399_33);
  expect(await paidBack(client, order, [changedMind()], ['0=1/0/0'])).toBe(199_67 + cents(order.deliveryCost));
  expect(cents((await settled(client, order.code!, 'refunded')).totalPriceWithTax)).toBe(599_00 + cents(order.deliveryCost));
  expect(ledgerFaults(own.database.url)).toEqual([]);
});
