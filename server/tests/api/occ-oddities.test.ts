// What stock OCC clients send now and then: each is answered as OCC does, and none breaks anything.
import { request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { operations } from './support/contract.ts';
import { customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

type Cart = Schemas['Cart'];
const stock = shop().plain;
const invalid = (subject: string) => ({ status: 400, type: 'ValidationError', subject });

describe('fields', () => {
  test('may have spaces anywhere between their words', async () => {
    const { code } = await aProduct();
    const plain = await stock.get(`/products/${code}`, { fields: 'code,price(value,formattedValue),stock(FULL)' });
    expect(Object.keys(plain).sort()).toEqual(['code', 'price', 'stock']);
    expect(await stock.get(`/products/${code}`, { fields: ' code , price ( value , formattedValue ) ,stock( FULL ) ' })).toEqual(plain);
  });

  test('given more than once are asked for together', async () => {
    const { code } = await aProduct();
    const answer = await stock.raw('GET', `/occ/v2/spaza/products/${code}?fields=code&fields=name,url&fields=`);
    expect(Object.keys(answer.body as object).sort()).toEqual(['code', 'name', 'url']);
    expect((await stock.raw('GET', `/occ/v2/spaza/products/${code}?fields=code&fields=name(`)).status).toBe(400);
  });

  test('with a level there is not are refused, members there are not are left out', async () => {
    const { code } = await aProduct();
    for (const fields of ['HUGE', 'DEFAULT,EXTENDED', 'code,price(ALL)'])
      expect(await stock.refusal('GET', `/products/${code}`, { query: { fields } }), fields).toMatchObject(invalid('fields'));
    expect(await stock.get(`/products/${code}`, { fields: 'code,nothing,price(nothing)' })).toMatchObject({ code });
    expect(await stock.get(`/products/${code}`, { fields: 'default' })).toEqual(await stock.get(`/products/${code}`, { fields: 'DEFAULT' }));
  });

  test('that cannot be read change nothing', async () => {
    const { client } = await customer();
    expect(await client.plain.refusal('POST', '/users/current/carts', { body: {}, query: { fields: 'HUGE' } })).toMatchObject(invalid('fields'));
    expect((await client.plain.get<Schemas['CartList']>('/users/current/carts', { currentOnly: true })).carts).toEqual([]);
  });
});

test('a number given twice is refused when it means two things', async () => {
  const search = (query: string) => stock.raw('GET', `/occ/v2/spaza/stores?${query}`);
  expect((await search('currentPage=0&currentPage=0')).status).toBe(200);
  const refused = await search('currentPage=0&currentPage=1');
  expect(refused.status).toBe(400);
  expect((refused.body as Schemas['ErrorList']).errors).toMatchObject([{ type: 'ValidationError', subject: 'currentPage' }]);
  expect((await search('latitude=-26&latitude=-27&longitude=28')).status).toBe(400);
});

test('a text given twice is one of both, whatever it says', async () => {
  const listed = async (query: string) => {
    const { status, body } = await stock.raw('GET', `/occ/v2/spaza/products/search?fields=pagination,currentQuery(query(value))&pageSize=5&${query}`);
    expect([query, status]).toEqual([query, 200]);
    return JSON.stringify(body);
  };
  const [one, other] = [await listed('query=fridge:relevance'), await listed('query=kettle:relevance')];
  expect([one, other]).toContain(await listed('query=fridge:relevance&query=kettle:relevance'));
  expect(await listed('query=fridge:relevance&lang=en&lang=af&curr=ZAR&curr=USD')).toBe(one);
});

describe('a form in the place of JSON', () => {
  const form = 'application/x-www-form-urlencoded';
  const review = async (text: string, type = form) => {
    const { client } = await customer();
    return client.plain.raw('POST', `/occ/v2/spaza/products/${(await aProduct()).code}/reviews`, { raw: { type, text } });
  };

  test('is read whatever charset it names and however it writes spaces', async () => {
    const sent = await review('headline=Good+value&comment=A%20week%20of%20use.&rating=4&alias=Thandi', `${form}; charset=UTF-8`);
    expect([sent.status, sent.body]).toMatchObject([201, { headline: 'Good value', comment: 'A week of use.', rating: 4 }]);
  });

  test('that is broken is refused as OCC refuses, and changes nothing', async () => {
    for (const text of ['headline=a&comment=b&rating=%ZZ', 'headline=%FF%FE&comment=b&rating=4', '{"headline":"a","comment":"b","rating":4}', 'rating=4', ''])
      expect([text, await review(text)]).toMatchObject([text, { status: 400, body: { errors: [{ type: 'ValidationError' }] } }]);
  });

  test('is no cart entry, and an empty one no cart less', async () => {
    const { client } = await customer();
    const carts = '/occ/v2/spaza/users/current/carts';
    const made = await client.plain.raw('POST', carts, { raw: { type: form, text: '' } });
    expect(made.status).toBe(201);
    const refused = await client.plain.raw('POST', `${carts}/${(made.body as Cart).code}/entries`, { raw: { type: form, text: `code=${(await aProduct()).code}&qty=1` } });
    expect([refused.status, (refused.body as Schemas['ErrorList']).errors[0]]).toMatchObject([400, { type: 'ValidationError' }]);
    expect((await client.plain.get<Cart>(`/users/current/carts/${(made.body as Cart).code}`, { fields: 'FULL' })).entries).toEqual([]);
  });
});

describe('a cart that is not there', () => {
  const lost = { status: 400, type: 'CartError', reason: 'notFound', subjectType: 'cart' };

  test('by a stale guid', async () => {
    const cart = '/users/anonymous/carts/00000000-dead-beef-0000-000000000000';
    expect(await stock.refusal('GET', cart)).toMatchObject(lost);
    expect(await stock.refusal('POST', `${cart}/entries`, { body: { product: { code: (await aProduct()).code } } })).toMatchObject(lost);
    expect(await stock.refusal('PATCH', `${cart}/entries/0`, { body: { quantity: 1 } })).toMatchObject(lost);
    expect(await stock.refusal('POST', `${cart}/validate`, { body: {} })).toMatchObject(lost);
    expect(await stock.refusal('GET', `${cart}/vouchers`)).toMatchObject(lost);
  });

  test('at sign-in leaves the own cart as it is', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    await client.post('/users/current/carts/addtocart', { productCode: code });
    const merged = await client.plain.post<Cart>('/users/current/carts', {}, { query: { oldCartId: 'stale-guid', toMergeCartGuid: 'other', fields: 'FULL' } });
    expect(merged.entries!.map(({ product }) => product.code)).toEqual([code]);
  });

  test('as `current`, of who has none and of a guest', async () => {
    const { client } = await customer();
    for (const path of ['/users/current/carts/current', '/users/current/carts/current/entries'])
      expect(await client.plain.refusal('GET', path), path).toMatchObject({ ...lost, subject: 'current' });
    expect(await client.plain.refusal('POST', '/users/current/carts/current/entries', { body: { product: { code: (await aProduct()).code } } })).toMatchObject(lost);
    expect(await stock.refusal('GET', '/users/anonymous/carts/current')).toMatchObject({ ...lost, subject: 'current' });
  });
});

test('every call about a cart says of one that is not there what OCC says', async () => {
  const { client } = await customer();
  /** What a call needs besides, so that nothing else is refused. */
  const needed: Record<string, { query?: Record<string, string>; body?: unknown }> = {
    addEntry: { body: { product: { code: (await aProduct()).code } } },
    replaceEntry: { body: { quantity: 1 } },
    changeEntry: { body: { quantity: 1 } },
    useVoucher: { query: { voucherId: 'STOEP100' } },
    setDeliveryAddressOfCart: { query: { addressId: 'X1' } },
    setDeliveryMode: { query: { deliveryModeId: 'doorstep' } },
    setPaymentDetailsOfCart: { query: { paymentDetailsId: 'card' } },
  };
  /** The shop's own, which begin with what they are sent, and forms for cards, which are always refused. */
  const others = ['addTvLicence', 'chooseDelivery', 'confirmCheckout', 'getAllPickupStores', 'updateEntryPickUpStore', 'reorder', 'postReorder', 'refuseCardForm', 'refuseCardDetails'];
  const calls = operations.filter(({ id, path }) => path.startsWith('/users/{user}/carts/{cart}') && !others.includes(id));
  expect(calls.length).toBeGreaterThan(30);
  for (const { id, method, path } of calls)
    for (const cart of ['current', '00000000-dead-beef-0000-000000000000']) {
      const address = path.replace('{user}', 'current').replace('{cart}', cart).replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'entryNumber' ? '0' : 'X1'));
      const refused = await client.plain.refusal(method, address, needed[id] ?? (method === 'GET' ? {} : { body: {} }));
      expect([id, refused]).toMatchObject([id, { status: 400, type: 'CartError', reason: 'notFound', subject: cart }]);
    }
});

describe('a token', () => {
  test('and another beside it are refused', async () => {
    const [one, two] = [await customer(), await customer()];
    const me = '/occ/v2/spaza/users/current';
    expect((await one.client.raw('GET', `${me}/addresses`)).status).toBe(200);
    const both = await one.client.raw('GET', `${me}/addresses?access_token=${two.client.token}`);
    expect(both.status).toBe(400);
    expect((both.body as Schemas['ErrorList']).errors).toMatchObject([{ type: 'ValidationError', subject: 'access_token' }]);
    const joined = await one.client.raw('GET', `${me}/addresses`, { headers: { authorization: `Bearer ${one.client.token}, Bearer ${two.client.token}` } });
    expect(joined.status).toBe(401);
    expect((joined.body as Schemas['ErrorList']).errors[0]!.type, 'the client renews it').toBe('InvalidTokenError');
  });

  test('in a header of its own beside another is refused', async () => {
    const [one, two] = [await customer(), await customer()];
    const status = await new Promise((done, failed) => {
      const both = ['Host', new URL(inject('shop').base).host, 'Authorization', `Bearer ${one.client.token}`, 'Authorization', `Bearer ${two.client.token}`];
      request(`${inject('shop').base}/occ/v2/spaza/users/current/addresses`, { headers: both }, (answer) => done(answer.resume().statusCode)).on('error', failed).end();
    });
    expect(status).toBe(400);
  });

  test('in the query alone is none', async () => {
    const { client } = await customer();
    const answer = await stock.raw('GET', `/occ/v2/spaza/users/current/addresses?access_token=${client.token}`);
    expect(answer.status).toBe(401);
  });
});
