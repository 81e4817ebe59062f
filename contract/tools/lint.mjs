// What no general linter knows: our own promises about the contract.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkField } from './check-field.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const problems = [];
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Runs a tool, and shows what it has to say only when it has something against us. */
const run = (command, ...args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: here('..') });
  if (status !== 0) {
    console.error(stdout + stderr);
    process.exit(1);
  }
};
run('node_modules/.bin/redocly', 'lint', 'openapi/openapi.yaml');
run('node_modules/.bin/redocly', 'bundle', 'openapi/openapi.yaml', '-o', 'build/openapi.json');
run('node', 'tools/types.mjs', '--check');

const must = (condition, text) => condition || problems.push(text);

const messages = read('../messages/en.json');
const fields = read('../rules/fields.json');
const api = read('../build/openapi.json');

for (const [key, text] of Object.entries(messages)) {
  must(/^[a-z][A-Za-z]*(\.[A-Za-z0-9_-]+)+$/.test(key), `messages: "${key}" is not a dotted key`);
  must(typeof text === 'string' && text.trim() !== '', `messages: "${key}" has no text`);
}

const known = ['message', 'mandatory', 'pattern', 'ignoreCase', 'minLength', 'maxLength', 'equalsField', 'oneOf', 'mustBeTrue', 'personName', 'identityNumber'];
for (const [field, rules] of Object.entries(fields))
  for (const rule of rules) {
    must(rule.message in messages, `rules: ${field} names the message "${rule.message}", which is not in messages/en.json`);
    for (const member of Object.keys(rule)) must(known.includes(member), `rules: ${field} has an unknown member "${member}"`);
    if (rule.pattern !== undefined) {
      const outsideClasses = rule.pattern.replace(/\[(?:\\.|[^\]\\])*\]/g, 'x');
      must(!/\\[pPkuQEAzZGbB]|\(\?<|[*+?}]\+|\(\?[>#imsx]/.test(outsideClasses), `rules: ${field} has a pattern that JavaScript and Boost.Regex do not read alike`);
      new RegExp(rule.pattern);
    }
  }

// Every text the server answers with is in the message file.
const server = new URL('../../server/src/', import.meta.url);
if (existsSync(server))
  for (const file of readdirSync(server, { recursive: true }).filter((name) => /(?<!_test)\.[ch]pp$/.test(name))) {
    const text = readFileSync(new URL(file, server), 'utf8');
    for (const [, key] of text.matchAll(/\b(?:fail|refusal|refuse|message)\(\s*(?:(?:spaza::)?Reason::\w+,\s*)?"([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+)"/g))
      must(key in messages, `server/src/${file} answers "${key}", which is not in messages/en.json`);
  }

const cases = readdirSync(new URL('../rules/cases/', import.meta.url));
for (const field of Object.keys(fields)) must(cases.includes(`${field}.json`), `rules: ${field} has no cases/${field}.json`);
for (const file of cases) {
  const { field, accepted, refused } = read(`../rules/cases/${file}`);
  must(`${field}.json` === file && field in fields, `cases: ${file} is about the unknown field "${field}"`);
  for (const one of accepted) must(checkField(fields[field], one.value, one.with).length === 0, `cases: ${file} accepts ${JSON.stringify(one.value)}, the rules do not`);
  for (const one of refused)
    must(JSON.stringify(checkField(fields[field], one.value, one.with)) === JSON.stringify(one.messages), `cases: ${file} and the rules disagree about ${JSON.stringify(one.value)}`);
}

const resolve = (node) => (node?.$ref ? node.$ref.slice(2).split('/').reduce((at, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], api) : node);
for (const [path, item] of Object.entries(api.paths))
  for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
    const call = item[method];
    if (!call) continue;
    const name = `${method.toUpperCase()} ${path}`;
    must(call.operationId, `openapi: ${name} has no operationId`);
    must(call.tags?.length === 1, `openapi: ${name} needs exactly one tag`);
    must(call.responses?.default, `openapi: ${name} does not say what a refusal looks like (default)`);
    const secured = call.security?.every((need) => Object.keys(need).length > 0);
    must(!secured || call.responses['401'], `openapi: ${name} needs a token but has no 401`);
    must(!secured || !path.includes('{user}') || call.responses['403'], `openapi: ${name} is a user's own but has no 403`);
    const [since, sunset] = [call['x-deprecated-since'], call['x-sunset']];
    const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
    must(Boolean(call.deprecated) === Boolean(since), `openapi: ${name} needs both or neither of deprecated and x-deprecated-since`);
    must(since === undefined || isDay(since), `openapi: ${name} is deprecated since "${since}", which is no day`);
    must(sunset === undefined || (since && isDay(sunset) && sunset > since), `openapi: ${name} has the sunset "${sunset}", which is no day after it was deprecated`);
    for (const [status, response] of Object.entries(call.responses))
      if (/^[45]/.test(status))
        for (const { schema } of Object.values(resolve(response).content ?? {}))
          must(/ErrorList|OAuthError|Health|HumanCheck/.test(schema.$ref ?? '') || schema.type === 'string', `openapi: ${name} answers ${status} in a shape of its own`);
  }

for (const [name, schema] of Object.entries(api.components.schemas)) {
  must(!/-\d+$/.test(name), `openapi: two schemas are called ${name.replace(/-\d+$/, '')}`);
  for (const member of schema.required ?? []) must(schema.properties?.[member], `openapi: ${name} requires "${member}", which it does not have`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`contract: ${Object.keys(api.paths).length} paths, ${Object.keys(messages).length} messages, ${Object.keys(fields).length} fields`);
