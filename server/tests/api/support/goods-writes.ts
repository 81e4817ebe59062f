// What staff do to products, prices and stock, each as a call that may be sent again under one key.
import type { CallOptions, Client, Schemas } from './client.ts';

export interface Write {
  client: Client;
  method: string;
  path: string;
  options: CallOptions;
  /** How often it has happened. */
  happened: () => Promise<number>;
}

/** By name; each act of staff about a thing is one effect. `sql` asks the shop's database. */
export const writesOfGoods = (staff: Client, sql: (statement: string) => string, actsOf: (code: string, act: string) => Promise<number>): Record<string, () => Promise<Write>> => {
  const code = () => `ONCE-${crypto.randomUUID().slice(0, 8)}`;
  const ofSome = () => ({ brand: sql('SELECT brand_code FROM product ORDER BY code LIMIT 1'), category: sql('SELECT category_code FROM product ORDER BY code LIMIT 1') });
  const aFresh = async (price = 499) => {
    const product = code();
    await staff.post('/backoffice/api/products', { code: product, changes: { name: 'Kettle', ...ofSome() } });
    await staff.post(`/backoffice/api/products/${product}/price`, { version: '', price });
    await staff.post('/backoffice/api/stock/adjustments', { product, store: 'G205', counted: 5, reason: 'counted' });
    return product;
  };
  const priceVersion = async (product: string) => (await staff.get<Schemas['StaffPrices']>(`/backoffice/api/products/${product}/prices`)).version;
  return {
    'adding a product': async () => {
      const product = code();
      const body = { code: product, changes: { name: 'Kettle', ...ofSome() } };
      return { client: staff, method: 'POST', path: '/backoffice/api/products', options: { body }, happened: () => actsOf(product, 'product.added') };
    },
    'adding a category': async () => {
      const category = code();
      return { client: staff, method: 'POST', path: '/backoffice/api/categories', options: { body: { code: category, name: 'Kettles' } }, happened: () => actsOf(category, 'category.added') };
    },
    'setting a price': async () => {
      const product = await aFresh();
      const happened = async () => (await actsOf(product, 'price.changed')) - 1;
      return { client: staff, method: 'POST', path: `/backoffice/api/products/${product}/price`, options: { body: { version: await priceVersion(product), price: 489 } }, happened };
    },
    'planning a campaign': async () => {
      const product = await aFresh();
      const body = { price: 479, startsAt: '2099-01-01', endsAt: '2099-01-08' };
      return { client: staff, method: 'POST', path: `/backoffice/api/products/${product}/campaigns`, options: { body }, happened: () => actsOf(product, 'price.campaignAdded') };
    },
    'changing many products': async () => {
      const product = await aFresh();
      const form = { selection: { codes: [product] }, change: { onSale: true } };
      const { mark } = await staff.post<Schemas['StaffBulkPreview']>('/backoffice/api/bulk/products/preview', form);
      return { client: staff, method: 'POST', path: '/backoffice/api/bulk/products', options: { body: { ...form, mark } }, happened: () => actsOf(product, 'product.changed') };
    },
    'changing many prices': async () => {
      const product = await aFresh();
      const form = { selection: { codes: [product] }, change: { percent: -5 } };
      const { mark } = await staff.post<Schemas['StaffBulkPreview']>('/backoffice/api/bulk/prices/preview', form);
      return { client: staff, method: 'POST', path: '/backoffice/api/bulk/prices', options: { body: { ...form, mark } }, happened: async () => (await actsOf(product, 'price.changed')) - 1 };
    },
    'correcting stock': async () => {
      const product = await aFresh();
      const body = { product, store: 'G205', change: -1, reason: 'damaged' };
      return { client: staff, method: 'POST', path: '/backoffice/api/stock/adjustments', options: { body }, happened: async () => (await actsOf(product, 'stock.adjusted')) - 1 };
    },
    'moving stock': async () => {
      const product = await aFresh();
      const body = { from: 'G205', to: 'W001', entries: [{ product, units: 2 }] };
      return { client: staff, method: 'POST', path: '/backoffice/api/stock/transfers', options: { body }, happened: async () => (await actsOf(product, 'stock.transferred')) / 2 };
    },
    'counting stock': async () => {
      const product = await aFresh();
      const form = { store: 'G205', entries: [{ product, counted: 4 }] };
      const { mark } = await staff.post<Schemas['StaffCountPreview']>('/backoffice/api/stock/counts/preview', form);
      return { client: staff, method: 'POST', path: '/backoffice/api/stock/counts', options: { body: { ...form, mark } }, happened: () => actsOf(product, 'stock.counted') };
    },
  };
};
