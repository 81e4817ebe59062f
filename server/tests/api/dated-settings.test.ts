// Figures that change on a date: one command, seen in cart, invoice and mail without a release or a restart.
// What pages say of them is looked at in a browser (web/e2e/flows/dated-settings.spec.ts).
import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, orderForm, type Order } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { comeBack, PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { handOver } from './support/returns.ts';
import { importFile, program, runProgram, startOwnShop, until } from './support/server.ts';
import { cents } from './support/shelf.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
let product: Schemas['Product'];
beforeAll(async () => {
  own = await startOwnShop('dated-settings', { products: 500, env: { SPAZA_LIMITS_ENABLED: 'false', SPAZA_SHOP_VAT_NUMBER: '4123456789' } });
  // The demo's own, which a first order would get besides.
  importFile(own.database.url, 'promotions.csv', 'code,type,title,enabled\npromotion-welcome,freeDelivery,First order,false\npromotion-welcome-delivery,freeDelivery,First order,false\n');
  api = new Client({ base: own.shop.base });
  await until('the first-order offers ending', 60_000, async () => (await config()).firstOrderOffer === undefined);
  const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, query: ':price-asc', fields: 'FULL' });
  product = products.find((one) => one.price!.value < 400 && !one.preOrder && !one.liquor && !one.requiresTvLicence && one.returnable !== false && one.tradingType === '00' && (one.stock?.stockLevel ?? 0) > 8)!;
  expect(product).toBeDefined();
});
afterAll(() => own?.stop());

const settings = (...args: string[]) => {
  const [action, ...rest] = args;
  return runProgram('spaza', ['settings', action!, '--database', own.database.url, ...rest]);
};
const refusal = (...args: string[]): string => {
  try {
    settings(...args);
  } catch (failure) {
    return (failure as { stderr: string }).stderr.trim();
  }
  throw new Error(`spaza settings ${args.join(' ')} was not refused`);
};
const config = () => api.get<Schemas['AppConfig']>('/cms/appConfig');

const bought = async (client: Client, quantity = 1) => {
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity }, { query: { fields: 'FULL' } });
  await confirm(client, `/users/current/carts/${cart.code}`);
  const order = await client.post<Order>('/users/current/orders', orderForm(cart.code), { query: { fields: 'FULL' } });
  return { cart, order };
};
const paid = async (client: Client, order: Order) => {
  await comeBack(await (await PaymentPage.open(order.payment!)).press('Pay'));
  await settled(client, order.code, 'succeed');
  return client.get<Order>(`/users/current/orders/${order.code}`, { fields: 'FULL' });
};
const document = async (client: Client, number: string) => {
  const answer = await fetch(`${client.base}${client.prefix()}/download/invoice/${number}`, { headers: { authorization: `Bearer ${client.token}` } });
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(await answer.arrayBuffer()), encoding: 'utf8' }).replaceAll(/\s+/gu, ' ');
};
const mail = async (code: string) => {
  const written = () => sqlOn(own.database.url, `SELECT payload FROM outbox WHERE key = 'order-confirmation:${code}'`);
  await expect.poll(written).not.toBe('');
  return written();
};
const rand = (sum: number) => `R ${(sum / 100).toFixed(2)}`;
const vatIn = (order: Pick<Order, 'totalPriceWithTax'>, percent: number) => Math.round((cents(order.totalPriceWithTax) * percent) / (100 + percent));
const spoken = (text: string) => text.replaceAll(/[\u00a0\s]+/gu, ' ');

describe('dated settings', () => {
  test('a change of VAT is seen in cart, invoice and mail; an order keeps what it was placed under', async () => {
    const { client } = await customerWithAddress({}, api);
    const before = (await bought(client)).order;
    expect((await config()).vatPercent).toBe(15);

    settings('set', 'vat_percent', '15.5');
    await expect.poll(async () => (await config()).vatPercent).toBe(15.5);

    const { cart, order: after } = await bought(client, 2);
    expect(cents(cart.totalTax)).toBe(vatIn(cart, 15.5));
    for (const [order, percent] of [[before, 15], [after, 15.5]] as const) {
      const done = await paid(client, order);
      expect(cents(done.totalTax)).toBe(vatIn(done, percent));
      const text = await document(client, done.billingDocuments![0]!.id);
      expect(text).toContain(`VAT at ${percent}% ${rand(vatIn(done, percent))}`);
      expect(text).toContain('Tax invoice');
      expect(text).toContain('VAT number 4123456789');
      expect(spoken(await mail(order.code))).toContain(rand(vatIn(done, percent)));
    }
    const note = await client.post<Order>(`/users/current/orders/${before.code}/cancellation`, { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] }, { query: { fields: 'FULL' } });
    const credit = note.billingDocuments!.find(({ type }) => type === 'CREDIT_NOTE')!;
    expect(await document(client, credit.id)).toContain(`VAT at 15% ${rand(vatIn(before, 15))}`);
  });

  test('what is planned comes at its moment, with nobody doing anything', async () => {
    settings('set', 'vat_percent', '15');
    await expect.poll(async () => (await config()).vatPercent).toBe(15);
    const { client } = await customerWithAddress({}, api);
    const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1 }, { query: { fields: 'FULL' } });
    // As `set --from` writes it, for a midnight that is near; the command that follows has it read.
    const later = Date.now() + 3_600_000;
    sqlOn(own.database.url, `INSERT INTO dated_setting (name, valid_from, value, set_at, set_by) VALUES ('vat_percent', ${later}, '17', ${Date.now()}, 'test')`);
    settings('set', 'free_delivery_cents', '51000');
    await expect.poll(async () => (await config()).freeDeliveryThreshold?.value).toBe(510);
    expect((await config()).vatPercent).toBe(15);
    const before = await client.get<Schemas['Cart']>(`/users/current/carts/${cart.code}`, { fields: 'FULL' });
    expect(cents(before.totalTax)).toBe(vatIn(cart, 15));
    // The midnight comes near, and nobody does anything after this is read.
    const turn = Date.now() + 3_000;
    sqlOn(own.database.url, `UPDATE dated_setting SET valid_from = ${turn} WHERE name = 'vat_percent' AND valid_from = ${later}`);
    settings('set', 'free_delivery_cents', '52000');
    await expect.poll(async () => (await config()).vatPercent, { interval: 20 }).toBe(17);
    expect(Date.now()).toBeGreaterThanOrEqual(turn);
    const after = await client.get<Schemas['Cart']>(`/users/current/carts/${cart.code}`, { fields: 'FULL' });
    expect(cents(after.totalTax)).toBe(vatIn(cart, 17));
  });

  test('what delivery costs, and from what it is free, is what the shop and a cart say', async () => {
    settings('set', 'delivery_fee_cents', '7500');
    settings('set', 'free_delivery_cents', '65000');
    await expect.poll(async () => (await config()).freeDeliveryThreshold?.value).toBe(650);
    expect((await config()).deliveryCost?.value).toBe(75);
    const { client } = await customerWithAddress({}, api);
    const { cart } = await bought(client);
    expect(cart.deliveryCost?.value).toBe(75);
    expect(cents(cart.freeDeliveryRemaining)).toBe(650_00 - cents(cart.subTotal));
  });

  test('how long one may return and claim a price beat is what clients are shown', async () => {
    expect(await config()).toMatchObject({ returnDays: 7, priceBeatDays: 14 });
    settings('set', 'return_days', '30');
    settings('set', 'price_beat_days', '21');
    await expect.poll(config).toMatchObject({ returnDays: 30, priceBeatDays: 21 });
    expect(refusal('set', 'return_days', '6')).toContain('days from 7 to 365');
    expect((await config()).returnDays).toBe(30);
  });

  test('days to return that were promised with an order hold when there are fewer at its delivery', async () => {
    settings('set', 'return_days', '30');
    await expect.poll(async () => (await config()).returnDays).toBe(30);
    const { client } = await customerWithAddress({}, api);
    const order = await paid(client, (await bought(client)).order);
    settings('set', 'return_days', '7');
    await expect.poll(async () => (await config()).returnDays).toBe(7);
    await handOver(client, order, own.database.url);
    const { shipments } = await client.get<Schemas['ReturnEntries']>(`/users/current/orderReturns/returnentries/${order.code}`);
    const until = Date.parse(shipments[0]!.entries[0]!.changeOfMindUntil!.replace('+0000', 'Z'));
    expect(Math.round((until - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(30);
  });

  test('a shop that is not registered for VAT says nothing of it', async () => {
    settings('set', 'vat_percent', '0');
    await expect.poll(async () => (await config()).vatPercent).toBe(0);
    const { client } = await customerWithAddress({}, api);
    const { cart, order } = await bought(client);
    expect(cents(cart.totalTax)).toBe(0);
    const done = await paid(client, order);
    const text = await document(client, done.billingDocuments![0]!.id);
    expect(text).toContain('Invoice');
    expect(text).not.toMatch(/Tax invoice|VAT at|excluding VAT|include VAT|including VAT/);
    expect(text).not.toContain('VAT number');
    expect(text).toContain('Paid in full.');
    expect(await mail(order.code)).toMatch(/"tax": ?""/);
  });

  test('a value that this release cannot read is left out, named by doctor, and hinders no other', async () => {
    const doctor = () => spawnSync(program('spaza'), ['doctor', '--database', own.database.url], { encoding: 'utf8' }).stdout.split('\n').filter((line) => line.includes('dated settings'));
    expect(doctor()).toEqual([]);
    sqlOn(own.database.url, `INSERT INTO dated_setting (name, valid_from, value, set_at, set_by) VALUES ('delivery_fee_cents', ${Date.now()}, 'R 90', ${Date.now()}, 'test')`);
    settings('set', 'free_delivery_cents', '66000');
    await expect.poll(async () => (await config()).freeDeliveryThreshold?.value).toBe(660);
    expect((await config()).deliveryCost?.value).toBe(75);
    expect(doctor()).toEqual([expect.stringMatching(/^problem {2}dated settings: delivery_fee_cents is 'R 90' from .* cannot read.*spaza settings set delivery_fee_cents/)]);
    settings('set', 'delivery_fee_cents', '8000');
    await expect.poll(async () => (await config()).deliveryCost?.value).toBe(80);
    expect(doctor()).toEqual([]);
  });

  test('the command says what counts and what is planned, who set it, and refuses what cannot be', async () => {
    expect(settings('set', 'vat_percent', '16', '--from', '2037-04-01')).toContain('vat_percent is 16 from 2037-04-01 00:00 (Johannesburg) on');
    const at = sqlOn(own.database.url, "SELECT valid_from FROM dated_setting WHERE value = '16'");
    expect(new Date(Number(at)).toISOString()).toBe('2037-03-31T22:00:00.000Z');
    expect(settings('list')).toMatch(/^vat_percent {2}16 {2}from 2037-04-01 00:00$/m);
    expect(settings('withdraw', 'vat_percent', '--from', '2037-04-01')).toContain('vat_percent does not change on 2037-04-01');
    expect(settings('list')).not.toContain('2037');
    expect(settings('history')).toMatch(/@\S+ {2}vat_percent 16 {2}from 2037-04-01 00:00\n.*vat_percent withdrawn {2}from 2037-04-01/);

    expect(refusal('set', 'vat_percnt', '16')).toContain("'vat_percnt' is no dated setting (did you mean vat_percent?)");
    expect(refusal('set', 'colour', 'red')).toContain('there are vat_percent, delivery_fee_cents');
    expect(refusal('set', 'vat_percent', '101')).toContain("vat_percent must be a percentage from 0 to 100 such as 15 or 15.5, not '101'");
    expect(refusal('set', 'delivery_fee_cents', 'R50')).toContain('delivery_fee_cents must be cents');
    expect(refusal('set', 'vat_percent', '16', '--from', '2037-02-30')).toContain("'2037-02-30' is no day");
    expect(refusal('set', 'vat_percent', '16', '--from', '2020-01-01')).toContain('2020-01-01 has begun');
    expect(refusal('withdraw', 'vat_percent', '--from', '2037-04-01')).toContain('nothing is set for vat_percent');
  });
});
