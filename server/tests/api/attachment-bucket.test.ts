// Files of customers in a bucket: each is there whole or not at all, whatever the network or the power does.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucket, type Bucket } from './support/bucket.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { parts } from './support/forms.ts';
import { customer } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { program, startOwnShop } from './support/server.ts';
import { unzipped } from './support/zip.ts';

let bucket: Bucket;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let client: Client;
const env: Record<string, string> = {};
beforeAll(async () => {
  bucket = await startBucket();
  Object.assign(env, bucket.env, { SPAZA_LIMITS_ENABLED: 'false', SPAZA_ATTACHMENTS_STORE: 'database' });
  own = await startOwnShop('attachment-bucket', { env });
  ({ client } = await customer({}, new Client({ base: own.shop.base })));
});
beforeEach(() => {
  bucket.weather = 'fair';
});
afterAll(async () => {
  await own?.stop();
  await bucket?.stop();
});

const count = (sql: string) => Number(sqlOn(own.shop.database, sql));
const rows = () => count('SELECT COUNT(*) FROM attachment');
const inDatabase = () => count('SELECT COUNT(*) FROM attachment_content');
const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'x'), Buffer.from('\n%%EOF\n')]);
const upload = async (content: Buffer, name = 'a.pdf') =>
  client.call<Schemas['Attachment']>(
    'POST',
    '/users/current/attachments',
    await parts([['file', { name, content }]]),
  );
const refused = async () =>
  client.refusal(
    'POST',
    '/users/current/attachments',
    await parts([['file', { name: 'a.pdf', content: pdf(1000) }]]),
  );
const download = async (id: string) => {
  const answer = await fetch(`${client.base}${client.prefix()}/users/current/attachments/${id}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};
/** The bucket answers from this process: nothing may wait for the program in it. */
const spaza = async (...args: string[]) =>
  (
    await promisify(execFile)(
      program('spaza'),
      [...args.slice(0, 2), '--database', own.shop.database, ...args.slice(2)],
      { env: { ...process.env, ...env } },
    )
  ).stdout;
const kMark = 'database'; // the object that says whose the prefix is
const files = () => bucket.names().filter((name) => name !== kMark);
const removed = async () => Number((await spaza('attachments', 'sweep')).match(/^(\d+) removed/)![1]);

test('what is in the database moves to the bucket and is read from there', async () => {
  const small = pdf(10);
  const large = pdf(2_000_000);
  const { body: one } = await upload(small);
  const { body: two } = await upload(large);
  await expect(spaza('attachments', 'move')).rejects.toThrow(/attachments.store is not s3/);
  await own.shop.stop();
  env.SPAZA_ATTACHMENTS_STORE = 's3';
  await own.restart();
  expect((await download(one.id)).bytes).toEqual(small); // still from the database

  env.SPAZA_ATTACHMENTS_S3_SECRET_KEY = 'another';
  await expect(spaza('attachments', 'move')).rejects.toThrow(/403 SignatureDoesNotMatch/);
  expect(inDatabase()).toBe(2);
  env.SPAZA_ATTACHMENTS_S3_SECRET_KEY = bucket.env.SPAZA_ATTACHMENTS_S3_SECRET_KEY!;

  expect(await spaza('attachments', 'move')).toMatch(/^2 files moved to http/);
  expect(inDatabase()).toBe(0);
  expect(files().sort()).toEqual([one.id, two.id].sort());
  expect(bucket.names()).toContain(kMark);
  expect((await download(one.id)).bytes).toEqual(small);
  expect((await download(two.id)).bytes).toEqual(large);
  expect(await spaza('attachments', 'move')).toMatch(/^0 files/);
});

test('new files are kept in the bucket, with a message or before it', async () => {
  const before = files().length;
  const content = pdf(300_000);
  const { status, body } = await upload(content);
  expect(status).toBe(201);
  expect(body.size).toBe(content.length);
  const picture = await upload(photograph(80, 60), 'a.png');
  expect(picture.status).toBe(201);
  expect(bucket.names()).toContain(picture.body.id);
  expect((await download(body.id)).bytes).toEqual(content);
  expect((await download(picture.body.id)).bytes.length).toBe(picture.body.size);

  const ticket = await client.call<Schemas['Ticket']>(
    'POST',
    '/users/current/tickets',
    await parts([
      ['subject', 'The lift is broken'],
      ['body', 'Can you carry it up?'],
      ['attachmentId', body.id],
      ['file', { name: 'b.pdf', content: pdf(77) }],
    ]),
  );
  expect(ticket.status).toBe(201);
  expect(files()).toHaveLength(before + 3);
  expect(inDatabase()).toBe(0);
  const folder = mkdtempSync(join(tmpdir(), 'spaza-copies-'));
  await spaza('tickets', 'files', ticket.body.id, '--to', folder);
  const copies = readdirSync(folder);
  expect(copies).toHaveLength(2);
  expect(
    readFileSync(
      join(
        folder,
        copies.find((name) => name.startsWith(body.id))!,
      ),
    ),
  ).toEqual(content);
  rmSync(folder, { recursive: true });
});

test('a bucket that is down refuses uploads whole, and says so to readers', async () => {
  const content = pdf(5000);
  const { body } = await upload(content);
  const before = rows();
  bucket.weather = 'down';
  expect(await refused()).toMatchObject({
    status: 503,
    type: 'SystemError',
    message: 'We could not keep the file just now. Please try again in a moment.',
  });
  expect(rows()).toBe(before);
  expect(await client.refusal('GET', `/users/current/attachments/${body.id}`)).toMatchObject({
    status: 503,
    message: 'We could not fetch this file just now. Please try again in a moment.',
  });
  bucket.weather = 'fair';
  expect((await download(body.id)).bytes).toEqual(content);
  expect((await upload(pdf(3))).status).toBe(201);
});

test('a bucket that hangs holds few of the shop’s threads', async () => {
  const { body } = await upload(pdf(5000));
  bucket.weather = 'silent';
  let most = 0;
  bucket.waited = (calls) => void (most = Math.max(most, calls));
  const all = await Promise.all(Array.from({ length: 12 }, () => download(body.id)));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 503));
  expect(most).toBe(4);
  bucket.weather = 'fair';
  expect((await download(body.id)).status).toBe(200);
});

test('half an answer is no file', async () => {
  const { body } = await upload(pdf(50_000));
  bucket.weather = 'cut off';
  expect(await client.refusal('GET', `/users/current/attachments/${body.id}`)).toMatchObject({ status: 503 });
});

test('an object that is gone, or another one, is reported and not served', async () => {
  const { body } = await upload(pdf(500));
  bucket.add(body.id); // of another size
  expect(await client.refusal('GET', `/users/current/attachments/${body.id}`)).toMatchObject({ status: 503 });
  bucket.lose(body.id);
  expect(await client.refusal('GET', `/users/current/attachments/${body.id}`)).toMatchObject({
    status: 404,
    message: 'This file is no longer there. Please send it again.',
  });
});

test('a customer’s data has what is in the bucket, and says what is lost', async () => {
  const who = await customer({}, new Client({ base: own.shop.base }));
  const form = async () => parts([['file', { name: 'a.pdf', content: pdf(600) }]]);
  const one = await who.client.done<Schemas['Attachment']>(
    'POST',
    '/users/current/attachments',
    await form(),
  );
  const other = await who.client.done<Schemas['Attachment']>(
    'POST',
    '/users/current/attachments',
    await form(),
  );
  bucket.lose(other.id);
  const folder = mkdtempSync(join(tmpdir(), 'spaza-export-'));
  await spaza('customers', 'export', who.email, '--to', join(folder, 'data.zip'));
  const zip = unzipped(readFileSync(join(folder, 'data.zip')));
  rmSync(folder, { recursive: true });
  expect(zip[`files/${one.id}-a.pdf`]).toEqual(pdf(600));
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(1);
  const page = zip['index.html']!.toString();
  expect(page).toContain('no longer where we kept them, and so are not in it: 1.');
  expect(page).not.toContain('too large');
});

test('a sweep removes what is a day old and no file’s, page by page, and nothing else', async () => {
  const { body: kept } = await upload(pdf(40));
  const { body: gone } = await upload(pdf(41));
  const { body: goneLately } = await upload(pdf(42));
  bucket.age(kept.id);
  bucket.age(gone.id);
  await client.call('DELETE', `/users/current/attachments/${gone.id}`);
  await client.call('DELETE', `/users/current/attachments/${goneLately.id}`);
  expect((await download(gone.id)).status).toBe(404);
  for (let each = 0; each < 1100; ++each) bucket.add(`orphan-${String(each).padStart(15, '0')}`);
  const others = ['backup.tar', 'notes/letter.txt', 'longer-than-any-name-of-ours'];
  for (const each of others) bucket.add(each);
  expect(await removed()).toBe(1101);
  expect(bucket.names()).toContain(kept.id);
  expect(bucket.names()).toContain(goneLately.id);
  expect(bucket.names()).not.toContain(gone.id);
  expect(await removed()).toBe(0);
  bucket.age(goneLately.id);
  expect(await removed()).toBe(1);
  expect((await download(kept.id)).status).toBe(200);
  expect(bucket.names()).toEqual(expect.arrayContaining(others));
  for (const each of others) bucket.lose(each);
});

test('a bucket that is marked as another database’s is not swept', async () => {
  const orphan = 'orphan-of-another-shop';
  bucket.add(orphan);
  const ours = bucket.contentOf(kMark);
  bucket.add(kMark); // says something else now
  await expect(spaza('attachments', 'sweep')).rejects.toThrow(/names another database: nothing is removed there/);
  expect(bucket.names()).toContain(orphan);
  bucket.add(kMark, ours);
  expect(await removed()).toBe(1);
});

test(
  'a power cut between the object and the commit leaves an object of no file, which a sweep removes',
  async () => {
    const before = { rows: rows(), names: files() };
    bucket.kept = () => own.shop.kill();
    await expect(upload(pdf(1234))).rejects.toThrow();
    await own.restart();
    expect(rows()).toBe(before.rows);
    const orphans = files().filter((name) => !before.names.includes(name));
    expect(orphans).toHaveLength(1);
    expect(await removed()).toBe(0); // it might be an upload that is under way
    bucket.age(orphans[0]!);
    await own.shop.stop();
    bucket.lose(kMark);
    await own.restart();
    await expect.poll(() => bucket.names().includes(kMark)).toBe(true);
    expect(bucket.names()).toContain(orphans[0]); // the first sweep is an hour away
    expect(await removed()).toBe(1);
    expect(bucket.names()).not.toContain(orphans[0]);
  },
);

test('spaza doctor tries the bucket, and leaves nothing in it', async () => {
  const before = bucket.names().sort();
  const doctor = (more: Record<string, string> = {}) =>
    new Promise<string>((done) =>
      // It ends with a status of its own where it finds something.
      execFile(
        program('spaza'),
        ['doctor', '--database', own.shop.database],
        { env: { ...process.env, ...env, ...more } },
        (_, stdout) => done(stdout),
      ),
    );
  expect(await doctor()).toMatch(
    /^ok +attachments: http:\/\/127.0.0.1:\d+\/shop-files\/files\/ can be written to and read$/m,
  );
  expect(await doctor({ SPAZA_ATTACHMENTS_S3_SECRET_KEY: 'another' })).toMatch(
    /^problem +attachments: .*403 SignatureDoesNotMatch/m,
  );
  expect(await doctor({ SPAZA_ATTACHMENTS_S3_ACCESS_KEY: 'nobody' })).toMatch(
    /^problem +attachments: .*403 InvalidAccessKeyId/m,
  );
  expect(await doctor({ SPAZA_ATTACHMENTS_S3_BUCKET: 'no-such' })).toMatch(
    /^problem +attachments: .*404 NoSuchBucket/m,
  );
  expect(await doctor({ SPAZA_ATTACHMENTS_S3_ENDPOINT: '' })).toMatch(
    /attachments.s3_bucket needs attachments.s3_endpoint/,
  );
  expect(bucket.names().sort()).toEqual(before);
});
