// Who waits for a product is written to once when it is back, and can say: no more.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { customer } from './support/people.ts';
import { importFile, startOwnShop } from './support/server.ts';

interface Mail {
  to: string;
  key: string;
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
  expect(gone.length).toBeGreaterThan(6);
});
afterAll(() => own?.stop());

const letters = async (to: string) =>
  ((await (await fetch(`${own.shop.base}/dev/outbox.json`)).json()) as { messages: Mail[] }).messages.filter((each) => each.to.includes(to));
const ask = (email: string, { code }: { code: string }) => api.post(`/users/anonymous/${code}/notify`, { email });
const comesBack = ({ code }: { code: string }) => importFile(own.database.url, 'stock.csv', `product,store,onHand\n${code},G205,7\n`);
const tokenIn = ({ text }: Mail) => decodeURIComponent(/\/unsubscribe\/([\w%-]+)/.exec(text)![1]!);

describe('a product that is back', () => {
  test('by a large import is told, too', async () => {
    const back = gone.at(-2)!;
    await ask('guest.of.many@example.co.za', back);
    const pages = await Promise.all([0, 1, 2].map((currentPage) => api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, currentPage })));
    const others = pages.flatMap(({ products }) => products).filter(({ code }) => !gone.some((one) => one.code === code));
    const rows = others.flatMap(({ code }) => ['G201', 'G202', 'G203'].map((store) => `${code},${store},41\n`));
    expect(rows.length).toBeGreaterThan(500);
    importFile(own.database.url, 'stock.csv', `product,store,onHand\n${rows.join('')}${back.code},G205,7\n`);
    await expect.poll(() => letters('guest.of.many@example.co.za')).toHaveLength(1);
  });

  test('is told to the guest and the customer who asked, once each', async () => {
    const [back, other] = gone as [Schemas['Product'], Schemas['Product']];
    const { client, email } = await customer({}, api);
    expect(await client.post(`/users/current/${back.code}/notify`, {})).toMatchObject({ notified: true, successMsg: 'We will email you when it is back.' });
    expect(await ask('Guest.One@Example.co.za', back)).toMatchObject({ productCode: back.code, notified: true });
    expect(await ask('guest.one@example.co.za', back)).toMatchObject({ notified: true });
    await ask('guest.two@example.co.za', other);
    expect(await letters('guest.one@example.co.za')).toEqual([]);

    comesBack(back);
    await expect.poll(() => letters('guest.one@example.co.za')).toHaveLength(1);
    await expect.poll(() => letters(email)).toHaveLength(2); // the welcome, and this
    const [letter] = await letters('guest.one@example.co.za');
    expect(letter!.text).toContain(back.name);
    expect(letter!.text).toContain(back.url);
    expect(await letters('guest.two@example.co.za')).toEqual([]);
    expect(await client.get(`/users/current/${back.code}/notify`)).toMatchObject({ notified: false });

    importFile(own.database.url, 'stock.csv', `product,store,onHand\n${back.code},G205,9\n`);
    await expect.poll(async () => (await api.get<Schemas['Product']>(`/products/${back.code}`, { fields: 'FULL' })).stock?.stockLevel).toBeGreaterThanOrEqual(9);
    expect(await letters('guest.one@example.co.za')).toHaveLength(1);
  });

  test('is told no more after the link in a letter, whatever else was asked for', async () => {
    const [, , first, second] = gone as Schemas['Product'][];
    const email = 'enough@example.co.za';
    await ask(email, first!);
    await ask(email, second!);
    comesBack(first!);
    await expect.poll(() => letters(email)).toHaveLength(1);
    const token = tokenIn((await letters(email))[0]!);
    expect(await api.post('/notify/stop', { token })).toMatchObject({ responseStatus: true, successMsg: 'You will get no more of these emails.' });

    await ask('witness@example.co.za', second!);
    comesBack(second!);
    await expect.poll(() => letters('witness@example.co.za')).toHaveLength(1);
    expect(await letters(email)).toHaveLength(1);
  });

  test('is told no more after one press of the mail program, and not by looking at the page', { timeout: 60_000 }, async () => {
    const [, , , , third, fourth] = gone as Schemas['Product'][];
    const email = 'one.click@example.co.za';
    await ask(email, third!);
    await ask(email, fourth!);
    comesBack(third!);
    await expect.poll(() => letters(email), { timeout: 15_000 }).toHaveLength(1);
    const [letter] = await letters(email);
    expect(letter!.unsubscribe).toBe(letter!.text.match(/https?:\S+\/unsubscribe\/\S+/)?.[0]);
    const at = new URL(letter!.unsubscribe).pathname;
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
    const welcome = (await letters('@example.co.za')).filter(({ key }) => key.startsWith('welcome:'));
    expect(welcome.every(({ unsubscribe }) => unsubscribe === '')).toBe(true);
  });

  test('need not be told after all', async () => {
    const { code } = gone.at(-1)!;
    const { client } = await customer({}, api);
    await client.post(`/users/current/${code}/notify`, {});
    expect(await client.delete(`/users/current/${code}/notify`)).toMatchObject({ notified: false });
    expect(await client.get(`/users/current/${code}/notify`)).toMatchObject({ notified: false });
  });

  test('is not told to nobody: a wrong address, a made-up link, a product that is there', async () => {
    const last = gone.at(-1)!;
    for (const email of ['', 'nobody', 'a@gmail.con'])
      expect(await api.refusal('POST', `/users/anonymous/${last.code}/notify`, { body: { email } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'email' });
    expect(await api.refusal('POST', '/notify/stop', { body: { token: 'made-up' } })).toMatchObject({ status: 404 });
    const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const there = products.find(({ stock }) => stock?.stockLevelStatus === 'inStock')!;
    expect(await api.refusal('POST', `/users/anonymous/${there.code}/notify`, { body: { email: 'guest@example.co.za' } })).toMatchObject({ status: 400, subjectType: 'product' });
  });
});
