import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sqlOn } from '../../../server/tests/api/support/sql';
import { BackOffice, buys } from '../pages/back-office';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const dayAhead = (days: number) =>
  new Date(Date.now() + 2 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);
  const main = () => walk.page.getByRole('main');
  const office = () => new BackOffice(walk.page);
  const group = (name: string) =>
    main()
      .getByRole('navigation', { name: 'Reports', exact: true })
      .getByRole('link', { name, exact: true })
      .click();
  const table = () => main().getByRole('table', { name: 'Figures of the report' });

  test('what was sold is seen on the first screen and in reports, taken as files, and held against a file of the gateway', async () => {
    const { page } = walk;
    const { order } = await buys('kettle', 2);
    await office().joins('finance');
    await main().getByText('Sold by department').waitFor();
    // Sums follow some seconds later; the screen asks again when it is loaded.
    await expect
      .poll(
        async () => {
          await page.reload();
          await main().getByText('Sold by department').waitFor();
          return main().locator('.bars a').count();
        },
        { interval: 500 },
      )
      .toBeGreaterThan(0);
    await walk.looks('BackOffice-today-sums');

    await office().goesTo('b');
    await office().heading('Reports').waitFor();
    await table().getByRole('row').nth(1).waitFor();
    await main().getByRole('figure').waitFor();
    await walk.looks('BackOffice-reports-sales');
    await page.keyboard.press('m');
    expect(await main().getByLabel('Measure in the picture').inputValue()).toBe('Without VAT');

    await group('Goods');
    await table().getByRole('link').first().click();
    await main().getByRole('link', { name: 'Show all again' }).waitFor();
    await walk.looks('BackOffice-reports-department');
    await main().getByRole('button', { name: 'Own dates' }).click();
    await main().getByLabel('First day').fill('2026-01-02');
    await main().getByLabel('Last day').fill('2026-01-01');
    await main().getByText('The first day comes before the last.').waitFor();
    await main().getByLabel('Last day').fill('2026-01-03');
    await main().getByRole('button', { name: 'Show', exact: true }).click();
    await main().getByText('Nothing like that in these days.').waitFor();
    await main().getByRole('button', { name: 'Today' }).click();
    await table().getByRole('row').nth(1).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main().getByRole('link', { name: 'CSV' }).click(),
    ]);
    expect(readFileSync((await file.path())!, 'utf8')).toMatch(/^\uFEFFKey,Name,Orders/);

    await group('Promises');
    await main().getByText('Not there yet').first().waitFor();
    await main().getByRole('button', { name: 'Own dates' }).click();
    await main().getByLabel('Last day').fill(dayAhead(14));
    await main().getByRole('button', { name: 'Show', exact: true }).click();
    await table().getByRole('row').nth(1).waitFor();
    await walk.looks('BackOffice-reports-promises');
    await main().getByRole('button', { name: 'Today' }).click();
    await group('Funnel');
    // Visits follow some minutes later; those of who bought the kettle are counted now.
    sqlOn(process.env.SPAZA_E2E_DATABASE!, 'DELETE FROM report_visits');
    await expect
      .poll(
        async () => {
          await page.reload();
          await main().getByText('Looked at a product').first().waitFor();
          return table()
            .getByRole('row')
            .filter({ has: page.getByRole('rowheader', { name: 'Web', exact: true }) })
            .getByRole('cell')
            .allInnerTexts();
        },
        { interval: 500 },
      )
      .toEqual([
        expect.stringMatching(/^[1-9]/),
        expect.stringMatching(/^[1-9]/),
        expect.stringMatching(/^[1-9]/),
        expect.anything(),
        expect.stringMatching(/%$/),
      ]);
    await walk.looks('BackOffice-reports-funnel');
    await group('Search');
    await main().getByText('Led to a product').waitFor();
    await group('Money');
    await main().getByText('VAT on it').first().waitFor();
    await walk.looks('BackOffice-reports-vat');
    await main().getByRole('link', { name: 'Gateway files' }).click();
    const folder = mkdtempSync(join(tmpdir(), 'spaza-settlement-'));
    const [reference, cents] = sqlOn(
      process.env.SPAZA_E2E_DATABASE!,
      `SELECT merchant_ref || ' ' || amount_cents FROM payment_attempt WHERE order_code = '${order}'`,
    )
      .trim()
      .split(' ');
    const path = join(folder, 'payfast-november.csv');
    writeFileSync(path, `Reference,Gross,Fee\n${reference},${Number(cents) / 100 + 1},2.50\nnobody,1.00,0\n`);
    await main().getByLabel('CSV file').setInputFiles(path);
    await main().getByRole('table', { name: 'Differences' }).waitFor();
    rmSync(folder, { recursive: true });
    await main().getByText('Another amount').waitFor();
    await main().getByText('Not known to the shop').waitFor();
    await walk.looks('BackOffice-settlement');
    await main().getByRole('link', { name: reference }).click();
    await office().heading(new RegExp(order)).waitFor();
  });
});
