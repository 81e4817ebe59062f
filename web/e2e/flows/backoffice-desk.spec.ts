import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { mailsTo } from '../../../server/tests/api/support/mails';
import { photograph } from '../../../server/tests/api/support/pictures';
import { runProgram } from '../../../server/tests/api/support/server';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { BackOffice, buys } from '../pages/back-office';
import { closeBrowser, hears, visit } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';
import { Shop } from '../pages/shop';

afterAll(closeBrowser);

const database = () => process.env.SPAZA_E2E_DATABASE!;
const sql = (statement: string) => sqlOn(database(), statement);
const proof = join(mkdtempSync(join(tmpdir(), 'spaza-cases-')), 'Their page.png');
writeFileSync(proof, photograph(200, 120));

/** All parts of an order reach the shopper. */
function handsOver(order: string) {
  for (const part of sql(`SELECT code FROM consignment WHERE order_code = '${order}'`).split('\n'))
    for (const step of ['pick', 'ship', 'deliver'])
      runProgram('spaza', ['orders', step, '--database', database(), part], {
        SPAZA_SERVE_PUBLIC_URL: process.env.SPAZA_E2E_BASE,
      });
}

const numberIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;

/** A return that was asked for, with words. */
async function asksForReturn(): Promise<{ code: string; email: string }> {
  let code = '';
  const { email } = await buys('kettle', 1, async (page, { order }) => {
    handsOver(order);
    const main = page.getByRole('main');
    await page.goto(`/order/return/${order}`);
    await page.getByRole('checkbox', { name: /^Return / }).check();
    await page.getByRole('radio', { name: 'Wrong item' }).check();
    await page.getByLabel('What happened').fill('Red, and we ordered blue');
    await main.getByRole('button', { name: 'Next: how to send it' }).click();
    await page.getByRole('radio', { name: /^Drop it at a store/ }).check();
    await main.getByRole('radio', { name: /^1\. / }).check();
    await main.getByRole('button', { name: 'Next: check and send' }).click();
    await main.getByRole('button', { name: 'Send return' }).click();
    await page.getByRole('heading', { level: 1, name: 'We have your request' }).waitFor();
    code = numberIn(page);
  });
  return { code, email };
}

async function writes(subject: string): Promise<{ ticket: string; email: string }> {
  const { page, end } = await visit('desktop');
  const shop = new Shop(page);
  const email = `thandi.${randomUUID()}@example.co.za`;
  await shop.signsUp(email);
  await shop.opens('/account/writetous?new=1');
  await page.getByLabel('In a few words').fill(subject);
  await page.getByLabel('Tell us more').fill('It was to come on Friday');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  const ticket = numberIn(page);
  await end();
  return { ticket, email };
}

async function claims(): Promise<string> {
  let claim = '';
  await buys('kettle', 1, async (page, { order }) => {
    const main = page.getByRole('main');
    await new Shop(page).findsInHistory(order);
    await main.getByRole('link', { name: 'Claim a price beat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Found it cheaper?' }).waitFor();
    await page
      .getByLabel('Link to the same item at the other shop')
      .fill('https://www.goedkoop.example/the-same');
    await page.getByLabel('Their price, with VAT').fill('R 10.00');
    await page.getByLabel('A picture of their price').setInputFiles(proof);
    await page.getByRole('button', { name: 'Remove Their page.png' }).waitFor();
    await page.getByRole('button', { name: 'Send claim' }).click();
    await page.waitForURL(/\/account\/pricebeats\/PB-\d+$/);
    claim = numberIn(page);
  });
  return claim;
}

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const button = (name: string | RegExp) => main().getByRole('button', { name });
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });

  test('a return is taken, authorised, received, looked at unit by unit and paid back', async () => {
    const { page } = walk;
    const { code } = await asksForReturn();
    const { name } = await office().joins('owner');
    await office().opens('/desk?kind=returns&taken=nobody');
    await main()
      .getByRole('link', { name: new RegExp(code) })
      .waitFor();
    await walk.looks('BackOffice-desk');
    await main()
      .getByRole('link', { name: new RegExp(code) })
      .click();
    await main().getByText('“Red, and we ordered blue”').waitFor();
    await page.keyboard.press('t');
    await main()
      .getByText(/^You have taken this/)
      .waitFor();
    await walk.looks('BackOffice-return');
    await button('Authorise').click();
    await button('It has arrived').click();
    await dialog(`${code} has arrived`).getByRole('button', { name: 'It has arrived' }).click();
    await button('Say what came in').click();
    const inspect = dialog(`What came in of ${code}`);
    await inspect.getByRole('button', { name: /^One less: Back to shelf/ }).click();
    await inspect.getByText(/Say at least of one unit/).waitFor();
    expect(await inspect.getByRole('button', { name: 'Save what came in' }).isDisabled()).toBe(true);
    await inspect.getByRole('button', { name: /^One more: To repair/ }).click();
    await walk.looks('BackOffice-inspect');
    await inspect.getByRole('button', { name: 'Save what came in' }).click();
    await main()
      .getByText(/1 to repair/)
      .waitFor();
    await page.keyboard.press('a');
    await dialog(`Refund ${code}`)
      .getByRole('button', { name: /^Refund R/ })
      .click();
    await hears(page, /Paid back\./);
    await main().getByText('Went back').waitFor();
    expect(sql(`SELECT by_whom FROM staff_act WHERE about = '${code}' AND act = 'return.refunded'`)).toBe(
      name,
    );
    await walk.looks('BackOffice-return-refunded');
  });

  test('a return is declined with a reason that is kept while the dialog was closed; somebody else was faster', async () => {
    const { page } = walk;
    const { code, email } = await asksForReturn();
    await office().joins('service-desk');
    await office().opens(`/desk/returns/${code}`);
    await button('Decline').click();
    const decline = dialog(`Decline ${code}`);
    await decline.getByRole('button', { name: 'Decline this return' }).click();
    await decline.getByText('Please say why').waitFor();
    await decline.getByLabel('Why may it not come back?').fill('It was used for a year.');
    runProgram('spaza', ['returns', 'authorise', '--database', database(), code], {
      SPAZA_SERVE_PUBLIC_URL: process.env.SPAZA_E2E_BASE,
    });
    await decline.getByRole('button', { name: 'Decline this return' }).click();
    await decline.getByText(/^Somebody else changed it\./).waitFor();
    await walk.refused(1, 409);
    expect(await decline.getByLabel('Why may it not come back?').inputValue()).toBe(
      'It was used for a year.',
    );
    await walk.looks('BackOffice-changed-meanwhile');
    await decline.getByRole('button', { name: 'Show how it stands now' }).click();
    await button('It has arrived').waitFor();
    expect(await mailsTo(process.env.SPAZA_E2E_BASE!, email)).not.toEqual([]);
    // Who may not pay finds no button for it.
    await button('It has arrived').click();
    await dialog(`${code} has arrived`).getByRole('button', { name: 'It has arrived' }).click();
    await button('Say what came in').click();
    await dialog(`What came in of ${code}`).getByRole('button', { name: 'Save what came in' }).click();
    await button('Send back').waitFor();
    expect(await button('Refund').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  test('a ticket is answered with a canned reply and closed; a note stays inside', async () => {
    const { page } = walk;
    const { ticket, email } = await writes('Where is my fridge?');
    runProgram('spaza', [
      'tickets',
      'keep-reply',
      '--database',
      database(),
      'on-its-way',
      '--text',
      'Dear {firstName}, it is on its way.',
    ]);
    await office().joins('service-desk');
    await office().opens('/desk?kind=tickets');
    await main()
      .getByRole('link', { name: new RegExp(ticket) })
      .click();
    await main().getByText('It was to come on Friday').waitFor();
    await button('Note for staff').click();
    await main().getByLabel('Your note').fill('Rang the courier');
    await button('Keep the note').click();
    await main()
      .getByText(/^Note for staff,/)
      .waitFor();
    await button('Reply').click();
    await main().getByLabel('Canned reply').selectOption('on-its-way');
    await expect
      .poll(() => main().getByLabel('Your answer').inputValue())
      .toBe('Dear Thandi, it is on its way.');
    await walk.looks('BackOffice-ticket');
    await page.reload(); // what is being written is kept
    await expect
      .poll(() => main().getByLabel('Your answer').inputValue())
      .toBe('Dear Thandi, it is on its way.');
    await button('Send and solve').click();
    await main().getByText('Solved', { exact: true }).first().waitFor();
    const mails = await mailsTo(process.env.SPAZA_E2E_BASE!, email);
    expect(mails.some(({ text }) => text.includes('it is on its way'))).toBe(true);
    expect(mails.some(({ text }) => text.includes('Rang the courier'))).toBe(false);
  });

  test('a price beat is looked at and agreed to', async () => {
    const claim = await claims();
    await office().joins('owner');
    await office().opens(`/desk/claims/${claim}`);
    await main().getByText('Theirs, as claimed').waitFor();
    await main()
      .getByRole('link', { name: /Their page\.png/ })
      .waitFor();
    await button('Look at their page').click();
    await main().getByText('Checking', { exact: true }).first().waitFor();
    await walk.looks('BackOffice-price-beat');
    await button(/^Agree, R/).click();
    await walk.looks('BackOffice-agree');
    await dialog(`Agree to ${claim}`)
      .getByRole('button', { name: /^Agree, R/ })
      .click();
    await main()
      .getByText(/^(Agreed|Paid)$/)
      .first()
      .waitFor();
    expect(
      sql(
        `SELECT COUNT(*) FROM staff_act WHERE about = '${claim}' AND act LIKE '%agreed%' OR about = '${claim}' AND act LIKE '%paid%'`,
      ),
    ).not.toBe('0');
  });
});
