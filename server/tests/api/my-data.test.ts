// What customers may have done with their data: to have all of it, and to have it deleted (POPIA s 23 and 24).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { type Client, shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { parts } from './support/forms.ts';
import { customer, customerWithAddress, password } from './support/people.ts';
import { faulty, intent, pay, program, send, shopperWithDelivery } from './support/returns.ts';
import { program as programFile } from './support/server.ts';
import { aProduct } from './support/shelf.ts';
import { unzipped } from './support/zip.ts';

const api = shop();
const day = 86_400_000;
type Deletion = Schemas['AccountDeletion'];
type Export = Schemas['DataExport'];
const deletionPath = '/users/current/accountDeletion';
const exportPath = '/users/current/dataExport';
const stepUp = { status: 403, type: 'StepUpRequiredError' };

interface Message { to: string; key: string; text: string }
const sent = async (to: string, kind: string) => {
  const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: Message[] };
  return messages.filter((each) => each.to === to && each.key.startsWith(`${kind}:`));
};
/** What `spaza doctor` says, also where it finds fault. */
const doctor = () => spawnSync(programFile('spaza'), ['doctor', '--database', inject('shop').database], { encoding: 'utf8' }).stdout;
/** Shows by a code to the address whose the session is. */
const confirm = async ({ client, email }: { client: Client; email: string }) => {
  const { tokenId } = await client.post<Schemas['MfaStep']>('/sendMFAAccountOTP', { purpose: 'confirm', way: 'email' });
  await expect.poll(async () => (await sent(email, 'second-step-code')).length).toBeGreaterThan(0);
  const otp = /\b\d{6}\b/.exec((await sent(email, 'second-step-code'))[0]!.text)![0];
  const done = await client.post<Schemas['MfaStep']>('/validateMFAAccountOTP', { tokenId, way: 'email', otp });
  expect(done.responseStatus).toBe(true);
};
const longAgo = (email: string) => sql(`UPDATE token_family SET second_step_at = second_step_at - 601000 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
const fileOf = async (client: Client) => {
  const answer = await fetch(`${client.base}${client.prefix()}${exportPath}/file`, { headers: { authorization: `Bearer ${client.token}` } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const isThere = async (client: Client) =>
  expect.poll(async () => (await client.get<Export>(exportPath)).state).toBe('ready');

describe('all that is held of a customer', () => {
  test('is one zip, made after a code and reported by mail, there for a day and only after a code', async () => {
    const who = await customerWithAddress({ firstName: 'Nomathemba', line1: 'Unmistakable Lane' });
    const [product, other] = [await aProduct(), await customer()];
    await who.client.post('/users/current/carts/addtocart', { productCode: product.code });
    await who.client.done('POST', '/users/current/tickets', await parts([
      ['subject', 'The lift'],
      ['body', 'The unmistakable lift <b>is</b> broken'],
      ['file', { name: 'lift.pdf', content: Buffer.from('%PDF-1.7\nThe lift\n%%EOF') }],
    ]));
    expect(await who.client.get<Export>(exportPath)).toEqual({ state: 'none' });
    expect(await who.client.refusal('POST', exportPath)).toMatchObject(stepUp);

    await confirm(who);
    expect(await who.client.refusal('GET', `${exportPath}/file`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
    expect(await who.client.post<Export>(exportPath, {})).toMatchObject({ state: expect.stringMatching(/making|ready/) });
    await isThere(who.client);
    await expect.poll(async () => (await sent(who.email, 'data-ready')).length).toBe(1);
    expect((await sent(who.email, 'data-ready'))[0]!.text).toContain('/account/data');

    const { answer, bytes } = await fileOf(who.client);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'application/zip', 'private, no-store']);
    const files = unzipped(bytes);
    expect(Object.keys(files).sort()).toEqual(['data.json', expect.stringMatching(/^files\/.*lift\.pdf$/), 'index.html']);
    const { data } = JSON.parse(files['data.json']!.toString()) as { data: Record<string, Record<string, unknown>[]> };
    expect(data.customer).toMatchObject([{ uid: who.email }]);
    expect(data.address).toMatchObject([{ line1: 'Unmistakable Lane', first_name: 'Nomathemba' }]);
    expect(data.cart![0]!.document).toMatchObject([{ p: product.code, q: 1 }]);
    expect(data.ticket_event).toMatchObject([{ message: 'The unmistakable lift <b>is</b> broken' }]);
    for (const table of ['consent_entry', 'token_family', 'attachment']) expect(data[table]!.length, table).toBeGreaterThan(0);
    expect(files['data.json']!.toString()).not.toMatch(/hash|secret|argon2/);
    const page = files['index.html']!.toString();
    expect(page).toContain('Unmistakable Lane');
    expect(page).toContain('lift &lt;b&gt;is&lt;/b&gt; broken');

    longAgo(who.email);
    expect(await who.client.refusal('GET', `${exportPath}/file`)).toMatchObject(stepUp);
    await confirm(other);
    expect(await other.client.refusal('GET', `${exportPath}/file`)).toMatchObject({ status: 400 });
    expect(await other.client.refusal('GET', `/users/${encodeURIComponent(who.email)}/dataExport/file`)).toMatchObject({ status: 403 });
    sql(`UPDATE personal_export SET expires_at = expires_at - ${day} WHERE customer_id = (SELECT id FROM customer WHERE uid = '${who.email}')`);
    expect(await who.client.get<Export>(exportPath)).toEqual({ state: 'none' });
  });

  test('is kept for as long as the shop is configured to, and its customers can read that', async () => {
    const { periods } = await (await customer()).client.get<Schemas['DataRetention']>('/users/current/dataRetention');
    const documented = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
    const setting: Record<(typeof periods)[number]['kind'], string> = {
      invoices: 'invoice', televisions: 'licence', tickets: 'ticket', attachments: 'attachment',
      carts: 'customer_cart', savedCarts: 'saved_cart', messages: 'message', pageEvents: 'event',
    };
    expect(periods.map(({ kind }) => kind).sort()).toEqual(Object.keys(setting).sort());
    for (const { kind, days } of periods) expect(documented).toContain(`| \`keep.${setting[kind]}_days\` | ${days} |`);
  });

  test('is written for an operator, too', async () => {
    const who = await customer();
    const file = join(mkdtempSync(join(tmpdir(), 'spaza-data-')), 'data.zip');
    program('customers', 'export', who.email.toUpperCase(), '--to', file);
    expect(unzipped(readFileSync(file))['index.html']!.toString()).toContain(who.email);
    expect(() => program('customers', 'export', 'nobody@example.co.za', '--to', file)).toThrow(/no customer has the email address/);
  });
});

describe('an account', () => {
  test('is deleted after a code and days of grace; whoever comes back keeps it', async () => {
    const who = await customer();
    const elsewhere = await api.post<Schemas['Session']>('/userLogin', { username: who.email, password });
    expect(await who.client.get<Deletion>(deletionPath)).toEqual({ isAsked: false, graceDays: 14, obstacles: [] });
    expect(await who.client.refusal('POST', deletionPath)).toMatchObject(stepUp);
    await confirm(who);
    const asked = await who.client.post<Deletion>(deletionPath, {});
    expect(asked).toMatchObject({ isAsked: true, askedAt: expect.any(String) });
    const left = Date.parse(asked.deletedAt!.replace('+0000', 'Z')) - Date.now();
    expect(left / day).toBeGreaterThan(13.9);
    expect((await who.client.post<Deletion>(deletionPath, {})).deletedAt).toBe(asked.deletedAt);
    await expect.poll(async () => (await sent(who.email, 'account-deletion')).length).toBe(1);
    const { text } = (await sent(who.email, 'account-deletion'))[0]!;
    for (const words of ['/account/data', 'Keep my', 'five years', 'televisions']) expect(text).toContain(words);
    expect(await api.with({ token: elsewhere.access_token }).refusal('GET', '/users/current')).toMatchObject({ status: 401 });
    const me = () => who.client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
    expect(await me()).toMatchObject({ uid: who.email, deactivationDate: asked.deletedAt });

    for (let times = 0; times < 2; times += 1)
      expect(await who.client.done<Deletion>('DELETE', deletionPath)).toEqual({ isAsked: false, graceDays: 14, obstacles: [] });
    expect((await me()).deactivationDate).toBeUndefined();
  });

  test('is not deleted while an order is not paid, not delivered, or a return or claim is open', async () => {
    const unpaid = await shopperWithOrder();
    await confirm(unpaid);
    expect(await unpaid.client.refusal('POST', deletionPath)).toMatchObject({
      status: 409, type: 'AccountInUseError', subject: unpaid.order.code, subjectType: 'unpaidOrder', message: `Order ${unpaid.order.code} is not paid. Pay or cancel it first.`,
    });
    await pay(unpaid.client, unpaid.order);
    expect(await unpaid.client.refusal('POST', deletionPath)).toMatchObject({ subjectType: 'openOrder', message: `Order ${unpaid.order.code} is on its way.` });

    const returning = await shopperWithDelivery();
    const { body } = await send(returning.client, intent(returning.order, [faulty]));
    await returning.client.done('POST', '/users/current/tickets/priceBeatClaim', {
      ...(await parts([
        ['ownProductURL', (await aProduct()).url!],
        ['competitorPrice', '1.00'],
        ['competitorProductURL', 'https://www.goedkoop.example/lift'],
        ['file', { name: 'page.pdf', content: Buffer.from('%PDF-1.7\nTheir page\n%%EOF') }],
      ])),
      query: { requestType: 'pre_purchase_price_beat' },
    });
    const { obstacles } = await returning.client.get<Deletion>(deletionPath);
    expect(obstacles.map(({ kind }) => kind)).toEqual(['openReturn', 'openClaim']);
    expect(obstacles[0]).toMatchObject({ code: body.code, message: `Return ${body.code} is open.` });
    expect(() => program('customers', 'forget', '--now', returning.email)).toThrow(new RegExp(`Return ${body.code} is open`));
  });

  test('leaves nothing of its owner but what the law keeps, and the address signs up anew', async () => {
    const who = await shopperWithDelivery();
    const id = sql(`SELECT id FROM customer WHERE uid = '${who.email}'`);
    const mobile = sql(`SELECT mobile_number FROM customer WHERE uid = '${who.email}'`);
    expect(() => program('customers', 'forget', who.email)).toThrow(/serve.public_url is not set/);
    process.env.SPAZA_SERVE_PUBLIC_URL = 'https://shop.example';
    try {
      expect(program('customers', 'forget', who.email)).toContain('the account is deleted after');
    } finally {
      delete process.env.SPAZA_SERVE_PUBLIC_URL;
    }
    expect(program('customers', 'keep', who.email)).toContain('the account stays');
    expect(program('customers', 'forget', '--now', who.email)).toContain('the account is deleted');

    expect(sql(`SELECT COUNT(*) FROM customer WHERE id = '${id}' OR uid = '${who.email}'`)).toBe('0');
    expect(sql(`SELECT COUNT(*) FROM outbox WHERE payload LIKE '%${who.email}%' OR payload LIKE '%"${mobile}"%'`)).toBe('0');
    expect(sql(`SELECT address FROM customer_order WHERE code = '${who.order.code}'`)).toBe('{}');
    expect(sql(`SELECT COUNT(*) FROM payment_event WHERE attempt_id IN (SELECT id FROM payment_attempt WHERE order_code = '${who.order.code}') AND LENGTH(raw_body) > 0`)).toBe('0');
    expect(Number(sql(`SELECT COUNT(*) FROM invoice WHERE order_code = '${who.order.code}'`))).toBeGreaterThan(0);
    await expect.poll(async () => (await who.client.call('GET', '/users/current')).status).toBe(401);
    expect((await api.call('POST', '/userLogin', { body: { username: who.email, password } })).status).not.toBe(200);

    expect(doctor()).toMatch(/^ok +privacy: accounts that wait to be deleted: \d+$/m);
    const anew = await customer({ email: who.email });
    expect((await anew.client.get<{ orders: unknown[] }>('/users/current/orders')).orders).toEqual([]);
  });
});
