import { describe, expect, test } from 'vitest';
import { type Client, shop, type Schemas } from './support/client.ts';
import { customer, guest } from './support/people.ts';
import { aProduct, cents, cheaperThan, plentiful, scarce, soldOut } from './support/shelf.ts';

const api = shop();
type Cart = Schemas['Cart'];
type Modification = Schemas['CartModification'];

const newGuestCart = async () => {
  const { client } = await guest();
  const cart = await client.post<Cart>('/users/anonymous/carts', {});
  const path = `/users/anonymous/carts/${cart.guid}`;
  return { client, cart, path };
};
const add = (client: Client, path: string, code: string, quantity = 1) => client.post<Modification>(`${path}/entries`, { quantity, product: { code } });
const read = (client: Client, path: string) => client.get<Cart>(path, { fields: 'FULL' });

/** The cart without the stock behind it, which other shoppers change meanwhile. */
const itsOwn = (cart: Cart) => ({
  ...cart,
  entries: cart.entries?.map(({ availableQuantity: _, product: { stock: __, ...product }, ...entry }) => ({ ...entry, product })),
});

/** Whatever else a cart says, its money must add up. */
const mustAddUp = (cart: Cart) => {
  const entries = cart.entries ?? [];
  const sum = (prices: (number | undefined)[]) => prices.reduce<number>((total, price) => total + (price ?? 0), 0);
  expect(cents(cart.subTotal)).toBe(sum(entries.map((entry) => cents(entry.totalPrice))));
  expect(cents(cart.totalPriceWithTax)).toBe(cents(cart.subTotal) - cents(cart.orderDiscounts) + cents(cart.deliveryCost) + cents(cart.licenseFeeAmount));
  expect(cart.totalItems).toBe(entries.length);
  expect(cart.totalUnitCount).toBe(sum(entries.map((entry) => entry.quantity)));
};

describe('a guest cart', () => {
  test('is new, empty and known by a guid nobody can guess', async () => {
    const [one, other] = [await newGuestCart(), await newGuestCart()];
    expect(one.cart.guid).not.toBe(other.cart.guid);
    expect(one.cart.guid.length).toBeGreaterThanOrEqual(22);
    expect(one.cart.totalItems).toBe(0);
    expect(await read(one.client, one.path)).toMatchObject({ entries: [], totalItems: 0 });
  });

  test('can be read with its guid alone, and not with its code', async () => {
    const { cart, path } = await newGuestCart();
    expect((await api.get<Cart>(path)).guid).toBe(cart.guid);
    expect(await api.refusal('GET', `/users/anonymous/carts/${cart.code}`)).toMatchObject({ status: 400, type: 'CartError', reason: 'notFound', subjectType: 'cart', subject: cart.code });
  });

  test('is the same under carts/… and under users/anonymous/carts/…', async () => {
    const { client, cart, path } = await newGuestCart();
    const product = await aProduct();
    await add(client, path, product.code);
    expect(itsOwn(await read(client, `/carts/${cart.guid}`))).toEqual(itsOwn(await read(client, path)));
  });

  test('holds what was put in, at the price of the list', async () => {
    const { client, path } = await newGuestCart();
    const [first, second] = [await aProduct(0), await aProduct(1)];
    expect(await add(client, path, first.code, 2)).toMatchObject({ statusCode: 'success', quantity: 2, quantityAdded: 2 });
    await add(client, path, second.code);
    const cart = await read(client, path);
    expect(cart.entries!.map((entry) => [entry.entryNumber, entry.product.code, entry.quantity])).toEqual([
      [0, first.code, 2],
      [1, second.code, 1],
    ]);
    expect(cart.entries![0]!.basePrice).toEqual(first.price);
    mustAddUp(cart);
  });

  test('adds units of a product already in it to the same entry', async () => {
    const { client, path } = await newGuestCart();
    const { code } = await aProduct();
    await add(client, path, code);
    await add(client, path, code, 2);
    expect((await read(client, path)).entries).toMatchObject([{ quantity: 3 }]);
  });

  test('contains VAT at fifteen per cent', async () => {
    const { client, path } = await newGuestCart();
    await add(client, path, (await aProduct()).code);
    const cart = await read(client, path);
    expect(cents(cart.totalTax)).toBe(Math.round((cents(cart.totalPriceWithTax) * 15) / 115));
  });

  test('can be thrown away', async () => {
    const { client, cart, path } = await newGuestCart();
    await client.delete(path);
    expect(await client.refusal('GET', path)).toMatchObject({ status: 400, type: 'CartError', reason: 'notFound', subject: cart.guid });
  });
});

describe('changing the cart', () => {
  const filled = async (quantity = 1) => {
    const cart = await newGuestCart();
    const [first, second] = [await aProduct(0), await aProduct(1)];
    await add(cart.client, cart.path, first.code, quantity);
    await add(cart.client, cart.path, second.code);
    return { ...cart, first, second };
  };

  test('sets a quantity', async () => {
    const { client, path } = await filled();
    expect(await client.patch<Modification>(`${path}/entries/0`, { quantity: 3 })).toMatchObject({ statusCode: 'success' });
    const cart = await read(client, path);
    expect(cart.entries![0]!.quantity).toBe(3);
    mustAddUp(cart);
  });

  test('to zero takes the entry out', async () => {
    const { client, path, second } = await filled();
    await client.patch(`${path}/entries/0`, { quantity: 0 });
    expect((await read(client, path)).entries).toMatchObject([{ entryNumber: 0, product: { code: second.code } }]);
  });

  test('takes an entry out on both paths', async () => {
    const { client, path, second } = await filled();
    await client.delete(`${path}/entry/0`);
    expect((await read(client, path)).entries).toMatchObject([{ product: { code: second.code } }]);
    await client.delete(`${path}/entries/0`);
    expect((await read(client, path)).entries).toEqual([]);
  });

  test('of an entry that is not there is refused', async () => {
    const { client, path } = await filled();
    for (const [method, at, body] of [['PATCH', 'entries', { quantity: 1 }], ['DELETE', 'entries'], ['DELETE', 'entry']] as const)
      expect(await client.refusal(method, `${path}/${at}/7`, { body })).toMatchObject({ status: 400, type: 'CartEntryError', reason: 'notFound', subjectType: 'entry', subject: '7' });
  });

  test.each([-1, 10_000, 1.5, '2', null, true, 1e30])('to the quantity %j is refused and changes nothing', async (quantity) => {
    const { client, path } = await filled();
    const before = await read(client, path);
    expect(await client.refusal('PATCH', `${path}/entries/0`, { body: { quantity } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'quantity' });
    expect(itsOwn(await read(client, path))).toEqual(itsOwn(before));
  });

  test('by twenty clicks at once counts every click', async () => {
    const { client, path } = await newGuestCart();
    const { code } = await aProduct(0);
    await Promise.all(Array.from({ length: 5 }, () => add(client, path, code)));
    expect((await read(client, path)).entries).toMatchObject([{ quantity: 5 }]);
  });
});

describe('stock limits', () => {
  test('give what there is and say so', async () => {
    const { client, path } = await newGuestCart();
    const product = await scarce();
    const left = product.stock!.stockLevel!;
    expect(await add(client, path, product.code, left + 1)).toMatchObject({ statusCode: 'lowStock', quantity: left + 1, quantityAdded: left });
    expect((await read(client, path)).entries).toMatchObject([{ quantity: left }]);
  });

  test('stop at as many as one shopper may buy', async () => {
    const { client, path } = await newGuestCart();
    const modification = await add(client, path, (await aProduct()).code, 9999);
    expect(modification).toMatchObject({ statusCode: 'maxQuantity', quantity: 9999 });
    expect((await read(client, path)).entries).toMatchObject([{ quantity: modification.quantityAdded }]);
  });

  test('let nothing in of what is sold out', async () => {
    const gone = await soldOut();
    const { client, path } = await newGuestCart();
    const answer = await client.call('POST', `${path}/entries`, { body: { quantity: 1, product: { code: gone.code } } });
    if (answer.status === 200) expect(answer.body).toMatchObject({ statusCode: 'noStock', quantityAdded: 0 });
    else expect(answer.body.errors[0]).toMatchObject({ type: 'InsufficientStockError', reason: 'noStock', subjectType: 'product', subject: gone.code });
    expect((await read(client, path)).entries).toEqual([]);
  });
});

describe('addtocart', () => {
  test('makes a cart for a customer who has none, and answers it whole', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    const cart = await client.post<Cart>('/users/current/carts/addtocart', { productCode: code, quantity: 2 });
    expect(cart).toMatchObject({ statusCode: 'success', quantity: 2, quantityAdded: 2, totalItems: 1 });
    expect((await read(client, '/users/current/carts/current')).entries).toMatchObject([{ product: { code }, quantity: 2 }]);
  });

  test('adds one when no quantity is said, and takes away on request', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    await client.post('/carts/addtocart', { productCode: code });
    await client.post('/carts/addtocart', { productCode: code });
    const options = { query: { requestType: 'remove', fields: 'FULL' } };
    expect((await client.post<Cart>('/carts/addtocart', { productCode: code, quantity: 1 }, options)).entries).toMatchObject([{ quantity: 1 }]);
    expect((await client.post<Cart>('/carts/addtocart', { productCode: code, quantity: 1 }, options)).entries).toEqual([]);
  });

  test('by PUT sets the quantity', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    await client.post('/carts/addtocart', { productCode: code, quantity: 3 });
    const cart = await client.done<Cart>('PUT', '/carts/addtocart', { body: { productCode: code, quantity: 2 }, query: { fields: 'FULL' } });
    expect(cart.entries).toMatchObject([{ quantity: 2 }]);
  });

  test('fills the guest cart it names', async () => {
    const { client, cart, path } = await newGuestCart();
    const { code } = await aProduct();
    await client.post('/carts/addtocart', { cartId: cart.guid, productCode: code });
    expect((await read(client, path)).entries).toMatchObject([{ product: { code }, quantity: 1 }]);
  });

  test('with one Idempotency-Key adds once, however often it is sent', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (quantity: number) => client.call<Cart>('POST', '/carts/addtocart', { body: { productCode: code, quantity }, headers });
    const first = await send(2);
    const again = await send(2);
    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await send(3)).status).toBe(422);
    expect((await read(client, '/carts/current')).entries).toMatchObject([{ quantity: 2 }]);
  });

  test('of a product nobody sells is refused', async () => {
    const { client } = await customer();
    expect(await client.refusal('POST', '/carts/addtocart', { body: { productCode: 'NO-SUCH' } })).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'product', subject: 'NO-SUCH' });
  });
});

describe("taking a guest's cart over at sign-in", () => {
  const guestCartWith = async (code: string, quantity: number) => {
    const cart = await newGuestCart();
    await add(cart.client, cart.path, code, quantity);
    return cart;
  };
  const merge = (client: Client, oldCartId: string, toMergeCartGuid?: string) =>
    client.call<Cart>('POST', '/users/current/carts', { query: { oldCartId, toMergeCartGuid, fields: 'FULL' }, body: {} });

  test('gives it to a customer who has none', async () => {
    const { code } = await aProduct();
    const { cart: old } = await guestCartWith(code, 2);
    const { client } = await customer();
    const { status, body } = await merge(client, old.guid);
    expect(status).toBe(201);
    expect(body.entries).toMatchObject([{ product: { code }, quantity: 2 }]);
    expect((await read(client, '/users/current/carts/current')).entries).toMatchObject([{ product: { code }, quantity: 2 }]);
    expect(await api.refusal('GET', `/users/anonymous/carts/${old.guid}`)).toMatchObject({ type: 'CartError', reason: 'notFound' });
  });

  test("adds to the customer's own cart", async () => {
    const [one, two] = [await aProduct(0), await aProduct(1)];
    const { cart: old } = await guestCartWith(one.code, 1);
    const { client } = await customer();
    await client.post('/carts/addtocart', { productCode: one.code, quantity: 1 });
    const own = await client.post<Cart>('/carts/addtocart', { productCode: two.code, quantity: 1 });
    const { body } = await merge(client, old.guid, own.guid);
    expect(Object.fromEntries(body.entries!.map((entry) => [entry.product.code, entry.quantity]))).toEqual({ [one.code]: 2, [two.code]: 1 });
  });

  test('happens once, even when asked five times at the same moment, and each is notified of the same cart', async () => {
    const { code } = await aProduct();
    const { cart: old } = await guestCartWith(code, 1);
    const { client } = await customer();
    const own = await client.post<Cart>('/carts/addtocart', { productCode: code, quantity: 1 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => merge(client, old.guid, own.guid)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([own.code]));
    expect((await read(client, '/users/current/carts/current')).entries).toMatchObject([{ quantity: 2 }]);
    expect((await client.get<Schemas['CartList']>('/users/current/carts')).carts).toHaveLength(1);
    expect(await api.refusal('GET', `/users/anonymous/carts/${old.guid}`)).toMatchObject({ type: 'CartError', reason: 'notFound' });
  });

  test("changes nothing with another customer's cart, one that was taken over or thrown away, or none at all", async () => {
    const [one, two] = [await aProduct(0), await aProduct(1)];
    const [victim, thief] = [await customer(), await customer()];
    const cart = await victim.client.post<Cart>('/carts/addtocart', { productCode: one.code });
    const taken = await guestCartWith(one.code, 2);
    await merge(victim.client, taken.cart.guid);
    const thrown = await guestCartWith(one.code, 1);
    await thrown.client.delete(thrown.path);
    const mine = await thief.client.post<Cart>('/carts/addtocart', { productCode: two.code });
    for (const guid of [cart.guid, cart.code, taken.cart.guid, thrown.cart.guid, 'nobody', '0'.repeat(64)]) {
      const { status, body } = await merge(thief.client, guid, mine.guid);
      expect(status).toBe(201);
      expect(body).toMatchObject({ code: mine.code, entries: [{ product: { code: two.code }, quantity: 1 }] });
    }
    expect((await read(victim.client, '/carts/current')).entries).toMatchObject([{ product: { code: one.code }, quantity: 3 }]);
  });

  test('with a stale guid at the sign-in itself signs in all the same', async () => {
    const { code } = await aProduct();
    const { cart: old } = await guestCartWith(code, 1);
    const { email, password } = await customer();
    const signIn = () => api.post<Schemas['Session']>('/userLogin', { username: email, password, guestCartGuid: old.guid });
    await signIn();
    const { access_token } = await signIn(); // the guid is still in the browser of another tab
    const client = api.with({ token: access_token! });
    expect((await read(client, '/users/current/carts/current')).entries).toMatchObject([{ product: { code }, quantity: 1 }]);
  });
});

describe('a coupon', () => {
  test('nobody issued is not applied, and says so', async () => {
    const { client, path } = await newGuestCart();
    await add(client, path, (await aProduct()).code);
    const before = await read(client, path);
    const { status, body } = await client.call<Cart>('POST', `${path}/redeem/coupon/NOSUCH`, { body: { couponCode: 'NOSUCH' }, query: { fields: 'FULL' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      responseStatus: false,
      errorMsg: 'This coupon is not valid.',
      couponData: { couponId: 'NOSUCH', couponApplied: false, couponMessage: 'This coupon is not valid.' },
    });
    const after = await read(client, path);
    expect(itsOwn(after)).toEqual(itsOwn(before));
    expect(cents(after.couponDiscount)).toBe(0);
    mustAddUp(after);
  });
});

describe('delivery', () => {
  test('is free from R 500 and costs R 50 below', async () => {
    const low = await newGuestCart();
    await add(low.client, low.path, (await cheaperThan(50_000)).code);
    const small = await read(low.client, low.path);
    expect(cents(small.subTotal)).toBeLessThan(50_000);
    expect(cents(small.deliveryCost)).toBe(5_000);
    mustAddUp(small);
    const dear = (await plentiful()).find((product) => cents(product.price) >= 50_000)!;
    const high = await newGuestCart();
    await add(high.client, high.path, dear.code);
    const large = await read(high.client, high.path);
    expect(cents(large.deliveryCost)).toBe(0);
    mustAddUp(large);
  });
});
