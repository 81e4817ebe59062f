// The confirmation mail adds up line by line to what was charged, whatever took something off.
import { expect, test } from 'vitest';
import { choose, place, readCheckout, withTvLicence, type DeliveryCode, type Order } from './support/buying.ts';
import { type Client, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { cable, kettle, miniLed, soundbar, toaster, tv } from './support/offers.ts';
import { customerWithAddress } from './support/people.ts';
import { cents } from './support/shelf.ts';

interface Mail {
  entries: { code: string; quantity: number; total: string }[];
  items: string;
  discounts: { name: string; amount: string }[];
  deliveryCost: string;
  licence: string;
  total: string;
  collections: { store: string; code: string }[];
  deliveryAddress?: { formattedAddress?: string };
}

/** `R 1 519.10` */
const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);

async function mailOf(code: string): Promise<{ data: Mail; text: string }> {
  const written = () => sql(`SELECT payload FROM outbox WHERE key = 'order-confirmation:${code}'`);
  await expect.poll(written).not.toBe('');
  const payload = JSON.parse(written());
  const data = typeof payload.data === 'string' ? JSON.parse(payload.data) : payload.data;
  return { data, text: JSON.stringify(data) };
}

/** Puts these in a cart, takes each part in one of these ways, pays. */
async function buys(lines: [code: string, quantity: number][], ways: DeliveryCode[], more: { coupon?: string; licence?: boolean } = {}) {
  const { client } = await customerWithAddress();
  let cart!: Schemas['Cart'];
  for (const [productCode, quantity] of lines) cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode, quantity });
  const path = `/users/current/carts/${cart.code}`;
  if (more.licence) await withTvLicence(client, path);
  if (more.coupon) await client.post(`${path}/redeem/coupon/${more.coupon}`, { couponCode: more.coupon });
  const checkout = await readCheckout(client, path);
  const parts = checkout.shipmentEntries!.shipments;
  const chosen = parts.map((part, n) => {
    const wanted = ways[n % ways.length]!;
    const way = part.deliveryInfos!.some((info) => info.code === wanted && info.storeAvailable) ? wanted : part.deliveryInfos!.find((info) => info.storeAvailable)!.code;
    return choose({ ...checkout, shipmentEntries: { ...checkout.shipmentEntries!, shipments: [part] } }, way as DeliveryCode)[0]!;
  });
  await client.post(`${path}/confirmCheckout`, { shipments: chosen });
  const { status, body: order } = await place(client, cart.code);
  expect(status).toBe(201);
  await (await PaymentPage.open(order.payment!)).press('Pay');
  await settled(client, order.code, 'succeed');
  const paid = await client.get<Order>(`/users/current/orders/${order.code}`, { fields: 'FULL' });
  return { client: client as Client, order: paid, mail: await mailOf(order.code) };
}

const mustAddUp = (order: Order, { data }: { data: Mail }) => {
  expect(data.entries.map(({ code, quantity }) => [code, quantity])).toEqual(order.entries!.map((entry) => [entry.product!.code, entry.quantity]));
  expect(data.entries.map(({ total }) => centsOf(total))).toEqual(order.entries!.map((entry) => cents(entry.basePrice) * entry.quantity!));
  expect(sum(data.entries.map(({ total }) => centsOf(total)))).toBe(centsOf(data.items));
  const off = sum(data.discounts.map(({ amount }) => centsOf(amount)));
  expect(off).toBe(cents(order.totalDiscounts));
  expect(centsOf(data.items) - off + centsOf(data.licence) + centsOf(data.deliveryCost)).toBe(centsOf(data.total));
  expect(centsOf(data.total)).toBe(cents(order.totalPriceWithTax));
  expect(centsOf(data.deliveryCost)).toBe(cents(order.deliveryCost));
};

test.each<[string, [string, number][], { coupon?: string; licence?: boolean }]>([
  ['of a deal, a first order and a coupon', [[tv, 1], [soundbar, 1]], { coupon: 'STOEP100', licence: true }],
  ['with a gift', [[miniLed, 1]], { licence: true }],
  ['of two kinds of deals and something beside them', [[kettle, 1], [toaster, 1], [cable, 4]], {}],
])('an order %s', async (_, lines, more) => {
  const { order, mail } = await buys(lines, ['doorstep'], more);
  mustAddUp(order, mail);
  expect(mail.data.discounts.length).toBeGreaterThan(0);
  expect(new Set(mail.data.discounts.map(({ name }) => name)).size).toBe(mail.data.discounts.length);
  expect(mail.data.collections).toEqual([]);
  expect(mail.data.deliveryAddress?.formattedAddress).toBeTruthy();
});

test('an order that is only collected has its code and names no home address', async () => {
  const { order, mail } = await buys([[kettle, 1]], ['pickup']);
  mustAddUp(order, mail);
  const [shipment] = order.shipmentEntries!.shipments;
  expect(shipment!.deliveryInfos!.find(({ isSelected }) => isSelected)!.code).toBe('pickup');
  expect(mail.data.collections).toEqual([{ store: shipment!.displayName, code: shipment!.collectionCode }]);
  expect(mail.data.deliveryAddress).toBeUndefined();
  expect(mail.text).not.toContain('Berger Street');
});

test('an order one part of which is collected has both', async () => {
  const { order, mail } = await buys([[kettle, 1], [soundbar, 1]], ['pickup', 'doorstep']);
  mustAddUp(order, mail);
  const collected = order.shipmentEntries!.shipments.filter(({ collectionCode }) => collectionCode);
  expect(mail.data.collections).toEqual(collected.map((part) => ({ store: part.displayName, code: part.collectionCode })));
  const delivered = order.shipmentEntries!.shipments.some(({ deliveryInfos }) => deliveryInfos!.some(({ code, isSelected }) => isSelected && code === 'doorstep'));
  expect(mail.data.deliveryAddress !== undefined).toBe(delivered);
});
