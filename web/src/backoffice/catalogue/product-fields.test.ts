import { expect, test } from 'vitest';
import { changesOf, fieldsOf, paired, wordsOfValue, wrongIn } from './product-fields';
import type { Product } from './words';

const product = {
  brand: { code: 'vela', name: 'Vela' },
  category: { code: 'tv', name: 'Televisions' },
  releasedAt: '2026-06-11T22:00:00+0000',
  name: 'Vela 55',
  unitQuantity: 1,
  popularity: 3,
  onSale: true,
  features: ['Bright'],
  tags: [],
  documents: [{ code: 'manual.pdf', text: 'Manual' }],
  videos: [{ code: 'https://youtu.be/dQw4w9WgXcQ', text: '' }],
  variantOptions: [{ name: 'Colour', value: 'Black' }],
  images: [{ url: '/media/1.jpg', alt: 'Front', preview: '/media/s/1.jpg' }],
  facts: [{ code: 'size', name: 'Size', type: 'number', values: ['55'] }],
} as unknown as Product;

test('a product’s fields are what can be typed', () => {
  expect(fieldsOf(product)).toMatchObject({
    brand: 'vela',
    releasedAt: '2026-06-12',
    unitQuantity: '1',
    onSale: true,
    documents: ['manual.pdf=Manual'],
    videos: ['https://youtu.be/dQw4w9WgXcQ'],
    images: [paired('/media/1.jpg', 'Front')],
    'attr:size': ['55'],
  });
});

test('what was typed is sent in the server’s words, facts by their codes', () => {
  expect(
    changesOf({
      name: ' Vela 55 ',
      unitQuantity: '6',
      onSale: false,
      images: [paired('/media/2.jpg', ' Side '), paired('/media/1.jpg', '')],
      variantOptions: [paired('Colour', 'Red')],
      features: ['Bright', ' '],
      documents: ['manual.pdf = Manual', 'label.pdf', ''],
      videos: ['https://youtu.be/dQw4w9WgXcQ=Unboxed '],
      'attr:size': ['65 '],
      'attr:colour': [],
    }),
  ).toEqual({
    name: 'Vela 55',
    unitQuantity: 6,
    onSale: false,
    images: [
      { url: '/media/2.jpg', alt: 'Side' },
      { url: '/media/1.jpg', alt: '' },
    ],
    variantOptions: [{ name: 'Colour', value: 'Red' }],
    features: ['Bright'],
    documents: [
      { code: 'manual.pdf', text: 'Manual' },
      { code: 'label.pdf', text: '' },
    ],
    videos: [{ code: 'https://youtu.be/dQw4w9WgXcQ=Unboxed', text: '' }],
    facts: [
      { code: 'size', values: ['65'] },
      { code: 'colour', values: [] },
    ],
  });
});

test('no number and no name are said before the server is asked', () => {
  expect(wrongIn({ unitQuantity: 'six', name: ' ' })).toEqual({
    unitQuantity: 'A whole number',
    name: 'A product has a name',
  });
  expect(wrongIn({ unitQuantity: '6', 'attr:size': ['x'] })).toEqual({});
  expect(wrongIn({ maxOrderQuantity: 'two' })).toEqual({ maxOrderQuantity: 'From 1 to 9999, or nothing' });
  expect(wrongIn({ maxOrderQuantity: '' })).toEqual({});
  expect(changesOf({ maxOrderQuantity: '' })).toEqual({ maxOrderQuantity: 0 });
});

test('a value is read with its text', () => {
  expect(wordsOfValue('images', [paired('/media/1.jpg', 'Front')])).toEqual(['/media/1.jpg (Front)']);
  expect(wordsOfValue('onSale', false)).toEqual(['no']);
});
