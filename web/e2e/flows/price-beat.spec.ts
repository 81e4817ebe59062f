import { randomUUID } from 'node:crypto';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { photograph } from '../../../server/tests/api/support/pictures';
import { runProgram } from '../../../server/tests/api/support/server';
import { closeBrowser, hears } from '../support/browser';
import { proves } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const proof = join(mkdtempSync(join(tmpdir(), 'spaza-price-beat-')), 'Their page.png');
writeFileSync(proof, photograph(200, 120));
const theirPage = 'https://www.goedkoop.example/the-same';

const decide = (...args: string[]) => {
  process.env.SPAZA_SERVE_PUBLIC_URL = process.env.SPAZA_E2E_BASE;
  try {
    return runProgram('spaza', [
      'claims',
      args[0]!,
      '--database',
      process.env.SPAZA_E2E_DATABASE!,
      ...args.slice(1),
    ]);
  } finally {
    delete process.env.SPAZA_SERVE_PUBLIC_URL;
  }
};

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const button = (name: string | RegExp) => walk.page.getByRole('button', { name });
  const main = () => walk.page.getByRole('main');
  /** The claim whose page is open. */
  const claimHere = async () => {
    await walk.page.waitForURL(/\/account\/pricebeats\/PB-\d+$/);
    return new URL(walk.page.url()).pathname.split('/').at(-1)!;
  };
  /** What `R 9 999.00` in an element says, in cents. */
  const centsIn = (text: string) =>
    Math.round(Number(/R[\s\u00a0]([\d\s\u00a0]+\.\d\d)/u.exec(text)![1]!.replace(/[\s\u00a0]/gu, '')) * 100);
  const rand = (cents: number) => (cents / 100).toFixed(2);
  const chooseProof = async () => {
    await walk.page.getByLabel('A picture of their price').setInputFiles(proof);
    await button('Remove Their page.png').waitFor();
    await walk.page.getByRole('img', { name: 'Your photo, Their page.png' }).waitFor();
  };

  test('who finds it cheaper afterwards is paid the difference plus 10% of it; another claim is refused, with the reason', async () => {
    const { page, shop, looks } = walk;
    await shop.takesToCheckout('kettle', `thandi.${randomUUID()}@example.co.za`);
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);

    await shop.opens('/account/pricebeats');
    await page.getByRole('heading', { name: 'No price beats yet' }).waitFor();
    await looks('PriceBeats-empty');
    await shop.findsInHistory(code);
    await main().getByRole('link', { name: 'Claim a price beat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Found it cheaper?' }).waitFor();
    await page.getByText(/^14 days left, until /).waitFor();
    expect(await page.getByRole('radio').first().isChecked()).toBe(true); // there is but one
    await page.getByText(/^Example: theirs is/).waitFor();
    await looks('ClaimPriceBeat-before');

    await button('Send claim').click();
    await page.getByText('Please add the link to their page').waitFor();
    await page.getByText('Please type their price', { exact: true }).waitFor();
    await page.getByText('Add a picture of their price').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('url');
    await looks('ClaimPriceBeat-wrong');
    const own = centsIn(
      (await page
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .textContent())!,
    );
    await page.getByLabel('Link to the same item at the other shop').fill('goedkoop/tv');
    await page.getByText('Please enter a valid link, starting with http:// or https://').waitFor();
    await page.getByLabel('Link to the same item at the other shop').fill(theirPage);
    await page.getByLabel('Their price, with VAT').fill(`R ${rand(own + 20100)}`);
    await page.getByText(/R\s201\.00 more than you paid/u).waitFor();
    await page.getByLabel('Their price, with VAT').fill(`R ${rand(own - 5000)}`);
    await page.getByText('You get back').waitFor();
    await main()
      .getByText(/^R\s5\.00$/u)
      .waitFor(); // ten percent of it
    await chooseProof();
    await looks('ClaimPriceBeat');

    const sent = (url: URL) => url.pathname.endsWith('/tickets/priceBeatClaim');
    await page.route(sent, (route) => route.fulfill({ status: 500, json: {} }));
    await button('Send claim').click();
    await page.getByText('Your claim is kept here.').waitFor();
    walk.brokeDown('/tickets/priceBeatClaim');
    await page.unroute(sent);
    await button('Send claim').click();
    await hears(page, /Claim PB-\d+ sent\. We look at their page and email you\./);
    const claim = await claimHere();
    await page.getByRole('heading', { name: 'We have your claim' }).waitFor();
    await main().getByText('Sent', { exact: true }).waitFor();
    await looks('PriceBeatDetails-sent');

    decide('check', claim, '--as', 'Kagiso');
    await page.reload();
    await page.getByRole('heading', { name: "We're looking at their page" }).waitFor();
    decide('agree', claim, '--as', 'Kagiso');
    await expect
      .poll(
        async () => {
          await page.reload();
          await main()
            .getByRole('button', { name: /^Credit note/ })
            .waitFor();
          return page.getByRole('heading', { name: /R\s55\.00 paid back/u }).count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await looks('PriceBeatDetails-paid');

    await shop.opens(`/pb/${code}`);
    await page.getByRole('heading', { name: 'There is nothing left to claim' }).waitFor();
    await main()
      .getByText(/^Already claimed on /)
      .first()
      .waitFor();
    await looks('ClaimPriceBeat-nothing');
    await page.getByRole('link', { name: `See claim ${claim}` }).click();
    await claimHere();
  });

  test('before the purchase one gets an own price: found by name, refused once, then a coupon in the cart', async () => {
    const { page, shop, looks } = walk;
    const email = `thandi.${randomUUID()}@example.co.za`;
    await shop.signsUp(email);
    proves(email, 'email'); // a coupon that is theirs alone asks for it
    await shop.searchesFor('kettle');
    const name = await shop.opensFirstProduct();
    const product = new URL(page.url()).pathname;
    await main().getByRole('link', { name: 'Seen it cheaper? Ask for your own price' }).click();
    await page.getByRole('heading', { level: 1, name: 'Seen it cheaper? Tell us first' }).waitFor();
    await button('Change').click();
    await page
      .getByLabel('Search for the item, or paste the link of our page')
      .fill('https://example.com/tv');
    await page.getByText("That's not a page of ours. Search for the item instead.").waitFor();
    await page.getByLabel('Search for the item, or paste the link of our page').fill('kettle');
    await button(/^Choose /)
      .first()
      .waitFor();
    await looks('PriceBeatBefore-search');
    await page
      .getByLabel('Search for the item, or paste the link of our page')
      .fill(process.env.SPAZA_E2E_BASE + product);
    await main().getByText(name, { exact: true }).waitFor();

    const ask = async () => {
      const item = main().getByRole('region', { name: 'Our item' });
      await item
        .getByText(/R\s?\d/u)
        .first()
        .waitFor(); // its price comes after its name
      const own = centsIn((await item.textContent())!);
      await page.getByLabel('Link to the same item at the other shop').fill(theirPage);
      await page.getByLabel('Their price, with VAT').fill(rand(own - 1000));
      await chooseProof();
      await page.getByText('You pay', { exact: true }).waitFor();
      await looks('PriceBeatBefore');
      await button('Ask for this price').click();
      return claimHere();
    };
    const first = await ask();
    decide('refuse', first, '--as', 'Kagiso', '--reason', 'Theirs is the small one.');
    await page.reload();
    await page.getByRole('heading', { name: 'Theirs is the small one.' }).waitFor();
    await looks('PriceBeatDetails-refused');
    await page.getByRole('link', { name: 'Claim again' }).click();
    await main().getByText(name, { exact: true }).waitFor();
    const second = await ask();
    decide('agree', second, '--as', 'Kagiso');
    await page.reload();
    await page.getByRole('heading', { name: /^Your price is ready: R/ }).waitFor();
    await looks('PriceBeatDetails-ready');
    await button(/^Add to cart at R/).click();
    await page.waitForURL(/\/cart$/);
    await main()
      .getByText(/BEAT-\d+/)
      .first()
      .waitFor();
    await looks('Cart-with-own-price');

    await shop.opens('/account/pricebeats');
    await main().getByRole('article').nth(1).waitFor();
    await looks('PriceBeats');
  });
});
