import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files whose text names scripts. */
const namesScripts = /\.(js|css|json)$/;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

/** Where a release lies; `forget` takes it away. */
export interface Release {
  folder: string;
  /** Its scripts, by their addresses. */
  scripts: Set<string>;
  forget(): void;
}

const scriptsIn = (folder: string) =>
  new Set(
    readdirSync(`${folder}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/assets/${name}`),
  );

/** Another letter where there was one: a name that no other release has. The entry's has one letter more than others'. */
function renamed(name: string): string {
  const other = name.replace(/-([\w-]{7,8})\.js$/, (_, hash: string) => `-${turned(hash)}.js`);
  if (other === name) throw new Error(`${name} would be called the same in both releases`);
  return other;
}
const turned = (hash: string) =>
  [...hash]
    .reverse()
    .join('')
    .replace(/^./, (first) => (first === 'Q' ? 'R' : 'Q'));

/**
 * The release after the one that was built: the same shop whose scripts all have other names, as every change brings
 * about. A copy of both folders, for the server draws with the second.
 */
export function nextRelease(dist: string): Release {
  const parent = mkdtempSync(join(tmpdir(), 'spaza-release-'));
  const folder = join(parent, 'dist');
  mkdirSync(folder);
  cpSync(`${dist}-ssr`, `${folder}-ssr`, { recursive: true, dereference: true });
  const names = readdirSync(`${dist}/assets`).filter((name) => name.endsWith('.js'));
  const before = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g');
  for (const path of filesIn(dist)) {
    if (/\.(br|gz)$/.test(path)) continue; // of what they were before
    const to = join(folder, path.slice(dist.length + 1).replace(before, renamed));
    mkdirSync(join(to, '..'), { recursive: true });
    if (!namesScripts.test(path)) cpSync(path, to);
    else writeFileSync(to, readFileSync(path, 'utf8').replace(before, renamed));
  }
  return {
    folder,
    scripts: scriptsIn(folder),
    forget: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** The release that was built. */
export const builtRelease = (dist: string): Omit<Release, 'forget'> => ({
  folder: dist,
  scripts: scriptsIn(dist),
});
