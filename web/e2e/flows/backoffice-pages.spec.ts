import { afterAll, expect, test } from 'vitest';
import { BackOffice } from '../pages/back-office';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click();
  const answer = async (path: string) => {
    const answered = await walk.page.request.get(path, { maxRedirects: 0 });
    return `${answered.status()} ${answered.headers().location ?? ''}`.trim();
  };

  test('a page is added, published, copied, taken down and shown again', async () => {
    const { page } = walk;
    const code = `garden-fair-${width}`;
    walk.expectedly(/status of 400/); // of what is refused
    await office().joins('promotions');
    await office().opens('/content');
    await main().getByRole('row').nth(1).waitFor();
    await page.keyboard.press('n');
    const adding = dialog('New page');
    await adding.getByLabel('Title').fill(`Garden fair ${width}`);
    const address = adding.getByLabel('Address after /s/');
    await expect.poll(() => address.inputValue()).toBe(code);
    await address.fill('terms');
    await page.keyboard.press('Control+Enter');
    await adding.getByText(/It is the page “.*” already/).waitFor();
    await walk.looks('BackOffice-new-page');
    await address.fill(code);
    await page.keyboard.press('Control+Enter');
    await hears(page, new RegExp(`/s/${code} is there`));

    // The text it begins with is written, and the page published.
    await main()
      .getByRole('heading', { name: `Garden fair ${width}`, exact: true })
      .waitFor();
    await main().getByText('Not shown yet').first().waitFor();
    expect(await answer(`/s/${code}`)).toBe('404');
    await main().getByRole('region', { name: 'Slots' }).getByRole('button', { name: /^Text/ }).click();
    await main().getByLabel('Text (HTML)').fill('<p>Bring your spade.</p>');
    await page.keyboard.press('Control+s');
    await hears(page, /The draft is saved/);
    await press('Publish…');
    await dialog(/^Publish/)
      .getByRole('button', { name: /^Publish now/ })
      .click();
    await hears(page, /Shoppers see it now/);
    await expect.poll(() => answer(`/s/${code}`)).toBe('200');
    await main().getByText('Live: version 2').waitFor();
    await walk.looks('BackOffice-added-page');

    // A copy that was not wanted is removed again.
    await press('Copy…');
    const copying = dialog(/^Copy: /);
    await copying.getByLabel('Title').fill(`Copy ${width}`);
    await copying.getByRole('button', { name: /^Copy it/ }).click();
    await main()
      .getByRole('heading', { name: `Copy ${width}`, exact: true })
      .waitFor();
    await press('Remove…');
    await dialog(/^Remove: /)
      .getByRole('button', { name: /^Remove it/ })
      .click();
    await hears(page, /The page is removed/);
    await main().getByLabel('Find pages').waitFor();

    // Taken down, its address leads elsewhere; published, it is there again.
    await office().opens(`/content/pages/${code}`);
    await press('Take down…');
    const down = dialog(/^Take down: /);
    await down.getByRole('button', { name: 'Leads elsewhere' }).click();
    await down.getByLabel('Leads to').fill('/s/nowhere');
    await down.getByRole('button', { name: /^Take it down and lead on/ }).click();
    await down.getByText(/It leads to nothing/).waitFor();
    await walk.looks('BackOffice-take-down');
    await down.getByLabel('Leads to').fill('/s/contact');
    await down.getByLabel('Why? (optional)').fill('It is over');
    await page.keyboard.press('Control+Enter');
    await hears(page, /It is taken down/);
    await expect.poll(() => answer(`/s/${code}`)).toBe('302 /s/contact');
    await main().getByText('Taken down: version 3').waitFor();
    await press('Publish…');
    await dialog(/^Publish/)
      .getByRole('button', { name: /^Publish now/ })
      .click();
    await expect.poll(() => answer(`/s/${code}`)).toBe('200');

    // What every shop needs stays, and says why.
    await office().opens('/content/pages/terms');
    await press('Take down…');
    await dialog(/^Take down: /)
      .getByText('Every shop needs this page')
      .waitFor();
    expect(
      await dialog(/^Take down: /)
        .getByRole('button', { name: /^Take it down/ })
        .isDisabled(),
    ).toBe(true);
    await walk.looks('BackOffice-needed-page');
    await page.keyboard.press('Escape');
  });

  test('an old address is led on, for now, and let go; the shop follows', async () => {
    const { page } = walk;
    const from = `/former-shop/${width}.html`;
    walk.expectedly(/status of (400|404)/); // of what is refused; of the address that is no more
    await office().joins('promotions');
    await office().opens('/content');
    await main().getByRole('link', { name: 'Redirects' }).click();
    await main().getByLabel('Find redirects').waitFor();
    await press('New redirect');
    const adding = dialog('New redirect');
    await adding.getByLabel('Old address').fill('/cart');
    await adding.getByLabel('Leads to').fill('/s/contact');
    await page.keyboard.press('Control+Enter');
    await adding.getByText(/It answers by itself/).waitFor();
    await walk.looks('BackOffice-new-redirect');
    await adding.getByLabel('Old address').fill(from);
    await page.keyboard.press('Control+Enter');
    await hears(page, /leads to \/s\/contact/);
    await expect.poll(() => answer(`${from}?a=1`)).toBe('301 /s/contact?a=1');

    const row = () => main().getByRole('row').filter({ hasText: from });
    await row()
      .getByRole('button', { name: /^Change/ })
      .click();
    await dialog(/^Change: /)
      .getByRole('button', { name: 'For now' })
      .click();
    await dialog(/^Change: /)
      .getByRole('button', { name: /^Lead it there/ })
      .click();
    await row().getByText('For now (302)').waitFor();
    await walk.looks('BackOffice-redirects');
    await expect.poll(() => answer(from)).toBe('302 /s/contact');

    await row()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await dialog(/^Remove: /)
      .getByRole('button', { name: /^Remove it/ })
      .click();
    await expect.poll(() => answer(from)).toBe('404');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answer(from)).toBe('302 /s/contact');
  });
});
