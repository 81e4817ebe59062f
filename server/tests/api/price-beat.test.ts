// Another shop sells it for less: claimed after and before the purchase, judged on the command line, paid out.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { place, readCheckout, shopperWithOrder, statusOf, choose } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { parts, type Field } from './support/forms.ts';
import { PaymentPage, refundsOf, settled } from './support/gateway.ts';
import { customer, customerWithAddress, unguessable } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { ledgerFaults, runProgram, until } from './support/server.ts';
import { cents, plentiful } from './support/shelf.ts';

type Claim = Schemas['PriceBeatClaim'];

const proof = { name: 'Their page.png', type: 'image/png', content: photograph(60, 40) };
/** Kept as it is: pictures are looked at one at a time. */
const document = { name: 'Their page.pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') };
const theirPage = 'https://www.goedkoop.example/the-same-thing';
const rand = (amount: number) => (amount / 100).toFixed(2);

const cli = (...args: string[]) => {
  process.env.SPAZA_SERVE_PUBLIC_URL = 'https://shop.example';
  try {
    return runProgram('spaza', ['claims', args[0]!, '--database', inject('shop').database, ...args.slice(1)]);
  } finally {
    delete process.env.SPAZA_SERVE_PUBLIC_URL;
  }
};

/** Somebody who has bought and paid. */
const buyer = async (quantity = 1) => {
  const shopper = await shopperWithOrder('doorstep', [{ quantity }]);
  await (await PaymentPage.open(shopper.order.payment!)).press('Pay');
  await settled(shopper.client, shopper.order.code, 'succeed');
  const code = shopper.order.code;
  const entries = async () => client.get<Schemas['PriceBeatEntries']>(`/users/current/orders/${code}/priceBeat`, { fields: 'FULL' });
  const { client } = shopper;
  return { ...shopper, code, entries, own: cents((await entries()).entries[0]!.productPrice) };
};

const after = (order: string, price: number, more: [string, Field][] = []): [string, Field][] => [
  ['orderCode', order], ['entryNumber', '0'], ['competitorPrice', rand(price)], ['competitorProductURL', theirPage], ['file', proof], ...more,
];
const before = (url: string, price: number): [string, Field][] => [
  ['ownProductURL', url], ['competitorPrice', rand(price)], ['competitorProductURL', theirPage], ['file', proof],
];
const query = (requestType = 'post_purchase_price_beat') => ({ requestType });
const path = '/users/current/tickets/priceBeatClaim';
const send = async (client: Client, fields: [string, Field][], type?: string, headers: Record<string, string> = {}) =>
  client.call<Claim>('POST', path, { ...(await parts(fields)), query: query(type), headers });
const asPdf = (fields: [string, Field][]) => fields.map(([name, value]): [string, Field] => [name, name === 'file' ? document : value]);
const refused = async (client: Client, fields: [string, Field][], type?: string) =>
  client.refusal('POST', path, { ...(await parts(fields)), query: query(type) });
const claimOf = (client: Client, id: string) => client.get<Claim>(`/users/current/priceBeatClaims/${id}`, { fields: 'FULL' });
const claimsOf = (client: Client, more = {}) => client.get<Schemas['PriceBeatClaimList']>('/users/current/priceBeatClaims', more);
const mails = async () => (await fetch(`${inject('shop').base}/dev/outbox`)).text();
const isPaid = (client: Client, id: string) => until(`${id} being paid`, 60_000, async () => (await claimOf(client, id)).status.id === 'PAID');

/** What `spaza doctor` finds wrong with an order; other tests meddle with theirs. */
const faultsOf = (code: string) => ledgerFaults(inject('shop').database).filter((line) => line.includes(code));

describe('after the purchase', () => {
  test('an order says what may be claimed for, and until when', async () => {
    const { code, entries } = await buyer(2);
    expect(await entries()).toMatchObject({
      orderCode: code,
      windowDays: 14,
      entries: [{ entryNumber: 0, isSelected: false, quantity: 2, daysLeft: 14, claimable: true, priceBeatdaysLeftMsg: expect.stringMatching(/^14 days left, until \w{3} \d+ \w+$/), purchaseInfoDetailsMsg: expect.stringMatching(/^Bought 2 for R.[\d\s.]+ each$/u) }],
    });
  });

  test('a claim says at once what it comes to, is checked, agreed and paid with a credit note', async () => {
    const { client, code, own, email, entries } = await buyer();
    const { status, body } = await send(client, after(code, own - 5005, [['ownPrice', rand(own)]]));
    expect(status, JSON.stringify(body)).toBe(201);
    expect([cents(body.difference), cents(body.bonus), cents(body.amount)]).toEqual([5005, 501, 5506]);
    expect(body).toMatchObject({
      requestType: 'post_purchase_price_beat', status: { id: 'SENT', name: 'Sent' }, orderCode: code, entryNumber: 0, competitorHost: 'www.goedkoop.example',
      attachments: [{ filename: 'Their page.png' }], responseStatus: true, successMsg: `Claim ${body.id} sent. We look at their page and email you.`,
    });
    expect((await entries()).entries[0]).toMatchObject({ claimable: false, reason: expect.stringMatching(/^Already claimed on /), claims: [{ id: body.id }] });
    expect(cli('list', '--most', '1000')).toContain(`${body.id}  SENT  order ${code} entry 0`);

    cli('check', body.id, '--as', 'Kagiso');
    expect((await claimOf(client, body.id)).status).toEqual({ id: 'CHECKING', name: 'Checking' });
    cli('agree', body.id, '--as', 'Kagiso');
    await isPaid(client, body.id);
    const paid = await claimOf(client, body.id);
    expect(paid.steps.map((step) => step.status.id)).toEqual(['SENT', 'CHECKING', 'AGREED', 'PAID']);
    expect(await refundsOf(code)).toMatchObject([{ cents: 5506 }]);
    const order = await client.get<Schemas['Order']>(`/orders/${code}`, { fields: 'FULL' });
    expect(JSON.stringify(order)).toContain(paid.creditNote);
    expect((await statusOf(client, code)).paymentStatus).toBe('partlyRefunded');
    const reported = await mails();
    expect(reported).toContain(email);
    expect(reported).toContain(`https://shop.example/account/pricebeats/${body.id}`);
    expect(reported).toContain(`Price beat ${body.id}: We have your price beat`);
    expect(faultsOf(code!)).toEqual([]);
    expect(() => cli('agree', body.id, '--as', 'Kagiso')).toThrow(/decided/);
    expect(() => cli('refuse', body.id, '--as', 'Kagiso', '--reason', 'No')).toThrow(/decided/);

    const folder = mkdtempSync(join(tmpdir(), 'spaza-claims-'));
    cli('files', body.id, '--to', folder);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(cli('show', body.id)).toContain(theirPage);
  });

  test('a claim is refused with the reason, and may be sent again', async () => {
    const { client, code, own } = await buyer();
    const { id } = (await send(client, after(code, own - 1000))).body;
    expect(() => cli('refuse', id, '--as', 'Kagiso', '--reason', ' ')).toThrow(/say why/);
    cli('refuse', id, '--as', 'Kagiso', '--reason', 'Their air fryer is the 4 L, yours is the 5.5 L.');
    expect(await claimOf(client, id)).toMatchObject({ status: { id: 'REFUSED', name: 'Not this time' }, reason: 'Their air fryer is the 4 L, yours is the 5.5 L.' });
    expect(await mails()).toContain('Their air fryer is the 4 L');
    expect(await refundsOf(code)).toEqual([]);
    const again = (await send(client, after(code, own - 1000))).body;
    expect((await claimsOf(client)).claims.map((claim) => claim.id)).toEqual([again.id, id]);
  });

  test('above the configured amount a second person has to agree', async () => {
    const { client, code, own } = await buyer();
    sql(`UPDATE order_entry SET total_cents = total_cents + 200000 WHERE order_code = '${code}'`);
    const { id } = (await send(client, after(code, own - 1))).body;
    sql(`UPDATE order_entry SET total_cents = total_cents - 200000 WHERE order_code = '${code}'`);
    expect(cli('agree', id, '--as', 'Kagiso')).toContain('a second person has to agree');
    expect(() => cli('agree', id, '--as', 'kagiso')).toThrow(/second person/);
    expect((await claimOf(client, id)).status.id).toBe('CHECKING');
    expect(await refundsOf(code)).toEqual([]);
  });

  test('sent twice under one key, or at once without one, it is one claim a unit', async () => {
    const { client, code, own } = await buyer(2);
    const headers = { 'idempotency-key': unguessable() };
    const [first, again] = [await send(client, after(code, own - 1000), undefined, headers), await send(client, after(code, own - 1000), undefined, headers)];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const answers = await Promise.all([1, 2, 3, 4].map(async () => send(client, asPdf(after(code, own - 1000)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await claimsOf(client)).pagination.totalResults).toBe(2);
  });

  test('what was bought too long ago, was not paid or is cancelled says so', async () => {
    const { client, code, own, entries } = await buyer(2);
    await client.post(`/users/current/orders/${code}/cancellation`, { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] });
    expect((await entries()).entries[0]).toMatchObject({ quantity: 1, claimable: true });
    sql(`UPDATE customer_order SET created_at = created_at - ${15 * 86_400_000} WHERE code = '${code}'`);
    const { reason, claimable, daysLeft } = (await entries()).entries[0]!;
    expect([claimable, daysLeft, reason]).toEqual([false, undefined, expect.stringMatching(/^Price beats close 14 days after buying/)]);
    expect(await refused(client, after(code, own - 1000))).toMatchObject({ status: 400, subject: 'entryNumber', message: reason });

    const unpaid = await shopperWithOrder();
    expect(await refused(unpaid.client, after(unpaid.order.code, 100))).toMatchObject({ status: 400, subject: 'entryNumber', message: "This order isn't paid yet." });
    expect((await claimsOf(client)).pagination.totalResults).toBe(0);
  });

  test('what is typed wrong is named at its field, all of it at once, and nothing is kept', async () => {
    const { client, code, own, email } = await buyer();
    const { errors } = await refused(client, [['orderCode', code], ['entryNumber', ''], ['competitorPrice', 'cheap'], ['competitorProductURL', 'goedkoop/tv']]);
    expect(errors.map(({ subject, message }) => [subject, message])).toEqual([
      ['entryNumber', 'Choose an item to claim for'],
      ['competitorProductURL', 'Please enter a valid link, starting with http:// or https://'],
      ['competitorPrice', 'Please type their price in rand, such as 9499.00'],
      ['file', 'Add a picture of their price'],
    ]);
    const replaced = (name: string, value: Field) => after(code, own - 1000).map(([field, old]): [string, Field] => [field, field === name ? value : old]);
    for (const [fields, subject, message] of [
      [after(code, own + 20100), 'competitorPrice', /R.201\.00 more than you paid/u],
      [after(code, own), 'competitorPrice', /same price/],
      [replaced('entryNumber', '7'), 'entryNumber', /not in this order/],
      [replaced('orderCode', '10000001x'), 'orderCode', /not one of your orders/],
      [replaced('competitorProductURL', 'https://www.gumtree.co.za/tv'), 'competitorProductURL', /auctions, second-hand and foreign sites don't count/],
      [replaced('competitorProductURL', 'https://localhost/tv'), 'competitorProductURL', /valid link/],
      [replaced('competitorProductURL', `https://me:secret@shop.example/tv`), 'competitorProductURL', /valid link/],
      [after(code, own - 1000, [['comment', 'x'.repeat(201)]]), 'comment', /at most 200/],
      [after(code, own - 1000, [['ownPrice', '1.00']]), 'ownPrice', /Our price is/],
      [replaced('file', { name: 'page.exe', content: Buffer.from('MZ') }), 'file', /isn't supported/],
      [[...after(code, own - 1000).filter(([name]) => name !== 'file'), ['attachmentId', 'guessed']], 'attachmentId', /could not find/],
    ] as [[string, Field][], string, RegExp][]) {
      expect(await refused(client, fields), subject).toMatchObject({ status: 400, subject, message: expect.stringMatching(message) });
    }
    for (const type of ['', 'swap']) expect(await refused(client, after(code, own - 1000), type)).toMatchObject({ status: 400, subject: 'requestType' });
    expect((await claimsOf(client)).pagination.totalResults).toBe(0);
    expect(sql(`SELECT COUNT(*) FROM attachment WHERE customer_id IN (SELECT id FROM customer WHERE uid = '${email}')`)).toBe('0');
  });

  test("somebody else's order and claim are not there", async () => {
    const { client, code, own } = await buyer();
    const { id } = (await send(client, after(code, own - 1000))).body;
    const other = (await customer()).client;
    expect(await other.refusal('GET', `/users/current/priceBeatClaims/${id}`)).toMatchObject({ status: 404 });
    expect(await other.refusal('GET', `/users/current/orders/${code}/priceBeat`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
    expect(await refused(other, after(code, own - 1000))).toMatchObject({ status: 400, subject: 'orderCode' });
    expect((await claimsOf(other)).claims).toEqual([]);
  });

  test('claims are listed page by page', async () => {
    const { client, code, own } = await buyer(3);
    const ids: string[] = [];
    for (let i = 0; i < 3; ++i) ids.unshift((await send(client, after(code, own - 1000 - i))).body.id);
    const first = await claimsOf(client, { pageSize: 2 });
    expect(first.claims.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.pagination).toEqual({ currentPage: 0, pageSize: 2, totalPages: 2, totalResults: 3 });
    expect((await claimsOf(client, { pageSize: 2, currentPage: 1 })).claims.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await client.refusal('GET', '/users/current/priceBeatClaims', { query: { pageSize: 101 } })).toMatchObject({ status: 400 });
  });
});

describe('before the purchase', () => {
  const type = 'pre_purchase_price_beat';

  test('an agreed price is a coupon for one unit, once, for this customer', async () => {
    const { client, email } = await customerWithAddress();
    // so dear that what a customer is given on a first order is at its most, with the coupon and without
    const product = (await plentiful()).find(({ price }) => price!.value! >= 5500)!;
    const own = cents(product.price);
    const { status, body } = await send(client, before(`${inject('shop').base}${product.url}`, own - 5000), type);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(cents(body.beatenPrice)).toBe(own - 5500);
    expect(body).toMatchObject({ requestType: type, productCode: product.code, status: { id: 'SENT' } });
    expect(await refused(client, before(product.url!, own - 6000), type)).toMatchObject({ status: 409, subject: 'ownProductURL' });

    cli('agree', body.id, '--as', 'Kagiso');
    const ready = await claimOf(client, body.id);
    expect(ready).toMatchObject({ status: { id: 'PAID', name: 'Your price is ready' }, couponUsed: false, couponCode: expect.stringMatching(/^BEAT-\d+$/) });
    expect(new Date(ready.couponEnds!).getTime() - new Date(ready.modifiedAt).getTime()).toBe(48 * 3_600_000);
    const reported = await mails();
    expect(reported).toContain(ready.couponCode);
    expect(reported).toContain(email);

    const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 2 });
    const at = `/users/current/carts/${cart.code}`;
    const total = async () => cents((await client.get<Schemas['Cart']>(at, { fields: 'FULL' })).totalPrice);
    const dear = await total();
    const use = () => client.call<Schemas['ErrorList']>('POST', `${at}/vouchers`, { body: {}, query: { voucherId: ready.couponCode! } });
    // As any coupon that is somebody's alone.
    // The command wrote it beside the server, which reads promotions anew within a second.
    await until('the coupon being known', 60_000, async () => (await use()).status === 200);
    expect(dear - (await total())).toBe(5500);

    const stranger = (await customer()).client;
    const theirs = await stranger.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1 });
    expect((await stranger.call('POST', `/users/current/carts/${theirs.code}/vouchers`, { body: {}, query: { voucherId: ready.couponCode! } })).status).toBe(400);

    await client.post(`${at}/confirmCheckout`, { shipments: choose(await readCheckout(client, at), 'doorstep') });
    const placed = await place(client, cart.code);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    await (await PaymentPage.open(placed.body.payment!)).press('Pay');
    await settled(client, placed.body.code, 'succeed');
    expect((await claimOf(client, body.id)).couponUsed).toBe(true);
    const next = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1 });
    expect((await client.call('POST', `/users/current/carts/${next.code}/vouchers`, { body: {}, query: { voucherId: ready.couponCode! } })).status).toBe(400);
    expect(faultsOf(placed.body.code!)).toEqual([]);
  });

  test('is for a product of ours that is sold, at the price it has', async () => {
    const { client } = await customer();
    const product = (await plentiful())[0]!;
    const own = cents(product.price);
    for (const [fields, subject, message] of [
      [before('https://example.com/tv', own - 100), 'ownProductURL', /not a page of ours/],
      [before('', own - 100), 'ownProductURL', /not a page of ours/],
      [before('/p/NOSUCH', own - 100), 'ownProductURL', /don't sell this item any more/],
      [before(product.url!, own + 100), 'competitorPrice', /R.1\.00 more than our price/u],
      [[...before(product.url!, own - 100), ['ownPrice', rand(own + 1)]], 'ownPrice', /Our price is/],
    ] as [[string, Field][], string, RegExp][])
      expect(await refused(client, fields, type), subject).toMatchObject({ status: 400, subject, message: expect.stringMatching(message) });
    expect((await claimsOf(client)).claims).toEqual([]);
  });

  test('sent at once it is one claim', async () => {
    const { client } = await customer();
    const product = (await plentiful())[0]!;
    const answers = await Promise.all([1, 2, 3].map(async () => send(client, asPdf(before(product.url!, cents(product.price) - 100)), type)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
