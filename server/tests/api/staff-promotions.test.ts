// The shop's people write promotions and make codes; carts know within moments, and what gives much away takes two of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, place } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { addressForm, signUpForm } from './support/people.ts';
import { ledgerFaults, importFile, runProgram, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Promotion = Schemas['StaffPromotion'];
type Answer = Schemas['StaffPromotionAnswer'];
type Terms = Schemas['StaffPromotionTerms'];
type Check = Schemas['StaffPromotionCheck'];
type TestCart = Schemas['StaffTestCart'];
type Batch = Schemas['StaffCouponBatch'];
type Cart = Schemas['Cart'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let marketer: ReturnType<typeof memberOf>;
let second: ReturnType<typeof memberOf>;
let client: Client;
let shopper: Client;
let codes: string[];

const sql = (statement: string) => sqlOn(own.database.url, statement);
const at = () => ({ database: own.database.url, base: own.shop.base });
const promotions = `${api}/promotions`;
const drafted = (terms: Terms, who = client) => who.post<Promotion>(promotions, { terms });
const read = (code: string) => client.get<Promotion>(`${promotions}/${code}`);
const act = async (code: string, step: string, more: object = {}, who = client) => who.post<Answer>(`${promotions}/${code}/${step}`, { version: (await read(code)).version, ...more });
const published = async (terms: Terms) => (await act((await drafted(terms)).code, 'publish')).promotion;
const off = (product: string, percent: number, more: Partial<Terms> = {}): Terms => ({ kind: 'productDiscount', title: `${percent} off ${product}`, percent, target: { products: [product] }, ...more });
const priceOf = (product: string) => Number(sql(`SELECT cents FROM price WHERE product_code = '${product}'`)) / 100;
/** What a guest's cart with so many of a product takes off. */
const savedOn = async (product: string, quantity = 1) => {
  const { guid } = await shopper.post<Cart>('/users/anonymous/carts', {});
  const path = `/users/anonymous/carts/${guid}`;
  await shopper.post(`${path}/entries`, { quantity, product: { code: product } });
  return (await shopper.get<Cart>(path, { fields: 'FULL' })).totalDiscounts!.value;
};
const saves = (product: string, rand: number) => until(`a cart to save R${rand} on ${product}`, 60_000, async () => (await savedOn(product)) === rand);
const buyer = async () => {
  const { access_token } = await shopper.post<Schemas['Session']>('/newUser', signUpForm());
  const who = shopper.with({ token: access_token! });
  await who.post('/users/current/addresses', addressForm());
  return who;
};
const redeems = async (who: Client, product: string, code: string) => {
  const cart = await who.post<Cart>('/users/current/carts/addtocart', { productCode: product, quantity: 1 });
  const path = `/users/current/carts/${cart.code}`;
  const { couponData } = await who.post<Cart>(`${path}/redeem/coupon/${code}`, { couponCode: code }, { query: { fields: 'FULL' } });
  return { path, cart: cart.code, couponData: couponData! };
};
/** A buyer's cart whose code opens what was just published: carts know it a moment later. */
const redeemsSoon = async (who: Client, product: string, code: string) => {
  const { path, cart } = await redeems(who, product, code);
  await until(`${code} to open its promotion`, 60_000, async () => (await who.get<Cart>(path, { fields: 'FULL' })).couponData!.couponApplied);
  return { path, cart };
};
const orders = async (who: Client, { path, cart }: { path: string; cart: string }) => {
  await confirm(who, path);
  const { status, body } = await place(who, cart);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.code!;
};
const actsAbout = (about: string) => sql(`SELECT act FROM staff_act WHERE about = '${about}' ORDER BY number`).split('\n');
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString().replace(/\.\d+Z$/, '+0000');

beforeAll(async () => {
  own = await startOwnShop('staff-promotions', { products: 60, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  shopper = new Client({ base: own.shop.base });
  marketer = memberOf(at(), 'promotions');
  second = memberOf(at(), 'promotions');
  client = marketer.client;
  // Only what this file publishes counts.
  sql('UPDATE promotion SET enabled = 0');
  codes = sql("SELECT p.code FROM product p WHERE p.on_sale = 1 AND p.base_product = '' AND p.pre_order = 0 AND p.tv_licence = 0 AND p.liquor = 0 AND p.trading_type = '00' ORDER BY p.code").split('\n');
  for (const code of codes) sql(`UPDATE stock SET on_hand = 500 WHERE product_code = '${code}'`);
  importFile(own.database.url, 'prices.csv', `product,price\n${codes.map((code) => `${code},1000`).join('\n')}\n`);
  await until('prices to be read', 60_000, async () => (await shopper.get<Schemas['Product']>(`/products/${codes[0]}`, { fields: 'FULL' })).price?.value === 1000);
});
afterAll(() => own?.stop());

describe('a promotion', () => {
  test('is a draft no cart knows, then holds at once, is paused, goes on and ends, all of it in the audit', async () => {
    const [product] = codes;
    const draft = await drafted(off(product!, 10));
    expect(draft).toMatchObject({ state: 'draft', hasDraft: true, code: `10-off-${product}`.toLowerCase(), use: { orders: 0 } });
    expect(draft.named).toContainEqual(expect.objectContaining({ kind: 'product', code: product }));
    expect(await savedOn(product!)).toBe(0);
    const { code } = draft;
    const { isWaiting, act: number, promotion } = await act(code, 'publish', { why: 'For the holidays.' });
    expect([isWaiting, promotion.state, promotion.hasDraft, number! > 0]).toEqual([false, 'live', false, true]);
    await saves(product!, 100);
    expect((await act(code, 'pause')).promotion.state).toBe('paused');
    await saves(product!, 0);
    expect((await act(code, 'resume')).promotion.state).toBe('live');
    await saves(product!, 100);
    expect(await client.refusal('POST', `${promotions}/${code}/resume`, { body: { version: (await read(code)).version } })).toMatchObject({ status: 409, type: 'StaffPromotionError' });
    expect((await act(code, 'end')).promotion.state).toBe('ended');
    await saves(product!, 0);
    const undone = await act(code, 'undo');
    expect([undone.isWaiting, undone.promotion.state]).toEqual([false, 'live']);
    await saves(product!, 100);
    expect(actsAbout(code)).toEqual(['promotion.drafted', 'promotion.published', 'promotion.paused', 'promotion.resumed', 'promotion.ended', 'promotion.undone']);
    const { versions } = await client.get<Schemas['StaffPromotionVersions']>(`${promotions}/${code}/versions`);
    expect(versions.map(({ number: n }) => n)).toEqual([5, 4, 3, 2, 1]);
    expect(versions[4]).toMatchObject({ by: marketer.name, why: 'For the holidays.' });
    expect(versions[3]!.changes).toEqual([{ field: 'enabled', before: [], after: ['false'] }]);
    await act(code, 'end');
  });

  test('that two people write is not overwritten: who is second sees both sides', async () => {
    const { code, version, terms } = await drafted(off(codes[1]!, 10));
    const saved = await client.put<Promotion>(`${promotions}/${code}`, { version, terms: { ...terms, percent: 12 } });
    expect(saved.terms.percent).toBe(12);
    const { status, body } = await second.client.call('PUT', `${promotions}/${code}`, { body: { version, terms: { ...terms, percent: 15 } } });
    expect([status, body.errors[0].type]).toEqual([409, 'StaffVersionError']);
    expect(body.conflict).toMatchObject({ version: saved.version, by: marketer.name, differences: [{ field: 'percent', yours: ['15'], theirs: ['12'] }] });
    expect((await read(code)).terms.percent).toBe(12);
    expect(await second.client.refusal('POST', `${promotions}/${code}/publish`, { body: { version } })).toMatchObject({ status: 409, type: 'StaffVersionError' });
    const gone = await client.post<Schemas['StaffPromotionGone']>(`${promotions}/${code}/discard`, { version: saved.version });
    expect(gone).toEqual({ isGone: true });
    expect(await client.refusal('GET', `${promotions}/${code}`)).toMatchObject({ status: 404 });
  });

  test('is refused by the field that is wrong, and keeps what was typed', async () => {
    expect(await client.refusal('POST', promotions, { body: { terms: off(codes[1]!, 101) } })).toMatchObject({ status: 400, subject: 'terms/percent' });
    expect(await client.refusal('POST', promotions, { body: { terms: { ...off(codes[1]!, 1), kind: 'lottery' } } })).toMatchObject({ status: 400, subject: 'terms/kind' });
    expect(await client.refusal('POST', promotions, { body: { terms: { ...off(codes[1]!, 1), startsAt: 'soon' } } })).toMatchObject({ status: 400, subject: 'terms/startsAt' });
    expect(await client.refusal('POST', promotions, { body: { code: 'calendar', terms: off(codes[1]!, 1) } })).toMatchObject({ status: 409, type: 'AlreadyExistsError' });
    const refusedAs = async (terms: Terms, field: string) => {
      const { code, version } = await drafted(terms);
      expect(await client.refusal('POST', `${promotions}/${code}/publish`, { body: { version } })).toMatchObject({ status: 400, subject: field });
      expect((await read(code)).state).toBe('draft');
      await client.post(`${promotions}/${code}/discard`, { version });
    };
    await refusedAs({ kind: 'productDiscount', title: 'Nothing', percent: 5 }, 'products');
    await refusedAs(off('no-such-product', 5), 'products');
    await refusedAs({ ...off(codes[1]!, 5), endsAt: '2020-01-01T00:00:00+0000' }, 'endsAt');
    await refusedAs({ kind: 'bonusBuyAll', title: 'One', percent: 5, bundle: [{ product: codes[1]!, units: 1 }] }, 'bundle');
  });

  test('that gives much away waits for a second person, who may not be the first', async () => {
    const { code, version } = await drafted(off(codes[2]!, 60));
    const check = await client.post<Check>(`${api}/promotion-check`, { code, terms: off(codes[2]!, 60) });
    expect(check).toMatchObject({ problems: [], products: 1, takesTwo: true, warnPercent: 50, worst: { percent: 60, before: { value: 1000 }, pays: { value: 400 }, lines: [{ product: codes[2], units: 1 }] } });
    const asked = await client.post<Answer>(`${promotions}/${code}/publish`, { version, why: 'Clearance.' });
    expect(asked).toMatchObject({ isWaiting: true, promotion: { state: 'draft', waiting: { percent: 60, isMine: true, why: 'Clearance.' } } });
    const { id } = asked.promotion.waiting!;
    const agree = `${api}/promotion-proposals/${id}/agree`;
    expect(await client.refusal('POST', agree)).toMatchObject({ status: 403, type: 'ForbiddenError' });
    expect(await savedOn(codes[2]!)).toBe(0);
    const { waiting } = await second.client.get<Schemas['StaffToday']>(`${api}/today`);
    expect(waiting.find(({ what }) => what === 'promotionProposals')).toMatchObject({ count: 1, screen: 'promotions' });
    const { proposals } = await second.client.get<Schemas['StaffPromotionProposals']>(`${api}/promotion-proposals`);
    expect(proposals).toMatchObject([{ id, about: code, isMine: false, percent: 60 }]);
    expect((await second.client.post<Answer>(agree)).promotion.state).toBe('live');
    await saves(codes[2]!, 600);
    expect(await second.client.refusal('POST', agree)).toMatchObject({ status: 409, type: 'StaffProposalError' });
    await act(code, 'end');
    await saves(codes[2]!, 0);

    const other = await drafted(off(codes[2]!, 70));
    const { promotion } = await client.post<Answer>(`${promotions}/${other.code}/publish`, { version: other.version });
    await client.put(`${promotions}/${other.code}`, { version: promotion.version, terms: off(codes[2]!, 90) });
    expect(await second.client.refusal('POST', `${api}/promotion-proposals/${promotion.waiting!.id}/agree`)).toMatchObject({ status: 409, type: 'StaffProposalError' });
    expect((await client.post<Promotion>(`${api}/promotion-proposals/${promotion.waiting!.id}/withdraw`, { why: 'Too much.' })).waiting).toBeUndefined();
    expect(await savedOn(codes[2]!)).toBe(0);
  });

  test('is changed beside an import: neither goes lost, and an earlier version comes back as a draft', async () => {
    const terms = off(codes[3]!, 10, { title: 'From a file' });
    importFile(own.database.url, 'promotions.csv', `code,type,title,products,percent,maxGiven\nfrom-file,productDiscount,From a file,${codes[3]},10,2500\n`);
    await until('the file to be read', 60_000, async () => (await savedOn(codes[3]!)) === 100);
    const before = await read('from-file');
    expect(before).toMatchObject({ state: 'live', hasDraft: false, terms: { ...terms, maxGiven: 2500 }, isUndoable: false });
    const draft = await client.put<Promotion>(`${promotions}/from-file`, { version: before.version, terms: { ...before.terms, percent: 20 } });
    expect([draft.hasDraft, draft.terms.percent, draft.published!.percent, await savedOn(codes[3]!)]).toEqual([true, 20, 10, 100]);
    await act('from-file', 'publish');
    await saves(codes[3]!, 200);
    const { versions } = await client.get<Schemas['StaffPromotionVersions']>(`${promotions}/from-file/versions`);
    expect(versions.map(({ by }) => by)).toEqual([marketer.name, 'import']);
    const restored = await client.post<Promotion>(`${promotions}/from-file/restore`, { version: (await read('from-file')).version, number: 1 });
    expect([restored.hasDraft, restored.terms.percent, restored.published!.percent]).toEqual([true, 10, 20]);
    importFile(own.database.url, 'promotions.csv', `code,type,title,products,percent\nfrom-file,productDiscount,From a file,${codes[3]},30\n`);
    await saves(codes[3]!, 300);
    expect(await client.refusal('POST', `${promotions}/from-file/publish`, { body: { version: restored.version } })).toMatchObject({ status: 409, type: 'StaffVersionError' });
    const copy = await client.post<Promotion>(`${promotions}/from-file/duplicate`, {});
    expect(copy).toMatchObject({ state: 'draft', terms: { title: 'From a file (copy)', percent: 10 } });
    await client.post(`${promotions}/${copy.code}/discard`, { version: copy.version });
    await act('from-file', 'pause');
  });

  test('stops once its budget in rand is given, and gives it back with the order', async () => {
    const product = codes[4]!;
    const { code } = await published(off(product, 10, { title: 'Two hundred rand' }));
    await saves(product, 100);
    const who = await buyer();
    const cart = await who.post<Cart>('/users/current/carts/addtocart', { productCode: product, quantity: 1 });
    const order = await orders(who, { path: `/users/current/carts/${cart.code}`, cart: cart.code });
    expect((await read(code)).use.budgetTaken).toBeUndefined();
    const { version, terms } = await read(code);
    await client.put(`${promotions}/${code}`, { version, terms: { ...terms, maxGiven: 150 } });
    await act(code, 'publish'); // what was given before counts
    await until('the budget to be used up', 60_000, async () => (await savedOn(product)) === 0);
    expect(await read(code)).toMatchObject({ use: { orders: 1, given: { value: 100 }, budgetTaken: { value: 100 } } });
    expect(ledgerFaults(own.database.url)).toEqual([]);
    runProgram('spaza', ['orders', 'cancel', order, '--database', own.database.url]);
    expect((await read(code)).use).toMatchObject({ orders: 0, given: { value: 0 }, budgetTaken: { value: 0 } });
    await saves(product, 100);
    await act(code, 'end');
  });
});

describe('lists', () => {
  test('find promotions by state, kind and words, with what each cost', async () => {
    const { code } = await published(off(codes[5]!, 10, { title: 'Findable thing', startsAt: later(86_400), priority: 3 }));
    type List = Schemas['StaffPromotionList'];
    const list = (query: object) => client.get<List>(promotions, query as Record<string, string>);
    expect((await list({ query: 'FINDABLE' })).promotions).toMatchObject([{ code, state: 'planned', terms: { priority: 3 }, use: { orders: 0 } }]);
    expect((await list({ state: 'planned' })).promotions.map((each) => each.code)).toEqual([code]);
    expect((await list({ state: 'live', query: 'findable' })).promotions).toEqual([]);
    expect((await list({ kind: 'freeDelivery', query: 'findable' })).promotions).toEqual([]);
    const all = await list({ pageSize: 2, sort: 'title' });
    expect(all.promotions).toHaveLength(2);
    expect(all.counts.find(({ state }) => state === 'all')!.count).toBe(all.pagination.totalResults);
    expect(await client.refusal('GET', promotions, { query: { sort: 'luck' } })).toMatchObject({ status: 400, subject: 'sort' });
    const calendar = await client.get<Schemas['StaffPromotionCalendar']>(`${api}/promotion-calendar`, { from: '2026-06-01', days: '30' });
    expect(calendar.days).toHaveLength(30);
    expect(calendar.days.filter(({ isHoliday }) => isHoliday)).toEqual([{ day: '2026-06-16', isHoliday: true, holiday: 'Youth Day' }]);
    const now = await client.get<Schemas['StaffPromotionCalendar']>(`${api}/promotion-calendar`);
    expect(now.rows).toContainEqual(expect.objectContaining({ code, state: 'planned', isDraft: false }));
    await act(code, 'pause');
  });
});

describe('many at once', () => {
  test('are paused with a preview, all or none, and taken back together', async () => {
    type Done = Schemas['StaffPromotionBulkDone'];
    const bulk = `${api}/promotion-bulk`;
    const one = await published(off(codes[12]!, 10, { title: 'Bulk one' }));
    const two = await published(off(codes[13]!, 10, { title: 'Bulk two' }));
    const draft = await drafted(off(codes[13]!, 10, { title: 'Bulk draft' }));
    const preview = (act_: string, ...wanted: string[]) => client.post<Schemas['StaffPromotionBulkPreview']>(`${bulk}/preview`, { act: act_, codes: wanted });
    const would = await preview('pause', one.code, two.code, draft.code, 'no-such');
    expect(would.changing.map(({ code, state, becomes }) => [code, state, becomes])).toEqual([one, two].map(({ code }) => [code, 'live', 'paused']));
    expect(would.skipped).toEqual([{ code: draft.code, title: 'Bulk draft', state: 'draft' }, { code: 'no-such' }]);
    const chosen = would.changing.map(({ code, version }) => ({ code, version }));
    await act(two.code, 'pause');
    await act(two.code, 'resume');
    expect(await client.refusal('POST', bulk, { body: { act: 'pause', promotions: chosen } })).toMatchObject({ status: 409, type: 'StaffVersionError', subject: two.code });
    expect((await read(one.code)).state).toBe('live'); // none of them
    chosen[1]!.version = (await read(two.code)).version;
    const { promotions: paused } = await client.post<Done>(bulk, { act: 'pause', promotions: chosen, why: 'Out of stock.' });
    await saves(codes[12]!, 0);
    expect(actsAbout(one.code).at(-1)).toBe('promotion.paused');
    await client.post<Done>(`${bulk}/undo`, { promotions: paused });
    await saves(codes[12]!, 100);
    const { promotions: ended } = await client.post<Done>(bulk, { act: 'end', promotions: (await preview('end', one.code, two.code)).changing.map(({ code, version }) => ({ code, version })) });
    expect([(await read(one.code)).state, (await read(two.code)).state]).toEqual(['ended', 'ended']);
    const first = ended.find(({ code }) => code === one.code)!;
    await client.put(`${promotions}/${one.code}`, { version: first.version, terms: { ...(await read(one.code)).terms, percent: 20, endsAt: undefined } });
    await act(one.code, 'publish');
    // What was published by a form is no such change: it takes its own undo.
    expect(await client.refusal('POST', `${bulk}/undo`, { body: { promotions: [{ code: one.code, version: (await read(one.code)).version }] } })).toMatchObject({ status: 409, type: 'StaffUndoError', subject: one.code });
    await act(one.code, 'end');
    for (const [field, body] of [['act', { act: 'burn', promotions: chosen }], ['promotions', { act: 'end', promotions: [] }], ['promotions', { act: 'end', promotions: [chosen[0], chosen[0]] }]] as const)
      expect(await client.refusal('POST', bulk, { body })).toMatchObject({ status: 400, subject: field });
  });
});

describe('what a promotion would do', () => {
  test('names those it meets, and what the better combination of both takes off', async () => {
    const [, , , , , , a, b] = codes as [string, string, string, string, string, string, string, string];
    const other = await published({ kind: 'bonusBuyAny', title: 'Two for less', units: 2, amount: 300, target: { products: [a, b] } });
    const check = await client.post<Check>(`${api}/promotion-check`, { terms: { kind: 'bonusBuyAny', title: 'Three', units: 3, amount: 500, target: { products: [a] } } });
    expect(check.meetings).toMatchObject([{ code: other.code, how: 'oneUnitOneDeal', products: 1, cart: [{ product: a, units: 3 }], alone: { value: 500 }, otherAlone: { value: 300 }, together: { value: 500 } }]);
    const priced = await client.post<Check>(`${api}/promotion-check`, { terms: off(a, 10) });
    expect(priced.meetings).toMatchObject([{ how: 'priceThenDeal', cart: [{ product: a, units: 2 }], alone: { value: 200 }, otherAlone: { value: 300 }, together: { value: 500 } }]);
    // 10% off, then the deal: two at R 1 800.00 for R 300.00 less.
    expect(priced.worst).toMatchObject({ percent: 25, before: { value: 2000 }, off: { value: 500 } });
    await act(other.code, 'end');
  });

  test('explains a cart to the cent, with what stood back and why', async () => {
    const [, , , , , , , , a, b] = codes as string[] as [string, string, string, string, string, string, string, string, string, string];
    const test_ = (body: object) => client.post<TestCart>(`${api}/promotion-test-cart`, body);
    const live = await published({ kind: 'bonusBuyAny', title: 'Pair', units: 2, amount: 149, target: { products: [a, b] } });
    const cartOff = await published({ kind: 'orderDiscount', title: 'Hundred', tiers: [{ from: 1500, amount: 100 }] });
    const terms: Terms = { kind: 'buyGet', title: 'Second at half price', units: 1, percent: 50, target: { products: [a, b] } };
    const cart = await test_({ terms, entries: [{ product: a, units: 1 }, { product: b, units: 1 }], customer: 'guest' });
    expect(cart).toMatchObject({ goods: { value: 2000 }, productsOff: { value: 500 }, cartOff: { value: 100 }, total: { value: 1400 }, isBest: true });
    for (const { off: less, gave, before, pays } of cart.entries) {
      expect(gave.reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0)).toBe(Math.round(less.value * 100));
      expect(Math.round(pays.value * 100)).toBe(Math.round(before.value * 100) - Math.round(less.value * 100));
    }
    expect(cart.gave.map(({ title, amount }) => [title, amount.value])).toEqual([['Second at half price', 500], ['Hundred', 100]]);
    expect(cart.stoodBack).toMatchObject([{ code: live.code, why: 'better', alone: { value: 149 }, instead: ['Second at half price'] }]);
    const small = await test_({ entries: [{ product: a, units: 1 }], coupons: ['NO-SUCH'] });
    expect(small.coupons).toMatchObject([{ code: 'NO-SUCH', isUsed: false }]);
    expect(small.coupons[0]!.why).toBeTruthy();
    expect(small.stoodBack.map(({ code, why, missingUnits, missingValue }) => [code, why, missingUnits ?? missingValue?.value])).toEqual([[cartOff.code, 'needsValue', 500], [live.code, 'needsUnits', 1]]);
    expect((await test_({ entries: [{ product: a, units: 2 }], at: '2020-01-01T00:00:00+0000' })).total.value).toBe(1751); // neither has a first day
    const gift = await test_({ terms: { kind: 'giveaway', title: 'A present', gift: b, target: { products: [a] } }, entries: [{ product: a, units: 1 }] });
    expect(gift.entries).toMatchObject([{ product: a, pays: { value: 1000 } }, { product: b, isGift: true, pays: { value: 0 }, gave: [{ title: 'A present', amount: { value: 1000 } }] }]);
    const first: Terms = { kind: 'orderDiscount', title: 'First', percent: 20, isFirstOrder: true };
    expect((await test_({ terms: first, entries: [{ product: a, units: 1 }], customer: 'new' })).cartOff.value).toBe(200);
    expect((await test_({ terms: first, entries: [{ product: a, units: 1 }], customer: 'known' })).stoodBack).toContainEqual(expect.objectContaining({ title: 'First', why: 'firstOrder' }));
    expect(await client.refusal('POST', `${api}/promotion-test-cart`, { body: { entries: [{ product: 'nothing', units: 1 }] } })).toMatchObject({ status: 400, subject: 'entries/0/product' });
    expect(await client.refusal('POST', `${api}/promotion-test-cart`, { body: { entries: [] } })).toMatchObject({ status: 400, subject: 'entries' });
    for (const { code } of [live, cartOff]) await act(code, 'end');
  });
});

describe('codes', () => {
  test('open a promotion, are switched off and on, and tell which order used them', async () => {
    const product = codes[10]!;
    const { code: promotion } = await published({ kind: 'orderDiscount', title: 'Fifty', amount: 50, needsCoupon: true });
    const added = await client.post<Schemas['StaffCoupon']>(`${api}/coupons`, { code: 'fifty', promotion, maxUsesPerCustomer: 1 });
    expect(added).toMatchObject({ code: 'FIFTY', state: 'live', used: 0, promotionTitle: 'Fifty' });
    expect(await client.refusal('POST', `${api}/coupons`, { body: { code: 'FIFTY', promotion } })).toMatchObject({ status: 409, type: 'AlreadyExistsError' });
    expect(await client.refusal('POST', `${api}/coupons`, { body: { code: 'A B/C', promotion } })).toMatchObject({ status: 400, subject: 'code' });
    expect(await client.refusal('POST', `${api}/coupons`, { body: { code: 'OTHER', promotion: 'nothing' } })).toMatchObject({ status: 400, subject: 'promotion' });
    const who = await buyer();
    const order = await orders(who, await redeemsSoon(who, product, 'FIFTY'));
    const sheet = await client.get<Schemas['StaffCouponSheet']>(`${api}/coupons/fifty`);
    expect(sheet).toMatchObject({ coupon: { used: 1, given: { value: 50 } }, uses: [{ order, given: { value: 50 }, isReleased: false }] });
    expect((await client.post<Schemas['StaffCoupon']>(`${api}/coupons/FIFTY/off`, { why: 'It leaked.' })).state).toBe('off');
    expect((await redeems(await buyer(), product, 'FIFTY')).couponData.couponApplied).toBe(false);
    expect((await client.post<Schemas['StaffCoupon']>(`${api}/coupons/FIFTY/on`, {})).state).toBe('live');
    expect((await redeems(await buyer(), product, 'FIFTY')).couponData.couponApplied).toBe(true);
    expect(actsAbout('FIFTY')).toEqual(['coupon.added', 'coupon.lookedUp', 'coupon.switchedOff', 'coupon.switchedOn']);
    const { coupons } = await client.get<Schemas['StaffCouponList']>(`${api}/coupons`, { promotion });
    expect(coupons.map(({ code }) => code)).toEqual(['FIFTY']);
  });

  test('are made many at a time, unguessable, one a customer, and switched off together', async () => {
    const product = codes[11]!;
    const { code: promotion } = await published({ kind: 'orderDiscount', title: 'Thanks', amount: 20, needsCoupon: true });
    const batch = await client.post<Batch>(`${api}/coupon-batches`, { name: 'Thank you', promotion, codes: 1200, prefix: 'thanks' });
    expect(batch).toMatchObject({ state: 'making', codes: 1200, mostCost: { value: 24_000 }, isOneACustomer: true, maxUses: 1, prefix: 'THANKS' });
    const path = `${api}/coupon-batches/${batch.id}`;
    await until('all codes to be made', 60_000, async () => (await client.get<Batch>(path)).state === 'ready');
    expect((await client.get<Batch>(path)).made).toBe(1200);
    const dearer: Terms = { kind: 'orderDiscount', title: 'Thanks', amount: 100, needsCoupon: true };
    const check = await client.post<Check>(`${api}/promotion-check`, { code: promotion, terms: dearer });
    expect(check).toMatchObject({ takesTwo: true, codes: { batches: 1, mostCost: { value: 120_000 } } });
    const { text, headers } = await client.raw('GET', `${path}/codes`).then(({ body, headers: all }) => ({ text: String(body), headers: all }));
    expect(headers.get('content-disposition')).toContain(`${batch.id}.csv`);
    const made = text.trim().split('\r\n').slice(1).map((line) => line.split(',')[0]!);
    expect(new Set(made).size).toBe(1200);
    for (const each of made) expect(each).toMatch(/^THANKS(-[2-9A-HJ-NP-Z]{4}){3}$/);
    const who = await buyer();
    await orders(who, await redeemsSoon(who, product, made[0]!));
    expect((await redeems(who, product, made[1]!)).couponData.couponApplied).toBe(false); // one of them a customer
    expect((await redeems(await buyer(), product, made[0]!)).couponData.couponApplied).toBe(false); // used
    expect((await redeems(await buyer(), product, made[1]!)).couponData.couponApplied).toBe(true);
    expect((await client.get<Batch>(path)).used).toBe(1);
    expect((await client.get<Schemas['StaffCouponList']>(`${api}/coupons`, { promotion })).coupons).toEqual([]);
    expect((await client.post<Batch>(`${path}/off`, { why: 'Sent to the wrong list.' })).state).toBe('off');
    expect((await redeems(await buyer(), product, made[2]!)).couponData.couponApplied).toBe(false);
    expect((await client.post<Batch>(`${path}/on`, {})).state).toBe('ready');
    expect((await redeems(await buyer(), product, made[2]!)).couponData.couponApplied).toBe(true);
    expect(actsAbout(batch.id)).toEqual(['coupons.made', 'coupons.exported', 'coupons.switchedOff', 'coupons.switchedOn']);
    expect(ledgerFaults(own.database.url)).toEqual([]);
  });

  test('that may cost much, or nobody knows how much, wait for a second person', async () => {
    const { code: promotion } = await published({ kind: 'orderDiscount', title: 'Ten per cent', percent: 10, needsCoupon: true });
    const asked = await client.post<Batch>(`${api}/coupon-batches`, { name: 'Unknown', promotion, codes: 2 });
    expect(asked).toMatchObject({ state: 'waiting', isMine: true, made: 0 });
    expect(asked.mostCost).toBeUndefined();
    const path = `${api}/coupon-batches/${asked.id}`;
    expect(await client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 403 });
    expect(await client.refusal('GET', `${path}/codes`)).toMatchObject({ status: 409, type: 'StaffPromotionError' });
    const { version, terms } = await read(promotion);
    await client.put(`${promotions}/${promotion}`, { version, terms: { ...terms, percent: 9 } });
    expect((await act(promotion, 'publish')).isWaiting).toBe(false);
    expect(await second.client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 409, type: 'StaffProposalError' }); // of what was 10 per cent
    await client.put(`${promotions}/${promotion}`, { version: (await read(promotion)).version, terms });
    await act(promotion, 'publish');
    await second.client.post(`${path}/agree`);
    await until('the codes to be made', 60_000, async () => (await client.get<Batch>(path)).state === 'ready');
    const other = await client.post<Batch>(`${api}/coupon-batches`, { name: 'Not this', promotion, codes: 2 });
    expect((await client.post<Batch>(`${api}/coupon-batches/${other.id}/withdraw`, { why: 'No.' })).state).toBe('withdrawn');
    for (const [field, body] of [['codes', { codes: 0 }], ['codes', { codes: 100_001 }], ['maxUses', { maxUses: 1_000_001 }], ['prefix', { prefix: 'A/B' }], ['name', { name: ' ' }], ['promotion', { promotion: 'nothing' }]] as const)
      expect(await client.refusal('POST', `${api}/coupon-batches`, { body: { name: 'Bad', promotion, codes: 1, ...body } })).toMatchObject({ status: 400, subject: field });
  });
});
