// Traces (W3C Trace Context, OTLP): what a request does and how long each part takes, reported to a collector.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startOwnShop } from './support/server.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status?: { code: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

let received: string[] = [];
let refuses = false;
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (!refuses && request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') received.push(Buffer.concat(chunks).toString());
    response.writeHead(refuses ? 503 : 200, { 'content-type': 'application/json' }).end('{}');
  });
});
let own: Awaited<ReturnType<typeof startOwnShop>>;

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  own = await startOwnShop('traces', { env: { SPAZA_TRACES_URL: url, SPAZA_TRACES_PER_THOUSAND: '1000', SPAZA_LOG_ACCESS_SAMPLE: '1' } });
});
afterAll(async () => {
  await own.stop();
  collector.closeAllConnections();
  await new Promise((done) => collector.close(done));
});
beforeEach(() => {
  received = [];
  refuses = false;
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const api = '/occ/v2/spaza/channel/web/zone/G205';
const spans = () => received.flatMap((text) => (JSON.parse(text) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
const attribute = (span: Span, key: string) => span.attributes.find((each) => each.key === key)?.value;
const call = (path: string, headers: Record<string, string> = {}, more: RequestInit = {}) => fetch(own.shop.base + path, { ...more, headers: { ...headers, ...more.headers as Record<string, string> } });
/** The span of a call by its request id, once the collector has it. */
const spanOf = async (id: string) => {
  const found = () => spans().find((span) => attribute(span, 'spaza.request_id')?.stringValue === id);
  await expect.poll(found).toBeDefined();
  return found()!;
};

test('a call is part of what its caller does, under the name of its route', async () => {
  const answer = await call(`${api}/stores?query=Midrand`, { traceparent: `00-${trace}-${parent}-01`, 'x-request-id': 'traced-call-1' });
  expect(answer.status).toBe(200);
  const span = await spanOf('traced-call-1');
  expect(span).toMatchObject({ traceId: trace, parentSpanId: parent, name: 'GET /stores', kind: 2 });
  expect(attribute(span, 'http.request.method')).toEqual({ stringValue: 'GET' });
  expect(attribute(span, 'http.response.status_code')).toEqual({ intValue: '200' });
  expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
  const resource = (JSON.parse(received[0]!) as Export).resourceSpans[0]!.resource.attributes;
  expect(resource.find(({ key }) => key === 'service.name')?.value).toEqual({ stringValue: 'spaza' });
});

test('what it asks of the database is part of it, statement by statement, without a value of anybody', async () => {
  const secret = 'thandi.traced@example.co.za';
  const answer = await call(`${api}/users/anonymous/carts?fields=code`, { 'x-request-id': 'traced-call-2', 'content-type': 'application/json' }, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(201);
  const token = await call(
    `${api}/userLogin`,
    { 'x-request-id': 'traced-call-3', 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify({ username: secret, password: 'Traced#2026' }) },
  );
  expect(token.status).toBeGreaterThanOrEqual(400);
  await spanOf('traced-call-3');
  const made = await spanOf('traced-call-2');
  const parts = spans().filter((span) => span.traceId === made.traceId && span !== made);
  expect(parts.some((span) => span.parentSpanId === made.spanId && ['read', 'write'].includes(span.name))).toBe(true);
  expect(received.join('')).toContain('db.query.text');
  expect(received.join('')).not.toMatch(/thandi\.traced|Traced#2026/);
});

test.each([
  ['nonsense', 'yes please'],
  ['zeros', `00-${'0'.repeat(32)}-${parent}-01`],
  ['capitals', `00-${trace.toUpperCase()}-${parent}-01`],
])('%s in the header begins a trace of our own', async (name, traceparent) => {
  await call(`${api}/stores`, { traceparent, 'x-request-id': `traced-bad-${name}` });
  const span = await spanOf(`traced-bad-${name}`);
  expect(span.parentSpanId).toBeUndefined();
  expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span.traceId).not.toBe('0'.repeat(32));
});

test('a line of the log says of which trace it is', async () => {
  await call(`${api}/users/anonymous/carts/no-such-cart`, { traceparent: `00-${trace}-${parent}-01`, 'x-request-id': 'traced-log-1' });
  await spanOf('traced-log-1');
  const lines = () => readFileSync(own.shop.log, 'utf8').split('\n').filter((line) => line.includes('"traced-log-1"'));
  await expect.poll(() => lines().map((line) => JSON.parse(line) as object)).toContainEqual(expect.objectContaining({ event: 'request', traceId: trace }));
});

test('what watches the shop is not traced', async () => {
  await call('/health/ready', { 'x-request-id': 'traced-health' });
  await call(`${api}/stores`, { 'x-request-id': 'traced-after' });
  await spanOf('traced-after');
  expect(spans().filter((span) => attribute(span, 'spaza.request_id')?.stringValue === 'traced-health')).toEqual([]);
});

test('a collector that refuses keeps nobody waiting, and is counted', async () => {
  await call(`${api}/stores`, { 'x-request-id': 'traced-taken' });
  await spanOf('traced-taken');
  refuses = true;
  expect((await call(`${api}/stores`)).status).toBe(200);
  const figure = async (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await call('/metrics')).text())?.[1] ?? 0);
  await expect.poll(() => figure('spaza_spans_refused_total')).toBeGreaterThan(0);
  expect(await figure('spaza_spans_sent_total')).toBeGreaterThan(0);
  await expect.poll(() => readFileSync(own.shop.log, 'utf8')).toContain('"event":"traces_not_taken","status":503');
});
