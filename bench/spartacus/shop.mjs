// What happens on the shop's side of a purchase: mails, the payment page, the warehouse, a coupon for somebody.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export const until = async (what, holds) => {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = await holds();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} did not happen within 30 s`);
    await pause(50);
  }
};

const unescape = (html) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const attributes = (tag) => Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescape(value)]));

/** Goes to the payment page of the simulator and presses its first button, which pays. */
export const pay = async ({ method, url, fields }) => {
  const form = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  const page = method === 'POST' ? await fetch(url, { method, body: form }) : await fetch(`${url}?${form}`);
  const html = await page.text();
  for (const [, tag, inside] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    const button = [...inside.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].find(([, , text]) => text.replaceAll(/<[^>]*>/g, '').trim() === 'Pay');
    if (!button) continue;
    const inputs = [...inside.matchAll(/<input\b([^>]*)>/g)].map(([, input]) => attributes(input)).filter(({ name }) => name);
    const body = new URLSearchParams(inputs.map(({ name, value }) => [name, value ?? '']));
    const { name, value, formaction } = attributes(button[1]);
    if (name) body.append(name, value ?? '');
    await fetch(new URL(formaction ?? attributes(tag).action ?? '', page.url), { method: 'POST', body, redirect: 'manual' });
    return;
  }
  throw new Error(`${url} has no button to pay with`);
};

/** `program` is spaza, of the shop at `base` with its `database`. */
export const shopSide = ({ base, program, database }) => {
  const spaza = (...args) => execFileSync(program, [...args.slice(0, 2), '--database', database, ...args.slice(2)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const sql = (text) =>
    database.startsWith('sqlite:') ? execFileSync('sqlite3', ['-cmd', '.timeout 10000', database.slice('sqlite:'.length), text]) : execFileSync('psql', [database, '-qAtc', text]);
  return {
    handOver: (consignment) => ['pick', 'ship', 'deliver'].forEach((step) => spaza('orders', step, consignment)),
    /** A coupon of `uid` alone, whose address is taken for proven. */
    couponOf: (uid) => {
      const code = `MINE-${uid.slice(8, 16).toUpperCase()}`;
      sql(`INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, customer_id, ends_at, content_hash) SELECT '${code}', promotion_code, 1, 1, '${uid}', '', ${Date.now() + 10 * 86_400_000}, 0 FROM coupon WHERE code = 'STOEP100'`);
      sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${uid}'`);
      return code;
    },
    mails: {
      resetToken: (uid) =>
        until(`a mail to ${uid}`, async () => {
          const { messages } = await (await fetch(`${base}/dev/outbox.json`)).json();
          return messages.find(({ to, text }) => to === uid && /newpassword#/.test(text))?.text.match(/newpassword#([\w.~-]+)/)[1];
        }),
    },
  };
};
