// What no client should send: the right refusal, never a 500, nothing changed.
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { operations } from './support/contract.ts';
import { addressForm, customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

const api = shop();

describe('an address of the shop that does not exist', () => {
  test.each([
    ['/occ/v2/nosuchshop/products/search', { status: 400, type: 'InvalidResourceError', subjectType: 'baseSite', subject: 'nosuchshop' }],
    ['/occ/v2/spaza/channel/fax/zone/G205/products/search', { status: 400, type: 'InvalidResourceError', subjectType: 'channel', subject: 'fax' }],
    ['/occ/v2/spaza/channel/web/zone/G999/products/search', { status: 400, type: 'InvalidResourceError', subjectType: 'zone', subject: 'G999' }],
    ['/occ/v2/spaza/no/such/call', { status: 404, type: 'UnknownResourceError' }],
    ['/occ/v2/spaza/channel/web/zone/G205/no/such/call', { status: 404, type: 'UnknownResourceError' }],
    ['/occ/v2', { status: 404, type: 'UnknownResourceError' }],
    ['/occ/v1/spaza/products/search', { status: 404, type: 'UnknownResourceError' }],
    ['/occ/v2/spaza/products//search', { status: 404 }],
  ])('%s', async (path, expected) => {
    expect(await api.rawRefusal('GET', path)).toMatchObject(expected);
  });

  test('in the wrong method is refused with 405 and the right ones', async () => {
    const answer = await api.raw('DELETE', '/occ/v2/spaza/products/search');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toMatch(/GET/);
    expect(answer.body.errors[0].type).toBe('MethodNotAllowedError');
  });
});

describe('a product code that is none', () => {
  test.each(['%00', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%F0%9F%A6%93', "'%20OR%201=1", '%3Cscript%3E', '%E1%B8%BD', 'a'.repeat(300), '%25', '%2F', '+'])('%s is not found', async (code) => {
    const answer = await api.raw('GET', `/occ/v2/spaza/products/${code}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.responseStatus).toBe(false);
  });

  test.each(['%', '%z', '%e', '%c3%28', '%ff'])('%s cannot be read and says so', async (code) => {
    const answer = await rawHttp('GET', `/occ/v2/spaza/products/${code}`);
    expect([400, 404]).toContain(answer.status);
  });
});

const rawHttp = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.base);
    const call = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode!, body: text }));
    });
    call.on('error', reject);
    call.end(body);
  });

describe('a body', () => {
  const send = (text: string, type = 'application/json') => api.raw('POST', '/occ/v2/spaza/userLogin', { raw: { type, text } });

  test.each([
    ['nothing', ''],
    ['a brace', '{'],
    ['half an object', '{"username":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '7'],
    ['null', 'null'],
    ['an object without its end', '{"username":"a","username":"b"'],
    ['a NUL', '\u0000'],
    ['something after the object', '{"a":1}}'],
    ['five thousand brackets', '['.repeat(5000)],
    ['half a surrogate pair', '{"username":"\\ud800","password":"x"}'],
  ])(
    'that is %s is refused',
    async (_, text) => {
      const answer = await send(text);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].type).toBe('ValidationError');
    },
  );

  test('of another kind than JSON is refused', async () => {
    const answer = await send('<login/>', 'application/xml');
    expect([400, 415]).toContain(answer.status);
  });

  test('of a megabyte is too large, and the connection lives on', async () => {
    const answer = await send(JSON.stringify({ username: 'x'.repeat(1_200_000), password: 'x' }));
    expect(answer.status).toBe(413);
    expect((await api.get('/products/search')).products.length).toBe(20);
  });

  test('with members nobody knows is read without them', async () => {
    const { client } = await customer();
    const address = await client.post('/users/current/addresses', { ...addressForm(), id: 'mine', isAdmin: true, constructor: {}, __proto__: { a: 1 } });
    expect(address.id).not.toBe('mine');
  });

  test('in invalid UTF-8 is refused', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"username":"'), 0xff, 0xfe, ...new TextEncoder().encode('","password":"x"}')]);
    const answer = await api.raw('POST', '/occ/v2/spaza/userLogin', { raw: { type: 'application/json', text: bytes } });
    expect(answer.status).toBe(400);
  });
});

describe('members of the wrong type', () => {
  const wrong = [7, true, [], {}, null];
  test.each([
    ['POST', '/userLogin', { username: 'x@example.co.za', password: 'x' }],
    ['POST', '/newUser', { email: 'x@example.co.za', firstName: 'A', lastName: 'B', password: 'Spaza#2026', rePassword: 'Spaza#2026' }],
    ['POST', '/users/anonymous/verifyLoginId', { loginId: 'x@example.co.za' }],
  ])('%s %s refuses each', async (method, path, form) => {
    for (const member of Object.keys(form))
      for (const value of wrong) {
        const refused = await api.refusal(method, path, { body: { ...form, termsAndConditions: true, [member]: value } });
        expect(refused.status, `${member} = ${JSON.stringify(value)}`).toBe(400);
        expect(refused.errors.map((error) => error.subject?.split('/')[0]), `${member} = ${JSON.stringify(value)}`).toContain(member);
      }
  });

  test('in a cart entry are refused', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    for (const body of [{}, { product: code }, { product: {} }, { product: { code: 7 } }, { product: { code }, quantity: '1' }, { product: { code }, quantity: 0 }, { product: { code }, quantity: -3 }, { product: { code }, quantity: 1e10 }]) {
      await client.post('/users/current/carts', {});
      expect(await client.refusal('POST', '/users/current/carts/current/entries', { body }), JSON.stringify(body)).toMatchObject({ status: 400, type: 'ValidationError' });
    }
    expect((await client.get('/users/current/carts/current', { fields: 'FULL' })).entries).toEqual([]);
  });
});

describe('malformed fields', () => {
  test('are found before anything is changed', async () => {
    const { client } = await customer();
    const { code } = await aProduct();
    await client.post('/users/current/carts', {});
    const query = { fields: 'FULL,entries((' };
    for (const [method, path, body] of [
      ['POST', '/users/current/carts/addtocart', { productCode: code, quantity: 1 }],
      ['PUT', '/users/current/carts/addtocart', { productCode: code, quantity: 1 }],
      ['POST', '/users/current/carts/current/entries', { product: { code }, quantity: 1 }],
    ] as const)
      expect(await client.refusal(method, path, { body, query }), `${method} ${path}`).toMatchObject({ status: 400 });
    expect((await client.get('/users/current/carts/current', { fields: 'FULL' })).entries).toEqual([]);
  });
});

describe('every call of the contract', () => {
  const hostile = ["'", '"', '%00', '%F0%9F%A6%93', '..%2f', '%3Cscript%3E', 'a'.repeat(2000), '-1', 'NaN', '%20'];
  test.each(operations.map((one) => [`${one.method} ${one.path}`, one] as const))('%s survives hostile ids and queries', async (_, operation) => {
    const { client } = await shared();
    for (const text of hostile) {
      const path = operation.path.replace(/\{\w+\}/g, text);
      const target = `${operation.atRoot ? '' : '/occ/v2/spaza'}${path}?fields=${text}&query=${text}&currentPage=${text}&latitude=${text}`;
      const answer = await client.raw(operation.method, target, ['GET', 'DELETE'].includes(operation.method) ? {} : { body: { [decodeURIComponent(text)]: text } });
      expect(answer.status, target).toBeLessThan(500);
    }
  });
});

let sharedCustomer: ReturnType<typeof customer> | undefined;
const shared = () => (sharedCustomer ??= customer());

describe('on the wire', () => {
  /** Everything the server says to these bytes, until it closes or falls silent. */
  const talk = (bytes: string, patience = 60_000) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(api.base);
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let heard = '';
      socket.setTimeout(patience, () => socket.destroy());
      socket.on('data', (part) => (heard += part.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });
  const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));

  test('requests sent in one go are answered in order', async () => {
    const one = (path: string, last = false) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    const heard = await talk(one('/health/live') + one('/occ/v2/spaza/products/NO-SUCH') + one('/health/live', true));
    expect(statuses(heard)).toEqual([200, 400, 200]);
  });

  test.each([
    ['two lengths', 'POST /occ/v2/spaza/userLogin HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['length and chunks', 'POST /occ/v2/spaza/userLogin HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
    ['a header line without a colon', 'GET / HTTP/1.1\r\nHost shop\r\n\r\n'],
  ])('%s are refused and the connection closed', async (_, bytes) => {
    const heard = await talk(bytes);
    for (const status of statuses(heard)) expect(status).toBe(400);
    expect(heard.toLowerCase()).not.toContain('connection: keep-alive');
  });

  test('headers of a hundred kilobytes are refused', async () => {
    const heard = await talk(`GET /health/live HTTP/1.1\r\nHost: shop\r\nX-Big: ${'x'.repeat(100_000)}\r\n\r\n`).catch(() => '');
    for (const status of statuses(heard)) expect([400, 431]).toContain(status);
  });
});
