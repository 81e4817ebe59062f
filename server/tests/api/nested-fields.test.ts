// `fields` reaches into every answer: each read of the contract that has the parameter is asked for its members one by
// one, and for members of those, through lists and wrappers.
import { beforeAll, expect, test } from 'vitest';
import { confirm, place, shopperReadyToPay, shopperWithOrder } from './support/buying.ts';
import type { Client } from './support/client.ts';
import { operations } from './support/contract.ts';
import { parts } from './support/forms.ts';
import { addressForm } from './support/people.ts';
import { faulty, handOver, intent as asked, pay, send } from './support/returns.ts';
import { aProduct, cents, plentiful } from './support/shelf.ts';
import { tv } from './support/offers.ts';

type Json = Record<string, any>;

const preOrder = '10449080';
let client: Client;
let values: Record<string, string>;

beforeAll(async () => {
  // Ordered again for every path: nothing that it comes to, free delivery or a promotion, ends on the way.
  const index = (await plentiful()).findIndex(({ price, potentialPromotions = [] }) => cents(price) > 1_000_00 && potentialPromotions.length === 0);
  const buyer = await shopperWithOrder('doorstep', [{ index }]);
  client = buyer.client;
  const again = await client.post<Json>('/users/current/carts/addtocart', { productCode: (await aProduct(index)).code });
  await confirm(client, `/users/current/carts/${again.code}`);
  const second = await place(client, again.code, {}, { confirmDuplicate: true });
  const delivered = await handOver(client, await pay(client, second.body));
  const { code: productCode } = await aProduct();
  const address = await client.post<Json>('/users/current/addresses', addressForm());
  await client.post('/users/current/addproducttowishlist', { productCode });
  const toSave = await client.post<Json>('/users/current/carts/addtocart', { productCode });
  const saved = await client.done<Json>('PATCH', `/users/current/carts/${toSave.code}/save`, { query: { saveCartName: 'Kitchen' } });
  await client.post('/users/current/carts/addtocart', { productCode: preOrder }, { query: { isPreOrderCart: 'true' } });
  await client.post('/users/current/carts/addtocart', { productCode });
  await confirm(client, '/users/current/carts/current');
  await client.put('/users/current/carts/current/addresses/delivery', {}, { query: { addressId: address.id } });
  await client.put('/users/current/carts/current/deliverymode', {}, { query: { deliveryModeId: 'doorstep' } });
  const ticket = await client.done<Json>('POST', '/users/current/tickets', await parts([['subject', 'The lift'], ['body', 'Is broken'], ['associatedTo', buyer.order.code!]]));
  const returned = await send(client, asked(delivered, [faulty]));
  const { url: ownProductURL } = await aProduct();
  const claim = await client.done<Json>('POST', '/users/current/tickets/priceBeatClaim', {
    ...(await parts([
      ['ownProductURL', ownProductURL!],
      ['competitorPrice', '1.00'],
      ['competitorProductURL', 'https://www.goedkoop.example/lift'],
      ['file', { name: 'page.pdf', content: Buffer.from('%PDF-1.7\nTheir page\n%%EOF') }],
    ])),
    query: { requestType: 'pre_purchase_price_beat' },
  });
  values = {
    user: 'current',
    ticketId: ticket.id,
    claimId: claim.id,
    returnRequestCode: returned.body.code,
    deliveredOrder: delivered.code!,
    cart: 'current',
    savedCart: saved.savedCartData.code,
    addressId: address.id,
    productCode,
    orderCode: buyer.order.code,
    entryNumber: '0',
    consignmentCode: `${buyer.order.code}-A`,
    cartId: buyer.order.cartCode!,
    preOrder,
    promotionCode: '',
    country: 'ZA',
    region: 'ZA-GP',
    city: 'Midrand',
    postalCode: '1686',
    posName: 'G205',
    storeName: 'G205',
    id: 'allPromotions',
    catalog: 'spazaProductCatalog',
    categoryCode: 'televisions',
    brand: 'vela',
    brandCode: 'vela',
    term: 'fri',
    pageLabelOrId: 'homepage',
    contentSlotId: '',
    componentIds: 'MyAccountComponent,StoreFinderLink',
    componentId: 'StoreFinderLink',
    pageId: 'cartPage',
    latitude: '-26.01',
    longitude: '28.10',
  };
  const deals = await client.get<Json>(`/products/${tv}/promotions`);
  values.promotionCode = deals.deals[0].code;
  const page = await client.get<Json>('/cms/pages', { pageLabelOrId: 'homepage' });
  values.contentSlotId = page.contentSlots.contentSlot[0].slotId;
});

/** What a call needs that is not what all others need. */
const special: Record<string, { path?: Record<string, string>; query?: Record<string, string>; channel?: string }> = {
  getProductDeals: { path: { productCode: tv } },
  getProductDeal: { path: { productCode: tv } },
  getReturnEntries: { path: { orderCode: '{deliveredOrder}' } },
  getSavedCart: { path: { cart: '{savedCart}' } },
  getPreOrderCart: { query: { productCode: preOrder } },
  getPage: { query: { pageLabelOrId: 'homepage' } },
  getPageOfUser: { query: { pageLabelOrId: 'homepage' } },
  getStaticPage: { query: { pageLabelOrId: 'terms' } },
  getPaymentTransaction: { channel: 'app' },
  suggestAddresses: { query: { postalCode: '1686' } },
  getBaseStore: { query: { latitude: '-26.01', longitude: '28.10', postalCode: '1682' } },
};

const reads = operations.filter(
  (one) => one.method === 'GET' && one.call.parameters.some((each: Json) => /fields$/.test(each.$ref ?? '')),
);

async function emptyCart(cart: string) {
  const { entries = [] } = await client.get<Json>(`/users/current/carts/${cart}`, { fields: 'entries(entryNumber)' });
  for (const _ of entries) await client.delete(`/users/current/carts/${cart}/entries/0`);
}

async function ask(operation: (typeof reads)[number], fields: string): Promise<Json> {
  const { path = {}, query = {}, channel } = special[operation.id.replace(/OfBearer$/, '')] ?? {};
  const valueOf = (name: string): string => {
    const own = path[name] ?? values[name];
    if (own === undefined) throw new Error(`no value for ${name}`);
    return own.replace(/^\{(\w+)\}$/, (_, other: string) => values[other]!);
  };
  const target = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  const needed = operation.call.parameters.filter((each: Json) => each.in === 'query' && each.required);
  const asked = Object.fromEntries(needed.map((each: Json) => [each.name, query[each.name] ?? valueOf(each.name)]));
  const caller = channel ? client.with({ channel }) : client;
  if (operation.id.startsWith('reorder')) await emptyCart(values.cart!); // it is asked more often than one cart holds
  return caller.get<Json>(target, { ...asked, ...query, fields });
}

/** `{a: [{b: 1}]}` → `['a', 'a(b)']`, three levels deep; of lists the first item that has something. */
function pathsIn(value: unknown, depth = 3): string[] {
  const one = Array.isArray(value) ? value.find((each) => typeof each === 'object' && each !== null) : value;
  if (depth === 0 || typeof one !== 'object' || one === null || Array.isArray(one)) return [];
  return Object.entries(one).flatMap(([name, inner]) => [name, ...pathsIn(inner, depth - 1).map((path) => `${name}(${path})`)]);
}

/** What is in an answer besides the one path that was asked for, or what is missing of it. */
function faultsAlong(value: unknown, path: string, where = ''): string[] {
  const [, name, inner] = /^([\w-]+)(?:\((.*)\))?$/.exec(path)!;
  const items = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'object' && each !== null);
  return items.flatMap((item) => {
    const others = Object.keys(item).filter((key) => key !== name);
    const here = others.length > 0 ? [`${where || 'the answer'} also has ${others.join(', ')}`] : [];
    return inner && item[name!] !== undefined ? [...here, ...faultsAlong(item[name!], inner, `${where}/${name}`)] : here;
  });
}

/** Whether the path leads to something. */
function leads(value: unknown, path: string): boolean {
  const [, name, inner] = /^([\w-]+)(?:\((.*)\))?$/.exec(path)!;
  const items = Array.isArray(value) ? value : [value];
  return items.some((item) => item?.[name!] !== undefined && (!inner || leads(item[name!], inner)));
}

test('the contract has such reads', () => expect(reads.length).toBeGreaterThan(50));

test.each(reads.map((one) => [`${one.id} ${one.path}`, one] as const))(
  '%s gives the member asked for and no other',
  async (_, operation) => {
    const whole = await ask(operation, 'FULL');
    const paths = [...new Set(pathsIn(whole))];
    const faults: string[] = [];
    for (const path of paths) {
      const part = await ask(operation, path);
      faults.push(...faultsAlong(part, path).map((fault) => `fields=${path}: ${fault}`));
      if (!leads(part, path)) faults.push(`fields=${path}: not in the answer ${JSON.stringify(part).slice(0, 100)}`);
    }
    expect([...new Set(faults)].slice(0, 40)).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  },
);
