// The shop's people set prices and campaigns; a large move takes two of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { importFile, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Prices = Schemas['StaffPrices'];
type Answer = Schemas['StaffPriceAnswer'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shopper: Client;
let catalogue: ReturnType<typeof memberOf>;
let pricing: ReturnType<typeof memberOf>;
let client: Client;
let codes: string[];
let next = 0;

const sql = (statement: string) => sqlOn(own.database.url, statement);
const at = () => ({ database: own.database.url, base: own.shop.base });
const pricesOf = (code: string) => client.get<Prices>(`${api}/products/${code}/prices`);
/** A product at R1 000.00 with no was-price, which no other test uses. */
const aProduct = async () => {
  const code = codes[(next += 1)]!;
  importFile(own.database.url, 'prices.csv', `product,price\n${code},1000\n`);
  return code;
};
const set = async (code: string, price: number, more: object = {}, who = client) =>
  who.post<Answer>(`${api}/products/${code}/price`, { version: (await pricesOf(code)).version, price, ...more });
const refusedPrice = async (code: string, body: object) => client.refusal('POST', `${api}/products/${code}/price`, { body: { version: (await pricesOf(code)).version, ...body } });
const shown = async (code: string) => (await shopper.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })) as Schemas['Product'] & { price?: { value: number } };
const isSold = (code: string, price: number) => until(`the shop to sell ${code} for ${price}`, 60_000, async () => (await shown(code)).price?.value === price);
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString().replace(/\.\d+Z$/, '+0000');

beforeAll(async () => {
  own = await startOwnShop('prices', { products: 80, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  shopper = new Client({ base: own.shop.base });
  catalogue = memberOf(at(), 'catalogue');
  pricing = memberOf(at(), 'prices');
  client = catalogue.client;
  codes = sql("SELECT code FROM product WHERE on_sale = 1 AND base_product = '' ORDER BY code").split('\n');
});
afterAll(() => own?.stop());

describe('a price', () => {
  test('is set, shown in the shop by itself, noted, and kept in the history', async () => {
    const code = await aProduct();
    const { isWaiting, act, prices } = await set(code, 899.99, { wasPrice: 1000, offerEndsAt: '2099-01-01', why: 'Another shop came down.' });
    expect([isWaiting, prices.now!.price.value, prices.now!.wasPrice!.value, prices.now!.by]).toEqual([false, 899.99, 1000, catalogue.name]);
    await until('the shop to sell it for that', 60_000, async () => (await shown(code)).price?.value === 899.99);
    expect(prices.history.slice(0, 2)).toMatchObject([{ price: { value: 899.99 }, by: catalogue.name, why: 'Another shop came down.' }, { price: { value: 1000 }, by: 'import' }]);
    expect(prices.history[1]!.until).toBe(prices.history[0]!.from);
    expect(prices.wasPriceDays).toBe(0);
    const { changes } = await client.get<Schemas['StaffChangeList']>(`${api}/products/${code}/changes`);
    expect(changes[0]).toMatchObject({ act, what: 'price.changed', isUndoable: true });
    expect(changes[0]!.fields).toContainEqual({ field: 'price', before: ['1000.00'], after: ['899.99'] });
    expect((await set(code, 899.99, { wasPrice: 1000, offerEndsAt: '2099-01-01' })).act).toBeUndefined();
  });

  test('is refused with its field when it is none', async () => {
    const code = await aProduct();
    expect(await refusedPrice(code, { price: 0 })).toMatchObject({ status: 400, subject: 'price' });
    expect(await refusedPrice(code, { price: -1 })).toMatchObject({ status: 400, subject: 'price' });
    expect(await refusedPrice(code, { price: 10.005 })).toMatchObject({ status: 400, subject: 'price' });
    expect(await refusedPrice(code, { price: 20_000_000 })).toMatchObject({ status: 400, subject: 'price' });
    expect(await refusedPrice(code, { price: 990, wasPrice: 990 })).toMatchObject({ status: 400, subject: 'wasPrice' });
    expect(await refusedPrice(code, { price: 990, offerEndsAt: 'soon' })).toMatchObject({ status: 400, subject: 'offerEndsAt' });
    expect(await client.refusal('POST', `${api}/products/nobody/price`, { body: { version: '', price: 1 } })).toMatchObject({ status: 404 });
    expect(await client.refusal('POST', `${api}/products/${code}/price`, { body: { version: '00', price: 990 } })).toMatchObject({ status: 409, type: 'StaffVersionError' });
    expect((await pricesOf(code)).now!.price.value).toBe(1000);
    expect((await set(code, 0, { isFree: true })).isWaiting).toBe(true); // meant, but a large move
  });

  test('set by two at once is set once', async () => {
    const code = await aProduct();
    const { version } = await pricesOf(code);
    const answers = await Promise.all([950, 960, 970, 980].map((price) => client.call('POST', `${api}/products/${code}/price`, { body: { version, price } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('that moves by more than 30 per cent waits for a second person who may agree', async () => {
    const code = await aProduct();
    expect((await set(code, 700)).isWaiting).toBe(false); // just 30 per cent
    const { isWaiting, proposal, prices } = await set(code, 480, { why: 'Clearance.' });
    expect([isWaiting, prices.now!.price.value]).toEqual([true, 700]);
    expect(proposal).toMatchObject({ kind: 'price', about: code, by: catalogue.name, isMine: true, before: { value: 700 }, after: { value: 480 }, why: 'Clearance.' });
    expect(prices.waiting).toHaveLength(1);
    const path = `${api}/price-proposals/${proposal!.id}`;
    expect(await client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 403, subject: 'agreePrices' });
    const same = memberOf(at(), 'prices', ` ${catalogue.name.toUpperCase()}`.trim());
    expect(await same.client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 403, type: 'ForbiddenError' });
    expect((await pricing.client.get<Schemas['StaffPriceProposalList']>(`${api}/price-proposals`)).proposals.map(({ id }) => id)).toContain(proposal!.id);
    const { waiting } = await pricing.client.get<Schemas['StaffToday']>(`${api}/today`);
    expect(waiting.find(({ what }) => what === 'priceProposals')!.count).toBeGreaterThanOrEqual(1);
    const sheet = await pricing.client.get<Schemas['StaffPriceProposalSheet']>(path);
    expect(sheet.lines).toMatchObject([{ product: code, before: { value: 700 }, after: { value: 480 }, movePercent: -31 }]);
    expect(await pricing.client.refusal('POST', `${path}/agree`, { body: { mark: 'another' } })).toMatchObject({ status: 409, type: 'StaffProposalError' });
    expect(await pricing.client.post(`${path}/agree`, { mark: sheet.mark })).toMatchObject({ state: 'done', changed: 1 });
    await isSold(code, 480);
    expect((await pricesOf(code)).now!.by).toBe(catalogue.name);
    expect(await pricing.client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 409, type: 'StaffProposalError' });
  });

  test('that goes down in small steps waits once the steps are a large move', async () => {
    const code = await aProduct();
    expect((await set(code, 800)).isWaiting).toBe(false);
    expect((await set(code, 640)).isWaiting).toBe(true);
    expect((await set(code, 750)).isWaiting).toBe(false);
    const { proposal } = await set(code, 600);
    await pricing.client.post(`${api}/price-proposals/${proposal!.id}/agree`);
    expect((await set(code, 550)).isWaiting).toBe(false); // from what two people agreed to
  });

  test('that is the first of what is on sale waits', async () => {
    const code = await aProduct();
    sql(`DELETE FROM price WHERE product_code = '${code}'`);
    expect((await set(code, 1)).isWaiting).toBe(true);
  });

  test('is undone only where its was-price is still above it', async () => {
    const code = await aProduct();
    const { act } = await set(code, 800);
    await set(code, 800, { wasPrice: 900 });
    expect(await client.refusal('POST', `${api}/price-changes/${act}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError' });
  });

  test('that waits can be taken back, and is not agreed to once the price was changed', async () => {
    const code = await aProduct();
    const first = (await set(code, 400)).proposal!.id;
    expect(await client.post(`${api}/price-proposals/${first}/withdraw`, { why: 'Wrong.' })).toMatchObject({ state: 'withdrawn', changed: 0 });
    expect(await pricing.client.refusal('POST', `${api}/price-proposals/${first}/agree`)).toMatchObject({ status: 409 });
    const second = (await set(code, 400)).proposal!.id;
    await set(code, 950);
    expect(await pricing.client.refusal('POST', `${api}/price-proposals/${second}/agree`)).toMatchObject({ status: 409, type: 'StaffProposalError', subject: code });
    expect((await pricesOf(code)).now!.price.value).toBe(950);
    expect(await pricing.client.refusal('POST', `${api}/price-proposals/PP-1/agree`)).toMatchObject({ status: 404 });
  });

  test('agreed to by two at once is set once', async () => {
    const code = await aProduct();
    const { id } = (await set(code, 300)).proposal!;
    const answers = await Promise.all([1, 2, 3].map(() => pricing.client.call('POST', `${api}/price-proposals/${id}/agree`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('is undone while it stands', async () => {
    const code = await aProduct();
    const { act } = await set(code, 900, { wasPrice: 1000 });
    expect((await client.post<Answer>(`${api}/price-changes/${act}/undo`, { why: 'Too early.' })).prices.now).toMatchObject({ price: { value: 1000 } });
    expect((await pricesOf(code)).now!.wasPrice).toBeUndefined();
    expect(await client.refusal('POST', `${api}/price-changes/${act}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError' });
    const second = await set(code, 910);
    await set(code, 920);
    expect(await client.refusal('POST', `${api}/price-changes/${second.act}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError', subject: code });
  });
});

describe('a campaign', () => {
  const plan = (code: string, price: number, startsAt: string, endsAt: string, who = client) => who.post<Answer>(`${api}/products/${code}/campaigns`, { price, startsAt, endsAt, why: 'Youth Month' });

  test('begins and ends by itself, and what held before holds again', async () => {
    const code = await aProduct();
    const { isWaiting, prices } = await plan(code, 850, later(3600), later(7200));
    /** As if its hour had come. */
    const comes = (moment: 'starts_at' | 'ends_at') => sql(`UPDATE price_campaign SET ${moment} = ${Date.now()} WHERE product_code = '${code}'`);
    expect([isWaiting, prices.campaigns[0]]).toMatchObject([false, { state: 'planned', price: { value: 850 } }]);
    expect(prices.now!.price.value).toBe(1000);
    comes('starts_at');
    await until('the campaign to begin', 60_000, async () => (await shown(code)).price?.value === 850);
    expect(await pricesOf(code)).toMatchObject({ now: { price: { value: 850 }, wasPrice: { value: 1000 }, by: 'campaign' }, base: { price: { value: 1000 } }, campaigns: [{ state: 'running' }] });
    comes('ends_at');
    await until('the campaign to end', 60_000, async () => (await shown(code)).price?.value === 1000);
    expect(await pricesOf(code)).toMatchObject({ now: { price: { value: 1000 } }, campaigns: [{ state: 'over' }] });
  });

  test('that begins now does so at once; a price set meanwhile holds after it', async () => {
    const code = await aProduct();
    const { prices } = await plan(code, 850, '2020-01-01', later(600));
    expect(prices).toMatchObject({ now: { price: { value: 850 } }, base: { price: { value: 1000 } }, campaigns: [{ state: 'running' }] });
    const { prices: now } = await set(code, 950);
    expect(now).toMatchObject({ now: { price: { value: 850 }, wasPrice: { value: 950 } }, base: { price: { value: 950 } } });
    expect(await refusedPrice(code, { price: 850 })).toMatchObject({ status: 409, type: 'StaffCampaignError' });
    const ended = await client.post<Answer>(`${api}/campaigns/${prices.campaigns[0]!.id}/end`, {});
    expect(ended.prices).toMatchObject({ now: { price: { value: 950 } }, campaigns: [{ state: 'over' }] });
    expect(await client.refusal('POST', `${api}/campaigns/${prices.campaigns[0]!.id}/end`)).toMatchObject({ status: 409, type: 'StaffCampaignError' });
    expect(await client.refusal('POST', `${api}/campaigns/CA-1/end`)).toMatchObject({ status: 404 });
  });

  test('overlaps no other, lies below the price and ends after it begins', async () => {
    const code = await aProduct();
    const first = await plan(code, 850, '2099-01-10', '2099-01-20');
    const path = `${api}/products/${code}/campaigns`;
    const refusal = (price: number, startsAt: string, endsAt: string) => client.refusal('POST', path, { body: { price, startsAt, endsAt } });
    for (const [from, to] of [['2099-01-15', '2099-01-25'], ['2099-01-01', '2099-01-11'], ['2099-01-12', '2099-01-13'], ['2099-01-01', '2099-02-01']])
      expect(await refusal(900, from!, to!)).toMatchObject({ status: 409, type: 'StaffCampaignError', subject: first.prices.campaigns[0]!.id });
    expect((await plan(code, 900, '2099-01-20', '2099-01-25')).isWaiting).toBe(false); // one begins when the other ends
    expect(await refusal(1000, '2099-03-01', '2099-03-02')).toMatchObject({ status: 400, subject: 'price' });
    expect(await refusal(0, '2099-03-01', '2099-03-02')).toMatchObject({ status: 400, subject: 'price' });
    expect(await refusal(900, '2099-03-02', '2099-03-02')).toMatchObject({ status: 400, subject: 'endsAt' });
    expect(await refusal(900, '2020-03-02', '2020-03-03')).toMatchObject({ status: 400, subject: 'endsAt' });
    expect(await refusal(900, 'soon', '2099-03-03')).toMatchObject({ status: 400, subject: 'startsAt' });
    await client.post(`${api}/campaigns/${first.prices.campaigns[0]!.id}/end`);
    expect((await plan(code, 850, '2099-01-12', '2099-01-13')).isWaiting).toBe(false); // its place is free again
  });

  test('planned by many at once stands once', async () => {
    const code = await aProduct();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => client.call('POST', `${api}/products/${code}/campaigns`, { body: { price: 800 + n, startsAt: '2099-01-10', endsAt: '2099-01-20' } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('far below the price waits for a second person', async () => {
    const code = await aProduct();
    const { isWaiting, proposal, prices } = await plan(code, 500, '2020-01-01', later(600));
    expect([isWaiting, prices.now!.price.value, prices.campaigns[0]!.state, proposal!.kind]).toEqual([true, 1000, 'waiting', 'campaign']);
    expect(proposal!.endsAt).toBe(prices.campaigns[0]!.endsAt);
    expect(await pricing.client.post(`${api}/price-proposals/${proposal!.id}/agree`)).toMatchObject({ state: 'done', changed: 1 });
    await isSold(code, 500);
    const other = await aProduct();
    const refused = await plan(other, 500, '2099-01-01', '2099-01-02');
    await pricing.client.post(`${api}/price-proposals/${refused.proposal!.id}/withdraw`, {});
    expect((await pricesOf(other)).campaigns[0]!.state).toBe('withdrawn');
  });

  test('stays through an import, which says what holds after it, unless that is not above it', async () => {
    const code = await aProduct();
    const imported = (price: number) => importFile(own.database.url, 'prices.csv', `product,price\n${code},${price}\n`);
    const { prices } = await plan(code, 850, '2020-01-01', later(600));
    imported(1000);
    expect(await pricesOf(code)).toMatchObject({ now: { price: { value: 850 } }, base: { price: { value: 1000 } }, campaigns: [{ state: 'running' }] });
    imported(990);
    expect(await pricesOf(code)).toMatchObject({ now: { price: { value: 850 }, wasPrice: { value: 990 } }, base: { price: { value: 990 } }, campaigns: [{ state: 'running' }] });
    imported(840);
    expect(await pricesOf(code)).toMatchObject({ now: { price: { value: 840 }, by: 'import' }, campaigns: [{ state: 'overtaken' }] });
    expect(await client.refusal('POST', `${api}/campaigns/${prices.campaigns[0]!.id}/end`)).toMatchObject({ status: 409, type: 'StaffCampaignError' });
    expect((await plan(code, 800, '2020-01-01', later(600))).prices.now!.price.value).toBe(800);
  });
});

test('prices of others are read, not set', async () => {
  const code = await aProduct();
  const finance = memberOf(at(), 'finance').client;
  expect((await finance.get<Prices>(`${api}/products/${code}/prices`)).now!.price.value).toBe(1000);
  expect(await finance.refusal('POST', `${api}/products/${code}/price`, { body: { version: '', price: 1 } })).toMatchObject({ status: 403, subject: 'prices' });
});
