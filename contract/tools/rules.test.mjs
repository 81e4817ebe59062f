import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkField } from './check-field.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const fields = read('../rules/fields.json');
const cases = readdirSync(new URL('../rules/cases/', import.meta.url)).map((file) => read(`../rules/cases/${file}`));
const shown = (value) => JSON.stringify(value)?.slice(0, 50);

for (const { field, accepted, refused } of cases) {
  for (const { value, with: form } of accepted)
    test(`${field} accepts ${shown(value)}`, () => assert.deepEqual(checkField(fields[field], value, form), []));
  for (const { value, with: form, messages } of refused)
    test(`${field} refuses ${shown(value)}`, () =>
      assert.deepEqual(checkField(fields[field], value, form), messages));
}

test('no pattern takes long over a long hostile text', () => {
  const texts = ['a', '1', '@', '.', '-', 'a.', 'a-', 'a@', '@gmail.', ' '].map((part) => part.repeat(20_000 / part.length));
  const started = performance.now();
  for (const rules of Object.values(fields))
    for (const text of texts) checkField(rules, `${text}!`, {});
  assert.ok(performance.now() - started < 3_000);
});
