// Requests that a proxy and the shop could understand differently: one refusal, and the connection is over.
import { expect, inject, test } from 'vitest';
import { exchange, statusOf, talk } from './raw.ts';

const { base } = inject('shop');
const host = `Host: ${new URL(base).host}`;
const get = `GET /health/live HTTP/1.1\r\n${host}\r\n`;
const post = `POST /occ/v2/spaza/userLogin HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\n`;
/** What stands behind a refused request must never be taken for a request. */
const hidden = `GET /health/live?hidden HTTP/1.1\r\n${host}\r\n\r\n`;

const cases: Record<string, string> = {
  'length and chunks': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'chunks and length': `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  'two lengths': `${post}Content-Length: 0\r\nContent-Length: 4\r\n\r\n{}`,
  'the same length twice': `${post}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
  'a list of lengths': `${post}Content-Length: 2, 2\r\n\r\n{}`,
  'a signed length': `${post}Content-Length: +2\r\n\r\n{}`,
  'a negative length': `${post}Content-Length: -2\r\n\r\n{}`,
  'a hexadecimal length': `${post}Content-Length: 0x2\r\n\r\n{}`,
  'a length beyond numbers': `${post}Content-Length: 99999999999999999999\r\n\r\n{}`,
  'chunked twice': `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'another coding': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'a coding before chunked': `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  'identity': `${post}Transfer-Encoding: identity\r\n\r\n{}`,
  'chunked in HTTP/1.0': `POST /occ/v2/spaza/userLogin HTTP/1.0\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a folded coding': `${post}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`,
  'a folded coding with a tab': `${post}Transfer-Encoding:\r\n\tchunked\r\n\r\n0\r\n\r\n`,
  'a folded header': `${get}X-Folded: a\r\n b\r\n\r\n`,
  'a line that begins with a space': `GET /health/live HTTP/1.1\r\n X: a\r\n${host}\r\n\r\n`,
  'a space before the colon': `${post}Content-Length : 2\r\n\r\n{}`,
  'a space in a name': `${get}X Y: a\r\n\r\n`,
  'a name with a control character': `${get}X\u0001: a\r\n\r\n`,
  'a value with NUL': `${get}X: a\0b\r\n\r\n`,
  'a bare line feed': `GET /health/live HTTP/1.1\n${host}\n\n`,
  'a bare carriage return': `${get}X: a\rY: b\r\n\r\n`,
  'a chunk that is no number': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a chunk with a sign': `${post}Transfer-Encoding: chunked\r\n\r\n+2\r\n{}\r\n0\r\n\r\n`,
  'a chunk that ends elsewhere': `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n`,
  'a chunk beyond numbers': `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  'no host': 'GET /health/live HTTP/1.1\r\n\r\n',
  'two hosts': `${get}Host: evil.example\r\n\r\n`,
  'an empty host': 'GET /health/live HTTP/1.1\r\nHost:\r\n\r\n',
  'a host with markup': 'GET /health/live HTTP/1.1\r\nHost: a b"<script>\r\n\r\n',
  'a host with a user': 'GET /health/live HTTP/1.1\r\nHost: good@evil:99999999\r\n\r\n',
  'a host with a port beyond ports': 'GET /health/live HTTP/1.1\r\nHost: good:65536\r\n\r\n',
  'a host with a path': 'GET /health/live HTTP/1.1\r\nHost: good/evil\r\n\r\n',
  'two hosts in one': 'GET /health/live HTTP/1.1\r\nHost: good,evil\r\n\r\n',
  'another host in the target': `GET http://evil.example/health/live HTTP/1.1\r\n${host}\r\n\r\n`,
  'HTTP/0.9': 'GET /health/live\r\n\r\n',
  'HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  'HTTP/1.2': `GET /health/live HTTP/1.2\r\n${host}\r\n\r\n`,
  'a space in the target': `GET /health /live HTTP/1.1\r\n${host}\r\n\r\n`,
  'many empty lines first': `\r\n\r\n\r\n\r\n${get}\r\n`,
  'TLS': '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n',
};

test.each(Object.entries(cases))('%s is refused once and the connection closed', async (_, bytes) => {
  const answer = await exchange(base, bytes + hidden);
  expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
  expect(statusOf(answer)).not.toBe(500);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
});

test('what is within the rules is answered, request by request', async () => {
  const good = [get, `\r\n${get}`, `GET ${base}/health/live HTTP/1.1\r\n${host}\r\n`, `${get}X-Empty:\r\n`].map((head) => `${head}\r\n`).join('');
  const answer = await exchange(base, `${good}${get}Connection: close\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(5);
});

test('empty lines do not keep a connection open', async () => {
  const talking = await talk(base);
  talking.send('\r\n'.repeat(50_000));
  const { text, closed } = await talking.end();
  expect(closed).toBe(true);
  expect(statusOf(text)).toBe(400);
});
