// The shop of docs/first-shop.md as its shoppers see it: with its own name, photographs, checkout and invoice.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, type Width } from '../support/browser';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** What a shopper reads; names of the program's storage and calls may stand in a page. */
const wordsOf = async (page: Page) =>
  `${await page.title()} ${await page.locator('body').innerText()}`.replaceAll(/\s+/g, ' ');

/** All pictures that were asked for are there. */
const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((each) => each.complete && each.naturalWidth === 0).map((each) => each.src),
  );

/** From the door to the pictures: what is seen before and after the upgrade and on the other database. */
const seesTheShop = async ({ page, looks, shop }: ReturnType<typeof walkOn>, when: string) => {
  const sees = async (screen: string) => {
    expect(await wordsOf(page), screen).not.toMatch(/Spaza|Midrand|G205/);
    await expect.poll(() => broken(page), { message: screen }).toEqual([]);
    await looks(`${when}, ${screen}`);
  };
  await shop.opens('/');
  expect(await page.title()).toBe('Kloof Hardware | Tools and garden');
  await sees('home');
  await page.goto('/l/c/watering');
  await expect.poll(() => page.getByRole('main').locator('picture').count()).toBeGreaterThan(3);
  await sees('listing');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/p\//);
  await expect
    .poll(() => page.getByRole('main').locator('picture source[type="image/avif"]').count())
    .toBeGreaterThan(0);
  await sees('product');
  return sees;
};

const when = process.env.SPAZA_FIRST_SHOP_WHEN ?? 'new';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  const walk = walkOn(width);

  test('the shop is looked at, and something is bought in it', async () => {
    const { page, shop } = walk;
    const sees = await seesTheShop(walk, when);
    if (when !== 'new') return;
    await shop.addsToCart();
    await shop.opensCart();
    await sees('cart');
    await shop.checksOut();
    await shop.createsAccount(`thandi.${randomUUID()}@shopper.example`);
    await page.getByText('Please add an address to proceed').waitFor();
    await page.getByRole('link', { name: 'Add new address' }).click();
    await page.getByLabel('First name').fill('Thandi');
    await page.getByLabel('Last name').fill('Nkosi');
    await page.getByLabel('Cellphone number', { exact: true }).fill('0821234567');
    await page.getByLabel('Province').selectOption({ label: 'Western Cape' });
    await page.getByLabel('City').selectOption({ label: 'Paarl' });
    await page.getByLabel('Town or suburb').selectOption({ index: 1 });
    await page.getByLabel('Street number').fill(width === 'phone' ? '12' : '14');
    await page.getByLabel('Street name').fill('Boland Street');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('heading', { name: 'How would you like to get it?' }).first().waitFor();
    await sees('checkout');
    await shop.choosesDelivery();
    await shop.reviews();
    await sees('order summary');
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);
    await sees('confirmation');
    await shop.findsInHistory(code);
    const invoice = page.getByRole('main').getByRole('button', { name: /^Tax invoice/ });
    await expect
      .poll(async () => {
        if (await invoice.count()) return true;
        await page.reload(); // it is written beside the payment
        return false;
      })
      .toBe(true);
    await sees('order');
    const [download] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
    const chunks: Buffer[] = [];
    for await (const part of await download.createReadStream()) chunks.push(part as Buffer);
    const pdf = Buffer.concat(chunks);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).not.toMatch(/Spaza|Midrand/);
  });
});
