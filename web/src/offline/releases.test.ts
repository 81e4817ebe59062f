// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyRelease, watchReleases } from './releases';

let worker: EventTarget;
let asked: unknown[];
let updates: number;
let shopIsOn: string | undefined;
let wanted: unknown[];
let busy: boolean;

const pageOf = (release: string) =>
  `<script type="application/json" id="page-scripts">["/assets/entry-${release}.js"]</script>`;

const registration = (more: object = {}) =>
  ({
    installing: null,
    waiting: null,
    active: { postMessage: (said: unknown) => asked.push(said) },
    update: async () => {
      updates += 1;
    },
    ...more,
  }) as unknown as ServiceWorkerRegistration;
/** A worker on its way. */
const newer = (state: string) => Object.assign(new EventTarget(), { state });
const says = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }));

beforeEach(() => {
  worker = new EventTarget();
  asked = [];
  updates = 0;
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.body.innerHTML = pageOf('A');
  shopIsOn = 'B';
  wanted = [];
  busy = false;
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
    wanted.push([path, cache]);
    if (!shopIsOn) throw new TypeError('Failed to fetch');
    return new Response(pageOf(shopIsOn), { status: busy ? 503 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  readyRelease.set(undefined);
});

test('a release that takes over is ready for a page of another one, and no news to its own', async () => {
  watchReleases(registration());
  says({ release: '/assets/entry-A.js' });
  expect(wanted).toEqual([]);
  says({ release: '/assets/entry-B.js' });
  await vi.waitFor(() => expect(readyRelease.get()).toBe('/assets/entry-B.js'));
  expect(wanted).toEqual([['/offline', 'no-store']]);
  says({ release: '/assets/entry-A.js' });
  await vi.waitFor(() => expect(readyRelease.get()).toBeUndefined());
});

test('an older release is no news, as the shop is on the own one', async () => {
  shopIsOn = 'A';
  const reported: unknown[] = [];
  readyRelease.set('/assets/entry-B.js');
  readyRelease.subscribe(() => reported.push(readyRelease.get()));
  watchReleases(registration());
  says({ release: '/assets/entry-0.js' });
  await vi.waitFor(() => expect(reported).toEqual([undefined]));
});

test('a shop that cannot be asked has nothing ready; asked again it says what is', async () => {
  shopIsOn = undefined;
  watchReleases(registration());
  says({ release: '/assets/entry-B.js' });
  await vi.waitFor(() => expect(wanted).toHaveLength(1));
  expect(readyRelease.get()).toBeUndefined();
  shopIsOn = 'C';
  says({ release: '/assets/entry-B.js' });
  await vi.waitFor(() => expect(readyRelease.get()).toBe('/assets/entry-C.js'));
});

test.each([
  ['could not be asked', () => (shopIsOn = undefined)],
  ['was too busy to say', () => (busy = true)],
])('a shop that %s just then is asked again by itself, and once', async (_, stands) => {
  vi.useFakeTimers();
  stands();
  watchReleases(registration());
  says({ release: '/assets/entry-B.js' });
  await vi.advanceTimersByTimeAsync(0);
  expect(readyRelease.get()).toBeUndefined();
  shopIsOn = 'B';
  busy = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readyRelease.get()).toBe('/assets/entry-B.js');
  const asked = wanted.length;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wanted).toHaveLength(asked);
});

test.each([undefined, null, {}, { release: 3 }, 'release'])('%j of a worker is no release', (said) => {
  watchReleases(registration());
  says(said);
  expect(readyRelease.get()).toBeUndefined();
});

test('the worker at work is asked when there is none newer, and not while one is on its way', async () => {
  watchReleases(registration());
  await vi.waitFor(() => expect(asked).toEqual([{ release: '/assets/entry-A.js' }]));
  asked = [];
  updates = 0;
  watchReleases(registration({ installing: newer('installing') }));
  await vi.waitFor(() => expect(updates).toBe(1));
  expect(asked).toEqual([]);
});

test('it is looked for again when the app is looked at and when the line is back', async () => {
  vi.useFakeTimers();
  let looks = 0; // of this page: those of other tests listen, too
  watchReleases(registration({ update: async () => void (looks += 1) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toBe(3);
});

test('it is looked for again by itself when something of the newer one could not be had', async () => {
  vi.useFakeTimers();
  const coming = newer('installing');
  watchReleases(registration({ installing: coming }));
  await vi.advanceTimersByTimeAsync(0);
  expect(updates).toBe(1);
  coming.state = 'redundant';
  coming.dispatchEvent(new Event('statechange'));
  coming.state = 'installing'; // the next one
  await vi.advanceTimersByTimeAsync(5_000);
  expect(updates).toBe(2);
  coming.state = 'activated';
  coming.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updates).toBe(2);
});

test('it is looked for again every hour', async () => {
  vi.useFakeTimers();
  watchReleases(registration());
  await vi.advanceTimersByTimeAsync(0);
  expect(updates).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(updates).toBe(2);
});
