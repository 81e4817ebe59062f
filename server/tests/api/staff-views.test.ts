// Saved views: names for what the lists of the back office are asked for, one's own or shared.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { engine, startOwnShop } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';
import { type Colleague, colleague } from './support/staff-browser.ts';

type View = Schemas['StaffSavedView'];
type Views = Schemas['StaffSavedViewList'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let lead: Colleague;
let finance: Colleague;
const sql = (statement: string) => sqlOn(own.shop.database, statement);
const at = () => ({ base: own.shop.base, database: own.shop.database });

beforeAll(async () => {
  own = await startOwnShop('views', { products: 60 });
  lead = await colleague('store-lead', at());
  finance = await colleague('finance', at());
});
afterAll(() => own?.stop());

const views = async (by: Client, list = 'orders') => (await by.get<Views>(`${api}/views/${list}`)).views;
const names = async (by: Client, list = 'orders') => (await views(by, list)).map(({ name }) => name);
const keep = (by: Client, name: string, query: string, more: object = {}, list = 'orders') => by.post<View>(`${api}/views/${list}`, { name, query, ...more });
const one = ({ number }: View, list = 'orders') => `${api}/views/${list}/${number}`;

test('one keeps a view, renames and moves it, asks for something else with it, and removes it; nobody else has it', async () => {
  const { browser } = lead;
  const first = await keep(browser, ' To pack, Waterfall ', 'store=G205&view=toPack&query=two+words');
  expect(first).toMatchObject({ name: 'To pack, Waterfall', query: 'view=toPack&query=two%20words&store=G205', isShared: false, version: '1', changedBy: lead.name });
  const second = await keep(browser, 'Dear ones', 'sort=value');
  expect(await names(browser)).toEqual(['To pack, Waterfall', 'Dear ones']);
  expect(await names(finance.browser)).toEqual([]);
  for (const [method, body] of [['PATCH', { version: '1', name: 'Mine' }], ['DELETE', undefined]] as const) expect(await finance.browser.refusal(method, one(first), { body })).toMatchObject({ status: 404 });

  const moved = await browser.call<View>('PATCH', one(second), { body: { version: second.version, name: 'The dearest', place: 0 } });
  expect([moved.status, moved.body]).toMatchObject([200, { name: 'The dearest', query: 'sort=value', version: '2' }]);
  expect(await names(browser)).toEqual(['The dearest', 'To pack, Waterfall']);
  const other = await browser.call<View>('PATCH', one(second), { body: { version: '2', query: 'sort=value&placed=week' } });
  expect(other.body).toMatchObject({ name: 'The dearest', query: 'placed=week&sort=value' });
  expect((await browser.call('DELETE', one(first))).status).toBe(204);
  expect(await names(browser)).toEqual(['The dearest']);
  expect(sql(`SELECT act || '|' || by_whom FROM staff_act WHERE about = 'view ${second.number}' ORDER BY number`).split('\n').map((line) => line.trim())).toEqual([`view.kept|${lead.name}`, `view.changed|${lead.name}`, `view.changed|${lead.name}`]);
  // What is looked for may be somebody's name.
  expect(sql(`SELECT COUNT(*) FROM staff_act WHERE about LIKE 'view %' AND (from_state LIKE '%two%' OR to_state LIKE '%two%')`)).toBe('0');
});

test('two who change one view do not overwrite each other', async () => {
  const view = await keep(lead.browser, 'Both', 'sort=oldest', { isShared: true });
  const packer = await colleague('packer', at());
  await packer.browser.call('PATCH', one(view), { body: { version: '1', name: 'Everybody' } });
  const late = await lead.browser.call<Schemas['StaffConflictErrorList']>('PATCH', one(view), { body: { version: '1', name: 'All of us' } });
  expect([late.status, late.body.errors[0]!.type]).toEqual([409, 'StaffVersionError']);
  expect(late.body.conflict).toMatchObject({ version: '2', by: packer.name, differences: [{ field: 'name', yours: ['All of us'], theirs: ['Everybody'] }] });
  expect((await views(lead.browser)).find(({ number }) => number === view.number)!.name).toBe('Everybody');
  await lead.browser.call('DELETE', one(view));
});

test('two who give views one name, or move them, at the same moment wait for each other', async () => {
  const [one, other] = [await keep(lead.browser, 'One', 'sort=oldest', { isShared: true }), await keep(lead.browser, 'Other', 'sort=value', { isShared: true })];
  const packer = await colleague('packer', at());
  const change = async (by: Client, view: View, body: object) => {
    const { version } = (await views(by)).find(({ number }) => number === view.number)!;
    return () => by.call('PATCH', `${api}/views/orders/${view.number}`, { body: { version, ...body } });
  };
  for (let n = 1; n <= 12; n += 1) {
    const renames = [await change(lead.browser, one, { name: `Same ${n}` }), await change(packer.browser, other, { name: `Same ${n}` })];
    const answers = await Promise.all(renames.map((send) => send()));
    expect([n, answers.map(({ status }) => status).sort()]).toEqual([n, [200, 409]]);
    const moves = [await change(lead.browser, one, { place: 1 }), await change(packer.browser, other, { place: 1 })];
    expect([n, (await Promise.all(moves.map((send) => send()))).map(({ status }) => status)]).toEqual([n, [200, 200]]);
  }
  for (const view of [one, other]) await lead.browser.call('DELETE', `${api}/views/orders/${view.number}`);
});

test('shared views are for whoever sees the list, and changed by whoever changes what is in it', async () => {
  const rights = { orders: ['store-lead', 'finance', 'fulfil'], products: ['catalogue', 'finance', 'catalogue'], customers: ['service-desk', 'finance', 'customers'] } as const;
  for (const [list, [mayRole, looksRole, right]] of Object.entries(rights)) {
    const may = memberOf(at(), mayRole).client;
    const looks = memberOf(at(), looksRole).client;
    const view = await keep(may, 'Shared', 'query=kettle', { isShared: true }, list);
    expect(await names(looks, list)).toContain('Shared');
    expect(await looks.refusal('POST', `${api}/views/${list}`, { body: { name: 'Another', query: 'query=x', isShared: true } })).toMatchObject({ status: 403, subject: right });
    expect(await looks.refusal('PATCH', one(view, list), { body: { version: '1', name: 'Another' } })).toMatchObject({ status: 403, subject: right });
    expect(await looks.refusal('DELETE', one(view, list))).toMatchObject({ status: 403, subject: right });
    const blind = memberOf(at(), 'analyst').client;
    for (const [method, path] of [['GET', `${api}/views/${list}`], ['POST', `${api}/views/${list}`], ['PATCH', one(view, list)], ['DELETE', one(view, list)]] as const)
      expect(await blind.refusal(method, path, method === 'GET' || method === 'DELETE' ? {} : { body: {} })).toMatchObject({ status: 403, type: 'ForbiddenError' });
    // Another list has no such view.
    expect(await memberOf(at(), 'owner').client.refusal('DELETE', one(view, list === 'orders' ? 'products' : 'orders'))).toMatchObject({ status: 404 });
    expect((await may.call('DELETE', one(view, list))).status).toBe(204);
  }
  expect(await lead.browser.refusal('GET', `${api}/views/everything`)).toMatchObject({ status: 404 });
});

test('a token of somebody without an account has no views of its own', async () => {
  const { client } = memberOf(at(), 'store-lead');
  expect(await client.refusal('POST', `${api}/views/orders`, { body: { name: 'Mine', query: 'sort=value' } })).toMatchObject({ status: 409, type: 'StaffViewError' });
  const named = memberOf(at(), 'store-lead', lead.name).client;
  expect(await names(named)).toEqual(await names(lead.browser));
});

describe('a view says what its list can be asked for, and nothing else', () => {
  const good: Record<string, string[]> = {
    orders: ['view=readyTooLong', 'query=a%26b', 'delivery=door', 'placed=month', 'sort=oldest', 'store=G205', 'from=2026-01-01&to=2026-02-01'],
    products: ['view=lowStock', 'query=tv', 'brand=VELA', 'department=tv', 'sort=priceDown'],
    customers: ['view=blocked', 'query=dube'],
  };
  const bad: Record<string, string[]> = {
    orders: ['', '?', 'view', 'view=', 'view=everything', 'page=2', 'open=1', 'view=all&view=open', 'sort=name', 'delivery=drone', 'placed=ever', 'from=yesterday', 'brand=VELA', 'query=%ff', 'query=a%00b', 'query=a%0ab', 'query=%zz', `query=${'a'.repeat(101)}`, 'view=all&colour=red', 'javascript:alert(1)'],
    products: ['cursor=x', 'store=G205', 'sort=oldest', 'view=toPack'],
    customers: ['sort=name', 'placed=today', 'view=open'],
  };
  test.each(Object.keys(good))('of %s', async (list) => {
    const { client } = memberOf(at(), 'owner');
    for (const query of good[list]!) {
      const view = await keep(client, 'Good', query, { isShared: true }, list);
      expect([query, new URLSearchParams(view.query).toString()]).toEqual([query, new URLSearchParams(query).toString()]);
      await client.call('DELETE', one(view, list));
    }
    const kept = await keep(client, 'Kept', good[list]![0]!, { isShared: true }, list);
    for (const query of bad[list]!) {
      expect([query, await client.refusal('POST', `${api}/views/${list}`, { body: { name: 'Bad', query, isShared: true } })]).toMatchObject([query, { status: 400, subject: 'query' }]);
      expect([query, await client.refusal('PATCH', one(kept, list), { body: { version: '1', query } })]).toMatchObject([query, { status: 400, subject: 'query' }]);
    }
    for (const name of ['', '  ', 'a'.repeat(41), 'a\nb']) expect(await client.refusal('POST', `${api}/views/${list}`, { body: { name, query: good[list]![0]!, isShared: true } })).toMatchObject({ status: 400, subject: 'name' });
    expect(await client.refusal('POST', `${api}/views/${list}`, { body: { name: ' kept', query: good[list]![0]!, isShared: true } })).toMatchObject({ status: 409, type: 'StaffViewError', subject: 'name' });
    await client.call('DELETE', one(kept, list));
    expect(await names(client, list)).toEqual([]);
  });
});

test('there are twenty of one’s own and twenty shared ones; the own ones go with the account', async () => {
  const person = await colleague('packer', at());
  for (let n = 1; n <= 20; n += 1) {
    await keep(person.browser, `Own ${n}`, 'sort=oldest');
    await keep(person.browser, `Shared ${n}`, 'sort=oldest', { isShared: true });
  }
  for (const isShared of [true, false]) expect(await person.browser.refusal('POST', `${api}/views/orders`, { body: { name: 'One more', query: 'sort=value', isShared } })).toMatchObject({ status: 409, type: 'StaffViewError', subject: 'view' });
  expect((await views(person.browser)).map(({ isShared }) => isShared)).toEqual([...Array(20).fill(true), ...Array(20).fill(false)]);
  const count = (where: string) => Number(sql(`SELECT COUNT(*) FROM saved_view WHERE ${where}`));
  const id = sql(`SELECT id FROM staff_member WHERE email = '${person.email}'`);
  expect(count(`member_id = '${id}'`)).toBe(20);
  sql(engine === 'sqlite' ? `PRAGMA foreign_keys = ON; DELETE FROM staff_member WHERE id = '${id}'` : `DELETE FROM staff_member WHERE id = '${id}'`);
  expect([count(`member_id = '${id}'`), count('member_id IS NULL')]).toEqual([0, 20]);
});
