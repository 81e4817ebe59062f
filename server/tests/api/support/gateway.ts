// The payment page as a browser meets it, and notifications as a forger would send them.
import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Client } from './client.ts';
import { type Order, statusOf } from './buying.ts';
import { sql } from './database.ts';

type Instruction = NonNullable<Order['payment']>;

const unescape = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, unescape(value!)]));

interface Form {
  action: string;
  inputs: [string, string][];
  buttons: { text: string; name?: string; value?: string; formaction?: string }[];
}

const formsOf = (html: string): Form[] =>
  [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, tag, inside]) => ({
    action: attributes(tag!).action ?? '',
    inputs: [...inside!.matchAll(/<input\b([^>]*)>/g)].map(([, input]) => [attributes(input!).name ?? '', attributes(input!).value ?? '']),
    buttons: [...inside!.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].map(([, button, text]) => ({
      ...attributes(button!),
      text: unescape(text!.replaceAll(/<[^>]*>/g, '').trim()),
    })),
  }));

/** A connection of its own: one that was kept may have been closed by the gateway while a program ran in front of us. */
const ownConnection = { headers: { connection: 'close' } };

export class PaymentPage {
  private constructor(
    private readonly url: string,
    readonly status: number,
    readonly html: string,
  ) {}

  /** Goes where the shop sends the browser. */
  static async open({ method, url, fields }: Instruction): Promise<PaymentPage> {
    const form = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
    const response = method === 'POST' ? await fetch(url, { method, body: form, ...ownConnection }) : await fetch(`${url}?${form}`, ownConnection);
    return new PaymentPage(response.url, response.status, await response.text());
  }

  /** Presses the button with this text, and says where the browser is sent; '' when the page stays. */
  async press(text: string, more: Record<string, string> = {}): Promise<string> {
    return (await this.pressed(text, more)).location;
  }

  /** As `press`, with the page that came instead. */
  async pressed(text: string, more: Record<string, string> = {}): Promise<{ location: string; html: string }> {
    for (const form of formsOf(this.html)) {
      const button = form.buttons.find((one) => one.text === text);
      if (!button) continue;
      const body = new URLSearchParams(form.inputs.filter(([name]) => name !== ''));
      for (const [name, value] of Object.entries(more)) body.set(name, value);
      if (button.name) body.append(button.name, button.value ?? '');
      const target = new URL(button.formaction ?? form.action, this.url);
      const response = await fetch(target, { method: 'POST', body, redirect: 'manual', ...ownConnection });
      return { location: response.headers.get('location') ?? '', html: await response.text() };
    }
    const offered = formsOf(this.html).flatMap((form) => form.buttons.map((button) => button.text));
    throw new Error(`the payment page has no button "${text}", only: ${offered.join(', ')}`);
  }
}

/** Follows the browser back into the shop, as far as the screen it ends on. */
export const comeBack = async (location: string) => {
  const response = await fetch(location, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

/** Payment becomes known with a notification, so this alone is waited for. */
export const settled = async (client: Client, code: string, wanted: string, within = 60_000): Promise<Order> => {
  const end = Date.now() + within;
  for (;;) {
    const order = await statusOf(client, code);
    if (order.paymentStatus === wanted || Date.now() > end) return order;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const phpEncode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()*~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** A Payfast notification of our own making, signed with whatever passphrase we think fit. */
export const notification = (fields: [string, string][], passphrase?: string): [string, string][] => {
  const text = fields.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&');
  const signed = passphrase === undefined ? text : `${text}&passphrase=${phpEncode(passphrase)}`;
  return [...fields, ['signature', createHash('md5').update(signed).digest('hex')]];
};

export const completeFields = (order: Order, changes: Record<string, string> = {}): [string, string][] => {
  const asked = Object.fromEntries(order.payment!.fields.map(({ name, value }) => [name, value]));
  return Object.entries({
    m_payment_id: asked.m_payment_id ?? '',
    pf_payment_id: String(1_000_000 + Math.floor(Math.random() * 8_000_000)),
    payment_status: 'COMPLETE',
    item_name: asked.item_name ?? '',
    item_description: '',
    amount_gross: asked.amount ?? '',
    amount_fee: '-1.00',
    amount_net: (Number(asked.amount) - 1).toFixed(2),
    custom_str1: '',
    custom_str2: '',
    custom_str3: '',
    custom_str4: '',
    custom_str5: '',
    custom_int1: '',
    custom_int2: '',
    custom_int3: '',
    custom_int4: '',
    custom_int5: '',
    name_first: 'Test',
    name_last: 'User 01',
    email_address: 'sbtu01@payfast.co.za',
    merchant_id: asked.merchant_id ?? '',
    ...changes,
  });
};

export interface SentRefund {
  paymentId: string;
  merchantRef: string;
  cents: number;
}

/** What was given back of an order's payments. */
export const refundsOf = async (order: string): Promise<SentRefund[]> => {
  const { refunds } = (await (await fetch(`${inject('shop').paysim}/payfast/admin/refunds`)).json()) as { refunds: SentRefund[] };
  return refunds.filter(({ merchantRef }) => merchantRef.startsWith(`${order}-`));
};

/** What paysim has sent so far, newest last. */
export const sentNotifications = async (): Promise<{ body: string; merchantRef: string; status: string; answers: number[] }[]> =>
  (await (await fetch(`${inject('shop').paysim}/payfast/admin/notifications`)).json()).notifications;

const eventsOf = (code: string, what: string, where: string) =>
  Number(
    sql(
      `SELECT COALESCE(${what}, 0) FROM payment_event e JOIN payment_attempt a ON a.id = e.attempt_id WHERE a.order_code = '${code}' AND e.source = 'notify' AND ${where}`,
    ),
  );

/** Until so many notifications about an order have come, repeats too. */
export const notified = (code: string, times: number) =>
  expect.poll(() => eventsOf(code, 'SUM(e.received_times)', '1 = 1')).toBeGreaterThanOrEqual(times);

/** Until a notification about an order has been judged, or the gateway has been asked about it once. */
export const judged = (code: string) =>
  expect.poll(() => eventsOf(code, 'COUNT(*)', '(e.next_try_at IS NULL OR e.tries > 0)')).toBeGreaterThan(0);

/** Until the gateway has been asked about an order, with or without an answer. */
export const askedAbout = (code: string) =>
  expect.poll(() => Number(sql(`SELECT SUM(queries) FROM payment_attempt WHERE order_code = '${code}'`))).toBeGreaterThan(0);
