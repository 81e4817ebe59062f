import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { aProduct } from './support/shelf.ts';

const api = shop();
type StorePage = Schemas['StoreSearchPage'];
const all = () => api.get<StorePage>('/stores', { pageSize: 100, fields: 'FULL' });

describe('stores', () => {
  test('are at least thirty, in all nine provinces', async () => {
    const { stores } = await all();
    expect(stores.length).toBeGreaterThanOrEqual(30);
    const provinces = new Set(stores.map((store) => store.address!.region!.isocode));
    expect([...provinces].sort()).toEqual(['ZA-EC', 'ZA-FS', 'ZA-GP', 'ZA-KZN', 'ZA-LP', 'ZA-MP', 'ZA-NC', 'ZA-NW', 'ZA-WC']);
  });

  test('each have a place on the map, an address and opening hours for seven days', async () => {
    for (const store of (await all()).stores) {
      expect(store.geoPoint!.latitude, store.name).toBeLessThan(-22);
      expect(store.geoPoint!.longitude, store.name).toBeGreaterThan(16);
      expect(store.address!.postalCode, store.name).toMatch(/^\d{4}$/);
      expect(store.openingHours!.weekDayOpeningList, store.name).toHaveLength(7);
    }
  });

  test('near a place come nearest first', async () => {
    const { stores } = await api.get<StorePage>('/stores', { latitude: -26.01, longitude: 28.1, radius: 2_000_000, pageSize: 100 });
    const distances = stores.map((store) => store.distanceKm!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(stores[0]!.name).toBe('G205');
    for (const distance of distances) expect(Math.abs(distance * 100 - Math.round(distance * 100))).toBeLessThan(1e-6);
  });

  test('further than the radius are left out', async () => {
    const { stores } = await api.get<StorePage>('/stores', { latitude: -26.01, longitude: 28.1, radius: 1000 });
    for (const store of stores) expect(store.distanceKm).toBeLessThanOrEqual(1);
  });

  test('answer without a zone too, with the same stores', async () => {
    const names = (page: StorePage) => page.stores.map((store) => store.name);
    expect(names(await api.plain.get('/stores', { pageSize: 100 }))).toEqual(names(await api.get('/stores', { pageSize: 100 })));
    expect((await api.plain.get<StorePage>('/stores/getpickupstorelocations')).stores.length).toBeGreaterThan(0);
  });

  test('say what they have of a product', async () => {
    const { code } = await aProduct();
    const { stores } = await api.get<StorePage>('/stores', { productCode: code, fields: 'FULL', pageSize: 100 });
    for (const store of stores) expect(store.stockInfo!.stockLevelStatus, store.name).toMatch(/^(inStock|lowStock|outOfStock)$/);
  });

  test('can be asked for one by one', async () => {
    const store = await api.get<Schemas['PointOfService']>('/stores/G205', { fields: 'FULL' });
    expect(store.name).toBe('G205');
    expect(store.address!.town).toMatch(/Midrand/);
  });

  test('that do not exist are not found', async () => {
    expect(await api.refusal('GET', '/stores/G999')).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'store', subject: 'G999' });
  });

  test.each([
    ['latitude', '91'],
    ['latitude', 'north'],
    ['longitude', '181'],
    ['radius', '-1'],
    ['currentPage', 'x'],
  ])('are refused for %s=%s', async (name, value) => {
    const place = { latitude: '-26', longitude: '28', [name]: value };
    expect(await api.refusal('GET', '/stores', { query: place })).toMatchObject({ status: 400, type: 'ValidationError', subject: name });
  });

  test('for a product nobody sells are refused', async () => {
    expect(await api.refusal('GET', '/stores', { query: { productCode: 'NO-SUCH' } })).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'product' });
  });
});
