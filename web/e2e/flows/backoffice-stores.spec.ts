import { afterAll, expect, test } from 'vitest';
import { apiPath } from '../../src/shared/api/path';
import type { Schema } from '../../src/shared/api/types';
import { BackOffice } from '../pages/back-office';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const isPhone = width === 'phone';
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click();
  const storeOf = async (storeCode: string) =>
    (await (
      await walk.page.request.get(apiPath('/backoffice/api/stores/{storeCode}', { path: { storeCode } }))
    ).json()) as Schema<'StaffPlace'>;

  test('a store keeps other hours, a new one opens, and VAT is planned and taken back', async () => {
    const { page } = walk;
    await office().joins('owner');
    if (isPhone) await office().opens('/stores');
    else {
      await office().goesTo('l');
    }
    await office().heading('Stores').waitFor();
    const rows = main().getByRole('row');
    await rows.nth(1).waitFor();
    await walk.looks('BackOffice-stores');
    await main().getByLabel('Which').selectOption('stores');
    await rows
      .filter({ hasText: isPhone ? 'Bendor' : 'Menlyn' })
      .getByRole('link')
      .first()
      .click();
    await main().getByRole('heading', { name: 'Every week' }).waitFor();
    const code = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
    const before = await storeOf(code);

    await main().getByLabel('Monday opens').fill('730');
    await main().getByLabel('Monday closes').fill('20:15');
    await press('Add a day');
    const day = main().getByRole('group', { name: 'Another day' });
    const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await day.getByLabel('Day', { exact: true }).fill(date);
    await day.getByLabel('Why').fill('Stocktaking');
    await day.getByRole('button', { name: 'Add it' }).click();
    await main()
      .getByText(/Stocktaking: closed\./)
      .waitFor();
    await main().getByLabel('Why? (optional)').fill('Summer');
    await walk.looks('BackOffice-store-hours');
    await press(/^Save 2 changes/);
    await hears(page, /Saved 2 changes/);
    const saved = await storeOf(code);
    expect([saved.hours[1], saved.specialDays.at(-1)]).toEqual([
      '07:30-20:15',
      { date, name: 'Stocktaking', hours: 'closed' },
    ]);

    await press('History');
    await main().getByText('“Summer”').waitFor();
    await main().getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(async () => (await storeOf(code)).hours).toEqual(before.hours);
    await press('Address and phone');
    await main().getByLabel('Place on the map').fill('28.1, -26.0');
    await main().getByText('This is not in South Africa').waitFor();
    await press(/^Save 2 changes/);
    await main()
      .getByText(/not in South Africa: such as/)
      .first()
      .waitFor();
    await walk.looks('BackOffice-store-place');
    await walk.refused(1);
    await press('Discard');
    await press('What it does');
    await main().getByText('Zone it serves').waitFor();
    await walk.looks('BackOffice-store-does');

    await office().opens('/stores');
    await press(/^New store/);
    const adds = dialog('New store');
    const own = `N${String(Date.now()).slice(-6)}`;
    await adds.getByLabel('Code', { exact: true }).fill(own);
    await adds.getByLabel('Name, as shoppers read it').fill('Kalahari');
    await adds.getByRole('button', { name: /^Street is missing/ }).waitFor();
    await adds.getByLabel('Street and number').fill('1 Schröder Street');
    await adds.getByLabel('Town').fill('Upington');
    await adds.getByLabel('Postal code').fill('8801');
    await adds.getByLabel('Province').selectOption('ZA-NC');
    await adds.getByLabel('Place on the map').fill('-28.5, 21.1');
    await adds.getByRole('button', { name: /^Add it/ }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/backoffice/stores/${own}`);
    await press('What it does');
    await main().getByLabel('Shoppers visit it and collect there').click();
    await main().getByText('It leaves the store finder then').waitFor();
    await press('Discard');

    await office().opens('/settings?section=tax');
    await main().getByRole('button', { name: 'Change VAT' }).click();
    const vat = dialog('VAT');
    await vat.getByLabel(/^New value/).fill('15,5');
    await vat.getByLabel(/^From/).fill('2099-01-01');
    await vat.getByText(/VAT is 15\.5% from 1 January 2099, 00:00/).waitFor();
    await walk.looks('BackOffice-setting-value');
    await vat.getByRole('button', { name: /^Set to 15\.5%/ }).click();
    await main()
      .getByText(/from 1 January 2099, 00:00, planned by/)
      .waitFor();
    await walk.looks('BackOffice-settings');
    await press('Take back');
    await dialog('Take back: VAT')
      .getByRole('button', { name: /^Take it back/ })
      .click();
    await expect
      .poll(() =>
        main()
          .getByText(/planned by/)
          .count(),
      )
      .toBe(0);
    await office().opens('/settings?section=of-payments');
    await main().getByText('payments.payfast_passphrase', { exact: true }).waitFor();
    await walk.looks('BackOffice-settings-configuration');
  });
});
