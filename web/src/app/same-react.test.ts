// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { version as drawsTests } from 'react';
import { version as hydratesTests } from 'react-dom';
import { version as servesTests } from 'react-dom/server';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const installed = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;
const react = installed('react');

function built(path: string): string {
  const file = join(web, path);
  if (!existsSync(file)) throw new Error(`${file} is not built: ./dev build`);
  return file;
}

const text = (path: string) => readFileSync(built(path), 'utf8');

test('React and React DOM are installed in one version', () => {
  expect(installed('react-dom')).toBe(react);
});

test('the tests draw with them', () => {
  expect([drawsTests, hydratesTests, servesTests]).toEqual([react, react, react]);
});

test('the worker draws with them', () => {
  const world = createContext({});
  runInContext(`${text('dist-ssr/render.js')}; globalThis.versions = Spaza.versions`, world);
  expect({ ...(world.versions as object) }).toEqual({ react, server: react });
  expect(text('dist-ssr/render.js')).toContain('https://react.dev/errors/');
});

test('the browser draws with them, in their production build, and is not sent the server’s', () => {
  const { frame, screens } = JSON.parse(text('dist/pages.json')) as {
    frame: { js: string[] };
    screens: Record<string, { js: string[] }>;
  };
  const firstVisit = frame.js.map((file) => text(`dist/${file}`)).join('');
  const said = /version:\s*["'`]([^"'`]+)["'`],\s*rendererPackageName:\s*["'`]([^"'`]+)["'`]/.exec(
    firstVisit,
  );
  expect(said?.slice(1)).toEqual([react, 'react-dom']);
  const folder = built('dist/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const renderers = scripts.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('rendererPackageName'),
  );
  expect(renderers, 'one renderer in all scripts').toHaveLength(1);
  for (const file of scripts)
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/renderToString|renderToStaticMarkup/);
  expect(Object.keys(screens).length).toBeGreaterThan(20);
});

test('nothing that only looks like React is installed anywhere', () => {
  const root = join(web, '..');
  const manifests = execFileSync('git', ['ls-files', '*package.json', '*package-lock.json'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  expect(manifests).toContain('web/package-lock.json');
  for (const file of manifests)
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(
      /["/@](preact|inferno|million|nervjs)\b/,
    );
});
