import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, expectFits, visit, type Width } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

const qled = '10448821';
const oled = '10448832';
const oak = '10448834';
const last = '10448831';
const soundbar = '10449001';

const tick = (page: Page, name: RegExp | string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Compare .*${name}`) });
const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('main').getByRole('row');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('rowheader', { name, exact: true }) });

const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);

const spaced = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
const cells = async (page: Page, name: string) =>
  (await row(page, name).getByRole('cell').allTextContents()).map(spaced);

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('products ticked in a list and on their page are seen side by side, and the differences marked', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/c/televisions');
    const cards = page.getByRole('main').getByRole('article').getByRole('checkbox');
    await cards.first().check();
    await tray(page).getByText('Tick one more').waitFor();
    await shop.opens(`/p/${oled}`);
    await tick(page, 'Vela 55-inch OLED').first().scrollIntoViewIfNeeded();
    await page.getByText('Tick one more').waitFor();
    await tick(page, 'Vela 55-inch OLED').first().check();
    await page.getByRole('link', { name: 'See 2 side by side' }).click();
    await heading(page, '2 televisions side by side').waitFor();
    expect(new URL(page.url()).pathname).toBe('/compare');
    expect(await page.title()).toMatch(/^Compare Vela 55-inch 4K QLED Smart TV, VQ55A, Vela 55-inch OLED/);

    expect(await cells(page, 'Refresh rate')).toEqual(['60 Hz', 'Best: 120 Hz']);
    expect(await row(page, 'Resolution').count()).toBe(0);
    const differing = await rows(page).count();
    await page.getByRole('checkbox', { name: 'Only differences' }).uncheck();
    await expect.poll(() => cells(page, 'Resolution')).toEqual(['4K UHD', '4K UHD']);
    const [, differ, total] = /(\d+) of (\d+) facts differ/.exec(await page.getByRole('main').innerText())!;
    expect([differing - 1, (await rows(page).count()) - 1]).toEqual([Number(differ), Number(total)]);
    await walk.looks('Compare, two');
  });

  test('the fourth and one of another department are refused in words, with a way on', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/c/televisions');
    const cards = page.getByRole('main').getByRole('article').getByRole('checkbox');
    for (const n of [0, 1, 2]) await cards.nth(n).check();
    await cards.nth(3).click();
    await tray(page).getByText('Three is the most we can put side by side.').waitFor();
    expect(await cards.nth(3).isChecked()).toBe(false);
    await walk.looks('Plp, three ticked');
    const crosses = tray(page).getByRole('button', { name: /^Take .* out$/ });
    await crosses.first().click();
    await tray(page).getByRole('link', { name: 'Compare 2' }).waitFor();
    expect(await cards.first().isChecked()).toBe(false);
    // There is room again: nothing stands refused, and nothing offers to drop the other two.
    expect(await tray(page).getByRole('status').textContent()).toBe('');
    expect(
      await tray(page)
        .getByRole('button', { name: /^Start again/ })
        .count(),
    ).toBe(0);
    await expect.poll(() => isFocused(crosses.first())).toBe(true);
    // What was ticked by then comes with the next page, and moves neither it nor the focus.
    await shop.opens('/');
    await shop.opens('/l/c/televisions');
    await tray(page).getByRole('link', { name: 'Compare 2' }).waitFor();
    expect(await tray(page).evaluate((it) => it.contains(document.activeElement))).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await cards.nth(1).uncheck();
    await tray(page).getByText('Tick one more').waitFor();
    await crosses.first().focus();
    await page.keyboard.press('Enter');
    await tray(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(cards.nth(2))).toBe(true);
    await cards.nth(2).check();

    await shop.opens(`/p/${soundbar}`);
    await tick(page, 'Gumba').first().click();
    await page.getByText('You were comparing Televisions.').waitFor();
    await walk.looks('Pdp, another department');
    await page.getByRole('button', { name: /^Start again with/ }).click();
    await page.getByText('Tick one more').waitFor();
    expect(await tick(page, 'Gumba').first().isChecked()).toBe(true);
  });

  test('ticks are there in another tab, and a reload keeps them', async () => {
    const { page, shop } = walk;
    await shop.opens(`/p/${qled}`);
    const other = await page.context().newPage();
    await other.goto(`/p/${oled}`);
    await tick(page, 'Vela 55-inch 4K QLED').first().check();
    await tick(other, 'Vela 55-inch OLED').first().scrollIntoViewIfNeeded();
    await other.getByText('Tick one more').waitFor();
    await tick(other, 'Vela 55-inch OLED').first().check();
    await page.getByRole('link', { name: 'See 2 side by side' }).waitFor();
    await page.reload();
    await tick(page, 'Vela 55-inch 4K QLED').first().scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'See 2 side by side' }).waitFor();
    // Opened by itself, the comparison shows what is ticked.
    await page.goto('/compare');
    await heading(page, '2 televisions side by side').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await heading(page, 'Nothing to compare yet').waitFor();
    await other.getByRole('link', { name: 'See 2 side by side' }).waitFor({ state: 'detached' });
  });

  test('one is put into the cart, and one that is taken out leaves two', async () => {
    const { page, shop } = walk;
    await shop.opens(`/compare?codes=${qled},${oled},${oak}`);
    await heading(page, '3 televisions side by side').waitFor();
    expect(await cells(page, 'Stock')).toEqual(['In stock', 'In stock', 'Out of stock']);
    await page.getByRole('button', { name: /^Notify me/ }).waitFor();
    await walk.looks('Compare, three');
    await page.getByRole('link', { name: /^Take Sisonke Picture .* out$/ }).click();
    await heading(page, '2 televisions side by side').waitFor();
    expect(page.url()).toMatch(new RegExp(`codes=${qled},${oled}$`));
    await expect.poll(() => isFocused(heading(page, '2 televisions side by side'))).toBe(true);
    await shop.addsToCart();
  });

  test('by keyboard alone: ticked, compared, all facts, one taken out', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/c/televisions');
    const cards = page.getByRole('main').getByRole('article').getByRole('checkbox');
    await cards.first().focus();
    await page.keyboard.press('Space');
    await cards.nth(1).focus();
    await page.keyboard.press('Space');
    const go = tray(page).getByRole('link', { name: 'Compare 2' });
    await go.waitFor();
    for (let tabs = 0; tabs < 400 && !(await go.evaluate((it) => it === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, '2 televisions side by side').waitFor();
    const only = page.getByRole('checkbox', { name: 'Only differences' });
    await only.focus();
    await page.keyboard.press('Space');
    expect(await only.isChecked()).toBe(false);
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/codes=\d+,\d+$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Add one more to compare').waitFor();
    await expect.poll(() => isFocused(heading(page, 'Add one more to compare'))).toBe(true);
    await page.getByRole('link', { name: 'See Televisions' }).waitFor();
    await walk.looks('Compare, one left');
  });

  test('more than are drawn, unknown ones and none: words and a way on', async () => {
    const { page, shop } = walk;
    await shop.opens(`/compare?codes=${qled},${oled},${oak},${last}`);
    await page.getByText('Take one out to see the one that is left.').waitFor();
    await page.getByRole('link', { name: /^Take Sisonke Picture .* out$/ }).click();
    await page.getByRole('columnheader', { name: /^Lumo 50-inch/ }).waitFor();
    expect(await page.getByText('Three is the most').count()).toBe(0);

    await shop.opens(`/compare?codes=nosuch,${qled},%3Cb%3E,${oled}`);
    await heading(page, '2 televisions side by side').waitFor();
    await page.getByText('We could not find nosuch, <b>. They may').waitFor();
    await walk.looks('Compare, unknown');

    await shop.opens(`/compare?codes=${qled},${soundbar}`);
    await heading(page, '2 products side by side').waitFor();
    await page.getByText(/^These are from different departments/).waitFor();

    await shop.opens('/compare?codes=nosuch');
    await heading(page, 'Nothing to compare yet').waitFor();
    await page.getByText('We could not find nosuch.').waitFor();
    await walk.looks('Compare, none');
    await shop.opens('/compare');
    await page.getByRole('link', { name: 'All departments' }).last().waitFor();
  });

  test('a ticked product that has left the shop is reported, and ticked no more', async () => {
    const { page, shop } = walk;
    await shop.opens('/');
    await page.evaluate(
      (kept) => localStorage.setItem('spaza.compared', JSON.stringify(kept)),
      [qled, 'left-the-shop', oled].map((code) => ({
        code,
        name: code,
        department: { code: 'televisions', name: 'Televisions' },
      })),
    );
    await page.goto('/compare');
    await heading(page, '2 televisions side by side').waitFor();
    await page.getByText('We could not find left-the-shop.').waitFor();
    walk.expectedly(/status of 400/);
    await shop.opens('/l/c/televisions');
    await tray(page).getByRole('link', { name: 'Compare 2' }).waitFor();
  });
});

describe.each<Width>(['desktop', 'phone'])('without scripts on a %s', (width) => {
  test('the server draws the comparison; the switch and taking out work', async () => {
    const { page, end } = await visit(width, { javaScriptEnabled: false });
    await page.goto(`/compare?codes=${qled},${oled},${oak}`);
    await heading(page, '3 televisions side by side').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,follow');
    expect(await row(page, 'Resolution').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Only differences' }).uncheck();
    expect(await row(page, 'Resolution').count()).toBe(1);
    await page.getByRole('link', { name: /^Take Sisonke Picture .* out$/ }).click();
    await heading(page, '2 televisions side by side').waitFor();
    expect(await page.locator('button:visible:not(form[action] > button)').allInnerTexts()).toEqual([]);
    await expectFits(page, 'Compare without scripts');
    await end();
  });
});

test('it is read in the dark theme too', async () => {
  const { page, end } = await visit('desktop', { colorScheme: 'dark' });
  await page.goto(`/compare?codes=${qled},${oled},${oak}`);
  await expectAccessible(page, 'Compare, dark');
  await end();
});
