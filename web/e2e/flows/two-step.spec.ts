// Signing in with two steps, and the screen where that is turned on and off and where one is signed in.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { appCode } from '../../../server/tests/api/support/totp';
import { Shop } from '../pages/shop';
import { closeBrowser, hears, visit } from '../support/browser';
import { agesSecondSteps, codeSentTo, forgetsConfirming, notThe, restsApp, sentTo } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('two steps on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string | RegExp) =>
    walk.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  const heading = (name: string | RegExp) => walk.page.getByRole('heading', { name }).waitFor();
  const code = () => walk.page.getByLabel('Your 6-digit code');
  const theSwitch = () => walk.page.getByRole('switch', { name: 'Two-step sign-in' });
  const stepCode = (email: string, count: number) => codeSentTo(email, count, 'second-step-code');

  const customer = async () => {
    const email = `zanele.${randomUUID()}@example.co.za`;
    await walk.shop.signsUp(email);
    return email;
  };
  const opensSecurity = async () => {
    await walk.shop.opens('/account/security');
    await theSwitch().waitFor();
  };
  const isIn = () => walk.page.waitForURL((url) => !/^\/(account|redirect)/.test(url.pathname));
  const turnsOnByEmail = async (email: string) => {
    await opensSecurity();
    await theSwitch().click();
    await walk.page.getByRole('radio', { name: 'Email' }).check();
    await button('Continue').click();
    await heading(/Type the code we sent to/);
    await code().fill(await stepCode(email, 1));
    await heading('Keep these somewhere safe');
    const codes = await walk.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-\w{4}$/ })
      .allTextContents();
    expect(codes).toHaveLength(10);
    await walk.looks('Security, spare codes');
    await button("I've saved them").click();
    await walk.page.getByText('10 of 10 left').waitFor();
    agesSecondSteps(email);
    return codes;
  };

  test('are turned on by email, asked for at the next sign-in, spared on a trusted device, and turned off', async () => {
    const { page, shop } = walk;
    const email = await customer();
    await opensSecurity();
    await walk.looks('Security');
    await turnsOnByEmail(email);
    await walk.looks('Security, on');
    await expect.poll(() => sentTo(email, 'sign-in-changed')).toHaveLength(1);

    await shop.signsOut();
    await walk.shop.givesPassword(email);
    await heading('One more step');
    await page.getByText(/so we sent one to z•••••\w@example\.co\.za/).waitFor();
    const sent = await stepCode(email, 2);
    await walk.looks('LoginViaOtp, second step');
    await page.keyboard.type(notThe(sent));
    await page.getByText('You have 4 tries left.').waitFor();
    await page.reload();
    await page.getByLabel(/Don't ask again on this device/).check();
    await code().fill(sent);
    await isIn();

    await shop.signsOut();
    await walk.shop.givesPassword(email);
    await isIn();
    expect(await sentTo(email, 'second-step-code')).toHaveLength(2);

    await opensSecurity();
    await page.getByText(/1 not asked for a code/).waitFor();
    await theSwitch().click();
    await heading('Turn off two-step sign-in?');
    await walk.looks('Security, turning off');
    agesSecondSteps(email);
    await button('Turn off').click();
    await code().fill(await stepCode(email, 3));
    await hears(page, /Two-step sign-in is off/);
    await expect.poll(() => theSwitch().isChecked()).toBe(false);
  });

  test('by an app: the key is typed, its code signs in, and so does a spare code', async () => {
    const { page, shop } = walk;
    const email = await customer();
    const [spare] = await turnsOnByEmail(email);
    await page.getByRole('listitem').filter({ hasText: 'Authenticator app' }).getByRole('button').click();
    await heading('Set up your authenticator app');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await walk.looks('Security, app');
    const key = (await page.locator('code').textContent())!.replaceAll(' ', '');
    await page.getByLabel('Code of your app').fill(appCode(key));
    await page.getByText('Set up. Its codes are asked for first.').waitFor();
    restsApp(email);

    await shop.signsOut();
    await walk.shop.givesPassword(email);
    await page.getByText('Type the code your authenticator app shows now.').waitFor();
    await walk.looks('LoginViaOtp, app');
    await page.keyboard.type(appCode(key));
    await isIn();

    await shop.signsOut();
    await walk.shop.givesPassword(email);
    await button('Spare code').click();
    await page.getByLabel('Spare code').fill('0000');
    await button('Verify').click();
    await page.getByText('Please enter one of your spare codes').waitFor();
    await walk.looks('LoginViaOtp, spare code');
    await page.getByLabel('Spare code').fill(spare!.toLowerCase());
    await button('Verify').click();
    await isIn();
    await expect.poll(async () => (await sentTo(email, 'sign-in-changed'))[0]!.text).toContain('9 left');
  });

  test('come before another password', async () => {
    const { page, shop } = walk;
    const email = await customer();
    await turnsOnByEmail(email);
    forgetsConfirming(email);
    await shop.opens('/account/changepassword');
    await page.getByLabel('Old password', { exact: true }).fill('Spaza#2026');
    await page.getByLabel('New password', { exact: true }).fill('Braai#2027x');
    await page.getByLabel('Re-enter password', { exact: true }).fill('Braai#2027x');
    await button('Save new password').click();
    await page.getByText('Please show that it is you first').waitFor();
    await walk.refused(1, 403);
    await walk.looks('ChangePassword, step-up');
    await button('Show that it is you').click();
    await code().fill(await stepCode(email, 2));
    await hears(page, /Your password is changed, and every other device is signed out\./);
  });

  test('or one: where one is signed in is shown, and every other place ended', async () => {
    const { page } = walk;
    const email = await customer();
    const other = await visit(width);
    const there = new Shop(other.page);
    await there.opens('/account/login');
    await there.signsIn(email);
    await other.page.waitForURL((url) => !/^\/(account|redirect)/.test(url.pathname));
    await opensSecurity();
    const places = page.getByRole('region', { name: "Where you're signed in" });
    await places.getByText('This device').waitFor();
    await places.getByText(/^Last seen/).waitFor();
    expect(await places.getByText('Chrome on').count()).toBe(2);
    await walk.looks('Security, two devices');
    await button('Sign out everywhere else').click();
    await hears(page, /Every other device is signed out/);
    await places.getByText(/^Last seen/).waitFor({ state: 'detached' });
    await other.page.goto('/account/personaldetails');
    await other.page.waitForURL(/\/account\/login/);
    await other.end(/status of 40[01]/);
  });
});
