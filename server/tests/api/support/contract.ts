// The contract as the tests need it: which call an address is, and whether an answer is what the contract says.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

type Json = Record<string, any>;

const folder = new URL('../../../../contract/openapi/', import.meta.url);
const files = new Map<string, Json>(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, parse(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8'), { merge: true })]),
);

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
for (const [name, file] of files) {
  if (name !== 'openapi.yaml') ajv.addSchema({ ...file, $id: `https://contract/${name}` });
}

interface Place {
  file: string;
  pointer: string;
}

export interface Operation {
  method: string;
  path: string;
  id: string;
  tag: string;
  /** Below the host rather than below the zone. */
  atRoot: boolean;
  needsToken: boolean;
  call: Json;
  place: Place;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

const at = ({ file, pointer }: Place): Json =>
  pointer
    .split('/')
    .slice(1)
    .reduce((node: Json, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], files.get(file)!);

/** Follows a $ref, if there is one, to where the thing itself stands. */
const settle = (place: Place): Place => {
  const ref = at(place).$ref as string | undefined;
  if (!ref) return place;
  const [file, pointer] = ref.split('#');
  return settle({ file: file ? basename(file) : place.file, pointer: pointer ?? '' });
};

const root = files.get('openapi.yaml')!;

export const operations: Operation[] = Object.keys(root.paths).flatMap((path) => {
  const place = settle({ file: 'openapi.yaml', pointer: `/paths/${escape(path)}` });
  const item = at(place);
  return methods
    .filter((method) => item[method])
    .map((method) => ({
      method: method.toUpperCase(),
      path,
      id: item[method].operationId,
      tag: item[method].tags[0],
      atRoot: item.servers?.[0]?.url === '/',
      needsToken: item[method].security.every((need: Json) => Object.keys(need).length > 0),
      call: { ...item[method], parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])] },
      place: { file: place.file, pointer: `${place.pointer}/${method}` },
    }));
});

const fits = (template: string, path: string) => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i]);
};
const literals = (template: string) => template.split('/').filter((part) => !part.startsWith('{')).length;

/** The call a method and a path (below the zone, without query) belong to; the most literal template wins. */
export const operationOf = (method: string, path: string): Operation => {
  const found = operations
    .filter((one) => one.method === method && fits(one.path, path))
    .sort((a, b) => literals(b.path) - literals(a.path))[0];
  if (!found) throw new Error(`the contract has no ${method} ${path}`);
  return found;
};

const validators = new Map<string, ValidateFunction>();
const validatorAt = (place: Place): ValidateFunction => {
  const ref = `https://contract/${place.file}#${place.pointer}`;
  let validator = validators.get(ref);
  if (!validator) {
    validator = ajv.compile({ $ref: ref });
    validators.set(ref, validator);
  }
  return validator;
};

const describe = (error: ErrorObject): string => {
  const where = error.instancePath || '(whole)';
  const shown = JSON.stringify(error.data)?.slice(0, 120);
  switch (error.keyword) {
    case 'additionalProperties':
      return `${where} has a member the contract does not know: "${error.params.additionalProperty}"`;
    case 'required':
      return `${where} lacks "${error.params.missingProperty}"`;
    default:
      return `${where} ${error.message} ${JSON.stringify(error.params)}: ${shown}`;
  }
};

/** A caller who names single members gets those and no others. */
const namesMembers = (fields: string | undefined) =>
  fields !== undefined && /(^|[,(\s])(?!BASIC\b|DEFAULT\b|FULL\b)[A-Za-z]/i.test(fields);

export interface Seen {
  status: number;
  contentType: string;
  body: unknown;
  fields?: string;
}

/** What is wrong with an answer; empty when it is what the contract says. */
export const faultsOf = (operation: Operation, seen: Seen): string[] => {
  const responses = operation.call.responses as Json;
  const key = responses[seen.status] ? String(seen.status) : 'default';
  if (key === 'default' && seen.status < 400) return [`status ${seen.status} is not in the contract`];
  const place = settle({ file: operation.place.file, pointer: `${operation.place.pointer}/responses/${key}` });
  const content = at(place).content as Json | undefined;
  if (!content) return seen.body === undefined || seen.body === '' ? [] : ['a body where the contract has none'];
  const media = seen.contentType.split(';')[0]!.trim();
  if (!content[media]) return [`content type "${media}" is not in the contract`];
  const validate = validatorAt({ file: place.file, pointer: `${place.pointer}/content/${escape(media)}/schema` });
  if (validate(seen.body)) return [];
  const errors = validate.errors ?? [];
  const counted = namesMembers(seen.fields) ? errors.filter((error) => error.keyword !== 'required') : errors;
  return [...new Set(counted.map(describe))].slice(0, 12);
};

const keysOfOccClients = ['coupon.invalid.code.provided']; // they have the text themselves

/** Texts for shoppers that are only the key of one. */
export const textlessKeys = (body: unknown): string[] => {
  const found: string[] = [];
  JSON.stringify(body, (name, value) => {
    if (keysOfOccClients.includes(value)) return value;
    if (['message', 'errorMsg', 'successMsg', 'statusMessage', 'couponMessage'].includes(name) && /^[a-z]\w*(\.[\w-]+)+$/.test(value)) found.push(`"${name}" is a key without a text: ${value}`);
    return value;
  });
  return found;
};

const eventSchemas: Record<string, string> = { order: 'OrderEvent', payment: 'PaymentEvent', return: 'ReturnEvent', stock: 'StockEvent', product: 'ProductEvent', customer: 'CustomerEvent', webhook: 'TestEvent' };

/** What is wrong with an event that a webhook was sent. */
export const faultsOfEvent = (event: { type: string }): string[] => {
  const schema = eventSchemas[event.type.split('.')[0]!];
  if (!schema) return [`the contract has no events such as "${event.type}"`];
  const validate = validatorAt({ file: 'webhooks.yaml', pointer: `/schemas/${schema}` });
  return validate(event) ? [] : (validate.errors ?? []).map(describe);
};

/** The events that the contract knows. */
export const knownEvents: string[] = Object.values(eventSchemas).flatMap((schema) => {
  const { type } = files.get('webhooks.yaml')!.schemas[schema].properties;
  return type.enum ?? [type.const];
});

const errorList: Place = { file: 'common.yaml', pointer: '/schemas/ErrorList' };

/** For refusals of addresses the contract does not have. */
export const faultsOfErrorList = (body: unknown): string[] => {
  const validate = validatorAt(errorList);
  return validate(body) ? [] : (validate.errors ?? []).map(describe);
};
