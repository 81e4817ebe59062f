// Files of customers and the virus scanner: what it finds is refused, and what it has not looked at is not taken.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { infectedPdf, startClamd, type Clamd } from './support/clamd.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { parts, type Field } from './support/forms.ts';
import { mailsTo, replyTo } from './support/mails.ts';
import { customer } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { program, startOwnShop } from './support/server.ts';

let clamd: Clamd;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let client: Client;
let email: string;
const secret = 'a-long-secret-of-the-mail-service';
const env: Record<string, string> = {
  SPAZA_LIMITS_ENABLED: 'false',
  SPAZA_MAIL_INBOUND_ADDRESS: 'tickets@shop.example',
  SPAZA_MAIL_INBOUND_SECRET: secret,
};
beforeAll(async () => {
  clamd = await startClamd();
  env.SPAZA_ATTACHMENTS_CLAMD = clamd.address;
  own = await startOwnShop('virus-scanner', { env });
  ({ client, email } = await customer({}, new Client({ base: own.shop.base })));
});
beforeEach(() => {
  clamd.health = 'well';
  clamd.scanned.length = 0;
});
afterAll(async () => {
  await own?.stop();
  await clamd?.away();
});

/** Written a moment after the answer. */
const log = () => readFileSync(own.shop.log, 'utf8');
const clean = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
/** A whole one, of so many bytes and some. */
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n% '), Buffer.alloc(bytes, 'x'), Buffer.from('\n%%EOF\n')]);
const count = (table: string) => Number(sqlOn(own.shop.database, `SELECT COUNT(*) FROM ${table}`));
const kept = () => [count('attachment'), count('attachment_content'), count('ticket'), count('ticket_event')];
const file = (name: string, content: Buffer): [string, Field] => ['file', { name, content }];
const form = async (...fields: [string, Field][]) => parts(fields);
const upload = async (name: string, content: Buffer) =>
  client.call<Schemas['Attachment']>('POST', '/users/current/attachments', await form(file(name, content)));
const refused = async (name: string, content: Buffer) =>
  client.refusal('POST', '/users/current/attachments', await form(file(name, content)));
/** The scanner answers from this process: nothing may wait for the program in it. */
const spaza = async (...args: string[]) => {
  const given = [...args, '--database', own.shop.database];
  const run = promisify(execFile)(program('spaza'), given, { env: { ...process.env, ...env, SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' } });
  return run.then(({ stdout }) => stdout, ({ stdout }: { stdout: string }) => stdout);
};
const figure = async (verdict: string) => {
  const text = await (await fetch(`${own.shop.base}/metrics`)).text();
  return Number(text.match(new RegExp(`^spaza_file_scans_total\\{verdict="${verdict}"\\} (\\d+)$`, 'm'))![1]);
};

test('a clean file is looked at byte for byte as it was sent, and kept', async () => {
  const before = await figure('clean');
  const picture = photograph(800, 600);
  const large = pdfOf(3_000_000);
  expect((await upload('a.pdf', clean)).status).toBe(201);
  expect((await upload('b.png', picture)).status).toBe(201);
  expect((await upload('c.pdf', large)).status).toBe(201);
  expect(clamd.scanned.map((each) => each.length)).toEqual([clean.length, picture.length, large.length]);
  expect(Buffer.concat(clamd.scanned).equals(Buffer.concat([clean, picture, large]))).toBe(true);
  expect((await figure('clean')) - before).toBe(3);
});

test('a find is refused by the name of the file, and nothing is saved', async () => {
  const before = kept();
  const counted = await figure('infected');
  const { status, errors } = await refused('Invoice.pdf', infectedPdf());
  expect(status).toBe(400);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ type: 'ValidationError', subject: 'file', subjectType: 'parameter' });
  expect(errors[0]!.message).toBe(
    'Invoice.pdf: our virus scanner has found something in this file, so it was not sent. Please scan your device, or send another file, such as a new photo.',
  );
  const ticket = await client.refusal(
    'POST',
    '/users/current/tickets',
    await form(['subject', 'The lift'], ['body', 'Is it working?'], file('a.pdf', clean), file('b.pdf', infectedPdf())),
  );
  expect(ticket.status).toBe(400);
  expect(ticket.errors[0]!.message).toMatch(/^b\.pdf: our virus scanner/);
  expect(kept()).toEqual(before);
  expect((await figure('infected')) - counted).toBe(2);
  await expect.poll(log).toMatch(/file_infected.*Eicar-Test-Signature/);
});

test.each<['away' | 'halfway' | 'broken' | 'silent']>([['away'], ['halfway'], ['broken'], ['silent']])(
  'a scanner that is %s takes nothing, says so, and the same works once it is well',
  async (ill) => {
    const before = kept();
    const counted = await figure('away');
    if (ill === 'away') await clamd.away();
    else clamd.health = ill;
    const answer = await upload('a.pdf', clean);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.body).toMatchObject({
      responseStatus: false,
      errorMsg: 'We could not check the file for viruses just now. Please try again in a moment.',
      errors: [{ subject: 'file', subjectType: 'request' }],
    });
    expect(kept()).toEqual(before);
    expect((await figure('away')) - counted).toBe(1);
    await expect.poll(log).toContain('file_not_scanned');

    if (ill === 'away') await clamd.start();
    clamd.health = 'well';
    expect((await upload('a.pdf', clean)).status).toBe(201);
  },
);

test('a file the scanner does not look at for its size is refused, and the operator shown why', async () => {
  clamd.mostBytes = 500_000;
  const { status, errors } = await refused('Plan.pdf', pdfOf(4_000_000));
  clamd.mostBytes = 25_000_000;
  expect(status).toBe(400);
  expect(errors[0]!.message).toBe('Plan.pdf: the file is too large to be checked for viruses. Please send a smaller one.');
  await expect.poll(log).toContain('StreamMaxLength is below attachments.most_bytes');
});

test('a mail with an infected file keeps its words and its other files, and says why one is missing', async () => {
  const { id } = (await client.done<Schemas['Ticket']>('POST', '/users/current/tickets', await form(['subject', 'The lift'], ['body', 'Is it working?'])))!;
  await spaza('tickets', 'answer', id, '--text', 'Yes.');
  const mail = (await mailsTo(own.shop.base, email)).find(({ replyTo }) => replyTo?.includes('tickets+'));
  const raw = replyTo(mail!, 'Here they are.', {
    files: [
      { name: 'Good.pdf', type: 'application/pdf', content: clean },
      { name: 'Bad.pdf', type: 'application/pdf', content: infectedPdf() },
    ],
  });
  const deliver = async () =>
    fetch(`${own.shop.base}/mail/inbound`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`, 'content-type': 'message/rfc822' },
      body: raw,
    });
  clamd.health = 'broken';
  expect((await deliver()).status).toBe(503); // the mail service brings it again
  expect((await client.get<Schemas['Ticket']>(`/users/current/tickets/${id}`)).ticketEvents.at(-1)!.message).toBe('Yes.');
  clamd.health = 'well';
  expect((await deliver()).status).toBe(200);
  const last = (await client.get<Schemas['Ticket']>(`/users/current/tickets/${id}`)).ticketEvents.at(-1)!;
  expect(last.message).toBe('Here they are.\n(Not kept: Bad.pdf (our virus scanner has found something in it). Please send JPEG, PNG or PDF files, at most 5 MB each.)');
  expect(last.ticketEventAttachments!.map(({ filename }) => filename)).toEqual(['Good.pdf']);
});

test('the doctor says whether it answers, and how old its signatures are', async () => {
  expect(await spaza('doctor')).toMatch(/virus scanner.*ClamAV 1\.0\.0.*older than a week/);
  await clamd.away();
  expect(await spaza('doctor')).toMatch(/virus scanner.*no connection/);
  await clamd.start();
});
