// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { apiPath } from '@/shared/api/path';
import { createCache, keyOf, readBy, seed } from '@/shared/api/query';
import { readAnew } from './read-anew';

const product = (productCode: string) => apiPath('/products/{productCode}', { path: { productCode } });
const [banner, price, gone] = [product('1'), product('2'), product('3')];
const who = apiPath('/users/{user}', { path: { user: 'current' } });

const named = (name: string) => ({ name });

const isDrawnWith = (answers: Record<string, unknown>) => {
  const all = Object.entries(answers).map(([path, body]) => [path, { status: 200, body }]);
  const page = {
    shop: {},
    answers: Object.fromEntries(all) as Record<string, { status: number; body: unknown }>,
  };
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
  const cache = createCache();
  seed(cache, page.answers);
  return cache;
};

afterEach(() => {
  readBy((_, ask) => ask());
  vi.useRealTimers();
});

test('all a kept page was drawn with is read anew, and what cannot be read stays as it was', async () => {
  const cache = isDrawnWith({ [banner]: named('old'), [price]: named('1999'), [gone]: named('1') });
  cache.setQueryData(keyOf(who), {});
  const asked: string[] = [];
  readBy(async (path) => {
    asked.push(path);
    if (path === gone) throw new Error('no line');
    return named(path === price ? '1499' : 'new') as never;
  });
  await readAnew(cache);
  expect(asked.sort()).toEqual([banner, price, gone].sort());
  expect(cache.getQueryData(keyOf(banner))).toEqual(named('new'));
  expect(cache.getQueryData(keyOf(price))).toEqual(named('1499'));
  expect(cache.getQueryState(keyOf(gone))).toMatchObject({ data: named('1'), status: 'success' });
});

test('what the page asked for by itself meanwhile is newer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = isDrawnWith({ [price]: named('1999') });
  let answer: ((body: never) => void) | undefined;
  readBy(() => new Promise((resolve) => (answer = resolve as typeof answer)));
  const done = readAnew(cache);
  vi.setSystemTime(Date.now() + 5);
  cache.setQueryData(keyOf(price), named('1299') as never);
  answer!(named('1499') as never);
  await done;
  expect(cache.getQueryData(keyOf(price))).toEqual(named('1299'));
});
