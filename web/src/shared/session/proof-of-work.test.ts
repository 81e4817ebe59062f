import { expect, test } from 'vitest';
import { solve } from './proof-of-work';

/** The published example, whose key belongs to the counter 42. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256' as const,
    cost: 1000,
    expiresAt: 1767600600,
    keyLength: 32,
    keyPrefix: 'e7d48d8c82569c9b7da5b2eb0755d44c',
    keySignature: '970cad54b61596fc76ef529bcabf8088c9f2d8d306be227e37c3bbdf98015e9d',
    nonce: '000102030405060708090a0b0c0d0e0f',
    salt: '101112131415161718191a1b1c1d1e1f',
  },
  signature: '6e8c7dd114024a649b1ce745e2e5e36064abf302a8d5f691c3ab725e8986d8f9',
};

test('the counter is found and handed in with its challenge', async () => {
  const payload = await solve(challenge);

  expect(JSON.parse(atob(payload!))).toEqual({ challenge, solution: { counter: 42 } });
});

test('work that nobody waits for any more is broken off', async () => {
  await expect(solve(challenge, AbortSignal.abort())).resolves.toBeUndefined();
});
