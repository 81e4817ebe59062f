import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { aProduct, unbought } from './support/shelf.ts';

const api = shop();

describe('stock of a product', () => {
  test('is reported for the stores near a place, nearest first', async () => {
    const { code } = await aProduct();
    const page = await api.get<Schemas['StoreSearchPage']>(`/products/${code}/stock`, { latitude: -26.01, longitude: 28.1, fields: 'FULL' });
    expect(page.stores.length).toBeGreaterThan(0);
    for (const store of page.stores) expect(store.stockInfo, store.name).toBeDefined();
    const distances = page.stores.map((store) => store.distanceKm!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  test('at one store agrees with the list of stores', async () => {
    const { code } = await unbought();
    const { stores } = await api.get<Schemas['StoreSearchPage']>('/stores', { productCode: code, fields: 'FULL', pageSize: 100 });
    const midrand = stores.find((store) => store.name === 'G205')!;
    expect(await api.get(`/products/${code}/stock/G205`)).toEqual(midrand.stockInfo);
  });

  test('is unknown for an unknown product or store', async () => {
    const { code } = await aProduct();
    expect(await api.refusal('GET', '/products/NO-SUCH/stock')).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'product', subject: 'NO-SUCH' });
    expect(await api.refusal('GET', `/products/${code}/stock/G999`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'store', subject: 'G999' });
  });
});
