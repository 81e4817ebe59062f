// Coupons as a stock OCC client calls them.
import { describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { customer, guest } from './support/people.ts';
import { fillDemoShop, freshDatabase, importFile, serve, type Shop } from './support/server.ts';
import { aProduct, plentiful } from './support/shelf.ts';

type Cart = Schemas['Cart'];
type Refusal = { errors: { type: string; message: string; subject?: string }[] };

const carts = {
  'a customer': async () => {
    const { client } = await customer();
    const { code } = await client.plain.post<Cart>('/users/current/carts', {});
    return { api: client.plain, cart: `/users/current/carts/${code}` };
  },
  'a guest': async () => {
    const api = (await guest()).client.plain;
    const { guid } = await api.post<Cart>('/users/anonymous/carts', {});
    return { api, cart: `/users/anonymous/carts/${guid}` };
  },
};

describe.each(Object.entries(carts))('%s of a stock client', (_name, open) => {
  test('uses a coupon and takes it off', async () => {
    const { api, cart } = await open();
    // so dear that what a customer is given on a first order is at its most, with the coupon and without
    const { code } = (await plentiful()).find(({ price }) => price!.value! >= 5200)!;
    await api.post(`${cart}/entries`, { quantity: 1, product: { code } });
    const before = await api.get<Cart>(cart, { fields: 'totalPrice(value)' });
    const used = await api.call('POST', `${cart}/vouchers`, { body: {}, query: { voucherId: 'STOEP100' } });
    expect(used.status).toBe(200);
    const { appliedVouchers, totalPrice } = await api.get<Cart>(cart, { fields: 'appliedVouchers(FULL),totalPrice(value)' });
    expect(appliedVouchers).toMatchObject([{ voucherCode: 'STOEP100' }]);
    expect(before.totalPrice!.value! - totalPrice!.value!).toBe(100);
    expect((await api.get<Schemas['VoucherList']>(`${cart}/vouchers`, { fields: 'FULL' })).vouchers).toEqual(appliedVouchers);
    expect((await api.call('DELETE', `${cart}/vouchers/STOEP100`)).status).toBe(200);
    expect((await api.get<Cart>(cart, { fields: 'totalPrice(value)' })).totalPrice).toEqual(before.totalPrice);
    expect((await api.get<Schemas['VoucherList']>(`${cart}/vouchers`)).vouchers).toEqual([]);
  });

  test('is refused a coupon that does nothing, in words the client knows and with the reason', async () => {
    const { api, cart } = await open();
    await api.post(`${cart}/entries`, { quantity: 1, product: { code: (await aProduct()).code } });
    const refused = await api.call<Refusal>('POST', `${cart}/vouchers`, { body: {}, query: { voucherId: 'NOSUCH' } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([
      { type: 'VoucherOperationError', message: 'coupon.invalid.code.provided' },
      { type: 'VoucherOperationError', message: 'This coupon is not valid.' },
    ]);
    expect((await api.call<Refusal>('POST', `${cart}/vouchers`, { body: {} })).body.errors).toMatchObject([{ type: 'ValidationError', subject: 'voucherId' }]);
    expect((await api.call<Refusal>('DELETE', `${cart}/vouchers/STOEP100`)).body.errors).toMatchObject([{ type: 'VoucherOperationError' }]);
    expect((await api.get<Cart>(cart, { fields: 'appliedVouchers(FULL)' })).appliedVouchers ?? []).toEqual([]);
  });
});

test('a coupon used again is answered for itself, whatever became of another', async () => {
  const database = freshDatabase();
  let own: Shop | undefined;
  try {
    fillDemoShop(database.url, 60);
    const promotions = ['promotion-fifty,orderDiscount,R 50 off,1=50,true,true', 'promotion-much,orderDiscount,R 100 off from R 5 000,5000=100,true,true'];
    importFile(database.url, 'promotions.csv', `code,type,title,tiers,needsCoupon,enabled\n${promotions.join('\n')}\n`);
    importFile(database.url, 'coupons.csv', 'code,promotion\nFIFTY,promotion-fifty\nMUCH,promotion-much\n');
    own = await serve({ label: 'vouchers', database: database.url, env: { SPAZA_RENDER_WORKERS: '0' } });
    const { client } = await guest(new Client({ base: own.base }));
    const api = client.plain;
    const { guid } = await api.post<Cart>('/users/anonymous/carts', {});
    const cart = `/users/anonymous/carts/${guid}`;
    const { products } = await client.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const { code, price } = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && one.price!.value! < 2000 && (one.stock?.stockLevel ?? 0) > 5000 / one.price!.value!)!;
    await api.post(`${cart}/entries`, { quantity: Math.ceil(5200 / price!.value!), product: { code } });
    const use = (voucherId: string) => api.call<Refusal>('POST', `${cart}/vouchers`, { body: {}, query: { voucherId } });
    const redeemed = async (couponCode: string) => (await client.post<Cart>(`${cart}/redeem/coupon/${couponCode}`, { couponCode }, { query: { fields: 'FULL' } })).couponData;
    for (const voucher of ['FIFTY', 'MUCH']) expect((await use(voucher)).status, voucher).toBe(200);

    await api.patch(`${cart}/entries/0`, { quantity: 1 }); // MUCH stays on the cart and does nothing
    expect((await use('FIFTY')).status).toBe(200);
    expect((await use('MUCH')).body.errors).toMatchObject([{ subject: 'MUCH' }, { message: expect.stringContaining('more to use this coupon') }]);
    expect(await redeemed('FIFTY')).toMatchObject({ couponId: 'FIFTY', couponApplied: true });
    expect(await redeemed('MUCH')).toMatchObject({ couponId: 'MUCH', couponApplied: false });
  } finally {
    await own?.stop();
    database.drop();
  }
});
