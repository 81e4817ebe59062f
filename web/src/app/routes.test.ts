import { describe, expect, test } from 'vitest';
import { guardOf } from './guards';
import { frameOf, matchRoute } from './routes';

const named = (path: string) => {
  const { route, params } = matchRoute(path);
  return { name: route.name, params };
};

describe('paths of the specification', () => {
  test.each([
    ['/', 'Home', {}],
    ['/p/10448821', 'Pdp', { productCode: '10448821' }],
    [
      '/tv-audio/televisions/p/10448821',
      'Pdp',
      { c1: 'tv-audio', c2: 'televisions', productCode: '10448821' },
    ],
    ['/a/b/c/d/e/f/g/p/1', 'Pdp', { c7: 'g', productCode: '1' }],
    ['/l/c/televisions', 'Plp', { pathType: 'c', code: 'televisions' }],
    ['/tv-audio/l/c/televisions/vela', 'Plp', { s1: 'tv-audio', pathType: 'c', brandCategoryId: 'vela' }],
    ['/l/v/allPromotions', 'Plp', { pathType: 'v', code: 'allPromotions' }],
    ['/l/search/55%22%20tv%2F100%25', 'Plp', { pathType: 'search', code: '55" tv/100%' }],
    ['/allcategories/root_sale_cat', 'AllCategories', { categoryCode: 'root_sale_cat' }],
    ['/account/login', 'Login', {}],
    ['/account/login/email', 'LoginViaEmail', {}],
    ['/account/login/otp', 'LoginViaOtp', {}],
    ['/account/create', 'CreateAccount', {}],
    ['/account/security', 'Security', {}],
    ['/account', 'Overview', {}],
    ['/account/data', 'DataAndPrivacy', {}],
    ['/account/address/useAddress', 'Address', { type: 'useAddress' }],
    ['/pdf/INV-1', 'Pdf', { code: 'INV-1' }],
    ['/orderdetails/S-1', 'OrderDetails', { code: 'S-1' }],
    ['/order/return/S-1', 'ReturnReason', { orderId: 'S-1' }],
    ['/order/return/S-1/mode', 'PickDropDetails', { orderId: 'S-1' }],
    ['/order/return/S-1/review', 'ReturnReview', { orderId: 'S-1' }],
    ['/order/return', 'InvalidPage', {}],
    ['/return/R-10001', 'ReturnStatus', { returnId: 'R-10001' }],
    ['/account/returns', 'Returns', {}],
    ['/cp/moving-house', 'CommonScreen', { commonpagecode: 'moving-house' }],
    ['/event/winter/2026', 'EventsScreen', { eventspagecode: 'winter', eventspagecode2: '2026' }],
    ['/brand/vela', 'BrandScreen', { commonpagecode: 'vela' }],
    ['/category/televisions/brand/vela', 'BrandCategory', { brandCategoryId: 'televisions', code: 'vela' }],
    ['/compare', 'Compare', {}],
    ['/pb/10000001', 'ClaimPriceBeat', { orderId: '10000001' }],
    ['/account/writetous/pb1', 'PriceBeatBefore', {}],
    ['/account/writetous/T-1', 'WriteToUsDetails', { id: 'T-1' }],
    ['/account/pricebeats/PB-1', 'PriceBeatDetails', { claimId: 'PB-1' }],
    ['/leaflets', 'Guzzle', {}],
    ['/leaflets/winter', 'GuzzleStatic', { code: 'winter' }],
    ['/blog', 'BlogNews', {}],
    ['/blog/what-size-tv', 'BlogNews', { code: 'what-size-tv' }],
    ['/account/wishlist', 'Wishlist', {}],
    ['/account/helpandsupport', 'Help', {}],
    ['/s/terms', 'StaticPages', { staticpagecode: 'terms' }],
    ['/a/b/c/d/e/f/g', 'InvalidPage', {}],
    ['/a/b/c/d/e/f/g/h/p/1', 'InvalidPage', {}],
  ])('%s is %s', (path, name, params) => {
    expect(named(path)).toMatchObject({ name, params });
  });
});

describe('what stands round a screen', () => {
  test.each([
    ['/checkout', '', 'checkout'],
    ['/cart', 'route=/checkout', 'shop'],
    ['/account/address/new', '', 'shop'],
    ['/account/address/useAddress', 'route=%2Fcheckout', 'checkout'],
    ['/account/address/useAddress/1', 'route=%2Fpc%2F10448821', 'checkout'],
    ['/account/address/useAddress', 'route=%2Fcart', 'shop'],
    ['/account/address/useAddress', 'route=https%3A%2F%2Fexample.com%2Fcheckout', 'shop'],
  ])('%s?%s stands in %s', (path, search, frame) => {
    expect(frameOf(matchRoute(path).route, new URLSearchParams(search))).toBe(frame);
  });
});

describe('access', () => {
  const nothing = new URLSearchParams();

  test.each(['/account/newpassword', '/account/undochange'])(
    'the link of a mail to %s works whoever is signed in',
    (path) => {
      expect(guardOf(matchRoute(path).route.access, true, path, nothing)).toEqual({ kind: 'show' });
    },
  );

  test('a guest is sent to sign in, and shown the way back', () => {
    expect(guardOf('loggedIn', false, '/orderdetails/1', new URLSearchParams('a=b'))).toEqual({
      kind: 'redirect',
      to: '/account/login?route=%2Forderdetails%2F1%3Fa%3Db',
    });
  });

  test('a customer leaves the sign-in screens for where they wanted to go, within the shop', () => {
    expect(guardOf('loggedOut', true, '/account/login', new URLSearchParams('route=/cart'))).toEqual({
      kind: 'redirect',
      to: '/cart',
    });
    expect(
      guardOf('loggedOut', true, '/account/login', new URLSearchParams('route=//elsewhere.example')),
    ).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  test('while nobody knows who is there, private screens wait and the others show', () => {
    expect(guardOf('loggedIn', undefined, '/payment', nothing)).toEqual({ kind: 'wait' });
    expect(guardOf('loggedOut', undefined, '/account/login', nothing)).toEqual({ kind: 'show' });
    expect(guardOf('open', undefined, '/', nothing)).toEqual({ kind: 'show' });
  });
});
