// Content from a retailer's own files: checked, planned, previewed, and shown while the shop runs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { fillDemoShop, freshDatabase, type FreshDatabase, runProgram, serve, type Shop } from './support/server.ts';

let database: FreshDatabase;
let running: Shop;
let api: Client;
let folder: string;

beforeAll(async () => {
  database = freshDatabase();
  fillDemoShop(database.url, 60);
  running = await serve({ label: 'content', database: database.url });
  api = new Client({ base: running.base });
  folder = mkdtempSync(join(tmpdir(), 'spaza-content-'));
});
afterAll(async () => {
  await running?.stop();
  database?.drop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const importText = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return runProgram('spaza', ['import', '--database', database.url, file]);
};
const page = (label: string, preview?: string) =>
  api.call<Schemas['CmsPage']>('GET', '/cms/pages', { query: { pageLabelOrId: label, fields: 'FULL', preview } });

/** The follower reads the change log twice a second. */
const soon = async (holds: () => Promise<boolean>) => {
  await expect.poll(holds).toBe(true);
};

const article = (more: string, content = '<p>Read me.</p>') => `
pages:
  - code: fresh-news
    title: Fresh news
    kind: news
${more}
    slots:
      - code: FreshNews
        components:
          - uid: fresh-news-text
            type: CMSParagraphComponent
            content: "${content}"
`;

describe('content files', () => {
  test('are shown at once, without a restart', async () => {
    expect((await page('fresh-news')).status).toBe(404);
    importText('content.yaml', article(''));
    await soon(async () => (await page('fresh-news')).status === 200);
    expect((await page('fresh-news')).body.url).toBe('/blog/fresh-news');
  });

  test('may be JSON just as well', async () => {
    importText('content-json.json', JSON.stringify({ pages: [{ code: 'json-page', title: 'JSON', kind: 'common', slots: [{ code: 'JsonSlot', components: [{ uid: 'json-text', type: 'CMSParagraphComponent', content: '<p>Hi</p>' }] }] }] }));
    await soon(async () => (await page('json-page')).status === 200);
  });

  test('with hostile markup are refused with file, line and field, and change nothing', async () => {
    const before = (await page('fresh-news')).body;
    let reported = '';
    try {
      importText('content.yaml', article('', "<img src=x onerror=alert(1)><script>alert(1)</script>"));
    } catch (failed) {
      reported = String((failed as { stderr?: string }).stderr);
    }
    expect(reported).toMatch(/content\.yaml:\d+: content holds markup that is not allowed: src, onerror, <script>/);
    expect((await page('fresh-news')).body).toEqual(before);
  });
});

describe('drafts and plans', () => {
  const link = (more: string[] = []) => String(runProgram('spaza', ['preview', '--database', database.url, ...more])).trim();
  const tokenOf = (address: string) => new URL(address).searchParams.get('preview')!;

  test('a draft is seen with a preview link only', async () => {
    importText('content.yaml', article('    draft: true'));
    await soon(async () => (await page('fresh-news')).status === 404);
    const token = tokenOf(link());
    await soon(async () => (await page('fresh-news', token)).status === 200);
    expect((await page('fresh-news', token)).body).toMatchObject({ preview: true, robotTag: 'NOINDEX_NOFOLLOW' });
  });

  test('what is planned is seen as of its day, and by nobody else', async () => {
    importText('content.yaml', article('    startsAt: 2099-01-01'));
    const [now, then] = [tokenOf(link()), tokenOf(link(['--at', '2099-01-02']))];
    await soon(async () => (await page('fresh-news', then)).status === 200);
    expect((await page('fresh-news', now)).status).toBe(404);
    expect((await page('fresh-news')).status).toBe(404);
  });

  test('what is planned appears and goes at its time by itself', async () => {
    const starts = new Date(Date.now() + 1500);
    importText('content.yaml', article(`    startsAt: ${starts.toISOString()}`));
    await soon(async () => (await page('fresh-news')).status === 200);
    expect(Date.now()).toBeGreaterThanOrEqual(starts.getTime());
    const ends = new Date(Date.now() + 1500);
    importText('content.yaml', article(`    endsAt: ${ends.toISOString()}`));
    await soon(async () => (await page('fresh-news')).status === 404);
    expect(Date.now()).toBeGreaterThanOrEqual(ends.getTime());
  });
});
