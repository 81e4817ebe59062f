// Whether a solved ticket helped: asked once, said once, read by the shop.
import { describe, expect, inject, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { parts } from './support/forms.ts';
import { mailsTo } from './support/mails.ts';
import { customer } from './support/people.ts';
import { runProgram, startOwnShop } from './support/server.ts';

type Ticket = Schemas['Ticket'];

const cliOf = (database: string) => (...args: string[]) =>
  runProgram('spaza', ['tickets', args[0]!, '--database', database, ...args.slice(1)], { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' });
const cli = (...args: string[]) => cliOf(inject('shop').database)(...args);

/** A customer with a ticket. */
const written = async (api?: Client) => {
  const { client, email } = await customer({}, api);
  const { id } = await client.done<Ticket>('POST', '/users/current/tickets', await parts([['subject', 'The lift'], ['body', 'Is it working?']]));
  const path = `/users/current/tickets/${id}`;
  const solvedMails = async () => (await mailsTo(inject('shop').base, email)).filter(({ subject }) => subject === `Your message ${id} is solved`);
  return { client, id, path, read: () => client.get<Ticket>(path), rates: (body: object) => client.call<Ticket>('POST', `${path}/satisfaction`, { body }), solvedMails };
};
const refused = async (client: Client, path: string, body: unknown) => client.refusal('POST', `${path}/satisfaction`, { body });
const reopens = async (client: Client, path: string) => client.done('POST', `${path}/comments`, await parts([['body', 'Not quite']]));

describe('a solved ticket', () => {
  test('asks by mail, is rated once, and the shop reads it', async () => {
    const { client, id, path, read, rates, solvedMails } = await written();
    expect(await read()).toMatchObject({ canRate: false });
    expect((await read()).satisfaction).toBeUndefined();
    cli('close', id);
    const [mail] = await solvedMails();
    expect(mail!.text).toContain('Did this help?');
    expect(mail!.text).toContain('it opens once more, for 14 days.');
    expect(mail!.text).toContain(`https://shop.example${path.replace('/users/current/tickets', '/account/writetous')}`);
    expect(await read()).toMatchObject({ canRate: true });

    const comment = 'Quick, and friendly.\nThank you!';
    const { status, body } = await rates({ helped: true, comment });
    expect(status).toBe(201);
    expect(body).toMatchObject({ canRate: false, satisfaction: { helped: true, comment }, status: { id: 'CLOSED' }, responseStatus: true, successMsg: 'Thank you for telling us.' });
    expect(await read()).toEqual({ ...body, responseStatus: undefined, successMsg: undefined });
    expect(cli('show', id)).toMatch(/It helped\n {4}Quick, and friendly\.\n {4}Thank you!/);
    expect(cli('list', '--status', 'closed', '--most', '1000')).toMatch(new RegExp(`^${id} .*\\[it helped\\]$`, 'm'));

    expect(await refused(client, path, { helped: false })).toMatchObject({ status: 409, subject: id, message: 'You have already told us whether this helped.' });
    expect(await read()).toMatchObject({ satisfaction: { helped: true, comment } });
  });

  test('that opens again and is solved again is asked about by no second mail, and may still be rated', async () => {
    const { client, id, path, read, rates, solvedMails } = await written();
    cli('close', id);
    await reopens(client, path);
    expect(await read()).toMatchObject({ canRate: false });
    expect(await refused(client, path, { helped: true })).toMatchObject({ status: 409, message: 'You can say whether it helped once it is solved.' });
    cli('close', id);
    const mails = await solvedMails();
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('Did this help?'))).toHaveLength(1);
    expect(mails[0]!.text).toContain(`https://shop.example/account/writetous/${id}`);

    expect((await rates({ helped: false })).body.satisfaction).toEqual({ helped: false, createdAt: expect.any(String) }); // asked before, and not answered
    await reopens(client, path);
    cli('close', id);
    expect(await read()).toMatchObject({ canRate: false, satisfaction: { helped: false } });
    expect(await refused(client, path, { helped: true })).toMatchObject({ status: 409, message: 'You have already told us whether this helped.' });
  });

  test('rated several times at once is rated once', async () => {
    const { id, rates } = await written();
    cli('close', id);
    const answers = await Promise.all([true, false, true, false].map((helped) => rates({ helped })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('is its customer\'s alone to rate', async () => {
    const { id, path, read } = await written();
    cli('close', id);
    const { client: other } = await customer();
    expect(await refused(other, path, { helped: false })).toMatchObject({ status: 404, type: 'NotFoundError' });
    expect(await refused(other, '/users/current/tickets/T-1', { helped: false })).toMatchObject({ status: 404 });
    expect((await read()).satisfaction).toBeUndefined();
  });
});

describe('what is said', () => {
  test.each<[string, unknown, string]>([
    ['nothing', {}, 'helped'],
    ['a word for yes', { helped: 'yes' }, 'helped'],
    ['a number', { helped: 1 }, 'helped'],
    ['201 letters', { helped: true, comment: 'é'.repeat(201) }, 'comment'],
    ['a control letter', { helped: true, comment: 'bell\u0007' }, 'comment'],
    ['a comment that is none', { helped: true, comment: 5 }, 'comment'],
  ])('with %s is refused by its field and not kept', async (_, body, field) => {
    const { client, id, path, read } = await written();
    cli('close', id);
    const answer = await refused(client, path, body);
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ subject }) => subject!.replace(/^\//, ''))).toEqual([field]);
    expect(await read()).toMatchObject({ canRate: true });
  });

  test('of 200 letters is kept whole', async () => {
    const { id, rates } = await written();
    cli('close', id);
    expect((await rates({ helped: true, comment: 'é'.repeat(200) })).body.satisfaction!.comment).toBe('é'.repeat(200));
  });
});

test('the shop counts what was said, and reads what did not help', async () => {
  const own = await startOwnShop('satisfaction');
  try {
    const { base, database } = own.shop;
    const spaza = cliOf(database);
    const api = new Client({ base });
    expect(spaza('satisfaction')).toBe('0 asked, 0 answered: 0 helped, 0 not\n');
    const [good, bad, silent] = [await written(api), await written(api), await written(api)];
    for (const { id } of [good, bad, silent]) spaza('close', id);
    await good.rates({ helped: true });
    await bad.rates({ helped: false, comment: 'It still stands still.' });
    expect(spaza('satisfaction')).toMatch(/^3 asked, 2 answered: 1 helped, 1 not \(50% helped\)$/m);
    expect(spaza('satisfaction')).toMatch(new RegExp(`^${bad.id} .*\n\n.* It did not help\n {4}It still stands still\\.$`, 'm'));
    expect(spaza('satisfaction')).not.toContain(good.id);

    const monthAgo = 31 * 86_400_000;
    sqlOn(database, `UPDATE ticket SET asked_at = asked_at - ${monthAgo} WHERE id = '${bad.id}'`);
    sqlOn(database, `UPDATE ticket_satisfaction SET created_at = created_at - ${monthAgo} WHERE ticket_id = '${bad.id}'`);
    expect(spaza('satisfaction')).toBe('2 asked, 1 answered: 1 helped, 0 not (100% helped)\n');
    expect(spaza('satisfaction', '--days', '32')).toContain(bad.id);

    // Answers count of those who were asked, and nobody is asked without a mail.
    sqlOn(database, `UPDATE ticket SET asked_at = NULL WHERE id = '${silent.id}'`);
    await silent.rates({ helped: true });
    const nobodys = await written(api);
    sqlOn(database, `UPDATE ticket SET customer_id = 'nobody' WHERE id = '${nobodys.id}'`);
    spaza('close', nobodys.id);
    expect(spaza('satisfaction')).toBe('1 asked, 1 answered: 1 helped, 0 not (100% helped)\n');
  } finally {
    await own.stop();
  }
});
