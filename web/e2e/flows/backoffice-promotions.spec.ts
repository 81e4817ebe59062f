import { afterAll, expect, test } from 'vitest';
import { BackOffice } from '../pages/back-office';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const button = (name: string | RegExp) => main().getByRole('button', { name }).first();
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const tab = (name: string) =>
    main().getByRole('navigation', { name: 'Promotions and codes' }).getByRole('link', { name }).click();
  const finds = async (field: ReturnType<typeof dialog>, words: string) => {
    await field.fill(words);
    await walk.page
      .getByRole('listbox', { name: 'Found products' })
      .getByRole('option')
      .filter({ visible: true })
      .first()
      .waitFor();
    await walk.page.keyboard.press('Enter');
  };

  test('a promotion is written, tried on a cart, agreed to by a second person, paused and found in the calendar', async () => {
    const { page } = walk;
    const title = `Kettle days ${width} ${Date.now()}`;
    await office().joins('promotions');
    await office().opens('/promotions');
    await main().getByRole('row').nth(1).waitFor();
    await walk.looks('BackOffice-promotions');
    await button('New promotion').click();
    const begins = dialog('New promotion');
    await begins.getByLabel('Title').fill(title);
    await begins.getByRole('button', { name: 'Begin a draft' }).click();

    await main().getByRole('heading', { level: 1, name: title }).waitFor();
    await main().getByLabel('How much').fill('55');
    await button(/^Which products/).click();
    const chooses = dialog('Which products');
    await finds(chooses.getByRole('combobox', { name: 'Add a product' }), 'kettle');
    await chooses.getByRole('button', { name: /^Remove/ }).waitFor();
    await walk.looks('BackOffice-promotion-products');
    await chooses.getByRole('button', { name: /^Choose/ }).click();
    await main()
      .getByText(/Worst cart found/)
      .waitFor();
    await main()
      .getByText(/More than 50%: publishing it waits for a second person/)
      .waitFor();

    const beside = main().getByRole('complementary', { name: 'Test a cart with it' });
    await finds(beside.getByRole('combobox', { name: 'Add a product' }), 'kettle');
    await beside
      .getByRole('region', { name: 'Why' })
      .getByText(`${title} gave`, { exact: false })
      .first()
      .waitFor();
    await walk.looks('BackOffice-promotion');
    await button('Save draft').click();
    await button('Publish').click();
    const publishes = dialog(/^Publish/);
    await publishes.getByLabel(/Why/).fill('Too many kettles');
    await walk.looks('BackOffice-promotion-publish');
    await publishes.getByRole('button', { name: 'Ask a second person' }).click();
    await main().getByText('You asked: somebody else has to agree.').waitFor();
    expect(
      await main()
        .getByRole('button', { name: /^I agree/ })
        .count(),
    ).toBe(0);

    await office().joins('owner');
    await office().opens('/promotions');
    await main()
      .locator('.note')
      .filter({ hasText: title })
      .getByRole('button', { name: 'I agree: publish it' })
      .click();
    await main().getByRole('row').filter({ hasText: title }).getByText('Live').waitFor();
    await main().getByRole('link', { name: title }).click();
    await main().getByText('Version 1').waitFor();
    await button('Pause').click();
    await dialog(/^Pause/)
      .getByRole('button', { name: 'Pause it now' })
      .click();
    await button('Let it go on').waitFor();
    await button('Undo last change').click();
    await dialog(/^Undo/).getByRole('button', { name: 'Undo it' }).click();
    await main()
      .getByText(/waits for a second person|Live/)
      .first()
      .waitFor();

    await main().getByRole('link', { name: 'Promotions', exact: true }).click();
    await tab('Calendar');
    await main().getByRole('link', { name: title }).first().waitFor();
    await walk.looks('BackOffice-promotions-calendar');
    expect(new URL(page.url()).pathname).toBe('/backoffice/promotions/calendar');

    await office().opens(`/promotions?query=${encodeURIComponent(title)}`);
    const row = main().getByRole('row').filter({ hasText: title });
    await row.waitFor();
    // Many are ticked on a wide screen.
    const asWide = page.viewportSize()!;
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('checkbox', { name: `Select ${title}` }).check();
    await button('Let go on').click();
    const many = dialog('Let go on: 1 promotion');
    await many.getByRole('table').getByText('Live').waitFor();
    if (width === 'desktop') await walk.looks('BackOffice-promotions-bulk');
    await many.getByRole('button', { name: /^Let go on 1 promotion/ }).click();
    await row.getByText('Live').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await row.getByText('Paused').waitFor();
    await page.setViewportSize(asWide);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find or do anything' }).fill(title);
    await page.getByRole('option', { name: title }).waitFor();
    await page.keyboard.press('Enter');
    await main().getByRole('heading', { level: 1, name: title }).waitFor();
  });

  test('codes are made, found, and switched off and on', async () => {
    const code = `TRY${width === 'phone' ? 'P' : 'D'}${Date.now()}`;
    await office().joins('promotions');
    await office().opens('/promotions/coupons');
    await main().getByRole('heading', { name: 'Single codes' }).waitFor();
    await button('One code').click();
    const one = dialog('One code');
    await one.getByLabel('Code', { exact: true }).fill(code);
    await one.getByLabel('Opens').selectOption({ index: 1 });
    await one.getByRole('button', { name: 'Make the code' }).click();
    await main().getByRole('row').filter({ hasText: code }).waitFor();

    await button('Batch of codes').click();
    const many = dialog('New batch');
    await many.getByLabel('Name').fill(`Thank you ${code}`);
    await many.getByLabel('Opens').selectOption({ index: 1 });
    await many.getByLabel('How many codes').fill('20');
    await many.getByLabel('Begins with').fill('thanks');
    await walk.looks('BackOffice-coupon-batch');
    await many.getByRole('button', { name: 'Make 20 codes' }).click();
    const batch = main()
      .getByRole('row')
      .filter({ hasText: `Thank you ${code}` });
    await batch.getByText(/Ready|For a second person/).waitFor();
    await walk.looks('BackOffice-coupons');

    await main().getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    await button('Look').click();
    await main().getByText('Nobody used it yet.').waitFor();
    await main()
      .getByRole('button', { name: `Switch off ${code}` })
      .first()
      .click();
    await main()
      .getByRole('button', { name: `Switch on ${code}` })
      .first()
      .waitFor();
    await main()
      .getByRole('row')
      .filter({ hasText: code })
      .first()
      .getByText('Off', { exact: true })
      .waitFor();
  });
});
