// The shop's people correct, move and count stock: never below what orders hold.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, place, readCheckout } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { customerWithAddress } from './support/people.ts';
import { pay } from './support/returns.ts';
import { importFile, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Stock = Schemas['StaffProductStock'];
type Answer = Schemas['StaffStockAnswer'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shopper: Client;
let staff: ReturnType<typeof memberOf>;
let client: Client;
let codes: string[];
let stores: string[];
let next = 0;

const sql = (statement: string) => sqlOn(own.database.url, statement);
const at = () => ({ database: own.database.url, base: own.shop.base });
const stockOf = (product: string) => client.get<Stock>(`${api}/products/${product}/stock`);
const shelf = async (product: string, store = 'G205') => (await stockOf(product)).shelves.find((each) => each.store.code === store)!;
/** A product at R100.00 of which so many are in G205, and none elsewhere; no other test uses it. */
const aProduct = async (units = 20) => {
  const product = codes[(next += 1)]!;
  importFile(own.database.url, 'prices.csv', `product,price\n${product},100\n`);
  importFile(own.database.url, 'stock.csv', `product,store,onHand\n${stores.map((store) => `${product},${store},${store === 'G205' ? units : 0}\n`).join('')}`);
  return product;
};
const adjust = (product: string, body: object, who = client) => who.post<Answer>(`${api}/stock/adjustments`, { product, store: 'G205', reason: 'correction', ...body });
const refused = (body: object, who = client) => who.refusal('POST', `${api}/stock/adjustments`, { body: { store: 'G205', reason: 'correction', ...body } });
const hold = (product: string, units: number) => sql(`UPDATE stock SET reserved = reserved + ${units} WHERE product_code = '${product}' AND store_code = 'G205'`);

beforeAll(async () => {
  own = await startOwnShop('stock', { products: 80, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  shopper = new Client({ base: own.shop.base });
  staff = memberOf(at(), 'stock');
  client = staff.client;
  stores = sql('SELECT code FROM point_of_service ORDER BY code').split('\n');
  codes = sql("SELECT code FROM product WHERE on_sale = 1 AND base_product = '' AND trading_type = '00' AND pre_order = 0 AND liquor = 0 AND tv_licence = 0 ORDER BY code").split('\n');
});
afterAll(() => own?.stop());

describe('an adjustment', () => {
  test('is made by count or by change, noted with its reason, and seen in the shop within a second', async () => {
    const product = await aProduct(20);
    const { act, isWaiting, stock } = await adjust(product, { change: -3, reason: 'damaged', note: 'Broken on the shelf' });
    expect([isWaiting, stock.shelves.find(({ store }) => store.code === 'G205')!.onHand]).toEqual([false, 17]);
    await until('the shop to show it', 60_000, async () => (await shopper.get<Schemas['Product']>(`/products/${product}`, { fields: 'FULL' })).stock?.stockLevel === 17);
    await adjust(product, { counted: 25, expected: 17, reason: 'counted' });
    expect(await shelf(product)).toMatchObject({ onHand: 25, free: 25, countedBy: staff.name });
    const { movements } = await client.get<Schemas['StaffMovementList']>(`${api}/stock/movements`, { product });
    expect(movements.map(({ kind, before, after, reason, note, by, value }) => [kind, before, after, reason, note, by, value!.value])).toEqual([['adjustment', 17, 25, 'counted', undefined, staff.name, 800], ['adjustment', 20, 17, 'damaged', 'Broken on the shelf', staff.name, 300]]);
    expect(movements[1]!.act).toBe(act);
    expect(sql(`SELECT act FROM staff_act WHERE number = ${act}`)).toBe('stock.adjusted');
    expect((await adjust(product, { counted: 25 })).act).toBeUndefined();
    // where there was no shelf, one is made
    await adjust(product, { store: 'W001', change: 4, reason: 'found' });
    expect((await shelf(product, 'W001')).onHand).toBe(4);
  });

  test('never goes below what is reserved, or below nothing, and says so', async () => {
    const product = await aProduct(10);
    hold(product, 6);
    expect(await refused({ product, counted: 5 })).toMatchObject({ status: 409, type: 'StaffStockError', subject: product });
    expect(await refused({ product, change: -5 })).toMatchObject({ status: 409, type: 'StaffStockError' });
    expect(await refused({ product, change: -5, expected: 10 })).toMatchObject({ status: 409 });
    expect(await refused({ product, change: -1, expected: 9 })).toMatchObject({ status: 409, type: 'StaffStockError' });
    await adjust(product, { counted: 6 });
    expect(await shelf(product)).toMatchObject({ onHand: 6, reserved: 6, free: 0 });
    for (const [body, subject] of [[{ counted: -1 }, 'counted'], [{ change: 2_000_000 }, 'change'], [{ counted: 1, change: 1 }, 'counted'], [{}, 'counted'], [{ counted: 7, reason: 'mood' }, 'reason'], [{ counted: 7, store: 'NOWHERE' }, 'store'], [{ counted: 7, note: 'x'.repeat(301) }, 'note'], [{ counted: 'many' }, 'counted']] as const)
      expect([subject, await refused({ product, ...body })]).toMatchObject([subject, { status: 400, subject }]);
    expect(await refused({ product: 'nobody', counted: 1 })).toMatchObject({ status: 404 });
  });

  test('of more than R10 000 waits for a second person, who does just that change', async () => {
    const small = await aProduct(200);
    expect((await adjust(small, { change: -100, reason: 'theft' })).isWaiting).toBe(false); // R10 000 is not more
    expect((await adjust(small, { change: -1, reason: 'theft' })).isWaiting).toBe(true); // with what went within a day it is
    const product = await aProduct(100);
    const { isWaiting, proposal, stock } = await adjust(product, { counted: 250, reason: 'found', note: 'In bay D' });
    expect([isWaiting, stock.free, proposal!.isMine]).toEqual([true, 100, true]);
    expect(proposal).toMatchObject({ kind: 'adjustment', about: product, change: 150, value: { value: 15_000 }, reason: 'found', note: 'In bay D', store: { code: 'G205' } });
    const path = `${api}/stock/proposals/${proposal!.id}`;
    expect(await client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 403, type: 'ForbiddenError' });
    expect(await refused({ product, counted: 300 })).toMatchObject({ status: 409, type: 'StaffProposalError', subject: proposal!.id });
    await adjust(product, { change: -10, reason: 'damaged' });
    const other = memberOf(at(), 'stock').client;
    expect((await other.get<Schemas['StaffStockProposalList']>(`${api}/stock/proposals`)).proposals.map(({ id }) => id)).toContain(proposal!.id);
    const sheet = await other.get<Schemas['StaffStockProposalSheet']>(path);
    expect(sheet).toMatchObject({ unitsIn: 150, unitsOut: 0, lines: [{ product, onHand: 90, change: 150, value: { value: 15_000 } }] });
    expect(await other.refusal('POST', `${path}/agree`, { body: { mark: 'another' } })).toMatchObject({ status: 409 });
    const answers = await Promise.all([1, 2, 3].map(() => other.call('POST', `${path}/agree`, { body: { mark: sheet.mark } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await shelf(product)).onHand).toBe(240);
    // undoing it takes two as well, and is done once however often it is asked for
    const act = Number(sql(`SELECT MAX(number) FROM stock_movement WHERE product_code = '${product}'`));
    const undo = (await client.post<Answer>(`${api}/stock/movements/${act}/undo`)).proposal!.id;
    expect(await client.refusal('POST', `${api}/stock/movements/${act}/undo`)).toMatchObject({ status: 409, type: 'StaffProposalError', subject: undo });
    await other.post(`${api}/stock/proposals/${undo}/agree`);
    expect((await shelf(product)).onHand).toBe(90);
    expect(await client.refusal('POST', `${api}/stock/movements/${act}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError' });
    await adjust(product, { change: 20, reason: 'found' });
    const back = (await adjust(product, { change: -110, reason: 'theft' })).proposal!.id;
    expect(await client.post(`${api}/stock/proposals/${back}/withdraw`)).toMatchObject({ state: 'withdrawn', changed: 0 });
    expect(await other.refusal('POST', `${api}/stock/proposals/${back}/agree`)).toMatchObject({ status: 409, type: 'StaffProposalError' });
  });

  test('agreed to when orders hold too much by then is refused, and stands', async () => {
    const product = await aProduct(200);
    const { proposal } = await adjust(product, { counted: 10, reason: 'theft' });
    hold(product, 60);
    const other = memberOf(at(), 'stock').client;
    expect(await other.refusal('POST', `${api}/stock/proposals/${proposal!.id}/agree`)).toMatchObject({ status: 409, type: 'StaffStockError', subject: product });
    expect(await shelf(product)).toMatchObject({ onHand: 200, reserved: 60 });
  });

  test('is undone once', async () => {
    const product = await aProduct(10);
    const { act } = await adjust(product, { change: -4, reason: 'damaged' });
    await adjust(product, { change: 1, reason: 'found' });
    expect((await client.post<Answer>(`${api}/stock/movements/${act}/undo`, { note: 'They work.' })).stock.free).toBe(11);
    expect(await client.refusal('POST', `${api}/stock/movements/${act}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError' });
    expect(await client.refusal('POST', `${api}/stock/movements/1/undo`)).toMatchObject({ status: 404 });
    const second = await adjust(product, { change: 5, reason: 'found' });
    hold(product, 14);
    expect(await client.refusal('POST', `${api}/stock/movements/${second.act}/undo`)).toMatchObject({ status: 409, type: 'StaffStockError' });
  });
});

describe('a transfer', () => {
  const transfer = (entries: object[], more: object = {}) => ({ body: { from: 'G205', to: 'W001', entries, ...more } });

  test('moves free units of all its products, or of none', async () => {
    const [one, two] = [await aProduct(10), await aProduct(10)];
    hold(two, 8);
    const path = `${api}/stock/transfers`;
    expect(await client.refusal('POST', path, transfer([{ product: one, units: 4 }, { product: two, units: 3 }]))).toMatchObject({ status: 409, type: 'StaffStockError', subject: two });
    expect((await shelf(one)).onHand).toBe(10);
    const done = await client.done<Schemas['StaffTransferDone']>('POST', path, transfer([{ product: one, units: 4 }, { product: two, units: 2 }], { note: 'Running low' }));
    expect(done.transfer).toMatch(/^TF-\d+$/);
    expect([await shelf(one), await shelf(one, 'W001'), await shelf(two), await shelf(two, 'W001')]).toMatchObject([{ onHand: 6 }, { onHand: 4 }, { onHand: 8, reserved: 8 }, { onHand: 2 }]);
    const { movements } = await client.get<Schemas['StaffMovementList']>(`${api}/stock/movements`, { kind: 'transfer', product: one });
    expect(movements.map(({ store, before, after, batch, isUndoable }) => [store.code, before, after, batch, isUndoable])).toEqual([['W001', 0, 4, done.transfer, false], ['G205', 10, 6, done.transfer, false]]);
    for (const [options, subject] of [[transfer([{ product: one, units: 0 }]), 'entries/0/units'], [transfer([]), 'entries'], [transfer([{ product: one, units: 1 }], { to: 'G205' }), 'to'], [transfer([{ product: one, units: 1 }], { from: 'NOWHERE' }), 'from'], [transfer([{ product: one, units: 1 }, { product: one, units: 1 }]), one]] as const)
      expect([subject, await client.refusal('POST', path, options)]).toMatchObject([subject, { status: 400, subject }]);
    expect(await client.refusal('POST', path, transfer([{ product: 'nobody', units: 1 }]))).toMatchObject({ status: 404 });
  });

  test('and its opposite at once neither hang nor lose a unit', async () => {
    const [one, two] = [await aProduct(50), await aProduct(50)];
    await client.post(`${api}/stock/transfers`, transfer([{ product: one, units: 25 }, { product: two, units: 25 }]).body);
    const both = [{ product: one, units: 1 }, { product: two, units: 1 }];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => client.call('POST', `${api}/stock/transfers`, n % 2 ? transfer(both) : transfer(both, { from: 'W001', to: 'G205' }))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const product of [one, two]) expect([(await shelf(product)).onHand, (await shelf(product, 'W001')).onHand]).toEqual([25, 25]);
  });
});

describe('a count', () => {
  test('is previewed, applied as previewed, and skips what it cannot set', async () => {
    const [one, two, three] = [await aProduct(10), await aProduct(10), await aProduct(10)];
    hold(three, 5);
    const form = { store: 'G205', entries: [{ product: one, counted: 8 }, { product: two, counted: 10 }, { product: three, counted: 4 }, { product: 'nobody', counted: 1 }, { product: one, counted: 9 }] };
    const plan = await client.post<Schemas['StaffCountPreview']>(`${api}/stock/counts/preview`, form);
    expect(plan).toMatchObject({ changing: 1, same: 1, skipped: 3, isForTwo: false, value: { value: 200 } });
    expect(plan.lines.map(({ difference, skipped }) => [difference, skipped])).toEqual([[-2, undefined], [0, undefined], [-6, '5 are reserved for orders.'], [1, 'There is no such product.'], [-1, 'It stands in the list twice.']]);
    expect((await shelf(one)).onHand).toBe(10);
    const done = await client.post<Schemas['StaffCountDone']>(`${api}/stock/counts`, { ...form, mark: plan.mark, note: 'Friday' });
    expect(done).toMatchObject({ isWaiting: false, changed: 1, skipped: 3 });
    expect(await shelf(one)).toMatchObject({ onHand: 8, countedBy: staff.name });
    expect(await client.refusal('POST', `${api}/stock/counts`, { body: { ...form, mark: plan.mark } })).toMatchObject({ status: 409, type: 'StaffPreviewError' });
    expect(await client.refusal('POST', `${api}/stock/counts`, { body: form })).toMatchObject({ status: 400, subject: 'mark' });
  });

  test('of much worth takes two, and then is one count', async () => {
    const [one, two] = [await aProduct(100), await aProduct(100)];
    const form = { store: 'G205', entries: [{ product: one, counted: 40 }, { product: two, counted: 150 }] };
    const plan = await client.post<Schemas['StaffCountPreview']>(`${api}/stock/counts/preview`, form);
    expect(plan).toMatchObject({ isForTwo: true, value: { value: 11_000 } });
    const { isWaiting, proposal } = await client.post<Schemas['StaffCountDone']>(`${api}/stock/counts`, { ...form, mark: plan.mark });
    expect(isWaiting).toBe(true);
    await memberOf(at(), 'operations').client.post(`${api}/stock/proposals/${proposal}/agree`);
    expect([(await shelf(one)).onHand, (await shelf(two)).onHand]).toEqual([40, 150]);
    const { movements } = await client.get<Schemas['StaffMovementList']>(`${api}/stock/movements`, { kind: 'count', product: one });
    expect(movements[0]).toMatchObject({ before: 100, after: 40, reason: 'counted', batch: expect.stringMatching(/^CT-\d+$/) });
  });
});

describe('lists', () => {
  const list = (query: Record<string, string | number>) => client.get<Schemas['StaffStockList']>(`${api}/stock`, query);

  test('say what is low, out and dead at a store, and what sells', async () => {
    const [low, out, dead] = [await aProduct(3), await aProduct(0), await aProduct(50)];
    await adjust(dead, { change: 1, reason: 'found' });
    const has = async (query: Record<string, string | number>, code: string) => (await list({ pageSize: 100, query: code, ...query })).stock.some((row) => row.code === code);
    await until('the lists to know', 60_000, async () => (await has({ state: 'low', store: 'G205' }, low)) && (await has({ state: 'out', store: 'G205' }, out)));
    expect(await has({ state: 'low', store: 'G205' }, dead)).toBe(false);
    expect(await has({ state: 'dead', store: 'G205' }, dead)).toBe(true);
    expect(await has({ state: 'dead' }, dead)).toBe(true);
    expect(await has({ state: 'dead', store: 'G205' }, out)).toBe(false);
    const { views } = await client.get<Schemas['StaffStockViews']>(`${api}/stock/views`, { store: 'G205' });
    for (const { view, count } of views) {
      let rows = 0;
      for (let page: Schemas['StaffStockList'] | undefined, cursor: string | undefined; !page || cursor; cursor = page.next) {
        page = await list({ store: 'G205', state: view, pageSize: 30, ...(cursor ? { cursor } : {}) });
        rows += page.stock.length;
      }
      expect([view, rows]).toEqual([view, count]);
    }
    for (const [name, value] of [['state', 'mine'], ['sort', 'colour'], ['cursor', 'x']]) expect(await client.refusal('GET', `${api}/stock`, { query: { [name!]: value! } })).toMatchObject({ status: 400, subject: name });
    const { stores } = await client.get<Schemas['StaffStoreList']>(`${api}/stock/stores`);
    expect(stores.length).toBe(Number(sql('SELECT COUNT(*) FROM point_of_service')));
    // as people call them, wherever they stand
    const shown = sql("SELECT display_name FROM point_of_service WHERE code = 'G205'");
    expect(shown).not.toBe('G205');
    await adjust(dead, { change: 1, reason: 'found' });
    const { movements } = await client.get<Schemas['StaffMovementList']>(`${api}/stock/movements`, { product: dead });
    expect([stores.find(({ code }) => code === 'G205')!.name, (await shelf(dead)).store.name, movements[0]!.store.name]).toEqual([shown, shown, shown]);
  });

  test('know what an order did: it is not dead, and sells', async () => {
    const product = await aProduct(50);
    await until('the shop to have it', 60_000, async () => (await shopper.get<Schemas['Product']>(`/products/${product}`, { fields: 'FULL' })).stock?.stockLevel === 50);
    const { client: buyer } = await customerWithAddress({}, shopper);
    const cart = await buyer.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product, quantity: 4 });
    const path = `/users/current/carts/${cart.code}`;
    await buyer.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(buyer, path), 'doorstep') });
    const { body } = await place(buyer, cart.code);
    expect(await shelf(product)).toMatchObject({ onHand: 50, reserved: 4, free: 46 });
    expect((await list({ state: 'dead', query: product })).stock).toEqual([]);
    expect((await list({ query: product })).stock[0]).toMatchObject({ soldUnits: 0, free: 46 });
    // the screens of Count and Adjust say so: what is paid is off the count before anybody packs it
    await pay(buyer, body);
    expect(await shelf(product)).toMatchObject({ onHand: 46, reserved: 0, free: 46 });
    expect((await list({ query: product })).stock[0]).toMatchObject({ soldUnits: 4, lastsDays: Math.floor((46 * 28) / 4) });
  });
});

test('orders and corrections at once never bring stock below nothing, nor below what is held', async () => {
  const product = await aProduct(12);
  await until('the shop to have it', 60_000, async () => (await shopper.get<Schemas['Product']>(`/products/${product}`, { fields: 'FULL' })).stock?.stockLevel === 12);
  const ready = [];
  for (let n = 0; n < 6; n += 1) {
    const { client: buyer } = await customerWithAddress({}, shopper);
    const cart = await buyer.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product, quantity: 2 });
    const path = `/users/current/carts/${cart.code}`;
    await buyer.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(buyer, path), 'doorstep') });
    ready.push({ buyer, cart });
  }
  const [orders, corrections] = await Promise.all([
    Promise.all(ready.map(({ buyer, cart }) => place(buyer, cart.code))),
    Promise.all(Array.from({ length: 8 }, () => client.call('POST', `${api}/stock/adjustments`, { body: { product, store: 'G205', change: -1, reason: 'damaged' } }))),
  ]);
  const placed = orders.filter(({ status }) => status === 201).length;
  const done = corrections.filter(({ status }) => status === 200).length;
  for (const { status } of corrections) expect([200, 409]).toContain(status);
  const { onHand, reserved } = await shelf(product);
  expect([onHand, reserved]).toEqual([12 - done, placed * 2]);
  expect(reserved).toBeLessThanOrEqual(onHand);
  expect(placed * 2 + done).toBeLessThanOrEqual(12);
  expect(12 - placed * 2 - done).toBeLessThan(2); // nobody was refused for nothing
});
