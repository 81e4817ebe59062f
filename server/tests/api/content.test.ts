import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';

const api = shop();
type Page = Schemas['CmsPage'];
const home = () => api.get<Page>('/cms/pages', { pageLabelOrId: 'homepage', fields: 'FULL' });
const slotsOf = (page: Page) => page.contentSlots!.contentSlot!;

describe('the home page', () => {
  test('is made of slots at positions of their own', async () => {
    const positions = slotsOf(await home()).map((slot) => slot.position);
    expect(positions.length).toBeGreaterThan(1);
    expect(new Set(positions).size).toBe(positions.length);
  });

  test('comes first when no page is named, and under the shopper too', async () => {
    const page = await home();
    expect((await api.get<Page>('/cms/pages')).uid).toBe(page.uid);
    expect((await api.get<Page>('/users/anonymous/cms/pages', { pageLabelOrId: 'homepage' })).uid).toBe(page.uid);
  });

  test('brings its first slots whole and leaves lazy ones empty', async () => {
    const slots = slotsOf(await home());
    const [eager, lazy] = [slots.filter((slot) => !slot.isSlotLazyLoaded), slots.filter((slot) => slot.isSlotLazyLoaded)];
    expect(eager.length).toBeGreaterThan(0);
    expect(lazy.length).toBeGreaterThan(0);
    for (const slot of eager) expect(slot.components!.component!.length, slot.slotId).toBeGreaterThan(0);
    for (const slot of lazy) expect(slot.components?.component ?? [], slot.slotId).toEqual([]);
  });

  test('has a title and a description for crawlers', async () => {
    const page = await home();
    expect(page.seoTitle ?? page.title).not.toBe('');
    expect(page.seoDescription ?? page.description).not.toBe('');
  });
});

describe('lazy slots', () => {
  const lazyIds = async () => slotsOf(await home()).filter((slot) => slot.isSlotLazyLoaded).map((slot) => slot.slotId);
  const fetchSlots = (ids: string[]) => api.get<Schemas['ContentSlots']>('/cms/contentslots', { contentSlotId: ids.join(','), fields: 'FULL' });

  test('arrive with their components, in the order asked for', async () => {
    const ids = (await lazyIds()).slice(0, 4).reverse();
    const { contentSlot } = await fetchSlots(ids);
    expect(contentSlot!.map((slot) => slot.slotId)).toEqual(ids);
    for (const slot of contentSlot!) expect(slot.components!.component!.length, slot.slotId).toBeGreaterThan(0);
  });

  test('come four at a time at most', async () => {
    const five = slotsOf(await home()).slice(0, 5).map((slot) => slot.slotId);
    expect(five).toHaveLength(5);
    expect(await api.refusal('GET', '/cms/contentslots', { query: { contentSlotId: five.join(',') } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'contentSlotId' });
  });

  test('must be named', async () => {
    expect(await api.refusal('GET', '/cms/contentslots')).toMatchObject({ status: 400, type: 'ValidationError', subject: 'contentSlotId' });
  });

  test('nobody made are not found', async () => {
    expect(await api.refusal('GET', '/cms/contentslots', { query: { contentSlotId: 'no-such-slot' } })).toMatchObject({ status: 404, type: 'NotFoundError', reason: 'notFound', subjectType: 'contentSlot', subject: 'no-such-slot' });
  });
});

test('a page nobody made is not found', async () => {
  expect(await api.refusal('GET', '/cms/pages', { query: { pageLabelOrId: 'no-such-page' } })).toMatchObject({
    status: 404,
    type: 'NotFoundError',
    reason: 'notFound',
    subjectType: 'page',
    subject: 'no-such-page',
  });
});

test('the configuration tells the zone, the currency and when delivery is free', async () => {
  const config = await api.get<Schemas['AppConfig']>('/cms/appConfig', { fields: 'FULL' });
  expect(config.zone).toBe('G205');
  expect(config.channel).toBe('web');
  expect(config.freeDeliveryThreshold!.value).toBe(500);
  expect(config.rootCategory).toBe('root_sale_cat');
});

test('the configuration tells the ways to pay, and the amounts each is for', async () => {
  let modes: NonNullable<Schemas['AppConfig']['paymentModes']> = [];
  await expect
    .poll(
      async () => {
        modes = (await api.get<Schemas['AppConfig']>('/cms/appConfig')).paymentModes ?? [];
        return modes.map(({ code }) => code);
      },
    )
    .toContain('instalments'); // Payflex is asked for its limits after the start
  expect(modes.find(({ code }) => code === 'instalments')).toMatchObject({ name: 'Instalments', minimumAmount: { value: 50 }, maximumAmount: { value: 20000 }, toldFrom: { value: 500 } });
  const card = modes.find(({ code }) => code === 'card');
  expect(card).toMatchObject({ name: 'Credit or debit card' });
  expect(card).not.toHaveProperty('maximumAmount');
  expect(modes.map(({ code }) => code)).not.toContain('store_credit'); // no gateway has it
});

describe('pages of every kind', () => {
  const page = (label: string, more: Record<string, string> = {}) => api.get<Page>('/cms/pages', { pageLabelOrId: label, fields: 'FULL', ...more });
  const componentsOf = (page: Page) => slotsOf(page).flatMap((slot) => slot.components?.component ?? []);

  test.each(['terms', 'returns-policy', 'delivery-and-collection', 'privacy', 'contact'])('%s is a page of text', async (label) => {
    const shown = await page(label);
    expect(shown.kind).toBe('static');
    expect(shown.url).toBe(`/s/${label}`);
    expect(String((componentsOf(shown)[0] as { content?: string }).content).length).toBeGreaterThan(300);
  });

  test('three leaflets hold now, each with pages whose products are on sale', async () => {
    const [covers] = componentsOf(await page('guzzelpage'));
    const leaflets = covers!.otherProperties!.articles!;
    expect(leaflets).toHaveLength(3);
    for (const { uid, url, validTo } of leaflets) {
      expect(url).toBe(`/leaflets/${uid}`);
      expect(Date.parse(validTo!.replace('+0000', 'Z'))).toBeGreaterThan(Date.now());
      const leaves = componentsOf(await page(uid)).filter(({ typeCode }) => typeCode === 'LeafletPage');
      expect(leaves.length).toBeGreaterThanOrEqual(3);
      for (const { otherProperties } of leaves)
        expect(otherProperties!.products!.map(({ code }) => code)).toEqual(otherProperties!.hotspots!.map(({ productCode }) => productCode));
    }
  });

  test('a leaflet comes as PDF with the prices of the moment', async () => {
    const leaflet = await page('big-screen');
    const answer = await api.call<string>('GET', leaflet.documentUrl!);
    expect(answer.status).toBe(200);
    expect(answer.body.startsWith('%PDF-1.4')).toBe(true);
    const { price } = await api.get<Schemas['Product']>('/products/10448821', { fields: 'FULL' });
    expect(answer.body).toContain(`(${price!.formattedValue!.replaceAll('\u00a0', ' ')})`);
    expect(await api.refusal('GET', '/cms/download/documents/terms')).toMatchObject({ status: 404, type: 'NotFoundError', subjectType: 'document' });
  });

  test('five articles, newest first', async () => {
    const [list] = componentsOf(await page('blog'));
    const articles = list!.otherProperties!.articles!;
    expect(articles).toHaveLength(5);
    const days = articles.map(({ publishedAt }) => publishedAt!);
    expect(days).toEqual([...days].sort().reverse());
    for (const { uid, url } of articles) {
      expect(url).toBe(`/blog/${uid}`);
      expect((await page(uid)).author).toBeTruthy();
    }
  });

  test('an event shows what is on in the region asked for', async () => {
    const event = await page('power-roadshow');
    expect(event.regions).toEqual(['ZA-GP', 'ZA-KZN', 'ZA-WC']);
    const titles = async (regionId?: string) => componentsOf(await page('power-roadshow', regionId ? { regionId } : {})).map(({ uid }) => uid);
    expect(await titles('ZA-GP')).toContain('roadshow-gauteng');
    expect(await titles('ZA-GP')).not.toContain('roadshow-western-cape');
    expect(await titles()).not.toContain('roadshow-gauteng');
  });

  test('a list of brands is that of the category', async () => {
    const { contentSlot } = await api.get<Schemas['ContentSlots']>('/cms/contentslots', { contentSlotId: 'MovingMore' });
    const list = contentSlot![0]!.components!.component!.find(({ typeCode }) => typeCode === 'DynamicBrandList')!;
    const sold = await api.get<Schemas['ProductSearchPage']>('/category/kitchen/search', { pageSize: 100 });
    const names = new Set(sold.products.map(({ brand }) => brand!.code));
    expect(list.otherProperties!.brands!.map(({ code }) => code).sort()).toEqual([...names].sort());
  });

  test('the guest\'s home page can be kept by a cache, and is the same', async () => {
    const answer = await api.call<Page>('GET', '/cache/web/G205/homepage.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(answer.headers.get('set-cookie')).toBeNull();
    // What other tests buy meanwhile is on it.
    const withoutStock = (shown: Page) => JSON.parse(JSON.stringify(shown, (key, value) => (key === 'stock' ? undefined : value)));
    expect(withoutStock(answer.body)).toEqual(withoutStock(await home()));
    expect((await api.call('GET', '/cache/web/NOWHERE/homepage.json')).status).toBe(400);
  });

  test('a product has what its maker tells of it, or a page with nothing on it', async () => {
    const reported = await api.get<Schemas['CmsPage']>('/cms/pages', { pageType: 'ProductPage', code: '10448821', fields: 'FULL' });
    expect(reported).toMatchObject({ kind: 'product', url: '/p/10448821' });
    expect(JSON.stringify(reported.contentSlots)).toContain('Made for bright rooms');
    const bare = await api.get<Schemas['CmsPage']>('/cms/pages', { pageType: 'ProductPage', code: '10448822', fields: 'FULL' });
    expect(bare).toMatchObject({ uid: '10448822', kind: 'product', contentSlots: { contentSlot: [] } });
    // A page of another kind is not the product's.
    expect(await api.get<Schemas['CmsPage']>('/cms/pages', { pageType: 'ProductPage', code: 'terms', fields: 'FULL' })).toMatchObject({ contentSlots: { contentSlot: [] } });
  });

  test('a preview token nobody made is refused', async () => {
    expect(await api.refusal('GET', '/cms/pages', { query: { pageLabelOrId: 'terms', preview: 'guessed' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'preview' });
  });
});
