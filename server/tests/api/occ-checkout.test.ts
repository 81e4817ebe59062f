// A purchase as a stock OCC client makes it: no channel and zone in its addresses, steps set on the cart one by one.
import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer, guest } from './support/people.ts';
import { aProduct, cents } from './support/shelf.ts';

type Cart = Schemas['Cart'];
type Order = Schemas['Order'];

/** What Spartacus' address form sends. */
const stockForm = {
  titleCode: 'ms',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  line1: '12 Berger Street',
  line2: 'Flat 4',
  town: 'Vorna Valley',
  region: { isocode: 'ZA-GP' },
  country: { isocode: 'ZA' },
  postalCode: '1686',
  phone: '+27 82 123 4567',
  defaultAddress: false,
};
const step = 'deliveryAddress(FULL),deliveryMode,paymentInfo(FULL)';

/** Signed in, with something in a cart of their own. */
const shopper = async (quantity = 1) => {
  const { client, email } = await customer();
  const api = client.plain;
  const { code } = await api.post<Cart>('/users/current/carts', {}, { query: { fields: 'DEFAULT' } });
  const cart = `/users/current/carts/${code}`;
  await api.post(`${cart}/entries`, { quantity, product: { code: (await aProduct()).code } });
  return { api, cart, code, email };
};

const withAddress = async (quantity = 1) => {
  const made = await shopper(quantity);
  const address = await made.api.post<Schemas['Address']>(`${made.cart}/addresses/delivery`, stockForm);
  return { ...made, address };
};

const ready = async () => {
  const made = await withAddress();
  await made.api.put(`${made.cart}/deliverymode`, {}, { query: { deliveryModeId: 'doorstep' } });
  await made.api.put(`${made.cart}/paymentdetails`, {}, { query: { paymentDetailsId: 'card' } });
  return made;
};

/** As Angular posts `{}` with a form's content type. */
const placeOrder = (api: Client, cartId: string, termsChecked = true) =>
  api.call<Order>('POST', '/users/current/orders', {
    query: { cartId, termsChecked, fields: 'FULL' },
    raw: { type: 'application/x-www-form-urlencoded', text: '{}' },
  });

describe('an OCC client buys', () => {
  test('with address, delivery mode and payment details, and is shown where to pay', async () => {
    const { api, cart, code, email, address } = await withAddress(2);
    expect(address).toMatchObject({ line1: '12 Berger Street', line2: 'Flat 4', streetNumber: '12', streetName: 'Berger Street', city: 'Midrand', cellphone: '0821234567' });

    const { deliveryModes } = await api.get<Schemas['DeliveryModeList']>(`${cart}/deliverymodes`);
    expect(deliveryModes.map((mode) => mode.code)).toContain('doorstep');
    const doorstep = deliveryModes.find((mode) => mode.code === 'doorstep')!;
    expect(doorstep.name).toBe('Delivery to your door');
    expect(doorstep.description).not.toBe('');
    await api.put(`${cart}/deliverymode`, {}, { query: { deliveryModeId: 'doorstep' } });
    expect(await api.get(`${cart}/deliverymode`)).toEqual(doorstep);

    const { payments } = await api.get<Schemas['PaymentDetailsList']>('/users/current/paymentdetails', { fields: 'FULL' });
    const card = payments.find(({ id }) => id === 'card')!;
    expect(card).toMatchObject({ saved: true, billingAddress: { line1: '12 Berger Street' } });
    expect(payments.filter(({ defaultPayment }) => defaultPayment)).toEqual([payments[0]]);
    await api.put(`${cart}/paymentdetails`, {}, { query: { paymentDetailsId: 'card' } });

    const set = await api.get<Cart>(cart, { fields: step });
    expect(set.deliveryAddress).toMatchObject({ id: address.id, line1: '12 Berger Street', country: { isocode: 'ZA' } });
    expect(set.deliveryMode).toMatchObject({ code: 'doorstep' });
    expect(set.paymentInfo).toMatchObject({ id: 'card', billingAddress: { id: address.id } });
    const whole = await api.get<Cart>(cart, { fields: 'FULL' });
    expect(cents(whole.deliveryCost)).toBe(cents(doorstep.deliveryCost));
    expect(whole.user).toEqual({ uid: email, name: 'Thandi Nkosi' });

    const { status, body: order } = await placeOrder(api, code);
    expect(status).toBe(201);
    expect(cents(order.totalPriceWithTax)).toBe(cents(whole.totalPriceWithTax));
    expect(order).toMatchObject({
      paymentStatus: 'pending',
      paymentMode: { code: 'card' },
      paymentInfo: { id: 'card' },
      deliveryMode: { code: 'doorstep' },
      deliveryAddress: { id: address.id },
      entries: [{ quantity: 2 }],
    });
    expect(order.payment!.url).toMatch(/^https?:/);

    expect(order.statusDisplay, 'a word such clients translate').toBe('created');
    const history = await api.get<Schemas['OrderHistory']>('/users/current/orders', { currentPage: 0, pageSize: 5, sort: 'byDate' });
    expect(history.orders!.map((each) => [each.code, each.statusDisplay])).toEqual([[order.code, 'created']]);
    expect(await api.get<Order>(`/users/current/orders/${order.code}`, { fields: 'FULL' })).toMatchObject({ code: order.code, deliveryMode: { code: 'doorstep' } });
    expect((await placeOrder(api, code)).body.code).toBe(order.code); // one cart, one order
  });

  test('pays the first way when none was chosen, and only for whom accepts the terms', async () => {
    const { api, cart, code } = await withAddress();
    await api.put(`${cart}/deliverymode`, {}, { query: { deliveryModeId: 'doorstep' } });
    expect((await placeOrder(api, code, false)).body).toMatchObject({ errors: [{ subject: 'termsChecked' }] });
    const [first] = (await api.get<Schemas['PaymentDetailsList']>('/users/current/paymentdetails')).payments;
    expect((await placeOrder(api, code)).body.paymentMode!.code).toBe(first!.id);
  });

  test('with a saved address, and may think again', async () => {
    const { api, cart } = await shopper();
    const saved = await api.post<Schemas['Address']>('/users/current/addresses', stockForm);
    expect(await api.get<Schemas['DeliveryModeList']>(`${cart}/deliverymodes`)).toEqual({ deliveryModes: [] });
    expect(await api.get<Cart>(cart, { fields: step })).toEqual({});
    await api.put(`${cart}/addresses/delivery`, {}, { query: { addressId: saved.id } });
    await api.put(`${cart}/deliverymode`, {}, { query: { deliveryModeId: 'pickup' } });
    expect(await api.get(`${cart}/deliverymode`)).toMatchObject({ code: 'pickup', deliveryCost: { value: 0 } });
    await api.delete(`${cart}/deliverymode`);
    expect(await api.get(`${cart}/deliverymode`)).toEqual({});
    await api.delete(`${cart}/addresses/delivery`);
    expect(await api.get<Cart>(cart, { fields: step })).toEqual({});
    expect((await api.get<Schemas['AddressList']>('/users/current/addresses')).addresses).toHaveLength(1);
  });

  test('chooses the mode again after another address', async () => {
    const { api, cart } = await ready();
    await api.post(`${cart}/addresses/delivery`, { ...stockForm, line1: '1 Adderley Street', town: 'Cape Town', region: { isocode: 'ZA-WC' }, postalCode: '8001' });
    expect(await api.get(`${cart}/deliverymode`)).toEqual({});
  });

  test('may change the cart after the mode was chosen', async () => {
    const { api, cart, code } = await ready();
    await api.patch(`${cart}/entries/0`, { quantity: 3 });
    const { status, body } = await placeOrder(api, code);
    expect(status).toBe(201);
    expect(body.entries).toMatchObject([{ quantity: 3 }]);
  });

  test('is reported once when the total changed by itself, and then places the order at the new one', async () => {
    const { api, cart, code } = await ready();
    sql(`UPDATE checkout SET document = replace(document, '"cents":', '"cents":9') WHERE cart_code = '${code}'`);
    const refused = await placeOrder(api, code);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ type: 'CartError', message: 'What you pay for your order changed. Please look at it again.' }] });
    const { totalPriceWithTax } = await api.get<Cart>(cart, { fields: 'FULL' });
    const { status, body } = await placeOrder(api, code);
    expect(status).toBe(201);
    expect(cents(body.totalPriceWithTax)).toBe(cents(totalPriceWithTax));
  });
});

describe('an OCC client is refused', () => {
  test('a mode without an address, an unknown mode, an unknown way to pay', async () => {
    const { api, cart } = await shopper();
    const mode = (deliveryModeId: string) => api.refusal('PUT', `${cart}/deliverymode`, { query: { deliveryModeId }, body: {} });
    expect(await mode('doorstep')).toMatchObject({ status: 400, type: 'CartAddressError' });
    expect(await mode('by-camel')).toMatchObject({ status: 400, type: 'UnsupportedDeliveryModeError' });
    expect(await api.refusal('PUT', `${cart}/deliverymode`, { body: {} })).toMatchObject({ subject: 'deliveryModeId' });
    expect(await api.refusal('PUT', `${cart}/paymentdetails`, { query: { paymentDetailsId: 'barter' }, body: {} })).toMatchObject({ type: 'UnknownIdentifierError' });
    expect(await api.refusal('PUT', `${cart}/addresses/delivery`, { query: { addressId: 'none' }, body: {} })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  });

  test('an order before the mode is chosen', async () => {
    const { api, code } = await withAddress();
    expect((await placeOrder(api, code)).status).toBe(400);
  });

  test('a card form of its own', async () => {
    const { api, cart } = await ready();
    const message = 'Card numbers are not typed in here. Please choose a way to pay; its payment page follows.';
    expect(await api.refusal('GET', `${cart}/payment/sop/request`, { query: { responseUrl: 'sampleUrl' } })).toMatchObject({ status: 400, message });
    expect(await api.refusal('POST', `${cart}/payment/sop/response`, { form: { card_number: '4111111111111111' } })).toMatchObject({ status: 400, message });
  });

  test('the cart of somebody else, and everything as a guest', async () => {
    const { cart } = await shopper();
    const { client } = await customer();
    expect(await client.plain.refusal('GET', `${cart}/deliverymodes`)).toMatchObject({ status: 400, type: 'CartError', reason: 'notFound' });
    const { client: visitor } = await guest();
    expect(await visitor.plain.refusal('GET', `${cart}/deliverymodes`)).toMatchObject({ status: 401 });
  });
});

test('the shop itself still names the payment mode of an order, and reads its own address form', async () => {
  const { client } = await customer();
  expect(await client.refusal('POST', '/users/current/orders', { body: { cartId: 'X', termsChecked: true } })).toMatchObject({ status: 400, subject: 'paymentMode' });
  const { line2: _, ...unnumbered } = { ...stockForm, line1: '12 Berger Street', cellphone: '0821234567' };
  expect((await client.refusal('POST', '/users/current/addresses', { body: unnumbered })).errors.map(({ subject }) => subject)).toContain('line2');
});

describe('the address book of an OCC client', () => {
  test('takes its form, changes a part of it and verifies before', async () => {
    const { client } = await customer();
    const api = client.plain;
    const verify = (form: object) => api.post<Schemas['AddressVerification']>('/users/current/addresses/verification', form);
    expect(await verify(stockForm)).toMatchObject({ decision: 'ACCEPT' });
    expect(await verify({ ...stockForm, postalCode: '0000' })).toMatchObject({ decision: 'REJECT', errors: { errors: [{ subject: 'postalCode' }] } });
    expect((await api.get<Schemas['AddressList']>('/users/current/addresses')).addresses).toEqual([]);

    const first = await api.post<Schemas['Address']>('/users/current/addresses', stockForm);
    const second = await api.post<Schemas['Address']>('/users/current/addresses', { ...stockForm, line1: 'Rosewood Road 7A', line2: '' });
    expect(second).toMatchObject({ line1: '7A Rosewood Road', line2: '' });
    const path = `/users/current/addresses/${second.id}`;
    expect(await api.patch<Schemas['Address']>(path, { defaultAddress: true })).toMatchObject({ line1: '7A Rosewood Road', defaultAddress: true });
    expect(await api.patch<Schemas['Address']>(path, { line1: '9 Rosewood Road', line2: 'Gate B', town: 'Cape Town', region: { isocode: 'ZA-WC' }, postalCode: '8001' })).toMatchObject({
      line1: '9 Rosewood Road',
      line2: 'Gate B',
      city: 'Cape Town',
      firstName: 'Thandi',
    });
    // A street address that was written for the old street does not stay beside the new one, whichever member names it.
    const patched = (change: object) => api.patch<Schemas['Address']>(path, change);
    for (const [change, line] of [
      [{ streetName: 'Kudu Road' }, '9 Kudu Road'],
      [{ streetNumber: '11' }, '11 Kudu Road'],
      [{ line1: '12 Impala Road' }, '12 Impala Road'],
    ] as const) {
      expect(await patched({ streetAddress: 'Round the corner' })).toMatchObject({ line1: 'Round the corner' });
      expect(await patched(change)).toMatchObject({ line1: line, streetAddress: line });
    }
    // An empty one is refused also beside a street it would have been made of.
    for (const streetAddress of ['', ' ']) {
      const refused = { status: 400, subject: 'streetAddress' };
      for (const change of [{}, { line1: '12 Impala Road' }]) expect(await api.refusal('PATCH', path, { body: { ...change, streetAddress } })).toMatchObject(refused);
      for (const line2 of ['', 'Flat 4']) expect(await api.refusal('POST', '/users/current/addresses', { body: { ...stockForm, line2, streetAddress } })).toMatchObject(refused);
      expect(await verify({ ...stockForm, streetAddress })).toMatchObject({ decision: 'REJECT' });
    }
    expect((await api.get<Schemas['AddressList']>('/users/current/addresses')).addresses!.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await api.refusal('PATCH', '/users/current/addresses/none', { body: {} })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  });
});

describe('the site of an OCC client', () => {
  const get = async <T>(path: string) => {
    const { client } = await guest();
    return client.plain.get<T>(path, { fields: 'FULL' });
  };
  test('has languages, currencies, countries, provinces, titles and no card types', async () => {
    expect((await get<Schemas['LanguageList']>('/languages')).languages).toMatchObject([{ isocode: 'en', active: true }]);
    expect((await get<Schemas['CurrencyList']>('/currencies')).currencies).toMatchObject([{ isocode: 'ZAR', symbol: 'R', active: true }]);
    expect((await get<Schemas['CountryList']>('/countries')).countries).toEqual([{ isocode: 'ZA', name: 'South Africa' }]);
    expect((await get<Schemas['RegionList']>('/countries/ZA/regions')).regions).toHaveLength(9);
    expect((await get<Schemas['RegionList']>('/countries/DE/regions')).regions).toEqual([]);
    expect((await get<Schemas['TitleList']>('/titles')).titles[0]).toEqual({ code: 'mr', name: 'Mr.' });
    expect(await get<Schemas['CardTypeList']>('/cardtypes')).toEqual({ cardTypes: [] });
  });
  test('is found without being named', async () => {
    const { client } = await guest();
    const { baseSites } = await client.get<Schemas['BaseSiteList']>('/occ/v2/basesites', {
      fields: 'baseSites(uid,defaultLanguage(isocode),urlEncodingAttributes,urlPatterns,stores(currencies(isocode),defaultCurrency(isocode),languages(isocode),defaultLanguage(isocode)))',
    });
    expect(baseSites).toHaveLength(1);
    expect(baseSites[0]).toMatchObject({ uid: 'spaza', stores: [{ currencies: [{ isocode: 'ZAR' }], defaultLanguage: { isocode: 'en' } }] });
    expect('https://shop.example.co.za/').toMatch(new RegExp(baseSites[0]!.urlPatterns![0]!));
  });
});
