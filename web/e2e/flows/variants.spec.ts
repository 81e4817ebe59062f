import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, expectFits, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

const plain = (words: string | null) => (words ?? '').replace(/\s/g, ' ');

atAnyWidth('on a %s', (width) => {
  test('another storage or colour has its own address, price, picture and stock', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens('/p/10449301');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe('Themba S7 smartphone, 128 GB, petrol');
    const picture = page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: 'Look closer' })
      .first()
      .locator('img');
    const before = await picture.getAttribute('src');
    await page.getByRole('group', { name: 'Storage' }).getByRole('link', { name: '512 GB' }).click();
    await page.waitForURL(/\/p\/10449303$/);
    await page.getByRole('heading', { level: 1, name: 'Themba S7 smartphone, 512 GB, petrol' }).waitFor();
    expect(plain(await page.getByRole('main').locator('data').first().textContent())).toBe('R 7 999.00');
    await expectFits(page, 'Pdp with variants');
    await expectAccessible(page, 'Pdp with variants');

    // Cream is not made with 512 GB; black is, but sold out
    const colours = page.getByRole('group', { name: 'Colour' });
    await colours.getByRole('link', { name: 'Cream only in another combination' }).waitFor();
    await colours.getByRole('link', { name: 'Black Out of stock' }).click();
    await page.waitForURL(/\/p\/10449306$/);
    await page.getByRole('heading', { level: 1, name: 'Themba S7 smartphone, 512 GB, black' }).waitFor();
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before);

    // said once, with what can be had in its stead
    expect(await page.getByRole('main').getByText('Out of stock near you').count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Stores near you' }).count()).toBe(0);
    const instead = page.getByRole('region', { name: 'In stock, at about this price' });
    await instead.scrollIntoViewIfNeeded();
    await expect.poll(() => instead.getByRole('link').count()).toBe(4);
    await expectFits(page, 'Pdp, sold out');
    await expectAccessible(page, 'Pdp, sold out');

    // nobody has it: a guest asks to be notified
    await page.getByRole('button', { name: 'Notify me', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Notify me' });
    await dialog.getByLabel('Your email address').fill('nobody');
    await dialog.getByRole('button', { name: 'Email me' }).click();
    await dialog.getByText('Please enter a valid email').waitFor();
    await expectAccessible(page, 'Notify me');
    await dialog.getByLabel('Your email address').fill(`notice.${randomUUID()}@example.co.za`);
    await dialog.getByRole('button', { name: 'Email me' }).click();
    await page.getByRole('main').getByText('We will email you', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('main').getByText('We will email you', { exact: true }).waitFor();
    await end(/status of 400/);
  });

  test('a case instead of a bag is another unit with its own price', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens('/p/10449321');
    const units = page.getByRole('group', { name: 'Sold as' });
    expect(plain(await units.textContent())).toContain('Case of 6 bagsR 1 749.00, R 291.50 each');
    await units.getByRole('link', { name: /^Case of 6 bags/ }).click();
    await page.waitForURL(/\/p\/10449322$/);
    await page.getByRole('heading', { level: 1, name: /case of six/ }).waitFor();
    await page.getByText(/^6 in a pack,\s+R\s291\.50 each$/).waitFor();
    await end();
  });

  test('a card of what is not to be had near asks to be notified, and does not forget', async () => {
    const { page, end } = await visit(width);
    const shop = new Shop(page);
    await shop.opens('/l/c/fridges');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /Out of stock near/ })
      .first();
    await card.getByRole('button', { name: /^Notify me: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Notify me' });
    await dialog.getByLabel('Your email address').fill('nobody');
    await dialog.getByRole('button', { name: 'Email me' }).click();
    await dialog.getByText('Please enter a valid email').waitFor();
    await dialog.getByLabel('Your email address').fill('thandi@example.co.za');
    await expectAccessible(page, 'Notify me on a card');
    await dialog.getByRole('button', { name: 'Email me' }).click();
    await dialog.waitFor({ state: 'detached' });
    await card.getByText('We will email you').waitFor();
    await page.reload();
    await card.getByText('We will email you').waitFor();
    await end(/status of 400/);
  });
});
