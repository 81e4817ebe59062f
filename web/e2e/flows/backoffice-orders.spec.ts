import { afterAll, expect, test } from 'vitest';
import { mailsTo } from '../../../server/tests/api/support/mails';
import { ledgerFaults } from '../../../server/tests/api/support/server';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { BackOffice, buys } from '../pages/back-office';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const sql = (statement: string) => sqlOn(process.env.SPAZA_E2E_DATABASE!, statement);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const button = (name: string | RegExp) => main().getByRole('button', { name }).first();
  const office = () => new BackOffice(walk.page);
  const dialog = (name: string | RegExp) => walk.page.getByRole('dialog', { name });

  test('an order is found by the shopper’s email, packed, handed to the courier and delivered', async () => {
    const { page } = walk;
    const { order, email } = await buys('kettle');
    await office().joins('operations');
    await office().opens('/orders');
    await main().getByRole('link', { name: order }).waitFor();
    await walk.looks('BackOffice-orders');
    if (width === 'desktop') {
      // A click shows it beside the list; its address is shared, and Escape closes it.
      await main().getByRole('link', { name: order }).click();
      const beside = page.getByRole('complementary', { name: `Order ${order}` });
      await beside.getByRole('button', { name: 'Mark packed' }).waitFor();
      expect(new URL(page.url()).searchParams.get('open')).toBe(order);
      await walk.looks('BackOffice-beside');
      await page.keyboard.press('Escape');
      await beside.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find or do anything' }).fill(email);
    await page.getByRole('option', { name: new RegExp(order) }).waitFor();
    await walk.looks('BackOffice-palette');
    await page.keyboard.press('Enter');
    await office().heading(`Order ${order}`).waitFor();
    await main().getByText(email).waitFor();
    await walk.looks('BackOffice-order');

    await main().getByLabel('Add a note').fill('Gate code needed');
    await button('Keep the note').click();
    await main().locator('.words', { hasText: 'Gate code needed' }).waitFor();

    await button('Mark packed').click();
    await button('Hand to the courier').waitFor();
    await page.keyboard.press('e');
    const tracking = dialog(/^Hand to the courier/);
    await tracking.getByLabel('Courier').fill('Veld Couriers');
    await tracking.getByLabel('Tracking number').fill('VC-4711');
    await tracking.getByLabel('Tracking page').fill('javascript:alert(1)');
    await tracking.getByRole('button', { name: 'Hand to the courier' }).click();
    await tracking.getByRole('alert').first().waitFor();
    await walk.refused(1, 400);
    expect(await tracking.getByLabel('Tracking number').inputValue()).toBe('VC-4711');
    await walk.looks('BackOffice-tracking');
    await tracking.getByLabel('Tracking page').fill('https://veld.example/VC-4711');
    await page.keyboard.press('Control+Enter');
    await tracking.waitFor({ state: 'detached' });
    await main()
      .getByRole('link', { name: /VC-4711/ })
      .waitFor();
    await button('Delivered').click();
    await hears(page, /is delivered/);
    await main().getByText('Delivered', { exact: true }).first().waitFor();
    expect(sql(`SELECT status FROM consignment WHERE order_code = '${order}'`)).toMatch(
      /DELIVERY_COMPLETED|delivered/i,
    );
    await main()
      .getByRole('link', { name: /^Invoice / })
      .first()
      .waitFor();
    await main().getByText('Handed to the courier').first().waitFor();

    await main()
      .getByRole('navigation', { name: 'Where this is' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await main()
      .getByRole('link', { name: /^Handed over/ })
      .click();
    await main().getByRole('link', { name: order }).waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).not.toContain('handedOver');

    await office().forgetsWhoIsSignedIn();
    await office().joins('packer'); // whom invoices do not concern
    await office().opens(`/orders/${order}`);
    await main().getByText('Handed to the courier').first().waitFor();
    expect(
      await main()
        .getByRole('link', { name: /^Invoice / })
        .count(),
    ).toBe(0);
  });

  test('two of three items are cancelled, and what the button says goes back to the cent', async () => {
    const { page } = walk;
    const { order, email } = await buys('kettle', 3);
    await office().joins('owner');
    await office().opens(`/orders/${order}`);
    await office().heading(`Order ${order}`).waitFor();
    await button('Cancel items').click();
    const cancel = dialog(`Cancel items, ${order}`);
    await cancel.getByText('Choose how many of each; the sum stands here.').waitFor();
    const more = cancel.getByRole('button', { name: /^One more/ }).first();
    await more.click();
    await more.click();
    const confirm = cancel.getByRole('button', { name: /^Cancel 2 items, send R/ });
    await expect.poll(() => confirm.isEnabled()).toBe(true);
    await walk.looks('BackOffice-cancel');
    const said = /R[\s\u00a0]([\d\s\u00a0]+\.\d\d) back/u
      .exec((await confirm.textContent())!)![1]!
      .replace(/[\s\u00a0]/gu, '');
    await cancel.getByLabel(/^Why/).fill('Changed their mind');
    await confirm.click();
    await cancel.waitFor({ state: 'detached' });
    await main().getByText('2 cancelled').first().waitFor();
    expect(sql(`SELECT SUM(amount_cents) FROM refund WHERE order_code = '${order}'`)).toBe(
      String(Math.round(Number(said) * 100)),
    );
    await expect
      .poll(async () => (await mailsTo(process.env.SPAZA_E2E_BASE!, email)).length)
      .toBeGreaterThan(1);
    expect(ledgerFaults(process.env.SPAZA_E2E_DATABASE!).filter((line) => line.includes(order))).toEqual([]);
    await walk.looks('BackOffice-order-cancelled');

    // The line is gone: what is on screen stays, and says that it may be old.
    await page.context().setOffline(true);
    await page.getByText(/^There is no connection\./).waitFor();
    await main().getByLabel('Add a note').fill('Rings at four');
    await button('Keep the note').click();
    await main().getByText('There is no connection. What you typed stays here until it is back.').waitFor();
    await walk.looks('BackOffice-offline');
    walk.expectedly(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(false);
    await button('Keep the note').click();
    // The field holds the same words until the answer is there.
    await main().locator('.words', { hasText: 'Rings at four' }).waitFor();
    expect(await main().getByLabel('Add a note').inputValue()).toBe('');
  });

  test('what is to be packed is ticked and printed as slips; a search that finds nothing says so', async () => {
    const { page } = walk;
    const { order } = await buys('toaster');
    await office().joins('packer');
    await office().opens('/orders?view=toPack&sort=newest');
    await main().getByRole('link', { name: order }).waitFor();
    expect(await main().getByText('Thandi').count()).toBeGreaterThan(0);
    await office().opens(`/orders/slips?codes=${order}`);
    await main()
      .getByRole('region', { name: new RegExp(`^Slip ${order}`) })
      .waitFor();
    await walk.looks('BackOffice-slips');
    await office().opens('/orders');
    await page.getByRole('searchbox', { name: 'Find orders' }).fill('nobody@nowhere.example');
    await page.keyboard.press('Enter');
    await main().getByText('No order has “nobody@nowhere.example”.').waitFor();
    await walk.looks('BackOffice-orders-none');
    await office().opens(`/orders/${order}`);
    await office().heading(`Order ${order}`).waitFor();
    expect(await main().getByRole('button', { name: 'Cancel items' }).count()).toBe(0);
    expect(await main().getByText('@example.co.za').count()).toBe(0);
  });
});
