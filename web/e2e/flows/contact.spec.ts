// An email address and a cellphone number are shown to be the customer's, changed, and had back.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, hears } from '../support/browser';
import { codeSentTo, newNumber, notThe, sentTo } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string | RegExp) => walk.page.getByRole('button', { name });
  const field = () => walk.page.getByLabel('Your 6-digit code');
  const isThere = (words: string) => walk.page.getByRole('definition').getByText(words).waitFor();
  const opens = async () => {
    const email = `naledi.${randomUUID()}@example.co.za`;
    await walk.shop.signsUp(email);
    await walk.shop.opens('/account/personaldetails');
    return email;
  };

  test('a number is added as it is typed, and then shown to be theirs by SMS', async () => {
    const { page } = walk;
    const number = newNumber();
    await opens();
    await button('Edit: Cellphone number').click();
    await page.getByLabel('New cellphone number').fill('73555016');
    await button('Save without a code').click();
    await page.getByText(/Please enter a valid cellphone number/).waitFor();
    await page.getByLabel('New cellphone number').fill(number);
    await walk.looks('PersonalDetails, number');
    await button('Save without a code').click();
    await isThere(number);
    await button('Show it is yours: Cellphone number').click();
    await page.getByLabel(/^Your password/).fill('Spaza#2026');
    await button('Send a code').click();
    const code = await codeSentTo(number);
    await field().fill(notThe(code));
    await page.getByText('You have 4 tries left.').waitFor();
    await walk.looks('PersonalDetails, code');
    await page.keyboard.type(code);
    await page.getByText('Confirmed', { exact: true }).waitFor();
    expect(await button('Show it is yours: Cellphone number').count()).toBe(0);
    await walk.looks('PersonalDetails, confirmed');
  });

  test('another email address takes its place by password and code; the link in the old one brings it back', async () => {
    const { page, shop } = walk;
    const email = await opens();
    const next = `grace.${randomUUID()}@example.co.za`;
    await button('Edit: Email address').click();
    await page.getByLabel('New email address').fill(next);
    await button('Send a code').click();
    await page.getByText('Password is mandatory').waitFor();
    await page.getByLabel(/Your password, so that/).fill('Wrong#2026');
    await button('Send a code').click();
    await page.getByText("That isn't the password you have now.").waitFor();
    await walk.refused(1);
    await page.getByLabel(/Your password, so that/).fill('Spaza#2026');
    await walk.looks('PersonalDetails, new email');
    await button('Send a code').click();
    await field().fill(await codeSentTo(next));
    await hears(page, /Saved\. We have told the old one/);
    await isThere(next);
    await page.reload();
    await isThere(next);

    await expect.poll(async () => (await sentTo(email, 'contact-changed')).length).toBe(1);
    const link = /\/account\/undochange#\S+/.exec((await sentTo(email, 'contact-changed'))[0]!.text)![0];
    await shop.opens(link);
    await page.getByRole('heading', { level: 1, name: 'Undo the change' }).waitFor();
    await walk.looks('UndoChange');
    await button('Undo the change').click();
    await page.getByText(/It is as it was before/).waitFor();
    await walk.looks('UndoChange, done');
    await page.reload();
    await button('Undo the change').click();
    await page.getByText('This link has been used or has expired.').waitFor();
    await walk.refused(1);
  });

  test('who has forgotten the password shows who it is by a code to the address there is', async () => {
    const { page } = walk;
    const email = await opens();
    const number = newNumber();
    await button('Edit: Cellphone number').click();
    await page.getByLabel('New cellphone number').fill(number);
    await button(`Use a code to ${email} instead`).click();
    const own = page.getByLabel(/^The code we sent to/);
    await own.fill(await codeSentTo(email));
    await walk.looks('PersonalDetails, code to the address there is');
    await button('Send a code').click();
    await field().fill(await codeSentTo(number));
    await isThere(number);
    await page.reload();
    await isThere(number);
    expect(await page.getByText('Confirmed', { exact: true }).count()).toBe(2); // the address too
  });
});
