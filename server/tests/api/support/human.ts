// Who shows to be human.
import { pbkdf2Sync } from 'node:crypto';
import type { Schemas } from './client.ts';

/** Does the work of a 412. */
export const solved = ({ parameters, signature }: NonNullable<Schemas['HumanCheck']['challenge']>) => {
  const salt = Buffer.from(parameters.salt, 'hex');
  for (let counter = 0; ; counter += 1) {
    const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), Buffer.alloc(4)]);
    password.writeUInt32BE(counter, 16);
    const key = pbkdf2Sync(password, salt, parameters.cost, parameters.keyLength, 'sha256').toString('hex');
    if (key.startsWith(parameters.keyPrefix))
      return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution: { counter } })).toString('base64');
  }
};
