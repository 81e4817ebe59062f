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
