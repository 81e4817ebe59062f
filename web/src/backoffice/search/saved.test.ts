import { expect, test } from 'vitest';
import { savedWords } from './saved';
import type { Rule } from './words';

const made: Rule = {
  id: '1',
  version: '3',
  state: 'running',
  kind: 'pin',
  query: 'tv',
  of: 'product',
  code: '1',
  name: 'Vela TV',
  place: 1,
  from: '2026-06-01T07:30:00+0000',
  by: 'Lerato',
  at: '2026-06-01T00:00:00+0000',
  act: 'changed',
  isUndoable: true,
};

test('only what was written is offered to be taken back', () => {
  const written = { words: 'Vela TV is pinned to place 1 for “tv”.', isUndoable: true };
  expect(savedWords(made)).toEqual(written);
  expect(savedWords(made, '2')).toEqual(written);
  expect(savedWords(made, '3')).toEqual({ words: 'Nothing was changed.', isUndoable: false });
});
