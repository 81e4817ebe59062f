// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOfCode } from '@/features/search/scan-code';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import type { Shell } from '@/shared/session/shell';
import { detectChannel } from '@/shared/session/shop';
import { unlockAsked } from '@/shared/session/unlock';
import { pathIn, startShell } from './bridge';
import { leaveForSure } from './left';

type React = (event: never) => void;

/** A native shell that notes what it is asked; `happens` is what the phone tells the page. */
function aShell(opened?: string, knowsWho: () => Promise<void> = () => Promise.resolve()) {
  const heard = new Map<string, React>();
  const left: string[] = [];
  const asked: string[] = [];
  const shell = {
    App: {
      addListener: (event: string, react: React) => Promise.resolve(void heard.set(event, react)),
      getLaunchUrl: () => Promise.resolve(opened ? { url: opened } : undefined),
      exitApp: () => Promise.resolve(void left.push('exit')),
    },
    BiometricAuthNative: {
      internalAuthenticate: ({ reason }: { reason: string }) => {
        asked.push(reason);
        return knowsWho();
      },
    },
  } as unknown as Shell;
  const happens = (event: string, what: object) => heard.get(event)!(what as never);
  return { shell, happens, left, asked };
}

const cover = () => document.querySelector('dialog');

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cover()?.remove();
  endSession();
  localStorage.clear();
  unlockAsked.set(false);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['https://shop.example/televisions/p/1?a=b#c', '/televisions/p/1?a=b#c'],
  ['https://other.example/p/1', '/'],
  ['https://shop.example//other.example', '/'],
  ['javascript:alert(1)', '/'],
  ['nothing', '/'],
])('a link that opens the app, %s, leads to %s', (link, path) =>
  expect(pathIn(link, 'shop.example')).toBe(path),
);

test.each([
  ['https://shop.example/televisions/p/1', '/televisions/p/1'],
  ['6001234567890', '/l/search/6001234567890'],
  ['https://other.example/x', '/l/search/https%3A%2F%2Fother.example%2Fx'],
])('a code that says %s leads to %s', (code, path) => expect(pathOfCode(code, 'shop.example')).toBe(path));

test('a page in the native shell is of the channel app', () => {
  expect(detectChannel(() => false)).toBe('msite');
  vi.stubGlobal('Capacitor', { Plugins: aShell().shell });
  expect(detectChannel(() => false)).toBe('app');
});

test('follows links, and the back button out of the app at its beginning', async () => {
  const { shell, happens, left } = aShell();
  const back = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
  await startShell(shell);
  happens('appUrlOpen', { url: `${window.location.origin}/cart` });
  expect(window.location.pathname).toBe('/cart');
  happens('backButton', { canGoBack: true });
  expect(back).toHaveBeenCalledOnce();
  expect(left).toEqual([]);
  happens('backButton', { canGoBack: false });
  expect(left).toEqual(['exit']);
});

test('covers what is a customer’s until the device knows them, for who asked for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let knows = false;
  const { shell, happens, asked } = aShell(undefined, () =>
    knows ? Promise.resolve() : Promise.reject(new Error('not known')),
  );
  saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za');
  await startShell(shell);
  expect(cover()).toBeNull();

  unlockAsked.set(true);
  const away = (seconds: number) => {
    happens('appStateChange', { isActive: false });
    vi.setSystemTime(Date.now() + seconds * 1000);
    happens('appStateChange', { isActive: true });
  };
  away(30);
  expect(cover()).toBeNull();
  away(90);
  expect(cover()).not.toBeNull();
  await vi.waitFor(() => expect(cover()!.textContent).toMatch(/^That didn't work/));
  away(90);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  knows = true;
  cover()!.querySelector('button')!.click();
  await vi.waitFor(() => expect(cover()).toBeNull());
  expect(asked).toHaveLength(2);
});

test('who cannot unlock signs out, and nothing is left', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { shell, happens } = aShell(undefined, () => Promise.reject(new Error('not known')));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za');
  unlockAsked.set(true);
  await startShell(shell);
  happens('appStateChange', { isActive: false });
  vi.setSystemTime(Date.now() + 90_000);
  happens('appStateChange', { isActive: true });
  [...cover()!.querySelectorAll('button')].at(-1)!.click();
  await vi.waitFor(() => expect(cover()).toBeNull());
  expect(localStorage.getItem('spaza.signedIn')).toBeNull();
  expect(sessionStorage.getItem('spaza.session')).toBeNull();

  // The shop hears of it when the line is back, by the cookie, which this page cannot read.
  const sent: [address: string, authorization?: string][] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push([address.replace(/^.*\//, ''), headers.Authorization]);
    return new Response(JSON.stringify({ access_token: 'again', expires_in: 900 }));
  });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage.getItem('spaza.left')).toBeNull());
  expect(sent).toEqual([
    ['token', undefined],
    ['logout', 'Bearer again'],
  ]);
  expect(localStorage.getItem('spaza.signedIn')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(2);
});

test('who signed in since is not signed out for who left before', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za');
  await leaveForSure();
  expect(localStorage.getItem('spaza.left')).toBe('true');
  saveTokens({ access_token: 'b', expires_in: 900 }, 'sipho@example.co.za');
  const sent = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', sent);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage.getItem('spaza.left')).toBeNull());
  expect(sent).not.toHaveBeenCalled();
});
