// As many units of a product as one order may have: the product's own number, or that of the shop.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, place } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { customerWithAddress } from './support/people.ts';
import { importFile, startOwnShop, until } from './support/server.ts';
import { listing, type Product } from './support/shelf.ts';
import { api, memberOf } from './support/staff.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shopper: Client;
let scarce: Product;
let other: Product;

const page = (code: string) => shopper.get<Product>(`/products/${code}`, { fields: 'FULL' });
const reported = async (code: string) => (await page(code)).maxOrderQuantity;
const becomes = (code: string, most: number) => until(`${code} having at most ${most} in an order`, 20_000, async () => (await reported(code)) === most);
/** As an import says it; the shop is open. */
const limits = (code: string, most: string) => {
  const [name, brand, category] = sqlOn(own.database.url, `SELECT name, brand_code, category_code FROM product WHERE code = '${code}'`).split('|');
  importFile(own.database.url, 'products.csv', `code,name,brand,category,maxOrderQuantity\n${code},"${name}",${brand},${category},${most}\n`);
};

beforeAll(async () => {
  own = await startOwnShop('most-units', { products: 80, env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SHOP_MOST_UNITS: '8' } });
  shopper = new Client({ base: own.shop.base });
  const { products } = await listing(':relevance', {}, shopper);
  const ordinary = products.filter((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 20);
  [scarce, other] = [ordinary[0]!, ordinary[1]!];
  limits(scarce.code, '3');
  await becomes(scarce.code, 3);
});
afterAll(() => own?.stop());

const aCart = async () => {
  const { client } = await customerWithAddress({}, shopper);
  const add = (code: string, quantity: number) => client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: code, quantity });
  return { client, add };
};

test('a product tells its own number, or that of the shop, with its details', async () => {
  expect(await reported(scarce.code)).toBe(3);
  expect(await reported(other.code)).toBe(8);
  expect((await shopper.get<Product>(`/products/${scarce.code}`)).maxOrderQuantity).toBeUndefined();
});

describe('a cart', () => {
  test('is given as many as an order may have, and says so', async () => {
    const { client, add } = await aCart();
    const cart = await add(scarce.code, 5);
    expect(cart).toMatchObject({ statusCode: 'maxQuantity', quantity: 5, quantityAdded: 3, statusMessage: 'You can buy at most 3 of this item' });
    expect(cart.entries).toMatchObject([{ quantity: 3, product: { maxOrderQuantity: 3 } }]);
    expect(await client.call('PATCH', `/users/current/carts/${cart.code}/entries/0`, { body: { quantity: 4 } })).toMatchObject({ body: { statusCode: 'maxQuantity', quantityAdded: 0 } });
    expect(await add(other.code, 9)).toMatchObject({ statusCode: 'maxQuantity', quantityAdded: 8 });
  });

  test('from before is reported, refused at the checkout and the order, and goes down where it is checked', async () => {
    const { client, add } = await aCart();
    limits(other.code, '6');
    await becomes(other.code, 6);
    const cart = await add(other.code, 6);
    const path = `/users/current/carts/${cart.code}`;
    await confirm(client, path);
    limits(other.code, '4');
    await becomes(other.code, 4);

    const { entries } = await client.get<Schemas['Cart']>(path, { fields: 'FULL' });
    expect(entries).toMatchObject([{ quantity: 6, statusMessage: 'You can buy at most 4 of this item' }]);
    const refused = await place(client, cart.code);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ type: 'CartEntryError', subjectType: 'entry', subject: '0', message: `One order may have at most 4 of ${other.name}. Please change your cart.` }] });
    expect(await client.plain.post(`${path}/validate`, {})).toMatchObject({ cartModifications: [{ statusCode: 'maxQuantity', quantity: 6, quantityAdded: 4 }] });
    await confirm(client, path);
    expect((await place(client, cart.code)).status).toBe(201);
    limits(other.code, '');
    await becomes(other.code, 8);
  });
});

test('the back office sets it by the rules of an import, and what was set is noted', async () => {
  const staff = memberOf({ database: own.database.url, base: own.shop.base }, 'catalogue');
  const path = `${api}/products/${scarce.code}`;
  const read = () => staff.client.get<Schemas['StaffProduct']>(path);
  const set = async (maxOrderQuantity: number) => staff.client.call('PATCH', path, { body: { version: (await read()).version, changes: { maxOrderQuantity } } });
  expect((await read()).maxOrderQuantity).toBe(3);
  expect((await set(2)).status).toBe(200);
  await becomes(scarce.code, 2);
  expect((await set(0)).status).toBe(200);
  expect((await read()).maxOrderQuantity).toBeUndefined();
  await becomes(scarce.code, 8);
  expect(sqlOn(own.database.url, 'SELECT COUNT(*) FROM staff_act')).not.toBe('0');
});
