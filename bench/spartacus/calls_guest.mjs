// What anybody may call: the site, its pages, its goods, its stores, a guest's cart.
import { lacks, unless } from './report.mjs';

const site = async (report, client) => {
  const call = (name, run, more) => report.call(client, `SiteAdapter.${name}`, run, more);
  await call('loadLanguages', (a) => a.loadLanguages(), { faults: (all) => lacks(all, '0.isocode', '0.name', '0.nativeName', '0.active') });
  await call('loadCurrencies', (a) => a.loadCurrencies(), { faults: (all) => [...lacks(all, '0.symbol', '0.name'), ...unless(all[0].isocode === 'ZAR', 'not ZAR')] });
  for (const type of ['SHIPPING', 'BILLING'])
    await call('loadCountries', (a) => a.loadCountries(type), { faults: (all) => unless(all.some(({ isocode, name }) => isocode === 'ZA' && name), 'no South Africa') });
  await call('loadRegions', (a) => a.loadRegions('ZA'), {
    faults: (all) => [...lacks(all, '0.name', '0.isocode', '0.isocodeShort'), ...unless(all.length === 9, `${all.length} provinces`)],
  });
  const members = ['uid', 'defaultLanguage.isocode', 'stores.0.currencies.0.isocode', 'stores.0.defaultCurrency.isocode', 'stores.0.languages.0.isocode', 'stores.0.defaultLanguage.isocode'];
  await call('loadBaseSite', (a) => a.loadBaseSite('spaza'), { faults: (one) => lacks(one, ...members) });
  const normalized = members.map((member) => member.replace('stores.0', 'baseStore'));
  await call('loadBaseSites', (a) => a.loadBaseSites(), { faults: (all) => [...lacks(all[0], ...normalized, 'urlEncodingAttributes'), ...unless(all[0].urlPatterns?.length > 0, 'no urlPatterns')] });
};

/** The content pages a stock shop has routes for. */
export const labels = [
  '/cart', '/login', '/login/register', '/login/forgot-password', '/login/pw/change', '/logout', 'search', '/store-finder', '/terms-and-conditions',
  '/checkout', '/checkout/shipping-address', '/checkout/delivery-mode', '/checkout/payment-details', '/checkout/review-order',
  '/order-confirmation', '/my-account/orders', '/my-account/order/0', '/my-account/order/cancel/0', '/my-account/order/cancel/confirmation/0',
  '/my-account/order/return/0', '/my-account/order/return/confirmation/0', '/my-account/return-request/0', '/my-account/update-profile',
  '/my-account/update-email', '/my-account/update-password', '/my-account/address-book', '/my-account/payment-details',
  '/my-account/wishlist', '/my-account/saved-carts', '/my-account/saved-cart/0', '/my-account/coupons', '/my-account/coupon/claim/0',
  '/my-account/my-interests', '/my-account/notification-preference', '/my-account/consents', '/my-account/close-account', '/not-found',
];

const pages = async (report, client, { ordinary }, category) => {
  const whole = (page) => [...lacks(page, 'page.pageId', 'page.type', 'page.template', 'page.slots'), ...unless(page.components?.length > 0, 'no components')];
  const page = (context) => report.call(client, 'CmsPageAdapter.load', (a) => a.load(context), { faults: (page) => whole(page).map((fault) => `${context.id}: ${fault}`) });
  const home = await page({ id: '__HOMEPAGE__', type: 'ContentPage' });
  await page({ id: ordinary, type: 'ProductPage' });
  await page({ id: category, type: 'CategoryPage' });
  for (const id of labels) await page({ id, type: 'ContentPage' });
  if (!home) return;
  await page({ id: home.page.pageId });
  const ids = home.components.slice(0, 5).map(({ uid }) => uid);
  const context = { id: ordinary, type: 'ProductPage' };
  await report.call(client, 'CmsComponentAdapter.load', (a) => a.load(ids[0], context), { faults: (one) => lacks(one, 'uid', 'typeCode') });
  await report.call(client, 'CmsComponentAdapter.findComponentsByIds', (a) => a.findComponentsByIds(ids, context), {
    faults: (all) => unless(ids.every((id) => all.some(({ uid, typeCode }) => uid === id && typeCode)), `not all of ${ids}`),
  });
};

const goods = async (report, client, shelf) => {
  const product = (code, scope, ...members) => report.call(client, 'ProductAdapter.load', (a) => a.load(code, scope), { faults: (one) => lacks(one, ...members).map((fault) => `${scope}: ${fault}`) });
  await product(shelf.ordinary, 'default', 'code', 'name', 'price.formattedValue', 'images.PRIMARY.zoom.url', 'classifications.0.features.0.featureValues', 'manufacturer', 'categories.0.code');
  await product(shelf.ordinary, 'list', 'code', 'name', 'summary', 'price.formattedValue', 'images.PRIMARY.product.url');
  await product(shelf.ordinary, 'details', 'stock.stockLevelStatus', 'description', 'availableForPickup', 'url', 'price.value', 'numberOfReviews', 'categories.0.name', 'images.PRIMARY.thumbnail.url', 'images.GALLERY');
  await product(shelf.ordinary, 'attributes', 'classifications.0.name');
  await product(shelf.ordinary, 'price', 'price.formattedValue');
  await product(shelf.variant, 'variants', 'baseOptions.0.selected.code', 'baseOptions.0.options.0.variantOptionQualifiers.0.value', 'baseOptions.0.variantType');
  const scopes = ['list', 'details', 'price', 'attributes'];
  await report.call(client, 'ProductAdapter.loadMany', (a) => Promise.all(a.loadMany(scopes.map((scope) => ({ code: shelf.ordinary, scope }))).map(({ data$ }) => data$.toPromise())), {
    faults: (all) => lacks(all, '0.name', '1.description', '2.price.formattedValue', '3.classifications.0.code'),
  });
  await report.call(client, 'ProductReferencesAdapter.load', (a) => a.load(shelf.ordinary, 'CROSSELLING', 5), { faults: (all) => lacks(all, '0.referenceType', '0.target.code', '0.target.images.PRIMARY') });
  await report.call(client, 'ProductReviewsAdapter.load', (a) => a.load(shelf.reviewed, 1), { faults: (all) => [...lacks(all, '0.rating', '0.headline', '0.comment', '0.date', '0.alias'), ...unless(all.length === 1, 'more than asked for')] });
  for (const [query, config] of [['television', { pageSize: 10 }], [':relevance', { pageSize: 20, currentPage: 1 }], [':price-asc:allCategories:televisions', { pageSize: 5, sort: 'price-desc' }]])
    await report.call(client, 'ProductSearchAdapter.search', (a) => a.search(query, config), {
      faults: (page) => [
        ...lacks(page, 'pagination.totalResults', 'sorts.0.code', 'facets.0.values.0.query.query.value', 'currentQuery.query.value', 'products.0.price.formattedValue', 'products.0.images.PRIMARY.product.url', 'products.0.stock.stockLevelStatus'),
        ...unless(page.products.length === config.pageSize, `${page.products.length} of ${config.pageSize} products`),
        ...unless(page.freeTextSearch === query.split(':')[0], `freeTextSearch is ${page.freeTextSearch}`),
      ],
    });
  await report.call(client, 'ProductSearchAdapter.loadSuggestions', (a) => a.loadSuggestions('tel', 3), { faults: (all) => [...lacks(all, '0.value'), ...unless(all.length <= 3, 'more than asked')] });
};

const stores = async (report, client) => {
  const members = ['stores.0.name', 'stores.0.displayName', 'stores.0.geoPoint.latitude', 'stores.0.openingHours.weekDayOpeningList', 'stores.0.address.line1', 'pagination.totalResults'];
  const call = (name, run, faults) => report.call(client, `StoreFinderAdapter.${name}`, run, { faults });
  await call('search', (a) => a.search('', { pageSize: 10 }, { latitude: -26.14, longitude: 28.09 }, 100_000), (page) => lacks(page, ...members, 'stores.0.formattedDistance'));
  await call('search', (a) => a.search('Midrand', { pageSize: 10 }), (page) => lacks(page, ...members));
  await call('loadCounts', (a) => a.loadCounts(), (all) => lacks(all, '0.count', '0.isoCode', '0.name', '0.storeCountDataList.0.count'));
  await call('load', (a) => a.load('G205'), (one) => lacks(one, 'name', 'displayName', 'openingHours.weekDayOpeningList.0.weekDay', 'geoPoint.longitude', 'features'));
};

const cart = async (report, client, { dear, other }) => {
  const call = (name, run, faults, differs) => report.call(client, name, run, { faults, differs });
  const made = await call('CartAdapter.create', (a) => a.create('anonymous'), (cart) => lacks(cart, 'code', 'guid', 'totalPrice.formattedValue'));
  const id = made.guid;
  await call('CartEntryAdapter.add', (a) => a.add('anonymous', id, dear, 1), (change) => [...unless(change.statusCode === 'success', change.statusCode), ...lacks(change, 'quantityAdded', 'entry.product.code')]);
  await call('CartEntryAdapter.add', (a) => a.add('anonymous', id, other, 2));
  await call('CartAdapter.load', (a) => a.load('anonymous', id), (cart) => [
    ...lacks(cart, 'entries.0.product.images.PRIMARY.cartIcon.url', 'entries.0.basePrice.formattedValue', 'entries.0.totalPrice.formattedValue', 'subTotal.formattedValue', 'totalTax.value', 'totalPriceWithTax.formattedValue', 'deliveryItemsQuantity', 'pickupItemsQuantity', 'totalItems'),
    ...unless(cart.entries.length === 2 && cart.entries.every(({ updateable }) => updateable), 'entries not as put in'),
  ]);
  await call('CartEntryAdapter.update', (a) => a.update('anonymous', id, '1', 1), (change) => unless(change.entry?.quantity === 1, 'the quantity stays'));
  await call('CartVoucherAdapter.add', (a) => a.add('anonymous', id, 'STOEP100'));
  await call('CartAdapter.load', (a) => a.load('anonymous', id), (cart) => [...lacks(cart, 'appliedVouchers.0.voucherCode', 'totalDiscounts.formattedValue'), ...unless(cart.totalDiscounts?.value > 0, 'the coupon takes nothing off')]);
  await call('CartVoucherAdapter.remove', (a) => a.remove('anonymous', id, 'STOEP100'));
  await call('CartValidationAdapter.validate', (a) => a.validate(id, 'anonymous'), (all) => unless(all.cartModifications?.length === 0, 'not valid'));
  await call('CartEntryAdapter.remove', (a) => a.remove('anonymous', id, '1'));
  await call('CartAdapter.load', (a) => a.load('anonymous', id), (cart) => unless(cart.entries.length === 1, 'the entry stays'));
  await report.refusal(client, 'CartAdapter.addEmail', (a) => a.addEmail('anonymous', id, 'guest@example.co.za'), 404, 'UnknownResourceError', 'guests sign in before the checkout (specification §6)');
  const gone = await call('CartAdapter.create', (a) => a.create('anonymous'));
  await call('CartAdapter.delete', (a) => a.delete('anonymous', gone.guid));
  return id;
};

/** Returns the guid of a cart with one entry in it. */
export const guestCalls = async (report, client, shelf) => {
  await site(report, client);
  await pages(report, client, shelf, 'televisions');
  await goods(report, client, shelf);
  await stores(report, client);
  await report.call(client, 'AnonymousConsentTemplatesAdapter.loadAnonymousConsentTemplates', (a) => a.loadAnonymousConsentTemplates(), { faults: (all) => unless(Array.isArray(all), 'no list') });
  await report.call(client, 'AnonymousConsentTemplatesAdapter.loadAnonymousConsents', (a) => a.loadAnonymousConsents(), {
    faults: (all) => unless(Array.isArray(all), `no list: ${JSON.stringify(all)}`),
  });
  await report.call(client, 'UserProfileAdapter.loadTitles', (a) => a.loadTitles(), { faults: (all) => lacks(all, '0.code', '0.name') });
  return cart(report, client, shelf);
};
