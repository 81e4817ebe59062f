// Where pictures and documents are kept: a folder, the database or a bucket, and from one to another while the shop runs.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucket, type Bucket } from './support/bucket.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { photograph } from './support/pictures.ts';
import { freshDatabase, importFile, program, serve, type FreshDatabase, type Shop } from './support/server.ts';

type Store = 'folder' | 'database' | 's3';

let folder: string;
let database: FreshDatabase;
let bucket: Bucket;
const large = Buffer.from(`%PDF-1.7\n${'how to build a garden. '.repeat(100_000)}\n%%EOF\n`);
const pdf = Buffer.from(`%PDF-1.7\n${'how to water. '.repeat(50)}\n%%EOF\n`);

/** The bucket answers from this process: nothing may wait for the program in it. */
const spaza = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) =>
    execFile(program('spaza'), args, { env: { ...process.env, SPAZA_DATABASE_URL: database.url, ...env } }, (failed, stdout, stderr) =>
      resolve({ status: failed ? Number(failed.code) : 0, stdout, stderr }),
    ),
  );
const settings = (store: Store) => ({ ...bucket.mediaEnv, SPAZA_MEDIA_STORE: store, SPAZA_SERVE_MEDIA_DIR: join(folder, 'media') });
const inFolder = () =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile() && each.name !== '.made').length;
const inDatabase = () => Number(sqlOn(database.url, 'SELECT COUNT(*) FROM media_content'));
const inBucket = () => bucket.pictures().length;
const counts = () => [inFolder(), inDatabase(), inBucket()];
const withShop = async (store: Store, use: (shop: Shop, api: Client) => Promise<void>) => {
  const shop = await serve({ label: `media-${store}`, database: database.url, env: settings(store) });
  try {
    await use(shop, new Client({ base: shop.base }).with({ zone: 'S1' }));
  } finally {
    await shop.stop();
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-places-'));
  mkdirSync(join(folder, 'media'));
  bucket = await startBucket();
  database = freshDatabase();
  const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../examples/first-shop', name), 'utf8');
  for (const name of ['categories.csv', 'attributes.csv', 'stores.csv', 'products.csv', 'prices.csv', 'stock.csv']) importFile(database.url, name, example(name));
  importFile(
    database.url,
    'products-more.csv',
    'code,name,brandName,category,images,documents,videos\n' +
      '7001,Sprinkler,Riviera,watering,7001.png,manual.pdf=Manual|label.pdf|later.pdf=Leaflet,https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30=Unboxed|https://vimeo.com/76979871\n' +
      '7002,Garden book,Riviera,watering,,book.pdf=Look inside,\n',
  );
  importFile(database.url, 'prices.csv', 'product,price\n7001,199.00\n7002,299.00\n');
  writeFileSync(join(folder, '7001.png'), photograph(400, 300));
  writeFileSync(join(folder, 'manual.pdf'), pdf);
  writeFileSync(join(folder, 'book.pdf'), large);
  writeFileSync(join(folder, 'label.pdf'), Buffer.concat([pdf, Buffer.from('%')]));
});
beforeEach(() => {
  bucket.weather = 'fair';
});
afterAll(async () => {
  await bucket?.stop();
  database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const shown = async (shop: Shop, api: Client) => {
  const { image, documents, videos } = await api.get<Schemas['Product']>('/products/7001', { fields: 'FULL' });
  const bytes = [];
  for (const address of [image!.url!, ...documents!.map(({ url }) => url!)]) {
    const answer = await fetch(shop.base + address);
    expect([answer.status, answer.headers.get('cache-control')], address).toEqual([200, 'public, max-age=31536000, immutable']);
    bytes.push(Buffer.from(await answer.arrayBuffer()));
  }
  return { image, documents, videos, bytes };
};
let before: Awaited<ReturnType<typeof shown>>;

test('documents and videos stand at their product, and a document is served by type, length and range, for a year', async () => {
  // Whatever it is called: the picture that is there is no document.
  writeFileSync(join(folder, 'picture.pdf'), readFileSync(join(folder, '7001.png')));
  const wrong = join(folder, 'web.pdf');
  writeFileSync(wrong, '<html>no manual');
  const added = await spaza(settings('folder'), 'media', 'add', '--json', ...['7001.png', 'manual.pdf', 'label.pdf', 'book.pdf', 'web.pdf'].map((name) => join(folder, name)));
  expect(JSON.parse(added.stdout)).toMatchObject({ added: 4, failed: 1, failures: [{ file: wrong, reason: 'is no PDF document but a web page' }] });
  const renamed = await spaza(settings('folder'), 'media', 'add', '--json', join(folder, 'picture.pdf'));
  expect(JSON.parse(renamed.stdout)).toMatchObject({ added: 0, failures: [{ reason: 'is no PDF document' }] });
  await withShop('folder', async (shop, api) => {
    before = await shown(shop, api);
    // What was not taken in is left out: a link to it could only fail.
    expect(before.documents).toEqual([
      { url: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/document\.pdf$/), name: 'Manual', mime: 'application/pdf', size: pdf.length },
      { url: expect.stringMatching(/document\.pdf$/), mime: 'application/pdf', size: pdf.length + 1 },
    ]);
    expect(before.videos).toEqual([
      { provider: 'youtube', code: 'dQw4w9WgXcQ', url: 'https://youtu.be/dQw4w9WgXcQ', name: 'Unboxed' },
      { provider: 'vimeo', code: '76979871', url: 'https://vimeo.com/76979871' },
    ]);
    expect(before.bytes[1]).toEqual(pdf);
    const address = shop.base + before.documents![0]!.url!;
    const whole = await fetch(address);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const part = await fetch(address, { headers: { range: 'bytes=0-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 0-4/${pdf.length}`, '%PDF-']);
    expect((await fetch(address, { headers: { 'if-none-match': whole.headers.get('etag')! } })).status).toBe(304);
    expect((await fetch(`${shop.base}/media/manual.pdf`)).headers.get('content-type')).toBe('application/pdf');
    expect((await fetch(`${shop.base}/media/web.pdf`)).status).toBe(404);
    const few = await api.get<Schemas['Product']>('/products/7001', { fields: 'code,documents(name),videos(code)' });
    expect(few).toEqual({ code: '7001', documents: [{ name: 'Manual' }, {}], videos: [{ code: 'dQw4w9WgXcQ' }, { code: '76979871' }] });
    expect((await api.get<Schemas['Product']>('/products/7001', { fields: 'DEFAULT' })).documents).toBeUndefined();
  });
  const exported = (await spaza({}, 'export', 'products')).stdout;
  expect(exported).toContain('manual.pdf=Manual|label.pdf|later.pdf=Leaflet,https://youtu.be/dQw4w9WgXcQ=Unboxed|https://vimeo.com/76979871');
});

test('pictures move from the folder to the database and to a bucket, and are the same everywhere', async () => {
  const [files] = counts();
  expect(counts()).toEqual([files, 0, 0]);
  const moved = await spaza(settings('folder'), 'media', 'move', '--to', 'database');
  expect(moved.stdout).toMatch(/^4 copied to the database, 0 were there, 0 removed/);
  expect(moved.stdout).toContain('now set media.store = "database", restart the shop, and run `spaza media move --from folder --to database --remove`');
  expect(counts()).toEqual([files, files, 0]);
  // While the shop still reads there, nothing is taken from it.
  expect((await spaza(settings('folder'), 'media', 'move', '--to', 'database', '--remove')).stderr).toContain('media.store is folder, so that the shop reads there');
  expect((await spaza(settings('database'), 'media', 'move', '--from', 'folder', '--to', 'database', '--remove')).stdout).toMatch(/^0 copied to the database, 4 were there, 4 removed/);
  expect(counts()).toEqual([0, files, 0]);
  await withShop('database', async (shop, api) => expect(await shown(shop, api)).toEqual(before));

  expect((await spaza(settings('database'), 'media', 'move', '--to', 's3')).status).toBe(0);
  expect(counts()).toEqual([0, files, files! + 4]); // and what says that each is whole
  await spaza(settings('s3'), 'media', 'move', '--from', 'database', '--to', 's3', '--remove');
  expect(counts()).toEqual([0, 0, files! + 4]);
  await withShop('s3', async (shop, api) => {
    expect(await shown(shop, api)).toEqual(before);
    // What the shop has not made costs the bucket nothing: no address, no width, no format.
    bucket.reads = [];
    const [, , address] = before.image!.url!.split('/');
    for (const none of ['0123456789abcdef0123/160.jpg', '0123456789abcdef0123/document.pdf', `${address}/161.jpg`, `${address}/160.png`, `${address}/document.pdf`])
      expect((await fetch(`${shop.base}/media/${none}`)).status, none).toBe(404);
    expect(bucket.reads).toEqual([]);
    // Of a large document no more is read than is asked for, by its address and by its name.
    const [, , book] = (await api.get<Schemas['Product']>('/products/7002', { fields: 'FULL' })).documents![0]!.url!.split('/');
    for (const where of [`${book}/document.pdf`, 'book.pdf']) {
      const part = await fetch(`${shop.base}/media/${where}`, { headers: { range: 'bytes=-6' } });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes ${large.length - 6}-${large.length - 1}/${large.length}`, '%%EOF\n']);
      expect((await fetch(`${shop.base}/media/${where}`, { headers: { range: `bytes=${large.length}-` } })).status).toBe(416);
      expect((await fetch(`${shop.base}/media/${where}`, { headers: { range: 'bytes=0-4', 'if-none-match': part.headers.get('etag')! } })).status).toBe(304);
    }
    expect(bucket.reads.filter((read) => read.startsWith(book!))).toEqual(Array(2).fill(`${book}/document.pdf bytes=${large.length - 6}-${large.length - 1}`));
    // A bucket that is down: what was shown lately is there, the rest is distinguished from what is not.
    bucket.weather = 'down';
    expect((await fetch(shop.base + before.image!.url!)).status).toBe(200);
    const small = before.image!.url!.replace(/\d+\.jpg$/, '160.jpg');
    const refused = await fetch(shop.base + small);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const added = await spaza(settings('s3'), 'media', 'add', join(folder, 'manual.pdf'));
    expect(added.stderr).toContain('pictures cannot be kept: ');
    bucket.weather = 'fair';
    // While it rests after a call that failed it may still refuse, for as long as it says.
    const again = () => fetch(shop.base + small);
    await expect.poll(async () => (await again()).status).toBe(200);
    expect((await fetch(shop.base + small.replace('160', '161'))).status).toBe(404);
  });
  const doctor = await spaza(settings('s3'), 'doctor');
  expect(doctor.stdout).toMatch(/ok {7}media: .*can be written to and read/);
  bucket.weather = 'down';
  expect((await spaza(settings('s3'), 'doctor')).stdout).toMatch(/problem {2}media: /);
});

test('what is set up half is refused by name', async () => {
  const store = (more: Record<string, string>) => spaza(more, 'media', 'move', '--to', 'database');
  expect((await store({ SPAZA_MEDIA_STORE: 'attic' })).stderr).toContain('must be folder, database or s3');
  expect((await store({ SPAZA_MEDIA_STORE: 's3' })).stderr).toContain('media.store is s3, and media.s3_bucket is not set');
  const { SPAZA_MEDIA_S3_PREFIX: _, ...bare } = bucket.mediaEnv;
  expect((await store(bare)).stderr).toContain('media.s3_bucket needs media.s3_prefix');
  expect((await store({ ...bucket.env, ...bucket.mediaEnv, SPAZA_MEDIA_S3_PREFIX: 'files/pictures/' })).stderr).toContain('must be apart');
  expect((await spaza({}, 'media', 'move', '--to', 'database')).stderr).toContain('serve.media_dir is not set');
  expect((await store({ SPAZA_MEDIA_PRIVATE_HOSTS: 'http://pim.lan' })).stderr).toContain('must be a host in small letters');
});
