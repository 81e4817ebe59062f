import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const own = '/assets/entry-client-BBBBBBB.js';
const page = (entry: string) =>
  `<!doctype html><html lang="en-ZA"><main><section>Offers</section></main>{"home":{"zone":"Z0"}}{"channel":"app","zone":"Z1"}["${entry}"]</html>`;
const hours = 60 * 60 * 1000;

/** The page `/` as the cache has it. */
const seen = (text: string, at: number, status = 200) =>
  new Response(text, {
    status,
    headers: {
      date: new Date(at).toUTCString(),
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'self'",
    },
  });

const network = { handle: vi.fn() };
let zone: string | undefined;

/** What a navigation to `/` is answered with. */
async function opens(kept: Response | undefined, cache: RequestCache = 'default') {
  vi.stubGlobal('caches', { match: async () => kept });
  const { homeBy } = await import('./seen-pages');
  const answer = homeBy(network as never)({ request: { cache } } as never);
  await vi.runAllTimersAsync();
  return answer;
}
const textOf = async (answer: Promise<Response> | Response) => {
  const text = (await answer).text();
  await vi.runAllTimersAsync();
  return text;
};

beforeEach(() => {
  vi.useFakeTimers();
  zone = undefined;
  vi.stubGlobal('__RELEASE__', own);
  vi.stubGlobal('self', { cookieStore: { get: async () => (zone ? { value: zone } : null) } });
  network.handle.mockImplementation(async () => new Response('new'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('home comes as it was last seen, says when that was, and is guarded as the shop sent it', async () => {
  const at = Math.floor(Date.now() / 1000) * 1000 - 2 * hours;
  const answer = await opens(seen(page(own), at));
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
  });
  expect(await textOf(answer)).toBe(page(own).replace('<html ', `<html data-kept="${at}" `));
  expect(network.handle).not.toHaveBeenCalled();
});

test('its first screen goes ahead of the rest', async () => {
  const answer = await opens(seen(page(own), Date.now()));
  const pieces: string[] = [];
  const bytes = new TextDecoder();
  const reader = answer.body!.getReader();
  for (;;) {
    const next = reader.read();
    await vi.runAllTimersAsync();
    const { done, value } = await next;
    if (done) break;
    pieces.push(bytes.decode(value));
  }
  expect(pieces).toHaveLength(2);
  expect(pieces[0]).toMatch(/Offers$/);
  expect(pieces[1]).toContain(own);
});

test.each([
  ['never seen', () => undefined],
  ['seen two days ago', () => seen(page(own), Date.now() - 48 * hours)],
  ['seen tomorrow', () => seen(page(own), Date.now() + 24 * hours)],
  ['without a date', () => new Response(page(own))],
  ['that is not there', () => seen(page(own), Date.now(), 503)],
  ['of another release', () => seen(page('/assets/entry-client-AAAAAAA.js'), Date.now())],
])('home %s comes from the shop', async (_, kept) => {
  expect(await textOf(opens(kept()))).toBe('new');
});

test('home of another zone than the shopper has now comes from the shop', async () => {
  zone = 'Z0';
  expect(await textOf(opens(seen(page(own), Date.now())))).toBe('new');
  zone = 'Z1';
  expect(await textOf(opens(seen(page(own), Date.now())))).toContain('data-kept');
});

test('who loads home anew gets a new one', async () => {
  expect(await textOf(opens(seen(page(own), Date.now()), 'no-cache'))).toBe('new');
});

test.each([
  ['home of this release is kept', page(own), 200, 1],
  ['home of the next release comes with its own worker', page('/assets/entry-client-CCCCCCC.js'), 200, 0],
  ['a home that is refused is not kept', page(own), 503, 0],
])('when a window asks for home anew: %s', async (_, text, status, times) => {
  const { renew } = await import('./seen-pages');
  const put = vi.fn(async () => undefined);
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  vi.stubGlobal('fetch', async () => seen(text, Date.now(), status));
  await renew('/');
  expect(put).toHaveBeenCalledTimes(times);
});

test('without a line the home that is kept stays', async () => {
  const { renew } = await import('./seen-pages');
  const put = vi.fn(async () => undefined);
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')));
  await renew('/');
  expect(put).not.toHaveBeenCalled();
});
