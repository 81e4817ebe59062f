import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from '../../../tools/class-names';

const classesIn = (css: string) => [
  ...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
];
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);

test('every class of every sheet has a short name of its own, and none that base.css knows', () => {
  const taken = new Set(classesIn(readFileSync('src/shared/styles/base.css', 'utf8')));
  for (const sheet of sheets) {
    const css = readFileSync(`src/${sheet}`, 'utf8');
    for (const name of classesIn(css)) {
      const short = shortClassName(name, resolve('src', sheet), css);
      expect(taken, `${sheet}: ${name}`).not.toContain(short);
      expect(short).toMatch(/^[A-Z][a-z][0-9a-z]{1,2}$/);
      taken.add(short);
    }
  }
  expect(taken.size).toBeGreaterThan(sheets.length);
});

test('a sheet asked for in the worker’s build has the names of the browser’s', () => {
  const css = '.one { color: red } .two { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }';
  const file = resolve('src', sheets[0]!);
  expect(shortClassName('two', file, css)).toBe(shortClassName('two', `${file}?used`, css));
  expect(shortClassName('turn', file, css)).not.toBe(shortClassName('two', file, css));
  expect(() => shortClassName('three', file, css)).toThrow('no class three');
  expect(() => shortClassName('two', resolve('elsewhere.module.css'), css)).toThrow('no place');
});
