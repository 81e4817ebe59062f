// Writes what is made of the contract (TypeScript types, names of XML answers, the list of OCC's calls in the docs); with --check only says whether it is up to date.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { occDocument } from './occ-document.mjs';
import { rootsOf } from './xml-answers.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const bundle = here('../build/openapi.json');

execFileSync(here('../node_modules/.bin/redocly'), ['bundle', here('../openapi/openapi.yaml'), '-o', bundle], { stdio: 'ignore' });
const contract = JSON.parse(readFileSync(bundle, 'utf8'));
const fromRoot = Object.keys(contract.paths).filter((path) => contract.paths[path].servers);
const types =
  '// Generated from contract/openapi by `npm run types` in contract/. Do not edit.\n\n' +
  `/** What is not served below a channel and a zone. */\nexport type PathFromRoot =\n${fromRoot.map((path) => `    | ${JSON.stringify(path)}`).join('\n')};\n\n` +
  astToString(await openapiTS(contract, { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false }));

const now = (target) => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
};

/** Calls that will go, with the days the contract says. */
const deprecatedOf = ({ paths }) => {
  const calls = {};
  for (const [path, item] of Object.entries(paths))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'])
      if (item[method]?.deprecated)
        calls[`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`] = { since: item[method]['x-deprecated-since'], sunset: item[method]['x-sunset'] };
  return `${JSON.stringify(calls, null, 1)}\n`;
};

const made = [
  [here('../../web/src/shared/api/schema.d.ts'), types],
  [here('../../server/assets/occ/xml-roots.json'), `${JSON.stringify(rootsOf(contract), null, 1)}\n`],
  [here('../../server/assets/occ/deprecated-calls.json'), deprecatedOf(contract)],
  [here('../../docs/occ.md'), occDocument(now(here('../../docs/occ.md')), JSON.parse(readFileSync(here('../occ-calls.json'), 'utf8')))],
];
for (const [target, text] of made)
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  } else if (now(target) !== text) {
    console.error(`${target.slice(here('../../').length)} is not what the contract says; run \`npm run types\` in contract/.`);
    process.exit(1);
  }
