// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register';
import { watchReleases } from './releases';
import { cacheNames } from './rules';

vi.mock('./releases', () => ({ watchReleases: vi.fn() }));

let done: string[];
let kept: object | undefined;
const registered = {};
const remover = '// This shop keeps no pages.\nself.registration.unregister();';

/** What the shop answers for its worker. */
const answers = (worker: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (path: string, { cache }: RequestInit) => {
    done.push(`ask for ${path}, ${cache}`);
    return worker();
  });

beforeEach(() => {
  done = [];
  kept = { unregister: async () => done.push('unregister') };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      getRegistration: async () => kept,
      register: async (path: string) => {
        done.push(`register ${path}`);
        return registered;
      },
    },
  });
  vi.stubGlobal('caches', { delete: async (name: string) => done.push(`forget ${name}`) });
  answers(async () => new Response(remover));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(watchReleases).mockClear();
});

const asked = 'ask for /sw.js, no-cache';

test('a worker whose shop keeps no pages any more goes with all it kept, and is not registered again', async () => {
  await registerServiceWorker();
  expect(done).toEqual([asked, 'unregister', ...Object.values(cacheNames).map((name) => `forget ${name}`)]);
  expect(watchReleases).not.toHaveBeenCalled();
});

test.each([
  ['the shop keeps pages', async () => new Response('importScripts();')],
  ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the answer breaks off',
    async () => ({ text: () => Promise.reject(new TypeError('aborted')) }) as Response,
  ],
  ['the shop is down', async () => new Response('Bad gateway', { status: 502 })],
])('the worker stays, and releases are heard of, when %s', async (_, worker) => {
  answers(worker);
  await registerServiceWorker();
  expect(done).toEqual([asked, 'register /sw.js']);
  expect(watchReleases).toHaveBeenCalledExactlyOnceWith(registered);
});

test('a first visit asks for nothing beforehand', async () => {
  kept = undefined;
  await registerServiceWorker();
  expect(done).toEqual(['register /sw.js']);
});

test('without a line nothing is asked until it is back', async () => {
  Object.assign(navigator, { onLine: false });
  const registering = registerServiceWorker();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  answers(async () => new Response('importScripts();'));
  window.dispatchEvent(new Event('online'));
  await registering;
  expect(done).toEqual([asked, 'register /sw.js']);
});
