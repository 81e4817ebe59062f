import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { photograph } from '../../../server/tests/api/support/pictures';
import { runProgram } from '../../../server/tests/api/support/server';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const folder = mkdtempSync(join(tmpdir(), 'spaza-returns-'));
const photo = (name: string, seed: number) => {
  const path = join(folder, name);
  writeFileSync(path, photograph(1600, 1200, { seed })); // more than half a megabyte
  return path;
};
const photos = ['Dent.png', 'Box.png', 'Label.png'].map((name, n) => photo(name, n + 1));
const clip = join(folder, 'klip.heic');
writeFileSync(clip, Buffer.from('no picture'));

const database = () => process.env.SPAZA_E2E_DATABASE!;
const sql = (statement: string) => sqlOn(database(), statement);

/** The shop's own side: what warehouse and service say. */
const spaza = (command: string, verb: string, ...rest: string[]) => {
  process.env.SPAZA_SERVE_PUBLIC_URL = process.env.SPAZA_E2E_BASE;
  runProgram('spaza', [command, verb, '--database', database(), ...rest]);
  delete process.env.SPAZA_SERVE_PUBLIC_URL;
};

/** All parts of an order reach the shopper. */
function handsOver(order: string) {
  for (const part of sql(`SELECT code FROM consignment WHERE order_code = '${order}'`).split('\n'))
    for (const step of ['pick', 'ship', 'deliver']) spaza('orders', step, part);
}

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const button = (name: string | RegExp) => main().getByRole('button', { name });
  const heading = (name: string | RegExp) => walk.page.getByRole('heading', { level: 1, name }).waitFor();
  const goesOn = (name: string) => button(name).click();

  /** So many of the first product found, paid and delivered; on the screen of the order. */
  async function hasBought(term: string, units = 1) {
    const { page, shop } = walk;
    await shop.opens('/');
    await shop.searchesFor(term);
    const name = await shop.opensFirstProduct();
    for (let unit = 1; unit < units; ++unit) await button('One more').first().click();
    await shop.addsToCart();
    await shop.opensCart();
    await shop.checksOut();
    await shop.createsAccount(`thandi.${randomUUID()}@example.co.za`);
    await page.getByText('Please add an address to proceed').waitFor();
    await shop.givesAddress();
    await shop.choosesDelivery();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const order = await shop.seesOutcome(/Thank you, Thandi/);
    handsOver(order);
    await shop.opens(`/orderdetails/${order}`);
    return { order, name };
  }

  test('two of three in the wrong colour: cancelled, dropped at a store after all, paid back; and too late for the third', async () => {
    const { page, shop } = walk;
    const { order, name } = await hasBought('kettle', 3);
    await main().getByRole('link', { name: 'Return an item' }).click();
    await heading('What are you sending back?');
    await goesOn('Next: how to send it');
    await page.getByText('Please select at least one item').waitFor();
    await page.getByRole('checkbox', { name: `Return ${name}` }).check();
    await goesOn('Next: how to send it');
    await page.getByText('Please select a reason').waitFor();
    await walk.looks('ReturnReason-wrong');
    await button('One more').click();
    await page.getByRole('radio', { name: 'Changed my mind' }).check();
    await main()
      .getByText(/^You get back/)
      .waitFor();
    await page.getByLabel('What happened').fill('Red, and we ordered blue');
    await walk.looks('ReturnReason');
    await goesOn('Next: how to send it');

    await heading('How are you sending it?');
    await goesOn('Next: check and send');
    await page.getByText('Please select a return mode').waitFor();
    await page.getByRole('radio', { name: /^Drop it at a store/ }).check();
    await page.getByText('Please select a store').waitFor();
    await main().getByRole('radio', { name: /^1\. / }).check();
    await walk.looks('PickDropDetails');
    await page.reload(); // nothing is lost
    await expect.poll(() => main().getByRole('radio', { name: /^1\. / }).isChecked()).toBe(true);
    await goesOn('Next: check and send');

    await heading('Check and send');
    await main().getByText('2 of 3. Changed my mind').waitFor();
    await walk.looks('ReturnReview');
    await page.route('**/createReturnIntentRequest*', (route) => route.abort());
    await goesOn('Send return');
    await page.getByText(/We couldn't reach the shop\. Your return isn't sent yet\./).waitFor();
    walk.expectedly(/ERR_FAILED/);
    await walk.looks('ReturnReview-not-sent');
    await page.unroute('**/createReturnIntentRequest*');
    await goesOn('Send again');
    await heading('Waiting for your item');
    const first = new URL(page.url()).pathname.split('/').at(-1)!;
    await main()
      .getByText(/^Show this at /)
      .waitFor();
    await walk.looks('ReturnStatus-pending');
    const [label] = await Promise.all([page.waitForEvent('download'), button('Save the label').click()]);
    expect(label.suggestedFilename()).toBe(`${first}.pdf`);
    await button('Cancel this return').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel this return' }).click();
    await heading('Cancelled');
    await walk.looks('ReturnStatus-cancelled');

    await shop.opens(`/order/return/${order}`);
    await page.getByRole('checkbox', { name: `Return ${name}` }).check();
    await button('One more').click();
    await page.getByRole('radio', { name: 'Wrong item' }).check();
    await goesOn('Next: how to send it');
    await page.getByRole('radio', { name: /^Drop it at a store/ }).check();
    await main().getByRole('radio', { name: /^2\. / }).check();
    await goesOn('Next: check and send');
    await goesOn('Send return');
    await heading('We have your request');
    const second = new URL(page.url()).pathname.split('/').at(-1)!;
    await walk.looks('ReturnStatus-received');
    spaza('returns', 'authorise', second);
    spaza('returns', 'receive', second);
    spaza('returns', 'inspect', second, '--found', '0=2/0/0');
    spaza('returns', 'refund', second);
    await page.reload();
    await heading('Refunded');
    await button(/^Credit note/).waitFor();
    await walk.looks('ReturnStatus-refunded');

    await main().getByRole('link', { name: 'See my returns' }).click();
    await heading('My returns');
    await page.getByText('2 returns').waitFor();
    await walk.looks('Returns');
    await button('Refunded').click();
    await page.getByText('1 return', { exact: true }).waitFor();
    await main()
      .getByRole('link', { name: `Details of return ${second}` })
      .waitFor();

    sql(`UPDATE consignment SET status_at = status_at - ${200 * 86_400_000} WHERE order_code = '${order}'`);
    await shop.opens(`/orderdetails/${order}`);
    await main()
      .getByText(/^The time to return this ended on /)
      .waitFor();
    expect(await main().getByRole('link', { name: 'Return an item' }).count()).toBe(0);
    await shop.opens(`/order/return/${order}`);
    await page.getByRole('heading', { name: 'Nothing of this order can come back now' }).waitFor();
    await walk.looks('ReturnReason-too-late');
  });

  test('a damaged television: photos one by one, not approved, then collected from a neighbour', async () => {
    const { page, shop } = walk;
    const { order, name } = await hasBought('television');
    await shop.opens('/orderhistory/neworders');
    await main()
      .getByRole('link', { name: `Return an item of order ${order}` })
      .click();
    const asks = async () => {
      await page.getByRole('checkbox', { name: `Return ${name}` }).check();
      await page.getByRole('radio', { name: 'Product damaged' }).check();
    };
    await asks();
    await goesOn('Next: how to send it');
    await page.getByText('Please add at least one image of the damage').waitFor();
    await page.locator('input[type=file]').setInputFiles([...photos, clip]);
    await page.getByText(/klip\.heic: this file type isn't supported/).waitFor();
    for (const file of ['Dent.jpg', 'Box.jpg', 'Label.jpg']) await button(`Remove ${file}`).waitFor();
    await goesOn('Next: how to send it');
    await page.getByText('A file did not arrive. Try it again, or remove it.').waitFor();
    await walk.looks('ReturnReason-photos');
    await button('Remove klip.heic').click();
    await page.reload();
    await button('Remove Label.jpg').waitFor();
    await goesOn('Next: how to send it');
    await page.getByRole('radio', { name: /^We collect it/ }).check();
    await page.getByRole('radio', { name: 'Someone else' }).check();
    await page.getByLabel('Full name').fill('Sizwe Mokoena');
    await page.getByLabel('Cellphone number').fill('073555');
    await goesOn('Next: check and send');
    await page.getByText('Please enter a valid cellphone number (eg. 0XXXXXXXXX)').waitFor();
    await walk.looks('PickDropDetails-collected');
    await page.getByLabel('Cellphone number').fill('0735550147');
    await goesOn('Next: check and send');
    await main().getByText('3 photos').waitFor();
    await main().getByText('Sizwe Mokoena, 0735550147').waitFor();
    await goesOn('Send return');
    await heading("We're looking at your photos");
    const first = new URL(page.url()).pathname.split('/').at(-1)!;
    expect(await button(/^Save Dent\.jpg/).count()).toBe(1);
    await walk.looks('ReturnStatus-approving');
    spaza('returns', 'decline', first, '--reason', 'The box in your photo has no mark.');
    await page.reload();
    await heading('Not approved');
    await main().getByText('The box in your photo has no mark.').first().waitFor();
    await walk.looks('ReturnStatus-declined');
    await main().getByRole('link', { name: 'Ask us to look again' }).click();
    await expect.poll(() => page.getByLabel('In a few words').inputValue()).toBe(`Return ${first}`);
    expect(await page.getByRole('radio', { name: 'A return' }).isChecked()).toBe(true);

    await shop.opens(`/order/return/${order}`);
    await asks();
    await page.locator('input[type=file]').setInputFiles(photos[0]!);
    await button('Remove Dent.jpg').waitFor();
    await goesOn('Next: how to send it');
    await page.getByRole('radio', { name: /^We collect it/ }).check();
    await page.getByRole('radio', { name: 'Someone else' }).check();
    await page.getByLabel('Full name').fill('Sizwe Mokoena');
    await page.getByLabel('Cellphone number').fill('0735550147');
    await goesOn('Next: check and send');
    await goesOn('Send return');
    await hears(page, /We have your return, R-\d+/);
    await heading("We're looking at your photos");
    const second = new URL(page.url()).pathname.split('/').at(-1)!;
    spaza('returns', 'authorise', second);
    const isBooked = async () => {
      await page.reload();
      await main().getByRole('heading', { level: 2, name: 'Where it is' }).waitFor();
      return page.getByRole('heading', { level: 1, name: 'Collection booked' }).isVisible();
    };
    await expect.poll(isBooked, { timeout: 60_000 }).toBe(true);
    await main().getByText('Sizwe Mokoena', { exact: true }).waitFor();
    await walk.looks('ReturnStatus-booked');
  });

  test("somebody else's order and return are not there, and a guest signs in first", async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await shop.opens('/account/returns');
    await page.getByRole('heading', { name: 'Nothing to send back' }).waitFor();
    await walk.looks('Returns-none');
    await shop.opens('/return/R-1');
    await page.getByRole('heading', { name: 'We could not find this return.' }).waitFor();
    await shop.opens('/order/return/1');
    await page.getByRole('heading', { name: 'There is no such order.' }).waitFor();
    await walk.refused(2, 404);
    await shop.signsOut();
    await page.goto('/order/return/1/mode');
    await page.waitForURL(/\/account\/login\?route=/);
  });
});
