/**
 * Writes dist/docs/api: the shop's part of the contract as one OpenAPI document, and the viewer that shows it.
 * What the shop's people call (/backoffice/api) is left out; answers that can be had in XML say so.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withXml } from '../../contract/tools/xml-answers.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const to = here('../dist/docs/api/');
const whole = here('../../contract/build/openapi.json');

/** Names of the components that something names, by kind: what is named by those as well. */
const namedBy = (contract, from) => {
  const named = new Set();
  const look = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.$ref === 'string' && !named.has(node.$ref)) {
      named.add(node.$ref);
      const [, , kind, name] = node.$ref.split('/');
      look(contract.components[kind][name]);
    }
    Object.values(node).forEach(look);
  };
  look(from);
  return named;
};

/** The contract without the calls of the shop's people and what only they need. */
const shopPart = (contract) => {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).filter(([path]) => !path.startsWith('/backoffice/')),
  );
  const named = namedBy(contract, paths);
  const calls = Object.values(paths).flatMap(Object.values);
  const schemes = new Set([contract, ...calls].flatMap(({ security = [] }) => security.flatMap(Object.keys)));
  const isNamed = (kind, name) =>
    kind === 'securitySchemes' ? schemes.has(name) : named.has(`#/components/${kind}/${name}`);
  const components = Object.fromEntries(
    Object.entries(contract.components).map(([kind, all]) => [
      kind,
      Object.fromEntries(Object.entries(all).filter(([name]) => isNamed(kind, name))),
    ]),
  );
  const tags = contract.tags.filter(({ name }) => calls.some((call) => call.tags?.includes(name)));
  return { ...contract, tags, paths, components };
};

/** Puts the examples of contract/examples.json where a viewer looks for them; the demo shop answers all of them. */
const withExamples = (contract, { parameters, calls, bodies }) => {
  const resolved = (node) => {
    if (!node.$ref) return node;
    const [, , kind, name] = node.$ref.split('/');
    return contract.components[kind][name];
  };
  const shown = (call) => (node) => {
    const { name, required } = resolved(node);
    const example = calls[call]?.[name] ?? (required ? parameters[name] : undefined);
    return example === undefined ? node : { ...resolved(node), example };
  };
  for (const item of Object.values(contract.paths)) {
    const { parameters: shared = [], ...rest } = item;
    for (const call of Object.values(rest)) {
      if (!call.operationId) continue;
      call.parameters = [...shared, ...(call.parameters ?? [])].map(shown(call.operationId));
      const body = call.requestBody?.content?.['application/json'];
      if (body && bodies[call.operationId]) body.example = bodies[call.operationId];
    }
    delete item.parameters; // each call has its own now
  }
  return contract;
};

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

mkdirSync(to, { recursive: true });
execFileSync(
  here('../../contract/node_modules/.bin/redocly'),
  ['bundle', 'openapi/openapi.yaml', '-o', whole],
  {
    cwd: here('../../contract'),
    stdio: ['ignore', 'ignore', 'pipe'],
  },
);
writeFileSync(
  `${to}openapi.json`,
  JSON.stringify(shopPart(withExamples(withXml(read(whole)), read(here('../../contract/examples.json'))))),
);
for (const file of ['index.html', 'docs.css', 'show.js'])
  copyFileSync(here(`../api-docs/${file}`), to + file);
for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css'])
  copyFileSync(here(`../node_modules/swagger-ui-dist/${file}`), to + file);
