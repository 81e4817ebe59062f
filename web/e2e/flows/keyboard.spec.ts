import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, hears } from '../support/browser';
import { Keyboard } from '../support/keyboard';
import { setStock } from '../support/stock';
import { walkOn } from '../support/walk';

afterAll(closeBrowser);

/** Two of them make a deal of their own in the cart. */
const kettle = '10449100';

describe('by keyboard alone', () => {
  const walk = walkOn('desktop');
  let keys: Keyboard;
  beforeEach(async () => {
    keys = new Keyboard(walk.page);
    await setStock(kettle, 20);
  });
  afterEach(() => expect(keys.lost).toEqual([]));

  const heading = (name: RegExp | string) => walk.page.getByRole('heading', { level: 1, name });
  const button = (name: RegExp | string) => walk.page.getByRole('button', { name });
  const field = (name: string) => walk.page.getByLabel(name, { exact: true });

  /** A new page is read from where its content begins. */
  const comesToPage = async (name: RegExp | string) => {
    await heading(name).waitFor();
    await keys.isIn(walk.page.getByRole('main'));
  };

  const findsAndAdds = async () => {
    const { page } = walk;
    const main = page.getByRole('main');
    const search = page.getByRole('combobox', { name: /search/i });
    await keys.presses(page.getByRole('link', { name: 'Skip to content' }));
    await keys.isIn(main);
    await keys.comesTo(search, 'Shift+Tab');
    await keys.types(search, 'kettle');
    await page.keyboard.press('Enter');
    await comesToPage('“kettle”');
    await keys.presses(main.locator(`article:has(a[href$="/p/${kettle}"])`).getByRole('link'));
    await comesToPage(/kettle/i);
    await keys.presses(main.getByRole('button', { name: /^Add to cart/ }));
    await hears(page, /Added to your cart/);
    await keys.sees('after adding');
  };

  const changesTheCart = async () => {
    const { page } = walk;
    const units = page.getByRole('main').getByRole('group', { name: /^Quantity, .*kettle/i });
    const more = units.getByRole('button', { name: 'One more' });
    await keys.presses(more, 'Space');
    await units.getByText('2', { exact: true }).waitFor();
    await keys.isIn(more);
    await page.keyboard.press('Space');
    await units.getByText('3', { exact: true }).waitFor();
    await keys.isIn(more);

    const coupon = field('Coupon code');
    await keys.types(coupon, 'NOSUCH');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This coupon is not valid.' }).waitFor();
    await keys.isIn(coupon);
    await keys.types(coupon, 'STOEP100');
    await page.keyboard.press('Enter');
    const takesOff = button('Remove STOEP100');
    await takesOff.waitFor();
    await keys.isIn(takesOff);
    await page.keyboard.press('Enter');
    await coupon.waitFor();
    await keys.isIn(coupon);
  };

  const signsUp = async () => {
    const { page } = walk;
    await keys.presses(page.getByRole('main').getByRole('link', { name: 'Create account' }));
    await comesToPage('Create account');
    await keys.types(field('First name'), 'Thandi');
    await keys.types(field('Last name'), 'Nkosi');
    await keys.types(field('Email address'), `keys.${randomUUID()}@example.co.za`);
    await keys.types(field('Password'), 'Spaza#2026');
    await keys.presses(button('Create account'));
    await keys.isIn(field('Re-enter password')); // the first that is wrong
    await keys.types(field('Re-enter password'), 'Spaza#2026');
    await keys.presses(page.getByLabel(/I accept the terms/), 'Space');
    await keys.presses(button('Create account'));
    await page.getByText('Please add an address to proceed').waitFor();
    await keys.isIn(page.getByRole('main'));
  };

  const givesAddress = async () => {
    const { page } = walk;
    await keys.presses(page.getByRole('link', { name: 'Add new address' }));
    await field('Cellphone number').waitFor();
    await keys.isIn(page.getByRole('main'));
    await keys.presses(button('Save address'));
    await page.getByText('Cellphone number is mandatory').first().waitFor();
    await keys.isIn(field('Cellphone number'));
    await keys.types(field('Cellphone number'), '0821234567');
    await keys.chooses(field('Province'), 'Gauteng');
    const isListed = (name: string) =>
      expect.poll(() => field(name).locator('option').count()).toBeGreaterThan(1);
    await isListed('City');
    await keys.chooses(field('City'), 'Midrand');
    await isListed('Town or suburb');
    await keys.comesTo(field('Town or suburb'));
    await page.keyboard.press('ArrowDown');
    expect(await field('Town or suburb').inputValue()).not.toBe('');
    await keys.types(field('Street number'), '22');
    await keys.types(field('Street name'), 'Harry Galaun Drive');
    await page.keyboard.press('Enter');
  };

  const choosesToCollect = async () => {
    const { page } = walk;
    const collect = page.getByRole('radio', { name: /^Collect/ });
    await keys.comesTo(page.getByRole('main').getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => collect.isChecked()).toBe(true);
    await keys.isIn(collect);
    const others = button('Choose another store');
    await keys.comesTo(others, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const stores = page.getByRole('dialog');
    await stores.waitFor();
    await keys.isIn(stores);
    await page.keyboard.press('Escape');
    await stores.waitFor({ state: 'detached' });
    await keys.isIn(others);
  };

  test('a guest searches, fills a cart, signs up, gives an address, pays and is thanked', async () => {
    const { page } = walk;
    const main = page.getByRole('main');
    await page.goto('/');
    await findsAndAdds();
    await keys.comesTo(page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await comesToPage('Cart');
    await changesTheCart();
    await keys.comesTo(page.getByRole('link', { name: /check out/i }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await comesToPage('Almost there');
    await signsUp();
    await givesAddress();
    await comesToPage('How would you like to get it?');
    await choosesToCollect();
    await keys.presses(button('Continue to review'));
    await comesToPage('Order summary');
    await keys.presses(page.getByRole('link', { name: 'Continue to payment' }));
    await comesToPage(/how would you like to pay/i);
    await keys.comesTo(main.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    const eft = main.getByRole('radio', { name: /Instant EFT/ });
    await expect.poll(() => eft.isChecked()).toBe(true);
    await keys.isIn(eft);
    await keys.presses(button(/^Pay R/));
    await page.waitForURL(/payfast/);
    await keys.presses(page.getByRole('button', { name: 'Pay', exact: true }));
    await heading(/Thank you, Thandi/).waitFor();
    await keys.presses(main.getByRole('link', { name: 'Track this order' }));
    await comesToPage(/^Order \d+/);
  });

  test('what is taken out of the cart leaves the focus at its heading, with a way on', async () => {
    const { page } = walk;
    await page.goto(`/p/${kettle}`);
    await keys.presses(page.getByRole('main').getByRole('button', { name: /^Add to cart/ }));
    await hears(page, /Added to your cart/);
    await page.goto('/cart');
    await keys.presses(button(/^Remove /));
    await heading('Your cart is empty').waitFor();
    await keys.isIn(heading('Your cart is empty'));
    await page.keyboard.press('Tab');
    await keys.isIn(page.getByRole('link', { name: 'Start shopping' }));
  });
});
