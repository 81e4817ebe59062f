import { describe, expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { signUpForm } from './support/people.ts';

const api = shop();
let lastAddress = 0;
/** A shopper somewhere else: the proxy in front of the shop is trusted to say where. */
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` });

describe('health', () => {
  test('is up while the shop serves', async () => {
    expect((await api.get('/health/live')).status).toBe('UP');
    expect((await api.get('/health/ready')).status).toBe('UP');
  });

  test('can be watched with figures of every call, free of personal data', async () => {
    await api.get('/products/search');
    const { body } = await api.call('GET', '/metrics');
    expect(body).toMatch(/^# TYPE \w+ (counter|gauge|histogram)$/m);
    expect(body).toContain('/products/search');
    expect(body).not.toContain('@example.co.za');
  });
});

describe('every answer', () => {
  test('says which request it belongs to', async () => {
    const { headers } = await api.call('GET', '/products/search');
    expect(headers.get('x-request-id')).toMatch(/\S{8,}/);
  });
  test('keeps browsers from guessing its type', async () => {
    const { headers } = await api.call('GET', '/products/search');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
  test('to HEAD is that to GET without the body', async () => {
    const path = '/occ/v2/spaza/products/search';
    const [head, get] = [await api.raw('HEAD', path), await api.raw('GET', path)];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.get('x-total-count')).toBe(get.headers.get('x-total-count'));
  });
});

describe('too many tries from one place', () => {
  test('to sign up are put off, and told for how long', async () => {
    const headers = elsewhere();
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const answer = await api.call('POST', '/newUser', { body: signUpForm({ email: 'not-an-email' }), headers });
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.body.errors[0].type).toBe('TooManyRequestsError');
      }
    }
    expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
    expect(statuses.at(-1)).toBe(429);
  });

  test('do not put off anybody else', async () => {
    const headers = elsewhere();
    for (let i = 0; i < 8; i += 1) await api.call('POST', '/userLogin', { body: { username: 'x@example.co.za', password: 'x' }, headers });
    expect((await api.call('POST', '/userLogin', { body: { username: 'x@example.co.za', password: 'x' }, headers: elsewhere() })).status).toBe(400);
  });
});

describe('events of the pages', () => {
  test('are kept', async () => {
    expect((await api.call('POST', '/collect', { body: { events: [{ event: 'page_view', path: '/', channel: 'web' }] } })).status).toBe(204);
  });
  test('in another shape are refused', async () => {
    expect(await api.refusal('POST', '/collect', { body: { events: 'many' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'events' });
  });
});
