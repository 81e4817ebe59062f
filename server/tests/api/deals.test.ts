// What a product's page offers together with it, and that the cart then costs what the page said.
import { describe, expect, test } from 'vitest';
import { type Schemas, shop } from './support/client.ts';
import { bracket, cable, kettle, soundbar, speaker, toaster, tv } from './support/offers.ts';
import { guest } from './support/people.ts';
import { aProduct, cents } from './support/shelf.ts';

type Deal = Schemas['Deal'];

const api = shop();
const dealsOf = async (code: string) => (await api.get<Schemas['DealList']>(`/products/${code}/promotions`)).deals;

const partsOf = ({ productsQuantities }: Deal) => productsQuantities.map(({ productCode, quantity }) => [productCode, quantity]);

describe('the deals of a product', () => {
  test('are bundles of all, the better one first, each with its worth', async () => {
    const deals = await dealsOf(soundbar);
    expect(deals.map(({ code, bonusBuyPromotionType }) => [code, bonusBuyPromotionType])).toEqual([
      ['promotion-big-screen-trio', 'containsAll'],
      ['promotion-screen-and-sound', 'containsAll'],
    ]);
    const trio = deals[0]!;
    expect(partsOf(trio)[0]).toEqual([soundbar, 1]);
    expect(
      partsOf(trio)
        .map(([code]) => code)
        .sort(),
    ).toEqual([tv, soundbar, bracket].sort());
    expect(trio.products.map(({ code }) => code)).toEqual(partsOf(trio).map(([code]) => code));
    expect([cents(trio.bundleWorth), cents(trio.separately), cents(trio.saving), trio.units]).toEqual([12097_00, 13297_00, 1200_00, 3]);
  });

  test('are the same, in the same order, asked for with a query', async () => {
    const asked = (body?: object) => api.call<Schemas['DealList']>('POST', `/products/${soundbar}/promotions`, { body });
    const deals = await dealsOf(soundbar);
    expect((await asked({ query: ':relevance' })).body.deals).toEqual(deals);
    expect((await asked()).body.deals).toEqual(deals);
    expect(await api.refusal('POST', `/products/${soundbar}/promotions`, { body: { query: ':price-asc' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'query' });
  });

  test('of any n start with the product looked at and fill up with others of the set', async () => {
    const [cream] = await dealsOf(toaster);
    expect(cream).toMatchObject({
      code: 'promotion-cream-breakfast',
      bonusBuyPromotionType: 'containsAny',
      units: 2,
    });
    expect(partsOf(cream!)).toEqual([
      [toaster, 1],
      [kettle, 1],
    ]);
    expect(cents(cream!.bundleWorth)).toBe(849_00);
    expect(partsOf((await dealsOf(cable)).find(({ code }) => code === 'promotion-three-cables')!)).toEqual([[cable, 3]]);
  });

  test('of "second at half price" are two of it', async () => {
    const [pair] = await dealsOf(speaker);
    expect(pair).toMatchObject({ promotionType: 'buyGet', units: 2 });
    expect(pair!.bonusBuyPromotionType).toBeUndefined();
    expect(cents(pair!.saving) * 4).toBe(cents(pair!.separately));
  });

  test.each([tv, soundbar, toaster, cable, speaker])('of %s cost in the cart what the page says', async (code) => {
    for (const deal of await dealsOf(code)) {
      const { client } = await guest();
      const { guid } = await client.post<Schemas['Cart']>('/users/anonymous/carts', {});
      const cart = await client.post<Schemas['Cart']>(
        '/users/anonymous/carts/addDeal',
        { cartCode: guid, dealProducts: deal.productsQuantities },
        { query: { fields: 'FULL' } },
      );
      expect(cents(cart.subTotal), deal.code).toBe(cents(deal.bundleWorth));
      expect(cart.appliedProductPromotions?.map(({ promotion }) => promotion?.code)).toContain(deal.code);
    }
  });

  test('that has ended adds nothing when it is named', async () => {
    const [deal] = await dealsOf(soundbar);
    const { client } = await guest();
    const { guid } = await client.post<Schemas['Cart']>('/users/anonymous/carts', {});
    const body = { cartCode: guid, dealProducts: deal!.productsQuantities };
    expect(await client.refusal('POST', '/users/anonymous/carts/addDeal', { body: { ...body, dealCode: 'promotion-of-last-week' } })).toMatchObject({
      status: 409,
      type: 'DealEndedError',
      subject: 'promotion-of-last-week',
    });
    expect((await client.get<Schemas['Cart']>(`/users/anonymous/carts/${guid}`)).entries ?? []).toEqual([]);
    const cart = await client.post<Schemas['Cart']>('/users/anonymous/carts/addDeal', { ...body, dealCode: deal!.code }, { query: { fields: 'FULL' } });
    expect(cents(cart.subTotal)).toBe(cents(deal!.bundleWorth));
  });

  test('are none where nothing is on offer, and one is found by its code', async () => {
    const plain = (await aProduct(30)).code;
    expect(await dealsOf(plain)).toEqual([]);
    expect(await api.get<Deal>(`/products/${tv}/promotions/promotion-big-screen-trio`)).toMatchObject({ units: 3 });
    expect(await api.refusal('GET', `/products/${plain}/promotions/promotion-big-screen-trio`)).toMatchObject({
      status: 400,
      type: 'UnknownIdentifierError',
      subject: 'promotion-big-screen-trio',
    });
    expect(await api.refusal('GET', '/products/NOTHING/promotions')).toMatchObject({ status: 400, subject: 'NOTHING' });
  });
});
