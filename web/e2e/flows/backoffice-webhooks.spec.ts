import { afterAll, expect, test } from 'vitest';
import { BackOffice } from '../pages/back-office';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string) => walk.page.getByRole('dialog', { name });
  const press = (name: string) => main().getByRole('button', { name }).first().click();

  test('another system is notified of orders, tried with an event, paused and removed', async () => {
    const name = `ERP of a ${width}`;
    await office().joins('owner');
    await office().opens('/settings');
    await main().getByRole('link', { name: 'Webhooks', exact: true }).click();
    await office().heading('Webhooks').waitFor();
    await press('New endpoint');
    const adds = dialog('New endpoint');
    await adds.getByLabel('Name of the other system').fill(name);
    await adds.getByLabel('Address').fill('http://127.0.0.1/orders');
    await adds.getByText('Orders', { exact: false }).first().click();
    await adds.getByLabel(/^All of orders/).check();
    await walk.looks('BackOffice-webhook-new');
    await adds.getByRole('button', { name: /^Add it/ }).click();
    await adds.getByText(/https/).nth(1).waitFor();
    await walk.refused(1);
    await adds.getByLabel('Address').fill(`https://${width}.erp.invalid/orders`);
    await adds.getByRole('button', { name: /^Add it/ }).click();

    const reported = dialog(`Secret of ${name}`);
    expect(await reported.getByLabel('Secret').textContent()).toMatch(/^whsec_.{30,}/);
    await walk.looks('BackOffice-webhook-secret');
    await walk.page.evaluate(() => history.back());
    const leaves = dialog('Leave without the secret?');
    await leaves.getByRole('button', { name: 'Stay' }).click();
    await leaves.waitFor({ state: 'detached' });
    expect(await reported.getByLabel('Secret').textContent()).toMatch(/^whsec_.{30,}/);
    await reported.getByRole('button', { name: 'I have saved it' }).click();
    await main().getByRole('heading', { name }).waitFor();

    await press('Send a test event');
    const log = main().getByRole('listitem').filter({ hasText: 'webhook.test' });
    await log.getByText(/\b(1 try|\d+ tries)/).waitFor(); // the second comes some seconds later
    await log.locator('summary').click();
    await walk.looks('BackOffice-webhook');

    await press('Pause');
    await main().getByRole('button', { name: 'Resume' }).waitFor();
    await press('Remove');
    await dialog(`Remove ${name}`)
      .getByRole('button', { name: /^Remove it/ })
      .click();
    await main().getByText(name, { exact: true }).waitFor({ state: 'detached' });
    await office().opens('/settings/webhooks');
    await office().heading('Webhooks').waitFor();
    await walk.looks('BackOffice-webhooks');
  });
});
