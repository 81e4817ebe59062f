// What customers say of products, and who is notified when one is back.
import { describe, expect, inject, test } from 'vitest';
import { Client, shop, type Schemas } from './support/client.ts';
import { shopperWithOrder } from './support/buying.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customer, guest } from './support/people.ts';
import { aProduct, soldOut } from './support/shelf.ts';

const api = shop();
/** Products other tests do not compare before and after: a review changes their stars. */
const own = 40;
const form = (with_: Partial<Schemas['ReviewForm']> = {}): Schemas['ReviewForm'] => ({
  headline: 'Quiet and quick',
  comment: 'Three weeks in, and nobody has complained.',
  rating: 4,
  ...with_,
});
const reviewsOf = (code: string, query = {}, client: Client = api) => client.get<Schemas['ReviewList']>(`/products/${code}/reviews`, query);
const write = (client: Client, code: string, body = form()) => client.call<Schemas['CustomerReview']>('POST', `/products/${code}/reviews`, { body });

/** Somebody who has paid for a product, and has it. */
const buyer = async (index: number, handedOver = true) => {
  const shopper = await shopperWithOrder('doorstep', [{ index }]);
  const page = await PaymentPage.open(shopper.order.payment!);
  await page.press('Pay');
  expect((await settled(shopper.client, shopper.order.code!, 'succeed')).paymentStatus).toBe('succeed');
  if (handedOver) sqlOn(inject('shop').database, `UPDATE consignment SET status = 'DELIVERY_COMPLETED' WHERE order_code = '${shopper.order.code}'`);
  return { ...shopper, code: (await aProduct(index)).code };
};

describe('a review', () => {
  test('of somebody who did not buy it here waits to be read', async () => {
    const { code } = await aProduct(own + 3);
    const before = await reviewsOf(code);
    const { client } = await customer();
    const { status, body } = await write(client, code);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending', verifiedBuyer: false, alias: 'Thandi N.', responseStatus: true });
    expect(await reviewsOf(code)).toEqual(before);
  });

  test('of a buyer is shown at once and counts in the stars', async () => {
    const { client, code } = await buyer(own + 4);
    const before = await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' });
    const { body } = await write(client, code, form({ rating: 5 }));
    expect(body).toMatchObject({ status: 'approved', verifiedBuyer: true });
    const list = await reviewsOf(code);
    expect(list.reviews.map(({ id }) => id)).toContain(body.id);
    expect(list.ratings.reduce((sum, { count }) => sum + count, 0)).toBe(list.pagination.totalResults);
    await expect
      .poll(async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).reviewsCount)
      .toBe((before.reviewsCount ?? 0) + 1);
  });

  test('of somebody who paid for it and does not have it yet is not a buyer\'s: it can still be cancelled', async () => {
    const { client, code } = await buyer(own + 9, false);
    const { body } = await write(client, code);
    expect(body).toMatchObject({ status: 'pending', verifiedBuyer: false });
  });

  test('of a buyer that holds an address is read first', async () => {
    const { client, code } = await buyer(own + 5);
    const { body } = await write(client, code, form({ comment: 'Cheaper at https://elsewhere.example' }));
    expect(body).toMatchObject({ status: 'pending', verifiedBuyer: true });
  });

  test('is written once', async () => {
    const { code } = await aProduct(own + 6);
    const { client } = await customer();
    await write(client, code);
    expect(await client.refusal('POST', `/products/${code}/reviews`, { body: form() })).toMatchObject({ status: 409, type: 'AlreadyExistsError', subjectType: 'review' });
  });

  test.each([
    ['rating', { rating: 6 }],
    ['headline', { headline: '  ' }],
    ['comment', { comment: 'Good' }],
    ['alias', { alias: 'x'.repeat(41) }],
  ])('with a wrong %s is refused', async (subject, wrong) => {
    const { client } = await customer();
    expect(await client.refusal('POST', `/products/${(await aProduct(own + 7)).code}/reviews`, { body: form(wrong) })).toMatchObject({ status: 400, type: 'ValidationError', subject });
  });

  test('are as many as an OCC client asks for', async () => {
    const { products } = await api.get('/products/search', { query: ':topRated', fields: 'products(code,numberOfReviews)', pageSize: 100 });
    let code = '';
    for (const each of products) {
      const { pagination } = await api.get<Schemas['ReviewList']>(`/products/${each.code}/reviews`);
      if (pagination.totalResults < 2) continue;
      code = each.code;
      break;
    }
    expect(code).not.toBe('');
    for (const maxCount of [1, 2]) expect((await api.get<Schemas['ReviewList']>(`/products/${code}/reviews`, { maxCount })).reviews).toHaveLength(maxCount);
  });

  test('needs somebody signed in, and a product', async () => {
    expect((await write((await guest()).client, (await aProduct(0)).code)).status).toBeGreaterThanOrEqual(401);
    expect(await (await customer()).client.refusal('POST', '/products/NOTHING/reviews', { body: form() })).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subject: 'NOTHING' });
    expect(await api.refusal('GET', '/products/NOTHING/reviews')).toMatchObject({ type: 'UnknownIdentifierError' });
    for (const query of [{ pageSize: 51 }, { maxCount: 0 }, { currentPage: -1 }, { sort: 'loudest' }])
      expect(await api.refusal('GET', `/products/${(await aProduct(0)).code}/reviews`, { query })).toMatchObject({ status: 400, type: 'ValidationError' });
  });

  test('is voted on once by each, not by its writer', async () => {
    const { client, code } = await buyer(own + 8);
    const { id } = (await write(client, code)).body;
    const path = `/products/${code}/reviews/${id}/helpful`;
    const reader = (await customer()).client;
    expect(await reader.post(path, { helpful: true })).toMatchObject({ helpful: 1, unhelpful: 0 });
    expect(await reader.post(path, { helpful: false })).toMatchObject({ helpful: 0, unhelpful: 1 });
    expect(await client.refusal('POST', path, { body: { helpful: true } })).toMatchObject({ status: 400, subject: id });
    expect(await reader.refusal('POST', `/products/${code}/reviews/none/helpful`, { body: { helpful: true } })).toMatchObject({ status: 404 });
  });
});

describe('notify me', () => {
  test('is noted for what cannot be had, per customer', async () => {
    const { code } = await soldOut();
    const { client } = await customer();
    const path = `/users/current/${code}/notify`;
    expect(await client.get(path)).toMatchObject({ productCode: code, notified: false });
    expect(await client.post(path)).toMatchObject({ notified: true, responseStatus: true });
    expect(await client.get(path)).toMatchObject({ notified: true });
    expect(await (await customer()).client.get(path)).toMatchObject({ notified: false });
  });

  test('is refused for what is there, for what is not, and for others', async () => {
    const { client } = await customer();
    expect(await client.refusal('POST', `/users/current/${(await aProduct(0)).code}/notify`)).toMatchObject({ status: 400, type: 'ValidationError', subjectType: 'product' });
    expect(await client.refusal('POST', '/users/current/NOTHING/notify')).toMatchObject({ type: 'UnknownIdentifierError' });
    const { code } = await soldOut();
    expect((await api.call('POST', `/users/current/${code}/notify`)).status).toBeGreaterThanOrEqual(401);
    expect((await client.call('POST', `/users/somebody@else.example/${code}/notify`)).status).toBe(403);
  });
});
