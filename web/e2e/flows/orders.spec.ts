import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { importFile } from '../../../server/tests/api/support/server';
import { closeBrowser } from '../support/browser';
import { codeSentTo } from '../support/codes';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a shopper filters the orders, cancels one, and finds those of the former system', async () => {
    const { page, shop, looks } = walk;
    const email = `thandi.${randomUUID()}@example.co.za`;
    await shop.takesToCheckout('kettle', email);
    await shop.reviews();
    await shop.continuesToPayment();
    for (const mode of await page.getByRole('radio').all()) await mode.check(); // each can be chosen
    await looks('Payment');
    await page.getByRole('radio').first().check();
    await shop.pays();
    await shop.onThePaymentPage('Pay');
    const code = await shop.seesOutcome(/Thank you, Thandi/);

    await shop.opens('/orderhistory/neworders');
    await page.getByText(code).first().waitFor();
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.getByRole('link', { name: `Track order ${code}` }).waitFor();
    await looks('NewOrderHistory');
    await page.getByLabel('When').selectOption({ label: 'Last 30 days' });
    await page.waitForURL(/time=last30Days/);
    await page.getByText(code).first().waitFor();
    await page.getByLabel('When').selectOption({ label: 'Choose months' });
    await page.getByLabel('From').selectOption({ label: 'January 2022' });
    await page.getByLabel('To').selectOption({ label: 'February 2022' });
    await page.getByText(code).first().waitFor({ state: 'detached' });
    await looks('NewOrderHistory, nothing found');
    await page.getByRole('button', { name: 'Cancelled' }).click();
    await page.getByLabel('When').selectOption({ label: 'Any time' });
    await page.getByText(code).first().waitFor({ state: 'detached' });

    await shop.findsInHistory(code);
    await page.getByRole('link', { name: 'Get help with this order' }).click();
    await expect.poll(() => page.getByLabel('Which order?').inputValue()).toBe(code);
    expect(await page.getByRole('radio', { name: 'An order' }).isChecked()).toBe(true);
    await shop.findsInHistory(code);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Tax invoice/ }).waitFor();
    expect(await main.getByRole('button', { name: /invoice/i }).count()).toBe(1); // said once, like the day
    expect(await main.getByText(/^Delivered by/).count()).toBe(1);
    await page.getByRole('button', { name: 'Cancel items' }).click();
    await page.getByRole('heading', { name: 'Cancel items' }).waitFor();
    await page.getByText("You haven't chosen anything yet.").waitFor(); // one press too many must cancel nothing
    const preview = (url: URL) => url.pathname.endsWith('/cancellation/preview');
    await page.route(preview, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'Choose the whole order' }).click();
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute(preview);
    await again.click();
    await walk.refused(1, 500);
    const back = page.getByRole('status').filter({ hasText: 'Goes back to you: R' });
    const sum = (await back.locator('b').textContent())!;
    await looks('OrderDetails, cancelling');
    await page.getByRole('button', { name: 'Cancel these items' }).click();
    await page.getByRole('button', { name: 'Cancel items' }).waitFor({ state: 'detached' });
    await page.getByText('Returned to you', { exact: true }).waitFor();
    await page.getByText(sum, { exact: true }).last().waitFor();
    await looks('OrderDetails, cancelled');
    expect(await page.getByRole('main').getByRole('link', { name: 'Claim a price beat' }).count()).toBe(0);
    const part = page.getByRole('region', { name: 'Delivery to your door' });
    const ordered = await part.getByRole('listitem').getByRole('link').first().textContent();
    await page.getByRole('button', { name: 'Buy again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await page.getByRole('link', { name: ordered! }).first().waitFor();

    const database = process.env.SPAZA_E2E_DATABASE;
    expect(database).toBeTruthy();
    importFile(
      database!,
      'oldOrders.csv',
      `code,email,placedAt,status,total,entries\nW-${width},${email},2019-11-29,Delivered,1598.00,10449003=2=398.00=HDMI 2.1 cable|9=1=1200.00=Two-plate stove with a long name of its own\n`,
    );
    // They are found by the email address: only who has shown that it is theirs sees them.
    await shop.opens('/orderhistory/oldorders');
    await page.getByRole('heading', { name: `Show that ${email} is yours` }).waitFor();
    await looks('OldOrderHistory, not proven');
    await page.getByRole('link', { name: 'Show it is yours' }).click();
    await page.getByRole('button', { name: 'Show it is yours: Email address' }).click();
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Your 6-digit code').fill(await codeSentTo(email));
    await page.getByText('Confirmed').waitFor();
    await shop.opens('/orderhistory/oldorders');
    await page.getByText('HDMI 2.1 cable').first().waitFor();
    await looks('OldOrderHistory');
  });
});
