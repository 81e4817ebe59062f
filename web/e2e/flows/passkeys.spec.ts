// Passkeys, with an authenticator that Chromium plays: made and named in the account, used to sign in and to confirm,
// offered after a sign-in, refused once a copy shows, and removed.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { closeBrowser, hears } from '../support/browser';
import { codeSentTo, forgetsConfirming, sentTo } from '../support/codes';
import { Device } from '../support/device';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('passkeys on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const button = (name: string | RegExp) =>
    main().getByRole('button', { name, exact: typeof name === 'string' });
  const theirs = () => main().getByRole('region', { name: 'Passkeys' });
  const isIn = () =>
    walk.page.waitForURL((url) => !/^\/(account\/(login|passkey)|redirect)/.test(url.pathname));
  const device = async (automatic = true) =>
    Device.of(await walk.page.context().newCDPSession(walk.page), automatic);

  const customer = async () => {
    const email = `zanele.${randomUUID()}@example.co.za`;
    await walk.shop.signsUp(email);
    return email;
  };
  const opensSecurity = async () => {
    await walk.shop.opens('/account/security');
    await theirs().waitFor();
  };
  /** After the code that shows whose the session is: a passkey is a way in for good. */
  const asksToAdd = async (email: string) => {
    await theirs().getByRole('button', { name: 'Add a passkey' }).click();
    await button('Show that it is you').click();
    await walk.refused(1, 403);
    await walk.page.getByLabel('Your 6-digit code').fill(await codeSentTo(email, 1, 'second-step-code'));
  };
  const adds = async (email: string) => {
    await asksToAdd(email);
    await hears(walk.page, /Passkey saved/);
  };
  const opensSignIn = async () => {
    await walk.shop.opens('/account/login');
    await walk.page.getByRole('button', { name: /passkey/ }).waitFor();
  };

  test('are added, named, used to sign in without a name, and removed', async () => {
    const { page, shop } = walk;
    const email = await customer();
    const lock = await device();
    await opensSecurity();
    await walk.looks('Security, no passkeys');
    await adds(email);
    expect(await lock.count()).toBe(1);
    await expect.poll(async () => (await sentTo(email, 'sign-in-changed')).length).toBe(1);
    await theirs().getByLabel('Name of the passkey').fill("Zanele's laptop");
    await theirs().getByRole('button', { name: 'Save name' }).click();
    await theirs().getByText("Zanele's laptop").waitFor();
    await walk.looks('Security, a passkey');

    await theirs().getByRole('button', { name: 'Add', exact: true }).click();
    await theirs().getByText('This device has a passkey for your account already.').waitFor();

    await shop.signsOut();
    await lock.waits();
    await opensSignIn();
    await walk.looks('Sign in, with a passkey');
    await lock.answers(true);
    await page.getByRole('button', { name: /passkey/ }).click();
    await isIn();

    await opensSecurity();
    await theirs()
      .getByText(/last used/)
      .waitFor();
    await theirs().getByRole('button', { name: "Remove Zanele's laptop" }).click();
    await walk.looks('Security, a passkey to be removed');
    await theirs().getByRole('button', { name: 'Remove', exact: true }).click();
    await hears(page, /Zanele's laptop is removed/);
    await theirs()
      .getByText(/No passkeys yet/)
      .waitFor();
    await expect.poll(async () => (await sentTo(email, 'sign-in-changed')).length).toBe(2);

    await shop.signsOut();
    await lock.waits();
    await opensSignIn();
    await lock.answers(true);
    await page.getByRole('button', { name: /passkey/ }).click();
    await page.getByText('That passkey was not accepted.').waitFor();
    walk.expectedly(/status of 400 .*passkeyLogin/);
    await walk.looks('Sign in, a passkey that is not accepted');
  });

  test('are picked from the field of the email address', async () => {
    const email = await customer();
    const lock = await device();
    await opensSecurity();
    await adds(email);
    await walk.shop.signsOut();
    await lock.answers(true);
    await walk.shop.opens('/account/login'); // the authenticator answers for who picks it from the field
    await isIn();
    await opensSecurity();
    await theirs()
      .getByText(/last used/)
      .waitFor();
  });

  test('that are not shown leave the other ways in, with a quiet word', async () => {
    const email = await customer();
    const lock = await device();
    await opensSecurity();
    await lock.answers(false);
    await asksToAdd(email);
    await theirs().getByText('No passkey was saved.').waitFor();
    expect(await lock.count()).toBe(0);
    await walk.looks('Security, no passkey saved');
    await walk.shop.signsOut();
    await opensSignIn();
    await walk.page.getByRole('button', { name: /passkey/ }).click();
    await walk.page.getByText('No passkey was used.').waitFor();
    await walk.page.getByLabel(/Email/).first().waitFor();
  });

  test('that were copied are refused, and say so in the account', async () => {
    const { page, shop } = walk;
    const email = await customer();
    const lock = await device();
    await opensSecurity();
    await adds(email);
    await shop.signsOut();
    await lock.waits();
    await opensSignIn();
    await lock.answers(true);
    await page.getByRole('button', { name: /passkey/ }).click();
    await isIn();
    await shop.signsOut();
    await lock.waits();
    await lock.isACopy();
    await opensSignIn();
    await lock.answers(true);
    await page.getByRole('button', { name: /passkey/ }).click();
    await page.getByText(/a copy of it may be in use/).waitFor();
    walk.expectedly(/status of 400 .*passkeyLogin/);
    await walk.looks('Sign in, a copied passkey');
    await shop.givesPassword(email);
    await isIn();
    await opensSecurity();
    await theirs().getByText('Not accepted any more').waitFor();
    await walk.looks('Security, a copied passkey');
  });

  test('are removed all at once by who does not know one of them', async () => {
    const { page } = walk;
    const email = await customer();
    await device();
    await opensSecurity();
    await adds(email);
    sqlOn(
      process.env.SPAZA_E2E_DATABASE!,
      `INSERT INTO customer_passkey (id, customer_id, credential_id, algorithm, public_key, sign_count, name, kind, transports,
        is_synced, created_at) SELECT id || 'x', customer_id, credential_id || 'x', algorithm, public_key, sign_count,
        'A phone nobody knows', kind, transports, is_synced, created_at FROM customer_passkey
        WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`,
    );
    await opensSecurity();
    await theirs().getByText('A phone nobody knows').waitFor();
    await theirs().getByRole('button', { name: 'Remove all passkeys' }).click();
    await walk.looks('Security, all passkeys to be removed');
    await theirs().getByRole('button', { name: 'Remove all passkeys' }).click();
    await hears(page, /Your passkeys are removed/);
    await theirs()
      .getByText(/No passkeys yet/)
      .waitFor();
  });

  test('are offered once after a sign-in, and not again after "Not now"', async () => {
    const { page, shop } = walk;
    const email = await customer();
    await shop.signsOut();
    const lock = await device();
    const signsIn = () => shop.givesPassword(email, '/s/brands');
    await lock.waits();
    await signsIn();
    await page.getByRole('heading', { name: 'Next time, skip the code' }).waitFor();
    await walk.looks('Passkey offer');
    await main().getByRole('link', { name: 'Not now' }).click();
    await page.waitForURL(/\/s\/brands/);
    await shop.signsOut();
    await signsIn();
    await page.waitForURL(/\/s\/brands/);
    expect(await lock.count()).toBe(0);
  });

  test('show that it is them where that is asked for', async () => {
    const email = await customer();
    await device();
    await opensSecurity();
    await adds(email);
    sqlOn(
      process.env.SPAZA_E2E_DATABASE!,
      `UPDATE token_family SET created_at = created_at - 3600000 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`,
    );
    forgetsConfirming(email);
    await opensSecurity();
    await theirs()
      .getByRole('button', { name: /^Remove / })
      .click();
    await theirs().getByRole('button', { name: 'Remove', exact: true }).click();
    await theirs().getByRole('button', { name: 'Use a passkey' }).click();
    await walk.refused(1, 403);
    await hears(walk.page, /is removed/);
  });
});
