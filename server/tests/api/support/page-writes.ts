// Writing pages and redirects in the back office of a shop with two nodes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { Client, type Schemas } from './client.ts';
import { engine, runProgram, serve, type Shop, startOwnShop, until } from './server.ts';
import { sqlOn } from './sql.ts';
import { api, memberOf } from './staff.ts';

export type Page = Schemas['StaffPage'];
export type Redirect = Schemas['StaffRedirect'];
export type Problems = Schemas['StaffConflictErrorList'];

export let own: Awaited<ReturnType<typeof startOwnShop>>;
export let other: Shop;
export let here: Client;
export let there: Client;
export let writer: ReturnType<typeof memberOf>;
export let owner: ReturnType<typeof memberOf>;
export let reader: ReturnType<typeof memberOf>;
export let folder: string;

export const web = join(import.meta.dirname, '../../../../web/dist');
export const pages = `${api}/content/pages`;
export const redirects = `${api}/content/redirects`;
export const at = (code: string, more = '') => `${pages}/${encodeURIComponent(code)}${more}`;
export const pageOf = (code: string) => writer.client.get<Page>(at(code));
export const add = (form: object) => writer.client.call<Page & Problems>('POST', pages, { body: { kind: 'static', title: 'A title', ...form } });
export const added = async (form: object) => {
  const { status, body } = await add(form);
  expect(status).toBe(200);
  return body as Page;
};
export const publish = (page: Page, more: object = {}) =>
  writer.client.call<Page & Problems>('POST', at(page.code, '/publish'), { body: { version: page.version, live: page.live, ...more } });
export const save = (page: Page, content: string) =>
  writer.client.call<Page>('PUT', at(page.code, '/draft'), {
    body: {
      version: page.version,
      page: { ...page.page, slots: page.page.slots.map((slot) => ({ ...slot, components: slot.components.map((each) => ({ ...each, properties: { content } })) })) },
    },
  });
/** Added, written and published. */
export const shownPage = async (code: string, content = `<p>Of ${code}</p>`) => {
  const page = await added({ code, title: `Page ${code}` });
  const { body } = await save(page, content);
  const done = await publish(body);
  expect(done.status).toBe(200);
  return done.body as Page;
};
export const takeDown = (page: Page, more: object = {}) =>
  writer.client.call<Page & Problems>('POST', at(page.code, '/take-down'), { body: { version: page.version, live: page.live, ...more } });
export const lead = (from: string, to: string, isPermanent = true) => writer.client.call<Redirect & Problems>('POST', redirects, { body: { from, to, isPermanent } });
export const redirectOf = async (from: string) => {
  const { redirects: found } = await writer.client.get<Schemas['StaffRedirectList']>(redirects, { query: from, pageSize: 100 });
  return found.find((each) => each.from === from);
};
export const shown = (client: Client, pageLabelOrId: string, preview?: string) =>
  client.call<Schemas['CmsPage']>('GET', '/cms/pages', { query: { pageLabelOrId, fields: 'FULL', preview } });
export const everywhere = (what: string, is: (client: Client) => Promise<boolean>) => until(what, 60_000, async () => (await is(here)) && (await is(there)));
export const isShown = (code: string) => everywhere(`${code} is shown`, async (client) => (await shown(client, code)).status === 200);
export const isGone = (code: string) => everywhere(`${code} is gone`, async (client) => (await shown(client, code)).status === 404);
/** What each node says of an address of the shop. */
export const answered = async (base: string, path: string) => {
  const { status, headers } = await fetch(base + path, { redirect: 'manual' });
  return `${status} ${headers.get('location') ?? ''}`.trim();
};
export const answers = (path: string, what: string) =>
  until(`${path}: ${what}`, 60_000, async () => (await answered(own.shop.base, path)) === what && (await answered(other.base, path)) === what);
export const wrongFields = ({ errors }: Problems) => errors.map(({ subject, message }) => `${subject}: ${message}`);
export const actsOf = async (about: string) => {
  const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about });
  return acts.map(({ act }) => act);
};
export const aDayOn = () => new Date(Date.now() + 86_400_000).toISOString();
/** What is planned for later is due. */
export const comesNow = (code: string) => {
  const due = Date.now();
  const payload = JSON.stringify({ at: due });
  const held = engine === 'sqlite' ? ['BEGIN IMMEDIATE;', 'COMMIT;'] : ['BEGIN;', 'COMMIT;'];
  sqlOn(
    own.database.url,
    `${held[0]} UPDATE content_draft SET publish_at = ${due} WHERE page_code = '${code}'; UPDATE outbox SET payload = '${payload}', due_at = ${due} WHERE key = '${code}'; ${held[1]}`,
  );
};
export const imports = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  runProgram('spaza', ['import', '--database', own.database.url, file]);
};

/** Opens the shop for all tests of a file; the file's name is that of its log. */
export function opensAShopOfPages(label: string) {
  beforeAll(async () => {
    const env = { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SERVE_WEB_DIR: web };
    own = await startOwnShop(label, { products: 60, env });
    other = await serve({ label: `${label}-b`, database: own.database.url, env });
    here = new Client({ base: own.shop.base });
    there = new Client({ base: other.base });
    const shop = { database: own.database.url, base: own.shop.base };
    writer = memberOf(shop, 'promotions');
    owner = memberOf(shop, 'owner');
    reader = memberOf(shop, 'catalogue');
    folder = mkdtempSync(join(tmpdir(), `spaza-${label}-`));
  });
  afterAll(async () => {
    await other?.stop();
    await own?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
}
