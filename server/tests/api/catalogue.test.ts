import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { aProduct, listing, unbought } from './support/shelf.ts';

const api = shop();
type Category = Schemas['CategoryHierarchy'];
const root = (fields = 'FULL') => api.get<Category>('/catalogs/spazaProductCatalog/Online/categories/root_sale_cat', { fields });
const flatten = (category: Category): Category[] => [category, ...(category.subcategories ?? []).flatMap(flatten)];

describe('a product', () => {
  test('shows the same name, price and page as in the list it was found in', async () => {
    const listed = await aProduct();
    const product = await api.get(`/products/${listed.code}`, { fields: 'FULL' });
    expect(product.name).toBe(listed.name);
    expect(product.price).toEqual(listed.price);
    expect(product.url).toBe(listed.url);
    expect(product.url).toMatch(new RegExp(`/p/${product.code}$`));
  });

  test('carries a rating and its count under both names', async () => {
    const { code } = await aProduct();
    const product = await api.get(`/products/${code}`, { fields: 'FULL' });
    expect(product.avgRating).toBe(product.averageRating);
    expect(product.reviewsCount).toBe(product.numberOfReviews);
  });

  test('says what it is: brand, department, features, pictures', async () => {
    const { code } = await aProduct();
    const product = await api.get(`/products/${code}`, { fields: 'FULL' });
    expect(product.brand.name).not.toBe('');
    expect(product.categories.length).toBeGreaterThan(0);
    expect(product.categoryL1).not.toBe('');
    expect(product.images.find((image: any) => image.imageType === 'PRIMARY').galleryIndex).toBeUndefined();
    for (const image of product.images) if (image.imageType === 'GALLERY') expect(image.galleryIndex).toBeTypeOf('number');
  });

  test('promises delivery and collection for the zone', async () => {
    const { code } = await aProduct();
    const product = await api.get(`/products/${code}`, { fields: 'FULL' });
    expect(product.stock.stockLevelStatus).toBe('inStock');
    expect(product.additionalAttributes.estimatedDelivery).not.toBe('');
  });

  test('has a picture that can be fetched', async () => {
    const { code } = await aProduct();
    const product = await api.get(`/products/${code}`, { fields: 'FULL' });
    const picture = await fetch(new URL(product.images[0].url, api.base));
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
  });

  test('is the same without channel and zone in the path', async () => {
    const { code } = await unbought();
    expect(await api.plain.get(`/products/${code}`)).toEqual(await api.get(`/products/${code}`));
  });

  test('may differ in promise but not in price from zone to zone', async () => {
    const { code } = await aProduct();
    const { stores } = await api.get<Schemas['StoreSearchPage']>('/stores', { pageSize: 100 });
    const elsewhere = stores.find((store) => store.name !== 'G205')!.name;
    const [here, there] = await Promise.all([api, api.with({ zone: elsewhere })].map((one) => one.get(`/products/${code}`)));
    expect(there.price).toEqual(here.price);
  });

  test('can be asked for in all three channels', async () => {
    const { code } = await aProduct();
    for (const channel of ['web', 'msite', 'app']) expect((await api.with({ channel }).get(`/products/${code}`)).code).toBe(code);
  });

  test('that nobody sells is not found', async () => {
    expect(await api.refusal('GET', '/products/NO-SUCH-PRODUCT')).toMatchObject({
      status: 400,
      type: 'UnknownIdentifierError',
      reason: 'notFound',
      subjectType: 'product',
      subject: 'NO-SUCH-PRODUCT',
    });
  });
});

describe('the category tree', () => {
  test('begins at root_sale_cat and holds every department of the shop', async () => {
    const tree = await root();
    expect(tree.id).toBe('root_sale_cat');
    expect(tree.subcategories!.length).toBeGreaterThanOrEqual(12);
    for (const category of flatten(tree)) expect(category.name, category.id).not.toBe('');
  });

  test('names each category once', async () => {
    const ids = flatten(await root()).map((category) => category.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('can be entered at any category, which has the same branches there', async () => {
    const department = (await root()).subcategories!.find((one) => (one.subcategories ?? []).length > 0)!;
    const alone = await api.get<Category>(`/catalogs/spazaProductCatalog/Online/categories/${department.id}`, { fields: 'FULL' });
    expect(alone.name).toBe(department.name);
    expect(alone.subcategories!.map((one) => one.id)).toEqual(department.subcategories!.map((one) => one.id));
  });

  test('has a listing behind every department', async () => {
    for (const department of (await root()).subcategories!) {
      const page = await api.get<Schemas['ProductSearchPage']>(`/category/${department.id}/search`);
      expect(page.pagination.totalResults, department.id).toBeGreaterThan(0);
    }
  });

  test('does not know a category nobody made', async () => {
    expect(await api.refusal('GET', '/catalogs/spazaProductCatalog/Online/categories/no_such_cat')).toMatchObject({
      status: 400,
      type: 'UnknownIdentifierError',
      subjectType: 'category',
      subject: 'no_such_cat',
    });
  });
});

describe('a brand', () => {
  const aBrand = async () => (await listing()).products.find((product) => product.brand)!.brand!;

  test('names the categories it is sold in', async () => {
    const { code, name } = await aBrand();
    const brand = await api.get<Category>(`/catalogs/brand/${code}`, { fields: 'FULL' });
    expect(brand.name).toBe(name);
    expect(brand.subcategories!.length).toBeGreaterThan(0);
  });

  test('nobody knows is not found', async () => {
    expect(await api.refusal('GET', '/catalogs/brand/no-such-brand')).toMatchObject({
      status: 400,
      type: 'UnknownIdentifierError',
      subjectType: 'brand',
      subject: 'no-such-brand',
    });
  });
});
