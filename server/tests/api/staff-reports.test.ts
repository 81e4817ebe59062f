// Reports: sums that follow what happens, held against the rows; files of reports, and files of gateways.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, place, readCheckout, type Order } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { runProgram, serve, startOwnShop } from './support/server.ts';
import { cents } from './support/shelf.ts';
import { api, memberOf } from './support/staff.ts';

type Report = Schemas['StaffReport'];
let own: Awaited<ReturnType<typeof startOwnShop>>;
let owner: Client;
let product: Schemas['Product'];
const today = () => new Date(Date.now() + 2 * 3600_000).toISOString().slice(0, 10);
const dayBack = (days: number) => new Date(Date.now() + 2 * 3600_000 - days * 86_400_000).toISOString().slice(0, 10);
const report = (name: string, more: object = {}) => owner.get<Report>(`${api}/reports/${name}`, { from: today(), to: today(), ...more });
const at = () => ({ base: own.shop.base, database: own.database.url });
const reports = (...args: string[]) => runProgram('spaza', ['reports', args[0]!, '--database', own.database.url, ...args.slice(1)]);
const totalCents = (order: Order) => cents(order.totalPriceWithTax);

const paidOrder = async (quantity = 2) => {
  const { client } = await customerWithAddress({}, new Client({ base: own.shop.base }));
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { body } = await place(client, cart.code);
  await (await PaymentPage.open(body.payment!)).press('Pay');
  await settled(client, body.code, 'succeed');
  return client.get<Order>(`/orders/${body.code}`, { fields: 'FULL' });
};
/** Sums follow some seconds later. */
const summed = (name: string, holds: (found: Report) => unknown, wanted: unknown) => expect.poll(async () => holds(await report(name)), { interval: 200 }).toEqual(wanted);
const agrees = () => expect.poll(() => reports('check', '--day', today()), { interval: 500 }).toContain('sums and rows agree');

beforeAll(async () => {
  own = await startOwnShop('reports', { products: 100, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  owner = memberOf(at(), 'owner').client;
  const { products } = await new Client({ base: own.shop.base }).get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 30)!;
});
afterAll(() => own?.stop());

test('a paid order is in every sum, and what is cancelled of it stands beside it, also after a kill and with two nodes', async () => {
  const first = await paidOrder(3);
  const total = totalCents(first);
  await summed('sales', ({ total: { orders, units, gross } }) => [orders, units, cents(gross)], [1, 3, total]);
  const sales = await report('sales', { compare: 'week' });
  expect(sales).toMatchObject({ from: today(), fromBefore: dayBack(7), totalBefore: { orders: 0 }, daysWaiting: 0 });
  expect(sales.rows).toMatchObject([{ key: today(), figures: { orders: 1 }, before: { orders: 0 } }]);
  expect(cents(sales.total.net) + cents(sales.total.vat)).toBe(total);
  const [department] = (await report('departments')).rows;
  expect(department).toMatchObject({ figures: { orders: 1, units: 3 } });
  expect(department!.name).not.toBe(department!.key);
  expect((await report('stores')).rows.map(({ figures }) => figures.units)).toEqual([3]);
  expect((await report('channels')).rows).toMatchObject([{ key: 'web', figures: { gross: { value: total / 100 } } }]);
  expect((await report('ways')).rows).toMatchObject([{ key: 'doorstep', figures: { units: 3 } }]);
  expect((await report('baskets')).rows).toMatchObject([{ key: '3', figures: { orders: 1 } }]);
  expect((await report('payments')).rows).toMatchObject([{ key: 'payfast/succeed', figures: { orders: 1, gross: { value: total / 100 } } }]);
  const [vat] = (await report('vat')).rows;
  expect(vat).toMatchObject({ key: '1500', figures: { orders: 1, backTimes: 0 } });

  const second = await serve({ label: 'reports-second', database: own.database.url, paysim: own.shop.paysim, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  const back = await owner.post<Schemas['StaffOrder']>(`${api}/orders/${first.code}/cancellation`, { entries: [{ entry: 0, units: 1 }], reason: 'Bought by mistake' });
  const refunded = cents(back.money.refunded);
  expect(refunded).toBeGreaterThan(0);
  await own.shop.kill();
  await own.restart();
  owner = memberOf(at(), 'owner').client;
  await summed('sales', ({ total: { gross, back: gone, backUnits } }) => [cents(gross), cents(gone), backUnits], [total, refunded, 1]);
  const other = await paidOrder(1);
  await summed('sales', ({ total: { orders, gross } }) => [orders, cents(gross)], [2, total + totalCents(other)]);
  await second.stop();
  expect(cents((await report('sales')).total.kept)).toBe(total + totalCents(other) - refunded);
  expect((await report('departments')).rows).toMatchObject([{ figures: { orders: 2, units: 4, backUnits: 1 } }]);
  expect((await report('vat')).rows).toMatchObject([{ figures: { orders: 2, backTimes: 1, back: { value: refunded / 100 } } }]);
  await agrees();
  const { sums } = await owner.get<Schemas['StaffToday']>(`${api}/today`);
  expect(sums).toMatchObject({ orders: 2, back: { value: refunded / 100 }, departments: [{ code: department!.key, name: department!.name }] });
});

test('a part counts on the day it was promised for, in time once it is delivered', async () => {
  const [part, promised] = sqlOn(own.database.url, "SELECT code || ' ' || promised_day FROM consignment WHERE delivery = 'doorstep' ORDER BY code DESC").trim().split('\n')[0]!.split(' ') as [string, string];
  const on = (name: string) => owner.get<Report>(`${api}/reports/${name}`, { from: promised, to: promised });
  const holds = async (wanted: object) => expect.poll(async () => (await on('promises')).total.promises, { interval: 200 }).toEqual(wanted);
  await holds({ parts: 2, inTime: 0, late: 0, open: 2, daysLate: 0 });
  const path = `${api}/orders/${part.split('-')[0]}/consignments/${part}`;
  for (const step of ['pick', 'ship', 'deliver']) await owner.post(`${path}/${step}`, step === 'ship' ? { carrier: 'The Courier Guy', trackingId: 'TCG1' } : {});
  await holds({ parts: 2, inTime: 1, late: 0, open: 1, daysLate: 0 });
  expect((await on('promises')).rows).toMatchObject([{ key: 'doorstep', figures: { orders: 0, promises: { parts: 2, inTime: 1 } } }]);
  expect((await on('promisesByStore')).rows).toMatchObject([{ figures: { promises: { parts: 2 } } }]);
  const departments = await on('promisesByDepartment');
  expect(departments).toMatchObject({ total: { promises: { parts: 2 } }, rows: [{ figures: { promises: { parts: 2 } } }] });
  expect(departments.rows[0]!.name).not.toBe(departments.rows[0]!.key);
});

test('visits count by channel and by how far they went', async () => {
  const visit = (session: string, channel: string, ...events: string[]) => events.map((event) => ({ event, session, channel, path: '/p/1' }));
  const shopper = new Client({ base: own.shop.base });
  const events = [...visit('a', 'web', 'page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase'), ...visit('b', 'web', 'view_item'), ...visit('c', 'msite', 'add_to_cart'), ...visit('d', 'app', 'page_view')];
  expect((await shopper.call('POST', '/collect', { body: { events } })).status).toBe(204);
  await summed('funnel', ({ total }) => total.visits, { looked: 3, added: 2, checkouts: 1, paid: 1 });
  const found = await report('funnel');
  expect(found.rows.map(({ key, figures }) => [key, figures.visits])).toEqual([
    ['web', { looked: 2, added: 1, checkouts: 1, paid: 1 }],
    ['msite', { looked: 1, added: 1, checkouts: 0, paid: 0 }],
  ]);
  expect(found.countedTo).toBeTruthy();
  expect((await report('funnel', { key: 'msite' })).total.visits).toMatchObject({ looked: 1 });
  const csv = await owner.raw('GET', `${api}/reports/funnel/file`, { query: { from: today(), to: today() } });
  expect(String(csv.body)).toMatch(/^Key,Name,Looked at a product,Put one into the cart,Began checkout,Paid\r\nweb,web,2,1,1,1\r\n/);
});

test('sums that were lost or changed are found, and made again', async () => {
  const before = await report('sales');
  sqlOn(own.database.url, `UPDATE report_day SET gross_cents = gross_cents + 1 WHERE kind = 'channel' AND day = '${today()}'`);
  expect(() => reports('check', '--day', today())).toThrow(/reports rebuild/);
  sqlOn(own.database.url, 'DELETE FROM report_day');
  sqlOn(own.database.url, 'DELETE FROM report_position');
  expect(reports('rebuild')).toContain('summed up');
  await agrees();
  expect((await report('sales')).total).toEqual(before.total);
  expect(() => reports('check', '--day', 'yesterday')).toThrow(/--day/);
});

test('what is asked for wrongly is refused by its name', async () => {
  const refusal = (name: string, query: Record<string, string>) => owner.refusal('GET', `${api}/reports/${name}`, { query });
  const days = { from: today(), to: today() };
  expect(await refusal('weather', days)).toMatchObject({ status: 404 });
  expect(await refusal('sales', { from: 'x', to: today() })).toMatchObject({ status: 400, subject: 'from' });
  expect(await refusal('sales', { from: today() })).toMatchObject({ status: 400, subject: 'to' });
  expect(await refusal('sales', { from: today(), to: dayBack(1) })).toMatchObject({ status: 400, subject: 'to' });
  expect(await refusal('sales', { from: dayBack(400), to: today() })).toMatchObject({ status: 400, subject: 'to' });
  expect(await refusal('sales', { ...days, compare: 'decade' })).toMatchObject({ status: 400, subject: 'compare' });
  expect(await owner.refusal('GET', `${api}/reports/sales/file`, { query: { ...days, format: 'pdf' } })).toMatchObject({ status: 400, subject: 'format' });
  expect((await owner.get<Schemas['StaffSearchReport']>(`${api}/search-report`)).top).toEqual([]);
});

test('a report is a file as well, and who took it is noted', async () => {
  const analyst = memberOf(at(), 'analyst');
  const days = { from: today(), to: today(), compare: 'week' };
  const csv = await analyst.client.raw('GET', `${api}/reports/departments/file`, { query: days });
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(csv.headers.get('content-disposition')).toContain(`departments-${today()}-to-${today()}.csv`);
  const [heading, row] = String(csv.body).replace('\uFEFF', '').split('\r\n');
  expect(heading).toMatch(/^Key,Name,Orders,Units,"Sold, with VAT"/);
  const { rows } = await report('departments');
  expect(row).toContain(`,2,4,${rows[0]!.figures.gross.value.toFixed(2)},`);
  const sheet = await fetch(`${own.shop.base}${api}/reports/sales/file?from=${today()}&to=${today()}&format=xlsx`, { headers: { authorization: `Bearer ${analyst.token}` } });
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml');
  expect(Buffer.from(await sheet.arrayBuffer()).subarray(0, 2).toString()).toBe('PK');
  const { acts } = await owner.get<Schemas['StaffActList']>(`${api}/audit`, { by: analyst.name });
  expect(acts.filter(({ act }) => act === 'report.downloaded').map(({ about, to }) => [about, to])).toEqual([[`sales-${today()}-to-${today()}`, 'xlsx'], [`departments-${today()}-to-${today()}`, 'csv']]);
  expect(await analyst.client.refusal('GET', `${api}/orders`)).toMatchObject({ status: 403 });
});

test("a gateway's file is held against the payments row by row", async () => {
  const finance = memberOf(at(), 'finance').client;
  const analyst = memberOf(at(), 'analyst').client;
  const attempts = sqlOn(own.database.url, "SELECT merchant_ref || ' ' || amount_cents FROM payment_attempt WHERE state IN ('succeed', 'part_refunded') ORDER BY created_at").trim().split('\n').map((line) => line.split(' ') as [string, string]);
  const [[one, oneCents], [two]] = attempts as [[string, string], [string, string]];
  const rand = (amount: number) => (amount / 100).toFixed(2);
  const send = (client: Client, body: string, gateway = 'payfast') => client.call('POST', `${api}/settlements`, { raw: { type: 'text/csv', text: body }, query: { gateway, name: 'november.csv' } });
  const file = ['Date,Type,Gross,Fee,M Payment ID', `${today()},Funds Received,${rand(Number(oneCents))},-9.50,${one}`, `${today()},Funds Received,1.00,-0.10,${two}`, `${today()},Funds Received,5.00,0.00,nobody-1`, `${today()},Payout,-100.00,0.00,`].join('\n');
  expect(await send(analyst, file)).toMatchObject({ status: 403 });
  const { status, body } = await send(finance, file);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ matched: 2, isCut: false, head: { gateway: 'payfast', name: 'november.csv', rows: 4, from: today(), to: today(), fees: { value: 9.6 } } });
  expect(body.differences).toMatchObject([
    { row: 3, reference: two, outcome: 'otherAmount', theirs: { value: 1 } },
    { row: 4, reference: 'nobody-1', outcome: 'unknown', theirs: { value: 5 } },
  ]);
  expect(await send(finance, file)).toMatchObject({ status: 409 });
  const shorter = `Date,Gross,Merchant Reference\n${today()},${rand(Number(oneCents))},${one}\n`;
  const sent = await Promise.all([1, 2, 3, 4].map(() => send(finance, shorter)));
  expect(sent.map((each) => each.status).sort()).toEqual([200, 409, 409, 409]);
  expect(sent.find((each) => each.status === 200)!.body).toMatchObject({ matched: 0, differences: [{ row: 2, reference: one, outcome: 'twice', inFile: body.head.number }, { row: 0, reference: two, outcome: 'missing' }] });
  expect((await analyst.get<Schemas['StaffSettlementList']>(`${api}/settlements`)).settlements).toHaveLength(2);
  expect(await analyst.get<Schemas['StaffSettlement']>(`${api}/settlements/${body.head.number}`)).toEqual(body);
  expect(await analyst.refusal('GET', `${api}/settlements/x`)).toMatchObject({ status: 404 });
  for (const [bad, words] of [['Gross\n1.00', /no column Merchant Reference/], ['Reference,Gross\na,much', /Row 2, column Gross/], ['Reference,Gross,Date\na,1,soon', /Row 2, column Date/], ['Reference,Gross\na,1.234', /column Gross: it is not clear where the cents begin/], ['Reference,Gross,Date\na,1,2020-01-01\nb,1,2026-01-01', /Row 3: .* 92 days/]] as const) {
    const refused = await send(finance, bad);
    expect([refused.status, refused.body.errors[0].type]).toEqual([400, 'SettlementFileError']);
    expect(refused.body.errors[0].message).toMatch(words);
  }
  expect((await send(finance, file, 'nobody')).body.errors[0]).toMatchObject({ subject: 'gateway' });
  expect((await analyst.get<Schemas['StaffSettlementList']>(`${api}/settlements`)).settlements).toHaveLength(2);
});
