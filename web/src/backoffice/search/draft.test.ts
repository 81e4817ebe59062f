import { expect, test } from 'vitest';
import { draftOf, formOf, newDraft, wrongIn } from './draft';
import type { Rule } from './words';

const rule: Rule = {
  id: '1',
  version: '3',
  state: 'running',
  kind: 'boost',
  query: 'tv',
  of: 'brand',
  code: 'vela',
  name: 'Vela',
  percent: 80,
  from: '2026-06-01T07:30:00+0000',
  until: '2026-06-10T22:00:00+0000',
  by: 'Lerato',
  at: '2026-06-01T00:00:00+0000',
  act: 'added',
  isUndoable: true,
};

test('a rule goes into the form and comes out the same', () => {
  const draft = draftOf(rule);
  expect(draft).toMatchObject({ kind: 'bury', strength: '20', from: '2026-06-01', until: '2026-06-10' });
  expect(formOf(draft, rule)).toEqual({
    kind: 'boost',
    query: 'tv',
    of: 'brand',
    code: 'vela',
    percent: 80,
    from: rule.from,
    until: rule.until,
  });
});

test('days are whole ones: the last is part of it', () => {
  const form = formOf(newDraft({ query: ' TV ', code: '1', from: '2026-06-01', until: '2026-06-10' }));
  expect(form).toEqual({
    kind: 'pin',
    query: 'TV',
    of: 'product',
    code: '1',
    place: 1,
    from: '2026-06-01',
    until: '2026-06-11',
  });
});

test('only a day that was changed moves', () => {
  const draft = { ...draftOf(rule), until: '2026-06-12' };
  expect(formOf(draft, rule)).toMatchObject({ from: rule.from, until: '2026-06-13' });
  expect(formOf({ ...draft, until: '' }, rule)).not.toHaveProperty('until');
});

test('a first day that is cleared is said to be, and one that never was is not', () => {
  expect(formOf({ ...draftOf(rule), from: '' }, rule)).toMatchObject({ from: '' });
  expect(formOf(newDraft({ query: 'tv', code: '1' }))).not.toHaveProperty('from');
});

test('what is unfinished is reported by field, and not sent', () => {
  expect(wrongIn(newDraft())).toEqual({
    query: 'For which search does it stand first?',
    code: 'Choose what it is about',
  });
  expect(formOf(newDraft())).toBeUndefined();
  const boost = newDraft({ kind: 'boost', code: '1' });
  expect(wrongIn(boost)).toEqual({});
  expect(wrongIn({ ...boost, strength: '0' })).toEqual({ strength: 'From 1 to 400' });
  expect(wrongIn({ ...boost, kind: 'bury', strength: '95' })).toEqual({ strength: 'From 1 to 90' });
  expect(wrongIn({ ...boost, from: '2026-06-02', until: '2026-06-01' })).toEqual({
    until: 'The first day comes before the last',
  });
  expect(wrongIn(newDraft({ query: 'tv', code: '1', place: '21' }))).toEqual({ place: 'From 1 to 20' });
});
