// Data and privacy: all that is held of a customer in one file, and the end of an account, thought over for days.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { unzipped } from '../../../server/tests/api/support/zip';
import { closeBrowser, hears } from '../support/browser';
import { codeSentTo, sentTo } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('data and privacy on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string) => walk.page.getByRole('main').getByRole('button', { name, exact: true });
  const heading = (name: string) => walk.page.getByRole('heading', { name, exact: true }).waitFor();

  const opens = async () => {
    const email = `zodwa.${randomUUID()}@example.co.za`;
    await walk.shop.signsUp(email);
    await walk.page.goto('/account/personaldetails');
    await walk.page.getByRole('link', { name: 'Data and privacy' }).click();
    await heading('Download your data');
    return email;
  };
  /** The code that shows whose the session is, asked for where the button was. */
  const showsWho = async (email: string) => {
    await button('Show that it is you').click();
    await walk.page.getByLabel('Your 6-digit code').fill(await codeSentTo(email, 1, 'second-step-code'));
  };

  test('all that is held is one file, after a code; the code does for the download too', async () => {
    const { page } = walk;
    const email = await opens();
    await page.getByText('While you have your account, and 5 years after it: tax law').waitFor();
    await walk.looks('DataAndPrivacy');
    await button('Make my file').click();
    await walk.refused(1, 403);
    await showsWho(email);
    await page.getByText('Your file is ready.').waitFor();
    await walk.looks('DataAndPrivacy, ready');
    await expect.poll(async () => (await sentTo(email, 'data-ready'))[0]?.text).toContain('/account/data');

    const [saved] = await Promise.all([page.waitForEvent('download'), button('Download (ZIP)').click()]);
    expect(saved.suggestedFilename()).toBe('my-data.zip');
    const files = unzipped(readFileSync(await saved.path()));
    expect(files['index.html']!.toString()).toContain(email);
    expect(files['index.html']!.toString()).toContain('<h2>Your details</h2>');
  });

  test('an account is deleted after a code, and kept by whoever comes back in time', async () => {
    const { page, shop } = walk;
    const email = await opens();
    await button('Delete my account').click();
    await heading('Delete your account?');
    await walk.looks('DataAndPrivacy, deleting');
    await button('Keep my account').click();
    await page.getByText('Delete your account?').waitFor({ state: 'detached' });

    await button('Delete my account').click();
    await button('Delete my account').click();
    await walk.refused(1, 403);
    await showsWho(email);
    await page.getByText(/^Your account goes on /).waitFor();
    await walk.looks('DataAndPrivacy, to be deleted');
    await expect
      .poll(async () => (await sentTo(email, 'account-deletion'))[0]?.text)
      .toContain('/account/data');

    await shop.signsOut();
    await page.goto('/account/data');
    await shop.signsIn(email);
    await page.getByText(/^Your account goes on /).waitFor();
    await button('Keep my account').click();
    await hears(page, /Your account stays/);
    await button('Delete my account').waitFor();
  });

  test('marketing ends by one press; any other objection is a ticket of its own kind', async () => {
    const { page } = walk;
    await opens();
    await page.getByText('You get no deals and news.', { exact: false }).waitFor();
    await page.goto('/account/communication');
    await page.getByRole('switch').first().check();
    await page.getByText(/You agreed on \d/).waitFor(); // it is kept
    await page.goto('/account/data');
    await button('Stop all deals and news').click();
    await page.getByText('You get no deals and news.', { exact: false }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Write to us', exact: true }).click();
    await heading('Write to us');
    expect(await page.getByRole('radio', { name: 'My data' }).isChecked()).toBe(true);
    expect(await page.getByLabel('In a few words').inputValue()).toBe('I object to a use of my data');
    await walk.looks('WriteToUs, objection');
    await page.getByLabel('Tell us more').fill('Do not rank products by what I bought.');
    await button('Send').click();
    await page.waitForURL(/\/account\/writetous\/T-/);
  });

  test('what is open stands in the way, in words', async () => {
    const { page, shop } = walk;
    await shop.goesToPay('kettle');
    await page.goto('/account/data');
    await page.getByText(/^Order \d+ is not paid\. Pay or cancel it first\.$/).waitFor();
    expect(await button('Delete my account').isDisabled()).toBe(true);
    await walk.looks('DataAndPrivacy, not yet');
  });
});
