// The marketing campaign (sap-outbound-id) from the first product to the order.
import { describe, expect, test } from 'vitest';
import { confirm, place } from './support/buying.ts';
import { type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customerWithAddress, guest } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

type Cart = Schemas['Cart'];

describe('the campaign that brought a shopper', () => {
  const campaignOf = (order: string) => sql(`SELECT campaign FROM customer_order WHERE code = '${order}'`);
  const buys = async (put: object, query: object, orderBody: object, orderQuery: object) => {
    const { client } = await customerWithAddress();
    const cart = await client.post<Cart>('/users/current/carts/addtocart', { productCode: (await aProduct()).code, quantity: 1, ...put }, { query: { fields: 'FULL', ...query } });
    await confirm(client, `/users/current/carts/${cart.code}`);
    return client.post<Schemas['Order']>('/users/current/orders', { cartId: cart.code, paymentMode: 'card', termsChecked: true, ...orderBody }, { query: { fields: 'FULL', ...orderQuery } });
  };

  test.each([
    ['named by the order, as a member of its body', {}, {}, { 'sap-outbound-id': 'BODY' }, {}, 'BODY'],
    ['named by the order, as a query parameter', {}, {}, {}, { 'sap-outbound-id': 'QUERY' }, 'QUERY'],
    ['named when the cart was filled', {}, { 'sap-outbound-id': 'CART' }, {}, {}, 'CART'],
    ['named in the body when the cart was filled', { 'sap-outbound-id': 'CARTBODY' }, {}, {}, {}, 'CARTBODY'],
    ['named by both is the latest', {}, { 'sap-outbound-id': 'CART' }, { 'sap-outbound-id': 'LATER' }, {}, 'LATER'],
    ['not named at all', {}, {}, {}, {}, ''],
  ])('stands with the order when it is %s', async (_, put, query, body, orderQuery, wanted) => {
    expect(campaignOf((await buys(put, query, body, orderQuery)).code)).toBe(wanted);
  });

  test('of a guest goes along when they sign in', async () => {
    const { client } = await guest();
    const cart = await client.post<Cart>('/users/anonymous/carts/addtocart', { productCode: (await aProduct()).code, quantity: 1 }, { query: { 'sap-outbound-id': 'GUEST', fields: 'FULL' } });
    const { client: signedIn } = await customerWithAddress();
    const mine = await signedIn.post<Cart>('/users/current/carts', {}, { query: { oldCartId: cart.guid, fields: 'FULL' } });
    await confirm(signedIn, `/users/current/carts/${mine.code}`);
    const { body: order } = await place(signedIn, mine.code);
    expect(campaignOf(order.code)).toBe('GUEST');
  });
});
