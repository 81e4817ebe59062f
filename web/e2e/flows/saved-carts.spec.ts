import { afterAll, test } from 'vitest';
import { closeBrowser } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

atAnyWidth('on a %s', (width) => {
  const walk = walkOn(width);

  test('a customer puts the cart aside under a name, takes it up again, and deletes another', async () => {
    const { page, shop, looks } = walk;
    await shop.signsUp();
    const saves = async (name: string) => {
      await page.getByRole('button', { name: 'Save this cart for later' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this cart for later' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please give the saved cart a name.').waitFor();
      await dialog.getByLabel('Name of the saved cart').fill(name);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    };
    await shop.opens('/p/10449001');
    await shop.addsToCart();
    await shop.opens('/cart');
    await saves('Loadshedding corner');
    const saved = page.getByRole('region', { name: 'Saved carts' });
    await saved.getByRole('heading', { name: 'Loadshedding corner' }).waitFor();
    await looks('Cart, saved');

    await saved.getByRole('button', { name: 'Put back in the cart' }).click();
    await page.getByRole('button', { name: 'Move to wishlist' }).waitFor();
    await saved.waitFor({ state: 'detached' });

    await saves('Later');
    await page.getByRole('button', { name: 'Delete saved cart Later' }).click();
    await saved.waitFor({ state: 'detached' });
  });
});
