// The library of pictures: found by words and by use, described, removed when nothing uses them, and brought back.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Schemas } from './support/client.ts';
import { photograph } from './support/pictures.ts';
import { program, runProgram, serve, type Shop, startOwnShop, until } from './support/server.ts';
import { sqlOn } from './support/sql.ts';
import { api, memberOf } from './support/staff.ts';

type List = Schemas['StaffMediaList'];
type Media = Schemas['StaffMedia'];
type Page = Schemas['StaffPage'];

const folder = mkdtempSync(join(tmpdir(), 'spaza-media-library-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'spaza-media-sent-'));
const all = `${api}/content/media`;
const one = (name: string, more = '') => `${all}/${encodeURIComponent(name)}${more}`;
const day = 86_400_000;

let own: Awaited<ReturnType<typeof startOwnShop>>;
let other: Shop;
let catalogue: ReturnType<typeof memberOf>;
let writer: ReturnType<typeof memberOf>;
let owner: ReturnType<typeof memberOf>;
let reader: ReturnType<typeof memberOf>;
let there: Client;
let seed = 100;

/** By the command line; answers its counts. */
const addByCommand = (name: string, bytes: Uint8Array) => {
  const file = join(elsewhere, name);
  writeFileSync(file, bytes);
  return JSON.parse(runProgram('spaza', ['media', 'add', '--json', '--database', own.database.url, '--folder', folder, file])) as Record<string, number>;
};
const sql = (text: string) => sqlOn(own.database.url, text);
const send = (file: Uint8Array) => ({ raw: { type: 'image/png', text: file } });
/** Another picture each time. */
const taken = async (fileName: string, client = catalogue.client) =>
  client.done<Schemas['StaffPicture']>('POST', `${api}/pictures`, { query: { fileName }, ...send(photograph(320, 200, { seed: ++seed })) });
const list = (query: Record<string, string | number> = {}) => reader.client.get<List>(all, query);
const look = (name: string) => reader.client.get<Media>(one(name));
const names = ({ pictures }: List) => pictures.map(({ name }) => name);
const found = async (query: Record<string, string | number>) => names(await list({ pageSize: 100, ...query }));
const acts = async (about: string) => (await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about })).acts.map(({ act, by }) => `${act} ${by}`);
const productWith = async (url: string) => {
  const code = sql('SELECT code FROM product ORDER BY code LIMIT 1');
  const product = await catalogue.client.get<Schemas['StaffProduct']>(`${api}/products/${code}`);
  const images = product.images.map(({ url: each, alt }) => ({ url: each, alt }));
  await catalogue.client.patch(`${api}/products/${code}`, { version: product.version, changes: { images: [...images, { url, alt: 'Its back' }] } });
  return {
    code,
    name: product.name,
    away: async () => {
      const { version } = await catalogue.client.get<Schemas['StaffProduct']>(`${api}/products/${code}`);
      await catalogue.client.patch(`${api}/products/${code}`, { version, changes: { images } });
    },
  };
};

beforeAll(async () => {
  const env = { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SERVE_MEDIA_DIR: folder };
  own = await startOwnShop('media-library', { products: 60, env });
  other = await serve({ label: 'media-library-b', database: own.database.url, env });
  const at = { database: own.database.url, base: own.shop.base };
  catalogue = memberOf(at, 'catalogue');
  writer = memberOf(at, 'promotions');
  owner = memberOf(at, 'owner');
  reader = memberOf(at, 'auditor');
  there = memberOf({ ...at, base: other.base }, 'auditor').client;
});
afterAll(async () => {
  await other?.stop();
  await own?.stop();
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
});

describe('the list', () => {
  test('has the newest first, with who brought it, its size and its bytes', async () => {
    const first = await taken('Old wall.png');
    const second = await taken('New wall.png', writer.client);
    const { pictures } = await list();
    expect(pictures.slice(0, 2).map(({ name }) => name)).toEqual([second.name, first.name]);
    expect(pictures[0]).toMatchObject({ fileName: 'New wall.png', width: 320, height: 200, url: second.url, addedBy: writer.name, isUsed: false, altText: '' });
    expect(pictures[0]!.bytes).toBe(photograph(320, 200, { seed }).length);
    expect((await fetch(own.shop.base + pictures[0]!.preview)).status).toBe(200);
    addByCommand('by-command.png', photograph(64, 64, { seed: 7 }));
    expect((await list()).pictures[0]).not.toHaveProperty('addedBy');
    expect((await list()).pictures[0]!.name).toBe('by-command.png');
  });

  test('goes on by its cursor, each picture once', async () => {
    for (let n = 0; n < 5; ++n) await taken(`Row ${n}.png`);
    const whole = await found({});
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const part: List = await list({ pageSize: 2, ...(cursor && { cursor }) });
      expect(part.total).toBe(whole.length);
      walked.push(...names(part));
      cursor = part.next;
    } while (cursor);
    expect(walked).toEqual(whole);
    expect(await reader.client.refusal('GET', all, { query: { cursor: 'anywhere' } })).toMatchObject({ status: 400, subject: 'cursor' });
    expect(await reader.client.refusal('GET', all, { query: { use: 'sometimes' } })).toMatchObject({ status: 400, subject: 'use' });
  });

  test('is found by words of its file, its name or its text, whatever letters they have', async () => {
    const { name } = await taken('Summer 100%_sale.png');
    expect(await found({ query: 'SUMMER sale' })).toEqual([name]);
    expect(await found({ query: '100%_' })).toEqual([name]);
    expect(await found({ query: '0%_x' })).toEqual([]);
    expect(await found({ query: name.slice(2, 12) })).toEqual([name]);
    const { version } = await look(name);
    await catalogue.client.patch(one(name), { version, altText: 'A beach with umbrellas' });
    expect(await found({ query: 'umbrellas' })).toEqual([name]);
  });

  test('is divided by use, the same at every node', async () => {
    const { name, url } = await taken('Used.png');
    expect(await found({ use: 'unused' })).toContain(name);
    const product = await productWith(url);
    await until('the use to be seen', 60_000, async () => (await found({ use: 'used' })).includes(name));
    await until('the use to be seen at the other node', 60_000, async () => names(await there.get<List>(all, { use: 'used', pageSize: 100 })).includes(name));
    expect(await found({ use: 'unused' })).not.toContain(name);
    await product.away();
    await until('the use to be over', 60_000, async () => (await found({ use: 'unused' })).includes(name));
  });
});

describe('one picture', () => {
  test('says where it is used: products, drafts, pages and settings of the file itself', async () => {
    const { name, url, preview } = await taken('Everywhere.png', writer.client);
    const product = await productWith(url);
    const code = 'of-pictures';
    const added = await writer.client.done<Page>('POST', `${api}/content/pages`, { body: { kind: 'static', code, title: 'Of pictures' } });
    // By the address of one of its files, as markup may have it.
    const slots = added.page.slots.map((slot) => ({ ...slot, components: slot.components.map((each) => ({ ...each, properties: { content: `<p><img src="${preview}" alt="A wall"></p>` } })) }));
    const draft = await writer.client.done<Page>('PUT', `${api}/content/pages/${code}/draft`, { body: { version: added.version, page: { ...added.page, slots } } });
    const uses = async () => (await look(name)).uses.map(({ kind, code: of }) => `${kind} ${of}`);
    expect(await uses()).toEqual([`product ${product.code}`, `draft ${code}`]);
    expect((await look(name)).uses[0]).toMatchObject({ name: product.name });
    await writer.client.done('POST', `${api}/content/pages/${code}/publish`, { body: { version: draft.version, live: draft.live } });
    expect(await uses()).toEqual([`product ${product.code}`, `page ${code}`]);
    await until('the page to count as a use', 60_000, async () => (await list({ query: 'Everywhere' })).pictures[0]!.isUsed);
    expect(await writer.client.refusal('POST', one(name, '/remove'), { body: {} })).toMatchObject({ status: 409, type: 'StaffMediaError', subject: name });
    await product.away();
    expect(await uses()).toEqual([`page ${code}`]);
  });

  test('is not used by one whose name is longer', async () => {
    addByCommand('a.png', photograph(40, 40, { seed: 8 }));
    const product = await productWith('/media/aa.png');
    expect((await look('a.png')).usesTotal).toBe(0);
    await product.away();
  });

  test('has a text that two people do not write over each other', async () => {
    const { name } = await taken('Described.png');
    const before = await look(name);
    const after = await catalogue.client.patch<Media>(one(name), { version: before.version, altText: 'A red wall' });
    expect(after).toMatchObject({ altText: 'A red wall' });
    const { status, body } = await writer.client.call<Schemas['StaffConflictErrorList']>('PATCH', one(name), { body: { version: before.version, altText: 'A wall' } });
    expect(status).toBe(409);
    expect(body.conflict!.differences).toEqual([{ field: 'altText', yours: ['A wall'], theirs: ['A red wall'] }]);
    expect(await writer.client.refusal('PATCH', one(name), { body: { version: after.version, altText: 'x'.repeat(501) } })).toMatchObject({ status: 400 });
    expect(await writer.client.refusal('PATCH', one(name), { body: { version: after.version, altText: 'a\u0007b' } })).toMatchObject({ status: 400, subject: 'altText' });
    expect((await look(name)).altText).toBe('A red wall');
    expect(await acts(name)).toEqual([`picture.described ${catalogue.name}`, `picture.added ${catalogue.name}`]);
    // Sent once more it comes with its text.
    const again = await writer.client.done<Schemas['StaffPicture']>('POST', `${api}/pictures`, send(photograph(320, 200, { seed })));
    expect(again).toMatchObject({ name, altText: 'A red wall' });
  });
});

describe('a removal', () => {
  const remove = (name: string, client = writer.client) => client.call<Media & { errors: { type: string; message: string }[] }>('POST', one(name, '/remove'), { body: {} });
  const restore = (name: string) => writer.client.call<Media & { errors: { type: string }[] }>('POST', one(name, '/restore'), { body: {} });

  test('is refused while something uses it, in words where, and nothing is changed', async () => {
    const { name, url } = await taken('Wanted.png');
    const product = await productWith(url);
    const { status, body } = await remove(name);
    expect(status).toBe(409);
    expect(body.errors[0]).toMatchObject({ type: 'StaffMediaError', message: `It is used by the product ${product.name}. Take it out there first.` });
    expect(await found({ query: 'Wanted' })).toEqual([name]);
    expect(await acts(name)).toEqual([`picture.added ${catalogue.name}`]);
    await product.away();
    expect((await remove(name)).status).toBe(200);
  });

  test('can be taken back, and stands in the audit', async () => {
    const { name, url } = await taken('Mistake.png');
    const gone = await remove(name);
    expect(gone.body.removedAt).toBeDefined();
    expect(Date.parse(gone.body.goneAt!.replace('+0000', 'Z')) - Date.parse(gone.body.removedAt!.replace('+0000', 'Z'))).toBe(30 * day);
    expect(await found({ query: 'Mistake' })).toEqual([]);
    expect(await found({ use: 'removed', query: 'Mistake' })).toEqual([name]);
    await until('it to be shown all the same', 60_000, async () => (await fetch(own.shop.base + url)).status === 200);
    expect((await remove(name)).body.errors[0]!.type).toBe('StaffMediaError');
    expect((await restore(name)).status).toBe(200);
    expect((await restore(name)).body.errors[0]!.type).toBe('StaffMediaError');
    expect(await found({ query: 'Mistake' })).toEqual([name]);
    expect(await acts(name)).toEqual([`picture.restored ${writer.name}`, `picture.removed ${writer.name}`, `picture.added ${catalogue.name}`]);
  });

  test('is undone by sending the same file again', async () => {
    const { name } = await taken('Again.png');
    await remove(name);
    await catalogue.client.done('POST', `${api}/pictures`, { query: { fileName: 'Back.png' }, ...send(photograph(320, 200, { seed })) });
    expect((await list()).pictures[0]).toMatchObject({ name, fileName: 'Back.png' });
  });

  test('is not undone by the command line, which brings a name back for another picture alone', async () => {
    const file = photograph(48, 48, { seed: 9 });
    expect(addByCommand('by-hand.png', file)).toMatchObject({ added: 1 });
    expect((await remove('by-hand.png')).status).toBe(200);
    expect(addByCommand('by-hand.png', file)).toMatchObject({ added: 0, unchanged: 0, skipped: 1, failed: 0 });
    expect((await look('by-hand.png')).removedAt).toBeDefined();
    expect(addByCommand('by-hand.png', photograph(48, 48, { seed: 10 }))).toMatchObject({ added: 1 });
    expect((await look('by-hand.png')).removedAt).toBeUndefined();
    expect(await acts('by-hand.png')).toEqual(['picture.restored shop', `picture.removed ${writer.name}`]);
  });

  test('whose files go at this moment is waited for by who sends the same file again, or adds it by command', async () => {
    const { name, preview } = await taken('Going.png');
    const [, , address] = preview.split('/');
    expect((await remove(name)).status).toBe(200);
    // As a removal leaves it between the name and the files.
    sql(`DELETE FROM media_name WHERE name = '${name}'`);
    sql(`UPDATE media_picture SET going_at = ${Date.now()} WHERE address = '${address}'`);
    const again = catalogue.client.done<Schemas['StaffPicture']>('POST', `${api}/pictures`, { query: { fileName: 'Back.png' }, ...send(photograph(320, 200, { seed })) });
    const file = join(elsewhere, 'going-again.png');
    writeFileSync(file, photograph(320, 200, { seed }));
    const byCommand = promisify(execFile)(program('spaza'), ['media', 'add', '--json', '--database', own.database.url, '--folder', folder, file]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    for (const each of [name, 'going-again.png']) expect((await reader.client.call('GET', one(each))).status).toBe(404);
    rmSync(join(folder, 'pictures', address!.slice(0, 2), address!), { recursive: true });
    sql(`DELETE FROM media_picture WHERE address = '${address}'`);
    expect((await again).name).toBe(name);
    expect(JSON.parse((await byCommand).stdout)).toMatchObject({ added: 1, failed: 0 });
    expect((await look('going-again.png')).preview).toBe(preview);
    expect((await fetch(own.shop.base + preview)).status).toBe(200);
  });

  test('is final after 30 days, files and all, unless something uses it by then', async () => {
    const lost = await taken('Lost.png');
    const late = await taken('Late.png');
    for (const { name } of [lost, late]) expect((await remove(name)).status).toBe(200);
    const product = await productWith(late.url);
    const [, , address] = lost.preview.split('/');
    expect(readdirSync(folder, { recursive: true }).some((each) => String(each).includes(address!))).toBe(true);
    sql(`UPDATE media_name SET removed_at = ${Date.now() - 31 * day} WHERE name IN ('${lost.name}', '${late.name}')`);
    expect((await restore(lost.name)).status).toBe(409);
    const isGone = async (name: string) => (await reader.client.call('GET', one(name))).status === 404;
    await until('the lost one to be gone, and the late one to be kept on', 150_000, async () => (await isGone(lost.name)) && !(await look(late.name)).removedAt);
    await until('its files to be gone', 30_000, async () => sql(`SELECT COUNT(*) FROM media_picture WHERE address = '${address}'`) === '0');
    expect(readdirSync(folder, { recursive: true }).some((each) => String(each).includes(address!))).toBe(false);
    // A past order that has it shows a plate instead.
    await until('it to be shown no more', 60_000, async () => (await fetch(own.shop.base + lost.url)).status === 404);
    const plate = await fetch(own.shop.base + lost.url, { headers: { accept: 'image/avif,image/webp,image/*' } });
    expect([plate.status, plate.headers.get('content-type')]).toEqual([404, 'image/svg+xml']);
    expect(await plate.text()).toMatch(/^<svg /);
    expect((await fetch(own.shop.base + lost.url)).headers.get('content-type')).toMatch(/json/);
    expect(await acts(lost.name)).toContain('picture.gone shop');
    expect(await acts(late.name)).toContain('picture.restored shop');
    await product.away();
  });

  test('is for who may write pages or products', async () => {
    const { name } = await taken('Kept.png');
    expect((await remove(name, reader.client)).status).toBe(403);
    expect((await reader.client.call('PATCH', one(name), { body: { version: '', altText: '' } })).status).toBe(403);
    expect((await reader.client.call('POST', `${api}/pictures`, send(photograph(20, 20)))).status).toBe(403);
    expect((await remove(name, catalogue.client)).status).toBe(200);
  });
});
