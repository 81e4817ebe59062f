import { expect, test } from 'vitest';
import {
  added,
  isSamePage,
  moved,
  movedSlot,
  namesOf,
  newUid,
  placeOf,
  removed,
  withMember,
  withSlot,
} from './document';
import { componentName, fieldWords, slotWords, type Component, type Document } from './words';

const component = (uid: string, more: Partial<Component> = {}): Component => ({
  ...{ uid, type: 'SimpleBanner', name: '', properties: {} },
  ...more,
});
const page: Document = {
  name: 'Home',
  title: 'Home',
  slots: [
    { code: 'Top', components: [component('hero')] },
    { code: 'Deals', components: [component('countdown'), component('row')] },
    { code: 'Foot', components: [component('strip', { type: 'SharedSlot' })] },
  ],
};
const shape = ({ slots }: Document) =>
  slots.map(({ components }) => components.map(({ uid }) => uid).join(' '));

test('a component moves within its slot, and over its edge into the next one', () => {
  expect(shape(moved(page, 'row', -1))).toEqual(['hero', 'row countdown', 'strip']);
  expect(shape(moved(page, 'countdown', -1))).toEqual(['hero countdown', 'row', 'strip']);
  expect(shape(moved(page, 'hero', 1))).toEqual(['', 'hero countdown row', 'strip']);
});

test('it does not move off the page, nor into a slot another page fills', () => {
  expect(moved(page, 'hero', -1)).toBe(page);
  expect(moved(page, 'row', 1)).toBe(page);
  expect(moved(page, 'nobody', 1)).toBe(page);
});

test('slots move, are added, and components come and go', () => {
  expect(movedSlot(page, 0, 1).slots.map(({ code }) => code)).toEqual(['Deals', 'Top', 'Foot']);
  expect(movedSlot(page, 0, -1)).toBe(page);
  expect(shape(removed(page, 'hero'))).toEqual(['', 'countdown row', 'strip']);
  const more = added(withSlot(page, 'More'), 3, component('new'));
  expect(placeOf(more, 'new')).toMatchObject({ slot: 3, at: 0 });
});

test('what says nothing is not there', () => {
  expect(withMember({ title: 'A', text: 'B' }, 'text', '')).toEqual({ title: 'A' });
  expect(withMember({ title: 'A' }, 'banners', [])).toEqual({ title: 'A' });
  expect(withMember({}, 'count', 3)).toEqual({ count: 3 });
});

test('two pages that say the same are the same, whatever the order', () => {
  const other: Document = {
    slots: page.slots.map(({ components, code }) => ({ components, isLazy: false, code })),
    title: 'Home',
    name: 'Home',
  };
  expect(isSamePage(page, other)).toBe(true);
  expect(isSamePage(page, moved(page, 'row', -1))).toBe(false);
});

test('a new component has a uid of its own that fits addresses', () => {
  expect(newUid('terms/delivery', 'SimpleBanner', 0.5)).toMatch(/^terms-delivery-simplebanner-[0-9a-z]+$/);
});

test('what differs is said in words', () => {
  const names = namesOf(componentName, {
    ...page,
    slots: [{ code: 'Top', components: [component('hero', { name: 'Big screens' })] }],
  });
  expect(fieldWords('components/hero/properties/banners/0/title', names)).toBe(
    'Big screens: Banner 1, Title',
  );
  expect(fieldWords('components/gone/startsAt', names)).toBe('gone: Shown from');
  expect(fieldWords('slots/HomeDeals')).toBe('What stands in Home deals');
  expect(fieldWords('seoTitle')).toBe('Title in search engines');
  expect(slotWords('ArticleTVSize')).toBe('Article tvsize');
});
