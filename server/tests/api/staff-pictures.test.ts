// The shop's people send pictures: decoded apart, refused in words, and named by a product then.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { photograph, png } from './support/pictures.ts';
import { startOwnShop, until } from './support/server.ts';
import { api, memberOf, staffMember } from './support/staff.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let client: Client;
const folder = mkdtempSync(join(tmpdir(), 'spaza-media-'));
const send = (content: Uint8Array, type = 'image/png') => ({ raw: { type, text: content } });

beforeAll(async () => {
  own = await startOwnShop('pictures', { env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SERVE_MEDIA_DIR: folder } });
  client = memberOf({ database: own.database.url, base: own.shop.base }, 'catalogue').client;
});
afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a picture is taken in once, shown in small, and stands at the product in its place', async () => {
  const file = photograph(800, 600);
  const taken = await client.done<Schemas['StaffPicture']>('POST', `${api}/pictures`, send(file));
  expect(taken).toMatchObject({ width: 800, height: 600 });
  expect(taken.url).toMatch(/^\/media\/p-[0-9a-f]{20}\.png$/);
  expect(await client.done('POST', `${api}/pictures`, send(file))).toEqual(taken);
  expect((await fetch(own.shop.base + taken.preview)).status).toBe(200);
  const code = sqlOn(own.database.url, 'SELECT code FROM product ORDER BY code LIMIT 1');
  const before = await client.get<Schemas['StaffProduct']>(`${api}/products/${code}`);
  const images = [{ url: taken.url, alt: 'A wall = "red"' }, ...before.images.map(({ url, alt }) => ({ url, alt }))];
  await client.patch(`${api}/products/${code}`, { version: before.version, changes: { images } });
  await until('the library to know it', 60_000, async () => (await client.get<Schemas['StaffProduct']>(`${api}/products/${code}`)).images[0]!.width === 800);
  const after = await client.get<Schemas['StaffProduct']>(`${api}/products/${code}`);
  expect(after.images.map(({ url, alt }) => ({ url, alt }))).toEqual(images);
  expect(after.images[0]!.preview).toBe(taken.preview);
  await client.patch(`${api}/products/${code}`, { version: after.version, changes: { images: images.slice(1).reverse() } });
  expect((await client.get<Schemas['StaffProduct']>(`${api}/products/${code}`)).images.map(({ url }) => url)).toEqual(images.slice(1).reverse().map(({ url }) => url));
});

test('what is no picture, broken, or too large to decode is refused, and nothing is kept of it', async () => {
  const count = () => sqlOn(own.database.url, 'SELECT COUNT(*) FROM media_name');
  const before = count();
  for (const content of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), photograph(50, 50).subarray(0, 400), png(20_000, 20_000, Buffer.alloc(100)), Buffer.alloc(0)])
    expect(await client.refusal('POST', `${api}/pictures`, send(content))).toMatchObject({ status: 400, subject: 'body' });
  expect(count()).toBe(before);
});

test('a shop without a media folder says so', async () => {
  expect(await staffMember('catalogue').client.refusal('POST', `${api}/pictures`, send(photograph(10, 10)))).toMatchObject({ status: 409, type: 'StaffMediaError' });
});
