// The settings file that operators begin with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from './support/server.ts';

test('the example settings are those of the program, word by word', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../deploy/spaza.example.toml'), 'utf8');
  expect(runProgram('spaza', ['config'])).toBe(example);
});
