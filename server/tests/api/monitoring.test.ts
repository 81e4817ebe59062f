// What operators watch (deploy/monitoring) is what the shop says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, place } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { addressForm, signUpForm } from './support/people.ts';
import { listing } from './support/shelf.ts';
import { startOwnShop } from './support/server.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  own = await startOwnShop('monitoring');
  api = new Client({ base: own.shop.base });
});
afterAll(() => own?.stop());

const figures = async () => (await fetch(`${own.shop.base}/metrics`)).text();
const watched = (name: string) => readFileSync(join(import.meta.dirname, '../../../deploy/monitoring', name), 'utf8');
const reported = (event: string, data: Record<string, string>) => ({ event, path: '/', channel: 'web', session: 'tab', data });

test('how pages do in browsers is kept without a name, and nonsense is not counted', async () => {
  await api.post('/collect', {
    events: [
      reported('web_vital', { vital: 'LCP', amount: '1234' }),
      reported('web_vital', { vital: 'INP', amount: '80' }),
      reported('web_vital', { vital: 'CLS', amount: '0.011' }),
      reported('exception', { description: 'script', status: 'TypeError' }),
      reported('web_vital', { vital: 'LCP', amount: '-1' }),
      reported('web_vital', { vital: 'toString', amount: '1' }),
    ],
  });
  const text = await figures();
  expect(text).toContain('spaza_page_vital_seconds_sum{vital="LCP",channel="web"} 1.234\n');
  expect(text).toContain('spaza_page_vital_seconds_bucket{vital="INP",channel="web",le="0.1"} 1\n');
  expect(text).toContain('spaza_page_shift_count{channel="web"} 1\n');
  expect(text).toContain('spaza_page_failures_total{channel="web"} 1\n');
});

test('every figure of the alerts and the board is one of the shop, by the labels they ask for', async () => {
  const { access_token } = await api.post<Schemas['Session']>('/newUser', signUpForm());
  const shopper = api.with({ token: access_token! });
  await shopper.post('/users/current/addresses', addressForm());
  const { products } = await listing(':relevance', {}, api);
  const product = products.find(({ stock, tradingType, preOrder, liquor, requiresTvLicence }) => (stock?.stockLevel ?? 0) > 5 && tradingType === '00' && !preOrder && !liquor && !requiresTvLicence)!;
  const { code } = await shopper.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1 });
  await confirm(shopper, `/users/current/carts/${code}`);
  expect((await place(shopper, code)).status).toBe(201);
  expect((await api.call('POST', '/userLogin', { body: {} })).status).toBe(400);
  const text = await figures();
  expect(text).toMatch(/^spaza_http_requests_total\{method="POST",route="\/users\/\{user\}\/orders",status="201"\} 1$/m);
  for (const file of ['alerts.yaml', 'grafana.json']) {
    const names = new Set(watched(file).match(/\b(spaza|process)_[a-z_]+(?=\{)/g));
    expect(names.size, file).toBeGreaterThan(10);
    for (const name of names) expect(text, `${name} of ${file}`).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    for (const [, route] of watched(file).matchAll(/route=\\?"([^"\\]+)\\?"/g)) expect(text).toContain(`route="${route}"`);
  }
});
