// The media library: what is taken in, what is refused, how it is served, and what products say of it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { decoded, photograph, png, turned, zip } from './support/pictures.ts';
import { freshDatabase, importFile, program, serve, type FreshDatabase } from './support/server.ts';

interface Summary {
  added: number;
  replaced: number;
  unchanged: number;
  skipped: number;
  failed: number;
  failures: { file: string; reason: string }[];
  dryRun: boolean;
}

let folder: string;
let media: string;
let database: FreshDatabase;
let photo: Buffer;
let jpeg: Buffer;

const run = (args: string[]) => {
  const ran = spawnSync(program('spaza'), ['media', 'add', '--database', database.url, '--folder', media, ...args], { encoding: 'utf8' });
  return { ...ran, summary: args.includes('--json') ? (JSON.parse(ran.stdout) as Summary) : undefined };
};
const put = (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).map((each) => each.name);
const kept = () => (existsSync(media) ? filesBelow(media).filter((name) => name !== '.made') : []);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-media-'));
  media = join(folder, 'media');
  mkdirSync(media);
  database = freshDatabase();
  photo = photograph(1000, 600);
  jpeg = (await decoded(photo)).variants.get('jpg 1000 600')!;
});

afterAll(() => {
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a picture is made in every width it has, upright, with nothing in it of what the file said besides', async () => {
  expect([...(await decoded(photo)).variants.keys()]).toEqual(
    [[160, 96], [320, 192], [480, 288], [800, 480], [1000, 600]].flatMap(([w, h]) => ['avif', 'webp', 'jpg'].map((format) => `${format} ${w} ${h}`)),
  );
  // White ground stays white, or it is seen as a plate on the page.
  const white = png(40, 30, Buffer.concat(Array.from({ length: 30 }, () => Buffer.concat([Buffer.of(0), Buffer.alloc(120, 255)]))));
  expect((await decoded(white)).head).toMatch(/^png 40 30 #ffffff /);
  const upright = await decoded(turned(jpeg));
  expect(upright.head).toMatch(/^jpeg 600 1000 #[0-9a-f]{6} 12$/);
  expect([...upright.variants.keys()]).toContain('avif 320 533');
  for (const { variants } of [upright, await decoded(photo)])
    for (const [name, content] of variants) expect(content.includes('33.9249'), name).toBe(false);
  // What shows through stays so, in PNG for those who read nothing newer; none is made larger than it is.
  const cutOut = await decoded(photograph(300, 200, { cutOut: true }));
  expect([...cutOut.variants.keys()]).toEqual(['avif 160 107', 'webp 160 107', 'png 160 107', 'avif 300 200', 'webp 300 200', 'png 300 200']);
  expect(cutOut.head, 'a colour would stand behind it').not.toContain('#');
  expect(cutOut.variants.get('png 300 200')![25]).toBe(6); // colour with transparency
  expect((await decoded(cutOut.variants.get('avif 300 200')!)).head).toMatch(/^avif 300 200 /);
});

test('what is no picture, or one that would do harm, is refused by name and the rest is taken in', async () => {
  put('in/1001.png', photo);
  put('in/deep/1002.jpg', turned(jpeg));
  put('in/1003.JPG', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]));
  const refused: [name: string, content: Buffer | string, why: RegExp][] = [
    ['bomb.png', png(60_000, 60_000, Buffer.alloc(1_000_000)), /is too large: 60000 by 60000 pixels/],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), /cannot be read to its end/],
    ['half.png', photo.subarray(0, photo.length / 2), /cannot be read to its end/],
    ['page.jpg', '<!doctype html><p>404', /is no JPEG, PNG, WebP, GIF or AVIF picture/],
    ['script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /is no JPEG/],
    ['nothing.png', '', /is no JPEG/],
    ['head.gif', 'GIF89a', /cannot be read to its end/],
    ['head.avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miafMA1B', /cannot be read to its end/],
    ['my picture.jpg', jpeg, /has a name that imports cannot say/],
    ['deep/1001.png', jpeg, /has the same name as .*in\/1001\.png/],
  ];
  for (const [name, content] of refused) put(`in/${name}`, content);
  put('in/readme.txt', 'no picture');
  put('in/drawing.svg', '<svg/>');
  const report = join(folder, 'report.csv');
  const { status, summary, stderr } = run(['--json', '--report', report, join(folder, 'in')]);
  expect(status).toBe(1);
  expect(summary).toMatchObject({ added: 3, replaced: 0, unchanged: 0, skipped: 2, failed: refused.length });
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1 + 3 + 2 + refused.length);
  for (const [name, , why] of refused) {
    expect(summary!.failures.find(({ file }) => file.endsWith(`/in/${name}`))?.reason, name).toMatch(why);
    expect(stderr).toContain(`/in/${name} `);
    expect(lines.some((line) => line.includes(`/in/${name}",failed,`)), name).toBe(true);
  }
  expect(kept().every((name) => /^\d+\.(avif|webp|jpg)$/.test(name))).toBe(true);
});

test('the same files again change nothing, another content under a name takes its place', () => {
  const good = [join(folder, 'in/1001.png'), join(folder, 'in/1003.JPG')];
  const before = kept();
  expect(run(['--json', ...good]).summary).toMatchObject({ unchanged: 2, added: 0, failed: 0 });
  const other = put('again/1001.png', photograph(400, 300, { seed: 7 }));
  expect(run(['--json', '--dry-run', other]).summary).toMatchObject({ replaced: 1, dryRun: true });
  expect(kept()).toEqual(before);
  expect(run(['--json', other]).summary).toMatchObject({ replaced: 1, failed: 0 });
  // A picture seen before under another name is not made again.
  const files = kept();
  expect(run(['--json', put('again/copy.png', readFileSync(other))]).summary).toMatchObject({ added: 1 });
  expect(kept()).toEqual(files);
});

test('a ZIP file is taken in as a folder is; what swells in it is left out', () => {
  const archive = put('pictures.zip', zip([['new/2001.png', photograph(200, 200, { seed: 3 })], ['bomb.png', Buffer.alloc(60 << 20)], ['../../2002.png', photograph(90, 90)]]));
  const { status, summary } = run(['--json', archive]);
  expect(status).toBe(1);
  expect(summary).toMatchObject({ added: 2, failed: 1, failures: [{ file: 'pictures.zip:bomb.png', reason: 'is larger than 40 MB' }] });
  expect(existsSync(join(folder, '2002.png'))).toBe(false);
  const broken = run([put('broken.zip', 'PK no')]);
  expect(broken.stderr).toContain('broken.zip is no ZIP file');
  expect(run([join(folder, 'nowhere')]).stderr).toContain('nowhere is not there');
});

test('who is stopped leaves nothing half, and goes on where it was', async () => {
  for (let n = 0; n < 12; ++n) put(`many/many-${n}.png`, photograph(1400, 1000, { seed: 20 + n }));
  const child = spawn(program('spaza'), ['media', 'add', '--database', database.url, '--folder', media, '--parallel', '1', '--json', join(folder, 'many')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  const before = kept().length;
  await expect.poll(() => kept().length).toBeGreaterThan(before);
  child.kill('SIGINT');
  const [status] = (await once(child, 'exit')) as [number];
  expect(status).toBe(1);
  const first = (JSON.parse(said) as Summary).added;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(12);
  expect(readdirSync(media, { recursive: true }).some((name) => String(name).includes('.new-'))).toBe(false);
  expect(run(['--json', join(folder, 'many')]).summary).toMatchObject({ unchanged: first, added: 12 - first, failed: 0 });
});

test('a product says in which widths and formats its picture is there, and each is served for a year', async () => {
  const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../examples/first-shop', name), 'utf8');
  for (const name of ['categories.csv', 'attributes.csv', 'stores.csv', 'products.csv', 'prices.csv', 'stock.csv']) importFile(database.url, name, example(name));
  expect(run([join(folder, 'in/1001.png'), '--alt', 'A hose on its reel']).status).toBe(0);
  const shop = await serve({ label: 'media', database: database.url, env: { SPAZA_SERVE_MEDIA_DIR: media } });
  try {
    const api = new Client({ base: shop.base }).with({ zone: 'S1' });
    const product = async (code: string) => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' }))!;
    const { image, images } = await product('1001');
    expect(image).toMatchObject({ altText: 'A hose on its reel', width: 1000, height: 600, colour: expect.stringMatching(/^#/) });
    expect(image!.url).toMatch(/^\/media\/[0-9a-f]{20}\/800\.jpg$/);
    expect(image!.sources!.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(images!.find(({ format }) => format === 'thumbnail')!.url).toMatch(/\/320\.jpg$/);
    const selected = await api.get<Schemas['Product']>('/products/1001', { fields: 'code,image(url,sources(type))' });
    expect(selected).toEqual({ code: '1001', image: { url: image!.url, sources: [{ type: 'image/avif' }, { type: 'image/webp' }] } });
    const suggested = await api.get<Schemas['SuggestionList']>('/products/suggestions', { term: 'garden hose 20' });
    expect(JSON.stringify(suggested)).toContain(image!.url.replace('800.jpg', '320.jpg'));
    // Without variants, as ever.
    expect((await product('1101')).image!.url).toBe('/media/1101.png');
    expect((await product('1101')).image!.sources).toBeUndefined();

    for (const { type, srcset } of image!.sources!)
      for (const each of srcset.split(', ')) {
        const [address, width] = each.split(' ') as [string, string];
        expect(address).toContain(`/${parseInt(width)}.${type.slice('image/'.length)}`);
        const answer = await fetch(shop.base + address);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe(type);
        expect((await decoded(Buffer.from(await answer.arrayBuffer()))).head).toMatch(new RegExp(`^${type.slice(6)} ${parseInt(width)} `));
      }
    const address = shop.base + image!.url;
    const whole = await fetch(address);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = Object.fromEntries(whole.headers);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const asked = (more: Record<string, string>) => fetch(address, { headers: more });
    expect((await asked({ 'if-none-match': headers.etag! })).status).toBe(304);
    const part = await asked({ range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    expect((await asked({ range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await asked({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length));
    // By the name alone as well, for mails and texts of the shop's own.
    const named = await fetch(`${shop.base}/media/1001.png`);
    expect([named.status, named.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const bad of ['/media/0123456789abcdef0123/800.jpg', address.replace(shop.base, '').replace('800', '801'), '/media/..%2f..%2fshop.db/1.jpg', `/media/${image!.url.split('/')[2]}/..%2f.made`])
      expect((await fetch(shop.base + bad)).status, bad).toBe(404);

    // What is added while the shop runs is there at once.
    expect(run([put('later/1101.png', photograph(500, 500, { seed: 9 }))]).status).toBe(0);
    await expect.poll(async () => (await product('1101')).image!.width).toBe(500);
  } finally {
    await shop.stop();
  }
});
