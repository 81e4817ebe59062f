// What whoever reads the log learns of shoppers: that they were there, and nothing to know or to be them by.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { addressForm, newEmail, signUpForm } from '../support/people.ts';
import { startOwnShop } from '../support/server.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
  own = await startOwnShop('log', { env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_LOG_ACCESS_SAMPLE: '0' } });
});
afterAll(() => own?.stop());

test('tells who failed to come in and what was kept from whom, names nobody, holds no secret, and no line of it can be forged', async () => {
  const form = signUpForm({ firstName: 'Nomvula', lastName: 'Dhlomo', email: newEmail() });
  const client = new Client({ base: own.shop.base });
  const { body: made, headers } = await client.call<{ access_token?: string }>('POST', '/newUser', { body: form });
  const token = made.access_token ?? '';
  expect(token).toMatch(/.{20}/);
  const signedIn = new Client({ base: own.shop.base, token });
  const address = addressForm({ firstName: 'Nomvula', lastName: 'Dhlomo', line1: 'Umhlanga Rocks Drive', cellphone: form.mobileNumber! });
  await signedIn.call('POST', '/users/current/addresses', { body: address });
  await client.call('POST', '/userLogin', { body: { username: form.email, password: 'Not-the-0ne!' } });
  await client.call('POST', '/forgottenpasswordtokens', { body: { loginId: form.email } });
  await client.call('GET', '/products/search', { query: { query: `"}\n{"event":"forged","of":"${form.email}"` }, headers: { 'x-request-id': 'a"\t{"event":"forged"}' } });
  const kept = await signedIn.call('GET', `/users/${newEmail()}/addresses`);
  expect(kept.status).toBe(403);
  await own.shop.stop();

  const log = readFileSync(own.shop.log, 'utf8');
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  const reported = lines.map((line) => JSON.parse(line) as { event: string; requestId?: string; customer?: string });
  const { customer } = reported.find(({ event }) => event === 'signed_up')!;
  expect(reported).toContainEqual(expect.objectContaining({ event: 'sign_in_failed', customer }));
  expect(reported).toContainEqual(expect.objectContaining({ event: 'request', requestId: kept.headers.get('x-request-id'), status: 403, route: '/users/{user}/addresses' }));
  expect(reported.map(({ event }) => event)).not.toContain('forged');
  const cookie = /rt=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? token;
  for (const secret of [form.email, 'Nomvula', 'Dhlomo', form.mobileNumber!, form.password, 'Not-the-0ne!', 'Umhlanga', token, cookie]) expect(log).not.toContain(secret);
});
