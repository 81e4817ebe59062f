// The shop's people read what customers say, show it or refuse it; the product's stars follow on every node.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { customer } from './support/people.ts';
import { runProgram, serve, type Shop, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Review = Schemas['StaffReview'];
type List = Schemas['StaffReviewList'];
type Act = Schemas['StaffAct'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let other: Shop;
let here: Client;
let there: Client;
let agent: ReturnType<typeof memberOf>;
let auditor: ReturnType<typeof memberOf>;
let products: string[];

const sql = (statement: string) => sqlOn(own.database.url, statement);
const reviews = `${api}/reviews`;
const ask = (query: Record<string, string | number> = {}) => agent.client.get<List>(reviews, query);
const one = (id: string, client = agent.client) => client.get<Review>(`${reviews}/${id}`);
const move = async (id: string, act: 'approve' | 'wait' | 'undo' | 'decline', more: object = {}) =>
  agent.client.call<Review>('POST', `${reviews}/${id}/${act}`, { body: { version: (await one(id)).version, ...more } });
const acts = async (id: string) => (await auditor.client.get<{ acts: Act[] }>(`${api}/audit`, { about: id })).acts.map(({ act, by, from, to }) => ({ act, by, from, to }));
const starsAt = (client: Client, code: string) => client.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' }).then(({ reviewsCount, averageRating }) => ({ reviewsCount, averageRating }));
const everywhere = (what: string, is: (client: Client) => Promise<boolean>) => until(what, 60_000, async () => (await is(here)) && (await is(there)));
const shownAt = async (client: Client, code: string) => (await client.get<Schemas['ReviewList']>(`/products/${code}/reviews`, { pageSize: 50 })).reviews.map(({ id }) => id);

const write = async (product: string, more: Partial<Schemas['ReviewForm']> = {}) => {
  const { client } = await customer({}, here);
  const { body } = await client.call<Schemas['CustomerReview']>('POST', `/products/${product}/reviews`, {
    body: { headline: 'Quiet and quick', comment: 'Three weeks in, and nobody has complained.', rating: 4, ...more },
  });
  expect(body.status).toBe('pending');
  return body.id;
};
/** A product that nobody said anything of. */
const unspoken = () => {
  const code = products.shift()!;
  sql(`DELETE FROM review WHERE product_code = '${code}'`);
  sql(`UPDATE product SET rating = 0, review_count = 0 WHERE code = '${code}'`);
  return code;
};

beforeAll(async () => {
  const env = { SPAZA_LIMITS_ENABLED: 'false' };
  own = await startOwnShop('reviews-admin', { products: 60, env });
  other = await serve({ label: 'reviews-admin-b', database: own.database.url, env });
  here = new Client({ base: own.shop.base });
  there = new Client({ base: other.base });
  const at = { database: own.database.url, base: own.shop.base };
  agent = memberOf(at, 'service-desk');
  auditor = memberOf(at, 'auditor');
  products = (await here.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 50, fields: 'FULL' })).products.map(({ code }) => code);
});
afterAll(async () => {
  await other?.stop();
  await own?.stop();
});

describe('the list', () => {
  test('has those that wait, the oldest first, with their product and the name shown', async () => {
    const product = unspoken();
    const first = await write(product, { headline: 'First of all', alias: 'Gogo' });
    sql(`UPDATE review SET created_at = created_at - 86400000 WHERE id = '${first}'`);
    const second = await write(product, { rating: 2 });
    const found = await ask({ product });
    expect(found.reviews.map(({ id }) => id)).toEqual([first, second]);
    const [review] = found.reviews;
    expect(review).toMatchObject({ state: 'waiting', rating: 4, headline: 'First of all', author: 'Gogo', isBuyer: false, isUndoable: false });
    const facts = await here.get<Schemas['Product']>(`/products/${product}`, { fields: 'FULL' });
    expect(review!.product).toMatchObject({ code: product, name: facts.name, url: facts.url, ratings: 0 });
    expect((await ask({ product, sort: 'newest' })).reviews.map(({ id }) => id)).toEqual([second, first]);
    expect((await ask({ product, rating: 2 })).reviews.map(({ id }) => id)).toEqual([second]);
    expect((await ask({ product, pageSize: 1, currentPage: 1 })).reviews.map(({ id }) => id)).toEqual([second]);
    expect((await ask({ product, state: 'refused' })).reviews).toEqual([]);
    expect(found.counts.find(({ state }) => state === 'waiting')!.count).toBe((await ask()).pagination.totalResults);
  });

  test('finds words wherever they stand, signs of the database among them', async () => {
    const product = unspoken();
    const id = await write(product, { headline: 'Saved 50% on_gas', alias: 'Sipho of Soweto' });
    const found = async (query: string) => (await ask({ product, query })).reviews.map((each) => each.id);
    for (const words of ['SAVED', '50%', 'n_g', 'soweto weeks', ' gas  saved ']) expect(await found(words)).toEqual([id]);
    for (const words of ['saved never', '5_%', "'; --", '\\']) expect(await found(words)).toEqual([]);
  });

  test('refuses what it cannot be asked', async () => {
    for (const [query, subject] of [[{ state: 'pending' }, 'state'], [{ rating: '6' }, 'rating'], [{ sort: 'best' }, 'sort'], [{ query: 'a'.repeat(101) }, 'query'], [{ product: 'a'.repeat(65) }, 'product'], [{ pageSize: '101' }, 'pageSize']] as const)
      expect(await agent.client.refusal('GET', reviews, { query })).toMatchObject({ status: 400, subject });
    expect(await agent.client.refusal('GET', `${reviews}/none`)).toMatchObject({ status: 404, type: 'NotFoundError', subject: 'none' });
  });

  test('says whose account it is to those alone who may open it, and nothing of accounts that are gone', async () => {
    const id = await write(unspoken());
    expect((await one(id)).customerId).toBe(sql(`SELECT customer_id FROM review WHERE id = '${id}'`));
    sql(`UPDATE review SET customer_id = 'nobody' WHERE id = '${id}'`);
    expect((await one(id)).customerId).toBeUndefined();
  });
});

describe('a decision', () => {
  test('shows a review and counts its stars on every node, and is taken back', async () => {
    const product = unspoken();
    const id = await write(product, { rating: 5 });
    const { status, body } = await move(id, 'approve');
    expect([status, body.state, body.decidedBy, body.isUndoable]).toEqual([200, 'shown', agent.name, true]);
    expect(body.product).toMatchObject({ rating: 5, ratings: 1 });
    await everywhere('the review is shown and counted', async (client) => (await shownAt(client, product)).includes(id) && (await starsAt(client, product)).reviewsCount === 1);
    const another = await write(product, { rating: 2 });
    await move(another, 'approve');
    await everywhere('both are counted', async (client) => (await starsAt(client, product)).averageRating === 3.5);
    expect((await move(another, 'undo')).body).toMatchObject({ state: 'waiting', isUndoable: false, product: { rating: 5, ratings: 1 } });
    await everywhere('the second counts no more', async (client) => (await starsAt(client, product)).averageRating === 5 && !(await shownAt(client, product)).includes(another));
    expect(await acts(another)).toEqual([
      { act: 'review.undone', by: agent.name, from: 'shown', to: 'waiting' },
      { act: 'review.approved', by: agent.name, from: 'waiting', to: 'shown' },
    ]);
    expect((await one(another)).events!.map(({ act }) => act)).toEqual(['review.undone', 'review.approved']);
  });

  test('refuses one that is shown, with why; it goes back to waiting, and to what it was', async () => {
    const product = unspoken();
    const id = await write(product);
    await move(id, 'approve');
    const refused = await move(id, 'decline', { reason: 'other', words: ' Sells phones. ' });
    expect(refused.body).toMatchObject({ state: 'refused', reason: 'other', words: 'Sells phones.', product: { ratings: 0 } });
    await everywhere('nobody reads it', async (client) => !(await shownAt(client, product)).includes(id) && (await starsAt(client, product)).reviewsCount === 0);
    expect((await move(id, 'wait')).body).toMatchObject({ state: 'waiting' });
    expect((await move(id, 'undo')).body).toMatchObject({ state: 'refused', reason: 'other', words: 'Sells phones.' });
    expect((await acts(id))[2]).toEqual({ act: 'review.declined', by: agent.name, from: 'shown', to: 'refused: another reason' });
    expect(await agent.client.refusal('POST', `${reviews}/${id}/undo`, { body: { version: (await one(id)).version } })).toMatchObject({ status: 409, type: 'StaffUndoError' });
  });

  test('needs a reason that there is, and words for another one', async () => {
    const id = await write(unspoken());
    const { version } = await one(id);
    const refusal = (body: object) => agent.client.refusal('POST', `${reviews}/${id}/decline`, { body: { version, ...body } });
    expect(await refusal({})).toMatchObject({ status: 400, subject: 'reason' });
    expect(await refusal({ reason: 'boring' })).toMatchObject({ status: 400, subject: 'reason' });
    expect(await refusal({ reason: 'other', words: ' ' })).toMatchObject({ status: 400, subject: 'words' });
    expect(await refusal({ reason: 'abuse', words: 'a'.repeat(301) })).toMatchObject({ status: 400, subject: 'words' });
    expect(await one(id)).toMatchObject({ state: 'waiting', version });
  });

  test('of a review that somebody else decided meanwhile is refused, with how it stands', async () => {
    const id = await write(unspoken());
    const { version } = await one(id);
    await move(id, 'decline', { reason: 'advert' });
    const { status, body } = await agent.client.raw('POST', `${reviews}/${id}/approve`, { body: { version } });
    expect([status, body.errors[0].type]).toEqual([409, 'StaffVersionError']);
    expect(body.conflict).toMatchObject({ by: agent.name, version: (await one(id)).version, differences: [{ field: 'state', yours: ['shown'], theirs: ['refused: advertising or links'] }] });
    const now = await one(id);
    expect(now.state).toBe('refused');
    expect(await agent.client.refusal('POST', `${reviews}/${id}/decline`, { body: { version: now.version, reason: 'advert' } })).toMatchObject({ status: 409, type: 'StaffStateError' });
  });

  test('of two people at once is one decision', async () => {
    const product = unspoken();
    const id = await write(product, { rating: 3 });
    const { version } = await one(id);
    const at = (base: string) => new Client({ base, token: agent.token }).call('POST', `${reviews}/${id}/approve`, { body: { version } });
    const answers = await Promise.all([at(own.shop.base), at(other.base), at(own.shop.base), at(other.base)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await one(id)).product).toMatchObject({ rating: 3, ratings: 1 });
  });

  test('of several reviews of one product at once, by several nodes, counts each of them', async () => {
    const product = unspoken();
    const ids = await Promise.all([5, 4, 3, 1].map((rating) => write(product, { rating })));
    const at = (base: string, id: string) => new Client({ base, token: agent.token }).call('POST', `${reviews}/${id}/approve`, { body: { version: '1' } });
    const answers = await Promise.all(ids.map((id, n) => at(n % 2 ? own.shop.base : other.base, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await one(ids[0]!)).product).toMatchObject({ rating: 3.25, ratings: 4 });
  });

  test('moves what an import said of a product', async () => {
    const product = unspoken();
    sql(`UPDATE product SET rating = 433, review_count = 218 WHERE code = '${product}'`);
    const id = await write(product, { rating: 1 });
    expect((await move(id, 'approve')).body.product).toMatchObject({ rating: 4.31, ratings: 219 });
    expect((await move(id, 'undo')).body.product).toMatchObject({ rating: 4.33, ratings: 218 });
  });
});

describe('many at once', () => {
  const bulk = (body: object) => agent.client.call<Schemas['StaffReviewBulkDone']>('POST', `${api}/review-bulk`, { body });

  test('are looked at, decided and taken back, all of them', async () => {
    const product = unspoken();
    const ids = [await write(product, { rating: 5 }), await write(product, { rating: 4 }), await write(product)];
    await move(ids[2]!, 'approve');
    const preview = await agent.client.post<Schemas['StaffReviewBulkPreview']>(`${api}/review-bulk/preview`, { act: 'approve', ids: [...ids, 'none'] });
    expect(preview.changing.map(({ id, state, becomes }) => ({ id, state, becomes }))).toEqual([ids[0], ids[1]].map((id) => ({ id, state: 'waiting', becomes: 'shown' })));
    expect(preview.skipped).toEqual([{ id: ids[2], headline: 'Quiet and quick', state: 'shown' }, { id: 'none' }]);
    expect((await one(ids[0]!)).state).toBe('waiting');
    const seen = preview.changing.map(({ id, version }) => ({ id, version }));
    const { body } = await bulk({ act: 'approve', reviews: seen });
    expect(body.reviews).toHaveLength(2);
    expect((await one(ids[0]!)).product).toMatchObject({ ratings: 3, rating: 4.33 });
    expect(await acts(ids[1]!)).toMatchObject([{ act: 'review.approved', by: agent.name, from: 'waiting', to: 'shown' }]);
    const undone = await agent.client.call<Schemas['StaffReviewBulkDone']>('POST', `${api}/review-bulk/undo`, { body: body });
    expect(undone.status).toBe(200);
    expect((await one(ids[0]!)).product).toMatchObject({ ratings: 1, rating: 4 });
    expect(await agent.client.refusal('POST', `${api}/review-bulk/undo`, { body: undone.body })).toMatchObject({ status: 409, type: 'StaffUndoError' });
  });

  test('are decided all or none', async () => {
    const product = unspoken();
    const ids = [await write(product), await write(product)];
    const seen = ids.map((id) => ({ id, version: '1' }));
    await move(ids[1]!, 'approve');
    expect(await agent.client.refusal('POST', `${api}/review-bulk`, { body: { act: 'decline', reason: 'abuse', reviews: seen } })).toMatchObject({ status: 409, type: 'StaffVersionError', subject: ids[1] });
    expect((await one(ids[0]!)).state).toBe('waiting');
    const fresh = [{ id: ids[0], version: '1' }, { id: ids[1], version: '2' }];
    expect((await bulk({ act: 'decline', reason: 'abuse', reviews: fresh })).status).toBe(200);
    expect((await one(ids[1]!)).product).toMatchObject({ ratings: 0 });
  });

  test('are refused where the call is wrong', async () => {
    const refusal = (path: string, body: object) => agent.client.refusal('POST', `${api}/review-bulk${path}`, { body });
    const some = [{ id: 'a', version: '1' }];
    expect(await refusal('', { act: 'approve', reviews: [] })).toMatchObject({ status: 400, subject: 'reviews' });
    expect(await refusal('', { act: 'approve', reviews: [...some, ...some] })).toMatchObject({ status: 400, subject: 'reviews' });
    expect(await refusal('', { act: 'undo', reviews: some })).toMatchObject({ status: 400, subject: 'act' });
    expect(await refusal('', { act: 'decline', reviews: some })).toMatchObject({ status: 400, subject: 'reason' });
    expect(await refusal('', { act: 'approve', reviews: some })).toMatchObject({ status: 404, subject: 'a' });
    expect(await refusal('/preview', { act: 'approve', ids: Array.from({ length: 201 }, (_, n) => `${n}`) })).toMatchObject({ status: 400, subject: 'ids' });
    expect(await refusal('/undo', { reviews: [] })).toMatchObject({ status: 400, subject: 'reviews' });
  });
});

test('Today counts those that wait, for who may read them', async () => {
  await write(unspoken());
  const line = async (client: Client) => (await client.get<Schemas['StaffToday']>(`${api}/today`)).waiting.find(({ what }) => what === 'reviews');
  const waiting = await ask({ state: 'waiting' });
  expect(await line(agent.client)).toMatchObject({ count: waiting.pagination.totalResults, oldestAt: waiting.reviews[0]!.createdAt, screen: 'reviews', query: 'state=waiting' });
  const lead = memberOf({ database: own.database.url, base: own.shop.base }, 'store-lead');
  expect(await line(lead.client)).toBeUndefined();
});

test('the command decides what waits, and stands in the audit', async () => {
  const product = unspoken();
  const [shown, refused] = [await write(product), await write(product)];
  const run = (...args: string[]) => runProgram('spaza', ['reviews', '--database', own.database.url, ...args]);
  expect(run()).toContain(shown);
  run('--approve', shown!, '--reject', refused!, '--reason', 'advert', '--words', 'Sells phones', '--by', 'Kagiso');
  expect((await acts(refused!))[0]).toEqual({ act: 'review.declined', by: 'Kagiso', from: 'waiting', to: 'refused: advertising or links' });
  expect(await one(shown!)).toMatchObject({ state: 'shown', decidedBy: 'Kagiso', product: { ratings: 1 } });
  expect(() => run('--reject', shown!)).toThrow(/decided before/);
});
