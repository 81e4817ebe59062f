import { afterAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

interface Kept {
  messages: { to: string; text: string }[];
}

/** The link of the newest mail to this address. */
const linkSentTo = async (email: string) => {
  const answer = await fetch(`${process.env.SPAZA_E2E_BASE}/dev/outbox.json`);
  const { messages } = (await answer.json()) as Kept;
  return messages.flatMap(({ to, text }) =>
    to === email ? (/https?:\S+\/account\/newpassword#\S+/.exec(text) ?? []) : [],
  )[0];
};

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('who forgot the password chooses a new one by the link of a mail, once', async () => {
    const { page, shop, looks } = walk;
    const email = `zanele.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    await shop.opens('/account/login');
    await page.getByLabel(/Email address/).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    expect(await page.getByLabel(/Email address/).inputValue()).toBe(email); // not asked for again
    await looks('PasswordAssistance');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(/If there is an account with it/).waitFor();
    await expect.poll(() => linkSentTo(email)).toBeTruthy();
    const link = new URL((await linkSentTo(email))!);

    await shop.opens(`/account/newpassword${link.hash}`);
    await page.getByLabel('New password').fill('Braai#2027x');
    await page.getByLabel('Re-enter password').fill('Braai#2027');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Passwords do not match').waitFor();
    await page.getByLabel('Re-enter password').fill('Braai#2027x');
    await looks('NewPassword');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.waitForURL(/\/account\/login/);
    await hears(page, /Your password has been changed\. Sign in with the new one\./);

    await page.getByLabel(/Email address/).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Braai#2027x');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/account'));

    // Who fears for the password may well be signed in: the link leads there all the same.
    await shop.opens(`/account/newpassword${link.hash}`);
    await page.getByLabel('New password').fill('Potjie#2028x');
    await page.getByLabel('Re-enter password').fill('Potjie#2028x');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor(); // it has been used
    await walk.refused(1);
  });
});
