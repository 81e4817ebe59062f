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
export async function codeSentTo(to: string, count = 1): Promise<string> {
  const codes = () => sentTo(to, 'one-time-code');
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
