import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { apiPath, filled, type AnswerAt, type ApiPath } from '../../src/shared/api/path';
import { BackOffice } from '../pages/back-office';
import { closeBrowser, hears } from '../support/browser';
import { picture } from '../support/pictures';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const byScreen = { 'X-Spaza-Backoffice': '1' };

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const press = (name: string | RegExp, within: Locator = main()) =>
    within.getByRole('button', { name }).filter({ visible: true }).first().click();
  const asks = async <P extends ApiPath>(path: P) =>
    (await (await walk.page.request.get(path)).json()) as AnswerAt<P>;
  const products = async (query: string) =>
    (await asks(apiPath('/backoffice/api/products', { query: { query } }))).products;
  const product = (productCode: string) =>
    asks(apiPath('/backoffice/api/products/{productCode}', { path: { productCode } }));
  const toasted = () => walk.page.locator('.toastb');

  test('prices of a list go down together and back again; the palette finds a product', async () => {
    const { page } = walk;
    await office().joins('owner');
    await office().opens('/catalogue');
    await page.getByRole('searchbox', { name: 'Find products' }).fill('kettle');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('kettle');
    const [first, second] = await products('kettle');
    await main().getByRole('link', { name: second!.name }).first().waitFor();
    await walk.looks('BackOffice-catalogue');
    await office().heading('Catalogue').click();
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await main().getByText('2 products selected').waitFor();
    await press('Change price');
    const bulk = dialog(/^Change prices, 2 products/);
    await bulk.getByText('Say by how many percent').waitFor();
    await bulk.getByLabel('Percent').fill('−10');
    await bulk.getByText('2 products would change').waitFor();
    await walk.looks('BackOffice-bulk');
    await press('Change 2 products', bulk);
    await bulk.waitFor({ state: 'detached' });
    await hears(page, /Changed 2 products/);
    const cut = (await product(first!.code)).prices!.now!.price.value;
    expect(cut).toBe(Math.round(first!.price!.value * 90) / 100);
    await press(/^Undo/, toasted());
    await hears(page, /Undone in 2 products/);
    expect((await product(first!.code)).prices!.now!.price.value).toBe(first!.price!.value);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find or do anything' }).fill(`:${first!.code}`);
    await page.getByRole('option', { name: new RegExp(first!.code) }).waitFor();
    await page.keyboard.press('Enter');
    await office().heading(first!.name).waitFor();
  });

  test('a product is edited while a colleague edits it: both sides are seen, and nothing is lost', async () => {
    const { page } = walk;
    await office().joins('owner');
    const [toaster] = await products('toaster');
    await office().opens(`/catalogue/products/${toaster!.code}`);
    await office().heading(toaster!.name).waitFor();
    await main().getByRole('heading', { name: 'History' }).waitFor();
    await walk.looks('BackOffice-product');
    await main().getByLabel('Name', { exact: true }).fill('Toaster of mine');
    await main().getByRole('switch', { name: 'Can be returned' }).click();
    await main().getByLabel('Units in a pack').fill('six');
    await main().getByText('A whole number').waitFor();
    await main().getByLabel('Units in a pack').fill('1');
    await main().getByRole('link', { name: 'Catalogue' }).first().click();
    const leaving = dialog('2 changes are not saved');
    await press('Stay', leaving);

    const version = (await product(toaster!.code)).version;
    const theirs = await page.request.patch(
      filled('/backoffice/api/products/{productCode}', { path: { productCode: toaster!.code } }),
      { headers: byScreen, data: { version, changes: { name: 'Toaster of theirs', summary: 'Toasts' } } },
    );
    expect(theirs.status()).toBe(200);
    await page.keyboard.press('Control+s');
    const conflict = dialog(/changed it meanwhile$/);
    await conflict.getByText('1 field both of you changed.').waitFor();
    await walk.refused(1, 409);
    await walk.looks('BackOffice-conflict');
    await conflict.getByRole('radio', { name: /Toaster of theirs/ }).check();
    await press('Save 1 change', conflict);
    await hears(page, /^Saved|Saved 1 change/);
    const saved = await product(toaster!.code);
    expect([saved.name, saved.summary, saved.returnable]).toEqual(['Toaster of theirs', 'Toasts', false]);
    await press(/^Undo/, toasted());
    await hears(page, /Undone/);
    await expect.poll(async () => (await product(toaster!.code)).returnable).toBe(true);
  });

  test('pictures are added, described and ordered; a large move of a price waits for a second person', async () => {
    const { page } = walk;
    await office().joins('owner');
    const [fridge] = await products('fridge');
    await office().opens(`/catalogue/products/${fridge!.code}`);
    await office().heading(fridge!.name).waitFor();
    const before = (await product(fridge!.code)).images;
    await main()
      .getByLabel('Add pictures')
      .setInputFiles([
        { name: 'front.png', mimeType: 'image/png', buffer: picture(320, 320) },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      ]);
    await main()
      .getByText(/Choose JPEG, PNG, WebP, AVIF or GIF/)
      .waitFor();
    await press('Take it away');
    const last = before.length + 1;
    await main().getByLabel(`What picture ${last} shows`).fill('From the front');
    await main()
      .getByRole('button', { name: new RegExp(`^Picture ${last}, From the front`) })
      .focus();
    for (let step = 1; step < last; ++step) await page.keyboard.press('Alt+ArrowLeft');
    await main().getByRole('button', { name: 'Picture 1, From the front' }).waitFor();
    await page.keyboard.press('Control+s');
    await hears(page, /Saved 1 change/);
    expect((await product(fridge!.code)).images.map(({ alt }) => alt)).toEqual([
      'From the front',
      ...before.map(({ alt }) => alt),
    ]);

    await press('Change the price');
    const price = dialog('Change the price');
    await price.getByLabel('Price, rand').fill('99,90');
    await price.getByText(/a second person has to agree/).waitFor();
    await walk.looks('BackOffice-price');
    await page.keyboard.press('Control+Enter');
    await price.waitFor({ state: 'detached' });
    await main().getByText('You said yes first: somebody else has to agree.').waitFor();
    await office().opens('/catalogue/waiting');
    await main().getByRole('link', { name: fridge!.name }).waitFor();
    await walk.looks('BackOffice-waiting');
    await press('Take it back');
    await main().getByText('No price waits for a second person.').waitFor();
  });

  test('a sheet is typed, filled down and pasted into: good cells are saved, bad ones stay', async () => {
    const { page } = walk;
    await office().joins('owner');
    const [first, second, third] = await products('kettle');
    const codes = [first, second, third].map((each) => each!.code);
    await office().opens(`/catalogue/grid?codes=${codes.join(',')}`);
    const prices = main().getByRole('textbox', { name: /^Price, / });
    const was = main().getByRole('textbox', { name: /^Was, / });
    await prices.nth(2).waitFor();
    const cents = first!.price!.value + 1;
    await prices.nth(0).fill(String(cents));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+d');
    expect(await prices.nth(1).inputValue()).toBe(String(cents));
    await page.keyboard.press('Control+z');
    await was.nth(0).focus();
    await was.nth(0).evaluate((cell) => {
      const sheet = new DataTransfer();
      sheet.setData('text/plain', '9 999 999.00\nmuch\n');
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: sheet, bubbles: true }));
    });
    await main().getByText('1 cell to fix: Was is no amount in rand').waitFor();
    await walk.looks('BackOffice-grid');
    await press('See difference');
    const difference = dialog('What saving changes');
    await difference.getByText('Was is no amount in rand').waitFor();
    await walk.looks('BackOffice-difference');
    await press('Save 2 changes', difference);
    await hears(page, /Saved 2 changes/);
    expect((await product(first!.code)).prices!.now!.price.value).toBe(cents);
    expect(await was.nth(1).inputValue()).toBe('much');
    await press(/^Undo/, toasted());
    await hears(page, /Undone/);
    await expect
      .poll(async () => (await product(first!.code)).prices!.now!.price.value)
      .toBe(first!.price!.value);
    await press('Undo all');
  });

  test('categories are added, moved with keys, renamed, hidden and removed', async () => {
    const { page } = walk;
    await office().joins('catalogue');
    await office().opens('/catalogue/categories');
    const tree = main().getByRole('region', { name: 'Categories' });
    await tree
      .getByRole('button', { name: /^Open / })
      .first()
      .waitFor();
    const above = `Braai time on a ${width}`; // stays
    for (const name of [above, 'Braai later']) {
      await office().heading('Catalogue').click();
      await page.keyboard.press('n');
      const adding = dialog('New category');
      await adding.getByLabel('Name').fill(name);
      await adding.getByLabel('Inside').selectOption('');
      await press('Add it', adding);
      await tree.getByRole('button', { name, exact: true }).waitFor();
    }
    await tree.getByRole('button', { name: 'Braai later', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await hears(page, /Braai later is moved/);
    await expect
      .poll(async () => {
        const { categories } = await asks(apiPath('/backoffice/api/categories'));
        const outer = categories.find(({ name }) => name === above)!.code;
        return categories.find(({ name }) => name === 'Braai later')!.parent === outer;
      })
      .toBe(true);
    await tree.getByRole('button', { name: 'Braai later', exact: true }).click();
    const panel = main().getByRole('region', { name: 'Braai later' });
    await panel.getByLabel('Name').fill('Braai and smoke');
    await panel.getByRole('switch', { name: /^Hidden/ }).click();
    await walk.looks('BackOffice-categories');
    await page.keyboard.press('Control+s');
    await hears(page, /Braai and smoke is saved/);
    await press('Remove it', main().getByRole('region', { name: 'Braai and smoke' }));
    await press('Remove it', dialog('Remove Braai and smoke'));
    await hears(page, /Braai and smoke is removed/);
    await tree.getByRole('button', { name: 'Braai and smoke' }).waitFor({ state: 'detached' });
  });

  test('stock is adjusted with a reason, moved, and counted; who only reads sees no way to change it', async () => {
    const { page } = walk;
    await office().joins('stock');
    const [iron] = await products('iron');
    const shelves = async () =>
      (
        await asks(
          apiPath('/backoffice/api/products/{productCode}/stock', { path: { productCode: iron!.code } }),
        )
      ).shelves;
    const [from, to] = (await shelves()).sort((a, b) => b.free - a.free);
    expect(from!.free).toBeGreaterThan(2);
    const onHand = async (code: string) => (await shelves()).find(({ store }) => store.code === code)!.onHand;
    await office().opens(`/stock?view=all&query=${iron!.code}`);
    await main().getByRole('link', { name: iron!.name }).waitFor();
    await walk.looks('BackOffice-stock');
    await press(`Adjust, ${iron!.name}`);
    const adjust = page.getByRole('form', { name: 'Adjust stock' });
    await adjust.getByLabel('Where').selectOption(from!.store.code);
    await adjust.getByLabel('Counted').fill(String(from!.onHand - 1));
    await adjust.getByText('Leave out goods of paid orders').waitFor();
    await adjust.getByLabel('Reason').selectOption('damaged');
    await walk.looks('BackOffice-adjust');
    await press(/^Set to/, adjust);
    await hears(page, /is \d+ now\./);
    expect(await onHand(from!.store.code)).toBe(from!.onHand - 1);
    await press(/^Undo/, toasted());
    await hears(page, /Undone/);
    await expect.poll(() => onHand(from!.store.code)).toBe(from!.onHand);

    await press(`Move, ${iron!.name}`);
    const move = page.getByRole('form', { name: 'Move stock' });
    await move.getByLabel('From').selectOption(from!.store.code);
    await move.getByLabel('To').selectOption(to!.store.code);
    await move.getByLabel('Units').fill('2');
    await press(/^Move 2 to/, move);
    await hears(page, /2 units moved/);
    expect(await onHand(to!.store.code)).toBe(to!.onHand + 2);

    await office().opens(`/stock/count?store=${encodeURIComponent(to!.store.code)}`);
    await main().getByText('Leave out goods of paid orders').waitFor();
    for (let unit = 0; unit < 2; ++unit) {
      await main().getByLabel('Product').fill(iron!.code);
      await page.keyboard.press('Enter');
      await main().getByLabel(`Counted, ${iron!.name}`).waitFor();
      await expect
        .poll(() => main().getByLabel(`Counted, ${iron!.name}`).inputValue())
        .toBe(String(unit + 1));
    }
    await main()
      .getByLabel(`Counted, ${iron!.name}`)
      .fill(String(to!.onHand + 1));
    await walk.looks('BackOffice-count');
    await press(/^Compare 1 product/);
    const counted = dialog('What the count changes');
    await counted.getByText('1 product differ').waitFor();
    await walk.looks('BackOffice-counted');
    await press('Correct 1 product', counted);
    await hears(page, /1 product corrected/);
    expect(await onHand(to!.store.code)).toBe(to!.onHand + 1);

    await office().forgetsWhoIsSignedIn();
    await office().joins('auditor');
    await office().opens(`/stock?view=all&query=${iron!.code}`);
    await main().getByRole('link', { name: iron!.name }).waitFor();
    expect(
      await main()
        .getByRole('button', { name: /^(Move|Adjust)/ })
        .count(),
    ).toBe(0);
    await office().opens(`/catalogue/products/${iron!.code}`);
    await office().heading(iron!.name).waitFor();
    expect(
      await main()
        .getByRole('button', { name: /^(Save|Change the price|Add|Adjust)/ })
        .count(),
    ).toBe(0);
    expect(await main().getByLabel('Name', { exact: true }).isDisabled()).toBe(true);
    await office().forgetsWhoIsSignedIn();
    await office().joins('packer');
    expect(await office().placesSeen(width === 'phone')).toEqual(['Today', 'Orders']);
  });
});
