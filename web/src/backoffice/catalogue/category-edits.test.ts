import { expect, test } from 'vitest';
import { outdatedIn, typedInto } from './category-edits';
import type { Category } from './words';

const tv = { code: 'tv', name: 'TV', description: '', isHidden: false, version: '1' } as Category;

test('typed back it is no change; the category it was typed into is kept', () => {
  const draft = typedInto(undefined, tv, { name: 'TV and audio' });
  expect(typedInto(draft, { ...tv, version: '2' }, { name: 'TV' })).toBeUndefined();
  expect(typedInto(draft, { ...tv, version: '2' }, { isHidden: true })).toEqual({
    base: tv,
    edits: { name: 'TV and audio', isHidden: true },
  });
});

test('only what both changed is asked about', () => {
  const draft = typedInto(undefined, tv, { name: 'TV and audio' });
  expect(outdatedIn(draft, { ...tv, version: '2' })).toEqual([]);
  expect(outdatedIn(draft, { ...tv, description: 'Screens', version: '2' })).toEqual([]);
  expect(outdatedIn(draft, { ...tv, name: 'Television', version: '2' })).toEqual(['name']);
  expect(outdatedIn(draft, { ...tv, name: 'TV and audio', version: '2' })).toEqual([]);
});
