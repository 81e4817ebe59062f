// Another system of the retailer: reads in bulk by a token, and signs what it sends.
import { createHmac, randomUUID } from 'node:crypto';
import type { Answer, Client } from './client.ts';
import { unguessable } from './people.ts';
import { runProgram } from './server.ts';

const root = '/backoffice/api/integration';
/** The key of a demonstration, which the shared shop is. */
const env = { SPAZA_CRYPTO_KEY: '0'.repeat(64) };

export interface SigningKey {
  number: number;
  secret: string;
  name: string;
}

export const keyProgram = (database: string, ...args: string[]) => runProgram('spaza', ['integration', 'key', args[0]!, '--database', database, ...args.slice(1)], env);

export const signingKey = (database: string, sends: string, name = `ERP ${unguessable()}`): SigningKey => {
  const [number, secret] = keyProgram(database, 'add', name, '--sends', sends).trim().split(' ');
  return { number: Number(number), secret: secret!, name };
};

export interface Sending {
  method?: string;
  key?: string;
  at?: number;
  type?: string;
  query?: string;
  /** What is signed instead of what is sent. */
  signed?: { target?: string; body?: string; key?: string; secret?: string };
}

/** Headers of a signed call (contract/openapi/integration.yaml). */
export const signedHeaders = (by: SigningKey, target: string, body: string, { method = 'POST', key = randomUUID() as string, at = Date.now(), signed = {} }: Sending = {}) => {
  const seconds = Math.floor(at / 1000);
  const text = `${seconds}.${method} ${signed.target ?? target}\n${signed.key ?? key}\n${signed.body ?? body}`;
  const mark = createHmac('sha256', signed.secret ?? by.secret).update(text).digest('hex');
  return { 'x-spaza-key': String(by.number), 'x-spaza-signature': `t=${seconds},v1=${mark}`, 'idempotency-key': key };
};

/** A read that is signed in place of a token. */
export const signedRead = <T = any>(client: Client, by: SigningKey, what: string, how: Sending = {}) => {
  const { 'idempotency-key': _, ...headers } = signedHeaders(by, `${root}/${what}`, '', { method: 'GET', key: '', ...how });
  return client.call<T>('GET', `${root}/${what}`, { headers: { ...headers, accept: 'application/json' } });
};

export const ndjson = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Sends a batch; answers what the call answered, held against the contract. */
export const send = <T = any>(client: Client, by: SigningKey, to: 'stock' | 'prices' | 'order-steps', rows: object[] | string, how: Sending = {}) => {
  const type = how.type ?? 'application/x-ndjson';
  const body = typeof rows === 'string' ? rows : type === 'application/json' ? JSON.stringify({ rows }) : ndjson(rows);
  const path = `${root}/${to}`;
  const [name, value] = (how.query ?? '').split('=');
  const target = how.query ? `${path}?${how.query}` : path;
  return client.call<T>('POST', path, { raw: { type, text: body }, headers: signedHeaders(by, target, body, how), query: name ? { [name]: value } : {} });
};

/** All pages of a bulk read as NDJSON; `between` runs after each. */
export const readAll = async <T>(client: Client, what: string, query: Record<string, string | number> = {}, between: (page: T[]) => Promise<void> | void = () => {}) => {
  const rows: T[] = [];
  let pages = 0;
  for (let next: Record<string, string | number> | undefined = query; next; ) {
    const { status, headers, body }: Answer<string> = await client.raw('GET', `${root}/${what}`, { query: next, headers: { accept: 'application/x-ndjson' } });
    const isLines = body === '' || headers.get('content-type') === 'application/x-ndjson';
    if (status !== 200 || !isLines) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
    const page = body.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as T);
    rows.push(...page);
    pages += 1;
    const cursor: string | null = headers.get('x-next-cursor');
    if (!cursor) return { rows, pages, changes: headers.get('x-changes-cursor')! };
    next = { cursor, ...('limit' in query && { limit: query.limit! }) };
    await between(page);
  }
  throw new Error('no page was the last one');
};
