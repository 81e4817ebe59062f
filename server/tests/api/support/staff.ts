// The shop's people, calling with tokens of their own.
import { inject } from 'vitest';
import { Client, shop } from './client.ts';
import { unguessable } from './people.ts';
import { runProgram } from './server.ts';

const on = (database: string, args: string[]) => runProgram('spaza', ['staff', args[0]!, '--database', database, ...args.slice(1)]);
export const staffProgram = (...args: string[]) => on(inject('shop').database, args);

export const tokenFor = (name: string, roles: string, ...more: string[]) => staffProgram('token', name, '--roles', roles, ...more).trim();
/** Of another shop than the shared one. */
export const ownerOf = (database: string) => on(database, ['token', 'Lerato', '--roles', 'owner']).trim();

/** Somebody of another shop than the shared one, whom nobody else is. */
export const memberOf = (own: { database: string; base: string }, roles: string, name = `Lerato ${unguessable()}`) => {
  const token = on(own.database, ['token', name, '--roles', roles]).trim();
  return { name, token, client: new Client({ base: own.base, token }) };
};

/** Somebody nobody else is. */
export const staffMember = (roles: string, name = `Lerato ${unguessable()}`) => {
  const token = tokenFor(name, roles);
  return { name, token, client: shop().with({ token }) };
};

export const api = '/backoffice/api';
