import { expect, test } from 'vitest';
import { documentWords } from './document-words';
import type { Document } from './words';

const page: Document = {
  name: 'Home',
  title: 'Home',
  slots: [
    {
      code: 'Top',
      components: [
        { uid: 'hero', type: 'RotatingImages', name: 'Hero', properties: { banners: [{ title: 'Old' }] } },
      ],
    },
  ],
};

test('two documents are distinguished field by field', () => {
  const [slot] = page.slots;
  const hero = slot!.components[0]!;
  const other: Document = {
    ...page,
    title: 'Start',
    slots: [
      {
        ...slot!,
        components: [
          { uid: 'more', type: 'SimpleBanner', name: '', properties: {} },
          { ...hero, properties: { banners: [{ title: 'New' }] } },
        ],
      },
    ],
  };
  expect(documentWords(page, other)).toEqual([
    { field: 'title', before: ['Home'], after: ['Start'] },
    { field: 'slots/Top', before: ['hero'], after: ['more', 'hero'] },
    { field: 'components/hero/properties/banners/0/title', before: ['Old'], after: ['New'] },
    { field: 'components/more/type', before: [], after: ['SimpleBanner'] },
  ]);
  expect(documentWords(page, structuredClone(page))).toEqual([]);
});
