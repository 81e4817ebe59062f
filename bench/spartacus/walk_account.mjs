// What a customer does around the account: signs up and in, comes by another device, keeps lists, addresses and choices.
import { addToCart } from './walk_guest.mjs';

const signIn = async (device, { uid, password }) => {
  await device.go('/login');
  await device.fill('cx-login-form', { userId: uid, password });
  await device.at('cx-login-form button[type=submit]').click();
  await device.arrives((address) => !/login/.test(address.pathname));
};

/** Who the shop takes one for; on narrow screens behind the menu. */
const greeting = async ({ narrow, press, see }, words) => {
  if (narrow) await press('cx-hamburger-menu button');
  const seen = await see('cx-login', words);
  if (narrow) await press('cx-hamburger-menu button');
  return seen;
};

export const signingIn = async ({ step, openDevice }, { first, second, customer }) => {
  await step('sign-up', async ({ go, at, fill, see, arrives, page }) => {
    await go('/login/register');
    await at('cx-register select').selectOption({ label: 'Ms.' });
    await fill('cx-register', { firstName: 'Thandi', lastName: 'Nkosi', email: customer.uid, password: customer.password, passwordconf: customer.password });
    for (const box of await page.locator('cx-register input[type=checkbox]').all()) await box.check({ force: true });
    await at('cx-register button[type=submit]').click();
    await arrives((address) => !/register/.test(address.pathname));
    return see('cx-global-message');
  });
  await step('sign-in', async (device) => {
    await signIn(device, customer);
    return greeting(device, /Thandi/);
  });
  await step('the cart of the guest came along', async ({ go, see }) => {
    await go('/cart');
    return see('.cx-item-list-row', new RegExp(first.code));
  });
  await step('the cart on a second device', async ({ go, page }) => {
    const other = await openDevice();
    await signIn(other, customer);
    await other.go('/cart');
    const seen = await other.see('.cx-item-list-row', new RegExp(first.code));
    await addToCart(other, second);
    await other.close();
    await go('/cart');
    await page.locator('.cx-item-list-row').nth(1).waitFor();
    return seen;
  });
};

export const accountSteps = async ({ step }, { second, third, customer }) => {
  await step('review', async ({ go, press, at, fill, see, settled }) => {
    await go(`/product/${second.code}/x`);
    await press('cx-tab-paragraph-container button', /review/i);
    await press('cx-product-reviews button', /write a review/i);
    await fill('cx-product-reviews', { title: 'Good', comment: 'A week of calls on one charge.', reviewerName: 'Thandi' });
    await at('cx-product-reviews form cx-star-rating cx-icon >> nth=3').click();
    await press('cx-product-reviews button', /submit/i);
    await settled();
    return see('cx-global-message');
  });
  await step('wish list', async ({ go, press, see }) => {
    await go(`/product/${third.code}/x`);
    await press('cx-add-to-wishlist button');
    await see('cx-add-to-wishlist button', /remove/i);
    await go('/my-account/wishlist');
    return see('cx-wish-list-item', new RegExp(third.code));
  });
  await step('the cart is whole after the wish list', async ({ go, page }) => {
    await go('/cart');
    await page.locator('.cx-item-list-row').nth(1).waitFor();
    return `${await page.locator('.cx-item-list-row').count()} rows`;
  });
  await step('saved cart', async ({ go, press, at, see }) => {
    await go('/cart');
    await press('cx-add-to-saved-cart a, cx-add-to-saved-cart button', /save cart/i);
    await at('cx-saved-cart-form-dialog input').fill('Birthday');
    await press('cx-saved-cart-form-dialog button', /save/i);
    await go('/my-account/saved-carts');
    return see('cx-saved-cart-list', /Birthday/);
  });
  await step('saved cart taken up again', async ({ press, go, page }) => {
    await press('cx-saved-cart-list a, cx-saved-cart-list button', /active/i);
    await press('cx-saved-cart-form-dialog button', /active|restore/i);
    await go('/cart');
    await page.locator('.cx-item-list-row').nth(1).waitFor();
  });
  await step('address book', async ({ go, press, see, fill, choose, page }) => {
    await go('/my-account/address-book');
    await see('cx-address-book');
    if ((await page.locator('cx-address-form').count()) === 0) await press('cx-address-book button', /add/i);
    await see('cx-address-form');
    await choose('cx-address-form ng-select', /South Africa/);
    await choose('cx-address-form [formcontrolname=titleCode]', /Ms/);
    await fill('cx-address-form', { firstName: 'Thandi', lastName: 'Nkosi', line1: '12 Berger Street', line2: 'Flat 4', town: 'Vorna Valley', postalCode: '1686', phone: '0821234567' });
    await choose('cx-address-form ng-select >> nth=2', /Gauteng/);
    await press('cx-address-form button[type=submit]');
    return see('cx-address-book cx-card', /Berger/);
  });
  await step('address changed', async ({ press, at, see }) => {
    await press('cx-address-book cx-card a, cx-address-book cx-card button', /edit/i);
    await at('cx-address-form [formcontrolname=lastName]').fill('Mokoena');
    await press('cx-address-form button[type=submit]');
    return see('cx-address-book cx-card', /Mokoena/);
  });
  await step('coupons of the customer', async ({ go, see }) => {
    await go('/my-account/coupons');
    await see('.cx-coupon-date-start', /\d{4}/);
    return see('cx-my-coupons', new RegExp(customer.coupon));
  });
};

/** Pages of the account, each by something that stands on it. */
const pages = [
  ['interests', '/my-account/my-interests', 'cx-my-interests'],
  ['notification preferences', '/my-account/notification-preference', 'cx-notification-preference'],
  ['consents', '/my-account/consents', 'cx-consent-management'],
  ['profile', '/my-account/update-profile', 'cx-update-profile'],
  ['email address', '/my-account/update-email', 'cx-update-email'],
  ['password', '/my-account/update-password', 'cx-update-password'],
  ['ways to pay', '/my-account/payment-details', 'cx-payment-methods'],
  ['closing the account', '/my-account/close-account', 'cx-close-account'],
  ['a page there is not', '/no-such-page', 'cx-page-layout', 1],
];

export const lastSteps = async ({ step }) => {
  for (const [name, path, element, refusals = 0] of pages)
    await step(name, async ({ go, see }) => {
      await go(path);
      return see(element);
    }, { refusals });
  await step('sign-out', async (device) => {
    await device.go('/logout');
    return greeting(device, /sign in/i);
  });
};
