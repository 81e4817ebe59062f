// What a retailer does with files: templates, examples, a look at what would change, and everything written out again.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, fillDemoShop, freshDatabase, program } from './support/server.ts';

const root = join(import.meta.dirname, '../../..');
const examples = join(root, 'examples/import');
let folder: string;

const spaza = (...args: string[]) => spawnSync(program('spaza'), args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const good = (...args: string[]) => {
  const ran = spaza(...args);
  expect(ran.status, `${args.join(' ')}\n${ran.stdout}${ran.stderr}`).toBe(0);
  return ran.stdout;
};
const put = (name: string, text: string) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};
const linkOf = (path: string) => {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
};
const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const textsIn = (path: string) => Object.fromEntries(readdirSync(path).sort().map((name) => [name, readFileSync(join(path, name), 'utf8')]));
const kinds = ['categories', 'brands', 'attributes', 'stores', 'products', 'prices', 'stock', 'promotions', 'coupons', 'pages', 'components', 'oldOrders', 'moved'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the template of every kind names each column with what it holds, and its row can be imported', () => {
  const database = freshDatabase();
  try {
    const files = kinds.map((kind) => {
      const { status, stdout, stderr } = spaza('import', '--template', kind);
      expect(status).toBe(0);
      const columns = stdout.split('\n')[0]!.split(',');
      expect(stderr.match(/^# [\w:]+: .+$/gm)).toHaveLength(columns.length);
      expect(stdout.trim().split('\n')).toHaveLength(2);
      return put(`templates/${kind}.csv`, stdout);
    });
    good('import', '--database', database.url, ...files);
    const unknown = spaza('import', '--template', 'price');
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toMatch(/'price' is no kind of file \(did you mean prices\?\); there are categories, brands/);
  } finally {
    database.drop();
  }
});

test('every example of docs/import.md is a file, word by word, and all are imported', () => {
  const text = readFileSync(join(root, 'docs/import.md'), 'utf8');
  for (const name of readdirSync(examples)) {
    const indent = name.endsWith('.toml') ? '' : '    ';
    const lines = [`# examples/import/${name}`, ...readFileSync(join(examples, name), 'utf8').replaceAll('\r', '').trimEnd().split('\n')];
    expect(text, name).toContain(lines.map((line) => (line ? indent + line : '')).join('\n') + '\n');
  }
  const database = freshDatabase();
  try {
    const files = readdirSync(examples).filter((name) => !/^(mapping|feeds|television)/.test(name)).map((name) => join(examples, name));
    const all = JSON.parse(good('import', '--json', '--database', database.url, ...files));
    for (const kind of kinds) expect(all.counts[kind].changed, kind).toBeGreaterThan(0);
    expect(all.notes).toEqual([{ file: join(examples, 'prices-excel.csv'), note: '; stands between the fields, not ,' }]);
    expect(good('import', '--database', database.url, '--mapping', join(examples, 'mapping.toml'), join(examples, 'television-list.csv'))).toMatch(
      /products +3 read +2 changed +0 unchanged +1 skipped +0 bad/,
    );
    const again = JSON.parse(good('import', '--json', '--database', database.url, ...files));
    for (const kind of kinds) expect(again.counts[kind].changed, kind).toBe(0);
  } finally {
    database.drop();
  }
});

test('what is wrong is said once, by file and line, with what was meant; scripts get the same', () => {
  const database = freshDatabase();
  try {
    good('import', '--database', database.url, ...['categories', 'brands', 'attributes', 'stores', 'products'].map((name) => join(examples, `${name}.csv`)));
    const stock = put('stock.csv', 'product,store,onHand\n1001,S!,1\n1002,S!,1\n1003,S1,many\n1003,S!,1\n');
    const ran = spaza('import', '--database', database.url, stock);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toBe(
      `${stock}:2: store 'S!' is unknown (did you mean S1?) (and 2 more lines)\n${stock}:4: onHand 'many' is not a whole number\n` +
        'spaza: 4 bad rows: nothing was changed (--partial takes the good rows)\n',
    );
    const { taken, problems } = JSON.parse(spaza('import', '--json', '--database', database.url, stock).stdout);
    expect(taken).toBe(false);
    expect(problems[0]).toEqual({ file: stock, line: 2, field: 'store', reason: "'S!' is unknown (did you mean S1?)", times: 3 });
    expect(spaza('import', '--database', database.url, put('empty/prices.csv', '')).stderr).toContain('prices.csv: is empty');
    for (const picture of ['javascript:alert(1)', 'http://x.example/a.jpg', 'C:\\pics\\a.jpg'])
      expect(spaza('import', '--database', database.url, put('products.csv', `code,name,brand,category,images\n9,A,riviera,watering,${picture}\n`)).stderr).toMatch(/products\.csv:2: images '/);
  } finally {
    database.drop();
  }
});

test('a dry run says what would change, and the database is the same, byte for byte', () => {
  const database = freshDatabase();
  const args = ['--database', database.url];
  try {
    // Nothing is there yet: what would be made is said, and nothing is made.
    const files = ['categories', 'brands', 'attributes', 'stores', 'products', 'prices', 'stock'].map((name) => join(examples, `${name}.csv`));
    const first = JSON.parse(good('import', '--dry-run', '--json', ...args, ...files));
    expect(first.changes.kinds.products).toMatchObject({ new: 3, changed: 0, removed: 0 });
    expect(spaza('export', 'products', ...args).stderr).toMatch(/run `spaza migrate` first/);
    good('import', ...args, ...files);
    const path = database.url.slice('sqlite:'.length);
    const digest = () => (engine === 'sqlite' ? createHash('sha256').update(readFileSync(path)).digest('hex') : good('export', 'prices', ...args));
    const before = digest();
    const prices = put('prices.csv', 'product,price,wasPrice,offerEndsAt\n1001,149.00,299.00,2027-03-31\n1002,560.00,,\n1003,129,,\n');
    const said = good('import', '--dry-run', ...args, prices);
    expect(said).toContain('prices: 0 new, 2 changed, 0 removed\n    price of 2 rows\n');
    expect(said).toContain('  ~ 1001\n      price: 249.00 → 149.00\n');
    expect(said).toContain('1 price would move by more than 30 %:\n  ! 1001: R 249.00 → R 149.00 (-40 %)\n');
    expect(said).toContain('nothing was changed: this is what an import would do\n');
    const { changes, dryRun, taken } = JSON.parse(good('import', '--dry-run', '--json', '--show', '1', ...args, prices));
    expect({ dryRun, taken }).toEqual({ dryRun: true, taken: false });
    expect(changes.priceMoves).toEqual([{ product: '1001', beforeCents: 24_900, afterCents: 14_900, percent: -40 }]);
    expect(changes.kinds.prices.rows).toEqual([{ key: '1001', would: 'changed', changes: [{ field: 'price', before: '249.00', after: '149.00' }] }]);
    expect(digest()).toBe(before);
    expect(good('import', ...args, prices)).toMatch(/prices +3 read +2 changed +1 unchanged/);
  } finally {
    database.drop();
  }
});

test('the demo shop, written out and read into an empty shop, is the same when it is written out again', () => {
  const here = freshDatabase();
  const others: { url: string; drop(): void }[] = [freshDatabase()];
  if (engine === 'postgresql') others.push({ url: `sqlite:${join(folder, 'other.db')}`, drop: () => {} });
  try {
    fillDemoShop(here.url, 400);
    const first = join(folder, 'first');
    const summary = JSON.parse(good('export', '--json', '--to', first, '--database', here.url));
    expect(summary.rows.products).toBe(400);
    const texts = textsIn(first);
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['attributes.csv', 'brands.csv', 'categories.csv', 'components.csv', 'coupons.csv', 'pages.csv', 'prices.csv', 'products.csv', 'promotions.csv', 'stock.csv', 'stores.csv', 'synonyms.txt']));
    expect(Object.keys(texts).filter((name) => name.endsWith('.part'))).toEqual([]);
    const files = Object.keys(texts).filter((name) => name.endsWith('.csv')).map((name) => join(first, name));
    others.forEach(({ url }, n) => {
      good('import', '--database', url, ...files);
      const second = join(folder, `second-${n}`);
      good('export', '--to', second, '--database', url);
      const copies = textsIn(second);
      for (const name of Object.keys(texts)) expect(copies[name] === texts[name], name).toBe(true);
    });
    // Specifications now stand in the order of their columns; from then on nothing changes.
    good('import', '--database', here.url, ...files);
    const again = JSON.parse(good('import', '--json', '--database', here.url, ...files));
    for (const [kind, { changed, bad }] of Object.entries<any>(again.counts)) expect({ kind, changed, bad }).toEqual({ kind, changed: 0, bad: 0 });
    expect(good('export', 'stock', '--database', here.url)).toBe(texts['stock.csv']);
    expect(good('export', 'stock', '--bom', '--database', here.url)).toBe(`\uFEFF${texts['stock.csv']}`);
    expect(spaza('export', 'prodcuts', '--database', here.url).stderr).toContain("'prodcuts' is no kind of row (did you mean products?)");
    expect(spaza('export', '--database', here.url).stderr).toContain('say --to FOLDER');
  } finally {
    for (const each of [here, ...others]) each.drop();
  }
});

test('who stops an import or an export in the middle of it finds nothing half done', async () => {
  const database = freshDatabase();
  try {
    good('import', '--database', database.url, ...['categories', 'brands', 'attributes', 'stores'].map((name) => join(examples, `${name}.csv`)));
    const rows = Array.from({ length: 60_000 }, (_, n) => `P${n},Hose ${n},riviera,watering,${n % 60}`);
    const products = put('many/products.csv', `code,name,brand,category,attr:length\n${rows.join('\n')}\n`);
    const stopped = async (args: string[], when: (pid: number) => boolean) => {
      const child = spawn(program('spaza'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (part) => (said += part));
      const ended = once(child, 'exit');
      await expect.poll(() => when(child.pid!)).toBe(true);
      child.kill('SIGINT');
      const [status] = await ended;
      return { status, said };
    };
    const reads = (pid: number) => readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === products);
    const importing = await stopped(['import', '--database', database.url, products], reads);
    expect(importing).toEqual({ status: 130, said: 'spaza: stopped: nothing was changed\n' });
    expect(spaza('export', 'products', '--database', database.url).stdout.split('\n')).toHaveLength(2);
    good('import', '--database', database.url, products);
    const to = join(folder, 'stopped');
    const begins = () => {
      try {
        return readdirSync(to).includes('products.csv.part');
      } catch {
        return false;
      }
    };
    const exporting = await stopped(['export', '--database', database.url, '--to', to], begins);
    expect(exporting).toEqual({ status: 130, said: 'spaza: stopped: nothing was written\n' });
    expect(readdirSync(to)).toEqual([]);
    // A large shop takes no more memory than a small one (pages of the database's file are not counted). More is
    // written than a pipe holds: at its first part the program is still there to be measured.
    const child = spawn(program('spaza'), ['export', 'products', '--database', database.url], { stdio: ['ignore', 'pipe', 'ignore'] });
    const taken: number[] = [];
    let lines = 0;
    child.stdout.on('data', (part: Buffer) => {
      lines += part.filter((byte) => byte === 10).length;
      taken.push(Number(textOf(`/proc/${child.pid}/status`).match(/RssAnon:\s+(\d+)/)?.[1] ?? 0));
    });
    await once(child, 'close');
    expect(lines).toBe(60_001);
    expect(taken[0]).toBeGreaterThan(0);
    expect(Math.max(...taken), 'kB').toBeLessThan(32_000);
  } finally {
    database.drop();
  }
});
