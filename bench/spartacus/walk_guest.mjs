// What somebody does who has not signed in: looks around, fills a cart, tries coupons.

/** Puts a product into the cart from its page. */
export const addToCart = async (device, { code }) => {
  await device.go(`/product/${code}/x`);
  await device.press('cx-add-to-cart button[type=submit]');
  await device.see('cx-added-to-cart-dialog', /cart/i);
  await device.press('cx-added-to-cart-dialog button.close');
};

const items = 'cx-product-list-item, cx-product-grid-item';

export const guestSteps = async ({ step, narrow }, { first }) => {
  await step('home', async ({ go, see }) => {
    await go('/');
    await see('header');
    return see('cx-page-layout cx-banner, cx-page-layout cx-product-carousel');
  });
  await step('menu', async ({ press, at, arrives, see, page }) => {
    const beside = await page.locator('header *').evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().right > innerWidth + 1).length);
    if (beside > 0 && !narrow) throw new Error(`${beside} elements of the header stand beside the page`);
    if (narrow) await press('cx-hamburger-menu button');
    await (narrow ? at('cx-category-navigation nav', /^\s*More/).click() : at('cx-category-navigation nav', /^\s*More/).hover());
    await at('cx-category-navigation a', /gaming/i).click();
    await arrives(/\/c\/gaming/);
    await see(items);
    return see('cx-breadcrumb h1');
  });
  await step('category', async ({ go, see, page }) => {
    await go('/category/televisions');
    await see(items);
    return `${await page.locator(items).count()} items`;
  });
  await step('search', async ({ go, see, at, arrives }) => {
    await go('/');
    if (narrow) await at('cx-searchbox').click();
    await at('cx-searchbox input').fill('televi');
    await see('cx-searchbox .products a, cx-searchbox .suggestions a');
    await at('cx-searchbox input').press('Enter');
    await arrives(/\/search\/televi/);
    await see(items);
    return see('cx-breadcrumb h1', /results/);
  });
  await step('facet', async ({ go, press, see, arrives }) => {
    await go('/search/television');
    if (narrow) {
      await press('cx-product-facet-navigation button');
      await press('cx-facet button');
    }
    await press('cx-facet a.value');
    await arrives(/query=/);
    return see('cx-active-facets a, cx-active-facets button');
  });
  await step('product', async ({ go, see }) => {
    await go(`/product/${first.code}/x`);
    await see('cx-product-intro, cx-product-summary');
    await see('cx-tab-paragraph-container');
    return see('cx-product-summary');
  });
  await step('cart of a guest', async (device) => {
    await addToCart(device, first);
    await device.go('/cart');
    await device.see('.cx-item-list-row');
    return device.see('cx-order-summary');
  });
  await step('coupon applied', async ({ at, press, see }) => {
    await at('cx-cart-coupon input').fill('STOEP100');
    await press('cx-cart-coupon button[type=submit]');
    await see('cx-cart-coupon cx-applied-coupons', /STOEP100/i);
    return see('cx-order-summary', /You saved/);
  });
  await step('coupon that is none', async ({ at, press, see }) => {
    await at('cx-cart-coupon input').fill('NOSUCH');
    await press('cx-cart-coupon button[type=submit]');
    return see('cx-global-message', /Invalid/);
  }, { refusals: 1 });
  await step('coupon taken off', async ({ press, gone, see }) => {
    await press('cx-cart-coupon cx-applied-coupons button');
    await gone('cx-applied-coupons', /STOEP100/i);
    return see('cx-order-summary');
  });
  await step('store finder', async ({ go, at, see, settled }) => {
    await go('/store-finder');
    await at('cx-store-finder-search input').fill('Midrand');
    await at('cx-store-finder-search input').press('Enter');
    await settled();
    return see('cx-store-finder-list-item, cx-store-finder-search-result');
  });
};
