import { expect, test } from 'vitest';
import type { Product } from '@/shared/api/types';
import { factsOf } from './facts';

const around = { place: 'Paarl, 7620', ways: [{ code: 'instalments' as const, name: 'Instalments' }] };

const television = (code: string, more: Partial<Product>, features: Record<string, string>): Product => ({
  code,
  name: code,
  url: `/p/${code}`,
  purchasable: true,
  stock: { stockLevelStatus: 'inStock', stockLevel: 9 },
  classifications: [
    {
      code: 'all',
      name: 'All',
      features: Object.entries(features).map(([key, value]) => ({
        code: key,
        name: key,
        featureValues: [{ value }],
      })),
    },
  ],
  ...more,
});

const price = (value: number) => ({ currencyIso: 'ZAR' as const, value });

const facts = factsOf(
  [
    television(
      'A',
      { price: price(1000), saving: price(200), avgRating: 4.5, reviewsCount: 8 },
      { refreshRate: '60', energyUse: '200', screen: 'QLED', hdmi: '4', colour: 'Black' },
    ),
    television(
      'B',
      { price: price(3000) },
      { refreshRate: '120', energyUse: '150', screen: 'OLED', hdmi: '4', warranty: '24' },
    ),
  ],
  around,
);
const fact = (key: string) => facts.find((each) => each.key === key)!;

test('an attribute that one of them lacks is a difference, and no best', () => {
  expect(fact('colour')).toMatchObject({ values: ['Black', undefined], differs: true, best: [false, false] });
  expect(fact('warranty')).toMatchObject({ values: [undefined, '24'], differs: true, best: [false, false] });
});

test('what is the same is no difference', () => {
  expect(fact('hdmi')).toMatchObject({ values: ['4', '4'], differs: false });
  expect(fact('stock')).toMatchObject({ differs: false });
});

test('the better one is marked only where better is no matter of taste', () => {
  expect(fact('refreshRate').best).toEqual([false, true]);
  expect(fact('energyUse').best).toEqual([false, true]);
  expect(fact('screen').best).toEqual([false, false]);
  expect(fact('saving')).toMatchObject({ values: ['R\u00a0200.00', undefined], best: [true, false] });
  expect(fact('instalments')).toMatchObject({
    values: ['R\u00a0250.00', 'R\u00a0750.00'],
    best: [true, false],
  });
  // One alone is rated: there is nothing to weigh it against.
  expect(fact('rating')).toMatchObject({ values: ['4.5 of 5 (8)', undefined], best: [false, false] });
});

test('of delivery and collection the day is said alone, or why there is none', () => {
  const promised = (additionalAttributes: Product['additionalAttributes'], preOrder = false) =>
    television('C', { additionalAttributes, preOrder }, {});
  const day = 'Fri 12 June';
  const found = factsOf(
    [
      promised({
        estimatedDelivery: `Delivered by ${day}`,
        deliveryDay: day,
        estimatedPickUpMsg: 'Collect today in Paarl',
        pickUpDay: 'today',
        pickUpTown: 'Paarl',
      }),
      promised({ estimatedDelivery: 'Out of stock near you', estimatedPickUpMsg: 'Delivery only' }),
      promised({ estimatedDelivery: `Pre-order: ships ${day}`, deliveryDay: day }, true),
    ],
    around,
  );
  const said = (key: string) => found.find((each) => each.key === key)!.values;
  expect(said('delivery')).toEqual([day, 'Out of stock near you', `Pre-order: ships ${day}`]);
  expect(said('collection')).toEqual(['Today in Paarl', 'Delivery only', undefined]);
});

test('what none of them says is left out', () => {
  expect(fact('brand')).toBeUndefined();
});
