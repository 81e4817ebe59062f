// What a first order is given by itself: to a new account, once, and promised only while such promotions are running.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, place } from './support/buying.ts';
import { Client, shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { addressForm, customerWithAddress, guest, unguessable } from './support/people.ts';
import { importFile, startOwnShop } from './support/server.ts';
import { aProduct, cents, cheaperThan } from './support/shelf.ts';

type Cart = Schemas['Cart'];

const api = shop();
const words = 'Free delivery on your first order, and up to 20% off (at most R\u00a01\u00a0000.00).';
const promised = (client: Client) => client.get<Schemas['AppConfig']>('/cms/appConfig').then(({ firstOrderOffer }) => firstOrderOffer);
const put = (client: Client, productCode: string, quantity = 1) =>
  client.post<Cart>('/users/current/carts/addtocart', { productCode, quantity }, { query: { fields: 'FULL' } });
const given = (cart: Pick<Cart, 'why'>) => (cart.why ?? []).map(({ promotionCode }) => promotionCode).filter((code) => code.startsWith('promotion-welcome'));

test('what is promised is what is running, to guests everywhere and in the cart', async () => {
  expect(await promised(api)).toBe(words);
  const { client } = await guest();
  expect((await client.get<Schemas['User']>('/users/anonymous', { fields: 'FULL' })).signUpMessage).toBe(words);
});

describe('a new account', () => {
  test('gets its first order cheaper and brought for nothing without a coupon, and its second at the usual price', async () => {
    const { client } = await customerWithAddress();
    const product = await aProduct(0);
    const cart = await put(client, product.code, Math.ceil(510_00 / cents(product.price)));
    const off = cart.why!.find(({ promotionCode }) => promotionCode === 'promotion-welcome')!;
    expect(cents(off.amount)).toBeGreaterThan(0);
    expect(off.couponCode).toBeUndefined();
    expect(cart.couponData).toBeUndefined();
    expect(cents(cart.deliveryCost)).toBe(0);
    expect(cents(cart.totalPriceWithTax)).toBe(cents(cart.subTotal) - cents(cart.orderDiscounts));

    await confirm(client, `/users/current/carts/${cart.code}`);
    const { status, body: order } = await place(client, cart.code);
    expect(status).toBe(201);
    expect(given(order)).toContain('promotion-welcome');
    expect(cents(order.totalPriceWithTax)).toBe(cents(cart.totalPriceWithTax));

    const second = await put(client, product.code, Math.ceil(510_00 / cents(product.price)));
    expect(given(second)).toEqual([]);
    expect(cents(second.orderDiscounts)).toBe(0);
  });

  test('has a small first order brought for nothing, and pays for the second', async () => {
    const { client } = await customerWithAddress();
    const small = await cheaperThan(400_00);
    const cart = await put(client, small.code);
    expect(cents(cart.deliveryCost)).toBe(0);
    expect(cart.freeDeliveryRemaining).toBeUndefined();
    await confirm(client, `/users/current/carts/${cart.code}`);
    expect((await place(client, cart.code)).status).toBe(201);
    const second = await put(client, small.code);
    expect(cents(second.deliveryCost)).toBe(50_00);
  });

  test('of who has shown that another account has their number, too, gets none after that account has ordered', async () => {
    const mobileNumber = `0${Math.floor(600_000_000 + Math.random() * 300_000_000)}`;
    const [one, two] = [await customerWithAddress(), await customerWithAddress()];
    sql(`UPDATE customer SET mobile_number = '${mobileNumber}' WHERE uid IN ('${one.email}', '${two.email}')`);
    const product = await aProduct(2);
    const quantity = Math.ceil(510_00 / cents(product.price));
    const cart = await put(one.client, product.code, quantity);
    await confirm(one.client, `/users/current/carts/${cart.code}`);
    expect((await place(one.client, cart.code)).status).toBe(201);
    expect(given(await put(two.client, product.code, quantity)), 'a number that was only typed').toContain('promotion-welcome');
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE mobile_number = '${mobileNumber}'`);
    expect(given(await put(two.client, product.code, quantity))).toEqual([]);
  });

  test('at a door where somebody has had it gets none, and gets it behind another', async () => {
    const unitNumber = unguessable(4);
    const [one, two] = [await customerWithAddress({ unitNumber }), await customerWithAddress({ unitNumber: unitNumber.toUpperCase(), line1: 'Berger St.' })];
    const product = await aProduct(3);
    const quantity = Math.ceil(510_00 / cents(product.price));
    const cart = await put(one.client, product.code, quantity);
    expect(given(await put(two.client, product.code, quantity))).toContain('promotion-welcome');
    await confirm(one.client, `/users/current/carts/${cart.code}`);
    expect((await place(one.client, cart.code)).status).toBe(201);

    const late = await two.client.get<Cart>('/users/current/carts/current', { fields: 'FULL' });
    expect(given(late)).toEqual([]);
    expect(cents(late.orderDiscounts)).toBe(0);
    await two.client.done('POST', '/users/current/addresses', { query: { useAddress: true }, body: addressForm({ defaultAddress: true }) });
    expect(given(await two.client.get<Cart>('/users/current/carts/current', { fields: 'FULL' }))).toContain('promotion-welcome');
  });

  test('that calls its first order off gets it on the next', async () => {
    const { client } = await customerWithAddress();
    const product = await aProduct(1);
    const quantity = Math.ceil(510_00 / cents(product.price));
    const cart = await put(client, product.code, quantity);
    await confirm(client, `/users/current/carts/${cart.code}`);
    const { body: order } = await place(client, cart.code);
    await client.post(`/users/current/orders/${order.code}/cancellation`, {});
    expect(given(await put(client, product.code, quantity))).toContain('promotion-welcome');
  });
});

describe('a shop without such promotions', () => {
  let own: Awaited<ReturnType<typeof startOwnShop>>;
  let there: Client;
  beforeAll(async () => {
    own = await startOwnShop('first-order', { products: 50 });
    there = new Client({ base: own.shop.base });
  });
  afterAll(() => own?.stop());

  const promotions = (rows: string[]) => importFile(own.database.url, 'promotions.csv', ['code,type,title,tiers,firstOrder,needsCoupon,enabled', ...rows].join('\n') + '\n');

  test('promises nothing, refuses the coupon of another first-order offer to guests, and gives what is left', async () => {
    expect(await promised(there)).toBe(words);
    promotions(['promotion-welcome,orderDiscount,First order,500=10%,true,false,false', 'promotion-welcome-delivery,freeDelivery,First order,,true,false,false', 'promotion-friend,orderDiscount,A friend,1=5%,true,true,true']);
    await expect.poll(() => promised(there)).toBeUndefined();
    expect((await there.get<Schemas['User']>('/users/anonymous', { fields: 'FULL' })).signUpMessage).toBeUndefined();

    importFile(own.database.url, 'coupons.csv', 'code,promotion,maxUses\nFRIEND5,promotion-friend,1\n');
    const { client } = await guest(there);
    const { guid } = await client.post<Cart>('/users/anonymous/carts', {});
    const product = (await there.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 50, fields: 'FULL' })).products.find((one) => one.tradingType === '00' && !one.preOrder && (one.stock?.stockLevel ?? 0) > 5)!;
    await client.post(`/users/anonymous/carts/${guid}/entries`, { quantity: 1, product: { code: product.code } });
    const refused = () => client.post<Cart>(`/users/anonymous/carts/${guid}/redeem/coupon/FRIEND5`, { couponCode: 'FRIEND5' }, { query: { fields: 'FULL' } });
    await expect.poll(async () => (await refused()).errorMsg).toBe('Please sign in to use this coupon.');

    promotions(['promotion-welcome,orderDiscount,First order,1=12%,true,false,true']);
    await expect.poll(() => promised(there)).toBe('Up to 12% off your first order.');
  });
});
