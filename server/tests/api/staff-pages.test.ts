// Pages of the shop's own are added, copied, taken down and had back, at every node.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Schemas } from './support/client.ts';
import { actsOf, aDayOn, add, added, answers, at, comesNow, everywhere, folder, here, imports, isGone, isShown, lead, opensAShopOfPages, own, owner, type Page, pageOf, pages, type Problems, publish, reader, redirectOf, save, shown, shownPage, takeDown, writer, wrongFields } from './support/page-writes.ts';
import { runProgram } from './support/server.ts';
import { sqlOn } from './support/sql.ts';

opensAShopOfPages('staff-pages');

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
