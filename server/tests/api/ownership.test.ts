// Every call with an id in it × nobody, a guest, another customer: refused, and nothing of the owner shown.
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Client, shop } from './support/client.ts';
import { operations } from './support/contract.ts';
import { parts } from './support/forms.ts';
import { addressForm, customer, guest } from './support/people.ts';
import { orderForm, shopperWithCart, shopperWithOrder } from './support/buying.ts';
import { sql } from './support/database.ts';
import { atLocalhost, Passkey } from './support/passkeys.ts';
import { faulty, handOver, intent, pay, send } from './support/returns.ts';
import { importFile } from './support/server.ts';
import { aProduct } from './support/shelf.ts';

interface Owned {
  user: string;
  addressId: string;
  cart: string;
  guid: string;
  orderCode: string;
  ticketId: string;
  attachmentId: string;
  claimId: string;
  returnRequestCode: string;
  sessionId: string;
  passkeyId: string;
  invoiceNumber: string;
  secrets: string[];
}

let owned: Owned;
let strangers: Record<'nobody' | 'a guest' | 'another customer', Client>;

beforeAll(async () => {
  const name = 'Nomathemba-Unmistakable';
  const owner = await shopperWithOrder();
  const address = await owner.client.post('/users/current/addresses', addressForm({ firstName: name, line1: 'Unmistakable Lane' }));
  const cart = await owner.client.post('/users/current/carts/addtocart', { productCode: (await aProduct()).code });
  const ticket = await owner.client.done('POST', '/users/current/tickets', await parts([
    ['subject', 'The unmistakable lift'],
    ['body', 'The unmistakable lift is broken'],
    ['file', { name: 'lift.pdf', content: Buffer.from('%PDF-1.7\nThe unmistakable lift\n%%EOF') }],
  ]));
  const product = await aProduct();
  const claim = await owner.client.done('POST', '/users/current/tickets/priceBeatClaim', {
    ...(await parts([
      ['ownProductURL', product.url!],
      ['competitorPrice', '1.00'],
      ['competitorProductURL', 'https://www.goedkoop.example/unmistakable'],
      ['comment', 'The unmistakable lift'],
      ['file', { name: 'page.pdf', content: Buffer.from('%PDF-1.7\nTheir page\n%%EOF') }],
    ])),
    query: { requestType: 'pre_purchase_price_beat' },
  });
  const delivered = await handOver(owner.client, await pay(owner.client, owner.order));
  const returned = await send(owner.client, intent(delivered, [{ ...faulty, comment: 'The unmistakable lift' }]));
  const local = atLocalhost(owner.client);
  sql(`UPDATE token_family SET second_step_at = ${Date.now()} WHERE customer_id = (SELECT id FROM customer WHERE uid = '${owner.email}')`);
  const { tokenId, publicKey } = await local.post('/users/current/passkeys/options');
  const passkey = await local.post('/users/current/passkeys', { tokenId, credential: new Passkey(local.base).create(publicKey), name: 'Unmistakable phone' });
  owned = {
    user: owner.email,
    addressId: address.id,
    cart: cart.code,
    guid: cart.guid,
    orderCode: owner.order.code,
    ticketId: ticket.id,
    returnRequestCode: returned.body.code,
    invoiceNumber: delivered.shipmentEntries!.shipments[0]!.invoice!.invoiceNumber!,
    attachmentId: ticket.ticketEvents[0].ticketEventAttachments[0].id,
    claimId: claim.id,
    secrets: ['goedkoop.example/unmistakable', 'The unmistakable lift', name, 'Unmistakable Lane', owner.email, 'Berger Street', '0821234567', 'Unmistakable phone'],
    passkeyId: passkey.id,
    sessionId: (await owner.client.get('/users/current/sessions')).sessions[0].id,
  };
  strangers = {
    nobody: shop(),
    'a guest': (await guest()).client,
    'another customer': (await customer()).client,
  };
});

const bodies: Record<string, () => Promise<unknown>> = {
  addAddress: async () => addressForm(),
  changeAddress: async () => addressForm(),
  selectAddress: async () => ({ id: owned.addressId, postalCode: '1686' }),
  placeOrder: async () => orderForm(owned.cart),
  addToCart: async () => ({ cartId: owned.cart, productCode: (await aProduct()).code }),
  setInCart: async () => ({ cartId: owned.cart, productCode: (await aProduct()).code, quantity: 1 }),
  addEntry: async () => ({ quantity: 1, product: { code: (await aProduct()).code } }),
  changeEntry: async () => ({ quantity: 2 }),
  replaceEntry: async () => ({ quantity: 2 }),
  createOrderReturn: async () => ({ orderCode: owned.orderCode, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] }),
  addTicketEvent: async () => ({ message: 'Mine now' }),
  addTvLicence: async () => ({ validationId: 'guessed' }),
  sabcCustomerValidate: async () => ({ licenceType: 7, idNumber: '9202204720083', declaration: true }),
  chooseDelivery: async () => ({ shipments: [{ posName: 'G205', tradingType: '00', code: 'doorstep' }] }),
  confirmCheckout: async () => ({ shipments: [{ posName: 'G205', tradingType: '00', code: 'doorstep' }] }),
  updateEntryPickUpStore: async () => ({ newPOSId: 'G205', oldPOSId: 'G205', tradingType: '00' }),
  changePassword: async () => ({ oldPassword: 'Spaza#2026', newPassword: 'Braai#2027x' }),
  cancelOrderReturn: async () => ({ status: 'CANCELLING' }),
  previewReturn: async () => ({ orderCode: owned.orderCode, shipmentCode: `${owned.orderCode}-A`, entries: [faulty] }),
  sendContactOtp: async () => ({ loginId: owned.user }),
  proveContact: async () => ({ loginId: owned.user, tokenId: 'guessed', otp: '000000' }),
  addPasskey: async () => ({ tokenId: 'guessed', credential: { id: 'AA', type: 'public-key', response: { clientDataJSON: 'AA', attestationObject: 'AA' } } }),
  confirmByPasskey: async () => ({ tokenId: 'guessed', credential: { id: 'AA', type: 'public-key', response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } } }),
  allowPush: async () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/guessed', keys: { p256dh: 'BAAA', auth: 'AAAA' } }),
  choosePush: async () => ({ kind: 'delivery', wanted: false }),
  chooseSms: async () => ({ kind: 'delivery', wanted: false }),
  renamePasskey: async () => ({ name: 'Mine now' }),
  rateTicket: async () => ({ helped: false, comment: 'Mine now' }),
  logout: async () => ({ username: owned.user }),
};
const queries: Record<string, () => Record<string, string>> = {
  getAllPickupStores: () => ({ posName: 'G205' }),
  saveCart: () => ({ saveCartName: 'Mine now' }),
  giveConsent: () => ({ consentTemplateId: 'MARKETING' }),
  useVoucher: () => ({ voucherId: 'WELCOME' }),
  getPreOrderCart: () => ({ productCode: '10000001' }),
  getOrderSummary: () => ({ cartId: owned.cart }),
  claimPriceBeat: () => ({ requestType: 'post_purchase_price_beat' }),
};

const stem = (id: string) => id.replace(/OfBearer$/, '');
/** What each id of a customer is here. */
const ids: Record<string, () => string> = {
  user: () => encodeURIComponent(owned.user),
  addressId: () => owned.addressId,
  cart: () => owned.cart,
  orderCode: () => owned.orderCode,
  ticketId: () => owned.ticketId,
  attachmentId: () => owned.attachmentId,
  claimId: () => owned.claimId,
  returnRequestCode: () => owned.returnRequestCode,
  sessionId: () => owned.sessionId,
  passkeyId: () => owned.passkeyId,
  invoiceNumber: () => owned.invoiceNumber,
  consignmentCode: () => `${owned.orderCode}-A`,
  code: () => owned.invoiceNumber,
};
/** What stands beside them in a path and is nobody's. */
const beside: Record<string, string> = {
  provider: 'G',
  entryNumber: '0',
  couponCode: 'WELCOME',
  voucherId: 'WELCOME',
  productCode: '10000001',
  consentCode: 'MARKETING',
  postalCode: '1686',
  paymentDetailsId: 'card',
  // Of orders as staff see them.
  consignmentCode: '10000001-A',
  step: 'pick',
  doubtId: 'some',
  documentNumber: 'INV10000001',
};
/** Ids in paths of calls about what the shop shows everybody, or that somebody else's signature or token opens. */
const open = [
  ...['productCode', 'promotionCode', 'reviewId', 'id', 'brand', 'brandCode', 'catalog', 'categoryCode', 'pageId', 'componentId', 'documentId'],
  ...['storeName', 'region', 'city', 'postalCode', 'country', 'channel', 'zone', 'map', 'token', 'gateway', 'merchantRef', 'consignment', 'step', 'screen'],
  // Of calls that want a token of staff, or an invitation (backoffice.test.ts, staff-roles.test.ts, staff-sign-in.test.ts).
  ...['returnCode', 'beatClaimId', 'staffTicketId', 'staffReviewId', 'fileId', 'reply', 'refundId', 'memberId', 'invitationToken', 'actNumber', 'batchId', 'campaignId', 'proposalId', 'customerId', 'couponCode', 'report', 'settlementNumber', 'searchRuleId', 'storeCode', 'settingName', 'contentPageCode', 'mediaName', 'versionNumber', 'webhookNumber', 'deliverySequence', 'keyNumber', 'viewList', 'viewNumber'],
];
const idsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id!);
const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id]?.() ?? beside[id] ?? `no ${id} here`);

// By their user they are distinguished from others, but show nothing of one.
const ofEverybody = ['getPageOfUser', 'verifyLoginId'];
const expectRefused = ({ status, body }: Answer) => {
  expect([400, 401, 403, 404]).toContain(status);
  if (status !== 400) return;
  expect(body.errors[0].type).toMatch(/^(CartError|UnknownIdentifierError)$/);
  expect(body.errors[0].reason).toBe('notFound');
};
const personal = operations.filter((one) => idsOf(one.path).some((id) => id in ids) && !ofEverybody.includes(one.id));

test('every id of the contract is a customer’s, and tried below, or nobody’s: a new one says which', () => {
  for (const one of operations) {
    const isTried = personal.includes(one);
    for (const id of idsOf(one.path)) {
      const isKnown = isTried ? id in ids || id in beside : open.includes(id) || ofEverybody.includes(one.id);
      expect(isKnown, `${one.method} ${one.path}: {${id}}`).toBe(true);
    }
  }
});

// The warehouse signs with a secret of its own (fulfilment.test.ts).
test.each(operations.filter((one) => one.needsToken && one.id !== 'moveConsignment').map((one) => [`${one.method} ${one.path}`, one] as const))(
  'nobody gets past %s without a token',
  async (_, operation) => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, id: string) => ids[id]?.() ?? beside[id] ?? 'some');
    const answer = await shop().call(operation.method, path, {
      body: operation.call.requestBody ? await (bodies[stem(operation.id)] ?? (async () => ({})))() : undefined,
      query: queries[stem(operation.id)]?.(),
    });
    expectRefused(answer);
  },
);

describe.each(['nobody', 'a guest', 'another customer'] as const)('%s', (who) => {
  test.each(personal.map((one) => [`${one.method} ${one.path}`, one] as const))('gets nothing by %s', async (_, operation) => {
    const answer = await strangers[who].call(operation.method, fill(operation.path), {
      body: operation.call.requestBody ? await (bodies[stem(operation.id)] ?? (async () => ({})))() : undefined,
      query: queries[stem(operation.id)]?.(),
    });
    expectRefused(answer);
    const text = JSON.stringify(answer.body).replaceAll(`"subject":"${owned.user}"`, '');
    for (const secret of owned.secrets) expect(text).not.toContain(secret);
  });
});

test("another customer gets nothing of an owner's ids under their own name", async () => {
  const other = strangers['another customer'];
  const unknown = { status: 400, type: 'UnknownIdentifierError', reason: 'notFound' };
  expect(await other.refusal('DELETE', `/users/current/sessions/${owned.sessionId}`)).toMatchObject(unknown);
  expect((await other.call('DELETE', '/users/current/passkeys')).status).toBe(403);
  expect(await other.refusal('PATCH', `/users/current/passkeys/${owned.passkeyId}`, { body: { name: 'Mine now' } })).toMatchObject(unknown);
  for (const path of [`/users/current/addresses/${owned.addressId}`, `/users/current/orders/${owned.orderCode}`])
    expect(await other.refusal('GET', path), path).toMatchObject(unknown);
  for (const id of [owned.cart, owned.guid]) expect(await other.refusal('GET', `/users/current/carts/${id}`)).toMatchObject({ status: 400, type: 'CartError' });
  expect(await other.refusal('DELETE', `/users/current/addresses/${owned.addressId}`)).toMatchObject(unknown);
  expect(await other.refusal('PUT', `/users/current/addresses/${owned.addressId}`, { body: addressForm() })).toMatchObject(unknown);
  expect(await other.refusal('POST', '/users/current/addresses/selectAddress', { body: { id: owned.addressId } })).toMatchObject(unknown);
});

test("a customer's cart is not to be had by its guid without the customer", async () => {
  for (const path of [`/users/anonymous/carts/${owned.guid}`, `/carts/${owned.guid}`]) {
    const answer = await shop().call('GET', path);
    expect([400, 401, 403], path).toContain(answer.status);
  }
});

test('after all these tries everything of the owner is as it was', async () => {
  const { client } = await shopperWithCart(); // some other customer cannot have been served instead
  expect((await client.get('/users/current')).uid).not.toBe(owned.user);
  const { body } = await shop().call('POST', '/userLogin', { body: { username: owned.user, password: 'Spaza#2026' } });
  const owner = shop().with({ token: body.access_token });
  expect((await owner.get('/users/current/addresses')).addresses.map((one: any) => one.id)).toContain(owned.addressId);
  expect((await owner.get(`/users/current/carts/${owned.cart}`, { fields: 'FULL' })).entries).toMatchObject([{ quantity: 1 }]);
  expect((await owner.get(`/users/current/tickets/${owned.ticketId}`)).ticketEvents).toMatchObject([{ ticketEventAttachments: [{ id: owned.attachmentId }] }]);
  expect(await owner.get(`/users/current/priceBeatClaims/${owned.claimId}`)).toMatchObject({ status: { id: 'SENT' } });
  expect((await owner.get(`/users/current/orderReturns/${owned.returnRequestCode}`)).step).toBe('requested');
  expect((await owner.get('/users/current/passkeys')).passkeys).toMatchObject([{ name: 'Unmistakable phone' }]);
  expect((await owner.get('/users/current/orders')).orders.map((one: any) => one.code)).toEqual([owned.orderCode]);
});

test('orders of a former system are not shown to whoever signs up with their address', async () => {
  const database = inject('shop').database;
  const { client, email } = await customer();
  importFile(database, 'oldOrders.csv', `code,email,placedAt,status,total,entries\nW-${email},${email},2019-11-29,Delivered,598.00,\n`);
  expect((await client.get<any>('/users/current/oldOrders', { fields: 'FULL' })).pagination.totalResults).toBe(0);
});
