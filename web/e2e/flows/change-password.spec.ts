import { afterAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const field = (label: string) => walk.page.getByLabel(label, { exact: true });
  const save = () => walk.page.getByRole('button', { name: 'Save new password' }).click();

  test('who knows the password changes it, stays signed in here, and signs in with the new one', async () => {
    const { page, shop } = walk;
    const email = `lerato.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await shop.opens('/account/personaldetails');
    await page.getByRole('main').getByRole('link', { name: 'Change password' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
    await page.getByText(/^Last changed \d/).waitFor();

    await save();
    await page.getByText('Old password is mandatory').waitFor();
    await field('Old password').fill('Spaza#2026');
    await field('New password').fill('Spaza#2026');
    await field('Re-enter password').fill('Spaza#2027');
    await save();
    await page.getByText('Please choose a password that differs from the old one').waitFor();
    await page.getByText('Passwords do not match').waitFor();
    await walk.looks('ChangePassword');

    await field('Old password').fill('Guess#2026');
    await field('New password').fill('Braai#2027x');
    await field('Re-enter password').fill('Braai#2027x');
    await save();
    await page.getByText("That isn't the password you have now.").waitFor();
    await walk.refused(1);
    await field('Old password').fill('Spaza#2026');
    const changed = page.waitForResponse((answer) => answer.url().includes('/users/current/password'));
    await save();
    await hears(page, /Your password is changed, and every other device is signed out\./);
    await page.waitForURL(/\/account\/security/);
    const { access_token: token } = (await (await changed).json()) as { access_token: string };
    const kept = await page.evaluate(() => sessionStorage.getItem('spaza.session'));
    expect(JSON.parse(kept!)).toMatchObject({ accessToken: token });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Sign-in and security' }).waitFor();
    await page.getByText(/^Last changed \d/).waitFor();

    await shop.signsOut();
    await shop.opens('/account/login');
    await page.getByLabel(/Email address/).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await field('Password').fill('Braai#2027x');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/account'));
  });
});
