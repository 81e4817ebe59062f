// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { createCache, keyOf, readBy, seed } from '@/shared/api/query';
import { readAnew } from './read-anew';

const product = (productCode: string) => apiPath('/products/{productCode}', { path: { productCode } });
const [banner, price, gone] = [product('1'), product('2'), product('3')];
const who = apiPath('/users/{user}', { path: { user: 'current' } });
const said = vi.fn();

const named = (name: string) => ({ name });

const isDrawnWith = (answers: Record<string, unknown>) => {
  const all = Object.entries(answers).map(([path, body]) => [path, { status: 200, body }]);
  const page = {
    shop: {},
    answers: Object.fromEntries(all) as Record<string, { status: number; body: unknown }>,
  };
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
  document.documentElement.dataset.kept = '1764403200000';
  const cache = createCache();
  seed(cache, page.answers);
  return cache;
};
const isDone = () => vi.waitFor(() => expect(document.documentElement.dataset.kept).toBeUndefined());

beforeEach(() => {
  said.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: { postMessage: said } },
  });
});
afterEach(() => {
  readBy((_, ask) => ask());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('all a kept page was drawn with is read anew, what is refused stays, and home is kept for the next time', async () => {
  const cache = isDrawnWith({ [banner]: named('old'), [price]: named('1999'), [gone]: named('1') });
  cache.setQueryData(keyOf(who), {} as never);
  const asked: string[] = [];
  readBy(async (path) => {
    asked.push(path);
    if (path === gone) throw new ApiError(404, undefined);
    return named(path === price ? '1499' : 'new') as never;
  });
  readAnew(cache);
  await isDone();
  expect(asked.sort()).toEqual([banner, price, gone].sort());
  expect(cache.getQueryData(keyOf(banner))).toEqual(named('new'));
  expect(cache.getQueryData(keyOf(price))).toEqual(named('1499'));
  expect(cache.getQueryState(keyOf(gone))).toMatchObject({ data: named('1'), status: 'success' });
  expect(said.mock.calls).toEqual([[{ renew: '/' }]]);
});

test('without a line the page stays as it was seen, and is read anew when that is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cache = isDrawnWith({ [price]: named('1999') });
  const asked = vi.fn(async () => named('1499') as never);
  readBy(asked);
  readAnew(cache);
  expect(asked).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await isDone();
  expect(cache.getQueryData(keyOf(price))).toEqual(named('1499'));
});

test('what the page asked for by itself meanwhile is newer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = isDrawnWith({ [price]: named('1999') });
  let answer: ((body: never) => void) | undefined;
  readBy(() => new Promise((resolve) => (answer = resolve as typeof answer)));
  readAnew(cache);
  vi.setSystemTime(Date.now() + 5);
  cache.setQueryData(keyOf(price), named('1299') as never);
  answer!(named('1499') as never);
  await isDone();
  expect(cache.getQueryData(keyOf(price))).toEqual(named('1299'));
});
