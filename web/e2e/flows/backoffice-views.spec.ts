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
  const tab = (name: RegExp | string) =>
    main().getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

  test('what a list is asked for is kept under a name, opened as a tab, renamed and removed', async () => {
    await office().joins('owner');
    await office().opens('/orders?view=all&delivery=pickup&sort=oldest');
    await office().heading('Orders').waitFor();
    await main().getByRole('button', { name: 'Save view' }).click();
    const keeps = dialog('Save view');
    await keeps.getByLabel('Name').fill('Oldest pickups');
    await walk.looks('BackOffice-view-new');
    await keeps.getByRole('button', { name: /^Save it/ }).click();
    await keeps.waitFor({ state: 'detached' });
    await tab(/^Oldest pickups/).waitFor();
    expect(await tab(/^Oldest pickups/).getAttribute('aria-current')).toBe('page');
    expect(await tab(/^All/).getAttribute('aria-current')).toBeNull();
    await tab(/^Oldest pickups \d/).waitFor(); // its count

    await tab(/^All/).click();
    await tab(/^Oldest pickups/).click();
    await walk.page.waitForURL(/delivery=pickup/);
    expect(new URL(walk.page.url()).search).toBe('?view=all&delivery=pickup&sort=oldest');
    await walk.looks('BackOffice-views');

    await main().getByRole('button', { name: 'Change view' }).click();
    const changes = dialog('Change Oldest pickups');
    await changes.getByLabel('Name').fill('Pickups');
    await changes.getByRole('button', { name: /^Save/ }).click();
    await tab(/^Pickups/).waitFor();
    await main().getByRole('button', { name: 'Change view' }).click();
    await dialog('Change Pickups').getByRole('button', { name: 'Remove this view' }).click();
    await tab(/^Pickups/).waitFor({ state: 'detached' });
    await walk.page.getByRole('button', { name: /^Undo/ }).click();
    await tab(/^Pickups/).waitFor();
    await main().getByRole('button', { name: 'Change view' }).click();
    await dialog('Change Pickups').getByRole('button', { name: 'Remove this view' }).click();
    await tab(/^Pickups/).waitFor({ state: 'detached' });
    await main().getByRole('button', { name: 'Save view' }).waitFor();
  });

  test('a view is shared by those who change the products in it, on the catalogue and the customers, too', async () => {
    await office().joins('owner');
    const name = `Own things of a ${width}`;
    for (const [at, heading] of [
      ['/catalogue?sort=stock', 'Catalogue'],
      ['/customers?query=a', 'Customers'],
    ] as const) {
      await office().opens(at);
      await office().heading(heading).waitFor();
      await main().getByRole('button', { name: 'Save view' }).click();
      const keeps = dialog('Save view');
      await keeps.getByLabel('Name').fill(name);
      await keeps.getByLabel('For everybody who sees this list').check();
      await keeps.getByRole('button', { name: /^Save it/ }).click();
      await keeps.waitFor({ state: 'detached' });
      await tab(new RegExp(`^${name}`)).waitFor();
      await walk.looks(`BackOffice-views-${heading}`);
      await main().getByRole('button', { name: 'Change view' }).click();
      await dialog(`Change ${name}`).getByText('Everybody who sees this list has it.').waitFor();
      await dialog(`Change ${name}`).getByRole('button', { name: 'Remove this view' }).click();
      const removes = dialog(`Remove “${name}” for everybody who sees ${heading}`);
      await walk.looks(`BackOffice-view-removed-${heading}`);
      await removes.getByRole('button', { name: /^Remove for everybody/ }).click();
      await tab(new RegExp(`^${name}`)).waitFor({ state: 'detached' });
    }
  });
});
