// Signing in with Google and Facebook, simulated: there and back, and what can go wrong on the way.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdsim, startOwnShop } from '../../../server/tests/api/support/server';
import { closeBrowser, hears } from '../support/browser';
import { codeSentTo } from '../support/codes';
import { visitsShop } from '../support/other-shop';
import { atAnyWidth, walkOn } from '../support/walk';

let idsim: Awaited<ReturnType<typeof startIdsim>>;
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goesBack: (() => void) | undefined;
beforeAll(async () => {
  idsim = await startIdsim('browser-social');
  own = await startOwnShop('browser-social', {
    products: 100,
    idsim: idsim.base.replace('127.0.0.1', 'localhost'),
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      SPAZA_LIMITS_ENABLED: 'false',
    },
  });
  goesBack = visitsShop(own);
}, 180_000);
afterAll(async () => {
  await closeBrowser();
  goesBack?.();
  await own?.stop();
  await idsim?.stop();
});

const newEmail = () => `naledi.${randomUUID()}@example.co.za`;
const down = (isDown: boolean) => fetch(`${idsim.base}/f/admin/down?down=${isDown}`, { method: 'POST' });
const details = '/account/personaldetails';
const security = '/account/security';

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const provider = (name: string) => walk.page.getByRole('link', { name: `Continue with ${name}` });
  const forgets = async () => {
    await walk.page.context().clearCookies();
    await walk.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };
  const leavesFor = async (name: string, path = `/account/login?route=${encodeURIComponent(details)}`) => {
    await walk.shop.opens(path);
    await provider(name).click();
    await walk.page.getByRole('heading', { name: `Continue with ${name}` }).waitFor();
  };
  /** As somebody the provider has not met, unless `fault` says what is wrong. */
  const isSomebody = async (email: string, fault?: string) => {
    const { page } = walk;
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('First name').fill('Naledi');
    await page.getByLabel('Last name').fill('Dlamini');
    if (fault) await page.getByLabel('What is wrong with the token').selectOption({ label: fault });
    await page.getByRole('button', { name: 'Go on as somebody new' }).click();
  };
  const chooses = (email: string) => walk.page.getByRole('button', { name: new RegExp(email) }).click();
  const isAt = (path: string) => walk.page.waitForURL(`**${path}`);
  const isLinked = (name: string) => walk.page.getByRole('button', { name: `Unlink ${name}` }).waitFor();

  test('somebody new has an account at once, is where they were going, and comes back to the same', async () => {
    const { page, shop } = walk;
    const email = newEmail();
    await shop.opens('/account/login');
    await provider('Google').waitFor();
    await walk.looks('Login, providers');
    await leavesFor('Google');
    await isSomebody(email);
    await isAt(details);
    await page.getByRole('definition').getByText('Naledi Dlamini').waitFor();
    await page.getByRole('definition').getByText(email).first().waitFor();

    await forgets();
    await leavesFor('Google');
    await chooses(email);
    await isAt(details);
    await page.getByRole('definition').getByText(email).first().waitFor();
  });

  test('an address that has an account signs in to it once, and is linked then', async () => {
    const { page, shop } = walk;
    const email = newEmail();
    await shop.signsUp(email);
    await forgets();
    await leavesFor('Google');
    await isSomebody(email);
    await page.getByText(/You already have an account with this email address/).waitFor();
    expect(new URL(page.url()).searchParams.get('route')).toBe(details);
    await walk.looks('Login, an account exists');
    await page.getByLabel(/Email address or cellphone/).fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('Spaza#2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await hears(page, /Google is linked/);
    await isAt(details);

    await forgets();
    await leavesFor('Google');
    await chooses(email);
    await isAt(details);
    await page.getByRole('definition').getByText(email).first().waitFor();
  });

  test('who cancels, or comes with a token that does not hold, is notified and signs in another way', async () => {
    const { page } = walk;
    await leavesFor('Google');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You cancelled at Google. Nothing has changed.').waitFor();
    await walk.looks('Login, cancelled');
    await leavesFor('Google');
    await isSomebody(newEmail(), 'it is past its time');
    await page
      .getByText('Signing in with Google did not work. Please try again, or use another way.')
      .waitFor();
    await page.getByLabel(/Email address or cellphone/).waitFor();
    await leavesFor('Google', '/account/create');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You cancelled at Google. Nothing has changed.').waitFor();
  });

  test('an address that is not vouched for leads to signing up, and is linked then', async () => {
    const { page, shop } = walk;
    await leavesFor('Facebook');
    await isSomebody(newEmail());
    await page.getByText(/We need an email address that is shown to be yours/).waitFor();
    const email = newEmail();
    const missing = page.getByRole('region', { name: 'One thing missing' });
    await walk.looks('Login, one thing missing');
    await missing.getByLabel('Email address').fill(email);
    await missing.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/account\/create\b/);
    await expect.poll(() => page.getByLabel(/Email address or cellphone/).inputValue()).toBe(email);
    await page.getByRole('link', { name: 'Sign up without a code' }).click();
    await shop.givesDetails(email);
    await hears(page, /Facebook is linked/);
    await shop.opens(security);
    await isLinked('Facebook');
  });

  test('accounts are linked and unlinked from the account, but for the last way in', async () => {
    const { page, shop } = walk;
    const [mine, email, last] = [newEmail(), newEmail(), newEmail()];
    /** The code that shows whose the session is: a linked account is a way in for good. */
    const showsWho = async (to: string) => {
      await page.getByRole('button', { name: 'Show that it is you' }).click();
      await walk.refused(1, 403);
      await page.getByLabel('Your 6-digit code').fill(await codeSentTo(to, 1, 'second-step-code'));
    };
    await shop.signsUp(mine);
    await shop.opens(security);
    await page.getByRole('button', { name: 'Link Google' }).click();
    await walk.looks('Linked accounts, whose session');
    await showsWho(mine);
    await page.getByRole('heading', { name: 'Continue with Google' }).waitFor();
    await isSomebody(email);
    await hears(page, /Google is linked/);
    await isLinked('Google');
    await page.getByRole('listitem').filter({ hasText: 'Google' }).getByText(email).waitFor();
    await walk.looks('Linked accounts');
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await hears(page, /Google is no longer linked/);
    await page.getByRole('button', { name: 'Link Google' }).waitFor();

    await forgets();
    await leavesFor('Google');
    await isSomebody(last);
    await isAt(details);
    await shop.opens(security);
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await showsWho(last);
    await page
      .getByText('Google is your only way to sign in. Make a password first, then unlink it.')
      .waitFor();
    await walk.looks('Linked accounts, the last way in');
    await walk.refused(1);
  });

  test('a provider that is away is said to be, and the other ways go on', async () => {
    const { page, shop } = walk;
    const email = newEmail();
    await shop.signsUp(email);
    await forgets();
    await leavesFor('Facebook');
    await down(true);
    try {
      await isSomebody(newEmail());
      await page.getByText('Facebook does not answer just now. Please use another way to sign in.').waitFor();
      await page.getByLabel(/Email address or cellphone/).fill(email);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill('Spaza#2026');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await isAt(details);
    } finally {
      await down(false);
    }
  });
});
