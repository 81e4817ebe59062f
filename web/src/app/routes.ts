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

/** What a row leaves out: open to all, and the file is called as the screen is. */
type Row = Omit<Route, 'access' | 'screen'> & Partial<Pick<Route, 'access' | 'screen'>>;

const account: Pick<Route, 'access'> = { access: 'loggedIn' };
const guest: Pick<Route, 'access' | 'awning'> = { access: 'loggedOut', awning: true };

const rows: readonly Row[] = [
  { name: 'Home', path: '/', awning: true },
  { name: 'Splash', path: '/redirect', frame: 'none' },
  { name: 'Health', path: '/health', frame: 'none' },
  { name: 'AllCategories', path: '/allcategories/:categoryCode' },
  { name: 'StoreLocator', path: '/storelocator' },
  { name: 'Compare', path: '/compare' },
  { name: 'Offline', path: '/offline' },
  { name: 'Search', path: '/search' },
  {
    name: 'StaticPages',
    path: '/s/:staticpagecode/:staticpagecode2?/:staticpagecode3?',
    awning: true,
  },
  {
    name: 'CommonScreen',
    path: '/cp/:commonpagecode/:commonpagecode2?/:commonpagecode3?',
    awning: true,
  },
  {
    name: 'EventsScreen',
    path: '/event/:eventspagecode/:eventspagecode2?/:eventspagecode3?',
    awning: true,
  },
  {
    name: 'BrandScreen',
    path: '/brand/:commonpagecode/:commonpagecode2?/:commonpagecode3?',
    awning: true,
  },
  {
    name: 'BrandCategory',
    path: '/category/:brandCategoryId/brand/:code',
  },
  { name: 'Guzzle', path: '/leaflets', awning: true },
  { name: 'GuzzleStatic', path: '/leaflets/:code', awning: true },
  { name: 'BlogNews', path: '/blog/:code?', awning: true },
  { name: 'Help', path: '/account/helpandsupport' },

  { name: 'Cart', path: '/cart' },
  {
    name: 'CheckoutOptions',
    path: '/checkoutoptions',
    access: 'loggedOut',
    frame: 'checkout',
  },
  { name: 'Checkout', path: '/checkout', ...account, frame: 'checkout' },
  { name: 'OrderSummary', path: '/ordersummary', ...account, frame: 'checkout' },
  { name: 'Payment', path: '/payment', ...account, frame: 'checkout' },
  {
    name: 'PaymentTransaction',
    path: '/paymenttransaction/:orderCode',
    ...account,
    frame: 'checkout',
  },
  {
    name: 'PreOrderCheckOut',
    path: '/pc/:productCode',
    ...account,
    frame: 'checkout',
  },
  { name: 'OrderStatus', path: '/orderconfirmation', ...account },

  { name: 'Login', path: '/account/login', ...guest },
  { name: 'LoginViaEmail', path: '/account/login/email', ...guest },
  { name: 'LoginViaOtp', path: '/account/login/otp', ...guest },
  { name: 'LoginViaPassword', path: '/account/login/pwd', ...guest },
  {
    name: 'PasswordAssistance',
    path: '/account/login/pwd/passwordassistance',
    ...guest,
  },
  { name: 'NewPassword', path: '/account/newpassword', awning: true },
  { name: 'PasskeyOffer', path: '/account/passkey', ...account, awning: true },
  { name: 'CreateAccount', path: '/account/create', ...guest },
  { name: 'UndoChange', path: '/account/undochange', awning: true },
  { name: 'SignUp', path: '/account/signup', ...guest },
  { name: 'Overview', path: '/account', ...account },
  { name: 'Addresses', path: '/account/addresses', ...account },
  {
    name: 'Address',
    path: '/account/address/:type/:addressId?',
    fromCheckout: true,
  },
  { name: 'Wishlist', path: '/account/wishlist', ...account },
  { name: 'PersonalDetails', path: '/account/personaldetails', ...account },
  { name: 'Security', path: '/account/security', ...account },
  { name: 'DataAndPrivacy', path: '/account/data', ...account },
  { name: 'ChangePassword', path: '/account/changepassword', ...account },
  { name: 'Communication', path: '/account/communication', ...account },
  { name: 'ClaimPriceBeat', path: '/pb/:orderId', ...account },
  { name: 'PriceBeatBefore', path: '/account/writetous/pb1', ...account },
  { name: 'PriceBeats', path: '/account/pricebeats', ...account },
  {
    name: 'PriceBeatDetails',
    path: '/account/pricebeats/:claimId',
    ...account,
  },
  { name: 'WriteToUs', path: '/account/writetous', ...account },
  { name: 'WriteToUsDetails', path: '/account/writetous/:id', ...account },
  { name: 'Unsubscribe', path: '/unsubscribe/:token' },
  { name: 'NewOrderHistory', path: '/orderhistory/neworders', ...account },
  { name: 'OldOrderHistory', path: '/orderhistory/oldorders', ...account },
  { name: 'Pdf', path: '/pdf/:code', ...account },
  { name: 'OrderDetails', path: '/orderdetails/:code', ...account },
  { name: 'ReturnReason', path: '/order/return/:orderId', ...account },
  { name: 'PickDropDetails', path: '/order/return/:orderId/mode', ...account },
  { name: 'ReturnReview', path: '/order/return/:orderId/review', ...account },
  { name: 'ReturnStatus', path: '/return/:returnId', ...account },
  { name: 'Returns', path: '/account/returns', ...account },

  // Last, because their paths may begin with any category.
  {
    name: 'Plp',
    path: '/:s1?/:s2?/:s3?/l/:pathType?/:code?/:brandCategoryId?',
  },
  { name: 'Pdp', path: '/:c1?/:c2?/:c3?/:c4?/:c5?/:c6?/:c7?/p/:productCode' },

  { name: 'InvalidPage', path: '*' },
];

/** OrderDetails → order-details */
const fileOf = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

/** Every screen and its path. The first match wins. */
export const routes: readonly Route[] = rows.map((row) => ({
  access: 'open',
  screen: fileOf(row.name),
  ...row,
}));

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
