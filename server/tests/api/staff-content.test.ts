// The shop's people write pages: drafts that previews alone show, publications on every node, plans, versions, and imports beside them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { runProgram, serve, type Shop, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Page = Schemas['StaffPage'];
type Document = Schemas['StaffPageDocument'];
type Component = Schemas['StaffPageComponent'];
type Problems = Schemas['StaffConflictErrorList'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let other: Shop;
let here: Client;
let there: Client;
let writer: ReturnType<typeof memberOf>;
let second: ReturnType<typeof memberOf>;
let owner: ReturnType<typeof memberOf>;
let folder: string;

const at = (code: string, more = '') => `${api}/content/pages/${encodeURIComponent(code)}${more}`;
const pageOf = (code: string) => writer.client.get<Page>(at(code));
const save = (code: string, version: string, page: Document, by = writer) =>
  by.client.call<Page>('PUT', at(code, '/draft'), { body: { version, page } });
/** Saves what `edit` makes of the page as it stands. */
const drafted = async (code: string, edit: (page: Document) => Document) => {
  const now = await pageOf(code);
  const { status, body } = await save(code, now.version, edit(now.page));
  expect(status).toBe(200);
  return body;
};
const publish = (page: Page, more: object = {}) =>
  writer.client.call<Page>('POST', at(page.code, '/publish'), { body: { version: page.version, live: page.live, ...more } });
const published = async (code: string, edit: (page: Document) => Document, more: object = {}) => {
  const { status, body } = await publish(await drafted(code, edit), more);
  expect(status).toBe(200);
  return body;
};
const titled = (title: string) => (page: Document) => ({ ...page, title });
const shown = (client: Client, pageLabelOrId: string, preview?: string) =>
  client.call<Schemas['CmsPage']>('GET', '/cms/pages', { query: { pageLabelOrId, fields: 'FULL', preview } });
const everywhere = (what: string, is: (client: Client) => Promise<boolean>) =>
  until(what, 60_000, async () => (await is(here)) && (await is(there)));
const isTitled = (code: string, title: string) =>
  everywhere(`“${title}” on ${code}`, async (client) => (await shown(client, code)).body.title === title);
const withText = (content: string) => (page: Document): Document => ({
  ...page,
  slots: page.slots.map((slot, n) => (n > 0 ? slot : { ...slot, components: [{ ...slot.components[0]!, properties: { content } }] })),
});
const text = (page: Document) => page.slots[0]!.components[0]!.properties.content;
const imports = (title: string, code = 'returns-policy', more = '') => {
  const file = join(folder, 'content.yaml');
  const slot = `${code}-slot`;
  writeFileSync(file, `pages:\n  - code: ${code}\n    name: ${title}\n    title: ${title}\n    kind: static\n${more}    slots:\n      - code: ${slot}\n        components:\n          - {uid: ${code}-text, type: CMSParagraphComponent, content: "<p>${title}</p>"}\n`);
  runProgram('spaza', ['import', '--database', own.database.url, file]);
};

beforeAll(async () => {
  const env = { SPAZA_LIMITS_ENABLED: 'false' };
  own = await startOwnShop('content-admin', { products: 60, env });
  other = await serve({ label: 'content-admin-b', database: own.database.url, env });
  here = new Client({ base: own.shop.base });
  there = new Client({ base: other.base });
  const shop = { database: own.database.url, base: own.shop.base };
  writer = memberOf(shop, 'promotions');
  second = memberOf({ ...shop, base: other.base }, 'operations');
  owner = memberOf(shop, 'owner');
  folder = mkdtempSync(join(tmpdir(), 'spaza-content-admin-'));
});
afterAll(async () => {
  await other?.stop();
  await own?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('pages', () => {
  test('are found by name, address, kind and state', async () => {
    const ask = (query: object = {}) => writer.client.get<Schemas['StaffPageList']>(`${api}/content/pages`, { pageSize: 100, ...query });
    const all = await ask();
    expect(all.pages.find(({ code }) => code === 'homepage')).toMatchObject({ path: '/', kind: 'page', state: 'live', hasDraft: false });
    expect(all.pages.map(({ kind }) => kind)).not.toContain('leaflet');
    expect((await ask({ query: '/s/instal' })).pages.map(({ code }) => code)).toEqual(['instalments']);
    expect((await ask({ kind: 'static' })).pages.every(({ kind }) => kind === 'static')).toBe(true);
    expect((await ask({ query: 'nothing-is-called-so' })).pagination.totalResults).toBe(0);
    expect(await writer.client.refusal('GET', `${api}/content/pages`, { query: { state: 'blue' } })).toMatchObject({ status: 400, subject: 'state' });
    expect(await writer.client.refusal('GET', `${api}/content/pages`, { query: { kind: 'leaflet' } })).toMatchObject({ status: 400, subject: 'kind' });
    expect(await writer.client.refusal('GET', at('nobody'))).toMatchObject({ status: 404 });
    const leaflet = sqlOn(own.database.url, "SELECT code FROM content_page WHERE kind = 'leaflet' LIMIT 1").trim();
    expect(leaflet).not.toBe('');
    expect(await writer.client.refusal('GET', at(leaflet))).toMatchObject({ status: 404 });
  });

  test('say what can stand on them, and every page of the shop could be published as it is', async () => {
    const { kinds } = await writer.client.get<Schemas['StaffComponentKinds']>(`${api}/content/component-kinds`);
    const banners = kinds.find(({ type }) => type === 'RotatingImages')!.fields.find(({ name }) => name === 'banners')!;
    expect(banners.kind).toBe('list');
    expect(banners.fields!.map(({ name }) => name)).toEqual(['kicker', 'title', 'text', 'linkText', 'urlLink', 'media', 'colour']);
    const { pages } = await writer.client.get<Schemas['StaffPageList']>(`${api}/content/pages`, { pageSize: 100 });
    for (const { code } of pages) expect((await pageOf(code)).problems, code).toEqual([]);
  });
});

describe('a draft', () => {
  test('is seen in previews alone, at every node, and thrown away', async () => {
    const before = await pageOf('instalments');
    const now = await drafted('instalments', titled('Pay in five'));
    expect(now).toMatchObject({ state: 'live', draft: { by: writer.name }, changes: [{ field: 'title', before: [before.page.title], after: ['Pay in five'] }], problems: [] });
    expect(now.live).toBe(1); // what the shop had is a version by now
    const { token } = await writer.client.post<Schemas['StaffPagePreview']>(`${api}/content/previews`);
    // The node that was asked knows it with its answer; the others hear of it.
    expect((await shown(here, 'instalments', token)).body).toMatchObject({ title: 'Pay in five', preview: true });
    await until('the draft at the other node', 60_000, async () => (await shown(there, 'instalments', token)).body.title === 'Pay in five');
    for (const client of [here, there]) expect((await shown(client, 'instalments')).body.title).toBe(before.page.title);
    const listed = await writer.client.get<Schemas['StaffPageList']>(`${api}/content/pages`, { state: 'draft' });
    expect(listed.pages).toMatchObject([{ code: 'instalments', hasDraft: true, changedBy: writer.name }]);

    const { body } = await writer.client.call<Page>('POST', at('instalments', '/discard'), { body: { version: now.version } });
    expect(body).toMatchObject({ version: before.version, page: before.page, changes: [] });
    expect(body.draft).toBeUndefined();
    expect((await shown(here, 'instalments', token)).body.title).toBe(before.page.title);
    expect(await writer.client.refusal('POST', at('instalments', '/discard'), { body: { version: body.version } })).toMatchObject({ status: 409, type: 'StaffContentError' });
  });

  test('shows lazy slots at once in a preview, where no script asks for them', async () => {
    const page = await drafted('homepage', (home) => ({ ...home, seoTitle: 'Another title' }));
    const { token } = await writer.client.post<Schemas['StaffPagePreview']>(`${api}/content/previews`);
    const slots = async (preview?: string) => (await shown(here, 'homepage', preview)).body.contentSlots!.contentSlot!;
    expect((await slots(token)).some(({ isSlotLazyLoaded }) => isSlotLazyLoaded)).toBe(false);
    expect((await slots(token)).every(({ components }) => components!.component!.length > 0)).toBe(true);
    expect((await slots()).some(({ isSlotLazyLoaded }) => isSlotLazyLoaded)).toBe(true);
    await writer.client.post(at('homepage', '/discard'), { version: page.version });
  });

  test('of two people is never written over: the second is shown what differs', async () => {
    const before = await pageOf('warranties');
    await drafted('warranties', titled('Theirs'));
    const late = await second.client.call<Problems>('PUT', at('warranties', '/draft'), { body: { version: before.version, page: { ...before.page, title: 'Mine' } } });
    expect(late.status).toBe(409);
    expect(late.body.errors[0]!.type).toBe('StaffVersionError');
    const now = await pageOf('warranties');
    expect(late.body.conflict).toMatchObject({ by: writer.name, version: now.version, differences: [{ field: 'title', yours: ['Mine'], theirs: ['Theirs'] }] });
    expect(now.page.title).toBe('Theirs');
    // Whoever has seen it may.
    expect((await save('warranties', now.version, { ...now.page, title: 'Mine' }, second)).body).toMatchObject({ page: { title: 'Mine' }, draft: { by: second.name } });
    // Publishing what somebody else wrote since is refused as well.
    const stale = await writer.client.call<Problems>('POST', at('warranties', '/publish'), { body: { version: now.version, live: now.live } });
    expect([stale.status, stale.body.errors[0]!.type]).toEqual([409, 'StaffVersionError']);
    await writer.client.post(at('warranties', '/discard'), { version: (await pageOf('warranties')).version });
  });

  test('of a wrong shape is refused with the field', async () => {
    const { version, page } = await pageOf('warranties');
    const [slot] = page.slots;
    const bad: [unknown, string][] = [
      [{ ...page, title: 7 }, 'page/title'],
      [{ ...page, slots: 'none' }, 'page/slots'],
      [{ ...page, slots: [slot, slot] }, 'page/slots/1/code'],
      [{ ...page, slots: [{ ...slot, components: [{ ...slot!.components[0], uid: 'with space' }] }] }, 'page/slots/0/components/0/uid'],
      [{ ...page, slots: [{ ...slot, components: [{ ...slot!.components[0], properties: [] }] }] }, 'page/slots/0/components/0/properties'],
      [{ ...page, title: 'Broken\u0000' }, 'page/title'],
      [{ ...page, slots: [{ ...slot, components: [{ ...slot!.components[0], properties: { content: '\u0000' } }] }] }, 'page/slots/0/components/0/properties'],
      [{ ...page, slots: [{ ...slot, components: [{ ...slot!.components[0], properties: { tabs: Array(5001).fill('x') } }] }] }, 'page/slots'],
      [{ ...page, startsAt: '2030-02-02T00:00:00+0200', endsAt: '2030-01-01T00:00:00+0200' }, 'page/endsAt'],
    ];
    for (const [wrong, subject] of bad)
      expect(await writer.client.refusal('PUT', at('warranties', '/draft'), { body: { version, page: wrong } })).toMatchObject({ status: 400, subject });
    expect(await writer.client.refusal('PUT', at('warranties', '/draft'), { body: { page } })).toMatchObject({ status: 400, subject: 'version' });
    expect((await pageOf('warranties')).draft).toBeUndefined();
  });
});

describe('publishing', () => {
  test('is seen by shoppers at every node, is a version, and stands in the audit', async () => {
    const before = await pageOf('careers');
    const now = await published('careers', titled('Work with us'), { why: 'Friendlier' });
    expect(now).toMatchObject({ live: 2, published: { by: writer.name }, changes: [] });
    expect(now.draft).toBeUndefined();
    await isTitled('careers', 'Work with us');
    const { versions } = await writer.client.get<Schemas['StaffPageVersionList']>(at('careers', '/versions'));
    expect(versions).toMatchObject([{ number: 2, by: writer.name, why: 'Friendlier', changes: 1 }, { number: 1 }]);
    expect(versions[1]!.by).toBeUndefined();
    const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about: 'careers' });
    expect(acts.map(({ act }) => act)).toEqual(['page.published', 'page.draftChanged']);
    expect(acts[0]!.fields).toContainEqual({ field: 'title', before: [before.page.title], after: ['Work with us'] });

    // Compared, and brought back as a draft.
    const first = await writer.client.get<Schemas['StaffPageVersion']>(at('careers', '/versions/1'));
    expect(first).toMatchObject({ page: before.page, changes: [{ field: 'title', before: [before.page.title], after: ['Work with us'] }] });
    const restored = await writer.client.post<Page>(at('careers', '/versions/1/restore'), { version: now.version });
    expect(restored).toMatchObject({ page: before.page, draft: { by: writer.name }, live: 2 });
    await isTitled('careers', 'Work with us');
    expect((await publish(restored)).body).toMatchObject({ live: 3, page: before.page });
    await isTitled('careers', before.page.title);
    expect(await writer.client.refusal('GET', at('careers', '/versions/99'))).toMatchObject({ status: 404 });
    expect(await writer.client.refusal('POST', at('careers', '/versions/99/restore'), { body: { version: (await pageOf('careers')).version } })).toMatchObject({ status: 404 });
  });

  test('adds, moves and takes out components, and leaves the rest as it was', async () => {
    const before = (await pageOf('tv-audio')).page;
    const banner: Component = { uid: `tv-new-${Date.now()}`, type: 'SimpleBanner', name: 'New', properties: { title: 'Fresh', linkText: 'See', urlLink: '/l/c/televisions' } };
    await published('tv-audio', (page) => ({ ...page, slots: [{ ...page.slots[0]!, components: [page.slots[0]!.components[1]!, banner] }] }));
    const uids = async () => (await shown(here, 'tv-audio')).body.contentSlots!.contentSlot!.flatMap(({ components }) => components!.component!.map(({ uid }) => uid));
    expect(await uids()).toEqual([before.slots[0]!.components[1]!.uid, banner.uid]);
    const version = await writer.client.get<Schemas['StaffPageVersion']>(at('tv-audio', '/versions/1'));
    expect(version.changes).toContainEqual({ field: 'slots/TvAudioTop', before: before.slots[0]!.components.map(({ uid }) => uid), after: [before.slots[0]!.components[1]!.uid, banner.uid] });
    await published('tv-audio', () => before);
    expect(await uids()).toEqual(before.slots[0]!.components.map(({ uid }) => uid));
  });

  test('is refused by the field that is not finished', async () => {
    const hero = 'slots/0/components/0/properties';
    const row = 'slots/0/components/1/properties';
    const with2 = (first: object, other: object) => (page: Document): Document => ({
      ...page,
      slots: [{ ...page.slots[0]!, components: page.slots[0]!.components.map((each, n) => ({ ...each, properties: n === 0 ? first : other })) as Component[] }],
    });
    const now = await drafted('tv-audio', with2({ title: 'Big', urlLink: '/p/nothing', linkText: 'See' }, { productCodes: '10448821 99999999' }));
    expect(now.problems).toEqual([
      { field: `${hero}/urlLink`, reason: expect.stringContaining('no product') },
      { field: `${row}/productCodes`, reason: expect.stringContaining('99999999') },
    ]);
    const refused = await writer.client.call<Problems>('POST', at('tv-audio', '/publish'), { body: { version: now.version, live: now.live } });
    expect([refused.status, refused.body.errors.map(({ subject }) => subject)]).toEqual([400, [`${hero}/urlLink`, `${row}/productCodes`]]);
    const cases: [object, object, string][] = [
      [{ title: 'Big', urlLink: 'javascript:alert(1)' }, { productCodes: '10448821' }, `${hero}/urlLink`],
      [{ title: 'Big', urlLink: '/s/nowhere' }, { productCodes: '10448821' }, `${hero}/urlLink`],
      [{ title: 'Big', urlLink: '/l/c/nowhere' }, { productCodes: '10448821' }, `${hero}/urlLink`],
      [{ title: ' ' }, { productCodes: '10448821' }, `${hero}/banners`],
      [{ title: 'Big' }, {}, `${row}/productCodes`],
      [{ title: 'Big', sound: 'loud' }, { productCodes: '10448821' }, `${hero}/sound`],
      [{ title: 'Big', banners: [{ title: 'x', text: 7 }] }, { productCodes: '10448821' }, `${hero}/banners/0/text`],
      [{ title: 'Big', banners: [{ text: 'x', media: { url: 'javascript:x' } }] }, { productCodes: '10448821' }, `${hero}/banners/0/title`],
    ];
    for (const [first, other, field] of cases)
      expect((await drafted('tv-audio', with2(first, other))).problems.map((each) => each.field), field).toContain(field);
    expect((await drafted('tv-audio', titled(''))).problems).toContainEqual({ field: 'title', reason: 'must be given' });
    await writer.client.post(at('tv-audio', '/discard'), { version: (await pageOf('tv-audio')).version });

    const hostile = await drafted('warranties', withText('<p onclick="x()">Hi</p><script>x()</script>'));
    expect(hostile.problems).toMatchObject([{ field: 'slots/0/components/0/properties/content', reason: expect.stringContaining('onclick') }]);
    const { token } = await writer.client.post<Schemas['StaffPagePreview']>(`${api}/content/previews`);
    expect(JSON.stringify((await shown(here, 'warranties', token)).body)).not.toMatch(/onclick|<script/);
    await writer.client.post(at('warranties', '/discard'), { version: hostile.version });

    // Slots and components of other pages are not taken over.
    const [theirs] = (await pageOf('careers')).page.slots;
    const taken = await drafted('warranties', (page) => ({ ...page, slots: [...page.slots, theirs!] }));
    expect(taken.problems.map(({ field }) => field)).toEqual(['slots/1/code', 'slots/1/components/0/uid']);
    await writer.client.post(at('warranties', '/discard'), { version: taken.version });
  });
});

describe('a plan', () => {
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+0000');
  /** As if the hour of the plan had come. */
  const comes = (code: string) => {
    const moment = Date.now();
    sqlOn(own.database.url, `UPDATE content_draft SET publish_at = ${moment} WHERE page_code = '${code}'`);
    sqlOn(own.database.url, `UPDATE outbox SET payload = '{"at":${moment}}', due_at = ${moment} WHERE topic = 'content_publication' AND key = '${code}' AND state = 'waiting'`);
  };

  test('is taken back, and the page is not changed while it stands', async () => {
    const now = await drafted('accessibility', titled('Later'));
    expect(await writer.client.refusal('POST', at('accessibility', '/publish'), { body: { version: now.version, live: now.live, at: '2001-01-01T00:00:00+0000' } })).toMatchObject({ status: 400, subject: 'at' });
    expect(await writer.client.refusal('POST', at('accessibility', '/publish'), { body: { version: now.version, live: now.live, at: '2999-01-01T00:00:00+0000' } })).toMatchObject({ status: 400, subject: 'at' });
    const day = later(30 * 24);
    const { body: planned } = await publish(now, { at: day });
    expect(planned).toMatchObject({ publishAt: day, plannedBy: writer.name });
    const listed = await writer.client.get<Schemas['StaffPageList']>(`${api}/content/pages`, { state: 'scheduled' });
    expect(listed.pages.map(({ code }) => code)).toContain('accessibility');
    const refusal = async (method: 'PUT' | 'POST', more: string, body: object) => writer.client.refusal(method, at('accessibility', more), { body: { version: planned.version, ...body } });
    expect(await refusal('PUT', '/draft', { page: { ...planned.page, title: 'Other' } })).toMatchObject({ status: 409, type: 'StaffContentError' });
    expect(await refusal('POST', '/discard', {})).toMatchObject({ status: 409, type: 'StaffContentError' });
    expect(await refusal('POST', '/publish', { live: planned.live })).toMatchObject({ status: 409, type: 'StaffContentError' });
    expect(await refusal('POST', '/versions/1/restore', {})).toMatchObject({ status: 409, type: 'StaffContentError' });
    const back = await writer.client.post<Page>(at('accessibility', '/unplan'), { version: planned.version });
    expect(back.publishAt).toBeUndefined();
    expect(back.page.title).toBe('Later');
    expect(await writer.client.refusal('POST', at('accessibility', '/unplan'), { body: { version: back.version } })).toMatchObject({ status: 409, type: 'StaffContentError' });
    await writer.client.post(at('accessibility', '/discard'), { version: back.version });
    const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about: 'accessibility' });
    expect(acts.map(({ act }) => act)).toEqual(['page.draftDropped', 'page.unplanned', 'page.planned', 'page.draftChanged']);
  });

  test('is published by itself, once, at every node', async () => {
    const now = await drafted('accessibility', titled('At its time'));
    const { body: planned } = await publish(now, { at: later(1), why: 'On time' });
    expect(planned.publishAt).toBeDefined();
    expect((await shown(here, 'accessibility')).body.title).not.toBe('At its time');
    comes('accessibility');
    await isTitled('accessibility', 'At its time');
    const { versions } = await writer.client.get<Schemas['StaffPageVersionList']>(at('accessibility', '/versions'));
    expect(versions[0]).toMatchObject({ by: writer.name, why: 'On time' });
    expect(versions.filter(({ why }) => why === 'On time')).toHaveLength(1);
    expect((await pageOf('accessibility')).draft).toBeUndefined();
  });

  test('does not happen over what was published otherwise meanwhile, and says so', async () => {
    const now = await drafted('about-us', titled('Planned'));
    const { body: planned } = await publish(now, { at: later(1) });
    expect(planned.publishAt).toBeDefined();
    imports('From a file', 'about-us');
    comes('about-us');
    await until('the plan given up', 60_000, async () => (await pageOf('about-us')).notPublished !== undefined);
    const after = await pageOf('about-us');
    expect(after).toMatchObject({ page: { title: 'Planned' }, draft: { by: writer.name }, notPublished: expect.stringContaining('otherwise') });
    expect(after.publishAt).toBeUndefined();
    await isTitled('about-us', 'From a file');
    const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about: 'about-us' });
    expect(acts[0]).toMatchObject({ act: 'page.notPublished' });
  });

  test('does not happen over a page that a file took down meanwhile', async () => {
    imports('Taken down', 'gift-cards');
    const { body: planned } = await publish(await drafted('gift-cards', titled('Planned')), { at: later(1) });
    expect(planned.publishAt).toBeDefined();
    // It says the same, and is hidden.
    imports('Taken down', 'gift-cards', '    draft: true\n');
    comes('gift-cards');
    await until('the plan given up', 60_000, async () => (await pageOf('gift-cards')).notPublished !== undefined);
    expect(await pageOf('gift-cards')).toMatchObject({ state: 'hidden', live: planned.live + 1, notPublished: expect.stringContaining('otherwise') });
  });

  test('of what cannot be kept is given up', async () => {
    const { body: planned } = await publish(await drafted('gift-cards', titled('Planned again')), { at: later(1) });
    expect(planned.publishAt).toBeDefined();
    sqlOn(own.database.url, `UPDATE content_draft SET document = replace(document, 'Planned again', 'Planned \\u0000') WHERE page_code = 'gift-cards'`);
    comes('gift-cards');
    await until('the plan given up', 60_000, async () => (await pageOf('gift-cards')).notPublished !== undefined);
  });
});

describe('what was kept and cannot be read', () => {
  test('is neither published nor brought back as an empty page', async () => {
    const now = await drafted('careers', titled('Half of it'));
    const broken = (table: string, more = '') => sqlOn(own.database.url, `UPDATE ${table} SET document = '{"title":"Half"}' WHERE page_code = 'careers'${more}`);
    broken('content_version', ' AND number = 1');
    expect(await writer.client.refusal('GET', at('careers', '/versions/1'))).toMatchObject({ status: 404, subject: '1' });
    expect(await writer.client.refusal('POST', at('careers', '/versions/1/restore'), { body: { version: now.version } })).toMatchObject({ status: 404, subject: '1' });
    broken('content_draft');
    const half = await pageOf('careers');
    expect(half.problems).toMatchObject([{ field: 'page' }]);
    expect((await publish(half)).status).toBe(400);
    await writer.client.post(at('careers', '/discard'), { version: half.version });
    expect((await pageOf('careers')).problems).toEqual([]);
  });
});

describe('an import beside it', () => {
  test('replaces the page as a version, and a draft is not published over it unseen', async () => {
    const mine = await published('returns-policy', withText('<p>By hand</p>'));
    const draft = await drafted('returns-policy', titled('Mine'));
    imports('By file');
    await isTitled('returns-policy', 'By file');
    const now = await pageOf('returns-policy');
    expect(now).toMatchObject({ version: draft.version, live: mine.live + 1, page: { title: 'Mine' } });
    expect(now.published!.by).toBeUndefined();
    expect(now.liveChanges.map(({ field }) => field)).toContain('title');
    const { versions } = await writer.client.get<Schemas['StaffPageVersionList']>(at('returns-policy', '/versions'));
    expect(versions.map(({ by }) => by)).toEqual([undefined, writer.name, undefined]);
    // The file again: nothing is changed, and no version is made.
    imports('By file');
    expect((await pageOf('returns-policy')).live).toBe(now.live);
    const blind = await writer.client.call<Problems>('POST', at('returns-policy', '/publish'), { body: { version: draft.version, live: draft.live } });
    expect([blind.status, blind.body.errors[0]!.type]).toEqual([409, 'StaffVersionError']);
    expect(blind.body.conflict!.differences).toContainEqual({ field: 'title', yours: ['Mine'], theirs: ['By file'] });
    expect((await publish(now)).body).toMatchObject({ live: now.live + 1, page: { title: 'Mine' } });
    await isTitled('returns-policy', 'Mine');
    // What the hand wrote before is still there to be had back.
    const earlier = await writer.client.get<Schemas['StaffPageVersion']>(at('returns-policy', `/versions/${mine.live}`));
    expect(text(earlier.page)).toBe('<p>By hand</p>');
  });
});
