// The shop's people keep products and categories: found, changed by the rules of an import, noted, undone.
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { importFile, program, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Product = Schemas['StaffProduct'];
type List = Schemas['StaffProductList'];
type Changed = Schemas['StaffProductChanged'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shopper: Client;
let staff: ReturnType<typeof memberOf>;
let client: Client;
let codes: string[];

const sql = (statement: string) => sqlOn(own.database.url, statement);
const at = () => ({ database: own.database.url, base: own.shop.base });
const find = (query: Record<string, string | number> = {}, who = client) => who.get<List>(`${api}/products`, query);
const found = async (query: Record<string, string | number>) => (await find(query)).products.map(({ code }) => code);
const one = (code: string, who = client) => who.get<Product>(`${api}/products/${code}`);
const change = async (code: string, changes: Schemas['StaffProductChanges'], more = {}) =>
  client.patch<Changed>(`${api}/products/${code}`, { version: (await one(code)).version, changes, ...more });
const inShop = async (code: string) => (await shopper.raw('GET', `${shopper.prefix()}/products/${code}`, { query: { fields: 'FULL' } })) as { status: number; body: Schemas['Product'] };

beforeAll(async () => {
  own = await startOwnShop('catalogue', { products: 120, env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_BACKOFFICE_STOCK_TWO_PERSONS_OVER_CENTS: '1000000000' } });
  shopper = new Client({ base: own.shop.base });
  staff = memberOf(at(), 'catalogue');
  client = staff.client;
  codes = sql('SELECT code FROM product ORDER BY code').split('\n');
});
afterAll(() => own?.stop());

describe('the list', () => {
  test('has all products page by page, in every order, each once', async () => {
    const free = new Map(sql('SELECT p.code, COALESCE(SUM(s.on_hand - s.reserved), 0) FROM product p LEFT JOIN stock s ON s.product_code = p.code GROUP BY p.code').split('\n').map((row) => row.split('|') as [string, string]));
    for (const [sort, key, down] of [['code', ({ code }) => code, false], ['price', ({ price }) => price?.value ?? Infinity, false], ['priceDown', ({ price }) => price?.value ?? -1, true], ['stock', ({ freeUnits }) => freeUnits, false], ['stockDown', ({ freeUnits }) => freeUnits, true], ['name', undefined, false], ['changed', ({ changedAt }) => changedAt, true]] as [string, ((row: Schemas['StaffProductRow']) => string | number) | undefined, boolean][]) {
      const rows: Schemas['StaffProductRow'][] = [];
      let cursor: string | undefined;
      do {
        const page: List = await find({ sort, pageSize: 37, ...(cursor === undefined ? {} : { cursor }) });
        expect(page.total).toBe(codes.length);
        rows.push(...page.products);
        cursor = page.next;
      } while (cursor !== undefined);
      expect([sort, rows.map(({ code }) => code).sort()]).toEqual([sort, [...codes].sort()]);
      if (key) {
        const keys = rows.map(key);
        expect([sort, keys]).toEqual([sort, [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (down ? -1 : 1))]);
      }
      for (const row of rows) expect([row.code, row.freeUnits]).toEqual([row.code, Number(free.get(row.code))]);
    }
  });

  test('finds by code, EAN, words, brand and department', async () => {
    const code = codes[7]!;
    await change(code, { name: 'Vela 55-inch QLED télévision', model: 'VQ55-A', ean: '6001234000129' });
    for (const query of [code, code.slice(0, code.length - 1), '6001234000129', 'vela qled', 'VELA television', 'vq55', ' 55 tele ']) await until(`${query} to find it`, 60_000, async () => (await found({ query, pageSize: 100 })).includes(code));
    for (const query of ['6001234000122', 'vela kettle-of-nobody', 'ision', '%', "' OR 1=1 --"]) expect([query, (await found({ query, pageSize: 100 })).includes(code)]).toEqual([query, false]);
    const { brand, path } = await one(code);
    const ofBrand = sql(`SELECT code FROM product WHERE brand_code = '${brand.code}' ORDER BY code`).split('\n');
    expect(await found({ brand: brand.code, pageSize: 100 })).toEqual(ofBrand.slice(0, 100));
    const department = path[0]!.code;
    const below = Number(sql(`WITH RECURSIVE b(code) AS (SELECT code FROM category WHERE code = '${department}' UNION SELECT c.code FROM category c JOIN b ON c.parent_code = b.code) SELECT COUNT(*) FROM product WHERE category_code IN (SELECT code FROM b)`));
    expect((await find({ department })).total).toBe(below);
    expect((await find({ department: 'nothing' })).total).toBe(0);
  });

  test('counts its views, which are what their lists have', async () => {
    const product = codes[9]!;
    const keeper = memberOf(at(), 'stock').client;
    for (const { store, onHand } of (await keeper.get<Schemas['StaffProductStock']>(`${api}/products/${product}/stock`)).shelves)
      if (onHand > 0) await keeper.post(`${api}/stock/adjustments`, { product, store: store.code, counted: 0, reason: 'counted' });
    await until('it to be sold out', 60_000, async () => (await found({ state: 'outOfStock', pageSize: 100 })).includes(product));
    const { views } = await client.get<Schemas['StaffProductViews']>(`${api}/product-views`);
    for (const { view, count } of views) expect([view, (await find({ state: view })).total]).toEqual([view, count]);
    expect(views.map(({ view }) => view)).toEqual(['all', 'visible', 'hidden', 'withoutPrice', 'withoutPicture', 'outOfStock', 'lowStock']);
    expect(views[0]!.count).toBe(codes.length);
  });

  test('refuses what it does not know', async () => {
    for (const [name, value] of [['state', 'mine'], ['sort', 'colour'], ['cursor', 'x'], ['pageSize', '101'], ['query', 'x'.repeat(101)]])
      expect(await client.refusal('GET', `${api}/products`, { query: { [name!]: value! } })).toMatchObject({ status: 400, subject: name });
  });
});

describe('a product', () => {
  test('is shown whole, and to each what the role may see', async () => {
    const product = await one(codes[0]!);
    expect(product.prices!.now!.price.value).toBe(Number(sql(`SELECT cents FROM price WHERE product_code = '${product.code}'`)) / 100);
    expect(product.stock).toBeUndefined(); // of stock the role sees nothing
    expect(product.facts.length).toBeGreaterThan(0);
    expect(product.images[0]!.url).toMatch(/^\//);
    expect(product.path.at(-1)).toEqual(product.category);
    const stockKeeper = await one(product.code, memberOf(at(), 'stock').client);
    expect(stockKeeper.prices).toBeUndefined();
    expect(stockKeeper.stock!.free).toBe(Number(sql(`SELECT SUM(on_hand - reserved) FROM stock WHERE product_code = '${product.code}'`)));
    expect(await client.refusal('GET', `${api}/products/nobody`)).toMatchObject({ status: 404, type: 'NotFoundError' });
  });

  test('that is written as it was read is not changed, whichever of the demo it is', async () => {
    for (const code of codes) {
      const now = await one(code);
      const { product, act } = await client.patch<Changed>(`${api}/products/${code}`, {
        version: now.version,
        changes: { name: now.name, brand: now.brand.code, category: now.category.code, summary: now.summary, features: now.features, images: now.images.map(({ url, alt }) => ({ url, alt })), tags: now.tags, facts: now.facts.map((fact) => ({ code: fact.code, values: fact.values })), onSale: now.onSale },
      });
      expect([code, act, product.version]).toEqual([code, undefined, now.version]);
    }
  });

  test('is changed, noted with what it was and why, and seen in shop and search within a second', async () => {
    const code = codes[1]!;
    const before = await one(code);
    const word = `Zulani${Date.now()}`;
    const { product, act } = await change(code, { name: `${word} kettle`, features: ['Boils', 'Pours'], returnable: false, facts: [{ code: before.facts[0]!.code, values: [] }] }, { why: 'The supplier says so.' });
    expect(product).toMatchObject({ name: `${word} kettle`, features: ['Boils', 'Pours'], returnable: false, changedBy: staff.name });
    expect(product.version).not.toBe(before.version);
    expect(product.summary).toBe(before.summary);
    expect(product.facts.map((fact) => fact.code)).toEqual(before.facts.slice(1).map((fact) => fact.code));
    await until('the shop to show it', 60_000, async () => (await inShop(code)).body.name === `${word} kettle`);
    await until('search to find it', 60_000, async () => (await shopper.get<Schemas['ProductSearchPage']>('/products/search', { query: `${word}:relevance` })).products.some((hit) => hit.code === code));
    const { changes } = await client.get<Schemas['StaffChangeList']>(`${api}/products/${code}/changes`);
    expect(changes[0]).toMatchObject({ act, by: staff.name, what: 'product.changed', why: 'The supplier says so.', isUndoable: true });
    expect(changes[0]!.fields).toContainEqual({ field: 'name', before: [before.name], after: [`${word} kettle`] });
    expect(changes[0]!.fields).toContainEqual({ field: 'returnable', before: ['true'], after: ['false'] });
    expect(changes[0]!.fields).toContainEqual({ field: `attr:${before.facts[0]!.code}`, before: before.facts[0]!.values, after: [] });
    const { acts } = await memberOf(at(), 'auditor').client.get<Schemas['StaffActList']>(`${api}/audit`, { about: code });
    expect(acts[0]).toMatchObject({ number: act, act: 'product.changed', by: staff.name, why: 'The supplier says so.' });
    expect(acts[0]!.fields).toContainEqual({ field: 'name', before: [before.name], after: [`${word} kettle`] });
  });

  test('is held to the rules of an import, and each refusal names its field', async () => {
    const code = sql("SELECT code FROM product WHERE base_product = '' ORDER BY code DESC LIMIT 1");
    const before = await one(code);
    const facts = (await client.get<Schemas['StaffFactList']>(`${api}/categories/${before.category.code}/facts`)).facts;
    const number = facts.find(({ type }) => type === 'number')!.code;
    for (const [changes, subject] of [
      [{ ean: '600123400012' }, 'ean'], [{ name: '' }, 'name'], [{ name: 'x'.repeat(501) }, 'name'], [{ brand: 'nobody' }, 'brand'], [{ category: 'nowhere' }, 'category'], [{ tradingType: '07' }, 'tradingType'],
      [{ unitQuantity: 0 }, 'unitQuantity'], [{ images: [{ url: 'https://elsewhere.example/a.jpg' }] }, 'images'], [{ images: [{ url: 'a.svgz' }] }, 'images'], [{ facts: [{ code: number, values: ['many'] }] }, `attr:${number}`],
      [{ facts: [{ code: 'noSuchFact', values: ['1'] }] }, 'attr:noSuchFact'], [{ variantOptions: [{ name: 'Colour', value: 'Red' }] }, 'baseProduct'], [{ releasedAt: 'soon' }, 'releasedAt'], [{ onSale: 'yes' }, 'changes/onSale'],
    ] as const)
      expect([subject, await client.refusal('PATCH', `${api}/products/${code}`, { body: { version: before.version, changes } })]).toMatchObject([subject, { status: 400, type: 'ValidationError', subject }]);
    expect(await client.refusal('PATCH', `${api}/products/${code}`, { body: { version: before.version, changes: {}, why: 'x'.repeat(301) } })).toMatchObject({ status: 400, subject: 'why' });
    expect((await one(code)).version).toBe(before.version);
  });

  test('changed by somebody else meanwhile is not overwritten: both sides are notified', async () => {
    const code = codes[3]!;
    const mine = await one(code);
    const other = memberOf(at(), 'operations');
    await other.client.patch(`${api}/products/${code}`, { version: mine.version, changes: { name: 'Theirs', summary: 'Theirs too' } });
    const { status, body } = await client.call<Schemas['StaffConflictErrorList']>('PATCH', `${api}/products/${code}`, { body: { version: mine.version, changes: { name: 'Mine', keywords: mine.keywords } } });
    const now = await one(code);
    expect([status, body.errors[0]!.type]).toEqual([409, 'StaffVersionError']);
    expect(body.conflict).toMatchObject({ version: now.version, by: other.name, differences: [{ field: 'name', yours: ['Mine'], theirs: ['Theirs'] }] });
    expect(now).toMatchObject({ name: 'Theirs', summary: 'Theirs too' });
    await client.patch(`${api}/products/${code}`, { version: body.conflict!.version, changes: { name: 'Mine' } });
    expect(await one(code)).toMatchObject({ name: 'Mine', summary: 'Theirs too' });
  });

  test('changed by an import meanwhile is reported, too, and by nobody of the staff', async () => {
    const code = codes[4]!;
    const mine = await one(code);
    importFile(own.database.url, 'products.jsonl', JSON.stringify({ code, name: 'Imported', brand: mine.brand.code, category: mine.category.code }));
    const { status, body } = await client.call<Schemas['StaffConflictErrorList']>('PATCH', `${api}/products/${code}`, { body: { version: mine.version, changes: { name: 'Mine' } } });
    expect([status, body.conflict!.by, body.conflict!.differences]).toEqual([409, undefined, [{ field: 'name', yours: ['Mine'], theirs: ['Imported'] }]]);
  });

  test('is edited by two at once: one of them wins, the other is notified', async () => {
    const code = codes[5]!;
    const { version } = await one(code);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => client.call('PATCH', `${api}/products/${code}`, { body: { version, changes: { name: `Edit ${n}` } } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const winner = answers.find(({ status }) => status === 200)!.body as Changed;
    expect((await one(code)).name).toBe(winner.product.name);
  });

  test('is undone while its fields stand, once, and not when they were changed since', async () => {
    const code = codes[6]!;
    const before = await one(code);
    const first = await change(code, { name: 'First', summary: 'First' });
    const second = await change(code, { summary: 'Second' });
    expect(await client.refusal('POST', `${api}/changes/${first.act}/undo`, { body: {} })).toMatchObject({ status: 409, type: 'StaffUndoError', subject: code });
    const { changes } = await client.get<Schemas['StaffChangeList']>(`${api}/products/${code}/changes`);
    expect(changes.slice(0, 2).map(({ act, isUndoable }) => [act, isUndoable])).toEqual([[second.act, true], [first.act, false]]);
    const undone = await client.post<Schemas['StaffUndone']>(`${api}/changes/${second.act}/undo`, { why: 'A mistake.' });
    expect(undone.about).toBe(code);
    expect(await one(code)).toMatchObject({ name: 'First', summary: 'First' });
    expect(await client.refusal('POST', `${api}/changes/${second.act}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError' });
    expect(await client.refusal('POST', `${api}/changes/999999/undo`)).toMatchObject({ status: 404 });
    expect(await client.refusal('POST', `${api}/changes/x/undo`)).toMatchObject({ status: 404 });
    await client.post(`${api}/changes/${undone.act}/undo`, {});
    expect((await one(code)).summary).toBe('Second');
    expect(before.summary).not.toBe('Second');
  });

  test('is added by one of many at once', async () => {
    const { brand, category } = await one(codes[0]!);
    const add = (n: number) => client.call('POST', `${api}/products`, { body: { code: 'ONCE-1', changes: { name: `Kettle ${n}`, brand: brand.code, category: category.code } } });
    const answers = await Promise.all([1, 2, 3, 4].map(add));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const categories = await Promise.all([1, 2, 3].map((n) => client.call('POST', `${api}/categories`, { body: { code: 'once', name: `Once ${n}` } })));
    expect(categories.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('is added hidden, shown, and refused when there is one', async () => {
    const { brand, category } = await one(codes[0]!);
    const body = { code: 'NEW-1', changes: { name: 'A new kettle', brand: brand.code, category: category.code, facts: [] } };
    const { product } = await client.post<Changed>(`${api}/products`, body);
    expect(product).toMatchObject({ code: 'NEW-1', onSale: false, isVisible: false, images: [] });
    expect(await client.refusal('POST', `${api}/products`, { body })).toMatchObject({ status: 409, type: 'AlreadyExistsError' });
    expect(await client.refusal('POST', `${api}/products`, { body: { code: 'NEW-2', changes: { name: 'No brand' } } })).toMatchObject({ status: 400, errors: [{ subject: 'brand' }, { subject: 'category' }] });
    expect((await inShop('NEW-1')).status).not.toBe(200);
    await change('NEW-1', { onSale: true });
    await until('the shop to show it', 60_000, async () => (await inShop('NEW-1')).status === 200);
    await until('the list to have it without picture and price', 60_000, async () => (await found({ state: 'withoutPicture' })).includes('NEW-1') && (await found({ state: 'withoutPrice' })).includes('NEW-1'));
  });
});

describe('categories', () => {
  const tree = async () => (await client.get<Schemas['StaffCategoryList']>(`${api}/categories`)).categories;
  const category = async (code: string) => (await tree()).find((each) => each.code === code)!;

  test('stand as a tree with counts', async () => {
    const all = await tree();
    expect(all.length).toBe(Number(sql('SELECT COUNT(*) FROM category WHERE parent_code IS NOT NULL')));
    const departments = all.filter(({ level }) => level === 1);
    expect(departments.reduce((sum, { productsBelow }) => sum + productsBelow, 0)).toBe(Number(sql('SELECT COUNT(*) FROM product')));
    expect(departments.every(({ parent }) => parent === undefined)).toBe(true);
    const deep = all.find(({ level }) => level === 2)!;
    expect(all.findIndex(({ code }) => code === deep.parent)).toBeLessThan(all.indexOf(deep));
  });

  test('are added, renamed, moved, ordered and removed, and every change is noted', async () => {
    const [first, second] = (await tree()).filter(({ level }) => level === 1);
    const added = await client.post<Schemas['StaffCategoryChanged']>(`${api}/categories`, { name: 'Hotel televisions', parent: first!.code });
    expect(added.category).toMatchObject({ code: 'hotel-televisions', parent: first!.code, level: 2, products: 0, isHidden: false });
    expect(await client.refusal('POST', `${api}/categories`, { body: { name: 'Hotel televisions' } })).toMatchObject({ status: 409, type: 'AlreadyExistsError' });
    const path = `${api}/categories/hotel-televisions`;
    const renamed = await client.patch<Schemas['StaffCategoryChanged']>(path, { version: added.category.version, name: 'For hotels' });
    expect(renamed.category.name).toBe('For hotels');
    expect(await client.refusal('PATCH', path, { body: { version: added.category.version, name: 'Other' } })).toMatchObject({ status: 409, type: 'StaffVersionError' });
    expect(await client.refusal('PATCH', path, { body: { version: renamed.category.version, name: ' ' } })).toMatchObject({ status: 400, subject: 'name' });
    const moved = await client.post<Schemas['StaffCategoryChanged']>(`${path}/move`, { version: renamed.category.version, parent: second!.code, index: 0 });
    expect((await tree()).filter(({ parent }) => parent === second!.code).map(({ code }) => code)[0]).toBe('hotel-televisions');
    await client.post(`${path}/move`, { version: moved.category.version, parent: second!.code, index: 1 });
    expect((await tree()).filter(({ parent }) => parent === second!.code).map(({ code }) => code)[1]).toBe('hotel-televisions');
    const parent = await category(second!.code);
    expect(await client.refusal('POST', `${api}/categories/${parent.code}/move`, { body: { version: parent.version, parent: 'hotel-televisions', index: 0 } })).toMatchObject({ status: 409, type: 'StaffCategoryError' });
    expect(await client.refusal('DELETE', `${api}/categories/${parent.code}`)).toMatchObject({ status: 409, type: 'StaffCategoryError' });
    expect(await client.refusal('DELETE', path, { query: { movedTo: 'nowhere' } })).toMatchObject({ status: 400, subject: 'movedTo' });
    expect((await client.call('DELETE', path, { query: { movedTo: parent.code } })).status).toBe(204);
    expect(await category('hotel-televisions')).toBeUndefined();
    expect(await client.refusal('DELETE', path)).toMatchObject({ status: 404 });
    const acts = sql("SELECT act FROM staff_act WHERE about = 'hotel-televisions' ORDER BY number").split('\n');
    expect(acts).toEqual(['category.added', 'category.changed', 'category.changed', 'category.changed', 'category.removed']);
  });

  test('hidden are not in the shop, with all below them, and come back', async () => {
    const product = await one(codes[8]!);
    const department = product.path[0]!.code;
    const { version } = await category(department);
    const asCategory = () => shopper.raw('GET', `${shopper.prefix()}/catalogs/spazaProductCatalog/Online/categories/${department}`);
    expect((await asCategory()).status).toBe(200);
    const hidden = await client.patch<Schemas['StaffCategoryChanged']>(`${api}/categories/${department}`, { version, isHidden: true });
    await until('the product to be gone', 60_000, async () => (await inShop(product.code)).status !== 200);
    expect(await one(product.code)).toMatchObject({ onSale: true, isVisible: false });
    await until('the list to know', 60_000, async () => (await found({ state: 'hidden', pageSize: 100, query: product.code })).includes(product.code));
    expect((await asCategory()).status).not.toBe(200);
    importFile(own.database.url, 'categories.csv', `code,name,parent\n${department},A department,\n`);
    expect(await category(department)).toMatchObject({ name: 'A department', isHidden: true }); // the file says nothing of it
    expect((await client.post<Schemas['StaffUndone']>(`${api}/changes/${hidden.act}/undo`)).about).toBe(department);
    await until('the product to be there', 60_000, async () => (await inShop(product.code)).status === 200);
  });

  test('say which facts their products have', async () => {
    const { category: deepest } = await one(codes[0]!);
    const { facts, products } = await client.get<Schemas['StaffFactList']>(`${api}/categories/${deepest.code}/facts`);
    expect(products).toBe(Number(sql(`SELECT COUNT(*) FROM product WHERE category_code = '${deepest.code}'`)));
    expect(facts.length).toBe(Number(sql('SELECT COUNT(*) FROM attribute')));
    expect(facts[0]!.products).toBeGreaterThan(0);
    const used = facts.map((fact) => fact.products > 0);
    expect(used).toEqual([...used].sort().reverse());
    expect(await client.refusal('GET', `${api}/categories/nowhere/facts`)).toMatchObject({ status: 404 });
  });
});

test('brands are listed with how many products they have', async () => {
  const { brands } = await client.get<Schemas['StaffBrandList']>(`${api}/brands`);
  expect(brands.reduce((sum, { products }) => sum + products, 0)).toBe(Number(sql('SELECT COUNT(*) FROM product')));
  const [first] = brands;
  expect((await client.get<Schemas['StaffBrandList']>(`${api}/brands`, { query: first!.name.slice(0, 2).toUpperCase() })).brands.map(({ code }) => code)).toContain(first!.code);
});

test('the chain of acts is whole after all this', () => {
  const { stdout } = spawnSync(program('spaza'), ['doctor', '--database', own.database.url], { encoding: 'utf8' });
  expect(stdout).toMatch(/ok\s+audit: acts of staff kept as they were noted: \d+/);
});
