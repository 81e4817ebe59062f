// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { match } from './screen';

const backoffice = join(import.meta.dirname, '..');

const sources = readdirSync(backoffice, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
);

/** Of the server, the door or the shop: no place of these screens. */
const elsewhere =
  /^\/(backoffice(\/(api\/.*|invitation.*)?)?$|invitation$|(p|l|s|cp|event|blog|brand|allcategories)\/)/;

/** A path as it is written, one example of it: what is filled in is `x`, what follows a place is left out. */
function exampleOf(written: string): string {
  const path = written
    .replace(/^\/backoffice(?=\/)/, '')
    .replaceAll(/(?<=\/)\$\{[^}]*\}/g, 'x')
    .replace(/(\$\{|[?#]).*$/, '');
  return path.endsWith('/') ? `${path}x` : path;
}

/** Every text that begins like a path: of links, `go(`, entries, acts, counts and forms. */
const pathsIn = (source: string) =>
  [...source.matchAll(/['"`](\/[a-z][^'"`\n]*)['"`]/g)]
    .map(([, path]) => path!)
    .filter((path) => !elsewhere.test(path));

test('every place the screens lead to is one there is', () => {
  const found = sources.flatMap((file) =>
    pathsIn(readFileSync(join(backoffice, file), 'utf8')).map((path) => ({ file, path })),
  );
  expect(found.length).toBeGreaterThan(30);
  const toNowhere = found.filter(({ file, path }) => file !== 'frame/screen.tsx' && !match(exampleOf(path)));
  expect(toNowhere.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('a place as it is written stands for one as it is gone to', () => {
  expect(exampleOf('/orders/${encodeURIComponent(code)}')).toBe('/orders/x');
  expect(exampleOf('/orders${asked}')).toBe('/orders');
  expect(exampleOf('/refunds?status=${each}')).toBe('/refunds');
  expect(exampleOf('/desk/returns/')).toBe('/desk/returns/x');
  expect(exampleOf('/backoffice/audit')).toBe('/audit');
});

test('a way to nowhere is seen as one', () => {
  expect(
    pathsIn("go('/nowhere'); <Link to={`/orders/${code}`} />; api.get('/backoffice/api/staff')"),
  ).toEqual(['/nowhere', '/orders/${code}']);
  expect(match(exampleOf('/nowhere'))).toBeUndefined();
});
