// A shopper's walk through a built stock storefront, at one width: `node walk.mjs STOREFRONT SHOP DATABASE PROGRAM WIDTH SHOTS`.
import { accountSteps, lastSteps, signingIn } from './walk_account.mjs';
import { startBrowser } from './walk_browser.mjs';
import { guestSteps } from './walk_guest.mjs';
import { orderSteps } from './walk_order.mjs';
import { shopSide } from './shop.mjs';

const [storefront, base, database, program, width, shots] = process.argv.slice(2);
if (!shots) throw new Error('node walk.mjs STOREFRONT SHOP DATABASE PROGRAM WIDTH SHOTS');
const occ = `${base}/occ/v2/spaza`;
const json = async (response) => {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
};

/** What goes by the door, can be sent back and does not run out. */
const shelf = async () => {
  const { products } = await json(await fetch(`${occ}/products/search?pageSize=100&fields=products(FULL)&query=:relevance`));
  const plain = ({ tradingType, preOrder, liquor, requiresTvLicence, returnable, stock, price }) =>
    tradingType === '00' && !preOrder && !liquor && !requiresTvLicence && returnable !== false && stock?.stockLevel >= 20 && price.value > 1000;
  const [first, second, third] = products.filter(plain);
  return { first, second, third };
};

const customer = { uid: `walk-${width}-${Date.now()}@example.co.za`, password: 'Walks#2026' };
const orderOf = async (code) => {
  const form = new URLSearchParams({ grant_type: 'password', client_id: 'mobile_android', client_secret: 'secret', username: customer.uid, password: customer.password });
  const { access_token: token } = await json(await fetch(`${base}/authorizationserver/oauth/token`, { method: 'POST', body: form }));
  return json(await fetch(`${occ}/users/current/orders/${code}?fields=FULL`, { headers: { authorization: `Bearer ${token}` } }));
};

const side = shopSide({ base, database, program });
const browser = await startBrowser({ width: Number(width), storefront, shots });
const walk = { ...(await shelf()), customer, side, orderOf };
await guestSteps(browser, walk);
await signingIn(browser, walk);
customer.coupon = side.couponOf(customer.uid);
await accountSteps(browser, walk);
await orderSteps(browser, walk);
await lastSteps(browser);
process.exit((await browser.close()) ? 0 : 1);
