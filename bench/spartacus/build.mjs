// Puts the calls and Spartacus into one program for Node: `node build.mjs FILE`. Angular's own packages of that age are made
// ready for it first, which takes a minute, once.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const ready = 'node_modules/.made-ready';
if (!existsSync(ready)) {
  execFileSync('node_modules/.bin/ngcc', ['--properties', 'es2015', '--first-only'], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(ready, '');
}
await build({
  entryPoints: ['main.mjs'],
  outfile: process.argv[2],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['es2015', 'module', 'main'],
  // Packages of the time before modules call it.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'error',
});
