import { afterAll, expect, test } from 'vitest';
import { BackOffice } from '../pages/back-office';
import { closeBrowser, hears } from '../support/browser';
import { picture } from '../support/pictures';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const isPhone = width === 'phone';
  // Each width has a page and pictures of its own: nobody else's flow reads them.
  const code = isPhone ? 'media-on-a-phone' : 'media-on-a-desktop';
  const wall = `Wall of ${code}.png`;
  const door = `Door of ${code}.png`;
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const pictures = () => main().getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');
  const find = async (words: string) => {
    await main().getByLabel('Find pictures').fill(words);
    await walk.page.keyboard.press('Enter');
  };

  test('pictures are sent, found, chosen in a page, seen in the shop, and kept while they are used', async () => {
    const { page } = walk;
    walk.expectedly(/status of 400/); // of what is no picture
    await office().joins('promotions');
    await office().opens('/content/media');
    await office().heading('Content').waitFor();

    // Two pictures, and one that only says it is.
    await main()
      .getByLabel('Add pictures')
      .setInputFiles([
        { name: wall, mimeType: 'image/png', buffer: picture(640, 400, isPhone ? 11 : 21) },
        { name: 'No picture.png', mimeType: 'image/png', buffer: Buffer.from('words') },
        { name: door, mimeType: 'image/png', buffer: picture(300, 300, isPhone ? 12 : 22) },
      ]);
    const sending = main().getByRole('list', { name: 'Files being sent' });
    await sending.getByText(/is no JPEG, PNG/).waitFor();
    await pictures().filter({ hasText: door }).waitFor();
    await pictures().filter({ hasText: wall }).waitFor();
    await walk.looks('BackOffice-media');
    await sending.getByRole('button', { name: 'Dismiss No picture.png' }).click();
    await expect.poll(() => sending.count()).toBe(0);

    // Found and described.
    await find(code.toUpperCase());
    await expect.poll(() => pictures().count()).toBe(2);
    await pictures().filter({ hasText: wall }).getByRole('link').click();
    const beside = main().getByRole('complementary', { name: `Picture ${wall}` });
    await beside.getByText('Used nowhere').waitFor();
    await beside.getByLabel('Alternative text').fill('A red wall');
    await beside.getByRole('button', { name: 'Save the text' }).click();
    await hears(page, /The text is saved/);
    await walk.looks('BackOffice-media-one');

    // Chosen in a page, with its text.
    await office().opens('/content');
    await main().getByRole('button', { name: 'New page' }).click();
    await dialog('New page').getByLabel('Title').fill(`Of ${code}`);
    await dialog('New page').getByLabel('Address').fill(code);
    await dialog('New page')
      .getByRole('button', { name: /^Add it/ })
      .click();
    const slots = main().getByRole('region', { name: 'Slots' });
    await slots.getByRole('button', { name: /^Text/ }).click();
    await main().getByLabel('Text (HTML)').fill('<p>Walls of all kinds.</p>');
    await slots
      .getByRole('button', { name: /^Add to / })
      .first()
      .click();
    await dialog(/^Add to /)
      .getByRole('button', { name: 'Banner', exact: true })
      .click();
    await main().getByLabel('Title', { exact: true }).fill('Walls');
    await main().getByRole('button', { name: 'Choose a picture…' }).click();
    const picker = dialog('Picture');
    await picker.getByLabel('Find in the library').fill(wall);
    await page.keyboard.press('Enter');
    await expect.poll(() => picker.getByRole('listitem').count()).toBe(1);
    await walk.looks('BackOffice-media-picker');
    await picker.getByRole('listitem').getByRole('button').click();
    await expect.poll(() => main().getByLabel('What it shows (optional)').inputValue()).toBe('A red wall');
    await page.keyboard.press('Control+s');
    await hears(page, /The draft is saved/);
    await main().getByRole('button', { name: 'Publish…' }).first().click();
    await dialog(/^Publish/)
      .getByRole('button', { name: /^Publish now/ })
      .click();
    await hears(page, /Shoppers see it now/);
    await walk.shop.opens(`/s/${code}`);
    const shown = page.getByRole('img', { name: 'A red wall' });
    await shown.waitFor();
    await expect
      .poll(() => shown.evaluate((each) => (each as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    // What is used stays; what is not goes, and comes back.
    await office().opens('/content/media');
    await find(code);
    await pictures().filter({ hasText: wall }).getByRole('link').click();
    await beside.getByRole('link', { name: `Of ${code}` }).waitFor();
    expect(await beside.getByRole('button', { name: 'Remove…' }).isDisabled()).toBe(true);
    if (isPhone) await main().getByRole('link', { name: 'All pictures' }).click();
    await pictures().filter({ hasText: door }).getByRole('link').click();
    await main()
      .getByRole('complementary', { name: `Picture ${door}` })
      .getByRole('button', { name: 'Remove…' })
      .click();
    await dialog(/^Remove/)
      .getByRole('button', { name: /^Remove it/ })
      .click();
    await hears(page, new RegExp(`${code}.png is removed`));
    await main().getByRole('button', { name: 'Bring it back' }).click();
    await hears(page, new RegExp(`${code}.png is back`));
  });
});
