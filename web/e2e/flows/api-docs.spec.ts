// The API as it is shown at /docs/api: read and tried within its own policy.
import { afterAll, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a call is found, read, and tried with its example', async () => {
    const { page, shop } = walk;
    await shop.opens('/docs/api#/catalogue/getProduct');
    const call = page.locator('#operations-catalogue-getProduct');
    await call.getByRole('button', { name: 'Execute' }).click();
    const answer = call.locator('.live-responses-table');
    await answer.getByText('200', { exact: true }).waitFor();
    expect(await answer.innerText()).toContain('10448821');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'nothing is wider than the screen',
    ).toBeLessThanOrEqual(0);
  });
});
