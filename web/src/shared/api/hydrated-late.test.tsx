import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath } from './path';
import { createCache, keyOf, seed, useApi, type Answer } from './query';

const path = apiPath('/cms/appConfig');

function Words() {
  const { data, error } = useApi(path, { select: ({ vatPercent }) => `${vatPercent}%` });
  return <p>{data ?? `refused: ${error?.status}`}</p>;
}

const Page = ({ cache, Part }: { cache: QueryClient; Part: React.ComponentType }) => (
  <QueryClientProvider client={cache}>
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </QueryClientProvider>
);

function seeded(answer: Answer): QueryClient {
  const cache = createCache();
  seed(cache, { [path]: answer });
  return cache;
}

const problems: unknown[] = [];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  problems.length = 0;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The page as it was sent, whose part comes by `deliver`. */
async function takenOver(answer: Answer) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page cache={seeded(answer)} Part={Words} />);
  document.body.append(root);
  let deliver: (file: { default: typeof Words }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: typeof Words }>((resolve) => (deliver = resolve)));
  const cache = seeded(answer);
  await act(async () => {
    hydrateRoot(root, <Page cache={cache} Part={Late} />, {
      onRecoverableError: (problem) => problems.push(problem),
    });
  });
  const markup = root.querySelector('p');
  return {
    cache,
    markup,
    shown: () => root.querySelector('p'),
    arrive: () => act(async () => deliver({ default: Words })),
  };
}

const now = { vatPercent: 16 };

test('a part hydrated after its answer changed keeps the markup of the server and then says the new one', async () => {
  const { cache, markup, shown, arrive } = await takenOver({ status: 200, body: { vatPercent: 15 } });
  expect(markup!.textContent).toBe('15%');
  cache.setQueryData(keyOf(path), now);
  await arrive();
  expect(problems).toEqual([]);
  expect(shown()).toBe(markup);
  expect(shown()!.textContent).toBe('16%');
});

test('so does one that the server could not ask', async () => {
  const { cache, markup, shown, arrive } = await takenOver({ status: 503, body: {} });
  expect(markup!.textContent).toBe('refused: 503');
  cache.setQueryData(keyOf(path), now);
  await arrive();
  expect(problems).toEqual([]);
  expect(shown()).toBe(markup);
  expect(shown()!.textContent).toBe('16%');
});
