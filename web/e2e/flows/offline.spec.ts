import { afterAll, expect, test } from 'vitest';
import { closeBrowser, hears } from '../support/browser';
import { atAnyWidth, walkOn } from '../support/walk';

afterAll(closeBrowser);

const notSent = /^You are offline, so we can't reach the shop/;

atAnyWidth('a line that is gone, on a %s', (width) => {
  const walk = walkOn(width);
  const goesOff = async () => {
    await walk.page.context().setOffline(true);
    await walk.page.getByText(/^You.re offline\. Prices are from/).waitFor();
  };
  const comesBack = async () => {
    const { page } = walk;
    await page.evaluate(() => void ((window as unknown as { reported: string[] }).reported.length = 0));
    await page.context().setOffline(false);
    await hears(page, /Back online/);
    await page
      .getByText('Back online. Prices are checked again.', { exact: true })
      .waitFor({ state: 'detached' });
  };
  /** Said in place, with a way to try again. */
  const retry = () => walk.page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline' });
  const toastAgain = () => walk.page.getByRole('alert').getByRole('button', { name: 'Try again' });
  const expectOffline = () => walk.expectedly(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets/);

  test('is said once; list and product stay readable, and what is missing comes when it is back', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/search/kettle');
    const cards = page.getByRole('main').getByRole('article');
    const names = await cards.count();
    await goesOff();
    await walk.looks('List, offline');
    expect(await cards.count()).toBe(names);
    await cards.first().getByRole('link').first().click();
    await retry().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/p\//);
    await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor();
    if (width === 'desktop') {
      await retry().getByRole('button', { name: 'Back' }).click();
      await cards.first().waitFor();
      expect(await cards.count()).toBe(names);
      await cards.first().getByRole('link').first().click();
      await retry().waitFor();
    }
    await walk.looks('Product, offline');
    await retry().getByRole('button', { name: 'Try again' }).click();
    await retry().waitFor();
    await comesBack();
    await retry().waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor();

    await goesOff();
    await shop.pressesAdd();
    await toastAgain().focus(); // it stays while it has the focus
    await expect.poll(() => page.locator('main button[aria-busy=true]').count()).toBe(0);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await comesBack();
    expect(sent.filter((url) => url.includes('/carts/'))).toEqual([]); // not behind the shopper's back
    await toastAgain().click();
    await hears(page, /Added to your cart/);
    expectOffline();
  });

  test('leaves a list as it was when another order of it cannot be had', async () => {
    const { page, shop } = walk;
    const cards = page.getByRole('main').getByRole('article');
    const sort = page.getByRole('combobox', { name: 'Sort' }).locator('visible=true');
    const cheapest = () => sort.selectOption({ label: 'Price, low to high' });
    const names = () => cards.getByRole('heading').allTextContents();
    await shop.opens('/l/search/kettle');
    const before = await names();
    await goesOff();
    await cheapest();
    await retry().waitFor();
    expect(await names()).toEqual(before);
    await comesBack();
    await retry().waitFor({ state: 'detached' });

    await shop.opens('/l/search/kettle');
    await page.route('**/products/search?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await cheapest();
    const again = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await names()).toEqual(before);
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    await walk.looks('List, not sorted');
    await page.unroute('**/products/search?*');
    await again.click();
    await again.waitFor({ state: 'detached' });
    await expect.poll(names).not.toEqual(before);
    walk.expectedly(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload assets|status of 500/);
  });

  test('whose filter could not be had goes on from the list that stands', async () => {
    const { page, shop } = walk;
    await shop.opens('/l/search/kettle');
    await page.route(/products\/search\?.*nothing/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.evaluate(() => {
      window.history.pushState(null, '', '?q=kettle%3Arelevance%3Abrand%3Anothing');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const again = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    await page
      .getByRole('combobox', { name: 'Sort' })
      .locator('visible=true')
      .selectOption({ label: 'Price, low to high' });
    await again.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('kettle:price-asc');
    walk.brokeDown('/products/search?');
  });

  test('leaves cart and checkout readable, and sends nothing until it is said again', async () => {
    const { page, shop } = walk;
    await shop.takesToCheckout('kettle');
    const collect = page.getByRole('radio', { name: /collect/i }).first();
    await shop.choosesCollection();
    await goesOff();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await retry().waitFor();
    await walk.looks('Checkout, offline');
    expect(await collect.isChecked()).toBe(true);
    await comesBack();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    expect(await collect.isChecked()).toBe(true);

    const units = () => page.getByRole('main').getByRole('status').first().textContent();
    await page.getByRole('link', { name: 'Back to cart' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
    await goesOff();
    await page
      .getByRole('button', { name: /One more/ })
      .first()
      .click();
    await toastAgain().focus(); // it stays while it has the focus
    await walk.looks('Cart, offline');
    await comesBack();
    expect(await units()).toBe('1 item');
    await toastAgain().click();
    await expect.poll(units).toBe('2 items');
    expectOffline();
  });

  /** How whatever is in an element is styled. */
  const looksOf = (role: 'main' | 'dialog') =>
    walk.page.getByRole(role).evaluate((whole) =>
      [...whole.querySelectorAll('*')].map((each) => {
        const { display, padding, backgroundColor, borderRadius } = getComputedStyle(each);
        return `${each.tagName} ${display} ${padding} ${backgroundColor} ${borderRadius}`;
      }),
    );

  test('is said in place alone where one pays, and how one pays is known after the page is loaded again', async () => {
    const { page, shop } = walk;
    await shop.takesToCheckout('kettle');
    await shop.reviews();
    await shop.continuesToPayment();
    const eft = page.getByRole('radio', { name: /Instant EFT/ });
    expect(await eft.isChecked()).toBe(false);
    await eft.check();
    await page.reload();
    await page.getByRole('button', { name: /^Pay R/ }).waitFor();
    expect(await eft.isChecked()).toBe(true);
    await goesOff();
    await page.getByRole('button', { name: /^Pay R/ }).click();
    await retry().waitFor();
    expect(await page.getByText(notSent).count()).toBe(1);
    await walk.looks('Payment, offline');
    await comesBack();
    await shop.pays();
    expectOffline();
  });

  test('does not take the page away when a dialog or another screen cannot be fetched', async () => {
    const { page, shop } = walk;
    const place = page.getByRole('banner').getByRole('button', { name: /Deliver to/ });
    await shop.opens('/');
    await goesOff();
    await place.click();
    await page.getByText(notSent).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await retry().waitFor();
    await comesBack();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    const styled = await looksOf('main');
    await place.click();
    await page.getByRole('dialog').waitFor();
    const styledDialog = await looksOf('dialog');
    // Their styles came too: they look as they do on a page opened anew.
    await shop.opens('/account/login');
    expect(styled).toEqual(await looksOf('main'));
    await place.click();
    await page.getByRole('dialog').waitFor();
    expect(styledDialog).toEqual(await looksOf('dialog'));
    expectOffline();
  });
});
