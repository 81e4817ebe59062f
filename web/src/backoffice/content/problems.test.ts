import { expect, test } from 'vitest';
import { changedIn, problemOf, problemsOf, troubled } from './problems';
import type { Component, Page } from './words';

const hero: Component = {
  uid: 'hero',
  type: 'SimpleBanner',
  name: '',
  properties: { title: 'A', urlLink: '/s/x' },
};
const page: Page = {
  ...{ code: 'home', kind: 'page', state: 'live', version: '1', live: 1, named: [], liveChanges: [] },
  ...{ linkedFrom: [], isRemovable: false },
  page: { name: 'Home', title: '', slots: [{ code: 'Top', components: [hero] }] },
  changes: [
    { field: 'components/hero/properties/title', before: [], after: ['A'] },
    { field: 'title', before: ['Home'], after: [] },
  ],
  problems: [
    { field: 'slots/0/components/0/properties/urlLink', reason: 'leads nowhere' },
    { field: 'title', reason: 'must be given' },
  ],
};

test('what is wrong goes by the component, wherever it was moved since', () => {
  expect(problemsOf(page, hero)('urlLink')).toBe('leads nowhere');
  expect([...troubled(page)]).toEqual(['hero']);
  expect([...changedIn(page)]).toEqual(['hero']);
});

test('what was typed since is not held against what was saved', () => {
  const typed = { ...hero, properties: { ...hero.properties, urlLink: '/s/y' } };
  expect(problemsOf(page, typed)('urlLink')).toBeUndefined();
  expect(problemsOf(page, { ...hero, uid: 'new' })('urlLink')).toBeUndefined();
  expect(problemOf(page, page.page, 'title')).toBe('must be given');
  expect(problemOf(page, { ...page.page, title: 'Home' }, 'title')).toBeUndefined();
});
