import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { BackOffice } from '../pages/back-office';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const dayBack = (days: number) =>
  new Date(Date.now() + 2 * 3600_000 - days * 86_400_000).toISOString().slice(0, 10);

/** As if shoppers had searched so yesterday. */
function searched(query: string, searches: number, empty: number, chosen: number, added: number) {
  const day = dayBack(1);
  sqlOn(
    process.env.SPAZA_E2E_DATABASE!,
    `INSERT INTO search_day (day, query, searches, empty, chosen, added) VALUES ('${day}', '${query}', ${searches}, ${empty}, ${chosen}, ${added}) ON CONFLICT DO NOTHING`,
  );
}

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const tab = (name: string) =>
    main().getByRole('navigation', { name: 'Search', exact: true }).getByRole('link', { name }).click();
  const finds = async (field: ReturnType<typeof dialog>, words: string) => {
    await field.fill(words);
    await walk.page.getByRole('listbox', { name: 'Found products' }).getByRole('option').first().waitFor();
    await walk.page.keyboard.press('Enter');
  };

  test('what finds nothing is given an answer after a look at it, searches are explained, and a rule is changed, undone and ended', async () => {
    const { page } = walk;
    searched('fridge', 64, 0, 40, 12);
    searched('air fryer', 40, 1, 1, 0);
    searched('vonkelblik', 20, 20, 0, 0);
    sqlOn(
      process.env.SPAZA_E2E_DATABASE!,
      `INSERT INTO search_next (day, query, next_query, times) VALUES ('${dayBack(1)}', 'vonkelblik', 'kettle', 6) ON CONFLICT DO NOTHING`,
    );
    await office().joins('promotions');
    await office().goesTo('s');
    await office().heading('Search').waitFor();
    await main().getByRole('link', { name: 'fridge', exact: true }).waitFor();
    await walk.looks('BackOffice-search');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main().getByRole('link', { name: 'CSV' }).click(),
    ]);
    expect(readFileSync((await file.path())!, 'utf8')).toContain('fridge,64,0,40,12,');

    await main()
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Found nothing/ })
      .click();
    await main().getByText('then searched for: kettle').waitFor();
    await main().getByRole('button', { name: 'Pin for vonkelblik' }).click();
    const pins = dialog('Pin or boost');
    await finds(pins.getByRole('combobox', { name: 'Find the product' }), 'kettle');
    await pins.getByText('Nothing is found.').waitFor();
    await pins.getByText('0 products become 1', { exact: false }).waitFor();
    await walk.looks('BackOffice-search-pin');
    await pins.getByRole('button', { name: 'Pin it now' }).click();
    await pins.waitFor({ state: 'detached' });

    await main().getByRole('link', { name: 'vonkelblik', exact: true }).click();
    await main()
      .getByRole('heading', { name: /stands at 1$/ })
      .waitFor();
    await main()
      .getByText(/^It is pinned/)
      .waitFor();
    await main().getByText('kettle, vonkelblik', { exact: true }).waitFor();
    await walk.looks('BackOffice-search-why-pinned');
    const words = main().getByLabel('A search, as a shopper types it');
    await words.fill('fridge');
    await words.press('Enter');
    await main().getByRole('heading', { name: 'How “fridge” is understood' }).waitFor();
    await main()
      .getByText(/Searched for by 64 browser tabs/)
      .waitFor();
    await main()
      .getByRole('heading', { name: /stands at 1$/ })
      .click();
    await page.keyboard.press('j');
    await main()
      .getByRole('heading', { name: /stands at 2$/ })
      .waitFor();
    await walk.looks('BackOffice-search-why');
    await finds(main().getByRole('combobox', { name: 'Where does a product stand?' }), 'kettle');
    await main().getByText('is not found by these words.', { exact: false }).waitFor();
    await main().getByRole('button', { name: 'Bury' }).click();
    await pins.getByText('Counts less where it is found. It is still found.').waitFor();
    await pins.getByLabel('By how many percent less').fill('90');
    await pins
      .getByText(/ fall| leave/)
      .first()
      .waitFor();
    await expect.poll(() => pins.getByRole('button', { name: /^Bury it now/ }).isEnabled()).toBe(true); // looked at
    await walk.looks('BackOffice-search-bury');
    await page.keyboard.press('Escape');
    await dialog('Throw away what you typed?').getByRole('button', { name: 'Throw it away' }).click();

    await tab('Pins and boosts');
    const row = () => main().getByRole('row').filter({ hasText: 'vonkelblik' }).first();
    await row().getByText('Runs').waitFor();
    await row()
      .getByRole('button', { name: /^Change/ })
      .click();
    await dialog('Change the rule').getByLabel('Why? (optional)').fill('Sparkling water is no kettle');
    await dialog('Change the rule').getByRole('button', { name: 'Save the change' }).click();
    await row().getByText('Sparkling water is no kettle').waitFor();
    await walk.looks('BackOffice-search-rules');
    await row()
      .getByRole('button', { name: /^Undo what was changed/ })
      .click();
    await row().getByText('Sparkling water is no kettle').waitFor({ state: 'detached' });
    await row().getByRole('button', { name: /^End/ }).click();
    await dialog(/^End now/)
      .getByText('Nothing is found.')
      .waitFor();
    await dialog(/^End now/)
      .getByRole('button', { name: 'End it now' })
      .click();
    await row().getByText('Ended', { exact: true }).waitFor();

    // Who reads only is offered no change.
    await office().joins('finance');
    await office().opens('/search/rules');
    await row().waitFor();
    expect(
      await main()
        .getByRole('button', { name: /New rule|^Change|^End|^Undo/ })
        .count(),
    ).toBe(0);
  });
});
