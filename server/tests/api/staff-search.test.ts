// The shop's people see what is searched for and why products stand where they do, and say what stands first.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { runProgram, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Queries = Schemas['StaffSearchQueries'];
type Explanation = Schemas['StaffSearchExplanation'];
type Rule = Schemas['StaffSearchRule'];
type Rules = Schemas['StaffSearchRuleList'];
type Done = Schemas['StaffSearchRuleDone'];
type Preview = Schemas['StaffSearchPreview'];
type Page = Schemas['ProductSearchPage'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let marketer: ReturnType<typeof memberOf>;
let client: Client;
let shopper: Client;
const search = `${api}/search`;
const rules = `${search}/rules`;
const sql = (statement: string) => sqlOn(own.database.url, statement);
const find = async (query: string, size = 20) => (await shopper.get<Page>('/products/search', { query: `${query}:relevance`, pageSize: size })).products.map(({ code }) => code);
const explain = (words: string, product?: string) => client.get<Explanation>(`${search}/explanation`, { words, ...(product && { product }) });
const queries = (more: Record<string, string | number> = {}) => client.get<Queries>(`${search}/queries`, more);
const named = (found: Queries) => found.queries.map(({ query }) => query);
const listed = (state: string, words = '') => client.get<Rules>(rules, { state, words });
const add = (rule: object, who = client) => who.post<Rule>(rules, rule);
const day = (days: number) => new Date(Date.now() + 2 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10);
const actsOf = ({ id }: Rule) => sql(`SELECT act FROM staff_act WHERE about = 'SR-${id}' ORDER BY number`).split('\n');

/** What came of a search on a day so many days back. */
const searched = (back: number, query: string, [searches, empty, chosen, added]: number[]) =>
  sql(`INSERT INTO search_day (day, query, searches, empty, chosen, added) VALUES ('${day(-back)}', '${query}', ${searches}, ${empty}, ${chosen}, ${added})`);

beforeAll(async () => {
  own = await startOwnShop('staff-search', { products: 500, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  shopper = new Client({ base: own.shop.base });
  marketer = memberOf({ database: own.database.url, base: own.shop.base }, 'promotions');
  client = marketer.client;
});
afterAll(() => own?.stop());

describe('searches', () => {
  test('are listed by what came of them, over 7, 28 and 90 days beside as many before, and taken as a file', async () => {
    searched(1, 'tv', [60, 0, 40, 10]);
    searched(3, 'tv', [30, 0, 20, 2]);
    searched(1, 'gas stove', [50, 2, 2, 1]);
    searched(2, 'vonkelblik', [40, 40, 0, 0]);
    searched(2, '=gas braai', [10, 0, 5, 5]);
    searched(1, 'rare', [2, 0, 1, 0]);
    searched(10, 'tv', [9, 1, 3, 0]);
    searched(40, 'kettle', [7, 0, 7, 0]);
    for (const back of [2, 3, 10]) searched(back, 'wheelchair of one', [1, 1, 0, 0]);
    sql(`INSERT INTO search_next (day, query, next_query, times) VALUES ('${day(-2)}', 'vonkelblik', 'kettle', 5), ('${day(-2)}', 'vonkelblik', 'toaster', 4)`);
    for (const back of [1, 2, 3, 10, 40]) sql(`INSERT INTO search_summed (day, summed_at) VALUES ('${day(-back)}', 1) ON CONFLICT (day) DO NOTHING`);

    const week = await queries({ days: 7 });
    expect(week).toMatchObject({ days: 3, daysBefore: 0, all: { searches: 194, empty: 44, chosen: 68, added: 18 }, before: { searches: 10, empty: 2, chosen: 3, added: 0 }, counts: { all: 4, empty: 1, weak: 1 } });
    expect(week.queries[0]).toEqual({ query: 'tv', state: 'usual', figures: { searches: 90, empty: 0, chosen: 60, added: 12 }, rules: 0 });
    expect(named(week)).toEqual(['tv', 'gas stove', 'vonkelblik', '=gas braai']); // who searches alone is shown to nobody
    expect((await queries()).queries[0]!.figures.searches).toBe(99);
    expect(named(await queries())).not.toContain('wheelchair of one'); // three evenings of one shopper
    expect(named(await queries({ days: 90 }))).toContain('kettle');
    const empty = await queries({ days: 7, view: 'empty' });
    expect(empty.queries).toMatchObject([{ query: 'vonkelblik', state: 'empty', likelyMeant: 'kettle' }]);
    expect(named(await queries({ days: 7, view: 'weak' }))).toEqual(['gas stove']);
    expect(named(await queries({ days: 7, sort: 'chosen' }))).toEqual(['vonkelblik', 'gas stove', '=gas braai', 'tv']);
    expect(named(await queries({ days: 7, sort: 'added', words: 'GAS' }))).toEqual(['=gas braai', 'gas stove']);
    const second = await queries({ days: 7, pageSize: 3, currentPage: 1 });
    expect([named(second), second.pagination]).toEqual([['=gas braai'], { currentPage: 1, pageSize: 3, totalPages: 2, totalResults: 4 }]);
    for (const [field, value] of [['days', 8], ['view', 'top'], ['sort', 'luck'], ['words', 'x'.repeat(101)]] as const)
      expect(await client.refusal('GET', `${search}/queries`, { query: { [field]: value } })).toMatchObject({ status: 400, subject: field });

    const file = await client.raw('GET', `${search}/queries/file`, { query: { days: 7, words: 'gas' } });
    expect(String(file.body)).toMatch(/^Search,Searches,Found nothing,Chosen from,Into the cart,Searched for next\r\ngas stove,50,2,2,1,\r\n'=gas braai,10,0,5,5,\r\n$/);
    expect(sql("SELECT act || ' ' || about || ' ' || to_state FROM staff_act WHERE act = 'search.downloaded'")).toBe('search.downloaded searches-7-days 2');

    // What is summed up anew is seen, though figures are kept.
    searched(1, 'late', [3, 0, 3, 0]);
    sql(`UPDATE search_summed SET searches = 50, empty = 5, chosen = 20, added = 2 WHERE day = '${day(-10)}'`); // more than is kept of it
    runProgram('spaza', ['search', 'learn', '--database', own.database.url]);
    await until('new figures', 60_000, async () => named(await queries({ days: 7 })).includes('late'));
    expect(await queries({ days: 7 })).toMatchObject({ daysBefore: 1, before: { searches: 50, empty: 5, chosen: 20, added: 2 } });
  });
});

describe('why a product stands there', () => {
  test('is reported as shoppers see it: the words understood, each place with its score, and one product asked for', async () => {
    const order = await find('tv');
    const found = await explain('tv under r90000');
    expect(found).toMatchObject({ key: 'tv', leftOut: [], isMost: false, rules: [], figures: { searches: 99 } });
    expect(found.parts.map(({ is }) => is)).toEqual(['kind', 'price']);
    expect(found.parts[0]!.means[0]).toMatch(/ \/ /);
    const plain = await explain('tv');
    expect(plain.products.map(({ code }) => code)).toEqual(order);
    expect(plain.products.map(({ place }) => place)).toEqual(order.map((_, n) => n + 1));
    for (const { score, words, price, isPinned } of plain.products) {
      expect(score.total).toBeCloseTo(score.text * score.availability * score.boost * (1 + score.popularity + score.rating + score.learned), 2);
      expect([words, isPinned]).toEqual([[{ said: 'tv', where: 'kind' }], false]);
      expect(price!.value).toBeGreaterThan(0);
    }
    const totals = plain.products.map(({ score }) => score.total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    const far = (await find('tv', 100)).at(-1)!;
    expect((await explain('tv', far)).asked).toMatchObject({ code: far, why: 'stands', place: { code: far, place: plain.total } });
    const pages = await shopper.get<Page>('/products/search', { query: 'tv:relevance', pageSize: 100 });
    expect((await explain('tv', pages.mentions![0]!.code)).asked!.why).toBe('mentions');
    expect((await explain('tv', (await find('kettle'))[0])).asked!.why).toBe('notFound');
    expect(await explain('xqzvwkjhgf')).toMatchObject({ total: 0, products: [] });
    expect(await explain('Vonkelblik')).toMatchObject({ total: 0, likelyMeant: 'kettle', figures: { empty: 40 } });
    expect(await client.refusal('GET', `${search}/explanation`, { query: { words: 'tv', product: 'nothing-of-it' } })).toMatchObject({ status: 404 });
    expect(await client.refusal('GET', `${search}/explanation`, { query: { words: ' ' } })).toMatchObject({ status: 400, subject: 'words' });
    expect((await explain('%:/ "tv')).key).toBe('tv');
    const without = await explain('xqzvwkjhgf tv');
    expect([without.leftOut, without.products[0]!.words.map(({ said }) => said)]).toEqual([['xqzvwkjhgf'], ['tv']]);
  });
});

describe('pins and boosts', () => {
  test('are looked at before they hold, hold at once, are changed, ended and undone, each with its act in the audit', async () => {
    const order = await find('tv');
    const code = order[7]!;
    const form = { kind: 'pin', query: 'TV ', of: 'product', code, place: 1, note: 'Campaign' };
    const preview = await client.post<Preview>(`${search}/rule-preview`, { rule: form });
    expect([preview.words, preview.before.products[0]!.code, preview.after.products[0]!.code, preview.after.products[1]!.code]).toEqual(['tv', order[0], code, order[0]]);
    expect(preview.after.total).toBe(preview.before.total);
    expect(preview.after.products.map(({ isPinned }) => isPinned)).toEqual(preview.after.products.map((_, n) => n === 0));
    expect((await listed('all')).counts).toEqual({ all: 0, running: 0, planned: 0, ended: 0, removed: 0 }); // it was only looked at

    const pin = await add(form);
    expect(pin).toMatchObject({ version: '1', state: 'running', kind: 'pin', query: 'tv', code, place: 1, note: 'Campaign', by: marketer.name, act: 'added' });
    expect(pin.name).not.toBe(code);
    await until('the pin', 60_000, async () => (await find('tv'))[0] === code);
    const explained = await explain('TV');
    expect(explained.rules).toMatchObject([{ id: pin.id }]);
    expect(explained.products[0]).toMatchObject({ code, isPinned: true });
    expect((await queries({ words: 'tv' })).queries[0]!.rules).toBe(1);
    expect((await listed('all', `SR-${pin.id}`)).rules).toMatchObject([{ id: pin.id }]);

    const other = { ...form, code: order[5]! };
    const changed = await client.put<Rule>(`${rules}/${pin.id}`, { version: pin.version, rule: other });
    expect(changed).toMatchObject({ version: '2', code: order[5], act: 'changed', from: pin.from });
    await until('the other pin', 60_000, async () => (await find('tv'))[0] === order[5]);
    const ended = await client.post<Done>(`${rules}/${pin.id}/end`, { version: '2' });
    expect(ended).toMatchObject({ isGone: false, version: '3', rule: { state: 'ended', act: 'ended' } });
    await until('the order as it was', 60_000, async () => (await find('tv')).join() === order.join());
    expect(await client.refusal('POST', `${rules}/${pin.id}/end`, { body: { version: '3' } })).toMatchObject({ status: 409, type: 'StaffSearchRuleError' });
    expect((await listed('ended')).rules).toMatchObject([{ id: pin.id }]);
    const undone = await client.post<Done>(`${rules}/${pin.id}/undo`, { version: '3' });
    expect(undone.rule).toMatchObject({ state: 'running', act: 'undone', version: '4' });
    await until('the pin again', 60_000, async () => (await find('tv'))[0] === order[5]);
    expect(await client.refusal('POST', `${rules}/${pin.id}/undo`, { body: { version: '4' } })).toMatchObject({ status: 409, type: 'StaffUndoError' });
    expect(actsOf(pin)).toEqual(['search.ruleAdded', 'search.ruleChanged', 'search.ruleEnded', 'search.ruleUndone']);
    expect(sql(`SELECT from_state || ' > ' || to_state FROM staff_act WHERE about = 'SR-${pin.id}' AND act = 'search.ruleChanged'`)).toMatch(new RegExp(`^pin 1: product ${code} for tv.* > pin 1: product ${order[5]} for tv`));

    // What the command line drops is gone here, too, and can be had back.
    runProgram('spaza', ['search', 'drop', pin.id, '--database', own.database.url, '--as', 'Sipho']);
    expect(await client.refusal('GET', `${rules}/${pin.id}`)).toMatchObject({ status: 404 });
    const back = await client.post<Done>(`${rules}/${pin.id}/undo`, { version: '5' });
    expect(back.rule).toMatchObject({ code: order[5], version: '6' });
    await client.post(`${rules}/${pin.id}/end`, { version: '6' });
  });

  test('that are planned hold from their day, are removed when they are ended, and there again when that is undone', async () => {
    const brand = sql('SELECT brand_code FROM product WHERE on_sale = 1 ORDER BY code LIMIT 1');
    const boost = await add({ kind: 'boost', of: 'brand', code: brand, percent: 300, from: day(3), until: day(5) });
    expect(boost).toMatchObject({ state: 'planned', query: '', percent: 300, isUndoable: true, from: expect.stringContaining('T22:00:00') });
    expect((await listed('planned', brand.toUpperCase())).rules).toMatchObject([{ id: boost.id }]);
    const preview = await client.post<Preview>(`${search}/rule-preview`, { id: boost.id, words: 'kettle' });
    expect(preview.at).toBe(boost.from); // without it on the day it would begin
    expect(await client.refusal('POST', `${search}/rule-preview`, { body: { id: boost.id } })).toMatchObject({ status: 400, subject: 'words' });
    const kept = { kind: 'boost', of: 'brand', code: brand, percent: 300, until: day(5) };
    expect(await client.put<Rule>(`${rules}/${boost.id}`, { version: '1', rule: kept })).toMatchObject({ state: 'planned', version: '1' }); // nothing was changed
    const now = await client.post<Preview>(`${search}/rule-preview`, { id: boost.id, rule: { ...kept, from: '' }, words: 'kettle' });
    expect(now.at < boost.from).toBe(true);
    const gone = await client.post<Done>(`${rules}/${boost.id}/end`, { version: '1' });
    expect([gone.isGone, gone.rule]).toEqual([true, undefined]);
    expect(await client.refusal('GET', `${rules}/${boost.id}`)).toMatchObject({ status: 404 });
    const removed = { id: boost.id, state: 'removed', version: gone.version, act: 'ended', isUndoable: true };
    expect((await listed('removed')).rules).toMatchObject([removed]);
    expect((await listed('all', `SR-${boost.id}`)).rules).toMatchObject([removed]); // as the audit leads to it
    expect((await listed('all', brand)).rules.map(({ id }) => id)).not.toContain(boost.id);
    expect((await client.post<Done>(`${rules}/${boost.id}/undo`, { version: gone.version })).rule).toMatchObject({ state: 'planned', percent: 300 });
    expect(actsOf(boost)).toEqual(['search.ruleAdded', 'search.ruleEnded', 'search.ruleUndone']);
  });

  test('that two people change are not overwritten: who is second sees both sides', async () => {
    const code = (await find('kettle'))[0]!;
    const rule = { kind: 'boost', query: 'kettle', of: 'product', code, percent: 150 };
    const { id, version } = await add(rule);
    const other = memberOf({ database: own.database.url, base: own.shop.base }, 'operations');
    const both = await Promise.all([
      client.call('PUT', `${rules}/${id}`, { body: { version, rule: { ...rule, percent: 200 } } }),
      other.client.call('PUT', `${rules}/${id}`, { body: { version, rule: { ...rule, percent: 250 } } }),
    ]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect([saved.status, refused.status]).toEqual([200, 409]);
    const [mine, theirs] = saved === both[0] ? ['250', '200'] : ['200', '250'];
    expect(refused.body).toMatchObject({ errors: [{ type: 'StaffVersionError' }], conflict: { version: '2', by: saved.body.by, differences: [{ field: 'percent', yours: [mine], theirs: [theirs] }] } });
    expect(await client.refusal('POST', `${rules}/${id}/end`, { body: { version } })).toMatchObject({ status: 409, type: 'StaffVersionError' });
    expect((await client.get<Rule>(`${rules}/${id}`)).percent).toBe(Number(theirs));
    await client.post(`${rules}/${id}/end`, { version: '2' });
  });

  test('are refused by the field that is wrong', async () => {
    const [code] = await find('kettle');
    const pin = { kind: 'pin', query: 'kettle', of: 'product', code };
    const boost = { kind: 'boost', of: 'product', code, percent: 150 };
    const wrong: [object, string][] = [
      [{ ...pin, query: '' }, 'query'], [{ ...pin, query: '!!' }, 'query'], [{ ...boost, query: '?' }, 'query'], [{ ...pin, place: 21 }, 'place'], [{ ...pin, of: 'brand' }, 'of'], [{ ...boost, of: 'shelf' }, 'of'],
      [{ ...boost, kind: 'bury' }, 'kind'], [{ ...boost, percent: 100 }, 'percent'], [{ ...boost, percent: 501 }, 'percent'], [{ ...boost, percent: undefined }, 'percent'],
      [{ ...boost, from: 'soon' }, 'from'], [{ ...boost, from: day(3), until: day(2) }, 'until'], [{ ...boost, from: day(-3), until: day(-1) }, 'until'], [{ ...boost, note: 'x'.repeat(201) }, 'note'], [{ ...boost, code: '' }, 'code'],
    ];
    for (const [body, subject] of wrong) {
      expect(await client.refusal('POST', rules, { body }), JSON.stringify(body)).toMatchObject({ status: 400, subject });
      expect((await client.refusal('POST', `${search}/rule-preview`, { body: { rule: body, words: 'tv' } })).status).toBe(400);
    }
    expect(await client.refusal('POST', rules, { body: { ...boost, code: 'nothing-of-it' } })).toMatchObject({ status: 400, subject: 'nothing-of-it' });
    expect(await client.refusal('GET', rules, { query: { state: 'old' } })).toMatchObject({ status: 400, subject: 'state' });
    for (let n = 1; n <= 20; ++n) await add({ ...pin, query: 'toaster', place: n, until: day(2) });
    expect(await client.refusal('POST', rules, { body: { ...pin, query: 'toaster' } })).toMatchObject({ status: 400, subject: 'query' });
    const [first] = (await listed('running', 'toaster')).rules;
    await client.post(`${rules}/${first!.id}/end`, { version: '1' });
    expect((await add({ ...pin, query: 'toaster' })).state).toBe('running'); // one that is over takes no place
    expect(await client.refusal('POST', `${rules}/${first!.id}/undo`, { body: { version: '2' } })).toMatchObject({ status: 400, subject: 'query' });
    const page = await client.get<Rules>(rules, { words: 'toaster', pageSize: 5, currentPage: 4 });
    expect([page.rules.length, page.pagination.totalResults, page.counts.ended]).toEqual([1, 21, 1]);
  });
});
