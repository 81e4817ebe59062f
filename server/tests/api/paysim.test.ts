// The simulator itself: a shop tested against it must not learn wrong habits.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PaymentPage } from './support/gateway.ts';

const base = () => `${inject('shop').paysim}/payfast`;
const passphrase = 'jt7NOE43FZPn';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const php = (text: string) => new URLSearchParams({ v: text }).toString().slice(2).replaceAll('*', '%2A').replaceAll('~', '%7E');

let heard: string[] = [];
let shop: Server;
let shopUrl: string;
beforeAll(async () => {
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part)).on('end', () => {
      heard.push(body);
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());

let orders = 0;
const form = (changes: Record<string, string> = {}): { name: string; value: string }[] => {
  const fields = Object.entries({
    merchant_id: '10000100',
    merchant_key: '46f0cd694581a',
    return_url: `${shopUrl}/return`,
    cancel_url: `${shopUrl}/cancel`,
    notify_url: `${shopUrl}/notify`,
    m_payment_id: `SIM-${process.pid}-${(orders += 1)}-1`,
    amount: '1299.90',
    item_name: 'Order #000123 (2 items)',
    ...changes,
  });
  const signature = changes.signature ?? md5(`${fields.map(([name, value]) => `${name}=${php(value)}`).join('&')}&passphrase=${passphrase}`);
  return [...fields.filter(([name]) => name !== 'signature'), ['signature', signature] as const].map(([name, value]) => ({ name, value }));
};
const open = (changes: Record<string, string> = {}) => {
  const fields = form(changes);
  const reference = fields.find((field) => field.name === 'm_payment_id')!.value;
  const page = PaymentPage.open({ method: 'POST', url: `${base()}/eng/process`, fields });
  const messages = () => heard.filter((body) => body.startsWith(`m_payment_id=${reference}&`));
  return { page, reference, messages };
};
const reported = (messages: () => string[], count = 1) => expect.poll(() => messages().length).toBe(count);

describe('the simulated payment page', () => {
  test('shows what is to be paid', async () => {
    const page = await open().page;
    expect(page.status).toBe(200);
    expect(page.html).toContain('R 1299.90');
  });

  test.each([
    [{ signature: '0'.repeat(32) }, 'Generated signature does not match'],
    [{ amount: '' }, 'amount is required'],
    [{ amount: '12,50' }, 'amount is not an amount'],
    [{ item_name: '' }, 'item_name is required'],
    [{ merchant_id: '1' }, 'belong to no merchant'],
  ])('refuses %j', async (changes, problem) => {
    const page = await open(changes).page;
    expect(page.status).toBe(400);
    expect(page.html).toContain(problem);
  });
});

describe('pressing', () => {
  test('Pay notifies once, rightly signed, and leads back', async () => {
    const { page, messages } = open();
    expect(await (await page).press('Pay')).toBe(`${shopUrl}/return`);
    await reported(messages);
    const [parameters, signature] = messages()[0]!.split('&signature=');
    expect(signature).toBe(md5(`${parameters}&passphrase=${passphrase}`));
    const fields = Object.fromEntries(new URLSearchParams(parameters));
    expect(fields).toMatchObject({ payment_status: 'COMPLETE', amount_gross: '1299.90', merchant_id: '10000100', name_first: 'Test', name_last: 'User 01' });
    expect(Number(fields.amount_fee)).toBeLessThan(0);
    expect(Number(fields.amount_gross) + Number(fields.amount_fee)).toBeCloseTo(Number(fields.amount_net), 2);
    const confirmed = await fetch(`${base()}/eng/query/validate`, { method: 'POST', body: parameters });
    expect(await confirmed.text()).toBe('VALID');
  });

  test('Cancel notifies nobody and leads to the cancel address', async () => {
    const { page, messages } = open();
    expect(await (await page).press('Cancel')).toBe(`${shopUrl}/cancel`);
    expect(messages()).toEqual([]);
  });

  test('Decline says that it failed', async () => {
    const { page, messages } = open();
    await (await page).press('Decline');
    await reported(messages);
    expect(messages()[0]).toContain('payment_status=FAILED');
  });

  test('Pay twice on one page pays once', async () => {
    const { page, messages } = open();
    await (await page).press('Pay');
    await (await page).press('Pay');
    await reported(messages);
  });

  test('the fault buttons do what they say', async () => {
    const twice = open();
    await (await twice.page).press('Notify twice');
    await reported(twice.messages, 2);
    expect(twice.messages()[0]).toBe(twice.messages()[1]);

    const amount = open();
    await (await amount.page).press('Notify with wrong amount');
    await reported(amount.messages);
    expect(amount.messages()[0]).not.toContain('amount_gross=1299.90');

    const forged = open();
    await (await forged.page).press('Notify with bad signature');
    await reported(forged.messages);
    const [parameters, signature] = forged.messages()[0]!.split('&signature=');
    expect(signature).not.toBe(md5(`${parameters}&passphrase=${passphrase}`));

    const lost = open();
    expect(await (await lost.page).press('Pay but lose the return')).toBe('');
    await reported(lost.messages);
  });
});

test('parameters nobody sent are not valid', async () => {
  const answer = await fetch(`${base()}/eng/query/validate`, { method: 'POST', body: 'm_payment_id=1&payment_status=COMPLETE' });
  expect(await answer.text()).toBe('INVALID');
});

test('the history lists what was paid, to whoever can sign for it', async () => {
  const { page, reference } = open();
  await (await page).press('Pay but lose the notification');
  const range = { from: '2020-01-01', to: '2099-12-31', offset: '0', limit: '1000' };
  const headers: Record<string, string> = { 'merchant-id': '10000100', version: 'v1', timestamp: '2026-01-05T10:00:00+02:00' };
  const everything = Object.entries({ ...headers, ...range, passphrase }).sort(([a], [b]) => (a < b ? -1 : 1));
  const signature = md5(everything.map(([name, value]) => `${name}=${php(value)}`).join('&'));
  const url = `${base()}/transactions/history?${new URLSearchParams(range)}&testing=true`;
  expect((await fetch(url, { headers: { ...headers, signature: 'wrong' } })).status).toBe(401);
  const csv = await (await fetch(url, { headers: { ...headers, signature } })).text();
  expect(csv.split('\n').filter((line) => line.includes(reference))).toHaveLength(1);
  expect(csv).toContain('1299.90');
});
