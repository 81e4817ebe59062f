import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import fields from '@contract/rules/fields.json';
import { failuresOf, type Rule } from './rules';

interface Cases {
  field: keyof typeof fields;
  accepted: { value: unknown; with?: Record<string, unknown> }[];
  refused: { value: unknown; with?: Record<string, unknown>; messages: string[] }[];
}

const folder = join(import.meta.dirname, '../../../../contract/rules/cases');
const all = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Cases);

describe.each(all)('$field', ({ field, accepted, refused }) => {
  const rules = fields[field] as unknown as Rule[];

  test.each(accepted)('accepts $value', ({ value, with: form }) => {
    expect(failuresOf(rules, value, form)).toEqual([]);
  });

  test.each(refused)('refuses $value', ({ value, with: form, messages }) => {
    expect(failuresOf(rules, value, form)).toEqual(messages);
  });
});
