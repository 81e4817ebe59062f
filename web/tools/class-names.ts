import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const source = join(import.meta.dirname, '../src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Two letters for each file, the first a capital: no class of base.css begins with one. */
function prefixOf(file: string): string {
  const at = sheets.indexOf(relative(source, file));
  if (at < 0 || at >= 26 * 26)
    throw new Error(`${file} has no place among the ${sheets.length} style sheets`);
  return letters[Math.floor(at / 26)]!.toUpperCase() + letters[at % 26]!;
}

/**
 * Short names for the classes of `*.module.css`: they stand in every page, in its styles and in the scripts, and what
 * is random in them cannot be compressed. The client's build and the worker's must come to the same ones, so they
 * follow from the files alone.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [
    ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, each]) => each)),
  ];
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`${file}: no class ${name}`);
  return prefixOf(file.split('?')[0]!) + at.toString(36);
}
