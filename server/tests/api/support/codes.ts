// Codes that come to an address or number, and what a test has to know of them.
import { expect } from 'vitest';
import { type Client, shop, type Schemas } from './client.ts';
import { sql } from './database.ts';
import { customer } from './people.ts';
import { sent, type Session } from './two-steps.ts';

const api = shop();

export const newNumber = () => `0${Math.floor(600_000_000 + Math.random() * 300_000_000)}`;
export const sentTo = (to: string) => sent(to, 'one-time-code');
/** The newest of `count` codes sent there. */
export const codeSentTo = async (to: string, count = 1) => {
  await expect.poll(async () => (await sentTo(to)).length).toBe(count);
  return /\b\d{6}\b/.exec((await sentTo(to))[0]!.text)![0];
};
export const send = (loginId: string, more: Partial<Schemas['SendOtp']> = {}) => api.call<Session>('POST', '/sendOtp', { body: { loginId, ...more } });
export const enter = (body: Schemas['OtpLogin'], client: Client = api) => client.call<Session>('POST', '/otpLogin', { body });

export const idOf = new Map<string, string>();
/** Remembers the row of the newest code, whose attempt nobody can tell from the database; other files ask for other codes meanwhile. */
export const remember = (tokenId: string, purpose: 'login' | 'signup') =>
  idOf.set(tokenId, sql(`SELECT id FROM one_time_code WHERE purpose = '${purpose}' ORDER BY created_at DESC LIMIT 1`));
export const asked = async (loginId: string, more: Partial<Schemas['SendOtp']> = {}) => {
  const { status, body } = await send(loginId, more);
  expect(status).toBe(200);
  remember(body.tokenId!, 'login');
  return body.tokenId!;
};
/** As if all codes sent there had been sent that much earlier. */
export const earlier = (tokenId: string, millis: number) =>
  sql(
    `UPDATE one_time_code SET created_at = created_at - ${millis}, expires_at = expires_at - ${millis} WHERE subject = (SELECT subject FROM one_time_code WHERE id = '${idOf.get(tokenId)!}')`,
  );

export const proven = (email: string) => sql(`SELECT CASE WHEN email_proven_at IS NULL THEN '-' ELSE 'email' END || CASE WHEN mobile_proven_at IS NULL THEN '-' ELSE 'mobile' END FROM customer WHERE uid = '${email}'`);
/** As if a code had shown that the account's number is its owner's. */
export const withNumber = async (form: Parameters<typeof customer>[0] & { mobileNumber: string }) => {
  const made = await customer(form);
  sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${made.email}'`);
  return made;
};
