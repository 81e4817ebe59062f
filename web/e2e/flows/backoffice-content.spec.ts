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
  // Each width has a page of its own: nobody else's flow reads them.
  const code = isPhone ? 'careers' : 'warranties';
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click();
  const slots = () => main().getByRole('region', { name: 'Slots' });
  const frame = (on: 'phone' | 'desktop') =>
    main().frameLocator(`iframe[title$="in the shop, on a ${on}"]`).locator('body');
  const pageOf = async () =>
    (await (
      await walk.page.request.get(
        apiPath('/backoffice/api/content/pages/{contentPageCode}', { path: { contentPageCode: code } }),
      )
    ).json()) as Schema<'StaffPage'>;
  const inTheShop = async () => (await walk.page.request.get(`/s/${code}`)).text();

  test('a page is written, looked at, published, planned and had back', async () => {
    const { page } = walk;
    await office().joins('promotions');
    if (isPhone) await office().opens('/content');
    else {
      await office().goesTo('n');
    }
    await office().heading('Content').waitFor();
    await main().getByRole('row').nth(1).waitFor();
    await walk.looks('BackOffice-content');
    await main().getByLabel('Find pages').fill(`/s/${code}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => main().getByRole('row').count()).toBe(2);
    await main().getByRole('row').nth(1).getByRole('link').click();
    await slots().waitFor();
    const before = await pageOf();
    if (!isPhone) await frame('desktop').getByText(before.page.title).first().waitFor();
    await frame('phone').getByText(before.page.title).first().waitFor();

    // A component of another kind is added, filled in and moved.
    await slots()
      .getByRole('button', { name: /^Add to / })
      .first()
      .click();
    await dialog(/^Add to /)
      .getByRole('button', { name: 'Banner', exact: true })
      .click();
    await main().getByLabel('Title', { exact: true }).fill('Ask us anything');
    await main().getByLabel('Words of the link').fill('Write to us');
    await main().getByLabel('Leads to').fill('/s/nowhere');
    await main().getByText('Save the draft to see what you changed').waitFor();
    await page.keyboard.press('Control+s');
    await hears(page, /The draft is saved/);
    await main().getByText('leads to a page that is not there').waitFor();
    await frame('phone').getByText('Ask us anything').waitFor();
    await walk.looks('BackOffice-page');
    expect(await inTheShop()).not.toContain('Ask us anything');
    await press('Publish…');
    await dialog(/^Publish/)
      .getByText('It is not finished:')
      .waitFor();
    await dialog(/^Publish/)
      .getByRole('button', { name: 'Back' })
      .click();
    await main().getByLabel('Leads to').fill('/s/contact');
    const banner = slots().getByRole('button', { name: /^Ask us anything/ });
    await banner.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await pageOf()).problems).toEqual([]);
    expect((await pageOf()).page.slots[0]!.components[0]!.properties.title).toBe('Ask us anything');
    await expect.poll(() => banner.evaluate((each) => each === document.activeElement)).toBe(true);

    await press('Publish…');
    await dialog(/^Publish/)
      .getByLabel('What is new? (optional)')
      .fill('A banner');
    await walk.looks('BackOffice-page-publish');
    await dialog(/^Publish/)
      .getByRole('button', { name: /^Publish now/ })
      .click();
    await hears(page, /Shoppers see it now/);
    await expect.poll(inTheShop).toContain('Ask us anything');

    // The page itself, at a time, and that taken back.
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await slots().getByRole('button', { name: /^Page/ }).click();
    await main().getByLabel('Title', { exact: true }).fill('Another title');
    await page.keyboard.press('Control+s');
    await press('Publish…');
    await dialog(/^Publish/)
      .getByRole('button', { name: 'At a time' })
      .click();
    await dialog(/^Publish/)
      .getByLabel('Published at')
      .fill(`${inThirtyDays}T09:00`);
    await dialog(/^Publish/)
      .getByRole('button', { name: /^Publish .*, 09:00/ })
      .click();
    await main()
      .getByText(/^Planned for/)
      .waitFor();
    await walk.looks('BackOffice-page-planned');
    await press('Take the plan back');
    await dialog(/^Take the plan back/)
      .getByRole('button', { name: /^Take it back/ })
      .click();
    await press('Discard draft');
    await dialog(/^Discard the draft/)
      .getByRole('button', { name: /^Discard it/ })
      .click();
    await expect.poll(async () => (await pageOf()).draft).toBeUndefined();
    expect((await pageOf()).page.title).toBe(before.page.title);

    // What was published before is had back.
    await main().getByRole('link', { name: 'Versions' }).click();
    await main()
      .getByRole('button', { name: /A banner/ })
      .waitFor();
    const first = (await pageOf()).live - 1;
    await main()
      .getByRole('button', { name: new RegExp(`^${first} `) })
      .click();
    await main()
      .getByRole('heading', { name: `Version ${first} and what is published` })
      .waitFor();
    await main().getByText('Ask us anything').first().waitFor();
    await walk.looks('BackOffice-page-versions');
    await press(/^Restore version/);
    await dialog(/^Restore version/)
      .getByRole('button', { name: /^Make it the draft/ })
      .click();
    await slots().waitFor();
    await press('Publish…');
    await dialog(/^Publish/)
      .getByRole('button', { name: /^Publish now/ })
      .click();
    await expect.poll(inTheShop).not.toContain('Ask us anything');
    expect((await pageOf()).page).toEqual(before.page);
  });
});
