// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache, seed } from '@/shared/api/query';
import { reset } from '@/shared/session/reset';
import { forgetTokens, saveTokens, session } from '@/shared/session/session';
import { configPath } from '@/shared/session/ways-to-pay';
import { toasts } from '@/shared/ui/toast';
import { LinkedAccounts } from './linked-accounts';
import { ProviderReturn } from './provider-return';
import { useProviderReturn } from './use-provider-return';
import { linkWaiting, waitingIdentity } from './waiting-identity';

type Call = [method: string, path: string, body: unknown];

let calls: Call[];
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  calls = [];
  answers = {};
  vi.stubGlobal(
    'fetch',
    vi.fn((address: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) => {
      const path = new URL(String(address), window.location.href).pathname.replace(/^.*\/zone\/[^/]+/, '');
      calls.push([method, path, typeof body === 'string' ? JSON.parse(body) : undefined]);
      const answer = answers[`${method} ${path}`];
      return Promise.resolve(answer ? answer() : Response.json({ responseStatus: true }));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  waitingIdentity.set(undefined);
  reset.set(undefined);
  toasts.set(undefined);
  forgetTokens();
});

const isSignedIn = () =>
  saveTokens({ access_token: 'A', token_type: 'bearer', expires_in: 900 } as never, 'naledi@example.com');
const wrap = (shown: React.ReactNode) => {
  const cache = createCache();
  seed(cache, { [configPath]: { status: 200, body: { identityProviders: ['G', 'F'] } } });
  return render(<QueryClientProvider client={cache}>{shown}</QueryClientProvider>);
};

describe('on the sign-in screen', () => {
  function Door() {
    const { comingFrom, problem, waiting } = useProviderReturn();
    return <p>{`from ${comingFrom ?? '-'}, problem ${problem || '-'}, waiting ${waiting?.words ?? '-'}`}</p>;
  }
  const comesBack = (search: string) => {
    window.history.replaceState(null, '', `/account/login${search}`);
    return wrap(<Door />);
  };
  const says = (words: string | RegExp) => screen.findByText(words);
  const logins = () => calls.filter(([, path]) => path === '/socialLogin');

  test('who comes back is signed in, once, and goes on where they were going', async () => {
    answers['POST /socialLogin'] = () =>
      Response.json({
        responseStatus: true,
        isLoggedIn: true,
        access_token: 'A',
        token_type: 'bearer',
        expires_in: 900,
        user: { uid: 'naledi@example.com' },
      });
    comesBack('?social=G&route=%2Fcart');
    await says('from G, problem -, waiting -');
    await waitFor(() => expect(reset.get()?.to).toBe('/cart'));
    expect(logins()).toHaveLength(1);
    expect(session.get()).toMatchObject({ isLoggedIn: true, uid: 'naledi@example.com' });
  });

  test('an account that is there is said, and the identity waits for it', async () => {
    answers['POST /socialLogin'] = () =>
      Response.json({ responseStatus: false, isExisting: true, errorMsg: 'You already have an account' });
    comesBack('?social=G&route=%2Fcart');
    await says('from -, problem -, waiting You already have an account');
    expect(waitingIdentity.get()?.provider).toBe('G');
    expect(window.location.search).toBe('?route=%2Fcart');
    expect(session.get().isLoggedIn).toBeFalsy();
  });

  test('an attempt that is over is said, and loaded again the page says nothing of it', async () => {
    answers['POST /socialLogin'] = () =>
      Response.json(
        {
          errors: [{ type: 'TokenInvalidatedError', message: 'Please start again.' }],
          errorMsg: 'Please start again.',
        },
        { status: 400 },
      );
    comesBack('?social=F');
    await says('from -, problem Please start again., waiting -');
    expect(window.location.search).toBe('');
    expect(logins()).toHaveLength(1);
  });

  test('an address that its account has just changed for another is said to be that', async () => {
    answers['POST /socialLogin'] = () =>
      Response.json(
        {
          errors: [
            { type: 'DuplicateUidError', message: 'An account with this email address exists already.' },
          ],
          errorMsg: 'An account with this email address exists already.',
        },
        { status: 409 },
      );
    comesBack('?social=G');
    await says(/This email address was changed for another one on an account here/);
    expect(waitingIdentity.get()).toBeUndefined();
  });

  test.each([
    ['cancelled', 'You cancelled at Google. Nothing has changed.'],
    ['unavailable', 'Google does not answer just now. Please use another way to sign in.'],
    ['startAgain', 'That took too long, or was done already. Please start again.'],
    ['failed', 'Signing in with Google did not work. Please try again, or use another way.'],
    ['<script>', 'Signing in with Google did not work. Please try again, or use another way.'],
  ])('that it did not come to it is said: %s', async (word, words) => {
    comesBack(`?social=G&problem=${encodeURIComponent(word)}`);
    await says(`from -, problem ${words}, waiting -`);
    expect(logins()).toEqual([]);
  });
});

describe('after signing in another way', () => {
  test('what waited is linked and reported, once', async () => {
    answers['PUT /users/current/identities/G'] = () =>
      Response.json({ provider: 'G', name: 'Google', linkedAt: '' });
    isSignedIn();
    waitingIdentity.set({ provider: 'G', words: '' });
    await linkWaiting('naledi@example.com');
    await linkWaiting('naledi@example.com');
    expect(calls.filter(([method]) => method === 'PUT')).toEqual([
      ['PUT', '/users/current/identities/G', {}],
    ]);
    expect(toasts.get()?.message).toBe('Google is linked. You can sign in with it now.');
  });

  test('what has no account yet is linked to the one with the address that was said, and to no other', async () => {
    answers['PUT /users/current/identities/F'] = () =>
      Response.json({ provider: 'F', name: 'Facebook', linkedAt: '' });
    isSignedIn();
    for (const address of [undefined, 'mallory@example.com', 'Naledi@Example.com']) {
      expect(calls.filter(([method]) => method === 'PUT')).toEqual([]);
      waitingIdentity.set({ provider: 'F', words: '', needsAddress: true, address });
      await linkWaiting('naledi@example.com');
      expect(waitingIdentity.get()).toBeUndefined();
    }
    expect(calls.filter(([method]) => method === 'PUT')).toHaveLength(1);
  });

  test('what cannot be linked is reported, and waits no more', async () => {
    answers['PUT /users/current/identities/F'] = () =>
      Response.json(
        { errors: [{ type: 'TokenInvalidatedError', message: 'Please start again.' }] },
        { status: 400 },
      );
    isSignedIn();
    waitingIdentity.set({ provider: 'F', words: '' });
    await linkWaiting('naledi@example.com');
    expect(toasts.get()).toMatchObject({ kind: 'error', message: 'Please start again.' });
    expect(waitingIdentity.get()).toBeUndefined();
  });
});

describe('linked accounts', () => {
  const shows = (search = '') => {
    window.history.replaceState(null, '', `/account/security${search}`);
    isSignedIn();
    return wrap(<LinkedAccounts />);
  };
  const google = {
    provider: 'G',
    name: 'Google',
    email: 'n@example.com',
    linkedAt: '2026-01-01T00:00:00+0000',
  };
  const has = (...identities: object[]) =>
    (answers['GET /users/current/identities'] = () => Response.json({ identities }));

  test('say what is linked, and unlink it', async () => {
    has(google);
    shows();
    await screen.findByText('n@example.com');
    screen.getByText('Not linked');
    answers['DELETE /users/current/identities/G'] = () => {
      has();
      return new Response(null, { status: 204 });
    };
    fireEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
    await screen.findByRole('button', { name: 'Link Google' });
    expect(toasts.get()?.message).toBe('Google is no longer linked.');
  });

  test('are not unlinked by a session alone: a code is asked for where the button is', async () => {
    has(google);
    shows();
    answers['DELETE /users/current/identities/G'] = () =>
      Response.json(
        { errors: [{ type: 'StepUpRequiredError', message: 'Show who you are.' }] },
        { status: 403 },
      );
    answers['GET /users/current/mfa'] = () =>
      Response.json({
        isOn: false,
        confirmed: false,
        ways: [{ way: 'email' }],
        canTurnOn: [],
        spareCodesLeft: 0,
      });
    fireEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    await screen.findByRole('button', { name: 'Show that it is you' });
  });

  test('keep the last way in, and lead to a password', async () => {
    has(google);
    shows();
    answers['DELETE /users/current/identities/G'] = () =>
      Response.json({ errors: [{ type: 'ValidationError', message: 'Your only way.' }] }, { status: 400 });
    fireEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
    await screen.findByText(/Your only way\./);
    expect(screen.getByRole('link', { name: 'Make a password' }).getAttribute('href')).toBe(
      '/account/login/pwd/passwordassistance',
    );
  });

  test('show what was just linked, also when the list was asked for before and comes after', async () => {
    let answerLate: (answer: Response) => void = () => {};
    answers['GET /users/current/identities'] = () => new Promise((resolve) => (answerLate = resolve));
    answers['PUT /users/current/identities/G'] = () => {
      has(google);
      return Response.json(google);
    };
    shows('?social=G');
    await waitFor(() => expect(toasts.get()?.message).toMatch('Google is linked'));
    answerLate(Response.json({ identities: [] }));
    await screen.findByRole('button', { name: 'Unlink Google' });
  });

  test('link what one comes back with, and clear the address', async () => {
    has();
    answers['PUT /users/current/identities/G'] = () => {
      has(google);
      return Response.json(google);
    };
    shows('?social=G');
    await screen.findByRole('button', { name: 'Unlink Google' });
    expect(calls.filter(([method]) => method === 'PUT')).toHaveLength(1);
    expect(window.location.search).toBe('');
  });

  test('say why one came back without', async () => {
    has();
    shows('?social=F&problem=cancelled');
    await screen.findByText('You cancelled at Facebook. Nothing has changed.');
    expect(calls.filter(([method]) => method === 'PUT')).toEqual([]);
  });
});

describe('a provider that gave no address', () => {
  const waits = (isExisting: boolean) => {
    answers['POST /socialLogin'] = () =>
      Response.json({ responseStatus: false, isExisting, errorMsg: 'Not yet.' });
    window.history.replaceState(null, '', '/account/login?social=F&route=%2Fcart');
    wrap(<ProviderReturn />);
    return screen.findByText('Not yet.');
  };

  test('has the address asked for, which goes on to where a code shows that it is theirs', async () => {
    await waits(false);
    screen.getByText(/Facebook didn't share an email address with us/);
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'naledi@example.co.za' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/account/create'));
    expect(window.location.search).toBe('?route=%2Fcart');
    expect(window.history.state).toMatchObject({ loginId: 'naledi@example.co.za' });
    expect(calls.map(([, path]) => path)).not.toContain('/newUser');
  });

  test('is distinguished from one whose account exists: that one signs in', async () => {
    await waits(true);
    expect(screen.queryByText('One thing missing')).toBeNull();
  });
});
