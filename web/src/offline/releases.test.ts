import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyRelease, watchReleases } from './releases';

let worker: EventTarget;
let asked: unknown[];
let updates: number;

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
const says = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }));

beforeEach(() => {
  worker = new EventTarget();
  asked = [];
  updates = 0;
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  document.body.innerHTML =
    '<script type="application/json" id="page-scripts">["/assets/entry-A.js"]</script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  readyRelease.set(undefined);
});

test('a release that takes over is ready for a page of another one, and no news to its own', () => {
  watchReleases(registration());
  says({ release: '/assets/entry-A.js' });
  expect(readyRelease.get()).toBeUndefined();
  says({ release: '/assets/entry-B.js' });
  expect(readyRelease.get()).toBe('/assets/entry-B.js');
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
  watchReleases(registration({ installing: {} }));
  await vi.waitFor(() => expect(updates).toBe(1));
  expect(asked).toEqual([]);
});

test('it is looked for again when the app is looked at and when the line is back', async () => {
  let looks = 0;
  const update = async () => void (looks += 1);
  watchReleases(registration({ update }));
  await vi.waitFor(() => expect(looks).toBe(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(looks).toBe(2));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(looks).toBe(3));
});
