import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import Footer from '@/app/frame/footer';
import { Header } from '@/app/frame/header';
import { Delivery } from '@/features/product/delivery';
import { PriceBlock } from '@/screens/pdp/price-block';
import { createCache, seed } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { Totals } from '@/shared/ui/totals';
import { freeDeliveryOver, withDelivery } from './shop-terms';
import { configPath } from './ways-to-pay';

type Config = Schema<'AppConfig'>;

const rand = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const terms = (vatPercent: number, fee: number, freeFrom: number): Config => ({
  vatPercent,
  deliveryCost: rand(fee),
  freeDeliveryThreshold: rand(freeFrom),
});
const kettle = (price: number) =>
  ({
    code: '1',
    name: 'Kettle',
    url: '/p/1',
    price: rand(price),
    purchasable: true,
    stock: { stockLevelStatus: 'inStock', stockLevel: 9 },
    additionalAttributes: { estimatedDelivery: 'Delivered by Fri 12 June', deliveryDay: 'Fri 12 June' },
  }) as Product;

function wordsOf(shown: ReactElement, config?: Config) {
  const cache = createCache();
  if (config) seed(cache, { [configPath]: { status: 200, body: config } });
  const html = renderToString(<QueryClientProvider client={cache}>{shown}</QueryClientProvider>);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('VAT is what the shop says it is', () => {
  test.each([
    [15, 'Prices include 15% VAT. E&amp;OE.', 'Includes 15% VAT.'],
    [16, 'Prices include 16% VAT. E&amp;OE.', 'Includes 16% VAT.'],
  ])('%d per cent', (percent, inFooter, byPrice) => {
    const config = terms(percent, 50, 500);
    expect(wordsOf(<Footer />, config)).toContain(inFooter);
    expect(wordsOf(<PriceBlock product={kettle(499)} />, config)).toContain(byPrice);
  });

  test.each([
    ['charges none', terms(0, 50, 500)],
    ['has not said', undefined],
  ])('nothing speaks of it when the shop %s', (_, config) => {
    const footer = wordsOf(<Footer />, config);
    expect(footer).toContain('E&amp;OE.');
    expect(footer + wordsOf(<PriceBlock product={kettle(499)} />, config)).not.toContain('VAT');
  });

  test('a sum without VAT says nothing of it', () => {
    const totals = (tax: number) => <Totals sums={{ totalPriceWithTax: rand(115), totalTax: rand(tax) }} />;
    expect(wordsOf(totals(15))).toContain('Includes VAT of R 15.00');
    expect(wordsOf(totals(0))).not.toContain('VAT');
  });
});

describe('what delivery costs is what the shop says', () => {
  const header = (config?: Config) => wordsOf(<Header hideSuburb />, config);
  const beside = (price: number, config?: Config) => wordsOf(<Delivery product={kettle(price)} />, config);

  test('above an amount it is free', () => {
    const config = terms(15, 75, 650);
    expect(header(config)).toContain('Free delivery on online orders above R 650');
    expect(beside(650, config)).toMatch(/R 75 to .*, free on orders above R 650\./);
    expect(beside(650.01, config)).toContain('Free to ');
    expect(withDelivery('A shop.', config)).toBe('A shop. Free delivery for online orders above R\u00a0650.');
  });

  test.each([
    ['above nothing', terms(15, 75, 0)],
    ['because it costs nothing', terms(15, 0, 650)],
  ])('it is free %s', (_, config) => {
    expect(freeDeliveryOver(config)).toBe(0);
    expect(header(config)).toContain('Free delivery');
    expect(header(config)).not.toContain('above');
    expect(beside(20, config)).toContain('Free to ');
    expect(withDelivery('A shop.', config)).toBe('A shop.');
  });

  test('nothing is promised before the shop has said', () => {
    expect(header()).not.toContain('Free delivery');
    expect(beside(9999)).not.toContain('Free to');
    expect(beside(20)).not.toContain('R ');
    expect(withDelivery('A shop.', undefined)).toBe('A shop.');
  });
});
