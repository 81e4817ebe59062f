// Customers with a second step, and the calls it takes.
import { expect } from 'vitest';
import { type Client, shop, type Schemas } from './client.ts';
import { sql } from './database.ts';
import { customer, type Customer, password } from './people.ts';
import { appCode } from './totp.ts';

const api = shop();
export type Session = Schemas['Session'];
type Step = Schemas['MfaStep'];
type Way = 'email' | 'sms' | 'app' | 'recovery';

export interface Message { to: string; topic: string; key: string; text: string; subject: string }
export const sent = async (to: string, kind: string) => {
  const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: Message[] };
  return messages.filter((each) => each.to === to && each.key.startsWith(`${kind}:`));
};
export const codeSentTo = async (to: string, count = 1) => {
  await expect.poll(async () => (await sent(to, 'second-step-code')).length).toBe(count);
  return /\b\d{6}\b/.exec((await sent(to, 'second-step-code'))[0]!.text)![0];
};
export const reported = async (to: string, words: RegExp) =>
  expect.poll(async () => (await sent(to, 'sign-in-changed')).filter(({ text }) => words.test(text.replaceAll(/\s+/g, ' '))).length).toBeGreaterThan(0);
export const other = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');

/** What a minute, or more of them, does to the codes of a customer. */
export const later = (email: string, minutes: number) => {
  const whose = `customer_id = (SELECT id FROM customer WHERE uid = '${email}')`;
  for (const table of ['second_step_code', 'one_time_code']) sql(`UPDATE ${table} SET created_at = created_at - ${minutes * 60_000} WHERE ${whose}`);
};
export const unconfirmed = (email: string) => sql(`UPDATE token_family SET second_step_at = NULL WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
/** As if the app's last code had been taken long ago. */
export const appRested = (email: string) => sql(`UPDATE second_factor SET app_last_step = 0 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);

export const begin = (client: Client, purpose: Schemas['SendMfaAccountOtp']['purpose'], way: Way, tokenId?: string) =>
  client.call<Step>('POST', '/sendMFAAccountOTP', { body: { purpose, way, ...(tokenId && { tokenId }) } });
export const take = (client: Client, tokenId: string, way: Way, otp: string) => client.call<Step>('POST', '/validateMFAAccountOTP', { body: { tokenId, way, otp } });

export const withEmail = async () => {
  const who = await customer();
  const { body } = await begin(who.client, 'turnOn', 'email');
  const on = await take(who.client, body.tokenId!, 'email', await codeSentTo(who.email));
  expect(on.body).toMatchObject({ responseStatus: true, successMsg: expect.stringContaining('is on') });
  later(who.email, 120);
  return { ...who, recoveryCodes: on.body.recoveryCodes! };
};
export const withApp = async () => {
  const who = await withEmail();
  const { body } = await begin(who.client, 'turnOn', 'app');
  const on = await take(who.client, body.tokenId!, 'app', appCode(body.appSecret!));
  expect(on.body.responseStatus).toBe(true);
  appRested(who.email);
  return { ...who, secret: body.appSecret!, address: body.appAddress! };
};

export const signIn = (email: string, options: { cookie?: string; guestCartGuid?: string; client?: Client } = {}) =>
  (options.client ?? api).call<Session>('POST', '/userLogin', {
    body: { username: email, password, guestCartGuid: options.guestCartGuid },
    headers: options.cookie ? { cookie: options.cookie } : {},
  });
export const finish = (tokenId: string, way: Way, otp: string, more: Partial<Schemas['ValidateMfaOtp']> = {}, client: Client = api) =>
  client.call<Session>('POST', '/validateMFAOTP', { body: { tokenId, way, otp, ...more } });
export const whoIs = async ({ body }: { body: Session }) => (await api.with({ token: body.access_token }).get<Schemas['User']>('/users/current')).uid;
export const sessionsOf = async (who: Customer) => Number(sql(`SELECT COUNT(*) FROM token_family WHERE customer_id = (SELECT id FROM customer WHERE uid = '${who.email}')`));
