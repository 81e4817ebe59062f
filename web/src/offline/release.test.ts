import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const own = '/assets/entry-client-BBBBBBB.js';
const ownFile = '/assets/installed-app-BBBBBBB.js';

/** Enough of CacheStorage: what was put is there, by its address. */
function memoryCaches(room = Infinity) {
  const all = new Map<string, Map<string, string>>();
  const addressOf = (asked: string | Request) => {
    const { pathname, search } = new URL(
      typeof asked === 'string' ? asked : asked.url,
      'https://shop.example',
    );
    return pathname + search;
  };
  const open = async (name: string) => {
    const kept = all.get(name) ?? all.set(name, new Map()).get(name)!;
    return {
      put: async (asked: string, response: Response) => {
        if ([...all.values()].reduce((sum, { size }) => sum + size, 0) >= room)
          throw new DOMException('full', 'QuotaExceededError');
        kept.set(addressOf(asked), await response.text());
      },
      match: async (asked: string | Request) => {
        const body = kept.get(addressOf(asked));
        return body === undefined ? undefined : new Response(body);
      },
      delete: async (asked: string | Request) => kept.delete(addressOf(asked)),
      keys: async () => [...kept.keys()].map((address) => new Request(`https://shop.example${address}`)),
    };
  };
  return {
    all,
    open,
    match: async (asked: string | Request, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(asked),
  };
}

const pageOf = (entry: string) => `<link href="/assets/frame.css"><script>import("${entry}")</script>`;

let storage: ReturnType<typeof memoryCaches>;
let shop: (path: string) => Response;
let windows: { postMessage: (said: unknown) => void }[];

/** The worker of release B, on a device with this storage. */
const worker = async (kept = memoryCaches()) => {
  storage = kept;
  vi.stubGlobal('caches', storage);
  vi.resetModules();
  return import('./release');
};
const pages = () => [...(storage.all.get('spaza-offline')?.keys() ?? [])].sort();
const files = () => [...(storage.all.get('spaza-offline-files')?.keys() ?? [])].sort();

beforeEach(() => {
  windows = [];
  shop = (path) =>
    new Response(path.startsWith('/assets/') || path.startsWith('/empty/') ? 'file' : pageOf(own));
  vi.stubGlobal('__RELEASE__', own);
  vi.stubGlobal('__RELEASE_FILES__', [ownFile]);
  vi.stubGlobal('clients', { matchAll: async () => windows });
  vi.stubGlobal('fetch', async (path: string) => shop(path));
});
afterEach(() => vi.unstubAllGlobals());

test('a release is kept with every file its pages ask for', async () => {
  const { keepRelease, keptPage } = await worker();
  await keepRelease();
  expect(pages()).toEqual([
    `/cart?release=${encodeURIComponent(own)}`,
    `/offline?release=${encodeURIComponent(own)}`,
    `/orderhistory/neworders?release=${encodeURIComponent(own)}`,
  ]);
  expect(files()).toEqual(expect.arrayContaining([own, ownFile, '/assets/frame.css', '/empty/cart.svg']));
  expect(await (await keptPage('/cart'))!.text()).toBe(pageOf(own));
});

test('a page of another release, as a server answers that was not replaced yet, stops it', async () => {
  const { keepRelease } = await worker();
  const before = shop;
  shop = (path) =>
    path === '/cart' ? new Response(pageOf('/assets/entry-client-AAAAAAA.js')) : before(path);
  await expect(keepRelease()).rejects.toThrow('/cart is of another release');
});

test.each(['/cart', ownFile])('%s that cannot be had stops it', async (missing) => {
  const { keepRelease } = await worker();
  const before = shop;
  shop = (path) => (path === missing ? new Response('', { status: 404 }) : before(path));
  await expect(keepRelease()).rejects.toThrow('404');
});

test('a full device gets the release without what opens offline', async () => {
  const { keepRelease } = await worker(memoryCaches(2));
  await keepRelease();
  expect(pages()).toEqual([]);
});

/** What release A kept. */
const withTheOneBefore = async () => {
  const kept = memoryCaches();
  await (await kept.open('spaza-offline')).put('/cart?release=A', new Response(pageOf('/assets/entry-A.js')));
  await (await kept.open('spaza-offline-files')).put('/assets/entry-A.js', new Response('old'));
  return kept;
};

test('what the release before kept goes when a page of this one is the only window', async () => {
  const { keepRelease, hearOfPage } = await worker(await withTheOneBefore());
  await keepRelease();
  const told: unknown[] = [];
  const window = { postMessage: (said: unknown) => void told.push(said) };
  windows = [window, window];
  await hearOfPage({ release: own });
  expect(files()).toContain('/assets/entry-A.js');
  windows = [window];
  await hearOfPage({ release: '/assets/entry-A.js' });
  expect(files()).toContain('/assets/entry-A.js');
  expect(told.at(-1)).toEqual({ release: own });
  await hearOfPage({ release: own });
  expect(files()).not.toContain('/assets/entry-A.js');
  expect(files()).toEqual(expect.arrayContaining([own, ownFile, '/assets/frame.css']));
  expect(pages()).toHaveLength(3);
});

test.each([undefined, null, 'release', { release: 1 }])('%j is no word of a page', async (said) => {
  const { hearOfPage } = await worker(await withTheOneBefore());
  const told: unknown[] = [];
  windows = [{ postMessage: (each) => void told.push(each) }];
  await hearOfPage(said);
  expect(told).toEqual([]);
  expect(files()).toContain('/assets/entry-A.js');
});
