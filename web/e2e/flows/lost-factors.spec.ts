// Who has lost the phone and every spare code is let in again by an operator, who has made sure who asks.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from '../../../server/tests/api/support/server';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { closeBrowser, hears } from '../support/browser';
import { proves, sentTo } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const database = () => process.env.SPAZA_E2E_DATABASE!;

/** Two steps by SMS, to a phone that is gone. */
const asksForALostPhone = (email: string) =>
  sqlOn(
    database(),
    'INSERT INTO second_factor (customer_id, message_way, turned_on_at) ' +
      `SELECT id, 'sms', 1 FROM customer WHERE uid = '${email}'`,
  );

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  const givesPassword = async (email: string, password: string) => {
    const { page, shop } = walk;
    await shop.opens('/account/login/pwd');
    await page.getByLabel(/Email address/).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  test('who has lost every factor chooses a new password by the mail of an operator, and is in', async () => {
    const { page, shop, looks } = walk;
    const email = `zanele.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    proves(email, 'email');
    proves(email, 'mobile');
    asksForALostPhone(email);
    await shop.signsOut();
    await givesPassword(email, 'Spaza#2026');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();

    const why = ['--as', 'Busi', '--reason', 'Showed her ID at the till'];
    runProgram('spaza', ['customers', 'reset-factors', email, '--database', database(), ...why], {
      SPAZA_SERVE_PUBLIC_URL: process.env.SPAZA_E2E_BASE,
    });
    await expect.poll(async () => (await sentTo(email, 'sign-in-reset')).length).toBe(1);
    const [mail] = await sentTo(email, 'sign-in-reset');
    const link = new URL(/https?:\S+\/account\/newpassword#\S+/.exec(mail!.text)![0]);

    await shop.opens(`/account/newpassword${link.hash}`);
    await page.getByLabel('New password').fill('Braai#2027x');
    await page.getByLabel('Re-enter password').fill('Braai#2027x');
    await looks('NewPassword, after a reset');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await hears(page, /Your password has been changed\. Sign in with the new one\./);
    await givesPassword(email, 'Braai#2027x');
    await page.waitForURL((url) => !/^\/(account\/login|redirect)/.test(url.pathname));
    await shop.opens('/account/security');
    expect(await page.getByRole('switch', { name: 'Two-step sign-in' }).isChecked()).toBe(false);
  });
});
