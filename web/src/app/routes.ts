import { parse } from 'regexparam';
import { decoded } from '@/shared/routing/decoded';
import type { RouteParams } from '@/shared/routing/routing';

/** Who may see a screen (specification §2). */
export type Access = 'open' | 'loggedIn' | 'loggedOut';

/** What stands round a screen: the whole shop, the quiet checkout, or nothing. */
export type Frame = 'shop' | 'checkout' | 'none';

export interface Route {
  /** The specification's name of the screen. */
  name: string;
  path: string;
  access: Access;
  /** The file in src/screens. */
  screen: string;
  frame?: Frame;
  awning?: boolean;
  /** The checkout leads here and back: on the way it stays in the checkout's frame. */
  fromCheckout?: boolean;
}

const account: Pick<Route, 'access'> = { access: 'loggedIn' };
const guest: Pick<Route, 'access' | 'awning'> = { access: 'loggedOut', awning: true };

/** Every screen and its path. The first match wins. */
export const routes: readonly Route[] = [
  { name: 'Home', path: '/', access: 'open', screen: 'home', awning: true },
  { name: 'Splash', path: '/redirect', access: 'open', screen: 'splash', frame: 'none' },
  { name: 'Health', path: '/health', access: 'open', screen: 'health', frame: 'none' },
  { name: 'AllCategories', path: '/allcategories/:categoryCode', access: 'open', screen: 'all-categories' },
  { name: 'StoreLocator', path: '/storelocator', access: 'open', screen: 'store-locator' },
  { name: 'Compare', path: '/compare', access: 'open', screen: 'compare' },
  { name: 'Offline', path: '/offline', access: 'open', screen: 'offline' },
  { name: 'Search', path: '/search', access: 'open', screen: 'search' },
  {
    name: 'StaticPages',
    path: '/s/:staticpagecode/:staticpagecode2?/:staticpagecode3?',
    access: 'open',
    screen: 'static-pages',
    awning: true,
  },
  {
    name: 'CommonScreen',
    path: '/cp/:commonpagecode/:commonpagecode2?/:commonpagecode3?',
    access: 'open',
    screen: 'common-screen',
    awning: true,
  },
  {
    name: 'EventsScreen',
    path: '/event/:eventspagecode/:eventspagecode2?/:eventspagecode3?',
    access: 'open',
    screen: 'events-screen',
    awning: true,
  },
  {
    name: 'BrandScreen',
    path: '/brand/:commonpagecode/:commonpagecode2?/:commonpagecode3?',
    access: 'open',
    screen: 'brand-screen',
    awning: true,
  },
  {
    name: 'BrandCategory',
    path: '/category/:brandCategoryId/brand/:code',
    access: 'open',
    screen: 'brand-category',
  },
  { name: 'Guzzle', path: '/leaflets', access: 'open', screen: 'guzzle', awning: true },
  { name: 'GuzzleStatic', path: '/leaflets/:code', access: 'open', screen: 'guzzle-static', awning: true },
  { name: 'BlogNews', path: '/blog/:code?', access: 'open', screen: 'blog-news', awning: true },
  { name: 'Help', path: '/account/helpandsupport', access: 'open', screen: 'help', awning: true },

  { name: 'Cart', path: '/cart', access: 'open', screen: 'cart' },
  {
    name: 'CheckoutOptions',
    path: '/checkoutoptions',
    access: 'loggedOut',
    screen: 'checkout-options',
    frame: 'checkout',
  },
  { name: 'Checkout', path: '/checkout', ...account, screen: 'checkout', frame: 'checkout' },
  { name: 'OrderSummary', path: '/ordersummary', ...account, screen: 'order-summary', frame: 'checkout' },
  { name: 'Payment', path: '/payment', ...account, screen: 'payment', frame: 'checkout' },
  {
    name: 'PaymentTransaction',
    path: '/paymenttransaction/:orderCode',
    ...account,
    screen: 'payment-transaction',
    frame: 'checkout',
  },
  {
    name: 'PreOrderCheckOut',
    path: '/pc/:productCode',
    ...account,
    screen: 'pre-order-check-out',
    frame: 'checkout',
  },
  { name: 'OrderStatus', path: '/orderconfirmation', ...account, screen: 'order-status' },

  { name: 'Login', path: '/account/login', ...guest, screen: 'login' },
  { name: 'LoginViaEmail', path: '/account/login/email', ...guest, screen: 'login-via-email' },
  { name: 'LoginViaOtp', path: '/account/login/otp', ...guest, screen: 'login-via-otp' },
  { name: 'LoginViaPassword', path: '/account/login/pwd', ...guest, screen: 'login-via-password' },
  {
    name: 'PasswordAssistance',
    path: '/account/login/pwd/passwordassistance',
    ...guest,
    screen: 'password-assistance',
  },
  { name: 'NewPassword', path: '/account/newpassword', ...guest, access: 'open', screen: 'new-password' },
  { name: 'CreateAccount', path: '/account/create', ...guest, screen: 'create-account' },
  { name: 'UndoChange', path: '/account/undochange', ...guest, access: 'open', screen: 'undo-change' },
  { name: 'SignUp', path: '/account/signup', ...guest, screen: 'sign-up' },
  { name: 'Addresses', path: '/account/addresses', ...account, screen: 'addresses' },
  {
    name: 'Address',
    path: '/account/address/:type/:addressId?',
    access: 'open',
    screen: 'address',
    fromCheckout: true,
  },
  { name: 'Wishlist', path: '/account/wishlist', ...account, screen: 'wishlist' },
  { name: 'PersonalDetails', path: '/account/personaldetails', ...account, screen: 'personal-details' },
  { name: 'Security', path: '/account/security', ...account, screen: 'security' },
  { name: 'ChangePassword', path: '/account/changepassword', ...account, screen: 'change-password' },
  { name: 'Communication', path: '/account/communication', ...account, screen: 'communication' },
  { name: 'ClaimPriceBeat', path: '/pb/:orderId', ...account, screen: 'claim-price-beat' },
  { name: 'PriceBeatBefore', path: '/account/writetous/pb1', ...account, screen: 'price-beat-before' },
  { name: 'PriceBeats', path: '/account/pricebeats', ...account, screen: 'price-beats' },
  {
    name: 'PriceBeatDetails',
    path: '/account/pricebeats/:claimId',
    ...account,
    screen: 'price-beat-details',
  },
  { name: 'WriteToUs', path: '/account/writetous', ...account, screen: 'write-to-us' },
  { name: 'WriteToUsDetails', path: '/account/writetous/:id', ...account, screen: 'write-to-us-details' },
  { name: 'Unsubscribe', path: '/unsubscribe/:token', access: 'open', screen: 'unsubscribe' },
  { name: 'NewOrderHistory', path: '/orderhistory/neworders', ...account, screen: 'new-order-history' },
  { name: 'OldOrderHistory', path: '/orderhistory/oldorders', ...account, screen: 'old-order-history' },
  { name: 'Pdf', path: '/pdf/:code', ...account, screen: 'pdf' },
  { name: 'OrderDetails', path: '/orderdetails/:code', ...account, screen: 'order-details' },
  { name: 'ReturnReason', path: '/order/return/:orderId', ...account, screen: 'return-reason' },
  { name: 'PickDropDetails', path: '/order/return/:orderId/mode', ...account, screen: 'pick-drop-details' },
  { name: 'ReturnReview', path: '/order/return/:orderId/review', ...account, screen: 'return-review' },
  { name: 'ReturnStatus', path: '/return/:returnId', ...account, screen: 'return-status' },
  { name: 'Returns', path: '/account/returns', ...account, screen: 'returns' },

  // Last, because their paths may begin with any category.
  {
    name: 'Plp',
    path: '/:s1?/:s2?/:s3?/l/:pathType?/:code?/:brandCategoryId?',
    access: 'open',
    screen: 'plp',
  },
  { name: 'Pdp', path: '/:c1?/:c2?/:c3?/:c4?/:c5?/:c6?/:c7?/p/:productCode', access: 'open', screen: 'pdp' },

  { name: 'InvalidPage', path: '*', access: 'open', screen: 'invalid-page' },
];

export interface Match {
  route: Route;
  params: RouteParams;
}

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

export const invalidPage: Match = { route: routes.at(-1)!, params: {} };

export function matchRoute(path: string): Match {
  for (const { route, keys, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params: RouteParams = {};
    keys.forEach((key, n) => {
      const part = found[n + 1];
      if (part) params[key] = decoded(part);
    });
    return { route, params };
  }
  return invalidPage;
}

/** What stands round a screen; the way back (`?route=`) says whether the checkout led here. */
export const frameOf = ({ frame = 'shop', fromCheckout }: Route, search: URLSearchParams): Frame =>
  fromCheckout ? (matchRoute(search.get('route') ?? '/').route.frame ?? frame) : frame;
