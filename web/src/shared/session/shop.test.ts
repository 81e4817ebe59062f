import { afterEach, expect, test } from 'vitest';
import { text } from '@/shared/i18n/text';
import { leadsTo, setShop } from './shop';

afterEach(() => setShop({}));

test('texts name the shop the page is of', () => {
  setShop({ name: 'Kloof Hardware' });
  expect(text('nav.logo')).toBe('Kloof Hardware, home');
});

test('pages that retailers write are linked to when they are there, all others always', () => {
  setShop({ pages: ['/s/privacy'] });
  expect(['/s/privacy', '/s/terms', '/blog', '/leaflets', '/cart', '/l/c/tools'].filter(leadsTo)).toEqual([
    '/s/privacy',
    '/cart',
    '/l/c/tools',
  ]);
});
