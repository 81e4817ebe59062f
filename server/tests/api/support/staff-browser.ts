// The shop's people with accounts of their own, as their browser calls.
import { inject } from 'vitest';
import { type Answer, type CallOptions, Client, type Schemas } from './client.ts';
import { sqlOn } from './database.ts';
import { unguessable } from './people.ts';
import { runProgram } from './server.ts';
import { api } from './staff.ts';
import { appCode } from './totp.ts';

export const staffPassword = 'Padlock#2026x';
/** As the running test shop is: what is sealed on one side is opened on the other. */
const demonstration = { SPAZA_MAIL_DEV_OUTBOX: 'true' };

export const staffCommand = (args: string[], database = inject('shop').database, env: NodeJS.ProcessEnv = {}) =>
  runProgram('spaza', ['staff', args[0]!, '--database', database, ...args.slice(1)], { ...demonstration, SPAZA_SERVE_PUBLIC_URL: 'https://shop.example', ...env }).trim();

/** Keeps the cookie of a visit and says that it is one of our screens. */
export class StaffBrowser extends Client {
  cookie = '';

  override async raw(method: string, target: string, options: CallOptions = {}): Promise<Answer> {
    const headers = { ...(this.cookie ? { cookie: this.cookie } : {}), ...(method === 'GET' ? {} : { 'X-Spaza-Backoffice': '1' }), ...options.headers };
    const answer = await super.raw(method, target, { ...options, headers });
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.includes('Max-Age=0') ? '' : set.split(';')[0]!;
    return answer;
  }
}

export interface Colleague {
  email: string;
  name: string;
  secret: string;
  /** The one that was shown to accept. */
  code: string;
  browser: StaffBrowser;
}

export const staffEmail = () => `staff-${unguessable()}@shop.example`;
export const aBrowser = (base = inject('shop').base) => new StaffBrowser({ base });

/** Somebody who was invited; their link's token. */
export const invite = (roles: string, who: Partial<{ email: string; name: string; database: string }> = {}) => {
  const email = who.email ?? staffEmail();
  const name = who.name ?? `Palesa ${unguessable()}`;
  const link = staffCommand(['add', email, '--name', name, '--roles', roles], who.database);
  return { email, name, link, token: link.split('#')[1]! };
};

/** Somebody with password and app who is signed in. */
export const colleague = async (roles: string, at: { base: string; database: string } = inject('shop')): Promise<Colleague> => {
  const { email, name, token } = invite(roles, { database: at.database });
  const browser = aBrowser(at.base);
  const { secret } = await browser.post<Schemas['StaffInvitation']>(`${api}/invitation`, { token });
  const code = appCode(secret);
  await browser.post(`${api}/invitation/accept`, { token, password: staffPassword, code });
  return { email, name, secret, code, browser };
};

/** What waiting half a minute would: the app's codes of now count as new. */
export const forgetCodes = (email: string, database = inject('shop').database) => sqlOn(database, `UPDATE staff_member SET app_last_step = 0 WHERE email = '${email}'`);
/** Nobody has called for so many minutes. */
export const away = (email: string, minutes: number, database = inject('shop').database) =>
  sqlOn(database, `UPDATE staff_visit SET seen_at = seen_at - ${minutes * 60_000} WHERE member_id = (SELECT id FROM staff_member WHERE email = '${email}')`);

export const signIn = (browser: StaffBrowser, who: Colleague, more: Partial<Schemas['StaffSignInForm']> = {}) =>
  browser.call<Schemas['StaffSession']>('POST', `${api}/session`, { body: { email: who.email, password: staffPassword, code: appCode(who.secret), ...more } });

export const actsAbout = (about: string, database = inject('shop').database) =>
  sqlOn(database, `SELECT by_whom, act, from_state, to_state, login FROM staff_act WHERE about = '${about}' ORDER BY number`).split('\n').filter(Boolean).map((row) => row.split('|'));
