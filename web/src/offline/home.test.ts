import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const own = '/assets/entry-client-BBBBBBB.js';
const page = (entry: string) => `<!doctype html><html lang="en-ZA"><script>["${entry}"]</script>`;

/** The page `/` as it was put into the cache: the response of the network, marked by the worker of release B. */
async function seen(text: string, at: Date, status = 200) {
  const { marksKept } = await import('./home');
  const response = new Response(text, {
    status,
    headers: { date: at.toUTCString(), 'content-type': 'text/html' },
  });
  return (await marksKept.cacheWillUpdate!({ response } as never)) as Response | null;
}

const network = { handle: vi.fn(), handleAll: vi.fn() };

/** What a navigation to `/` is answered with. */
async function opens(kept: Response | null | undefined, cache: RequestCache = 'default') {
  vi.stubGlobal('caches', { match: async () => kept ?? undefined });
  const { homeBy } = await import('./home');
  const answer = await homeBy(network as never)({ request: { cache } } as never);
  return answer.text();
}

beforeEach(() => {
  vi.stubGlobal('__RELEASE__', own);
  network.handle.mockImplementation(async () => new Response('new'));
  network.handleAll.mockImplementation(() => [
    Promise.reject(new Error('no line')),
    Promise.reject(new Error('no line')),
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('home comes as it was last seen, marked, and is kept anew for the next time', async () => {
  const answer = await opens(await seen(page(own), new Date()));
  expect(answer).toBe(page(own).replace('<html ', '<html data-kept '));
  expect(network.handleAll).toHaveBeenCalledTimes(1);
});

test.each([
  ['never seen', async () => undefined],
  ['seen two days ago', () => seen(page(own), new Date(Date.now() - 48 * 60 * 60 * 1000))],
  ['seen tomorrow', () => seen(page(own), new Date(Date.now() + 24 * 60 * 60 * 1000))],
  ['of another release', () => seen(page('/assets/entry-client-AAAAAAA.js'), new Date())],
])('home %s comes from the shop', async (_, kept) => {
  expect(await opens(await kept())).toBe('new');
});

test('who loads home anew gets a new one', async () => {
  expect(await opens(await seen(page(own), new Date()), 'no-cache')).toBe('new');
});

test('a page that is not there is not kept', async () => {
  expect(await seen('Maintenance', new Date(), 503)).toBeNull();
});
