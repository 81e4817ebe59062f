// Old addresses lead elsewhere, at every node.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask } from './attack/raw.ts';
import { type Schemas } from './support/client.ts';
import { actsOf, answers, here, imports, lead, opensAShopOfPages, own, type Problems, reader, type Redirect, redirectOf, redirects, writer, wrongFields } from './support/page-writes.ts';
import { runProgram } from './support/server.ts';
import { sqlOn } from './support/sql.ts';

opensAShopOfPages('staff-redirects');

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
