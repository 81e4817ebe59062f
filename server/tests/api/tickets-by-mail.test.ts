// Tickets answered by mail: over a mail service's call, and through a mail server's pipe.
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { parts } from './support/forms.ts';
import { mailsTo, mime, replyTo, type Sent } from './support/mails.ts';
import { customer, unguessable } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { program, runProgram, startOwnShop } from './support/server.ts';

type Ticket = Schemas['Ticket'];

const secret = 'a-long-secret-of-the-mail-service';
const env = {
  SPAZA_MAIL_INBOUND_ADDRESS: 'tickets@shop.example',
  SPAZA_MAIL_INBOUND_SECRET: secret,
  SPAZA_TICKETS_REOPEN_DAYS: '3',
};
let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;

beforeAll(async () => {
  own = await startOwnShop('tickets-by-mail', { env: { ...env, SPAZA_LIMITS_ENABLED: 'false' } });
  api = new Client({ base: own.shop.base });
});
afterAll(() => own?.stop());

const cli = (...args: string[]) => runProgram('spaza', ['tickets', args[0]!, '--database', own.shop.database, ...args.slice(1)], { ...env, SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' });
const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString('base64')}`;
const deliver = async (body: string | FormData | URLSearchParams, type = 'message/rfc822', authorization = basic(secret)) => {
  const headers: Record<string, string> = { authorization };
  if (typeof body === 'string') headers['content-type'] = type;
  const answer = await fetch(`${own.shop.base}/mail/inbound`, { method: 'POST', headers, body });
  return { status: answer.status, outcome: ((await answer.json()) as { outcome?: string }).outcome };
};
const pipe = (raw: string | Buffer, more: Record<string, string> = {}) =>
  spawnSync(program('spaza'), ['tickets', 'receive', '--database', own.shop.database], { input: raw, encoding: 'utf8', env: { ...process.env, ...env, ...more } });

/** A customer whose ticket the shop has answered, with the mail that says so. */
const answered = async () => {
  const { client, email } = await customer({}, api);
  const { id } = (await client.done<Ticket>('POST', '/users/current/tickets', await parts([['subject', 'The lift'], ['body', 'Is it working?']])))!;
  cli('answer', id, '--text', 'Yes, it is. Does Friday suit you?');
  const [mail] = await mailsTo(own.shop.base, email);
  const read = () => client.get<Ticket>(`/users/current/tickets/${id}`);
  return { client, email, id, mail: mail!, read };
};
const events = async (read: () => Promise<Ticket>) => (await read()).ticketEvents.map(({ message }) => message);

describe('an answer by mail', () => {
  let reported: Awaited<ReturnType<typeof answered>>;
  beforeAll(async () => {
    reported = await answered();
  });

  test('goes to an address that only this ticket has, the same in every mail about it', async () => {
    const { mail, id, email } = reported;
    expect(mail.replyTo).toMatch(/^tickets\+[0-9a-f]{32}@shop\.example$/);
    expect(mail.text).toContain('-- Write your answer above this line --');
    cli('answer', id, '--text', 'Or Saturday?');
    const [next] = await mailsTo(own.shop.base, email);
    expect(next!.replyTo).toBe(mail.replyTo);
    expect((await answered()).mail.replyTo).not.toBe(mail.replyTo);
  });

  test('stands in the ticket without what it quotes, with its files, and it is the shop\'s turn', async () => {
    const { mail, read, id } = reported;
    const raw = replyTo(mail, 'Yes, Friday suits us.\nAfter ten, please.', {
      files: [
        { name: 'Stairs.png', type: 'image/png', content: photograph(60, 40) },
        { name: 'Notice.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') },
        { name: 'Clip.mov', type: 'video/quicktime', content: Buffer.from('no picture') },
      ],
    });
    expect(await deliver(raw)).toEqual({ status: 200, outcome: 'taken' });
    const ticket = await read();
    const last = ticket.ticketEvents.at(-1)!;
    expect(last).toMatchObject({ author: 'Thandi Nkosi', addedByAgent: false, toStatus: { id: 'OPEN' } });
    expect(last.message).toBe('Yes, Friday suits us.\nAfter ten, please.\n(Not kept: Clip.mov. Please send JPEG, PNG or PDF files, at most 5 MB each.)');
    expect(last.ticketEventAttachments!.map(({ filename }) => filename).sort()).toEqual(['Notice.pdf', 'Stairs.png']);
    expect(ticket).toMatchObject({ status: { id: 'OPEN' }, answered: false });
    expect(cli('list', '--most', '1000')).toContain(`${id}  OPEN`);
  });

  test('that is delivered twice, or four times at once, is there once', async () => {
    const { mail, read } = await answered();
    const raw = replyTo(mail, 'Once only.', { id: unguessable() });
    const outcomes = await Promise.all([1, 2, 3, 4].map(async () => (await deliver(raw)).outcome));
    expect(outcomes.sort()).toEqual(['repeated', 'repeated', 'repeated', 'taken']);
    expect(pipe(raw)).toMatchObject({ status: 0, stdout: 'repeated\n' });
    expect((await events(read)).filter((words) => words === 'Once only.')).toHaveLength(1);
  });

  test.each<[string, (mail: Sent) => FormData | URLSearchParams | [string, string]]>([
    ['Postmark', (mail) => [JSON.stringify({ From: mail.to, RawEmail: replyTo(mail, 'By Postmark') }), 'application/json']],
    ['Mailgun', (mail) => new URLSearchParams({ recipient: mail.replyTo, 'body-mime': replyTo(mail, 'By Mailgun') })],
    ['SendGrid', (mail) => {
      const form = new FormData();
      form.append('email', replyTo(mail, 'By SendGrid'));
      return form;
    }],
  ])('comes as %s hands it over', async (service, body) => {
    const { mail, read } = await answered();
    const sent = body(mail);
    expect(await (Array.isArray(sent) ? deliver(...sent) : deliver(sent))).toEqual({ status: 200, outcome: 'taken' });
    expect((await events(read)).at(-1)).toBe(`By ${service}`);
  });

  test('comes through a mail server\'s pipe, which is shown what to bounce and what to try again', async () => {
    const { mail, read } = await answered();
    expect(pipe(replyTo(mail, 'Through the pipe.'))).toMatchObject({ status: 0, stdout: 'taken\n' });
    expect((await events(read)).at(-1)).toBe('Through the pipe.');
    expect(pipe(replyTo({ ...mail, replyTo: `tickets+${'0'.repeat(32)}@shop.example` }, 'Guessed')).status).toBe(67);
    expect(pipe(Buffer.alloc(40_000_000, 'x')).status).toBe(65);
    expect(pipe('').status).toBe(65);
    expect(pipe(replyTo(mail, 'Not now'), { SPAZA_MAIL_INBOUND_ADDRESS: '' }).status).toBe(75);
  });

  test('as HTML alone is reduced to what it says', async () => {
    const { mail, read } = await answered();
    const html = '<html><head><style>p{}</style></head><body><p>Yes &amp; thank you.</p><script>alert(1)</script><div class="gmail_quote">On Tue, the shop wrote:<blockquote>Old words</blockquote></div></body></html>';
    expect((await deliver(replyTo(mail, '', { html }))).outcome).toBe('taken');
    expect((await events(read)).at(-1)).toBe('Yes & thank you.');
  });

  test('of nothing but a picture says so, of nothing at all changes nothing', async () => {
    const { mail, read } = await answered();
    expect((await deliver(replyTo(mail, '', { files: [{ name: 'a.png', type: 'image/png', content: photograph(60, 40) }] }))).outcome).toBe('taken');
    expect((await events(read)).at(-1)).toBe('(Sent files.)');
    const before = await read();
    expect((await deliver(replyTo(mail, '', { text: ' \n\n' }))).outcome).toBe('empty');
    expect(await read()).toEqual(before);
  });

  test('below what it quotes is kept; of nothing but a quote it is kept whole rather than lost', async () => {
    const { mail, read } = await answered();
    const quote = `On Tue, 24 Nov 2026 at 10:00, The shop <no-reply@shop.example> wrote:\n${mail.text.replace(/^/gm, '> ')}\n`;
    expect((await deliver(replyTo(mail, '', { text: `${quote}\nYes, Friday suits us.\n` }))).outcome).toBe('taken');
    expect((await events(read)).at(-1)).toBe('Yes, Friday suits us.');
    expect((await deliver(replyTo(mail, '', { text: '-- Write your answer above this line --\nYes, below it.\n' }))).outcome).toBe('taken');
    expect((await events(read)).at(-1)).toBe('-- Write your answer above this line --\nYes, below it.');
    expect((await deliver(replyTo(mail, ''))).outcome).toBe('taken');
    expect((await events(read)).at(-1)).toContain('> -- Write your answer above this line --');
  });

  test('that no person wrote, made to break who reads it, is refused at once', async () => {
    const { mail, read, id } = await answered();
    const before = await read();
    const groups = `From: ${mail.to}\r\nTo: ${mail.replyTo}, ${'a:'.repeat(1_000_000)}\r\n\r\nHi\r\n`;
    const bomb = `From: ${mail.to}\r\nTo: ${mail.replyTo}\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\n'.repeat(1_000_000)}`;
    const lines = `From: ${mail.to}\r\nTo: ${mail.replyTo}\r\n${'a: b\n'.repeat(3_000_000)}\nHi\n`;
    for (const raw of [groups, bomb, lines]) expect((await deliver(raw)).status).toBe(400);
    expect(await read()).toEqual(before);
    expect(cli('show', id)).not.toContain('Hi');
  });

  test.each(['Auto-Submitted: auto-replied', 'Precedence: bulk', 'List-Id: <news.mail.example>', 'Return-Path: <>'])('of a program (%s) is passed over', async (header) => {
    const { mail, read } = reported;
    const before = await read();
    const [name, value] = header.split(': ') as [string, string];
    expect(await deliver(replyTo(mail, 'I am away.', { headers: { [name]: value } }))).toEqual({ status: 200, outcome: 'automatic' });
    expect(await read()).toEqual(before);
  });

  test('from another address is a note that staff alone reads, and its files are not kept', async () => {
    const { mail, read, id, email } = await answered();
    const before = (await read()).ticketEvents;
    const raw = replyTo(mail, 'It is me, from work.', { from: 'me@work.example', files: [{ name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }] });
    expect((await deliver(raw)).outcome).toBe('noted');
    expect((await read()).ticketEvents).toEqual(before);
    const shown = cli('show', id);
    expect(shown).toContain('(a note for staff)');
    expect(shown).toContain('From another address, me@work.example.');
    expect(shown).toContain('It is me, from work.');
    expect(shown).not.toContain('.pdf,');
    // A name that merely looks like the customer's, and two senders, are somebody else too.
    for (const from of [`"${email}" <me@work.example>`, `${email}, me@work.example`])
      expect((await deliver(replyTo(mail, 'Me again', { from }))).outcome, from).toBe('noted');
  });

  test('from the customer\'s address in capital letters is theirs', async () => {
    const { mail, email } = await answered();
    expect((await deliver(replyTo(mail, 'Yes.', { from: email.toUpperCase() }))).outcome).toBe('taken');
  });

  test('to a token nobody was given, or another\'s ticket, reaches no ticket', async () => {
    const mine = await answered();
    const theirs = await answered();
    expect((await deliver(mime({ from: mine.email, to: `tickets+${'a'.repeat(32)}@shop.example`, text: 'Hello' }))).outcome).toBe('unknown');
    expect((await deliver(mime({ from: mine.email, to: 'tickets@shop.example', text: 'Hello' }))).outcome).toBe('unknown');
    const before = await theirs.read();
    expect((await deliver(replyTo(theirs.mail, 'Not mine', { from: mine.email }))).outcome).toBe('noted');
    expect((await theirs.read()).ticketEvents).toEqual(before.ticketEvents);
  });

  test('to a solved ticket opens it for as many days as the shop says, and is a new ticket afterwards; on the site it is refused then', async () => {
    const { mail, read, id, client, email } = await answered();
    const solvedAgo = (days: number) => {
      cli('close', id);
      sqlOn(own.shop.database, `UPDATE ticket SET closed_at = closed_at - ${days * 86_400_000} WHERE id = '${id}'`);
    };
    solvedAgo(2);
    expect((await mailsTo(own.shop.base, email))[0]!.text).toContain('it opens once more, for 3 days.');
    expect((await deliver(replyTo(mail, 'Not quite.'))).outcome).toBe('taken');
    expect(await read()).toMatchObject({ status: { id: 'OPEN' } });
    solvedAgo(2);
    expect((await client.done<Ticket>('POST', `/users/current/tickets/${id}/comments`, await parts([['body', 'Still not.']])))!.status.id).toBe('OPEN');
    solvedAgo(4);
    expect(await client.refusal('POST', `/users/current/tickets/${id}/comments`, await parts([['body', 'And now?']]))).toMatchObject({ status: 400, subject: 'body', message: 'This was solved more than 3 days ago. Please send a new message.' });
    expect((await deliver(replyTo(mail, 'It stands still again.'))).outcome).toBe('newTicket');
    expect(await read()).toMatchObject({ status: { id: 'CLOSED' } });
    const { tickets } = await client.get('/users/current/tickets');
    expect(tickets[0]).toMatchObject({ subject: 'The lift', status: { id: 'OPEN' } });
    expect((await client.get(`/users/current/tickets/${tickets[0].id}`)).ticketEvents).toMatchObject([{ message: 'It stands still again.' }]);
    // The next answer goes into the new one, and several at once make one too.
    expect((await deliver(replyTo(mail, 'Since yesterday.'))).outcome).toBe('taken');
    expect((await client.get('/users/current/tickets')).tickets).toHaveLength(2);
    expect((await client.get(`/users/current/tickets/${tickets[0].id}`)).ticketEvents).toHaveLength(2);
  });

  test('to a ticket solved long ago makes one new ticket however many come at once', async () => {
    const { mail, id, client } = await answered();
    cli('close', id);
    sqlOn(own.shop.database, `UPDATE ticket SET closed_at = closed_at - ${15 * 86_400_000} WHERE id = '${id}'`);
    const outcomes = await Promise.all(['One.', 'Two.', 'Three.'].map(async (words) => (await deliver(replyTo(mail, words))).outcome));
    expect(outcomes.sort()).toEqual(['newTicket', 'taken', 'taken']);
    expect((await client.get('/users/current/tickets')).tickets).toHaveLength(2);
  });

  test('from a stranger leaves a solved ticket solved', async () => {
    const { mail, read, id } = await answered();
    cli('close', id);
    const before = await read();
    expect((await deliver(replyTo(mail, 'Open it', { from: 'stranger@else.example' }))).outcome).toBe('noted');
    expect(await read()).toEqual(before);
    expect(cli('show', id)).toContain('Open it');
  });

  test('comes later when there are twenty in an hour, a stranger\'s counted by themselves', async () => {
    const { mail, read } = await answered();
    for (let i = 0; i < 20; ++i) expect((await deliver(replyTo(mail, `Note ${i}`, { from: 'stranger@else.example' }))).outcome).toBe('noted');
    expect((await deliver(replyTo(mail, 'One more', { from: 'stranger@else.example' }))).status).toBe(503);
    // The first words of the ticket count as one of its customer's.
    for (let i = 1; i < 20; ++i) expect((await deliver(replyTo(mail, `Answer ${i}`))).outcome).toBe('taken');
    const late = replyTo(mail, 'Answer 20');
    expect((await deliver(late)).status).toBe(503);
    expect(pipe(late).status).toBe(75);
    expect((await events(read)).at(-1)).toBe('Answer 19');
    sqlOn(own.shop.database, 'UPDATE ticket_event SET created_at = created_at - 3600001');
    expect((await deliver(late)).outcome).toBe('taken');
  });

  test('names the mails attached to it as not kept', async () => {
    const { mail, read } = await answered();
    const raw = replyTo(mail, 'As I wrote then.', { files: [{ name: 'then.eml', type: 'message/rfc822', content: Buffer.from('From: a@b.example\r\n\r\nHello\r\n') }] });
    expect((await deliver(raw)).outcome).toBe('taken');
    expect((await events(read)).at(-1)).toMatch(/^As I wrote then\.\n\(Not kept: then\.eml\./);
  });

  test('from who gives no password is refused before it is sent', async () => {
    const { hostname, port } = new URL(own.shop.base);
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('POST /mail/inbound HTTP/1.1\r\nHost: shop\r\nContent-Type: message/rfc822\r\nContent-Length: 30000000\r\n\r\n'),
      );
      socket.once('data', (bytes) => {
        socket.destroy();
        resolve(bytes.toString());
      });
      socket.once('error', reject);
    });
    expect(said).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('is cut where it becomes too long', async () => {
    const { mail, read } = await answered();
    expect((await deliver(replyTo(mail, 'x'.repeat(9000)))).outcome).toBe('taken');
    const last = (await events(read)).at(-1)!;
    expect(last.length).toBeLessThan(4200);
    expect(last).toMatch(/too long to keep\.\)$/);
  });
});

describe('who hands mails over', () => {
  test('needs the password, and a mail', async () => {
    const { mail, read } = await answered();
    const before = await read();
    const raw = replyTo(mail, 'Let me in');
    for (const authorization of ['', basic('guessed'), basic(''), `Bearer ${secret}`, 'Basic ???'])
      expect((await deliver(raw, 'message/rfc822', authorization)).status, authorization).toBe(401);
    expect(await read()).toEqual(before);
    expect((await deliver('', 'message/rfc822')).status).toBe(400);
    expect((await deliver('{}', 'application/json')).status).toBe(400);
    expect((await deliver('<x/>', 'text/xml')).status).toBe(400);
    expect((await deliver('x'.repeat(45_000_000))).status).toBe(413);
  });

  test('a shop that takes no mails names no address and lets nobody hand any over', async () => {
    const other = await startOwnShop('tickets-no-mail', { env: { SPAZA_MAIL_INBOUND_SECRET: secret } });
    try {
      const large = await fetch(`${other.shop.base}/mail/inbound`, { method: 'POST', headers: { authorization: basic(secret), 'content-type': 'message/rfc822' }, body: 'x'.repeat(100_000) });
      expect(large.status).toBe(413);
      const answer = await fetch(`${other.shop.base}/mail/inbound`, { method: 'POST', headers: { authorization: basic(secret), 'content-type': 'message/rfc822' }, body: mime({ from: 'a@b.example', to: 'c@d.example', text: 'x' }) });
      expect(answer.status).toBe(401);
      const { client, email } = await customer({}, new Client({ base: other.shop.base }));
      const { id } = (await client.done<Ticket>('POST', '/users/current/tickets', await parts([['subject', 'The lift'], ['body', 'Is it working?']])))!;
      runProgram('spaza', ['tickets', 'answer', id, '--database', other.shop.database, '--text', 'Yes.'], { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' });
      const [mail] = await mailsTo(other.shop.base, email);
      expect(mail).toMatchObject({ replyTo: '' });
      expect(mail!.text).not.toContain('above this line');
    } finally {
      await other.stop();
    }
  });
});

test('a note of staff is shown to staff alone', async () => {
  const { read, id } = await answered();
  const before = await read();
  cli('note', id, '--text', 'The caretaker knows more.', '--as', 'Lerato');
  expect(cli('show', id)).toContain('The caretaker knows more.');
  expect((await read()).ticketEvents).toEqual(before.ticketEvents);
});
