// Buying a television: validate with the licence authority, add, pay, and the register afterwards.
import { execFileSync } from 'node:child_process';
import { describe, expect, inject, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { confirm, place, readCheckout, statusOf } from './support/buying.ts';
import { PaymentPage } from './support/gateway.ts';
import { customer, customerWithAddress, guest } from './support/people.ts';
import { program } from './support/server.ts';
import { allProducts, cents } from './support/shelf.ts';

// The last digit says what the simulated authority answers.
const licensed = '9202204720083';
const unlicensed = '8001015009087';
const owing = '8501015000085';
const outOfOrder = '8501015003089';

const aTelevision = async () => {
  const found = (await allProducts()).find((one) => one.requiresTvLicence && one.tradingType === '00' && !one.preOrder && (one.stock?.stockLevel ?? 0) >= 5);
  if (!found) throw new Error('the demo shop has no plentiful television');
  return found;
};

const form = (idNumber: string, more: object = {}) => ({ licenceType: 7, idNumber, declaration: true, ...more });
const validate = (client: Client, body: object, user = 'current') =>
  client.post<Schemas['LicenceValidated']>(`/users/${user}/sabcCustomerValidate`, body);

const shopperWithTelevision = async () => {
  const shopper = await customerWithAddress();
  const cart = await shopper.client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: (await aTelevision()).code }, { query: { fields: 'FULL' } });
  return { ...shopper, cart, path: `/users/current/carts/${cart.code}` };
};
const put = (client: Client, path: string, validationId: string) => client.post<Schemas['Cart']>(`${path}/tvLicence`, { validationId }, { query: { fields: 'FULL' } });

describe('asking the licence authority', () => {
  test.each([
    ['a paid-up licence', licensed, true, 0, 0],
    ['none yet', unlicensed, false, 26500, 0],
    ['something outstanding', owing, true, 0, 33920],
  ])('tells of %s', async (_, idNumber, isLicensed, fee, outstanding) => {
    const { client } = await customer();
    const answer = await validate(client, form(idNumber));
    expect(answer).toMatchObject({ responseStatus: true, isLicensed, licenceType: 7 });
    expect([cents(answer.licenseFeeAmount), cents(answer.outstandingFeeAmount)]).toEqual([fee, outstanding]);
    expect(JSON.stringify(answer)).not.toContain(idNumber);
  });

  test('fails closed when it is out of order', async () => {
    const { client } = await customer();
    const answer = await validate(client, form(outOfOrder));
    expect(answer.responseStatus).toBe(false);
    expect(answer.errorMsg).toMatch(/try again/);
    expect(answer.validationId).toBeUndefined();
  });

  test.each([
    ['a wrong check digit', form('8001015009088'), 'idNumber'],
    ['no declaration', form(licensed, { declaration: false }), 'licenceDeclaration'],
    ['no kind', form(licensed, { licenceType: 1 }), 'licenceType'],
    ['a bad passport', { licenceType: 40, passportNumber: 'A-1', declaration: true }, 'passportNumber'],
  ])('is refused with %s', async (_, body, subject) => {
    const { client } = await customer();
    expect(await client.refusal('POST', '/users/current/sabcCustomerValidate', { body })).toMatchObject({ status: 400, type: 'ValidationError', subject });
  });

  test('is open to guests and passports', async () => {
    const { client } = await guest();
    expect(await validate(client, { licenceType: 40, passportNumber: 'A1234568', declaration: true }, 'anonymous')).toMatchObject({ isLicensed: false, licenceType: 40 });
  });
});

describe('a television in the cart', () => {
  test('asks for a licence until it has one, and its fee is part of the total', async () => {
    const { client, cart, path } = await shopperWithTelevision();
    expect(cart.tvLicence).toEqual({ isRequired: true, isAdded: false });
    const { validationId } = await validate(client, form(unlicensed));
    const licensedCart = await put(client, path, validationId!);
    expect(licensedCart.tvLicence).toMatchObject({ isAdded: true, licenceType: 7, maskedNumber: '**********087' });
    expect(cents(licensedCart.licenseFeeAmount)).toBe(26500);
    expect(cents(licensedCart.totalPriceWithTax)).toBe(cents(cart.totalPriceWithTax) + 26500);
    expect(cents(licensedCart.totalTax)).toBe(cents(cart.totalTax));
    expect(JSON.stringify(await client.get(path, { fields: 'FULL' }))).not.toContain(unlicensed);
    await client.delete(`${path}/tvLicence`);
    expect((await client.get<Schemas['Cart']>(path, { fields: 'FULL' })).tvLicence).toEqual({ isRequired: true, isAdded: false });
  });

  test('goes in with its licence in one call, and not at all when the licence is refused', async () => {
    const { client } = await customer();
    const television = await aTelevision();
    const path = '/users/current/carts/addtocart';
    const refused = await client.refusal('POST', path, { body: { productCode: television.code, validationId: 'made up' }, query: { fields: 'FULL' } });
    expect(refused.status).toBe(400);
    const { carts } = await client.get<Schemas['CartList']>('/users/current/carts', { fields: 'FULL' });
    expect(carts.flatMap(({ entries }) => entries ?? [])).toEqual([]);

    const { validationId } = await validate(client, form(unlicensed));
    const cart = await client.post<Schemas['Cart']>(path, { productCode: television.code, validationId }, { query: { fields: 'FULL' } });
    expect(cart.tvLicence).toMatchObject({ isAdded: true });
    expect(cart.entries!.map(({ quantity }) => quantity)).toEqual([1]);

    const { client: somebody } = await guest();
    const check = await validate(somebody, form(unlicensed), 'anonymous');
    const guests = await somebody.post<Schemas['Cart']>('/users/anonymous/carts/addtocart', { productCode: television.code, validationId: check.validationId }, { query: { fields: 'FULL' } });
    expect(guests.tvLicence).toMatchObject({ isAdded: true });
  });

  test("cannot be bought with somebody else's check", async () => {
    const { client, path } = await shopperWithTelevision();
    const other = await customer();
    const { validationId } = await validate(other.client, form(licensed));
    expect(await client.refusal('POST', `${path}/tvLicence`, { body: { validationId } })).toMatchObject({ status: 400, type: 'TvLicenceError' });
  });

  test('is not ordered without a licence', async () => {
    const { client, path } = await shopperWithTelevision();
    expect((await readCheckout(client, path)).errorMsg).toBe('Please add a TV licence before you buy a television.');
    const checkout = await readCheckout(client, path);
    const shipments = checkout.shipmentEntries!.shipments.map(({ posName, tradingType }) => ({ posName, tradingType, code: 'doorstep' }));
    expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments } })).toMatchObject({ type: 'CartValidationError', subject: 'tvLicence' });
  });

  test('is ordered with one; order, invoice and total hold the outstanding money', async () => {
    const { client, cart, path } = await shopperWithTelevision();
    const { validationId } = await validate(client, form(owing));
    await put(client, path, validationId!);
    const checkout = await confirm(client, path);
    expect(checkout.responseStatus).toBe(true);
    const { status, body: order } = await place(client, cart.code);
    expect(status).toBe(201);
    expect(cents(order.outstandingFeeAmount)).toBe(33920);
    expect(cents(order.totalPriceWithTax)).toBe(cents(order.subTotal) - cents(order.orderDiscounts) + cents(order.deliveryCost) + 33920);
    const page = await PaymentPage.open(order.payment!);
    await page.press('Pay');
    await expect.poll(async () => (await statusOf(client, order.code)).paymentStatus).toBe('succeed');
    const [document] = (await statusOf(client, order.code)).billingDocuments!;
    expect(document!.type).toBe('INVOICE');
  });
});

describe('the register of a month', () => {
  const register = (month: string) => {
    try {
      const out = execFileSync(program('spaza'), ['licences', '--database', inject('shop').database, '--month', month], {
        env: { ...process.env, SPAZA_MAIL_DEV_OUTBOX: 'true', SPAZA_KEEP_LICENCE_DAYS: '400' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { ok: true, said: out.toString() };
    } catch (failure) {
      return { ok: false, said: String((failure as { stderr: Buffer }).stderr) };
    }
  };
  const monthsAgo = (count: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
  };

  test('is refused when not all its buyers are known any more', () => {
    const gone = register(monthsAgo(14));
    expect(gone.ok).toBe(false);
    expect(gone.said).toMatch(/keep\.licence_days/);
    expect(register(monthsAgo(1)).said).not.toMatch(/keep\.licence_days/);
  });
});
