import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { BackOffice, buys } from '../pages/back-office';
import { Shop } from '../pages/shop';
import { closeBrowser, visit } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const button = (name: string | RegExp) => main().getByRole('button', { name }).first();
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });
  const finds = async (email: string) => {
    await office().opens('/customers');
    await main().getByRole('searchbox', { name: 'Find customers' }).fill(email);
    await walk.page.keyboard.press('Enter');
    await main().getByText(email).first().waitFor();
  };
  const opens = async (email: string) => {
    await finds(email);
    await main().getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await main().getByRole('navigation', { name: 'Parts of this customer' }).waitFor();
  };
  const tab = (name: string | RegExp) =>
    main().getByRole('navigation', { name: 'Parts of this customer' }).getByRole('link', { name }).click();

  test('a customer is found by email, looked at, noted on, blocked and let in again', async () => {
    const { page } = walk;
    const { order, email } = await buys('kettle');
    await office().joins('service-desk');
    await finds(email);
    await walk.looks('BackOffice-customers');
    await opens(email);
    await main().getByRole('link', { name: order }).first().waitFor();
    await walk.looks('BackOffice-customer');

    await tab('Notes');
    await main().getByLabel('Add a note').fill('Prefers calls after five');
    await button('Keep the note').click();
    await main().locator('.words', { hasText: 'Prefers calls after five' }).waitFor();
    await tab('Addresses');
    await main().getByText('Default', { exact: true }).waitFor();
    await tab('Sign-ins');
    await main().getByRole('heading', { name: 'Where they are signed in' }).waitFor();
    await tab('Consent and data');
    await main().getByText('Consent ledger').waitFor();
    await walk.looks('BackOffice-customer-data');
    expect(await main().getByRole('button', { name: 'Delete personal data' }).count()).toBe(0);

    await button('Block').click();
    const asks = dialog(/^Block this customer/);
    await asks.getByRole('button', { name: 'Block' }).click();
    await asks.getByText('Please say why').waitFor();
    await asks.getByLabel('Why?').fill('Three chargebacks');
    await walk.looks('BackOffice-customer-block');
    await asks.getByRole('button', { name: 'Block' }).click();
    await main()
      .getByText(/May not buy since/)
      .waitFor();
    await main().getByRole('link', { name: 'Customers', exact: true }).click();
    await main().getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Blocked' }).click();
    await main().getByRole('row').nth(1).waitFor();
    await opens(email);
    await button('Let them buy again').click();
    const lets = dialog(/^Let this customer buy again/);
    await lets.getByLabel('Why?').fill('Settled by phone');
    await lets.getByRole('button', { name: 'Let them buy' }).click();
    await button('Block').waitFor();
    expect(
      await main()
        .getByText(/May not buy since/)
        .count(),
    ).toBe(0);
    expect(new URL(page.url()).pathname).toMatch(/^\/backoffice\/customers\/./);
  });

  test('an account is deleted by two people, and kept again', async () => {
    const shopper = await visit('desktop');
    const email = `thandi.${randomUUID()}@example.co.za`;
    await new Shop(shopper.page).signsUp(email);
    await shopper.end();
    await office().joins('operations');
    await opens(email);
    await tab('Consent and data');
    await button('Delete personal data').click();
    const asks = dialog(/^Delete personal data/);
    await asks.getByLabel('Who asked, and how you know').fill('By email, phoned back');
    await asks.getByRole('button', { name: 'Ask a second person' }).click();
    await main().getByText('Waits for a second person').waitFor();
    expect(
      await main()
        .getByRole('button', { name: /I agree/ })
        .count(),
    ).toBe(0);

    await office().joins('owner');
    await office().opens(`/customers?view=leaving&query=${encodeURIComponent(email)}`);
    await main().getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await tab('Consent and data');
    await button('I agree: delete it').click();
    await main()
      .getByText(/This account is deleted on/)
      .waitFor();
    await walk.looks('BackOffice-customer-leaving');
    await button('Keep the account').click();
    const keeps = dialog(/^Keep this account/);
    await keeps.getByLabel('Why?').fill('Changed their mind');
    await keeps.getByRole('button', { name: 'Take the deletion back' }).click();
    await button('Delete personal data').waitFor();
  });
});
