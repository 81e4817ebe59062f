// Writes src/schema.d.ts and a copy for dist: the types of the calls of a shop, made of the contract.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const contract = here('../../../contract/');
const bundle = here('../dist/openapi.json');

mkdirSync(here('../dist'), { recursive: true });
execFileSync(`${contract}node_modules/.bin/redocly`, ['bundle', `${contract}openapi/openapi.yaml`, '-o', bundle], { cwd: contract, stdio: 'ignore' });
const document = JSON.parse(readFileSync(bundle, 'utf8'));
// What is not below the shop (tokens, gateways, the back office) has another address, or other callers.
document.paths = Object.fromEntries(Object.entries(document.paths).filter(([, item]) => !item.servers));
const types = `// Generated from contract/openapi by \`npm run types\`. Do not edit.\n\n${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;
for (const target of ['../src/schema.d.ts', '../dist/schema.d.ts']) writeFileSync(here(target), types);
