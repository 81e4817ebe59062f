import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { BackOffice } from '../pages/back-office';
import { closeBrowser, hears, visit } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';
import { Shop } from '../pages/shop';

afterAll(closeBrowser);

const product = '10448821';
const sql = (statement: string) => sqlOn(process.env.SPAZA_E2E_DATABASE!, statement);
const stateOf = (headline: string) => sql(`SELECT status FROM review WHERE headline = '${headline}'`);

/** Somebody who did not buy it here writes of it. */
async function says(headline: string) {
  const { page, end } = await visit('desktop');
  const shop = new Shop(page);
  await shop.signsUp();
  await shop.opens(`/p/${product}`);
  await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Write a review' }).first().click();
  const form = page.getByRole('dialog', { name: 'Write a review' });
  await form.getByRole('radio', { name: '4 of 5 stars' }).check();
  await form.getByLabel('Headline').fill(headline);
  await form
    .getByLabel('Your review')
    .fill('It keeps the milk cold through load shedding.\nEven on the hottest day.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await hears(page, /We'll read your review before it goes live/);
  await end();
}

/** Others have, too: more than anybody would type. */
function others(word: string, count: number) {
  for (let n = 1; n <= count; ++n)
    sql(
      `INSERT INTO review (id, product_code, customer_id, author, headline, comment, rating, status, created_at)
       VALUES ('${randomUUID()}', '${product}', '${randomUUID()}', 'Sipho M.', '${word} ${n}', 'Call 0821234567 for a better price.', 1, 'pending', ${Date.now() - n * 3_600_000})`,
    );
}

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const isPhone = width === 'phone';
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const panel = () => main().getByRole('complementary', { name: 'This review' });
  const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click();
  const finds = async (words: string) => {
    await main().getByRole('searchbox', { name: 'Find reviews' }).fill(words);
    await walk.page.keyboard.press('Enter');
  };
  const link = (headline: string) => main().getByRole('link', { name: headline, exact: true });
  /** Shoppers have the page anew: they may read it, or may not any more. */
  const isReadBy = async (headline: string, isRead: boolean) => {
    const { page, end } = await visit('desktop');
    await expect
      .poll(async () => (await (await page.request.get(`/p/${product}`)).text()).includes(headline))
      .toBe(isRead);
    await end();
  };

  test('a review is read, shown, taken back and refused; many are refused at once', async () => {
    const { page } = walk;
    const headline = `Cold milk ${randomUUID().slice(0, 8)}`;
    const word = `Cheaper${randomUUID().slice(0, 8)}`;
    await says(headline);
    others(word, 3);
    await office().joins('service-desk');
    await main()
      .getByText(/reviews? to read/)
      .first()
      .waitFor();
    if (isPhone) await office().opens('/reviews');
    else {
      await office().goesTo('r');
    }
    await office().heading('Reviews').waitFor();
    await main().getByRole('row').nth(1).waitFor();
    await walk.looks('BackOffice-reviews');

    await finds(headline);
    await expect.poll(() => main().getByRole('row').count()).toBe(2);
    if (isPhone) await link(headline).click();
    else {
      await page.keyboard.press('Escape');
      await main().getByRole('heading', { name: 'Reviews' }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
    }
    await panel().getByRole('heading', { name: headline }).waitFor();
    await panel().getByText('Even on the hottest day.', { exact: false }).waitFor();
    await walk.looks('BackOffice-review');
    if (isPhone) await panel().getByRole('button', { name: 'Show' }).click();
    else await page.keyboard.press('a');
    await hears(page, /Shown: “Cold milk/);
    expect(stateOf(headline)).toBe('approved');
    await isReadBy(headline, true);

    await office().opens(`/catalogue/products/${product}`);
    await link('Reviews').click();
    await link(headline).click();
    await panel().getByRole('button', { name: 'Undo the last decision' }).click();
    await hears(page, /Taken back/);
    await expect.poll(() => stateOf(headline)).toBe('pending');
    await isReadBy(headline, false);

    await panel().getByRole('button', { name: 'Refuse' }).click();
    const why = dialog('Refuse this review');
    await why.getByRole('button', { name: /^Refuse it/ }).click();
    await why.getByText('Choose a reason.').waitFor();
    await why.getByLabel('Reason').selectOption('Another reason');
    await why.getByLabel('Which one?').fill('A fridge of another shop');
    await walk.looks('BackOffice-review-refuse');
    await why.getByRole('button', { name: /^Refuse it/ }).click();
    await hears(page, /Refused: “Cold milk/);
    await page.getByRole('button', { name: /^Undo/ }).first().waitFor();
    await office().opens('/reviews?state=refused');
    await link(headline).click();
    await panel().getByText('A fridge of another shop', { exact: true }).waitFor();
    await walk.looks('BackOffice-review-refused');

    if (!isPhone) {
      await office().opens(`/reviews?query=${word}`);
      await expect.poll(() => main().getByRole('row').count()).toBe(4);
      await main().getByRole('checkbox', { name: 'Select all on this page' }).check();
      sql(`UPDATE review SET status = 'rejected', version = 2 WHERE headline = '${word} 2'`);
      await press('Refuse');
      const many = dialog(/^Refuse: 3 reviews/);
      await many.getByText(`${word} 2 (refused)`, { exact: false }).waitFor();
      await many.getByLabel('Reason').selectOption('Advertising or links');
      await walk.looks('BackOffice-reviews-many');
      await many.getByRole('button', { name: 'Refuse 2 reviews' }).click();
      await hears(page, /Refused: 2 reviews/);
      expect(sql(`SELECT COUNT(*) FROM review WHERE headline LIKE '${word}%' AND status = 'rejected'`)).toBe(
        '3',
      );
      await page.keyboard.press('z');
      await hears(page, /Taken back of 2 reviews/);
      expect(sql(`SELECT COUNT(*) FROM review WHERE headline LIKE '${word}%' AND status = 'pending'`)).toBe(
        '2',
      );
    }
  });

  test('who was second is notified, and who may only read sees no way to decide', async () => {
    const { page } = walk;
    const headline = `Second ${randomUUID().slice(0, 8)}`;
    others(headline, 1);
    await office().joins('operations');
    await office().opens(`/reviews?query=${headline.slice(7)}`);
    await link(`${headline} 1`).click();
    await panel().getByRole('button', { name: 'Show' }).waitFor();
    sql(
      `UPDATE review SET version = 2, status = 'rejected', reason = 'advert', decided_by = 'Kagiso', decided_at = ${Date.now()} WHERE headline = '${headline} 1'`,
    );
    await panel().getByRole('button', { name: 'Show' }).click();
    await panel()
      .getByText(/Somebody else changed it/)
      .waitFor();
    await walk.refused(1, 409);
    await panel().getByRole('button', { name: 'Show how it stands now' }).click();
    await panel().getByText('Advertising or links', { exact: true }).waitFor();

    await office().joins('auditor');
    await office().opens(`/reviews?state=refused&query=${headline.slice(7)}`);
    await link(`${headline} 1`).click();
    await panel().getByText('Advertising or links', { exact: true }).waitFor();
    expect(await panel().getByRole('button', { name: 'Show' }).count()).toBe(0);
    await office().joins('store-lead');
    await office().opens('/reviews');
    await office().heading('Not for your role').waitFor();
    expect(page.url()).toContain('/reviews');
    await office().opens(`/catalogue/products/${product}`);
    await link('See in shop').waitFor();
    expect(await link('Reviews').count()).toBe(0);
  });
});
