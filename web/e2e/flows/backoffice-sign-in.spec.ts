import { afterAll, expect, test } from 'vitest';
import { appCode } from '../../../server/tests/api/support/totp';
import { BackOffice, invites, password } from '../pages/back-office';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string) => walk.page.getByRole('button', { name, exact: true });
  const office = () => new BackOffice(walk.page);
  const isPhone = width === 'phone';

  test('who is invited chooses a password, shows a code of the app, and signs in again with both', async () => {
    const { page } = walk;
    const { link, email, name } = invites('owner');
    await page.goto(link);
    await office().heading(`Welcome, ${name}`).waitFor();
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Repeat the password').fill('something else');
    await button('Next: authenticator app').click();
    await page.getByText('The two are not the same').waitFor();
    await page.getByLabel('Repeat the password').fill(password);
    await walk.looks('BackOffice-invitation');
    await button('Next: authenticator app').click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await walk.looks('BackOffice-authenticator');
    const used = appCode(secret);
    await page.getByLabel('First code from the app').fill(used);
    await button('Finish and sign in').click();
    await office().heading('Today').waitFor();
    await walk.looks('BackOffice-today');

    await walk.page.getByRole('button', { name: /You$/ }).click();
    await page.getByRole('dialog', { name }).getByText(email).waitFor();
    await button('Sign out').click();
    await office().heading('Staff sign-in').waitFor();
    await walk.looks('BackOffice-sign-in');
    // The code that was used to finish is not good again.
    await office().signsIn({ email, name, secret }, used);
    await page.getByRole('alert').first().waitFor();
    await walk.refused(1, 401);
    await walk.looks('BackOffice-code-refused');
    await page.getByLabel('Code from your app').fill(appCode(secret, 1));
    await office().heading('Today').waitFor();

    await page.goto(link);
    await page.getByText(/This invitation was used already/).waitFor();
    await walk.refused(1, 404);
  });

  test('a screen nobody works at is locked after 15 minutes, and keeps what was typed', async () => {
    const { page } = walk;
    await page.clock.install();
    await office().joins('auditor');
    await office().opens('/audit');
    await page.getByRole('searchbox', { name: 'About' }).fill('R-4711');
    await page.clock.fastForward('14:00');
    expect(await page.getByRole('dialog', { name: 'Locked' }).count()).toBe(0);
    await page.clock.fastForward('02:00');
    const lock = page.getByRole('dialog', { name: 'Locked' });
    await lock.waitFor();
    await walk.looks('BackOffice-locked');
    await page.keyboard.press('Escape');
    await lock.getByLabel('Password', { exact: true }).fill('not it');
    await lock.getByRole('button', { name: 'Unlock' }).click();
    await lock.getByRole('alert').waitFor();
    walk.expectedly(/status of 401 .*\/session\/unlock/);
    await lock.getByLabel('Password', { exact: true }).fill(password);
    await lock.getByRole('button', { name: 'Unlock' }).click();
    await lock.waitFor({ state: 'detached' });
    expect(await page.getByRole('searchbox', { name: 'About' }).inputValue()).toBe('R-4711');
  });

  test('a session that ends in the middle loses nothing: it goes on where it stopped', async () => {
    const { page } = walk;
    const who = await office().joins('owner');
    await office().opens('/audit');
    await page.getByRole('searchbox', { name: 'About' }).fill('T-4711');
    await page.context().clearCookies();
    await page.getByRole('searchbox', { name: 'About' }).press('Enter');
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.waitFor();
    expect(await again.getByLabel('Work email').inputValue()).toBe(who.email);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Continue' }).click();
    await again.getByLabel('Code from your app').fill(appCode(who.secret, 1));
    await again.waitFor({ state: 'detached' });
    walk.expectedly(/status of 401/);
    await page.getByText('Nobody did anything like that in this time.').waitFor();
    expect(await page.getByRole('searchbox', { name: 'About' }).inputValue()).toBe('T-4711');
  });

  test('a packer sees orders and no more', async () => {
    await office().joins('packer');
    expect(await office().placesSeen(isPhone)).toEqual(['Today', 'Orders']);
    await office().opens('/desk');
    await walk.page.getByText('Your role does not see this. Ask an owner.').waitFor();
  });

  test('all of it is reached by keys, which are listed', async () => {
    const { page } = walk;
    await office().joins('owner');
    await office().goesTo('o');
    await office().heading('Orders').waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('Go to Service desk').waitFor();
    await walk.looks('BackOffice-keys');
    await keys.getByLabel('Single keys act outside fields').uncheck();
    await page.keyboard.press('Escape');
    await office().goesTo('d');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Find or do anything' });
    await palette.waitFor();
    expect(new URL(page.url()).pathname).toBe('/backoffice/orders');
    await palette.fill('service');
    await page.keyboard.press('Enter');
    await office().heading('Service desk').waitFor();
  });

  test('an owner invites somebody, who then finds other places, and lets them out', async () => {
    const { page } = walk;
    const colleague = invites('packer');
    await office().joins('owner');
    await office().opens('/staff');
    await office().heading('Staff and roles').waitFor();
    await walk.looks('BackOffice-staff');
    await button('Invite').click();
    const invite = page.getByRole('dialog', { name: 'Invite somebody' });
    await invite.getByRole('button', { name: 'Send the invitation' }).click();
    await invite.getByText('Please choose at least one role').waitFor();
    await invite.getByLabel('Name', { exact: true }).fill(colleague.name);
    await invite.getByLabel('Work email').fill(`other.${colleague.email}`);
    await invite.getByRole('checkbox', { name: /^Finance/ }).check();
    await walk.looks('BackOffice-invite');
    await invite.getByRole('button', { name: 'Send the invitation' }).click();
    await invite.getByRole('alert').first().waitFor(); // one person, one name
    await walk.refused(1, 409);
    await invite.getByLabel('Name', { exact: true }).fill(`${colleague.name} Nkosi`);
    await invite.getByRole('button', { name: 'Send the invitation' }).click();
    const invited = page.getByRole('dialog', { name: `${colleague.name} Nkosi is invited` });
    await invited.getByRole('button', { name: 'Done' }).click();

    await button(colleague.name).click();
    const member = page.getByRole('dialog', { name: colleague.name, exact: true });
    await member.getByRole('checkbox', { name: /^Auditor/ }).check();
    await walk.looks('BackOffice-member');
    await member.getByRole('button', { name: 'Save the roles' }).click();
    const row = page.getByRole('row').filter({ hasText: colleague.email }).filter({ hasNotText: 'other.' });
    await row.getByText('Packer, Auditor').waitFor();
    await button(colleague.name).click();
    await member.getByRole('button', { name: 'Disable', exact: true }).click();
    await member.getByRole('button', { name: `Disable ${colleague.name}` }).click();
    await row.getByText('Disabled').waitFor();
  });
});
