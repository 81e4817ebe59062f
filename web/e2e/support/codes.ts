import { expect } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';

interface Message {
  to: string;
  key: string;
  text: string;
}

const sql = (statement: string) => sqlOn(process.env.SPAZA_E2E_DATABASE!, statement);

/** What was sent to this address or number, the newest first. */
export async function sentTo(to: string, key: string): Promise<Message[]> {
  const answer = await fetch(`${process.env.SPAZA_E2E_BASE}/dev/outbox.json`);
  const { messages } = (await answer.json()) as { messages: Message[] };
  return messages.filter((each) => each.to === to && each.key.startsWith(`${key}:`));
}

/** The newest of so many codes sent there. */
export async function codeSentTo(to: string, count = 1, kind = 'one-time-code'): Promise<string> {
  const codes = () => sentTo(to, kind);
  await expect.poll(async () => (await codes()).length).toBe(count);
  return /\b\d{6}\b/.exec((await codes())[0]!.text)![0];
}

/** Another than this. */
export const notThe = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');

/** As if the newest code had been sent so much earlier. */
export const agesNewestCode = (milliseconds: number) =>
  sql(
    `UPDATE one_time_code SET created_at = created_at - ${milliseconds}, expires_at = expires_at - ${milliseconds} ` +
      'WHERE subject = (SELECT subject FROM one_time_code ORDER BY created_at DESC LIMIT 1)',
  );

/** As if a code had shown before that the account's address, or its number, is its owner's. */
export const proves = (email: string, what: 'email' | 'mobile', number?: string) =>
  sql(
    `UPDATE customer SET ${what}_proven_at = 1${number ? `, mobile_number = '${number}'` : ''} WHERE uid = '${email}'`,
  );

export const newNumber = () => `0${Math.floor(600_000_000 + Math.random() * 300_000_000)}`;

const whose = (email: string) => `customer_id = (SELECT id FROM customer WHERE uid = '${email}')`;

/** As if an hour had passed since the codes of a customer's second step. */
export const agesSecondSteps = (email: string) => {
  for (const table of ['second_step_code', 'one_time_code'])
    sql(`UPDATE ${table} SET created_at = created_at - 3600000 WHERE ${whose(email)}`);
};

/** As if the app's last code had been taken long ago. */
export const restsApp = (email: string) =>
  sql(`UPDATE second_factor SET app_last_step = 0 WHERE ${whose(email)}`);

/** As if the session had last passed the second step long ago. */
export const forgetsConfirming = (email: string) =>
  sql(`UPDATE token_family SET second_step_at = NULL WHERE ${whose(email)}`);
