// Passkeys of staff, with an authenticator that Chromium plays: added, used to sign in, to unlock and to show who is there, and
// removed; and an invitation that is accepted by one.
import { afterAll, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { appCode } from '../../../server/tests/api/support/totp';
import { BackOffice, invites, password } from '../pages/back-office';
import { closeBrowser } from '../support/browser';
import { sentTo } from '../support/codes';
import { Device } from '../support/device';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const sql = (statement: string) => sqlOn(process.env.SPAZA_E2E_DATABASE!, statement);

atAnyWidth('staff with a passkey on a %s', (width) => {
  const walk = walkOn(width);
  const office = () => new BackOffice(walk.page);
  const button = (name: string) => walk.page.getByRole('button', { name, exact: true });
  const device = async () => Device.of(await walk.page.context().newCDPSession(walk.page));
  const opensMySignIn = async () => {
    await walk.page.getByRole('button', { name: /You$/ }).click();
    await button('My sign-in').click();
    await office().heading('My sign-in').waitFor();
  };
  const signsOut = async (name: string) => {
    await walk.page.getByRole('button', { name: /You$/ }).click();
    await walk.page.getByRole('dialog', { name }).getByRole('button', { name: 'Sign out' }).click();
    await office().heading('Staff sign-in').waitFor();
  };
  /** A quarter of an hour after somebody showed who is there. */
  const later = (email: string) =>
    sql(
      `UPDATE staff_visit SET confirmed_at = confirmed_at - 900000 WHERE member_id = (SELECT id FROM staff_member WHERE email = '${email}')`,
    );

  test('it is added, signs in, unlocks, and is removed by who shows who it is', async () => {
    const { page } = walk;
    const who = await office().joins('packer');
    const lock = await device();
    await opensMySignIn();
    await page.getByText('No passkeys yet.').waitFor();
    await walk.looks('BackOffice-my-sign-in-empty');
    await button('Add a passkey').click();
    const row = page.getByRole('row').filter({ hasText: 'Never; added' });
    await row.waitFor();
    expect(await lock.count()).toBe(1);
    await expect.poll(async () => (await sentTo(who.email, 'staff-sign-in-changed')).length).toBe(1);
    await row.getByRole('button', { name: /^Rename/ }).click();
    const naming = page.getByRole('dialog', { name: /^Rename/ });
    await naming.getByLabel('Name of the passkey').fill('Till 4');
    await naming.getByRole('button', { name: 'Save the name' }).click();
    await page.getByRole('row').filter({ hasText: 'Till 4' }).waitFor();
    await walk.looks('BackOffice-my-sign-in');

    await lock.waits();
    await signsOut(who.name);
    await walk.looks('BackOffice-sign-in-passkey');
    await lock.answers(true);
    await button('Sign in with a passkey').click();
    await office().heading('Today').waitFor();

    await walk.page.getByRole('button', { name: /You$/ }).click();
    await button('Lock now').click();
    const locked = page.getByRole('dialog', { name: 'Locked' });
    await locked.getByLabel('Password', { exact: true }).waitFor();
    await walk.looks('BackOffice-locked-passkey');
    await locked.getByRole('button', { name: 'Unlock with a passkey' }).click();
    await locked.waitFor({ state: 'detached' });

    await opensMySignIn();
    later(who.email);
    await page.getByRole('button', { name: 'Remove Till 4' }).click();
    const removing = page.getByRole('dialog', { name: 'Remove Till 4' });
    await removing.getByRole('button', { name: 'Remove it' }).click();
    const asks = page.getByRole('dialog', { name: 'Confirm it is you' });
    await asks.waitFor();
    await walk.looks('BackOffice-confirm-it-is-you');
    await asks.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('No passkeys yet.').waitFor();
    await walk.refused(1, 403);

    later(who.email);
    await button('Add a passkey').click();
    await asks.getByLabel('Password', { exact: true }).fill(password);
    await asks.getByLabel('Code from your app').fill(appCode(who.secret, 1));
    await asks.getByRole('button', { name: 'Confirm' }).click();
    await row.waitFor();
    await walk.refused(1, 403);
  });

  test('it is picked from the field of the email address', async () => {
    const who = await office().joins('packer');
    const lock = await device();
    await opensMySignIn();
    await button('Add a passkey').click();
    await walk.page.getByRole('row').filter({ hasText: 'Never; added' }).waitFor();
    expect(await lock.count()).toBe(1);
    await office().forgetsWhoIsSignedIn();
    await office().opens('/'); // the authenticator answers for who picks it from the field
    await office().heading('Today').waitFor();
    await opensMySignIn();
    await walk.page.getByText(who.email).waitFor();
  });

  test('one that is not known any more is refused in words, and password and code remain', async () => {
    const { page } = walk;
    const who = await office().joins('packer');
    const lock = await device();
    await opensMySignIn();
    await button('Add a passkey').click();
    await page.getByRole('row').filter({ hasText: 'Never; added' }).waitFor();
    sql(
      `DELETE FROM staff_passkey WHERE member_id = (SELECT id FROM staff_member WHERE email = '${who.email}')`,
    );
    await lock.waits();
    await signsOut(who.name);
    await lock.answers(true);
    await button('Sign in with a passkey').click();
    await page.getByText('That passkey was not accepted.').waitFor();
    walk.expectedly(/status of 401 .*session\/passkey/);
    await walk.looks('BackOffice-passkey-refused');
    await lock.waits();
    await office().signsIn(who, appCode(who.secret, 1));
    await office().heading('Today').waitFor();
  });

  test('who is invited makes one in place of password and app, and keeps it as the only way in', async () => {
    const { page } = walk;
    const { link, name } = invites('packer');
    await device();
    await page.goto(link);
    await office().heading(`Welcome, ${name}`).waitFor();
    await walk.looks('BackOffice-invitation-passkey');
    await button('Make a passkey').click();
    await office().heading('Today').waitFor();
    await opensMySignIn();
    await page.getByText('Not set up; passkeys only').waitFor();
    await page.getByText('Your only way in: add another first').waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(0);
    await walk.looks('BackOffice-last-way-in');
  });
});
