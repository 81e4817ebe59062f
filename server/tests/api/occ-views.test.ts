// The shop's own services in the words of OCC: what goes with a product, interests, preferences, coupons, tracking,
// invoices, returns and tickets; and what it adds to products, orders and addresses.
import { describe, expect, inject, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { runProgram } from './support/server.ts';
import { sql } from './support/database.ts';
import { shopperWithOrder } from './support/buying.ts';
import { addressForm, customer } from './support/people.ts';
import { pay, shopperWithDelivery } from './support/returns.ts';
import { allProducts, aProduct, plentiful, soldOut } from './support/shelf.ts';

const stock = shop().plain;

describe('a product', () => {
  test('names what goes with it', async () => {
    const full = await Promise.all((await plentiful()).slice(0, 20).map(({ code }) => stock.get<Schemas['Product']>(`/products/${code}`, { fields: 'code,productReferences' })));
    const { code } = full.find(({ productReferences }) => (productReferences ?? []).length > 1)!;
    const list = (query = {}) => stock.get<Schemas['ProductReferenceList']>(`/products/${code}/references`, { fields: 'DEFAULT', ...query });
    const { references } = await list();
    expect(references.length).toBeGreaterThan(0);
    for (const { referenceType, preselected, target } of references) {
      expect([referenceType, preselected]).toEqual(['CROSSELLING', false]);
      expect(target.code).not.toBe(code);
      expect(target.images!.length).toBeGreaterThan(0);
    }
    expect((await list({ pageSize: 1 })).references).toHaveLength(1);
    expect((await list({ referenceType: 'ACCESSORIES,CROSSELLING' })).references).toHaveLength(references.length);
    expect((await list({ referenceType: 'SIMILAR' })).references).toEqual([]);
    expect(Object.keys((await list({ fields: 'references(target(code))' })).references[0]!)).toEqual(['target']);
    expect(await stock.refusal('GET', '/products/nothing/references')).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
    expect(await stock.refusal('GET', `/products/${code}/references`, { query: { pageSize: 0 } })).toMatchObject({ status: 400, subject: 'pageSize' });
  });

  test('offers its forms as base options, with the one that is looked at', async () => {
    const full = (code: string, fields = 'FULL') => stock.get<Schemas['Product']>(`/products/${code}`, { fields });
    const forms = (await allProducts()).filter(({ baseProduct }) => baseProduct !== undefined);
    expect(forms.length).toBeGreaterThan(0);
    const product = await full(forms[0]!.code!);
    const [base] = product.baseOptions!;
    expect(base!.variantType).toBe('GenericVariantProduct');
    expect(product.variantType).toBe('GenericVariantProduct');
    expect(base!.selected!.code).toBe(product.code);
    expect(base!.options).toEqual(product.variantOptions);
    expect(await full(product.code!, 'baseOptions(selected(code)),variantType')).toEqual({ baseOptions: [{ selected: { code: product.code } }], variantType: 'GenericVariantProduct' });
    const alone = await full((await allProducts()).find(({ baseProduct }) => baseProduct === undefined)!.code!);
    expect([alone.baseOptions, alone.variantType, alone.multidimensional]).toEqual([undefined, undefined, undefined]);
    const several = await Promise.all(forms.slice(0, 40).map(({ code }) => full(code!)));
    for (const each of several) expect(each.multidimensional === true, each.code).toBe(each.variantMatrix?.some(({ isLeaf }) => !isLeaf) ?? false);
  });

  test('has its tags by name', async () => {
    const tagged = (await allProducts()).find(({ globalTags }) => (globalTags ?? []).length > 0)!;
    const { tags } = await stock.get<Schemas['Product']>(`/products/${tagged.code}`, { fields: 'FULL' });
    expect(tags).toEqual(tagged.globalTags!.map(({ globalTag }) => globalTag));
    expect(await stock.get(`/products/${tagged.code}`, { fields: 'tags' })).toEqual({ tags });
  });
});

test('stores are counted by province', async () => {
  const { countriesAndRegionsStoreCount: [country] } = await stock.get<Schemas['StoreCountList']>('/stores/storescounts');
  const { pagination } = await stock.get<Schemas['StoreSearchPage']>('/stores', { pageSize: 1 });
  expect(country).toMatchObject({ isoCode: 'ZA', name: 'South Africa', type: 'COUNTRY', count: pagination!.totalResults });
  expect(country!.storeCountDataList!.reduce((sum, { count }) => sum + count, 0)).toBe(country!.count);
  expect(country!.storeCountDataList!.find(({ isoCode }) => isoCode === 'ZA-GP')).toMatchObject({ name: 'Gauteng', type: 'REGION' });
});

test('interests are the notices of the shop', async () => {
  const { client } = await customer();
  const own = client.plain;
  const { code, name } = await soldOut();
  const path = '/users/current/productinterests';
  const request = { productCode: code!, notificationType: 'BACK_IN_STOCK' };
  const waits = async () => (await client.get<Schemas['NotifyMe']>(`/users/current/${code}/notify`)).notified;
  const made = await own.call<Schemas['ProductInterest']>('POST', path, { query: request, body: {} });
  expect({ status: made.status, body: made.body }).toMatchObject({ status: 201, body: { product: { code, name }, productInterestEntry: [{ interestType: 'BACK_IN_STOCK' }] } });
  expect(await waits()).toBe(true);
  const list = (query = {}) => own.get<Schemas['ProductInterestList']>(path, { fields: 'DEFAULT', ...query });
  expect(await list()).toMatchObject({ results: [{ product: { code } }], pagination: { count: 1, page: 0, totalCount: 1, totalPages: 1, hasNext: false }, sorts: [{ code: 'name', asc: true }] });
  expect((await list({ productCode: code, notificationType: 'BACK_IN_STOCK' })).results).toHaveLength(1);
  expect((await list({ productCode: 'other' })).results).toEqual([]);
  expect((await list({ currentPage: 1, sort: 'name:desc' })).results).toEqual([]);
  expect((await own.call('DELETE', path, { query: request })).status).toBe(200);
  expect(await waits()).toBe(false);
  expect((await list()).results).toEqual([]);

  const refused = (query: Record<string, string>) => own.refusal('POST', path, { query, body: {} });
  expect(await refused({ ...request, notificationType: 'SALE' })).toMatchObject({ status: 400, subject: 'notificationType' });
  expect(await refused({ notificationType: 'BACK_IN_STOCK' })).toMatchObject({ status: 400, subject: 'productCode' });
  expect(await refused({ ...request, productCode: 'nothing' })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  expect(await refused({ ...request, productCode: (await aProduct()).code! })).toMatchObject({ status: 400 });
});

test('preferences say where such news goes', async () => {
  const { client, email } = await customer();
  const path = '/users/current/notificationpreferences';
  const { preferences } = await client.plain.get<Schemas['NotificationPreferenceList']>(path);
  expect(preferences[0]).toEqual({ channel: 'EMAIL', enabled: true, value: email, visible: true });
  const change = (channel: string, enabled: boolean) => client.plain.refusal('PATCH', path, { body: { preferences: [{ channel, enabled }] } });
  expect(await change('EMAIL', false)).toMatchObject({ status: 400, subject: 'preferences/0/enabled' });
  expect(await change('SITE_MESSAGE', true)).toMatchObject({ status: 400, subject: 'preferences/0/channel' });
  expect(await change('SMS', true)).toMatchObject({ status: 400 }); // no number was proven
  expect(await client.plain.patch(path, { preferences: [{ channel: 'EMAIL', enabled: true }] })).toEqual({ preferences });
});

test('coupons of a customer alone are listed and claimed, by them', async () => {
  const [one, other] = [await customer(), await customer()];
  const code = `MINE-${one.email.slice(8, 16).toUpperCase()}`;
  const path = '/users/current/customercoupons';
  const list = async (client = one.client) => (await client.plain.get<Schemas['CustomerCouponList']>(path, { fields: 'DEFAULT' })).coupons;
  expect(await list()).toEqual([]);
  sql(`INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, customer_id, content_hash) SELECT '${code}', promotion_code, 1, 1, '${one.email}', '', 0 FROM coupon WHERE code = 'STOEP100'`);
  expect(await list(), 'the address is not proven').toEqual([]);
  sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${one.email}'`);
  expect(await list()).toMatchObject([{ couponId: code, status: 'Effective', notificationOn: false, allProductsApplicable: expect.any(Boolean) }]);
  expect((await one.client.plain.get<Schemas['CustomerCouponList']>(path, { pageSize: 1, sort: 'endDate:desc' })).pagination).toMatchObject({ totalCount: 1, hasNext: false });
  expect((await one.client.plain.call('POST', `${path}/${code.toLowerCase()}/claim`, { body: {} })).status).toBe(201);

  expect(await list(other.client)).toEqual([]);
  for (const each of [code, 'STOEP100', 'NOTHING'])
    expect(await other.client.plain.refusal('POST', `${path}/${each}/claim`, { body: {} }), each).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  expect(await one.client.plain.refusal('GET', path, { query: { sort: 'price' } })).toMatchObject({ status: 400, subject: 'sort' });
  sql(`UPDATE coupon SET ends_at = 1 WHERE code = '${code}'`);
  expect(await list()).toEqual([]);
});

test('an order has its tracking, invoices, guid and user', async () => {
  const { client, order: placed, email } = await shopperWithOrder();
  const order = await pay(client, placed);
  const part = order.consignments![0]!.code!;
  const path = `/users/current/orders/${order.code}`;
  expect(await client.plain.get<Schemas['Order']>(path, { fields: 'FULL' })).toMatchObject({ guid: order.code, user: { uid: email } });
  for (const step of [['pick'], ['ship']]) runProgram('spaza', ['orders', step[0]!, '--database', inject('shop').database, part]);
  const tracking = await client.plain.get<Schemas['ConsignmentTracking']>(`${path}/consignments/${part}/tracking`, { fields: 'FULL' });
  expect(tracking.statusDisplay).not.toBe('');
  expect(tracking.trackingEvents.length).toBeGreaterThanOrEqual(2);
  const dates = tracking.trackingEvents.map(({ eventDate }) => Date.parse(eventDate));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(await client.plain.refusal('GET', `${path}/consignments/${order.code}-Z/tracking`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });

  const { invoices } = await client.plain.get<Schemas['OrderInvoiceList']>(`${path}/invoices`, { fields: 'DEFAULT' });
  expect(invoices.map(({ invoiceId }) => invoiceId)).toEqual(order.billingDocuments!.map(({ id }) => id));
  expect(invoices[0]).toMatchObject({ type: 'INVOICE', totalAmount: { value: order.total!.value } });
  const document = await client.raw('GET', `/occ/v2/spaza${path}/invoices/${invoices[0]!.invoiceId}/download`);
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(String(document.body).slice(0, 5)).toBe('%PDF-');
  expect(await client.plain.refusal('GET', `${path}/invoices/INV-0/download`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });

  const { client: stranger } = await customer();
  for (const more of ['/invoices', `/invoices/${invoices[0]!.invoiceId}/download`, `/consignments/${part}/tracking`])
    expect(await stranger.plain.refusal('GET', path + more), more).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
});

test('a return is asked for without reason and mode: a change of mind, handed in at a store', async () => {
  const { client, order } = await shopperWithDelivery([{ quantity: 2 }]);
  expect(order.entries!.map(({ returnableQuantity }) => returnableQuantity)).toEqual([2]);
  const ask = (body: object) => client.plain.call<Schemas['ReturnRequest']>('POST', '/users/current/orderReturns', { body });
  const made = await ask({ orderCode: order.code, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] });
  expect(made.status).toBe(201);
  expect(await client.get<Schemas['ReturnRequest']>(`/users/current/orderReturns/${made.body.rma ?? made.body.code}`, { fields: 'FULL' })).toMatchObject({ code: made.body.code });
  // As a stock client shows it: the order it belongs to, and what comes back.
  const shown = await client.plain.get<Schemas['ReturnRequest']>(`/users/current/orderReturns/${made.body.code}`, { fields: 'BASIC,returnEntries(BASIC,orderEntry(basePrice(formattedValue),product(name,code,baseOptions)))' });
  expect(shown).toMatchObject({ order: { code: order.code }, returnEntries: [{ orderEntry: { product: { code: order.entries![0]!.product!.code, baseOptions: [] } } }] });
  const { returnRequests } = await client.plain.get<Schemas['ReturnRequestList']>('/users/current/orderReturns', { fields: 'BASIC' });
  expect(returnRequests.map((each) => each.order)).toEqual([{ code: order.code }]);
  const refused = (body: object) => client.plain.refusal('POST', '/users/current/orderReturns', { body });
  expect(await refused({ orderCode: order.code, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 5 }] })).toMatchObject({ status: 400 });
  expect(await refused({ orderCode: order.code, returnRequestEntryInputs: [] })).toMatchObject({ status: 400 });
  expect(await refused({ orderCode: 'S0', returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] })).toMatchObject({ status: 404, type: 'NotFoundError' });
  expect(await refused({ returnRequestEntryInputs: [] })).toMatchObject({ status: 400, subject: 'orderCode' });
});

test('a ticket is written and answered in JSON', async () => {
  const { client } = await customer();
  const opened = await client.plain.call<Schemas['Ticket']>('POST', '/users/current/tickets', { body: { subject: 'The kettle', message: 'It leaks.', ticketCategory: { id: 'ENQUIRY', name: 'Enquiry' } } });
  expect({ status: opened.status, body: opened.body }).toMatchObject({ status: 201, body: { subject: 'The kettle' } });
  const path = `/users/current/tickets/${opened.body.id}`;
  const written = await client.plain.call<Schemas['TicketEvent']>('POST', `${path}/events`, { body: { message: 'Still.', toStatus: { id: 'OPEN' } } });
  expect({ status: written.status, body: written.body }).toMatchObject({ status: 201, body: { message: 'Still.', addedByAgent: false } });
  expect((await client.get<Schemas['Ticket']>(path, { fields: 'FULL' })).ticketEvents!.map(({ message }) => message)).toEqual(['It leaks.', 'Still.']);
  const refused = (where: string, body: object) => client.plain.refusal('POST', where, { body });
  expect(await refused(`${path}/events`, { message: 'x', toStatus: { id: 'CLOSED' } })).toMatchObject({ status: 400, subject: 'toStatus' });
  expect((await refused(`${path}/events`, { message: '' })).status).toBe(400);
  expect((await refused('/users/current/tickets', { message: 'No subject' })).status).toBe(400);
  const { client: stranger } = await customer();
  expect((await stranger.plain.refusal('POST', `${path}/events`, { body: { message: 'x' } })).status).toBeGreaterThanOrEqual(400);
});

test('an address says its title in words', async () => {
  const { client } = await customer();
  await client.post('/users/current/addresses', addressForm({ titleCode: 'mrs' }));
  const { addresses } = await client.plain.get<Schemas['AddressList']>('/users/current/addresses', { fields: 'FULL' });
  expect(addresses![0]).toMatchObject({ titleCode: 'mrs', title: 'Mrs.' });
});
