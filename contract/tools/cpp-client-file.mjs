// Writes the calls of the C++ client: `node cpp-client-file.mjs FILE`. Its build runs it (clients/cpp/CMakeLists.txt).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cppCalls } from './cpp-client.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [target] = process.argv.slice(2);
// A place of its own: others may be reading the contract's bundle.
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
try {
  const bundle = join(folder, 'openapi.json');
  execFileSync(here('../node_modules/.bin/redocly'), ['bundle', here('../openapi/openapi.yaml'), '-o', bundle], { stdio: 'ignore' });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, cppCalls(JSON.parse(readFileSync(bundle, 'utf8'))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
