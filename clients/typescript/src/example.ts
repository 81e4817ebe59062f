// A purchase as a stock OCC client makes it, up to the payment page.
import { done, openShop, type Schema } from './index.js';

const address: Schema<'AddressForm'> = {
  titleCode: 'ms',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  line1: '12 Berger Street',
  line2: '',
  town: 'Vorna Valley',
  city: 'Midrand',
  region: { isocode: 'ZA-GP' },
  postalCode: '1686',
  cellphone: '0821234567',
};

/** Buys one of the first product found that can be had, for a customer who has signed in; the order, and what was found. */
export const buy = async (origin: string, accessToken: string, query = ':relevance') => {
  const shop = openShop({ origin });
  const page = await done(shop.api.GET('/products/search', { params: { query: { query, pageSize: 20, fields: 'FULL' } } }));
  const found = page.products.find(({ price, stock, tradingType, liquor, preOrder, requiresTvLicence }) => price && (stock?.stockLevel ?? 0) > 0 && tradingType === '00' && !liquor && !preOrder && !requiresTvLicence);
  if (!found?.code) throw new Error('nothing that can be bought was found');
  const product = await done(shop.api.GET('/products/{productCode}', { params: { path: { productCode: found.code } } }));

  shop.use({ access_token: accessToken });
  const user = 'current';
  const { code } = await done(shop.api.POST('/users/{user}/carts', { params: { path: { user } }, body: {} }));
  if (!code) throw new Error('a cart of a customer has a code');
  const of = { path: { user, cart: code } };
  await done(shop.api.POST('/users/{user}/carts/{cart}/entries', { params: of, body: { quantity: 1, product: { code: found.code } } }));
  await done(shop.api.POST('/users/{user}/carts/{cart}/addresses/delivery', { params: of, body: address }));
  const { deliveryModes } = await done(shop.api.GET('/users/{user}/carts/{cart}/deliverymodes', { params: of }));
  const mode = deliveryModes[0]?.code;
  if (!mode) throw new Error('there is no way to deliver');
  await done(shop.api.PUT('/users/{user}/carts/{cart}/deliverymode', { params: { ...of, query: { deliveryModeId: mode } } }));
  await done(shop.api.PUT('/users/{user}/carts/{cart}/paymentdetails', { params: { ...of, query: { paymentDetailsId: 'card' } } }));
  const order = await done(shop.api.POST('/users/{user}/orders', { params: { path: { user }, query: { cartId: code, termsChecked: true, fields: 'FULL' } } }));
  return { product, order };
};
