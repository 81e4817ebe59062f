import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { expectAccessible } from '../support/accessible';
import { closeBrowser, expectFits, visit } from '../support/browser';
import { atAnyWidth } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  test('liquor is sold only to somebody who is 18, whose number is not shown again', async () => {
    const { page, complaints, end } = await visit(width);
    const shop = new Shop(page);
    await shop.takesToCheckout('wine');
    const panel = page.getByRole('region', { name: 'Are you 18 or older?' });
    await panel.waitFor();
    const goOn = page.getByRole('button', { name: 'Continue to review' });

    await goOn.click();
    await panel.getByText('Please tick that you are 18 or older.').waitFor();
    await expectFits(page, 'Checkout, age not said');
    await expectAccessible(page, 'Checkout, age not said');
    expect(complaints).toEqual([]);

    await panel.getByRole('button', { name: 'I have no South African ID' }).click();
    await panel.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 16}-01-01`);
    await panel.getByLabel(/I am 18 or older/).check();
    await goOn.click();
    await page.getByText('Liquor is sold only to people aged 18 and older.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');

    await panel.getByRole('button', { name: 'Use my ID number' }).click();
    await panel.getByLabel('ID number').fill('9202204720083');
    await shop.reviews();
    expect(await page.getByText('9202204720083').count()).toBe(0);
    await shop.continuesToPayment();
    await end(/\/checkout: Failed to load resource/); // the refusal
  });
});
