import { expect, test } from 'vitest';
import { dayOf, lastDayOf } from '@/shared/i18n/dates';
import { labelOf, pagePath, seenAs } from './page';

test('a page is asked for as the address says it is seen', () => {
  expect(seenAs(new URLSearchParams('preview=a/b&other=1'))).toEqual({ preview: 'a/b' });
  expect(pagePath('events', new URLSearchParams('preview=a/b&regionId=ZA-GP&other=1'))).toBe(
    '/users/anonymous/cms/pages?pageLabelOrId=events&fields=FULL&preview=a%2Fb&regionId=ZA-GP',
  );
  expect(pagePath('terms/delivery', new URLSearchParams())).toBe(
    '/users/anonymous/cms/pages?pageLabelOrId=terms%2Fdelivery&fields=FULL',
  );
  expect(labelOf('terms', undefined, 'delivery')).toBe('terms/delivery');
});

test('days are those of South Africa, and an end at midnight is the evening before', () => {
  expect(dayOf('2026-06-12T22:30:00+0000')).toBe('13 June 2026');
  expect(lastDayOf('2026-06-30T22:00:00+0000')).toBe('30 June 2026');
  expect(lastDayOf('2026-06-30T21:59:59+0000')).toBe('30 June 2026');
});
