// @vitest-environment jsdom
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

/** Locks of the browser, of one name. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request: async (_: string, options: unknown, inIt?: (lock: object | null) => unknown) => {
      const work = inIt ?? (options as () => unknown);
      if (inIt && held > 0) return inIt(null);
      held += 1;
      const done = last.then(() => work({})).finally(() => (held -= 1));
      last = done.catch(() => undefined);
      return done;
    },
  };
}

const pageOf = (entry: string) =>
  `<link href="/assets/frame.css"><img src="/brand/logo.svg"><script>import("${entry}")</script>`;

let storage: ReturnType<typeof memoryCaches>;
let shop: (path: string) => Response;
let fetched: [path: string, cache?: RequestCache][];
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
  vi.stubGlobal('registration', { installing: null, waiting: null });
  vi.stubGlobal('navigator', { locks: oneLock() });
  fetched = [];
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
    fetched.push([path, cache]);
    return shop(path);
  });
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

test.each(['/brand/logo.svg', '/empty/cart.svg'])(
  'the picture %s that cannot be had does not',
  async (gone) => {
    const { keepRelease } = await worker();
    const before = shop;
    shop = (path) => (path === gone ? new Response('', { status: 404 }) : before(path));
    await keepRelease();
    expect(pages()).toHaveLength(3);
    expect(files()).not.toContain(gone);
    shop = (path) => {
      if (path === gone) throw new TypeError('Failed to fetch');
      return before(path);
    };
    await keepRelease();
    shop = before;
    await keepRelease();
    expect(files()).toContain(gone);
  },
);

test('pictures are fetched anew for each release, once, and what is named by its content is not', async () => {
  const { keepRelease } = await worker();
  await keepRelease();
  fetched = [];
  await keepRelease();
  expect(fetched.filter(([path]) => path === '/brand/logo.svg')).toEqual([['/brand/logo.svg', 'reload']]);
  expect(fetched.filter(([path]) => path === '/empty/cart.svg')).toEqual([['/empty/cart.svg', 'reload']]);
  expect(fetched.filter(([path]) => path.startsWith('/assets/'))).toEqual([]);
});

test('a full device gets the release without what opens offline', async () => {
  const { keepRelease } = await worker(memoryCaches(2));
  await keepRelease();
  expect(pages()).toEqual([]);
});

/** What a release before kept, and a page of its that was looked at. */
const keptOf = async (kept: ReturnType<typeof memoryCaches>, name: string) => {
  const page = pageOf(`/assets/entry-${name}.js`);
  const address = `release=${encodeURIComponent(`/assets/entry-${name}.js`)}`;
  await (await kept.open('spaza-offline')).put(`/cart?${address}`, new Response(page));
  await (await kept.open('spaza-pages')).put(`/seen-under-${name}`, new Response(page));
  const files = await kept.open('spaza-offline-files');
  await files.put(`/assets/entry-${name}.js`, new Response('old'));
  await files.put(`/assets/later-${name}.js`, new Response('old'));
  await files.put(`/files?${address}`, new Response(JSON.stringify([`/assets/later-${name}.js`])));
};
const withTheOneBefore = async () => {
  const kept = memoryCaches();
  await keptOf(kept, 'A');
  return kept;
};
const seen = () => [...(storage.all.get('spaza-pages')?.keys() ?? [])].sort();

test('what the release before kept goes when a page of this one is the only window', async () => {
  const { keepRelease, hearOfPage } = await worker(await withTheOneBefore());
  await keepRelease();
  const reported: unknown[] = [];
  const window = { postMessage: (said: unknown) => void reported.push(said) };
  windows = [window, window];
  await hearOfPage({ release: own });
  expect(files()).toContain('/assets/entry-A.js');
  windows = [window];
  await hearOfPage({ release: '/assets/entry-A.js' });
  expect(files()).toContain('/assets/entry-A.js');
  expect(reported.at(-1)).toEqual({ release: own });
  await hearOfPage({ release: own });
  expect(files()).not.toContain('/assets/entry-A.js');
  expect(files()).toEqual(expect.arrayContaining([own, ownFile, '/assets/frame.css']));
  expect(files().filter((each) => each.startsWith('/files'))).toHaveLength(1);
  expect(pages()).toHaveLength(3);
});

test('pages looked at under a release before go with it, those of this one stay', async () => {
  const { keepRelease, hearOfPage } = await worker(await withTheOneBefore());
  await keepRelease();
  await (await storage.open('spaza-pages')).put('/seen', new Response(pageOf(own)));
  windows = [{ postMessage: () => undefined }];
  await hearOfPage({ release: own });
  expect(seen()).toEqual(['/seen']);
});

test('while more windows are open the last release before stays whole, and older ones go', async () => {
  const kept = await withTheOneBefore();
  await keptOf(kept, 'AA');
  const { keepRelease, hearOfPage } = await worker(kept);
  await keepRelease();
  const window = { postMessage: () => undefined };
  windows = [window, window];
  await hearOfPage({ release: own });
  expect(pages()).toHaveLength(4);
  expect(seen()).toEqual(['/seen-under-AA']);
  expect(files()).toEqual(expect.arrayContaining([own, '/assets/entry-AA.js', '/assets/later-AA.js']));
  expect(files().filter((each) => each.endsWith('-A.js'))).toEqual([]);
});

test('what a newer release is keeping just now is left alone', async () => {
  const { keepRelease, hearOfPage } = await worker(await withTheOneBefore());
  await keepRelease();
  vi.stubGlobal('registration', { installing: {}, waiting: null });
  windows = [{ postMessage: () => undefined }];
  await hearOfPage({ release: own });
  expect(files()).toContain('/assets/entry-A.js');
});

test('a newer release that comes while older ones are being taken away waits until that is done', async () => {
  const { keepRelease, hearOfPage } = await worker(await withTheOneBefore());
  await keepRelease();
  fetched = [];
  let goOn: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (goOn = resolve));
  const open = storage.open;
  let isTidying = false;
  storage.open = async (name: string) => {
    isTidying = true;
    await stopped;
    return open(name);
  };
  windows = [{ postMessage: () => undefined }];
  const tidied = hearOfPage({ release: own });
  await vi.waitFor(() => expect(isTidying).toBe(true));
  const kept = keepRelease();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toEqual([]);
  goOn();
  await Promise.all([tidied, kept]);
  expect(fetched).not.toEqual([]);
  expect(files()).toEqual(expect.arrayContaining([own, ownFile]));
});

test('a release there was no room for is kept once there is, and never at the cost of a page', async () => {
  const { hearOfPage } = await worker(await withTheOneBefore());
  windows = [{ postMessage: () => undefined }];
  const before = shop;
  shop = () => {
    throw new TypeError('Failed to fetch');
  };
  await hearOfPage({ release: own });
  expect(pages()).toEqual([]);
  shop = before;
  await hearOfPage({ release: own });
  expect(pages()).toHaveLength(3);
  expect(files()).toContain(ownFile);
});

test.each([undefined, null, 'release', { release: 1 }])('%j is no word of a page', async (said) => {
  const { hearOfPage } = await worker(await withTheOneBefore());
  const reported: unknown[] = [];
  windows = [{ postMessage: (each) => void reported.push(each) }];
  await hearOfPage(said);
  expect(reported).toEqual([]);
  expect(files()).toContain('/assets/entry-A.js');
});
