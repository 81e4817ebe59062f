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

  test('another system gets a key for what it does, and loses it', async () => {
    const name = `Warehouse of a ${width}`;
    await office().joins('owner');
    await office().opens('/settings');
    await main().getByRole('link', { name: 'API keys', exact: true }).click();
    await office().heading('API keys').waitFor();
    await main()
      .getByRole('button', { name: /^New key/ })
      .click();
    const makes = dialog('New key');
    await makes.getByRole('button', { name: /^Make the key/ }).click();
    await makes.getByText('Choose at least one thing it may do.').waitFor();
    await makes.getByLabel('Name of the other system').fill(name);
    await makes.getByLabel(/^Read products/).check();
    await makes.getByLabel(/^Send what is on hand/).check();
    await makes.getByLabel('Valid for').selectOption('30');
    await walk.looks('BackOffice-key-new');
    for (const key of ['Escape', 'Escape', 'Escape']) await walk.page.keyboard.press(key);
    await dialog('Throw away what you typed?').waitFor();
    await walk.looks('BackOffice-key-thrown-away');
    await walk.page.keyboard.press('Escape');
    await makes.getByRole('button', { name: /^Make the key/ }).click();

    const shown = dialog(`Secret of ${name}`);
    const secret = await shown.getByLabel('Secret').textContent();
    expect(secret).toMatch(/^[\w-]{40,}$/);
    await walk.looks('BackOffice-key-secret');
    await walk.page.evaluate(() => history.back());
    const leaves = dialog('Leave without the secret?');
    await leaves.getByRole('button', { name: 'Stay' }).click();
    await leaves.waitFor({ state: 'detached' });
    expect(await shown.getByLabel('Secret').textContent()).toBe(secret);
    await shown.getByRole('button', { name: 'I have saved it' }).click();

    const row = main().getByRole('row').filter({ hasText: name });
    await row.getByText('Reads goods, sends stock').waitFor();
    await row.getByText('Active', { exact: true }).waitFor();
    await walk.looks('BackOffice-keys');
    await row.getByRole('button', { name: /^Revoke key/ }).click();
    await dialog(`Revoke the key of ${name}`)
      .getByRole('button', { name: /^Revoke it/ })
      .click();
    await row.getByText('Revoked', { exact: true }).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
  });
});
