// What staff does on the command line can be looked up afterwards.
import { userInfo } from 'node:os';
import { expect, inject, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { parts } from './support/forms.ts';
import { customer, unguessable } from './support/people.ts';
import { runProgram } from './support/server.ts';

const spaza = (...args: string[]) =>
  runProgram('spaza', [...args, '--database', inject('shop').database], { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' });
/** Without number and time. */
const acts = (...args: string[]) => spaza('audit', ...args).trim().split('\n').map((line) => line.split('  ').slice(2).join('  '));

test('who answered, noted and closed a ticket, and from which state to which', async () => {
  const { client } = await customer();
  const { id } = (await client.done<Schemas['Ticket']>('POST', '/users/current/tickets', await parts([['subject', 'The lift'], ['body', 'Is it working?']])))!;
  expect(spaza('audit', '--about', id)).toBe('nothing was done\n');
  const lerato = `Lerato ${unguessable()}`;
  spaza('tickets', 'answer', id, '--text', 'Yes, it is.', '--as', lerato);
  spaza('tickets', 'note', id, '--text', 'She was kind.', '--as', 'Kagiso');
  spaza('tickets', 'close', id, '--as', lerato);
  expect(() => spaza('tickets', 'close', id, '--as', lerato)).toThrow(/cannot be done/);

  const login = userInfo().username;
  expect(acts('--about', id)).toEqual([
    `${lerato} (${login})  ticket.closed  ${id}  INPROCESS to CLOSED`,
    `Kagiso (${login})  ticket.noted  ${id}  INPROCESS`,
    `${lerato} (${login})  ticket.answered  ${id}  OPEN to INPROCESS`,
  ]);
  expect(acts('--by', lerato.toUpperCase(), '--most', '1')).toEqual([`${lerato} (${login})  ticket.closed  ${id}  INPROCESS to CLOSED`]);
  expect(spaza('audit', '--about', id)).not.toContain('She was kind');
});

test('who keeps and drops a reply', () => {
  const name = `late-${unguessable()}`;
  spaza('tickets', 'keep-reply', name, '--text', 'Soon, {firstName}.', '--as', 'Lerato');
  spaza('tickets', 'drop-reply', name, '--as', 'Kagiso');
  expect(acts('--about', name).map((line) => line.replace(/ \(.*?\)/, ''))).toEqual([`Kagiso  reply.dropped  ${name}`, `Lerato  reply.kept  ${name}`]);
});
