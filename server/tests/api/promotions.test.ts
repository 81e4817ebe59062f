import { describe, expect, test } from 'vitest';
import { confirm, place, readCheckout, withTvLicence } from './support/buying.ts';
import { type Client, type Schemas } from './support/client.ts';
import { bracket, cable, miniLed, soundbar, speaker, tv } from './support/offers.ts';
import { customer, customerWithAddress, guest } from './support/people.ts';
import { aProduct, allProducts, cents } from './support/shelf.ts';

type Cart = Schemas['Cart'];

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
const fill = async (client: Client, codes: [code: string, quantity: number][], user = 'anonymous') => {
  const { guid, code } = await client.post<Cart>(`/users/${user}/carts`, {});
  const path = `/users/${user}/carts/${user === 'anonymous' ? guid : code}`;
  for (const [product, quantity] of codes) await client.post(`${path}/entries`, { quantity, product: { code: product } });
  return path;
};
const read = (client: Client, path: string) => client.get<Cart>(path, { fields: 'FULL' });
const redeem = (client: Client, path: string, code: string) =>
  client.post<Cart>(`${path}/redeem/coupon/${code}`, { couponCode: code }, { query: { fields: 'FULL' } });

/** Each cent off has its promotion, and the money adds up. */
const mustAddUp = (cart: Pick<Cart, 'why' | 'entries' | 'subTotal' | 'productDiscounts' | 'orderDiscounts' | 'totalDiscounts' | 'couponDiscount' | 'deliveryCost' | 'totalPriceWithTax'>) => {
  const why = (cart.why ?? []).filter(({ delivery }) => !delivery);
  expect(sum(why.map(({ amount }) => cents(amount)))).toBe(cents(cart.totalDiscounts));
  expect(sum(why.filter(({ entryNumber }) => entryNumber !== undefined).map(({ amount }) => cents(amount)))).toBe(cents(cart.productDiscounts));
  expect(sum(why.filter(({ couponCode }) => couponCode).map(({ amount }) => cents(amount)))).toBe(cents(cart.couponDiscount));
  expect(sum((cart.entries ?? []).map(({ totalPrice }) => cents(totalPrice)))).toBe(cents(cart.subTotal));
  expect(cents(cart.subTotal) - cents(cart.orderDiscounts) + cents(cart.deliveryCost)).toBe(cents(cart.totalPriceWithTax));
};

describe('a bundle', () => {
  test('is reported while something is missing, and given when nothing is', async () => {
    const { client } = await guest();
    const path = await fill(client, [[tv, 1], [soundbar, 1]]);
    const nearly = await read(client, path);
    expect(nearly.appliedProductPromotions?.map(({ promotion }) => promotion?.code)).toEqual(['promotion-screen-and-sound']);
    expect(nearly.potentialProductPromotions?.map(({ promotion }) => promotion?.code)).toContain('promotion-big-screen-trio');
    expect(nearly.potentialProductPromotions?.[0]?.promotion?.couldFireMessages).toEqual(['Big-screen trio. Add one more.']);
    mustAddUp(nearly);

    await client.post(`${path}/entries`, { quantity: 1, product: { code: bracket } });
    const cart = await read(client, path);
    expect(cents(cart.totalDiscounts)).toBe(1200_00);
    expect(cart.appliedProductPromotions).toMatchObject([
      { promotion: { code: 'promotion-big-screen-trio', promotionType: 'bonusBuyAll', firedMessages: ['Big-screen trio'] }, consumedEntriesNumber: [0, 1, 2] },
    ]);
    const trio = [{ code: 'promotion-big-screen-trio', title: 'Big-screen trio' }];
    expect(cart.entries!.map(({ promotions }) => promotions)).toEqual([trio, trio, trio]);
    mustAddUp(cart);
  });

  test('is gone again with one of its parts', async () => {
    const { client } = await guest();
    const path = await fill(client, [[tv, 1], [bracket, 1], [soundbar, 1]]);
    await client.delete(`${path}/entries/0`);
    const cart = await read(client, path);
    expect(cents(cart.totalDiscounts)).toBe(0);
    expect(cart.why).toEqual([]);
    expect(cart.entries!.map(({ promotions }) => promotions)).toEqual([[], []]);
  });

  test('of any three takes three, and the fourth costs its price', async () => {
    const { client } = await guest();
    const price = cents((await allProducts()).find(({ code }) => code === cable)!.price);
    const path = await fill(client, [[cable, 4]]);
    const cart = await read(client, path);
    expect(cents(cart.subTotal)).toBe(599_00 + price);
    expect(cart.appliedProductPromotions?.[0]?.consumedEntries).toMatchObject([{ orderEntryNumber: 0, quantity: 3 }]);
    mustAddUp(cart);
  });

  test('of two gives the second at half price', async () => {
    const { client } = await guest();
    const price = cents((await allProducts()).find(({ code }) => code === speaker)!.price);
    const cart = await read(client, await fill(client, [[speaker, 2]]));
    expect(cents(cart.productDiscounts)).toBe(price / 2);
    mustAddUp(cart);
  });
});

describe('a gift', () => {
  test('comes along as an entry that costs nothing and cannot be changed', async () => {
    const { client } = await guest();
    const path = await fill(client, [[miniLed, 1]]);
    const cart = await read(client, path);
    expect(cart.totalItems).toBe(1);
    expect(cart.entries).toMatchObject([{ product: { code: miniLed }, giveAway: false }, { product: { code: cable }, quantity: 1, giveAway: true, updateable: false, totalPrice: { value: 0 } }]);
    expect(await client.refusal('PATCH', `${path}/entries/1`, { body: { quantity: 2 } })).toMatchObject({ status: 400, type: 'CartEntryError' });
    mustAddUp(cart);
  });
});

describe('a coupon', () => {
  test('comes off in whatever case it is typed, is reported, and can be taken off', async () => {
    const { client } = await guest();
    const path = await fill(client, [[tv, 1]]);
    const cart = await redeem(client, path, 'stoep100');
    expect(cart).toMatchObject({ responseStatus: true, successMsg: 'Coupon added', couponData: { couponId: 'STOEP100', couponApplied: true } });
    expect(cents(cart.couponDiscount)).toBe(100_00);
    expect(cart.appliedVouchers).toMatchObject([{ code: 'STOEP100' }]);
    mustAddUp(cart);
    const without = await client.call<Cart>('DELETE', `${path}/remove/coupon/STOEP100`, { query: { fields: 'FULL' } });
    expect(without.body.couponData).toBeUndefined();
    expect(cents(without.body.couponDiscount)).toBe(0);
  });

  test('that is not on the cart cannot be taken off', async () => {
    const { client } = await guest();
    const path = await fill(client, [[tv, 1]]);
    await redeem(client, path, 'STOEP100');
    expect(await client.refusal('DELETE', `${path}/remove/coupon/NOPE`)).toMatchObject({ status: 400, type: 'VoucherOperationError', message: 'This coupon is not on your cart.' });
    expect((await read(client, path)).couponData).toMatchObject({ couponId: 'STOEP100', couponApplied: true });
  });

  test('that wants more says how much more', async () => {
    const { client } = await guest();
    const path = await fill(client, [[cable, 1]]);
    const cart = await redeem(client, path, 'STOEP100');
    expect(cart).toMatchObject({ responseStatus: false, couponData: { couponApplied: false } });
    expect(cart.errorMsg).toMatch(/^Spend R\s751\.00 more/);
    expect((await read(client, path)).couponData).toBeUndefined();
  });

  test.each([
    ['WINTER25', 'This coupon has expired.'],
  ])('%s is refused to a guest: %s', async (code, words) => {
    const { client } = await guest();
    expect(await redeem(client, await fill(client, [[tv, 1]]), code)).toMatchObject({ responseStatus: false, errorMsg: words });
  });

  test('goes along when the guest signs in', async () => {
    const { client } = await guest();
    const { guid } = await client.post<Cart>('/users/anonymous/carts', {});
    await client.post(`/users/anonymous/carts/${guid}/entries`, { quantity: 1, product: { code: tv } });
    await redeem(client, `/users/anonymous/carts/${guid}`, 'STOEP100');
    const { client: signedIn } = await customer();
    const { body } = await signedIn.call<Cart>('POST', '/users/current/carts', { query: { oldCartId: guid, fields: 'FULL' } });
    expect(cents(body.couponDiscount)).toBe(100_00);
  });

  test('that may be used once serves one of two shoppers who hold it', async () => {
    const shoppers = await Promise.all([customerWithAddress(), customerWithAddress()]);
    const carts: { client: Client; code: string }[] = [];
    for (const { client } of shoppers) {
      const path = await fill(client, [[soundbar, 1]], 'current');
      const cart = await redeem(client, path, 'ONCE-7F3K');
      expect(cart.responseStatus).toBe(true);
      await confirm(client, path);
      carts.push({ client, code: cart.code });
    }
    const answers = await Promise.all(carts.map(({ client, code }) => place(client, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('a deal', () => {
  test('goes into the cart whole', async () => {
    const { client } = await guest();
    const { guid } = await client.post<Cart>('/users/anonymous/carts', {});
    const cart = await client.post<Cart>(
      '/users/anonymous/carts/addDeal',
      { cartCode: guid, dealProducts: [tv, soundbar, bracket].map((productCode) => ({ productCode, quantity: 1 })) },
      { query: { fields: 'FULL' } },
    );
    expect(cart).toMatchObject({ totalItems: 3, successMsg: 'Deal added to cart' });
    expect(cents(cart.totalDiscounts)).toBe(1200_00);
    expect(cart.entries!.map(({ expectedDeliveryMsg }) => expectedDeliveryMsg)).toEqual([1, 2, 3].map(() => expect.stringMatching(/^Delivered by /)));
  });

  test('or not at all', async () => {
    const { client } = await guest();
    const path = await fill(client, [[cable, 1]]);
    const cartCode = path.split('/').pop()!;
    const refused = await client.refusal('POST', '/users/anonymous/carts/addDeal', {
      body: { cartCode, dealProducts: [{ productCode: tv, quantity: 1 }, { productCode: 'NOSUCH', quantity: 1 }] },
    });
    expect(refused).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subject: 'NOSUCH' });
    expect((await read(client, path)).entries).toMatchObject([{ product: { code: cable }, quantity: 1 }]);
  });

  test('is reported on its products', async () => {
    const { client } = await guest();
    const product = await client.get<Schemas['Product']>(`/products/${tv}`, { fields: 'FULL' });
    expect(product.potentialPromotions).toEqual(
      expect.arrayContaining([
        { code: 'promotion-big-screen-trio', description: 'Big-screen trio', promotionType: 'bonusBuyAll' },
        { code: 'promotion-screen-and-sound', description: 'Screen and sound', promotionType: 'bonusBuyAll' },
      ]),
    );
    const list = await client.get<Schemas['ProductSearchPage']>('/products/viewAll/promotion-big-screen-trio');
    expect(list.products.map(({ code }) => code).sort()).toEqual([tv, soundbar, bracket].sort());
  });
});

describe('a request', () => {
  test('moves from the cart to the list, and from the list away', async () => {
    const { client } = await customer();
    const path = await fill(client, [[tv, 1], [soundbar, 1]], 'current');
    const { body: cart } = await client.call<Cart>('DELETE', `${path}/addentrytowishlist/0`, { query: { fields: 'FULL' } });
    expect(cart.entries).toMatchObject([{ product: { code: soundbar } }]);
    expect(cart.successMsg).toBe('Item moved to wishlist');
    const kept = await client.get<Schemas['Wishlist']>('/users/current/getwishlist', { fields: 'FULL' });
    expect(kept.products!.map(({ code }) => code)).toEqual([tv]);
    const empty = await client.post<Schemas['Wishlist']>('/users/current/removeproductfromwishlist', { productCode: tv });
    expect(empty).toMatchObject({ products: [], pagination: { totalResults: 0 } });
  });

  test('is nobody else’s, and needs somebody', async () => {
    const [{ client: one }, { client: other }, { client: nobody }] = [await customer(), await customer(), await guest()];
    await one.post('/users/current/addproducttowishlist', { productCode: tv });
    expect((await other.get<Schemas['Wishlist']>('/users/current/getwishlist')).products).toEqual([]);
    expect((await nobody.call('GET', '/users/current/getwishlist')).status).toBe(401);
    expect(await one.refusal('POST', '/users/current/addproducttowishlist', { body: { productCode: 'NOSUCH' } })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  });
});

describe('an order', () => {
  test('can be put in the cart again, without its gifts and saying what is gone', async () => {
    const { client } = await customerWithAddress();
    const product = await aProduct(3);
    const path = await fill(client, [[miniLed, 1], [product.code, 2]], 'current');
    await withTvLicence(client, path);
    await confirm(client, path);
    const { body: order } = await place(client, path.split('/').pop()!);
    expect(order.entries!.filter(({ giveAway }) => giveAway)).toMatchObject([{ product: { code: cable }, totalPrice: { value: 0 } }]);
    const cart = await client.get<Cart>(`/users/current/carts/current/orders/${order.code}/reOrder`, { fields: 'FULL' });
    expect(cart.responseStatus).toBe(true);
    expect(cart.cartModifications).toMatchObject([
      { productCode: miniLed, statusCode: 'success', quantityAdded: 1 },
      { productCode: product.code, statusCode: 'success', quantityAdded: 2 },
    ]);
    expect(cart.entries!.map(({ product: { code }, giveAway }) => [code, giveAway])).toEqual([[miniLed, false], [product.code, false], [cable, true]]);
  });
});
