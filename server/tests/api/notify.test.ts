// Who waits for a product is written to once when it is back, and can say: no more.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { customer } from './support/people.ts';
import { importFile, program, startOwnShop } from './support/server.ts';

interface Mail {
  to: string;
  key: string;
  state: string;
  text: string;
  unsubscribe: string;
}

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
let gone: Schemas['Product'][];
beforeAll(async () => {
  own = await startOwnShop('notify', {
    env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SERVE_WEB_DIR: join(import.meta.dirname, '../../../web/dist') },
    products: 300,
  });
  api = new Client({ base: own.shop.base });
  const pages = await Promise.all(
    [0, 1, 2].map((currentPage) => api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, currentPage, fields: 'FULL' })),
  );
  gone = pages.flatMap(({ products }) => products).filter(({ stock, preOrder, price }) => !preOrder && price && stock?.stockLevelStatus === 'outOfStock');
  expect(gone.length).toBeGreaterThan(9);
});
afterAll(() => own?.stop());

const mails = async (to: string) =>
  ((await (await fetch(`${own.shop.base}/dev/outbox.json`)).json()) as { messages: Mail[] }).messages.filter((each) => each.to.includes(to));
const ask = (email: string, { code }: { code: string }) => api.post(`/users/anonymous/${code}/notify`, { email });
const comesBack = ({ code }: { code: string }) => importFile(own.database.url, 'stock.csv', `product,store,onHand\n${code},G205,7\n`);
const customers = (...words: string[]) => execFileSync(program('spaza'), ['customers', ...words, '--database', own.database.url], { encoding: 'utf8' });
const tokenIn = ({ text }: Mail) => decodeURIComponent(/\/unsubscribe\/([\w%-]+)/.exec(text)![1]!);

describe('a product that is back', () => {
  test('by a large import is reported, too', async () => {
    const back = gone.at(-2)!;
    await ask('guest.of.many@example.co.za', back);
    const pages = await Promise.all([0, 1, 2].map((currentPage) => api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, currentPage })));
    const others = pages.flatMap(({ products }) => products).filter(({ code }) => !gone.some((one) => one.code === code));
    const rows = others.flatMap(({ code }) => ['G201', 'G202', 'G203'].map((store) => `${code},${store},41\n`));
    expect(rows.length).toBeGreaterThan(500);
    importFile(own.database.url, 'stock.csv', `product,store,onHand\n${rows.join('')}${back.code},G205,7\n`);
    await expect.poll(() => mails('guest.of.many@example.co.za')).toHaveLength(1);
  });

  test('is reported to the guest and the customer who asked, once each', async () => {
    const [back, other] = gone as [Schemas['Product'], Schemas['Product']];
    const { client, email } = await customer({}, api);
    expect(await client.post(`/users/current/${back.code}/notify`, {})).toMatchObject({ notified: true, successMsg: 'We will email you when it is back.' });
    expect(await ask('Guest.One@Example.co.za', back)).toMatchObject({ productCode: back.code, notified: true });
    expect(await ask('guest.one@example.co.za', back)).toMatchObject({ notified: true });
    await ask('guest.two@example.co.za', other);
    expect(await mails('guest.one@example.co.za')).toEqual([]);

    comesBack(back);
    await expect.poll(() => mails('guest.one@example.co.za')).toHaveLength(1);
    await expect.poll(() => mails(email)).toHaveLength(2); // the welcome, and this
    const [mail] = await mails('guest.one@example.co.za');
    expect(mail!.text).toContain(back.name);
    expect(mail!.text).toContain(back.url);
    expect(await mails('guest.two@example.co.za')).toEqual([]);
    expect(await client.get(`/users/current/${back.code}/notify`)).toMatchObject({ notified: false });

    importFile(own.database.url, 'stock.csv', `product,store,onHand\n${back.code},G205,9\n`);
    await expect.poll(async () => (await api.get<Schemas['Product']>(`/products/${back.code}`, { fields: 'FULL' })).stock?.stockLevel).toBeGreaterThanOrEqual(9);
    expect(await mails('guest.one@example.co.za')).toHaveLength(1);
  });

  test('is reported no more after the link in a mail, whatever else was asked for', async () => {
    const [, , first, second] = gone as Schemas['Product'][];
    const email = 'enough@example.co.za';
    await ask(email, first!);
    await ask(email, second!);
    comesBack(first!);
    await expect.poll(() => mails(email)).toHaveLength(1);
    const token = tokenIn((await mails(email))[0]!);
    expect(await api.post('/notify/stop', { token })).toMatchObject({ responseStatus: true, successMsg: 'You will get no more of these emails.' });

    await ask('witness@example.co.za', second!);
    comesBack(second!);
    await expect.poll(() => mails('witness@example.co.za')).toHaveLength(1);
    expect(await mails(email)).toHaveLength(1);
  });

  test('is reported no more after one press of the mail program, and not by looking at the page', async () => {
    const [, , , , third, fourth] = gone as Schemas['Product'][];
    const email = 'one.click@example.co.za';
    await ask(email, third!);
    await ask(email, fourth!);
    comesBack(third!);
    await expect.poll(() => mails(email)).toHaveLength(1);
    const [mail] = await mails(email);
    expect(mail!.unsubscribe).toBe(mail!.text.match(/https?:\S+\/unsubscribe\/\S+/)?.[0]);
    const at = new URL(mail!.unsubscribe).pathname;
    const waiting = () => Number(sqlOn(own.shop.database, `SELECT COUNT(*) FROM guest_stock_notice WHERE email = '${email}'`));
    const looked = await api.raw('GET', at);
    expect([looked.status, looked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(waiting()).toBe(1);

    const one = await api.raw('POST', at, { form: { 'List-Unsubscribe': 'One-Click' }, redirect: 'manual' });
    expect([one.status, one.body]).toEqual([200, { responseStatus: true, successMsg: 'You will get no more of these emails.' }]);
    expect(waiting()).toBe(0);
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    const inParts = await fetch(`${own.shop.base}${at}`, { method: 'POST', body: parts, redirect: 'manual' });
    expect([inParts.status, await inParts.json()]).toEqual([200, one.body]);
    const pressed = await api.raw('POST', at, { form: {}, redirect: 'manual' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/unsubscribe/done']);
    const madeUp = await api.raw('POST', '/unsubscribe/made-up', { form: {}, redirect: 'manual' });
    expect([madeUp.status, madeUp.headers.get('location')]).toEqual([303, '/unsubscribe/unknown']);
    expect((await api.raw('POST', '/unsubscribe/made-up', { form: { 'List-Unsubscribe': 'One-Click' } })).status).toBe(404);
    const welcome = (await mails('@example.co.za')).filter(({ key }) => key.startsWith('welcome:'));
    expect(welcome.every(({ unsubscribe }) => unsubscribe === '')).toBe(true);
  });

  test('is not notified by mail where the reader stopped such mails, until they ask again and have shown whose the address is', async () => {
    const [, , , , , fifth] = gone as Schemas['Product'][];
    const { client, email } = await customer({}, api);
    const later = gone.at(-3)!;
    await client.post(`/users/current/${later.code}/notify`, {});
    await client.post(`/users/current/${fifth!.code}/notify`, {});
    comesBack(fifth!);
    const reported = async ({ code }: Schemas['Product']) => (await mails(email)).filter(({ key }) => key.startsWith(`back-in-stock:${code}:`));
    await expect.poll(() => reported(fifth!)).toHaveLength(1);
    const at = new URL((await reported(fifth!))[0]!.unsubscribe).pathname;
    expect((await api.raw('POST', at, { form: { 'List-Unsubscribe': 'One-Click' } })).status).toBe(200);
    expect(customers('suppressions', email)).toMatch(/: unsubscribed since 2/);

    const refused = { status: 400, type: 'ValidationError', subject: 'email' };
    expect(await client.refusal('POST', `/users/current/${later.code}/notify`, { body: {} })).toMatchObject(refused);
    expect(await api.refusal('POST', `/users/anonymous/${later.code}/notify`, { body: { email: email.toUpperCase() } })).toMatchObject(refused);
    expect(await client.get(`/users/current/${later.code}/notify`)).toMatchObject({ notified: false });
    // A mail that was on its way already is held back; the account is written about all the same.
    const uid = sqlOn(own.shop.database, `SELECT id FROM customer WHERE uid = '${email}'`).trim();
    sqlOn(own.shop.database, `INSERT INTO stock_notice (product_code, customer_id, zone, created_at) VALUES ('${later.code}', '${uid}', 'G205', 1)`);
    comesBack(later);
    await expect.poll(async () => (await reported(later)).map(({ state }) => state)).toEqual(['suppressed']);
    await api.post('/forgottenpasswordtokens', { username: email });
    await expect.poll(async () => (await mails(email)).filter(({ key, state }) => key.startsWith('password-reset:') && state === 'done')).toHaveLength(1);

    sqlOn(own.shop.database, `UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    const more = gone.at(-4)!;
    expect(await client.post(`/users/current/${more.code}/notify`, {})).toMatchObject({ notified: true });
    expect(customers('suppressions', email)).toContain('not on the list');
  });

  test('is not shown where the shop said so, until it says otherwise', async () => {
    const { code } = gone.at(-4)!;
    const email = 'no.more@example.co.za';
    expect(customers('suppress', email, '--as', 'Pule')).toContain('no mails go there');
    expect(customers('suppressions', email)).toMatch(/^no\.more@example\.co\.za: operator since .*, by Pule$/m);
    expect(customers('suppressions')).toMatch(/^operator \d+$/m);
    expect(await api.refusal('POST', `/users/anonymous/${code}/notify`, { body: { email } })).toMatchObject({ subject: 'email', message: /no longer send/ });
    expect(customers('unsuppress', email)).toContain('again');
    expect(customers('unsuppress', email)).toContain('was not on the list');
    expect(await ask(email, { code })).toMatchObject({ notified: true });
    customers('suppress', 'back@example.co.za', '--bounced', '--as', 'mail');
    expect(await api.refusal('POST', `/users/anonymous/${code}/notify`, { body: { email: 'back@example.co.za' } })).toMatchObject({ message: /come back/ });
    expect(() => customers('suppress', 'nobody', '--as', 'Pule')).toThrow(/is no email address/);
  });

  test('need not be reported after all', async () => {
    const { code } = gone.at(-1)!;
    const { client } = await customer({}, api);
    await client.post(`/users/current/${code}/notify`, {});
    expect(await client.delete(`/users/current/${code}/notify`)).toMatchObject({ notified: false });
    expect(await client.get(`/users/current/${code}/notify`)).toMatchObject({ notified: false });
  });

  test('is not reported to nobody: a wrong address, a made-up link, a product that is there', async () => {
    const last = gone.at(-1)!;
    for (const email of ['', 'nobody', 'a@gmail.con'])
      expect(await api.refusal('POST', `/users/anonymous/${last.code}/notify`, { body: { email } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'email' });
    expect(await api.refusal('POST', '/notify/stop', { body: { token: 'made-up' } })).toMatchObject({ status: 404 });
    const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const there = products.find(({ stock }) => stock?.stockLevelStatus === 'inStock')!;
    expect(await api.refusal('POST', `/users/anonymous/${there.code}/notify`, { body: { email: 'guest@example.co.za' } })).toMatchObject({ status: 400, subjectType: 'product' });
  });
});
