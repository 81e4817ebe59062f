// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitBy } from '@/features/cart/adding';
import { letWait } from '@/features/cart/waiting-additions';
import { guestCart } from '@/shared/session/cart-code';
import { signedIn } from '@/shared/session/session';
import { waiting } from '@/shared/session/waiting';
import { refreshKept } from '@/shared/state/kept';
import { keepAdditions, keepAnswers } from './installed-app';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  signedIn.set(undefined);
  guestCart.set(undefined);
  waiting.set(undefined);
});

const forgotten = () => {
  const gone: string[] = [];
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(gone.push(name) > 0) });
  return gone;
};

const keptFor = () => JSON.parse(localStorage.getItem('spaza.kept-for') ?? '""') as string;
const isKeptFor = (whose: string) => vi.waitFor(() => expect(keptFor()).toBe(whose));

test('what is kept goes when the app starts and who it was kept for is signed in no more', async () => {
  signedIn.set('one');
  forgotten();
  keepAnswers();
  await isKeptFor('one');
  localStorage.removeItem(signedIn.key);
  signedIn.refresh();
  await isKeptFor('');
  const gone = forgotten();
  localStorage.setItem('spaza.kept-for', '"one"');
  refreshKept();
  keepAnswers();
  expect(gone).toContain('spaza-personal');
  await isKeptFor('');
});

test('what the device would not let go goes when the app starts again', async () => {
  signedIn.set('one');
  forgotten();
  keepAnswers();
  await isKeptFor('one');
  const asked: string[] = [];
  vi.stubGlobal('caches', {
    delete: (name: string) => {
      asked.push(name);
      return Promise.reject(new DOMException('broken', 'UnknownError'));
    },
  });
  signedIn.set(undefined);
  await vi.waitFor(() => expect(asked).toContain('spaza-personal'));
  await new Promise((done) => setTimeout(done)); // whatever follows a storage that failed
  expect(['', 'one']).not.toContain(keptFor());
  const gone = forgotten();
  keepAnswers();
  expect(gone).toEqual(expect.arrayContaining(['spaza-personal', 'spaza-pages']));
  await isKeptFor('');
});

test('what was to go before somebody signed in goes also when they sign out first', async () => {
  await isKeptFor('');
  let answer: (gone: boolean) => void = () => undefined;
  vi.stubGlobal('caches', { delete: () => new Promise((resolve) => (answer = resolve)) });
  keepAnswers();
  signedIn.set('one');
  expect(keptFor()).not.toBe('');
  signedIn.set(undefined);
  answer(true);
  const gone = forgotten();
  keepAnswers();
  expect(gone).toContain('spaza-personal');
  await isKeptFor('');
});

test("a guest's pages stay from one start of the app to the next", async () => {
  forgotten();
  keepAnswers();
  await isKeptFor('');
  const gone = forgotten();
  keepAnswers();
  expect(gone).not.toContain('spaza-pages');
});

test('what is kept goes when the sign-in ends in another tab, and stays while it lasts', async () => {
  signedIn.set('one');
  forgotten();
  keepAnswers();
  await isKeptFor('one');
  const gone = forgotten();
  signedIn.set('one');
  expect(gone).toEqual([]);
  localStorage.removeItem(signedIn.key);
  signedIn.refresh();
  expect(gone).toContain('spaza-personal');
  await isKeptFor('');
});

test('notifications end with the sign-in: nothing shown stays, and the browser takes no more', async () => {
  signedIn.set('one');
  const gone = forgotten();
  let closed = 0;
  let ended = 0;
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const worker = {
    getNotifications: () => Promise.resolve([{ close: () => (closed += 1) }]),
    pushManager: {
      getSubscription: () => Promise.resolve({ unsubscribe: () => Promise.resolve((ended += 1)) }),
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
  keepAnswers();
  expect([closed, ended]).toEqual([0, 0]);
  signedIn.set(undefined);
  await vi.waitFor(() => expect(Math.min(closed, ended)).toBeGreaterThan(0));
  expect(gone).toContain('spaza-push');
});

describe('what waits for the cart', () => {
  let stop = () => undefined as void;
  /** How often the shop was asked, which is busy so many times before it takes what is sent. */
  const aShopBusyFor = (times: number) => {
    const asked = { times: 0 };
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.includes('/addtocart')) return new Response('{}');
      asked.times += 1;
      return asked.times > times
        ? new Response(JSON.stringify({ code: 'C', guid: 'g1', quantityAdded: 1, entries: [] }))
        : new Response('{}', { status: 500 });
    });
    return asked;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: (_: string, options: unknown, work?: (lock: object) => unknown) =>
          Promise.resolve((work ?? (options as (lock: object) => unknown))({})),
      },
    });
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    letWait({ product: { code: 'K', name: 'Kettle', url: '/p/K' }, quantity: 1 });
    line.mockReturnValue(true);
  });
  afterEach(() => {
    stop();
    waitBy(() => false);
  });

  test('is sent again by itself, each time after a longer pause, until the shop takes it', async () => {
    const asked = aShopBusyFor(2);
    stop = keepAdditions(new QueryClient());
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked.times).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.times).toBe(2);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(asked.times).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.times).toBe(3);
    expect(waiting.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked.times).toBe(3);
  });

  test('is sent again when somebody looks at the app', async () => {
    const asked = aShopBusyFor(1);
    stop = keepAdditions(new QueryClient());
    await vi.advanceTimersByTimeAsync(100);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.times).toBe(2);
    expect(waiting.get()).toBeUndefined();
  });
});
