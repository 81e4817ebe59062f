// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist/backoffice');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
const chunks = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** What a part of the source needs to run: its file, those it imports, and their style sheets. */
function filesOf(source: string): Set<string> {
  const files = new Set<string>();
  const take = (name: string) => {
    const { file, imports = [], css = [] } = chunks[name]!;
    if (files.has(file)) return;
    [file, ...css].forEach((each) => files.add(each));
    imports.forEach(take);
  };
  take(source);
  return files;
}

/** Brotli, as sent; very small files go as they are. 1 kB = 1000 bytes. */
const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const kB = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sizeOf(`${dist}/${file}`), 0) / 1000;

const screens = Object.keys(chunks).filter((name) => /screen\.tsx$/.test(name));

test('there is a screen to weigh for every noun', () => {
  for (const noun of ['today', 'orders', 'desk', 'reports', 'stores', 'settings', 'audit'])
    expect(screens).toContain(`${noun}/screen.tsx`);
});

test.each(screens)('frame and %s weigh at most 180 kB, style sheets too', (screen) => {
  expect(kB(new Set([...filesOf('index.html'), ...filesOf(screen)]))).toBeLessThanOrEqual(180);
});

test('the page holds no script and no style of its own, which its policy would refuse', () => {
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:/i);
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(addresses).toContain('data:,'); // no icon: a browser would ask the shop for one
  for (const address of addresses.filter((each) => each !== 'data:,'))
    expect(address).toMatch(/^\/backoffice\/assets\//);
});

test('no page of the shop names a file of the back office', () => {
  const shop = join(dist, '../assets');
  for (const file of readdirSync(shop).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(shop, file), 'utf8'), file).not.toContain('/backoffice/assets');
});
