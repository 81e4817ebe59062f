// Shoppers buying from Vendure as those of bench/journey/journey.cpp buy from Spaza, over its shop API and in as many
// requests: item, address, ways of delivery and payment, choice, payment. journey.mjs ADDRESS SHOPPERS SECONDS
import http from 'node:http';

const [address, shoppers, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const agent = new http.Agent({ keepAlive: true, maxSockets: shoppers });

class Refused extends Error {}

class Client {
  #token;

  /** Answers `data`; a part of it that carries an errorCode is a refusal. */
  async call(query, variables = {}) {
    const body = JSON.stringify({ query, variables });
    const answer = await new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      if (this.#token) headers.Authorization = `Bearer ${this.#token}`;
      const request = http.request(`${address}/shop-api`, { method: 'POST', agent, headers }, (response) => {
        this.#token = response.headers['vendure-auth-token'] ?? this.#token;
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve(Buffer.concat(parts).toString()));
      });
      request.on('error', reject);
      request.end(body);
    });
    const { data, errors } = JSON.parse(answer);
    if (errors) throw new Refused(JSON.stringify(errors));
    for (const part of Object.values(data))
      if (part?.errorCode) throw new Refused(`${part.errorCode}: ${part.message}`);
    return data;
  }
}

const refusal = '... on ErrorResult { errorCode message }';
const cart = `... on Order { code state totalWithTax shippingWithTax
  lines { quantity linePriceWithTax productVariant { sku name } } }`;

async function products() {
  const found = [];
  const shop = new Client();
  for (let skip = 0; skip < 500; skip += 100) {
    const { products: page } = await shop.call(
      'query ($skip: Int!) { products(options: { take: 100, skip: $skip }) { items { variants { id } } } }',
      { skip },
    );
    found.push(...page.items.map((product) => product.variants[0].id));
  }
  return found;
}

async function becomeCustomer(shop, number) {
  const emailAddress = `shopper${number}.${Date.now()}@example.co.za`;
  const password = 'Spaza#2026';
  await shop.call(
    `mutation ($customer: RegisterCustomerInput!) { registerCustomerAccount(input: $customer) { ${refusal} } }`,
    { customer: { emailAddress, password, firstName: 'Thandi', lastName: 'Nkosi' } },
  );
  await shop.call(
    `mutation ($emailAddress: String!, $password: String!) {
       login(username: $emailAddress, password: $password) { ${refusal} } }`,
    { emailAddress, password },
  );
}

const ADD = `mutation ($product: ID!) {
  addItemToOrder(productVariantId: $product, quantity: 1) { ${cart} ${refusal} } }`;
const ADDRESS = `mutation ($address: CreateAddressInput!) {
  setOrderShippingAddress(input: $address) { ${cart} ${refusal} } }`;
const CHOICES = `{ eligibleShippingMethods { id name priceWithTax } eligiblePaymentMethods { code name isEligible } }`;
const CONFIRM = `mutation ($delivery: [ID!]!) {
  setOrderShippingMethod(shippingMethodId: $delivery) { ${cart} ${refusal} }
  transitionOrderToState(state: "ArrangingPayment") { ${cart} ${refusal} } }`;
const PAY = `mutation ($method: String!) {
  addPaymentToOrder(input: { method: $method, metadata: {} }) { ${cart} ${refusal} } }`;

const home = {
  fullName: 'Thandi Nkosi',
  streetLine1: 'Harry Galaun Drive',
  streetLine2: '22',
  city: 'Midrand',
  province: 'Gauteng',
  postalCode: '1682',
  countryCode: 'ZA',
  phoneNumber: '0821234567',
};

/** Milliseconds of what a journey is made of. */
async function buy(shop, product) {
  const began = performance.now();
  await shop.call(ADD, { product });
  const added = performance.now();
  await shop.call(ADDRESS, { address: home });
  const choices = await shop.call(CHOICES);
  await shop.call(CONFIRM, { delivery: [choices.eligibleShippingMethods[0].id] });
  const ordering = performance.now();
  const { addPaymentToOrder: order } = await shop.call(PAY, {
    method: choices.eligiblePaymentMethods[0].code,
  });
  if (order.state !== 'PaymentSettled') throw new Refused(`the order is ${order.state}`);
  const ended = performance.now();
  return { add: added - began, order: ended - ordering, journey: ended - began, ended };
}

async function putAway(shop) {
  await shop.call('mutation { transitionOrderToState(state: "AddingItems") { __typename } }').catch(() => {});
  await shop.call('mutation { removeAllOrderLines { __typename } }').catch(() => {});
}

const goods = await products();
const bought = [];
const refusals = [];
let [begin, end] = [Infinity, Infinity];

// The clock starts when everybody has bought once: then the engine has compiled what it runs.
let waitingFor = shoppers;
function ready() {
  if (--waitingFor > 0) return;
  begin = performance.now();
  end = begin + seconds * 1000;
}

async function keepBuying(number) {
  const shop = new Client();
  await becomeCustomer(shop, number);
  for (let first = true; performance.now() < end;) {
    try {
      bought.push(await buy(shop, goods[Math.floor(Math.random() * goods.length)]));
      if (first) ready();
      first = false;
    } catch (refusal) {
      if (!(refusal instanceof Refused) || first) throw refusal;
      refusals.push(refusal.message);
      await putAway(shop);
    }
  }
}

await Promise.all(Array.from({ length: shoppers }, (_, number) => keepBuying(number)));
agent.destroy();

const timed = bought.filter((journey) => journey.ended >= begin && journey.ended < end);
function percentiles(what) {
  const sorted = timed.map((journey) => journey[what]).toSorted((a, b) => a - b);
  const at = (share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
console.log(
  `${shoppers} shoppers: ${(timed.length / seconds).toFixed(1)} journeys/s, ${refusals.length} refused`,
);
console.log(
  `  add to cart ${percentiles('add')}; order ${percentiles('order')}; journey ${percentiles('journey')}`,
);
if (refusals.length) console.log(`  first refusal: ${refusals[0].slice(0, 300)}`);
console.log(`  bought in all: ${bought.length}`);
