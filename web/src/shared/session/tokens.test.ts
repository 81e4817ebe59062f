import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser's two storages: `localStorage` is shared by the tabs, `sessionStorage` is each tab's own. */
const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    text: () => [...kept.values()].join(' '),
  };
};

let shared: ReturnType<typeof aStorage>;
/** What the browser keeps of cookies as long as it is open. */
let cookies: string[];
beforeEach(() => {
  shared = aStorage();
  cookies = [];
});
afterEach(() => vi.unstubAllGlobals());

async function aTab(own = aStorage()) {
  vi.stubGlobal('window', { localStorage: shared, sessionStorage: own, location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.map((each) => each.split('; ')[0]).join('; ');
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.resetModules();
  return {
    own,
    ...(await import('./session')),
    ...(await import('./visit')),
    ...(await import('@/features/account/stays-signed-in')),
  };
}

const answer = { access_token: 'secret', refresh_token: 'deeper', expires_in: 900 };

test('tokens are kept for the tab only, and what renews them by no script', async () => {
  const tab = await aTab();
  tab.saveTokens(answer, 'thandi@example.co.za');

  expect(shared.text()).not.toMatch(/secret|deeper|thandi/);
  expect(tab.own.text()).not.toContain('deeper');
  expect((await aTab(tab.own)).session.get()).toMatchObject({ isLoggedIn: true, accessToken: 'secret' });
});

test('a new tab is signed in, with tokens still to be fetched', async () => {
  (await aTab()).saveTokens(answer, 'thandi@example.co.za');

  const { session, tokenIsValid } = await aTab();

  expect(session.get()).toEqual({ isLoggedIn: true });
  expect(tokenIsValid(session.get())).toBe(false);
});

test('signing out in one tab ends the session in the others', async () => {
  const first = await aTab();
  first.saveTokens(answer, 'thandi@example.co.za');
  (await aTab()).forgetTokens();

  first.session.refresh();

  expect(first.session.get()).toEqual({ isLoggedIn: false });
});

test("another customer's sign-in makes this tab's tokens worthless", async () => {
  const first = await aTab();
  first.saveTokens(answer, 'thandi@example.co.za');
  (await aTab()).saveTokens({ ...answer, access_token: 'other' }, 'sipho@example.co.za');

  first.session.refresh();

  expect(first.session.get()).toEqual({ isLoggedIn: true });
});

test('renewed tokens stay with their sign-in', async () => {
  const tab = await aTab();
  tab.saveTokens(answer, 'thandi@example.co.za');
  const before = tab.signedIn.get();
  tab.saveTokens({ access_token: 'fresh', expires_in: 900 });

  expect(tab.signedIn.get()).toBe(before);
  expect(tab.session.get()).toMatchObject({ uid: 'thandi@example.co.za', accessToken: 'fresh' });
});

test('who does not want to stay signed in is, in every tab, until the browser is closed', async () => {
  cookies.push('zone=JHB');
  const first = await aTab();
  first.saveTokens(answer, 'thandi@example.co.za', first.newSignIn(false));
  const second = await aTab();
  expect(second.session.get()).toEqual({ isLoggedIn: true });
  expect(second.isOfPastVisit(second.signedIn.get())).toBe(false);
  expect(cookies.at(-1)).toMatch(/^visit=visit-[0-9a-f]{32}; path=\/; samesite=strict; secure$/);

  cookies.pop();
  const reopened = await aTab();
  expect(reopened.isOfPastVisit(reopened.signedIn.get())).toBe(true);
});

test('who wants to stay signed in is when the browser is opened again', async () => {
  const first = await aTab();
  first.saveTokens(answer, 'thandi@example.co.za', first.newSignIn(true));
  const reopened = await aTab();
  expect(reopened.isOfPastVisit(reopened.signedIn.get())).toBe(false);
  expect(reopened.isOfPastVisit(undefined)).toBe(false);
});
