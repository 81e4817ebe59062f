// What customers write to the shop, what it answers, and the files that go with it.
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { Client, shop, type Schemas } from './support/client.ts';
import { parts, type Field } from './support/forms.ts';
import { solved } from './support/human.ts';
import { customer, guest, unguessable } from './support/people.ts';
import { decoded, photograph, png, turned } from './support/pictures.ts';
import { runProgram, startOwnShop } from './support/server.ts';

type Ticket = Schemas['Ticket'];

const pdf = (name = 'Lift notice.pdf') => ({ name, type: 'application/pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') });
const picture = (name = 'Stairs.png') => ({ name, type: 'image/png', content: photograph(60, 40) });
const words: [string, Field][] = [
  ['subject', 'The lift in our building is broken'],
  ['body', 'Can two people still carry the TV up on Friday?'],
];
const open = async (client: Client, more: [string, Field][] = [], fields = words) =>
  client.call<Ticket>('POST', '/users/current/tickets', await parts([...fields, ...more]));
const refusedOf = async (client: Client, more: [string, Field][], fields = words) =>
  client.refusal('POST', '/users/current/tickets', await parts([...fields, ...more]));
const upload = async (client: Client, file: Field, headers: Record<string, string> = {}) =>
  client.call<Schemas['Attachment']>('POST', '/users/current/attachments', { ...(await parts([['file', file]])), headers });
const download = async (client: Client, id: string) => {
  const answer = await fetch(`${client.base}${client.prefix()}/users/current/attachments/${id}`, { headers: { authorization: `Bearer ${client.token}` } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const ticketsOf = (client: Client, query = {}) => client.get<Schemas['TicketList']>('/users/current/tickets', query);
const cli = (...args: string[]) =>
  runProgram('spaza', ['tickets', args[0]!, '--database', inject('shop').database, ...args.slice(1)], { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' });

let writer: Awaited<ReturnType<typeof customer>>;
beforeAll(async () => {
  writer = await customer();
});

describe('a ticket', () => {
  test('is opened with words, an order and files, and read again', async () => {
    const { client, order } = await shopperWithOrder();
    const { status, body } = await open(client, [['ticketCategory', 'ORDER'], ['associatedTo', order.code!], ['file', pdf()], ['file', picture()]]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      subject: 'The lift in our building is broken',
      status: { id: 'OPEN', name: 'Created' },
      ticketCategory: { id: 'ORDER', name: 'An order' },
      associatedTo: { code: order.code, type: 'Order' },
      answered: false,
      successMsg: `Ticket success. We've got your message, ${body.id}`,
    });
    expect(body.ticketEvents).toHaveLength(1);
    expect(body.ticketEvents[0]).toMatchObject({ code: '1', message: words[1]![1], addedByAgent: false });
    const files = body.ticketEvents[0]!.ticketEventAttachments!;
    expect(files.map(({ filename, mediaType }) => `${filename} ${mediaType}`).sort()).toEqual(['Lift notice.pdf application/pdf', 'Stairs.png image/png']);
    const read = await client.get<Ticket>(`/users/current/tickets/${body.id}`);
    expect(read).toEqual({ ...body, responseStatus: undefined, successMsg: undefined });
    expect((await client.get(`/users/current/tickets/${body.id}/comments`)).comments).toEqual(read.ticketEvents);
    expect((await ticketsOf(client)).tickets).toMatchObject([{ id: body.id, status: { id: 'OPEN' } }]);
  });

  test('counts a line break once, as it is typed', async () => {
    const { client } = await customer();
    const body = `${'é'.repeat(99)}\n${'x'.repeat(100)}`;
    expect((await open(client, [], [['subject', 'x'.repeat(100)], ['body', body]])).body.ticketEvents[0]!.message).toBe(body);
  });

  test.each<[string, [string, Field][], string]>([
    ['no subject', [['subject', '  '], ['body', 'Words']], 'subject'],
    ['a subject of 101 letters', [['subject', 'x'.repeat(101)], ['body', 'Words']], 'subject'],
    ['no body', [['subject', 'Words']], 'body'],
    ['a body of 201 letters', [['subject', 'Words'], ['body', 'x'.repeat(201)]], 'body'],
    ['two bodies', [['subject', 'Words'], ['body', 'One'], ['body', 'Two']], 'body'],
    ['a category of its own', [...words, ['ticketCategory', 'LOVE']], 'ticketCategory'],
    ["somebody else's order", [...words, ['associatedTo', '10000001']], 'associatedTo'],
    ["somebody else's file", [...words, ['attachmentId', 'guessed']], 'attachmentId'],
    ['a text where a file belongs', [...words, ['file', 'no file']], 'file'],
  ])('with %s is refused and not kept', async (_, fields, subject) => {
    const { client } = await customer();
    expect(await refusedOf(client, [], fields)).toMatchObject({ status: 400, type: 'ValidationError', subject });
    expect((await ticketsOf(client)).tickets).toEqual([]);
  });

  test('names both fields when both are wrong', async () => {
    const { errors } = await refusedOf(writer.client, [], [['subject', ''], ['body', 'x'.repeat(201)]]);
    expect(errors.map(({ subject, message }) => [subject, message])).toEqual([
      ['subject', 'Enter all mandatory fields'],
      ['body', 'Please use at most 200 characters'],
    ]);
  });

  test('is a form in parts, or the JSON of OCC clients (occ-views.test.ts), and nothing else', async () => {
    const { client } = writer;
    expect(await client.refusal('POST', '/users/current/tickets', { form: { subject: 'a', body: 'b' } })).toMatchObject({ status: 415 });
    expect(await client.refusal('POST', '/users/current/tickets', { body: { subject: 'a', body: 'b' } })).toMatchObject({ status: 400 });
    for (const text of ['', '--x', '--x\r\n\r\n\r\n--x--', 'nothing of the kind'])
      expect(await client.refusal('POST', '/users/current/tickets', { raw: { type: 'multipart/form-data; boundary=x', text } })).toMatchObject({ status: 400, subject: 'body' });
  });

  test('sent twice under one key is one ticket, whatever boundary the browser chose', async () => {
    const { client } = await customer();
    const headers = { 'idempotency-key': unguessable() };
    const send = async (fields = words) => client.call<Ticket>('POST', '/users/current/tickets', { ...(await parts([...fields, ['file', picture()]])), headers });
    const [first, again] = [await send(), await send()];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await ticketsOf(client)).pagination.totalResults).toBe(1);
    expect((await send([['subject', 'Other'], ['body', 'words']])).status).toBe(422);
  });

  test('at once under one key is one ticket', async () => {
    const { client } = await customer();
    const headers = { 'idempotency-key': unguessable() };
    const answers = await Promise.all([1, 2, 3].map(async () => client.call('POST', '/users/current/tickets', { ...(await parts(words)), headers })));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect((await ticketsOf(client)).pagination.totalResults).toBe(1);
  });

  test('is listed page by page, the last written to first', async () => {
    const { client } = await customer();
    const ids: string[] = [];
    for (const subject of ['One', 'Two', 'Three']) ids.unshift((await open(client, [], [['subject', subject], ['body', 'Words']])).body.id);
    const first = await ticketsOf(client, { pageSize: 2, sort: 'byDate' });
    expect(first.tickets.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.pagination).toEqual({ currentPage: 0, pageSize: 2, totalPages: 2, totalResults: 3, sort: 'byDate' });
    expect((await ticketsOf(client, { pageSize: 2, currentPage: 1 })).tickets.map(({ id }) => id)).toEqual(ids.slice(2));
    for (const query of [{ pageSize: 0 }, { pageSize: 101 }, { currentPage: -1 }, { sort: 'byLoudness' }])
      expect(await client.refusal('GET', '/users/current/tickets', { query })).toMatchObject({ status: 400, type: 'ValidationError' });
  });

  test('says what it can be about', async () => {
    const { client, order } = await shopperWithOrder();
    expect((await shop().get('/ticketCategories')).ticketCategories.map(({ id }: { id: string }) => id)).toEqual(['ORDER', 'RETURN', 'PAYMENT', 'ACCOUNT', 'PRIVACY', 'ENQUIRY']);
    expect((await client.get('/users/current/ticketAssociatedObjects')).ticketAssociatedObjects).toMatchObject([{ code: order.code, type: 'Order' }]);
  });
});

describe('the shop answers', () => {
  test('on the command line; the customer reads it, is mailed, and a comment opens a solved ticket again', async () => {
    const { client, email } = await customer();
    const { id } = (await open(client, [['file', picture()]])).body;
    const path = `/users/current/tickets/${id}`;
    expect(cli('list', '--most', '1000')).toContain(`${id}  OPEN  ENQUIRY`);

    cli('answer', id, '--text', 'Yes, two people carry it up.', '--as', 'Lerato');
    expect(await client.get<Ticket>(path)).toMatchObject({
      status: { id: 'INPROCESS', name: 'In Progress' },
      answered: true,
      ticketEvents: [{ addedByAgent: false }, { addedByAgent: true, author: 'Lerato', message: 'Yes, two people carry it up.', toStatus: { id: 'INPROCESS' } }],
    });
    const mails = await (await fetch(`${inject('shop').base}/dev/outbox`)).text();
    expect(mails).toContain(email);
    expect(mails).toContain(`https://shop.example/account/writetous/${id}`);

    cli('close', id);
    expect(await client.get<Ticket>(path)).toMatchObject({ status: { id: 'CLOSED', name: 'Solved' } });
    expect(() => cli('close', id)).toThrow(/cannot be done/);

    const commented = await client.call<Ticket>('POST', `${path}/comments`, await parts([['body', 'And the old one?'], ['file', pdf()]]));
    expect(commented.status).toBe(201);
    expect(commented.body).toMatchObject({ status: { id: 'OPEN', name: 'Open' }, answered: false });
    expect(commented.body.ticketEvents.at(-1)).toMatchObject({ code: '3', message: 'And the old one?', toStatus: { id: 'OPEN', name: 'Open' }, ticketEventAttachments: [{ filename: 'Lift notice.pdf' }] });

    expect(cli('show', id)).toContain('Yes, two people carry it up.');
    const folder = mkdtempSync(join(tmpdir(), 'spaza-tickets-'));
    cli('files', id, '--to', folder);
    const files = readdirSync(folder).sort((a, b) => a.slice(-8).localeCompare(b.slice(-8)));
    expect(files.map((name) => name.slice(name.lastIndexOf('-') + 1)).sort()).toEqual(['Lift notice.pdf', 'Stairs.png']);
    expect(readFileSync(join(folder, files.find((name) => name.endsWith('.pdf'))!))).toEqual(pdf().content);
  });

  test('refuses what is no ticket, and an answer without words', () => {
    expect(() => cli('show', 'T-1')).toThrow(/could not find/);
    expect(() => cli('close', 'T-1')).toThrow(/could not find/);
  });

  test('a comment of 201 letters is refused and leaves the ticket as it was', async () => {
    const { client } = await customer();
    const { id } = (await open(client)).body;
    const path = `/users/current/tickets/${id}`;
    const before = await client.get(path);
    expect(await client.refusal('POST', `${path}/comments`, await parts([['body', 'x'.repeat(201)]]))).toMatchObject({ status: 400, subject: 'body' });
    expect(await client.get(path)).toEqual(before);
  });

  test('a comment sent twice under one key is one comment', async () => {
    const { client } = await customer();
    const path = `/users/current/tickets/${(await open(client)).body.id}`;
    const headers = { 'idempotency-key': unguessable() };
    for (let i = 0; i < 2; ++i) expect((await client.call('POST', `${path}/comments`, { ...(await parts([['body', 'Hello?']])), headers })).status).toBe(201);
    expect((await client.get(path)).ticketEvents).toHaveLength(2);
  });
});

describe('a file', () => {
  test('is uploaded on its own, goes with a message once, and can be removed before', async () => {
    const { client } = await customer();
    const { status, body: kept } = await upload(client, picture());
    expect(status).toBe(201);
    expect(kept).toMatchObject({ filename: 'Stairs.png', mediaType: 'image/png' });
    const ticket = (await open(client, [['attachmentId', kept.id]])).body;
    expect(ticket.ticketEvents[0]!.ticketEventAttachments).toEqual([kept]);
    expect(await refusedOf(client, [['attachmentId', kept.id]])).toMatchObject({ status: 400, subject: 'attachmentId' });
    expect(await client.refusal('DELETE', `/users/current/attachments/${kept.id}`)).toMatchObject({ status: 404 });

    const spare = (await upload(client, pdf())).body;
    expect((await client.call('DELETE', `/users/current/attachments/${spare.id}`)).status).toBe(204);
    expect(await client.refusal('GET', `/users/current/attachments/${spare.id}`)).toMatchObject({ status: 404 });
  });

  test('comes back to be saved, never to be shown in place or kept by a cache', async () => {
    const { client } = await customer();
    const { id } = (await upload(client, pdf('Lift "notice" é.pdf'))).body;
    const { answer, bytes } = await download(client, id);
    expect(bytes).toEqual(pdf().content);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Lift notice __.pdf"; filename*=UTF-8''Lift%20notice%20%C3%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('of a camera is turned upright and says no more where it was taken', async () => {
    const { client } = await customer();
    const jpeg = (await decoded(photograph(120, 80))).variants.get('jpg 120 80')!;
    const sent = turned(jpeg);
    expect(sent.includes('GPS')).toBe(true);
    const { body } = await upload(client, { name: 'IMG_0001.JPG', type: 'image/jpg', content: sent });
    expect(body).toMatchObject({ filename: 'IMG_0001.jpg', mediaType: 'image/jpeg' });
    const { bytes } = await download(client, body.id);
    for (const trace of ['Exif', 'GPS']) expect(bytes.includes(trace)).toBe(false);
    expect((await decoded(bytes)).head).toMatch(/^jpeg 80 120 /);

    const drawn = await download(client, (await upload(client, picture())).body.id);
    expect(drawn.bytes.includes('taken at')).toBe(false);
  });

  test('that is a picture and a page at once is a picture alone afterwards', async () => {
    const { client } = await customer();
    const jpeg = (await decoded(photograph(60, 40))).variants.get('jpg 60 40')!;
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF PK\x03\x04')]);
    const { bytes } = await download(client, (await upload(client, { name: 'a.html', type: 'text/html', content: polyglot })).body.id);
    for (const trace of ['<script>', '%PDF', 'PK\x03\x04']) expect(bytes.includes(trace)).toBe(false);
  });

  test.each<[string, Buffer, RegExp]>([
    ['a page called a picture', Buffer.from('<html><script>alert(1)</script></html>'), /isn't supported/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /isn't supported/],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), /isn't supported/],
    ['a PDF that ends too soon', Buffer.from('%PDF-1.7\n'), /isn't supported/],
    ['a picture cut short', photograph(60, 40).subarray(0, 400), /can't be read/],
    ['a picture that is none behind its first bytes', Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1'), /can't be read/],
    ['a bomb of pixels', png(20_000, 19_999, Buffer.alloc(100)), /too many pixels/],
    ['nothing', Buffer.alloc(0), /is empty/],
    ['more than 5 MB', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024), Buffer.from('%%EOF')]), /larger than 5 MB/],
  ])('that is %s is refused by name', async (_, content, message) => {
    const refused = await writer.client.refusal('POST', '/users/current/attachments', await parts([['file', { name: 'Proof.png', type: 'image/png', content }]]));
    expect(refused).toMatchObject({ status: 400, type: 'ValidationError', subject: 'file' });
    expect(refused.message).toMatch(message);
    expect(refused.message).toContain('Proof.png');
  });

  test('more than five with a message, or more than 15 MB together, are refused', async () => {
    const { client } = await customer();
    const many: [string, Field][] = [1, 2, 3, 4, 5, 6].map((n) => ['file', pdf(`${n}.pdf`)]);
    expect(await refusedOf(client, many)).toMatchObject({ status: 400, subject: 'file', message: 'Please send at most 5 files with a message.' });
    const large = { ...pdf(), content: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(3 * 1024 * 1024 + 8000), Buffer.from('%%EOF')]) };
    expect(await refusedOf(client, [1, 2, 3, 4, 5].map((): [string, Field] => ['file', large]))).toMatchObject({ status: 400, subject: 'file', message: 'The files are larger than 15 MB together.' });
    expect((await ticketsOf(client)).tickets).toEqual([]);
  });

  test('sent twice under one key is kept once', async () => {
    const { client } = await customer();
    const headers = { 'idempotency-key': unguessable() };
    const [first, again] = [await upload(client, pdf(), headers), await upload(client, pdf(), headers)];
    expect(again.body).toEqual(first.body);
  });

  test('can be uploaded twenty times an hour by one customer, however many go at once, and as often again by a human', async () => {
    const own = await startOwnShop('uploads', { env: { SPAZA_LIMITS_EXEMPT: '10.0.0.0/8' } });
    try {
      const { client } = await customer({}, new Client({ base: own.shop.base }));
      const five: [string, Field][] = [1, 2, 3, 4, 5].map((n) => ['file', pdf(`${n}.pdf`)]);
      const send = async (cookie = '') => client.call('POST', '/users/current/attachments', { ...(await parts([['file', pdf()]])), headers: { cookie } });
      for (let i = 0; i < 4; ++i) expect((await open(client, five)).status).toBe(201);
      const asked = await client.call<Schemas['HumanCheck']>('POST', '/users/current/attachments', await parts([['file', pdf()]]));
      expect(asked.status).toBe(412);
      expect((await open(client)).status).toBe(201); // words need no file

      const cleared = await client.call('POST', '/bot/verify', { body: { payload: solved(asked.body.challenge!) } });
      const cookie = cleared.headers.get('set-cookie')!.split(';')[0]!;
      for (let i = 0; i < 20; ++i) expect((await send(cookie)).status, `file ${i}`).toBe(201);
      const refused = await send(cookie);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    } finally {
      await own.stop();
    }
  });
});

test('tickets and files are their owner\'s alone', async () => {
  const { client } = await customer();
  const ticket = (await open(client, [['file', picture()]])).body;
  const file = ticket.ticketEvents[0]!.ticketEventAttachments![0]!;
  const loose = (await upload(client, pdf())).body;
  const { client: other } = await customer();
  const path = `/users/current/tickets/${ticket.id}`;
  for (const call of [path, `${path}/comments`, `/users/current/attachments/${file.id}`, `/users/current/attachments/${loose.id}`])
    expect(await other.refusal('GET', call), call).toMatchObject({ status: 404, type: 'NotFoundError' });
  expect(await other.refusal('POST', `${path}/comments`, await parts([['body', 'Mine?']]))).toMatchObject({ status: 404 });
  expect(await other.refusal('DELETE', `/users/current/attachments/${loose.id}`)).toMatchObject({ status: 404 });
  expect(await refusedOf(other, [['attachmentId', loose.id]])).toMatchObject({ status: 400, subject: 'attachmentId' });
  expect((await ticketsOf(other)).tickets).toEqual([]);
  expect(await client.get(path)).toEqual({ ...ticket, responseStatus: undefined, successMsg: undefined });
  for (const nobody of [shop(), (await guest()).client]) expect(await nobody.refusal('GET', path)).toMatchObject({ status: 401 });
});
