import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const choice = (name: string) => walk.page.getByRole('switch', { name });

  test('what to hear is chosen one by one, saved at once, and taken back', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/communication');
    await choice('You may email me deals and offers').waitFor();
    for (const name of ['You may email me deals and offers', 'You may email me what is new'])
      expect(await choice(name).isChecked()).toBe(false);
    await choice('You may email me what is new').check();
    await page.getByText(/You agreed on \d/).waitFor();
    await walk.looks('Communication');

    await page.reload();
    await choice('You may email me what is new').waitFor();
    expect(await choice('You may email me what is new').isChecked()).toBe(true);
    expect(await choice('You may email me deals and offers').isChecked()).toBe(false);
    await choice('You may email me what is new').uncheck();
    await page.getByText(/You opted out on \d/).waitFor();

    const stop = page.getByRole('button', { name: 'Stop all deals and news' });
    await stop.waitFor({ state: 'detached' }); // there is nothing to stop
    for (const name of ['You may email me deals and offers', 'You may email me what is new']) {
      await choice(name).check();
      await expect.poll(() => choice(name).isChecked()).toBe(true);
      await page.locator('li[aria-busy]').first().waitFor({ state: 'detached' });
    }
    await stop.click();
    for (const name of ['You may email me deals and offers', 'You may email me what is new'])
      await expect.poll(() => choice(name).isChecked()).toBe(false);
    const agreed = page.getByRole('region', { name: 'What you agreed to' });
    await expect.poll(() => agreed.getByText(/You opted out on \d/).count()).toBe(2);
  });

  test('what comes by SMS is chosen by kind, and to a proven number only', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/communication');
    const delivery = choice('Delivery and collection, by SMS');
    await delivery.waitFor();
    expect(await delivery.isChecked()).toBe(true);
    const saved = page.waitForResponse((answer) => answer.url().includes('/sms/choices'));
    await delivery.uncheck();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await delivery.waitFor();
    expect(await delivery.isChecked()).toBe(false);
    await choice('Back in stock, by SMS').click();
    await page.getByText(/Show us first that the cellphone number is yours/).waitFor();
    await expect.poll(() => choice('Back in stock, by SMS').isChecked()).toBe(false);
    await walk.refused(1);
  });

  test('a choice that was not saved is put back, and says so', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/communication');
    await page.route('**/users/current/consents*', (route) => route.fulfill({ status: 500, json: {} }));
    await choice('You may email me deals and offers').click();
    await page.getByText(/This choice was not saved/).waitFor();
    expect(await choice('You may email me deals and offers').isChecked()).toBe(false);
    walk.brokeDown('/users/current/consents');
  });

  test('when not all of it could be stopped, that is said', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/communication');
    await choice('You may email me what is new').check();
    const stop = page.getByRole('button', { name: 'Stop all deals and news' });
    await stop.waitFor();
    await page.route('**/users/current/consents/*', (route) => route.fulfill({ status: 500, json: {} }));
    await stop.click();
    await page.getByRole('alert').filter({ hasText: 'This choice was not saved' }).waitFor();
    expect(await choice('You may email me what is new').isChecked()).toBe(true);
    walk.brokeDown('/users/current/consents');
  });

  test('the link of a mail shows a page whose button works without scripts', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto('/unsubscribe/made-up');
    await page.getByRole('heading', { level: 1, name: 'Stop these emails' }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('JavaScript');
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.waitForURL(/\/unsubscribe\/unknown$/);
    await page.getByText('This link is no longer valid.').waitFor();
    await page.goto('/unsubscribe/done');
    await page.getByRole('heading', { level: 1, name: 'These emails are stopped' }).waitFor();
    await page.getByText('You will get no more of these emails.').waitFor();
    await end();
  });
});
