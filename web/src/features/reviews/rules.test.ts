import { expect, test } from 'vitest';
import { setShop } from '@/shared/session/shop';
import { byline, problemsIn, shareOf } from './rules';

test('a review needs a star, a headline and a few words', () => {
  expect(Object.keys(problemsIn({ rating: 0, headline: ' ', comment: 'short' }))).toEqual([
    'rating',
    'headline',
    'comment',
  ]);
  expect(problemsIn({ rating: 1, headline: 'Loud', comment: 'short' }).comment).toBe('Min 10 characters');
  expect(problemsIn({ rating: 1, headline: 'Loud', comment: ' ' }).comment).toBe(
    'Please write a few words, at least 10 characters.',
  );
  expect(problemsIn({ rating: 1, headline: 'Loud', comment: 'Louder than the old one.' })).toEqual({});
});

test('shares are whole per cents, of nothing none', () => {
  expect(shareOf(2, 3)).toBe(67);
  expect(shareOf(0, 0)).toBe(0);
});

test('a name that ends with a full stop gets no second one', () => {
  setShop({ name: 'Kloof Hardware' });
  expect(byline({ alias: 'Anneke V.', verifiedBuyer: true })).toBe('Anneke V. · Bought from Kloof Hardware');
  expect(byline({ alias: 'Anneke V.', verifiedBuyer: false })).toBe('Anneke V.');
});
