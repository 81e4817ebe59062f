import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { Shop } from '../pages/shop';
import { sends } from '../support/api';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const code = async (page: Page, term: string) => {
  await page.goto(`/l/search/${term}`);
  return page.locator('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
};

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const linesOf = async (page: Page) => {
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
  // "Loading" is a status too, until the cart is there.
  return page.getByRole('main').getByRole('status').filter({ hasText: /item/ }).first().textContent();
};

async function choosesClaremont(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deliver to/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Claremont');
  await page
    .getByRole('option', { name: /Claremont, 7708/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
}

atAnyWidth('two tabs on a %s', (width) => {
  const walk = walkOn(width);
  const another = () => walk.page.context().newPage();

  /** Both stand on a product with no cart yet, and press at the same moment. */
  async function addAtOnce(first: Page, second: Page) {
    const [kettle, toaster] = [await code(first, 'kettle'), await code(first, 'toaster')];
    await Promise.all([first.goto(kettle!), second.goto(toaster!)]);
    expect(await kept(first, 'spaza.cart')).toBeNull();
    const opened: string[] = [];
    for (const page of [first, second])
      page.on('request', (request) => {
        if (request.url().includes('/carts/addtocart'))
          opened.push((request.postDataJSON() as { cartId?: string }).cartId ?? 'new');
      });
    await Promise.all([new Shop(first).addsToCart(), new Shop(second).addsToCart()]);
    expect(opened.filter((each) => each === 'new')).toHaveLength(1);
    expect(await linesOf(second)).toBe('2 items');
    expect(await linesOf(first)).toBe('2 items');
  }

  test('that begin without a cart put what they add into one', async () => {
    await addAtOnce(walk.page, await another());
  });

  test('do so too where the browser has no Web Locks', async () => {
    const { page } = walk;
    await page
      .context()
      .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    await addAtOnce(page, await another());
  });

  test('that one after the other add to a cart made since they were opened', async () => {
    const first = walk.page;
    const second = await another();
    await first.goto((await code(first, 'kettle'))!);
    await second.goto((await code(second, 'toaster'))!);
    await new Shop(first).addsToCart();
    await second.getByText('Cart, 1 item').first().waitFor({ state: 'attached' });
    await new Shop(second).addsToCart();
    await first.getByText('Cart, 2 items').first().waitFor({ state: 'attached' });
    expect(await linesOf(first)).toBe('2 items');
  });

  test('a cart of a guest that is gone makes room for a new one', async () => {
    const { page } = walk;
    await page.goto((await code(page, 'kettle'))!);
    await new Shop(page).addsToCart();
    const gone = JSON.parse((await kept(page, 'spaza.cart'))!) as string;
    const second = await another();
    await second.goto('/cart');
    await second.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
    await sends(page.request, 'delete', '/users/{user}/carts/{cart}', {
      path: { user: 'anonymous', cart: gone },
    });
    await page.goto((await code(page, 'toaster'))!);
    await new Shop(page).addsToCart();
    walk.expectedly(/status of 400 .*\/users\/anonymous\/carts\//);
    expect(await kept(page, 'spaza.cart')).not.toContain(gone);
    expect(await linesOf(page)).toBe('1 item');
  });

  /** A tab that is loaded anew forgets this, and what was typed. */
  const mark = (page: Page) => page.evaluate(() => void ((window as { same?: boolean }).same = true));
  const isTheSame = (page: Page) => page.evaluate(() => (window as { same?: boolean }).same === true);
  const search = (page: Page) => page.getByRole('combobox', { name: /search/i });

  test('place, sign-in and sign-out of one are followed by the other, which keeps what is being typed', async () => {
    const { page, shop } = walk;
    const other = await another();
    await other.goto('/p/10449001');
    await mark(other);
    await search(other).fill('a kettle for the of');

    await shop.opens('/p/10449001');
    await choosesClaremont(page);
    await other.getByRole('banner').getByText('Claremont, 7708').waitFor();

    await shop.signsUp();
    await other.getByRole('banner').getByText('Thandi').first().waitFor({ state: 'attached' });

    const heart = other.getByRole('main').getByRole('button', { name: /^Keep on your wishlist: .*soundbar/ });
    expect(await heart.first().getAttribute('aria-pressed')).toBe('false');
    await page.goto('/p/10449001');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Keep on your wishlist: .*soundbar/ })
      .first()
      .click();
    await expect.poll(() => heart.first().getAttribute('aria-pressed')).toBe('true');

    await page.goto('/account/personaldetails');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await hears(other, /You were signed out in another tab\./);
    await other
      .getByRole('banner')
      .getByRole('link', { name: /Sign in/ })
      .waitFor();
    await expect.poll(() => heart.first().getAttribute('aria-pressed')).toBe('false');
    expect(await search(other).inputValue()).toBe('a kettle for the of');
    expect(await isTheSame(other)).toBe(true);
  });

  test('a coupon half typed stays when the other tab signs in', async () => {
    const { shop } = walk;
    const other = await another();
    await other.goto((await code(other, 'kettle'))!);
    await new Shop(other).addsToCart();
    await other.goto('/cart');
    await other.getByLabel('Coupon code').fill('HALF-TYP');
    await shop.signsUp();
    await other.getByRole('banner').getByText('Thandi').first().waitFor({ state: 'attached' });
    await other.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
    await expect.poll(() => other.getByLabel('Coupon code').inputValue()).toBe('HALF-TYP');
  });

  test('a coupon half typed is gone with its customer', async () => {
    const { page, shop } = walk;
    await shop.signsUp();
    await page.goto((await code(page, 'kettle'))!);
    await shop.addsToCart();
    await shop.opensCart();
    await page.getByLabel('Coupon code').fill('HALF-TYP');
    await page.getByRole('banner').locator('a[href="/account"]').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/');
    await shop.searchesFor('kettle');
    await shop.addsToCart();
    await shop.opensCart();
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('');
  });

  test('a form half filled stays when the other tab chooses another place', async () => {
    const { page, shop } = walk;
    const other = await another();
    await other.goto('/account/signup');
    await other.getByLabel('First name').fill('Thandi');
    await shop.opens('/');
    await choosesClaremont(page);
    await other.getByRole('banner').getByText('Claremont, 7708').waitFor();
    expect(await other.getByLabel('First name').inputValue()).toBe('Thandi');
  });

  test('a cart that another tab ordered is said in words, with a way on', async () => {
    const { shop } = walk;
    await shop.takesToCheckout('kettle');
    const [cart, checkout] = [await another(), await another()];
    await cart.goto('/cart');
    await cart.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
    await checkout.goto('/checkout');
    await checkout.getByRole('heading', { level: 1, name: 'How would you like to get it?' }).waitFor();
    await shop.reviews();
    await shop.continuesToPayment();
    await shop.pays();
    for (const tab of [cart, checkout]) {
      await tab.getByText(/ordered, moved or emptied in another tab/).waitFor();
      await tab.getByRole('link', { name: 'Start shopping' }).waitFor();
      await tab.getByRole('main').getByRole('link', { name: 'My orders' }).waitFor();
    }
    await cart.getByRole('main').getByRole('link', { name: 'My orders' }).click();
    await cart.getByRole('heading', { level: 1, name: /orders/i }).waitFor();
    await shop.onThePaymentPage('Pay');
    await shop.seesOutcome(/Thank you, Thandi/);
    walk.expectedly(/status of 400 .*\/carts\/current\/checkout/);
  });

  test('what one empties itself is not put down to another tab', async () => {
    const { page, shop } = walk;
    await page.goto((await code(page, 'kettle'))!);
    await shop.addsToCart();
    await shop.opensCart();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(await page.getByText(/in another tab/).count()).toBe(0);
  });
});
