import type { Schema } from '@/shared/api/types';

type Challenge = NonNullable<Schema<'HumanCheck'>['challenge']>;

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Does the work of a human check (ALTCHA proof of work, version 2): tries counters until the derived key begins as
 * reported. The answer is what `/bot/verify` takes; nothing when it was broken off.
 */
export async function solve(challenge: Challenge, signal?: AbortSignal): Promise<string | undefined> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = new Uint8Array(nonce.length / 2 + 4);
  password.set(bytes(nonce));
  const counterAt = new DataView(password.buffer);
  for (let counter = 0; !signal?.aborted; counter += 1) {
    counterAt.setUint32(password.length - 4, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: cost };
    if (hex(await crypto.subtle.deriveBits(how, key, keyLength * 8)).startsWith(keyPrefix))
      return btoa(JSON.stringify({ challenge, solution: { counter } }));
  }
  return undefined;
}
