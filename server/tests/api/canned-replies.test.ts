// Replies the shop keeps by name, filled in for the ticket that is answered.
import { expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import type { Client, Schemas } from './support/client.ts';
import { parts } from './support/forms.ts';
import { mailsTo } from './support/mails.ts';
import { customer, unguessable } from './support/people.ts';
import { runProgram } from './support/server.ts';

const cli = (...args: string[]) =>
  runProgram('spaza', ['tickets', args[0]!, '--database', inject('shop').database, ...args.slice(1)], { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' });
const ask = async (client: Client, order?: string) => {
  const about: [string, string][] = order ? [['associatedTo', order]] : [];
  return (await client.done<Schemas['Ticket']>('POST', '/users/current/tickets', await parts([['subject', 'My parcel'], ['body', 'Where is it?'], ...about])))!;
};
/** Of this run alone: other tests keep replies too. */
const named = (what: string) => `${what}-${unguessable()}`;

test('a kept reply answers a ticket in the words of that ticket, in the shop and by mail', async () => {
  const late = named('late');
  expect(cli('keep-reply', late, '--text', 'Dear {firstName},\norder {order} comes on Friday ({ticket}).\n{author}')).toBe(`kept ${late}\n`);
  expect(cli('replies')).toMatch(new RegExp(`^${late}  since .+\n    Dear \\{firstName\\},\n`, 'm'));
  const { client, order, email } = await shopperWithOrder();
  const { id } = await ask(client, order.code);
  const words = `Dear Thandi,\norder ${order.code} comes on Friday (${id}).\nLerato`;

  expect(cli('answer', id, '--reply', late, '--as', 'Lerato', '--preview')).toBe(words.replaceAll(/^/gm, '    ') + '\n');
  const path = `/users/current/tickets/${id}`;
  expect((await client.get<Schemas['Ticket']>(path)).ticketEvents).toHaveLength(1);

  cli('answer', id, '--reply', late, '--as', 'Lerato');
  expect((await client.get<Schemas['Ticket']>(path)).ticketEvents.at(-1)).toMatchObject({ author: 'Lerato', addedByAgent: true, message: words });
  const reported = (await mailsTo(inject('shop').base, email)).map(({ text }) => text).join('\n');
  expect(reported).toContain(`order ${order.code} comes on Friday`);

  expect(cli('keep-reply', late, '--text', 'It is on its way, {firstName}.')).toBe(`kept ${late}\n`);
  expect(cli('answer', id, '--reply', late, '--preview')).toBe('    It is on its way, Thandi.\n');
  expect(cli('drop-reply', late)).toBe(`dropped ${late}\n`);
  expect(cli('replies')).not.toContain(late);
});

test('a reply with a place this ticket has nothing for is not sent', async () => {
  const late = named('late');
  cli('keep-reply', late, '--text', 'Order {order} comes on Friday.');
  const { client } = await customer();
  const { id } = await ask(client);
  expect(() => cli('answer', id, '--reply', late)).toThrow(/nothing to put for \{order\}/);
  const ticket = await client.get<Schemas['Ticket']>(`/users/current/tickets/${id}`);
  expect(ticket).toMatchObject({ status: { id: 'OPEN' }, answered: false });
  expect(ticket.ticketEvents).toHaveLength(1);
  cli('drop-reply', late);
});

test('what cannot be filled in, a name that is none and a reply that is not there are refused', async () => {
  const { id } = await ask((await customer()).client);
  const name = named('slip');
  expect(() => cli('keep-reply', name, '--text', 'Dear {firstname}')).toThrow(/\{firstname\} cannot be filled in\. These can: \{firstName\}, \{name\}, \{order\}, \{ticket\}, \{author\}/);
  expect(() => cli('keep-reply', 'Late delivery', '--text', 'Soon')).toThrow(/small letters, digits and hyphens/);
  expect(() => cli('keep-reply', name, '--text', ' ')).toThrow(/write an answer/);
  expect(cli('replies')).not.toContain(name);
  expect(() => cli('answer', id, '--reply', name)).toThrow(/No reply is kept by this name/);
  expect(() => cli('answer', 'T-1', '--reply', name)).toThrow(/could not find/);
  expect(() => cli('drop-reply', name)).toThrow(/No reply is kept/);
  expect(() => cli('answer', id)).toThrow(/--text|words/);
  expect(() => cli('answer', id, '--text', 'a', '--reply', name)).toThrow(/--text|words/);
});
