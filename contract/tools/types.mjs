// Writes web/src/shared/api/schema.d.ts from the contract; with --check only says whether it is up to date.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const bundle = here('../build/openapi.json');
const target = here('../../web/src/shared/api/schema.d.ts');

execFileSync(here('../node_modules/.bin/redocly'), ['bundle', here('../openapi/openapi.yaml'), '-o', bundle], { stdio: 'ignore' });
const contract = JSON.parse(readFileSync(bundle, 'utf8'));
const fromRoot = Object.keys(contract.paths).filter((path) => contract.paths[path].servers);
const types =
  '// Generated from contract/openapi by `npm run types` in contract/. Do not edit.\n\n' +
  `/** What is not served below a channel and a zone. */\nexport type PathFromRoot =\n${fromRoot.map((path) => `    | ${JSON.stringify(path)}`).join('\n')};\n\n` +
  astToString(await openapiTS(contract, { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false }));

const now = () => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
};

if (process.argv.includes('--check')) {
  if (now() !== types) {
    console.error('web/src/shared/api/schema.d.ts is not what the contract says; run `npm run types` in contract/.');
    process.exit(1);
  }
} else {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, types);
}
