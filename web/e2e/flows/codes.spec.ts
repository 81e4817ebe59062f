// Every way in by a one-time code, and what can go wrong with one on the way.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, hears } from '../support/browser';
import { agesNewestCode, codeSentTo, newNumber, notThe, proves, sentTo } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const newEmail = () => `zinhle.${randomUUID()}@example.co.za`;

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string | RegExp) => walk.page.getByRole('button', { name });
  const field = () => walk.page.getByLabel('Your 6-digit code');
  const isIn = () =>
    walk.page.waitForURL((url) => !/^\/(account\/(login|create)|redirect)/.test(url.pathname));
  const forgets = async () => {
    await walk.page.context().clearCookies();
    await walk.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };
  /** Somebody who has signed up before, on another device. */
  const customer = async () => {
    const email = newEmail();
    await walk.shop.signsUp(email);
    await forgets();
    return email;
  };
  const asksForCode = async (loginId: string, path = '/account/login') => {
    await walk.shop.opens(path);
    await walk.page.getByLabel(/Email address or cellphone/).fill(loginId);
    await button('Send me a one-time code').click();
    await walk.page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
  };

  /** The minute before the next code does not run out while the screens of this one are looked at. */
  const standsStill = () => walk.page.clock.setFixedTime(Date.now());

  test('by email: asked for on the way to a page, typed in, and there one is', async () => {
    const { page } = walk;
    const email = await customer();
    proves(email, 'email');
    await asksForCode(email, '/account/login?route=%2Faccount%2Fpersonaldetails');
    await standsStill();
    await page.getByText(/a 6-digit code is on its way to z•••••\w@example\.co\.za/).waitFor();
    const code = await codeSentTo(email);
    await walk.looks('LoginViaOtp');
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    // Too early, a reload, and another one asked for too soon: nothing is lost by any of them.
    await page.keyboard.type(code.slice(0, 4));
    await button('Verify').click();
    await page.getByText('Please enter a 6 digits OTP to proceed.').waitFor();
    expect(await field().inputValue()).toBe(code.slice(0, 4));
    await page.reload();
    expect(await button('Send again').isDisabled()).toBe(true);
    await page.getByText(/You can send it again in [01]:\d\d/).waitFor();
    await page.getByLabel('Keep me signed in on this device').uncheck();
    await walk.looks('LoginViaOtp-visit');
    await field().fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.waitForURL('**/account/personaldetails');
    await page.getByRole('heading', { level: 1, name: 'Personal details' }).waitFor();

    // Closed and opened again, the browser keeps what has a date, and nobody is signed in or notified of it.
    const context = page.context();
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => /rt$|^visit$/.test(name)).map(({ expires }) => expires)).toEqual([
      -1, -1,
    ]);
    await page.goto('about:blank');
    await context.clearCookies();
    await context.addCookies(cookies.filter(({ expires }) => expires !== -1));
    const reopened = await context.newPage();
    await reopened.goto('/');
    await reopened
      .getByRole('banner')
      .getByRole('link', { name: /Sign in/ })
      .waitFor();
    expect(await reopened.evaluate(() => localStorage.getItem('spaza.signedIn'))).toBeNull();
    expect(await reopened.getByText('Your session has expired').count()).toBe(0);
  });

  test('by SMS to a number that was shown to be theirs, or by email instead', async () => {
    const email = await customer();
    const number = newNumber();
    proves(email, 'mobile', number);
    await asksForCode(number);
    await walk.page.getByText('The SMS starts with the word').waitFor();
    await codeSentTo(number);
    // The phone is not at hand: it comes by email instead, without a word of which address that is.
    proves(email, 'email');
    await button('Email me').click();
    await walk.page.getByText(/confirmed email address, a 6-digit code is on its way there/).waitFor();
    await walk.looks('LoginViaOtp-other-way');
    await field().fill(await codeSentTo(email));
    await isIn();
    await walk.shop.opens('/account/personaldetails');
    await walk.page.getByRole('definition').getByText(email).waitFor();
  });

  test('wrong five times it is cancelled and a new one offered; the older code is distinguished from it', async () => {
    const { page } = walk;
    const email = await customer();
    proves(email, 'email');
    await asksForCode(email);
    await standsStill();
    const code = await codeSentTo(email);
    for (const left of [4, 3, 2]) {
      await page.keyboard.type(notThe(code, left));
      await page.getByText(`You have ${left} tries left.`).waitFor();
    }
    await walk.looks('LoginViaOtp-wrong');
    await page.keyboard.type(notThe(code, 5));
    await page.getByText('You have 1 try left.').waitFor();
    await page.keyboard.type(notThe(code, 6));
    await page.getByText('That was the fifth wrong code.').waitFor();
    await walk.looks('LoginViaOtp-cancelled');
    expect(await button('Send a new code').isDisabled()).toBe(true);
    agesNewestCode(61_000);
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('spaza.code')!) as { againAt: number };
      sessionStorage.setItem('spaza.code', JSON.stringify({ ...kept, againAt: 0 }));
    });
    await page.reload();
    await button('Send again').click();
    await page.getByText(/New code sent to z•••••\w@example\.co\.za at \d\d:\d\d\./).waitFor();
    const fresh = await codeSentTo(email, 2);
    await field().fill(code === fresh ? notThe(code) : code);
    await page.getByText(code === fresh ? /tries left/ : /That is an older code/).waitFor();
    await field().fill('');
    await page.keyboard.type(fresh);
    await isIn();
  });

  test('too old it says so; asked for too often, when the next one is', async () => {
    const { page } = walk;
    const email = await customer();
    proves(email, 'email');
    await asksForCode(email);
    const code = await codeSentTo(email);
    agesNewestCode(600_000);
    await page.keyboard.type(code);
    await page.getByText('That code has expired.').waitFor();
    expect(await field().inputValue()).toBe(code);
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('spaza.code')!) as { againAt: number };
      sessionStorage.setItem('spaza.code', JSON.stringify({ ...kept, againAt: 0 }));
    });
    await page.reload();
    for (const count of [2, 3, 4, 5]) {
      await button('Send again').click();
      await codeSentTo(email, count);
      await page.getByText(/You can send it again in \d:\d\d/).waitFor(); // the answer has come, too
      agesNewestCode(61_000);
      await page.evaluate(() => {
        const kept = JSON.parse(sessionStorage.getItem('spaza.code')!) as { againAt: number };
        sessionStorage.setItem('spaza.code', JSON.stringify({ ...kept, againAt: 0 }));
      });
      await page.reload();
    }
    await button('Send again').click();
    await page.getByText(/You have asked for 5 codes this hour.*You can try again at \d\d:\d\d\./).waitFor();
    expect(await button('Send again').isDisabled()).toBe(true);
    await walk.looks('LoginViaOtp-too-often');
    await walk.refused(1, 429);
  });

  test('a number on two accounts: no list before the code, then the one that is chosen', async () => {
    const { page } = walk;
    const number = newNumber();
    const [first, second] = [await customer(), await customer()];
    for (const email of [first, second]) proves(email, 'mobile', number);

    // With a password the email address is asked for instead.
    await walk.shop.opens('/account/login');
    await page.getByLabel(/Email address or cellphone/).fill(number);
    await button('Continue').click();
    await page.getByRole('heading', { level: 1, name: "What's your email address?" }).waitFor();
    await walk.looks('LoginViaEmail');
    await page.getByLabel('Email address', { exact: true }).fill(first);
    await button('Continue').click();
    await page.waitForURL('**/account/login/pwd');
    expect(await page.getByLabel(/Email address or cellphone/).inputValue()).toBe(first);

    await walk.shop.opens('/account/login');
    await page.getByLabel(/Email address or cellphone/).fill(number);
    await button('Send me a one-time code').click();
    await page.waitForURL('**/account/login/email?signInViaOtp=true');
    await button(`Send a code to ${number} instead`).click();
    await page.waitForURL('**/account/login/otp');
    await field().waitFor();
    await page.keyboard.type(await codeSentTo(number));
    await page.getByRole('heading', { level: 1, name: 'Which account is yours?' }).waitFor();
    await page.getByText(/The number 0\d\d ••• ••\d\d is on 2 accounts/).waitFor();
    await page.getByText('Thandi, no orders yet').first().waitFor();
    expect(await page.getByRole('main').getByText(second).count()).toBe(0); // masked
    await button('Continue').click();
    await page.getByText('Choose an account to continue.').waitFor();
    await walk.looks('LoginViaEmail-choice');
    await page.reload();
    await page.getByRole('radio').nth(1).check();
    await button('Continue as Thandi').click();
    await isIn();
    await walk.shop.opens('/account/personaldetails');
    await page.getByRole('definition').getByText(second).waitFor();
  });

  test.each(['email', 'mobile'] as const)('a sign-up whose code comes by %s', async (by) => {
    const { page, shop } = walk;
    const [email, number] = [newEmail(), newNumber()];
    await shop.opens('/account/create?route=%2Faccount%2Fpersonaldetails');
    await walk.looks('CreateAccount');
    await page.getByLabel(/Email address or cellphone/).fill(by === 'email' ? email : number);
    await button('Continue').click();
    await page.getByText('Step 2 of 3').waitFor();
    expect(await page.getByLabel('Title', { exact: false }).first().locator('option:disabled').count()).toBe(
      1,
    );
    for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false);
    await page.getByLabel('First name').fill('Zinhle');
    await page.getByLabel('Last name').fill('Khumalo');
    // What was typed is still there after a look at the first step.
    await button('Change it').click();
    await button('Continue').click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Zinhle');
    if (by === 'mobile') await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Spaza#2026');
    await page.getByLabel('Re-enter password').fill('Spaza#2026');
    await page.getByLabel(/I accept the terms/).check();
    await walk.looks('CreateAccount-details');
    await button('Create account').click();
    await page
      .getByRole('heading', { level: 1, name: by === 'email' ? 'Check your email' : 'Check your cellphone' })
      .waitFor();
    const code = await codeSentTo(by === 'email' ? email : number);
    await walk.looks('CreateAccount-code');
    await page.reload();
    await field().waitFor();
    await field().fill(notThe(code));
    await page.getByText('You have 4 tries left.').waitFor();
    await page.keyboard.type(code);
    await hears(page, /Welcome, Zinhle\. Your account is ready\./);
    await page.waitForURL('**/account/personaldetails');
    await page.getByRole('definition').getByText(email).waitFor();
    expect((await sentTo(email, 'welcome')).length).toBe(1);
  });

  test('who has an account is notified, and led to sign-in, or stays', async () => {
    const { page, shop } = walk;
    const email = await customer();
    await shop.opens('/account/create');
    await page.getByLabel(/Email address or cellphone/).fill(email);
    await button('Continue').click();
    await page.getByText(/An account with this email address exists already/).waitFor();
    await button('Stay here').click();
    await button('Continue').click();
    await page.waitForURL('**/account/login');
    expect(await page.getByLabel(/Email address or cellphone/).inputValue()).toBe(email);
  });
});
