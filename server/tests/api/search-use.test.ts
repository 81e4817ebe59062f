// What shoppers do with their searches, what is learned from it, and what a retailer wants of a search.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { runProgram, startOwnShop, until } from './support/server.ts';
import { sqlOn } from './support/sql.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  own = await startOwnShop('search-use', { products: 500 });
  api = new Client({ base: own.shop.base });
});
afterAll(() => own?.stop());

type Page = Schemas['ProductSearchPage'];
const find = (query: string, more = {}) => api.get<Page>('/products/search', { query, ...more });
const codes = (page: { products: { code: string }[] }) => page.products.map((product) => product.code);
const spaza = (...given: string[]) => runProgram('spaza', ['search', ...given, '--database', own.database.url]);
/** Why a command was refused. */
const refusal = (...given: string[]): string => {
  try {
    spaza(...given);
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr);
  }
  throw new Error(`spaza search ${given.join(' ')} was not refused`);
};
const report = () => JSON.parse(spaza('report', '--json'));

let lastErrand = Date.now() - 60_000;

/** One tab's errand: a search, its list, and what was opened and put into the cart; each after the one before. */
async function errand(tab: string, term: string, list: string[], { opened = [], added = [] }: { opened?: string[]; added?: string[] } = {}) {
  const at = (lastErrand += 250);
  const event = (name: string, more: number, data: Record<string, string>, path = '/l/search') => ({
    event: name,
    path,
    session: tab,
    at: at + more,
    data,
  });
  const answer = await fetch(`${own.shop.base}/collect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      events: [
        event('view_item_list', 0, { items: list.join(',') }),
        event('search', 1, { search_term: term, results: String(list.length) }),
        ...opened.map((code, n) => event('select_item', 100 + n, { items: code })),
        ...added.map((code, n) => event('add_to_cart', 200 + n, { items: `${code}x2` }, `/p/${code}`)),
      ],
    }),
  });
  expect(answer.status).toBeLessThan(300);
}

describe('rules of a retailer', () => {
  test('pin products in their order, boost what is named, hold between their days and are dropped', async () => {
    const before = codes(await find('tv:relevance'));
    const [first, second] = [before[5]!, before[3]!];
    const pinned = spaza('pin', 'TV', first, second, '--as', 'Lerato');
    expect(pinned).toContain(`tv  pin 1  product ${first}`);
    await until('another order', 60_000, async () => codes(await find('tv:relevance')).slice(0, 2).join() === `${first},${second}`);
    const after = await find('tv:relevance');
    expect(after.pagination.totalResults).toBe((await find('tv:price-asc')).pagination.totalResults);
    expect(new Set(codes(after)).size).toBe(codes(after).length);
    expect(codes(await find('telly:relevance')).slice(0, 2)).not.toEqual([first, second]);

    const numbers = spaza('rules').match(/^\d+/gm)!;
    expect(numbers).toHaveLength(2);
    for (const number of numbers) spaza('drop', number);
    await until('another order', 60_000, async () => codes(await find('tv:relevance')).join() === before.join());

    const soundbar = codes(await find('soundbar:relevance'))[0]!;
    spaza('pin', 'tv', soundbar, '--until', '2999-01-01');
    await until('another order', 60_000, async () => codes(await find('tv:relevance'))[0] === soundbar);
    expect(codes(await find('tv:relevance'))).not.toContain(codes(await find('soundbar:relevance'))[1]);
    spaza('pin', 'tv', second, '--from', '2998-01-01');
    expect(spaza('rules')).toContain('(to come)');
    expect(codes(await find('tv:relevance'))[1]).toBe(before[0]);
  });

  test('are refused by what is wrong with them', async () => {
    expect(refusal('pin', 'tv', 'nothing-of-the-kind')).toContain('nothing-of-the-kind');
    expect(refusal('pin', '!!', codes(await find('tv'))[0]!)).toContain('(query)');
    expect(refusal('boost', '100', '--brand', 'vela')).toContain('(percent)');
    expect(refusal('boost', '150')).toContain('--product');
    expect(refusal('pin', 'tv', codes(await find('tv'))[0]!, '--from', '2026-02-31')).toContain('2026-02-31');
    expect(refusal('drop', '999')).toContain('999');
  });
});

describe('what shoppers chose', () => {
  test('is summed up by tab, learned from within bounds, switched off, reported and replayed', async () => {
    const list = codes(await find('fridge:relevance', { pageSize: 12 }));
    const [top, chosen] = [list[0]!, list[6]!];
    for (let tab = 0; tab < 60; ++tab) {
      await errand(`fridge-${tab}`, 'Fridge', list, { opened: [chosen, chosen], added: tab % 2 ? [chosen] : [] });
      if (tab < 4) {
        await errand(`blind-${tab}`, 'vonkelblik', []);
        await errand(`blind-${tab}`, 'fridge', list, { opened: [top] });
      }
    }
    await errand('named', 'thandi@example.co.za', []);
    await errand('numbered', '082 555 0199', []);
    for (let once = 0; once < 5; ++once) await errand('one-tab', 'kettle', ['A'], { opened: ['A'] });
    expect(spaza('learn', '--today')).toMatch(/products gain or lose/);

    const reported = report();
    const of = (query: string) => reported.top.find((each: { query: string }) => each.query === query);
    expect(of('fridge')).toEqual({ query: 'fridge', searches: 64, empty: 0, chosen: 64, added: 30 });
    expect(reported.empty).toEqual([{ query: 'vonkelblik', searches: 4, empty: 4, chosen: 0, added: 0 }]);
    expect(reported.candidates).toEqual([{ query: 'vonkelblik', next: 'fridge', times: 4 }]);
    expect(of('kettle')).toBeUndefined(); // one tab says too little to be shown
    expect(sqlOn(own.database.url, "SELECT COUNT(*) FROM search_day WHERE query LIKE '%thandi%' OR query LIKE '%0199%'")).toBe('0');
    expect(reported.lifts).toContainEqual(expect.objectContaining({ query: 'fridge', product: chosen, chosen: 60, added: 30 }));
    expect(reported.lifts.find(({ product }: { product: string }) => product === chosen).percent).toBeGreaterThan(20);
    expect(reported.lifts.every(({ percent }: { percent: number }) => percent >= -25 && percent <= 50)).toBe(true);

    const places = async () => codes(await find('fridge:relevance', { pageSize: 12 })).indexOf(chosen);
    await until('another order', 60_000, async () => (await places()) < 6);
    const standing = JSON.parse(spaza('replay', '--without-rules', '--json'));
    expect(standing.standingBefore).toBeGreaterThan(standing.standingAfter);
    expect(standing.changed.map(({ query }: { query: string }) => query)).toContain('fridge');
    expect(spaza('learning', 'off')).toContain('does not move');
    await until('another order', 60_000, async () => (await places()) === 6);
    spaza('learning', 'on');
    await until('another order', 60_000, async () => (await places()) < 6);

    const suggested = await api.get<Schemas['SuggestionList']>('/products/suggestions', { term: 'frid' });
    expect(suggested.suggestions.map(({ value }) => value)).toContain('fridge');
    spaza('learn');
    expect((report()).top).toEqual(reported.top); // the day is not over: what was summed up stays until it is
  });

  test('says what other words would find, and refuses words that mean nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    writeFileSync(`${folder}/words.txt`, 'kettle, vonkelblik\n');
    const replayed = JSON.parse(spaza('replay', '--words', `${folder}/words.txt`, '--json'));
    expect(replayed.emptyBefore).toBe(4);
    expect(replayed.emptyAfter).toBe(0);
    writeFileSync(`${folder}/bad.txt`, '=> filler\n');
    expect(refusal('replay', '--words', `${folder}/bad.txt`)).toContain('line 1');
  });
});

describe('what only mentions a kind of thing', () => {
  test('comes after the last of its products, apart, and in no sort by price', async () => {
    const whole = await find('tv:relevance', { pageSize: 100 });
    const pages = Math.ceil(whole.pagination.totalResults / 100);
    const last = pages === 1 ? whole : await find('tv:relevance', { pageSize: 100, currentPage: pages - 1 });
    expect(last.mentions!.length).toBeGreaterThan(0);
    const all = new Set<string>();
    for (let page = 0; page < pages; ++page) for (const code of codes(await find('tv:relevance', { pageSize: 100, currentPage: page }))) all.add(code);
    for (const { code } of last.mentions!) expect(all.has(code)).toBe(false);
    expect((await find('tv:price-asc', { pageSize: 100, currentPage: pages - 1 })).mentions).toBeUndefined();
    expect((await find('tv:relevance', { pageSize: 5 })).mentions).toBeUndefined();
    expect((await find('xqzvwkjhgf:relevance')).mentions).toBeUndefined();
  });
});
