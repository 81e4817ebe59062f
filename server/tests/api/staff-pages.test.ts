// Pages of the shop's own are added, copied, taken down and had back; addresses lead elsewhere, at every node.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './attack/raw.ts';
import { Client, type Schemas } from './support/client.ts';
import { engine, runProgram, serve, type Shop, startOwnShop, until } from './support/server.ts';
import { sqlOn } from './support/sql.ts';
import { api, memberOf } from './support/staff.ts';

type Page = Schemas['StaffPage'];
type Redirect = Schemas['StaffRedirect'];
type Problems = Schemas['StaffConflictErrorList'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let other: Shop;
let here: Client;
let there: Client;
let writer: ReturnType<typeof memberOf>;
let owner: ReturnType<typeof memberOf>;
let reader: ReturnType<typeof memberOf>;
let folder: string;

const web = join(import.meta.dirname, '../../../web/dist');
const pages = `${api}/content/pages`;
const redirects = `${api}/content/redirects`;
const at = (code: string, more = '') => `${pages}/${encodeURIComponent(code)}${more}`;
const pageOf = (code: string) => writer.client.get<Page>(at(code));
const add = (form: object) => writer.client.call<Page & Problems>('POST', pages, { body: { kind: 'static', title: 'A title', ...form } });
const added = async (form: object) => {
  const { status, body } = await add(form);
  expect(status).toBe(200);
  return body as Page;
};
const publish = (page: Page, more: object = {}) =>
  writer.client.call<Page & Problems>('POST', at(page.code, '/publish'), { body: { version: page.version, live: page.live, ...more } });
const save = (page: Page, content: string) =>
  writer.client.call<Page>('PUT', at(page.code, '/draft'), {
    body: {
      version: page.version,
      page: { ...page.page, slots: page.page.slots.map((slot) => ({ ...slot, components: slot.components.map((each) => ({ ...each, properties: { content } })) })) },
    },
  });
/** Added, written and published. */
const shownPage = async (code: string, content = `<p>Of ${code}</p>`) => {
  const page = await added({ code, title: `Page ${code}` });
  const { body } = await save(page, content);
  const done = await publish(body);
  expect(done.status).toBe(200);
  return done.body as Page;
};
const takeDown = (page: Page, more: object = {}) =>
  writer.client.call<Page & Problems>('POST', at(page.code, '/take-down'), { body: { version: page.version, live: page.live, ...more } });
const lead = (from: string, to: string, isPermanent = true) =>
  writer.client.call<Redirect & Problems>('POST', redirects, { body: { from, to, isPermanent } });
const redirectOf = async (from: string) => {
  const { redirects: found } = await writer.client.get<Schemas['StaffRedirectList']>(redirects, { query: from, pageSize: 100 });
  return found.find((each) => each.from === from);
};
const shown = (client: Client, pageLabelOrId: string, preview?: string) =>
  client.call<Schemas['CmsPage']>('GET', '/cms/pages', { query: { pageLabelOrId, fields: 'FULL', preview } });
const everywhere = (what: string, is: (client: Client) => Promise<boolean>) =>
  until(what, 60_000, async () => (await is(here)) && (await is(there)));
const isShown = (code: string) => everywhere(`${code} is shown`, async (client) => (await shown(client, code)).status === 200);
const isGone = (code: string) => everywhere(`${code} is gone`, async (client) => (await shown(client, code)).status === 404);
/** What each node says of an address of the shop. */
const answered = async (base: string, path: string) => {
  const { status, headers } = await fetch(base + path, { redirect: 'manual' });
  return `${status} ${headers.get('location') ?? ''}`.trim();
};
const answers = (path: string, what: string) =>
  until(`${path}: ${what}`, 60_000, async () => (await answered(own.shop.base, path)) === what && (await answered(other.base, path)) === what);
const wrongFields = ({ errors }: Problems) => errors.map(({ subject, message }) => `${subject}: ${message}`);
const actsOf = async (about: string) => {
  const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about });
  return acts.map(({ act }) => act);
};
const aDayOn = () => new Date(Date.now() + 86_400_000).toISOString();
/** What is planned for later is due. */
const comesNow = (code: string) => {
  const due = Date.now();
  const payload = JSON.stringify({ at: due });
  const held = engine === 'sqlite' ? ['BEGIN IMMEDIATE;', 'COMMIT;'] : ['BEGIN;', 'COMMIT;'];
  sqlOn(
    own.database.url,
    `${held[0]} UPDATE content_draft SET publish_at = ${due} WHERE page_code = '${code}'; UPDATE outbox SET payload = '${payload}', due_at = ${due} WHERE key = '${code}'; ${held[1]}`,
  );
};
const imports = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  runProgram('spaza', ['import', '--database', own.database.url, file]);
};

beforeAll(async () => {
  const env = { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SERVE_WEB_DIR: web };
  own = await startOwnShop('staff-pages', { products: 60, env });
  other = await serve({ label: 'staff-pages-b', database: own.database.url, env });
  here = new Client({ base: own.shop.base });
  there = new Client({ base: other.base });
  const shop = { database: own.database.url, base: own.shop.base };
  writer = memberOf(shop, 'promotions');
  owner = memberOf(shop, 'owner');
  reader = memberOf(shop, 'catalogue');
  folder = mkdtempSync(join(tmpdir(), 'spaza-staff-pages-'));
});
afterAll(async () => {
  await other?.stop();
  await own?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('a new page', () => {
  test('is seen by nobody, is written and published, and then seen at every node', async () => {
    const page = await added({ code: 'winter-fair', title: 'Winter fair', seoDescription: 'All about it' });
    expect(page).toMatchObject({ code: 'winter-fair', path: '/s/winter-fair', kind: 'static', state: 'hidden', live: 1, isRemovable: true, linkedFrom: [] });
    expect(page.page).toMatchObject({ name: 'Winter fair', title: 'Winter fair', seoDescription: 'All about it' });
    expect(page.problems.map(({ field }) => field)).toEqual(['slots/0/components/0/properties/content']);
    expect((await shown(here, 'winter-fair')).status).toBe(404);
    expect((await publish(page)).status).toBe(400);

    const { body: written } = await save(page, '<p>Come in.</p>');
    expect(written.problems).toEqual([]);
    const { status, body: live } = await publish(written);

    expect(status).toBe(200);
    expect(live).toMatchObject({ state: 'live', live: 2, isRemovable: false });
    await isShown('winter-fair');
    const { versions } = await writer.client.get<Schemas['StaffPageVersionList']>(at('winter-fair', '/versions'));
    expect(versions.map(({ number, act, by }) => [number, act, by])).toEqual([[2, undefined, writer.name], [1, 'added', writer.name]]);
    expect(await actsOf('winter-fair')).toEqual(['page.published', 'page.draftChanged', 'page.added']);
  });

  test('of two who add it at once is one page', async () => {
    for (let n = 0; n < 8; n += 1) {
      const tries = await Promise.all(
        [writer, owner].map(({ client }) => client.call<Page & Problems>('POST', pages, { body: { kind: 'static', code: `at-once-${n}`, title: 'A title' } })),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(wrongFields(tries.find(({ status }) => status === 400)!.body)).toEqual(['code: code is the page “A title” already.']);
    }
  });

  test('that begins later is led elsewhere until then', async () => {
    const live = await shownPage('comes-later');
    const { body: down } = await takeDown(live, { redirect: { to: '/s/terms', isPermanent: false } });
    const { body: drafted } = await writer.client.call<Page>('PUT', at('comes-later', '/draft'), { body: { version: down.version, page: { ...down.page, startsAt: aDayOn() } } });
    const { status, body } = await publish(drafted);
    expect([status, body.state]).toEqual([200, 'planned']);
    expect((await redirectOf('/s/comes-later'))?.to).toBe('/s/terms');
    await answers('/s/comes-later', '302 /s/terms');
  });

  test('is published at a time', async () => {
    const { body } = await save(await added({ code: 'at-a-time' }), '<p>Soon</p>');
    const planned = await publish(body, { at: aDayOn() });
    expect(planned.status).toBe(200);
    expect(planned.body.publishAt).toBeDefined();
    expect(wrongFields((await writer.client.call<Problems>('POST', at('at-a-time', '/remove'), { body: { version: planned.body.version } })).body)).toHaveLength(1);
    comesNow('at-a-time');
    await isShown('at-a-time');
  });

  test('is a copy with parts of its own', async () => {
    const source = await pageOf('terms');
    const copy = await added({ code: 'terms-2027', title: 'Terms of 2027', copyOf: 'terms' });
    const parts = (page: Page) => page.page.slots.map(({ components }) => components.map(({ type, properties }) => ({ type, properties })));
    expect(parts(copy)).toEqual(parts(source));
    expect(copy.page.slots[0]!.code).not.toBe(source.page.slots[0]!.code);
    expect(copy.problems).toEqual([]);
    expect((await publish(copy)).status).toBe(200);
    await isShown('terms-2027');
    expect((await pageOf('terms')).page).toEqual(source.page);
  });

  test('that nobody saw is removed, and its address is free again', async () => {
    const page = await added({ code: 'by-mistake' });
    const { status, body } = await writer.client.call<Schemas['StaffPageRemoved']>('POST', at('by-mistake', '/remove'), { body: { version: page.version } });
    expect([status, body]).toEqual([200, { code: 'by-mistake' }]);
    expect((await writer.client.call('GET', at('by-mistake'))).status).toBe(404);
    expect((await add({ code: 'by-mistake' })).status).toBe(200);
    expect((await writer.client.call('POST', at('terms', '/remove'), { body: { version: (await pageOf('terms')).version } })).status).toBe(409);
  });

  test('is refused by the field that is wrong', async () => {
    const wrong = async (form: object) => {
      const { status, body } = await add(form);
      expect(status).toBe(400);
      return wrongFields(body);
    };
    expect(await wrong({ code: 'Winter sale' })).toEqual(['code: code may have small letters, digits and single hyphens between them.']);
    expect(await wrong({ code: 'terms' })).toEqual([expect.stringMatching(/^code: code is the page “.*” already\.$/)]);
    expect(await wrong({ code: 'help' })).toEqual(["code: code is a page of the shop's own screens."]);
    expect(await wrong({ code: '', title: ' ' })).toEqual(['code: code must be given.', 'title: title must be given.']);
    expect(await wrong({ code: 'x', kind: 'brand' })).toEqual(['code: code is no brand of the shop.']);
    expect(await wrong({ code: 'x', kind: 'category' })).toEqual(['code: code is no category of the shop.']);
    expect(await wrong({ code: 'x', copyOf: 'nothing' })).toEqual(['copyOf: copyOf is no page of the shop.']);
    expect(await wrong({ code: 'x', kind: 'page' })).toEqual([expect.stringMatching(/^kind: /)]);
    await lead('/s/led-elsewhere', '/s/terms');
    expect(await wrong({ code: 'led-elsewhere' })).toEqual(['code: code leads to /s/terms already.']);
    expect((await reader.client.call('POST', pages, { body: { kind: 'static', code: 'x', title: 'X' } })).status).toBe(403);
  });
});

describe('a page that is taken down', () => {
  test('answers 404 at every node, keeps its versions, and is had back', async () => {
    const live = await shownPage('summer-fair');
    await isShown('summer-fair');
    const { status, body: down } = await takeDown(live, { why: 'It is over' });
    expect(status).toBe(200);
    expect(down).toMatchObject({ state: 'down', live: 3 });
    await isGone('summer-fair');
    await answers('/s/summer-fair', '404');
    const { pages: found, counts } = await writer.client.get<Schemas['StaffPageList']>(pages, { state: 'down' });
    expect(found.map(({ code, state }) => [code, state])).toEqual([['summer-fair', 'down']]);
    expect(counts.find(({ state }) => state === 'down')?.count).toBe(1);
    const { versions } = await writer.client.get<Schemas['StaffPageVersionList']>(at('summer-fair', '/versions'));
    expect(versions.map(({ number, act, why }) => [number, act, why])).toEqual([[3, 'takenDown', 'It is over'], [2, undefined, undefined], [1, 'added', undefined]]);

    expect((await takeDown(down)).body.errors[0]!.type).toBe('StaffContentError');
    expect((await publish(down)).body).toMatchObject({ state: 'live', live: 4 });
    await isShown('summer-fair');
    expect(await actsOf('summer-fair')).toEqual(['page.published', 'page.takenDown', 'page.published', 'page.draftChanged', 'page.added']);
  });

  test('leads where it is said in the same step, and so does what led there, until it is published again', async () => {
    const live = await shownPage('old-offer');
    expect((await lead('/older-offer', '/s/old-offer')).status).toBe(200);
    const { body: down, status } = await takeDown(live, { redirect: { to: '/s/terms', isPermanent: false } });
    expect(status).toBe(200);
    expect(down.state).toBe('down');
    await answers('/s/old-offer', '302 /s/terms');
    await answers('/s/old-offer?from=mail', '302 /s/terms?from=mail');
    await answers('/older-offer', '301 /s/terms');

    expect((await publish(down)).status).toBe(200);
    await answers('/s/old-offer', '200');
    expect(await redirectOf('/s/old-offer')).toBeUndefined();
    expect(await actsOf('/s/old-offer')).toEqual(['redirect.removed', 'redirect.added']);
    expect(await actsOf('/older-offer')).toEqual(['redirect.changed', 'redirect.added']);
  });

  test('is refused where the shop needs it, or something leads there, and nothing has changed then', async () => {
    for (const code of ['homepage', 'terms', 'privacy', 'help']) {
      const page = await pageOf(code);
      expect(page.neededFor).toBeTruthy();
      const { status, body } = await takeDown(page);
      expect(status).toBe(409);
      expect(body.errors[0]).toMatchObject({ type: 'StaffContentError', message: `It cannot be taken down. ${page.neededFor}` });
      expect((await shown(here, code)).status).toBe(200);
    }
    const target = await shownPage('linked-to');
    await shownPage('linking', '<p><a href="/s/linked-to">See</a></p>');
    const page = await pageOf('linked-to');
    expect(page.linkedFrom).toEqual(['the page “Page linking”']);
    const { status, body } = await takeDown(page);
    expect([status, body.errors[0]!.message]).toEqual([409, 'It is linked from: the page “Page linking”. Say where its address leads instead, or take those links out first.']);
    expect((await pageOf('careers')).linkedFrom).toEqual(["the footer or the shop's own screens"]);
    expect((await takeDown(page, { redirect: { to: '/s/nothing', isPermanent: true } })).status).toBe(400);
    expect((await takeDown(page, { redirect: { to: '/s/linked-to', isPermanent: true } })).body.errors.map(({ subject }) => subject)).toEqual(['redirect/to']);
    expect((await pageOf('linked-to')).live).toBe(target.live);
    expect((await takeDown(page, { redirect: { to: '/s/terms', isPermanent: true } })).status).toBe(200);
  });

  test('counts the redirects that lead to it', async () => {
    const live = await shownPage('led-to');
    expect((await lead('/led-to-it', '/s/led-to?from=old')).status).toBe(200);
    expect((await pageOf('led-to')).linkedFrom).toEqual(['the redirect from /led-to-it']);
    expect((await takeDown(live)).body.errors[0]!.type).toBe('StaffContentError');
    expect((await takeDown(live, { redirect: { to: '/s/terms', isPermanent: true } })).status).toBe(200);
    await answers('/led-to-it', '301 /s/terms');
  });

  test('needs no redirect where its address answers without it, whatever leads there', async () => {
    const [category] = sqlOn(own.database.url, 'SELECT code FROM category WHERE parent_code IS NOT NULL AND code NOT IN (SELECT code FROM content_page) ORDER BY code LIMIT 1').split('\n');
    const of = '/allcategories/' + category;
    await shownPage('linking-on', `<p><a href="${of}">See</a> <a href="/blog">and read</a> <a href="/leaflets">and leaf</a></p>`);
    imports('lists.yaml', `pages:\n${['blog', 'guzzelpage'].map((code) => `  - code: ${code}\n    name: ${code}\n    title: ${code}\n    kind: static\n    slots:\n      - code: ${code}-slot\n        components:\n          - {uid: ${code}-own-text, type: CMSParagraphComponent, content: "<p>Text</p>"}\n`).join('')}`);
    const begun = await added({ code: category, kind: 'category', title: 'All of them' });
    await publish((await save(begun, '<p>All</p>')).body);
    for (const code of ['blog', 'guzzelpage', category!]) {
      const page = await pageOf(code);
      expect([code, page.state, page.linkedFrom]).toEqual([code, 'live', []]);
      const { status, body } = await takeDown(page);
      expect([code, status, body.state]).toEqual([code, 200, 'down']);
    }
  });

  test('is refused when it was changed meanwhile, and while a publication is planned', async () => {
    const live = await shownPage('changing');
    const { body: drafted } = await save(live, '<p>Newer</p>');
    expect((await takeDown(live)).body.errors[0]!.type).toBe('StaffVersionError');
    const { body: planned } = await publish(drafted, { at: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await takeDown(planned)).body.errors[0]!.type).toBe('StaffContentError');
    const { body: unplanned } = await writer.client.call<Page>('POST', at('changing', '/unplan'), { body: { version: planned.version } });
    // The draft stays, and is published as any other.
    const { body: down } = await takeDown(unplanned);
    expect(down).toMatchObject({ state: 'down', draft: { by: writer.name } });
    expect((await publish(down)).status).toBe(200);
    await everywhere('the draft', async (client) => JSON.stringify((await shown(client, 'changing')).body).includes('Newer'));
  });

  test('comes back with a file that has it, as any import replaces a page', async () => {
    imports('fair.yaml', 'pages:\n  - code: from-a-file\n    name: From a file\n    title: From a file\n    kind: static\n    slots:\n      - code: from-a-file-slot\n        components:\n          - {uid: from-a-file-text, type: CMSParagraphComponent, content: "<p>Text</p>"}\n');
    await isShown('from-a-file');
    const { body: down } = await takeDown(await pageOf('from-a-file'), { redirect: { to: '/s/terms', isPermanent: true } });
    expect(down.state).toBe('down');
    await answers('/s/from-a-file', '301 /s/terms');
    runProgram('spaza', ['import', '--database', own.database.url, join(folder, 'fair.yaml')]);
    await isShown('from-a-file');
    expect((await pageOf('from-a-file')).state).toBe('live');
    expect((await redirectOf('/s/from-a-file'))?.trouble).toBe('It leads nobody: its address is the page “From a file”.');
  });
});

describe('a redirect', () => {
  test('is added, changed and removed, and followed at every node with the query kept', async () => {
    const { status, body } = await lead(' /old-shop/kettle.html/ ', '/s/terms');
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '/old-shop/kettle.html', to: '/s/terms', isPermanent: true });
    await answers('/old-shop/kettle.html', '301 /s/terms');
    await answers('/old-shop/kettle.html/?utm=a&b=1', '301 /s/terms?utm=a&b=1');

    const changed = await writer.client.call<Redirect>('PUT', redirects, { body: { from: body.from, version: body.version, to: '/s/contact?topic=kettle', isPermanent: false } });
    expect(changed.status).toBe(200);
    await answers('/old-shop/kettle.html?b=1', '302 /s/contact?topic=kettle&b=1');

    const remove = (version: string) => writer.client.call<Redirect & Problems>('POST', `${redirects}/remove`, { body: { from: body.from, version } });
    expect((await remove(body.version)).body.errors[0]!.type).toBe('StaffVersionError');
    expect((await remove(changed.body.version)).status).toBe(200);
    await answers('/old-shop/kettle.html', '404');
    expect((await remove(changed.body.version)).status).toBe(404);
    expect(await actsOf(body.from)).toEqual(['redirect.removed', 'redirect.changed', 'redirect.added']);
  });

  test('is found whatever way its letters are written', async () => {
    expect((await lead('/café', '/s/terms')).status).toBe(200);
    await answers('/caf%C3%A9', '301 /s/terms');
    expect(wrongFields((await lead('/caf%C3%A9', '/s/contact')).body)).toEqual(['from: from leads to /s/terms already.']);
  });

  test('never leads to another place, whatever address is asked for', async () => {
    imports('moved-codes.csv', 'kind,from,to\ncategory,OLD,NEW\nbrand,OLD,NEW\nproduct,OLD,NEW\n');
    await answers('/l/c/OLD', '301 /l/c/NEW');
    const location = async (path: string) => {
      const { status, head } = await ask(own.shop.base, path);
      return `${status} ${/^location: (.*)$/im.exec(head)?.[1] ?? ''}`.trim();
    };
    for (const place of ['/l/c/', '/l/b/', '/p/']) {
      for (const start of ['//', '///', '/\\', '//\\', '\\/', '\\\\'])
        expect([start, await location(`${start}evil.example${place}OLD`)]).toEqual([start, expect.stringMatching(new RegExp(`^(301 /evil\\.example${place}NEW|40[04])$`))]);
      for (const start of ['/%5C', '/%2F', '/%2f%5c', '/%09/', '/%0d%0a/'])
        for (const code of ['OLD', 'OL%44']) {
          const answer = await location(`${start}evil.example${place}${code}`);
          expect([start, answer]).toEqual([start, expect.stringMatching(/^(301 \/%[^\\]*|40[04])$/)]);
        }
    }
    expect(await location('//evil.example/l/c/OLD')).toBe('301 /evil.example/l/c/NEW');
    expect(await location('/%5Cevil.example/l/c/OL%44')).toBe('301 /%5Cevil.example/l/c/NEW');
    // What was kept before such addresses were refused.
    sqlOn(own.database.url, "INSERT INTO moved_address (kind, old_code, new_code, temporary, content_hash) VALUES ('path', '/kept-before', '/\\evil.example', 0, 0)");
    await lead('/tells-of-it', '/s/terms');
    await answers('/kept-before', '301 /evil.example');
  });

  test('of two people is never written over unseen', async () => {
    const { body: first } = await lead('/two-people', '/s/terms');
    const change = (to: string, version: string) => writer.client.call<Redirect & Problems>('PUT', redirects, { body: { from: '/two-people', version, to, isPermanent: true } });
    expect((await change('/s/contact', first.version)).status).toBe(200);
    const { status, body } = await change('/s/privacy', first.version);
    expect(status).toBe(409);
    expect(body.conflict?.differences).toEqual([{ field: 'to', yours: ['/s/privacy'], theirs: ['/s/contact'] }]);
    expect((await change('/s/privacy', body.conflict!.version)).status).toBe(200);
  });

  test('is refused by the field: over what answers, to nothing, on to another, or round', async () => {
    const wrong = async (from: string, to: string) => {
      const { status, body } = await lead(from, to);
      expect(status).toBe(400);
      return wrongFields(body);
    };
    const product = (await here.get<Schemas['ProductSearchPage']>('/products/search', { query: ':relevance', pageSize: 1 })).products[0]!.code;
    await lead('/led', '/s/terms');
    expect(await wrong('/led', '/s/contact')).toEqual(['from: from leads to /s/terms already.']);
    expect(await wrong('/s/terms', '/s/contact')).toEqual([expect.stringMatching(/^from: from answers by itself: it is the page “.*”\.$/)]);
    expect(await wrong(`/x/p/${product}`, '/s/contact')).toEqual([`from: from answers by itself: it is the product ${product}.`]);
    expect(await wrong('/new', '/led')).toEqual(['to: to leads on to /s/terms: lead there at once.']);
    expect(await wrong('/new', '/s/nothing')).toEqual(['to: to leads to nothing: no page answers there.']);
    expect(await wrong('/new', 'https://elsewhere.example/')).toEqual(['to: to must be a path of this shop, such as /old-page.']);
    expect(await wrong('/new?id=1', '/s/terms')).toEqual(['from: from must be without ? and #; whatever follows them goes along by itself.']);
    expect((await lead('/again', '/new')).status).toBe(400);
    expect((await reader.client.call('POST', redirects, { body: { from: '/new', to: '/s/terms', isPermanent: true } })).status).toBe(403);
  });

  test('leads from no address of the web shop, whichever screen it is of', async () => {
    const routes = readFileSync(new URL('../../../web/src/app/routes.ts', import.meta.url), 'utf8');
    const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(50);
    // Those of pages, products and lists answer where there is one.
    const ofThings = /^\/(s|cp|event|brand|allcategories|leaflets\/|blog\/|:)|^\*$/;
    const screens = paths.filter((path) => !ofThings.test(path) && path !== '/');
    for (const path of screens) {
      const from = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x');
      const { status, body } = await lead(from, '/s/terms');
      expect([path, status, status === 400 && wrongFields(body)[0]]).toEqual([path, 400, expect.stringMatching(/^from: from answers by itself: it is (an address of the shop's own|the page “.*”)\.$/)]);
    }
  });

  test('comes and goes with files, for now as well', async () => {
    imports('moved.csv', 'kind,from,to,temporary\npath,/by-a-file,/s/terms,yes\npath,/by-a-file-too,/s/contact,\n');
    await answers('/by-a-file', '302 /s/terms');
    await answers('/by-a-file-too', '301 /s/contact');
    expect(await redirectOf('/by-a-file')).toMatchObject({ to: '/s/terms', isPermanent: false });
    expect(runProgram('spaza', ['export', 'moved', '--database', own.database.url])).toContain('path,/by-a-file,/s/terms,yes');
  });
});
