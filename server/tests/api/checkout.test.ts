import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { type Checkout, choose, confirm, place, readCheckout, shopperReadyToPay, shopperWithCart } from './support/buying.ts';
import { sql } from './support/database.ts';
import { addressForm, customer, customerWithAddress, guest } from './support/people.ts';
import { aProduct, cents, unbought } from './support/shelf.ts';

const shipmentsOf = (checkout: Checkout) => checkout.shipmentEntries!.shipments;

describe('the checkout', () => {
  test('splits the cart into shipments that hold every entry once', async () => {
    const { client, path } = await shopperWithCart([{ index: 0, quantity: 2 }, { index: 1 }]);
    const checkout = await readCheckout(client, path);
    const held = shipmentsOf(checkout).flatMap((shipment) => shipment.entries!.map((entry) => [entry.product.code, entry.quantity]));
    expect(held.sort()).toEqual([[(await aProduct(0)).code, 2], [(await aProduct(1)).code, 1]].sort());
  });

  test('offers delivery and collection, with a promise for each that is available', async () => {
    const { client, path } = await shopperWithCart();
    const [shipment] = shipmentsOf(await readCheckout(client, path));
    expect(shipment!.deliveryInfos!.map((info) => info.code)).toEqual(expect.arrayContaining(['doorstep', 'pickup']));
    for (const info of shipment!.deliveryInfos!) if (info.storeAvailable) expect(info.estimatedTimeMsg, info.code).not.toBe('');
  });

  test('begins with delivery chosen where it is available', async () => {
    const { client, path } = await shopperWithCart();
    const [shipment] = shipmentsOf(await readCheckout(client, path));
    expect(shipment!.deliveryInfos!.filter((info) => info.isSelected).map((info) => info.code)).toEqual(['doorstep']);
  });

  test('adds up: goods less discounts plus delivery', async () => {
    const { client, path } = await shopperWithCart([{ quantity: 2 }]);
    const checkout = await readCheckout(client, path);
    expect(cents(checkout.totalPriceWithTax)).toBe(cents(checkout.subTotal) - cents(checkout.orderDiscounts) + cents(checkout.deliveryCost) + cents(checkout.licenseFeeAmount));
  });

  test('goes by the zone of the address it is delivered to, whatever zone the client still asks with', async () => {
    const inCapeTown = { line1: 'Adderley Street', line2: '1', town: 'Cape Town', city: 'Cape Town', region: { isocode: 'ZA-WC' }, postalCode: '8001' };
    const { client, address } = await customerWithAddress(inCapeTown);
    expect(address.zone).not.toBe(client.zone);
    const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: (await unbought(1)).code, quantity: 1 });
    const path = `/users/current/carts/${cart.code}`;
    const [stale, fresh] = [await readCheckout(client, path), await readCheckout(client.with({ zone: address.zone }), path)];
    expect(stale.shipmentEntries).toEqual(fresh.shipmentEntries);
    await confirm(client, path);
    const { status, body: order } = await place(client, cart.code);
    expect(status).toBe(201);
    expect(sql(`SELECT zone FROM customer_order WHERE code = '${order.code}'`)).toBe(address.zone);
  });

  test('collects where the shopper chose to, also at the store of the zone the client asks with', async () => {
    const inCapeTown = { line1: 'Adderley Street', line2: '1', town: 'Cape Town', city: 'Cape Town', region: { isocode: 'ZA-WC' }, postalCode: '8001' };
    const { client } = await customerWithAddress(inCapeTown);
    const path = '/users/current/carts/current';
    await client.post('/users/current/carts/addtocart', { productCode: (await aProduct()).code, quantity: 1 });
    await client.done('PATCH', `${path}/entries/0`, { body: { quantity: 1, deliveryPointOfService: { name: client.zone } } });
    expect(shipmentsOf(await readCheckout(client, path)).map(({ posName }) => posName)).toEqual([client.zone]);
  });

  test('needs an address first', async () => {
    const { client } = await customer();
    const { code } = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: (await aProduct()).code });
    const answer = await client.call('GET', `/users/current/carts/${code}/checkout`);
    const message = answer.status === 200 ? answer.body.errorMsg : answer.body.errors[0].message;
    expect(answer.body.responseStatus).toBe(false);
    expect(message).toBe('Please add an address to proceed');
  });

  test('is not for guests', async () => {
    const { client } = await guest();
    const cart = await client.post<Schemas['Cart']>('/users/anonymous/carts', {});
    expect(await client.refusal('GET', `/users/anonymous/carts/${cart.guid}/checkout`)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  });

  test('of an empty cart is refused', async () => {
    const { client } = await customer();
    const cart = await client.post<Schemas['Cart']>('/users/current/carts', {});
    const answer = await client.call('GET', `/users/current/carts/${cart.code}/checkout`);
    expect(answer.body.responseStatus).toBe(false);
  });
});

describe('choosing how to get it', () => {
  /** Two parts: one from the store of the zone, one that another store hands over. */
  const inTwoParts = async () => {
    const shopper = await shopperWithCart([{ index: 0 }, { index: 1 }]);
    const { client, path } = shopper;
    const [{ posName, tradingType }] = shipmentsOf(await readCheckout(client, path)) as [{ posName: string; tradingType: string }];
    const { stores } = await client.get<Schemas['StoreSearchPage']>(`${path}/getAllPickupStores`, { posName, tradingType, fields: 'FULL' });
    const other = stores.find(({ name }) => name !== posName)!;
    await client.done('PATCH', `${path}/entries/1`, { body: { quantity: 1, deliveryPointOfService: { name: other.name } } });
    const checkout = await readCheckout(client, path);
    expect(shipmentsOf(checkout)).toHaveLength(2);
    return { ...shopper, checkout };
  };
  const choice = (checkout: Checkout, ...ways: string[]) =>
    shipmentsOf(checkout).map(({ posName, tradingType }, n) => ({ posName, tradingType, code: ways[n] }));
  const selected = (checkout: Checkout) => shipmentsOf(checkout).map(({ deliveryInfos }) => deliveryInfos!.find(({ isSelected }) => isSelected)?.code);
  const chooseDelivery = (client: Client, path: string, shipments: object[]) =>
    client.post<Checkout>(`${path}/chooseDelivery`, { shipments }, { query: { fields: 'FULL' } });

  test('answers with the whole total of what was chosen, also when a part is collected, and keeps it', async () => {
    const { client, path, checkout } = await inTwoParts();
    for (const ways of [['pickup', 'doorstep'], ['doorstep', 'pickup'], ['pickup', 'pickup'], ['doorstep', 'doorstep']]) {
      const chosen = await chooseDelivery(client, path, choice(checkout, ...ways));
      expect(selected(chosen)).toEqual(ways);
      const goods = cents(chosen.subTotal) - cents(chosen.orderDiscounts) + cents(chosen.licenseFeeAmount);
      expect(cents(chosen.totalPriceWithTax)).toBe(goods + cents(chosen.deliveryCost));
      if (ways.every((way) => way === 'pickup')) expect(cents(chosen.deliveryCost)).toBe(0);
      expect(cents(chosen.totalTax)).toBeGreaterThan(0);
      const again = await readCheckout(client, path);
      expect(selected(again)).toEqual(ways);
      expect(again.totalPriceWithTax).toEqual(chosen.totalPriceWithTax);
      const confirmed = await client.post<Checkout>(`${path}/confirmCheckout`, { shipments: choice(checkout, ...ways) }, { query: { fields: 'FULL' } });
      expect(confirmed.totalPriceWithTax).toEqual(chosen.totalPriceWithTax);
    }
  });

  test('leaves the parts that are not named as they are', async () => {
    const { client, path, checkout } = await inTwoParts();
    await chooseDelivery(client, path, choice(checkout, 'pickup', 'pickup'));
    const [first] = choice(checkout, 'doorstep');
    expect(selected(await chooseDelivery(client, path, [first!]))).toEqual(['doorstep', 'pickup']);
  });

  test('is confirmed again before it is ordered', async () => {
    const { client, path, cart } = await shopperReadyToPay('doorstep');
    await chooseDelivery(client, path, choose(await readCheckout(client, path), 'pickup'));
    expect((await client.get<Checkout>(`${path}/summary`, { fields: 'FULL' })).isConfirmed).toBe(false);
    expect((await place(client, cart.code)).status).toBe(400);
    await confirm(client, path, 'pickup');
    expect((await place(client, cart.code)).status).toBe(201);
  });

  test('refuses parts and ways there are not, and then changes nothing', async () => {
    const { client, path, checkout } = await inTwoParts();
    await chooseDelivery(client, path, choice(checkout, 'pickup', 'doorstep'));
    const [first] = choice(checkout, 'doorstep');
    for (const shipments of [[], [first, first], [{ ...first, code: 'drone' }], [{ ...first, code: 'online_only' }], [{ ...first, posName: 'G999' }], [first, { ...first, posName: 'G999' }]])
      expect((await client.refusal('POST', `${path}/chooseDelivery`, { body: { shipments } })).status, JSON.stringify(shipments)).toBe(400);
    expect(selected(await readCheckout(client, path))).toEqual(['pickup', 'doorstep']);
  });
});

describe('confirming the checkout', () => {
  test('keeps the choice for the summary', async () => {
    const { client, path } = await shopperReadyToPay('pickup');
    const summary = await client.get<Checkout>(`${path}/summary`, { fields: 'FULL' });
    const chosen = shipmentsOf(summary).flatMap((shipment) => shipment.deliveryInfos!.filter((info) => info.isSelected).map((info) => info.code));
    expect(chosen).toEqual(['pickup']);
  });

  test('costs nothing when everything is collected', async () => {
    const { client, path } = await shopperReadyToPay('pickup');
    expect(cents((await client.get<Checkout>(`${path}/summary`, { fields: 'FULL' })).deliveryCost)).toBe(0);
  });

  test('remembers who collects for the shopper', async () => {
    const { client, path } = await shopperWithCart();
    await confirm(client, path, 'pickup', { recepientDetail: { name: 'Sipho Dlamini', uid: '0831234567' } });
    expect((await client.get<Checkout>(`${path}/summary`, { fields: 'FULL' })).recepientDetail).toEqual({ name: 'Sipho Dlamini', uid: '0831234567' });
  });

  test('refuses a collector with a bad name or number', async () => {
    const { client, path } = await shopperWithCart();
    const shipments = choose(await readCheckout(client, path), 'pickup');
    for (const recepientDetail of [{ name: '', uid: '0831234567' }, { name: 'Sipho', uid: '12' }])
      expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments, recepientDetail } })).toMatchObject({ status: 400, type: 'ValidationError' });
  });

  test('refuses a shipment that is not in the cart', async () => {
    const { client, path } = await shopperWithCart();
    expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments: [{ posName: 'G999', tradingType: '00', code: 'doorstep' }] } })).toMatchObject({ status: 400 });
  });

  test('refuses to leave a shipment out', async () => {
    const { client, path } = await shopperWithCart();
    expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments: [] } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'shipments' });
  });

  test('refuses a way of delivery that is none', async () => {
    const { client, path } = await shopperWithCart();
    const [first] = choose(await readCheckout(client, path), 'doorstep');
    expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments: [{ ...first, code: 'drone' }] } })).toMatchObject({ status: 400, type: 'ValidationError' });
  });
});

describe('collection stores', () => {
  const ofCart = async () => {
    const shopper = await shopperWithCart();
    const [shipment] = shipmentsOf(await readCheckout(shopper.client, shopper.path));
    const { posName, tradingType } = shipment!;
    const { stores } = await shopper.client.get<Schemas['StoreSearchPage']>(`${shopper.path}/getAllPickupStores`, { posName, tradingType, fields: 'FULL', pageSize: 100 });
    return { ...shopper, posName, tradingType, stores };
  };

  test('are listed nearest first with what they can hand over', async () => {
    const { stores } = await ofCart();
    expect(stores.length).toBeGreaterThan(1);
    const distances = stores.map((store) => store.distanceKm!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  test('say how many they have, and which of them is chosen', async () => {
    const { cart, client, path, posName, tradingType, stores } = await ofCart();
    const chosen = (all: typeof stores) => all.filter(({ isSelected }) => isSelected).map(({ name }) => name);
    expect(chosen(stores)).toEqual([posName]);
    const { code } = cart.entries![0]!.product;
    for (const { name, stockInfo } of stores.slice(0, 3))
      expect(stockInfo, name).toEqual((await client.get<Schemas['Stock']>(`/products/${code}/stock/${name}`)));
    const other = stores.find(({ name }) => name !== posName)!.name;
    await client.post(`${path}/updateEntryPickUpStore`, { newPOSId: other, oldPOSId: posName, tradingType });
    const moved = await client.get<Schemas['StoreSearchPage']>(`${path}/getAllPickupStores`, { posName: other, tradingType, fields: 'FULL', pageSize: 100 });
    expect(chosen(moved.stores)).toEqual([other]);
  });

  test('can be changed, and the shipment moves there', async () => {
    const { client, path, posName, tradingType, stores } = await ofCart();
    const other = stores.find((store) => store.name !== posName && store.availableForPickup !== false)!;
    const checkout = await client.post<Checkout>(`${path}/updateEntryPickUpStore`, { newPOSId: other.name, oldPOSId: posName, tradingType }, { query: { fields: 'FULL' } });
    expect(checkout.responseStatus).toBe(true);
    expect(shipmentsOf(checkout).map((shipment) => shipment.posName)).toEqual([other.name]);
    expect(shipmentsOf(await readCheckout(client, path)).map((shipment) => shipment.posName)).toEqual([other.name]);
  });

  test('cannot be changed to a store that does not exist, or from a shipment that is not there', async () => {
    const { client, path, posName, tradingType } = await ofCart();
    expect((await client.refusal('POST', `${path}/updateEntryPickUpStore`, { body: { newPOSId: 'G999', oldPOSId: posName, tradingType } })).status).toBeLessThan(500);
    expect((await client.refusal('POST', `${path}/updateEntryPickUpStore`, { body: { newPOSId: posName, oldPOSId: 'G999', tradingType } })).status).toBeLessThan(500);
  });
});

describe('ways to pay', () => {
  test('are listed with the first chosen', async () => {
    const { client, path } = await shopperReadyToPay();
    const { paymentModes } = await client.get<Schemas['PaymentPageDetails']>(`${path}/getPaymentPageDetails`, { fields: 'FULL' });
    expect(paymentModes.map((mode) => mode.code)).toEqual(expect.arrayContaining(['card', 'instant_eft']));
    expect(paymentModes.filter((mode) => mode.isSelected)).toEqual([paymentModes[0]]);
  });
});

describe('an address that changes after the checkout was confirmed', () => {
  const order = (client: Client, cartId: string) =>
    client.refusal('POST', '/users/current/orders', { body: { cartId, paymentMode: 'card', termsChecked: true } });

  test('is asked about before anything is ordered', async () => {
    const { client, path, cart } = await shopperReadyToPay();
    await client.done('POST', '/users/current/addresses', { body: addressForm({ line2: '99' }), query: { useAddress: true } });
    const summary = await client.get<Checkout>(`${path}/summary`, { fields: 'FULL' });
    expect(summary).toMatchObject({ responseStatus: false, isConfirmed: false, deliveryAddress: { line2: '99' } });
    expect(summary.errorMsg).toContain('delivery address changed');
    expect(await order(client, cart.code)).toMatchObject({ status: 400, type: 'CartAddressError', subject: 'deliveryAddress' });

    await confirm(client, path);
    expect(await client.get<Checkout>(`${path}/summary`, { fields: 'FULL' })).toMatchObject({ responseStatus: true, isConfirmed: true });
    expect((await place(client, cart.code)).status).toBe(201);
  });

  test('is asked about when it is edited in place', async () => {
    const { client, cart, address } = await shopperReadyToPay();
    await client.done('PUT', `/users/current/addresses/${address.id}`, { body: addressForm({ line1: 'Kudu Street' }) });
    expect(await order(client, cart.code)).toMatchObject({ status: 400, type: 'CartAddressError' });
  });

  test('may become the default one without a question', async () => {
    const { client, cart, address } = await shopperReadyToPay();
    await client.post(`/users/current/addresses/makeDefaultAddress/${address.id}`);
    expect((await place(client, cart.code)).status).toBe(201);
  });
});

test('stores to collect from are as far away as they are from the address', async () => {
  const { client, path } = await shopperWithCart();
  const [shipment] = shipmentsOf(await readCheckout(client, path));
  const { stores } = await client.get<Schemas['StoreSearchPage']>(`${path}/getAllPickupStores`, { posName: shipment!.posName, fields: 'FULL' });
  for (const { distanceKm, formattedDistance } of stores) {
    expect(distanceKm).toBeGreaterThan(0);
    expect(formattedDistance).not.toBe('0.00 km');
  }
});

test('a store to collect from tells its parking and the door to use', async () => {
  const { client, path } = await shopperWithCart();
  const [shipment] = shipmentsOf(await readCheckout(client, path));
  const pickup = shipment!.deliveryInfos!.find(({ code }) => code === 'pickup');
  expect(shipment!.posName).toBe('G205');
  expect(pickup).toMatchObject({ parkingType: 'Basement parking', entrance: 'Door 4 beside the collection bay' });
});
