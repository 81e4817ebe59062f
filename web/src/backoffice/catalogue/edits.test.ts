import { expect, test } from 'vitest';
import { conflictsOf, onlyTheirs, stillUnsaved, withChoice, withEdit } from './edits';

const saved = { name: 'Kettle', returnable: true, 'facts/colour': ['Black', 'Red'] };

test('a change counts, and typed back it does not', () => {
  const typed = withEdit(saved, {}, 'name', 'Cream kettle');
  expect(typed).toEqual({ name: 'Cream kettle' });
  expect(withEdit(saved, typed, 'name', 'Kettle')).toEqual({});
});

test('a fact typed where there was none, and emptied again, is no change', () => {
  expect(withEdit(saved, { 'facts/size': ['55'] }, 'facts/size', [])).toEqual({});
});

test('several values are the same only in the same order', () => {
  expect(withEdit(saved, {}, 'facts/colour', ['Black', 'Red'])).toEqual({});
  expect(withEdit(saved, {}, 'facts/colour', ['Black'])).toEqual({ 'facts/colour': ['Black'] });
});

test('a field only one of two changed is no conflict', () => {
  const now = { ...saved, returnable: false };
  expect(conflictsOf(saved, now, { name: 'Cream kettle' })).toEqual([]);
  expect(onlyTheirs(saved, now, { name: 'Cream kettle' })).toEqual(['returnable']);
});

test('both sides are kept where both changed it, and one of them is chosen', () => {
  const now = { ...saved, name: 'Kettle, 2 L' };
  const edits = { name: 'Cream kettle', returnable: false };
  expect(conflictsOf(saved, now, edits)).toEqual([
    { field: 'name', before: 'Kettle', theirs: 'Kettle, 2 L', mine: 'Cream kettle' },
  ]);
  expect(withChoice(edits, ['name'])).toEqual({ returnable: false });
  expect(withChoice(edits, [])).toEqual(edits);
});

test('whoever came to the same is of one mind', () => {
  const now = { ...saved, name: 'Cream kettle' };
  expect(conflictsOf(saved, now, { name: 'Cream kettle' })).toEqual([]);
  expect(stillUnsaved(now, { name: 'Cream kettle', returnable: false })).toEqual({ returnable: false });
});
