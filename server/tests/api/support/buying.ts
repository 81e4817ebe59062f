// From a filled cart to a placed order, as the checkout screens do it.
import type { Client, Schemas } from './client.ts';
import { customerWithAddress } from './people.ts';
import { aProduct } from './shelf.ts';

export type Checkout = Schemas['Checkout'];
export type Order = Schemas['Order'];
export type DeliveryCode = 'doorstep' | 'pickup' | 'online_only';

/** A signed-in shopper with an address and something in the cart. */
export const shopperWithCart = async (lines: { index?: number; quantity?: number }[] = [{}]) => {
  const shopper = await customerWithAddress();
  let cart!: Schemas['Cart'];
  for (const { index = 0, quantity = 1 } of lines)
    cart = await shopper.client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: (await aProduct(index)).code, quantity });
  return { ...shopper, cart, path: `/users/current/carts/${cart.code}` };
};

export const readCheckout = (client: Client, path: string) => client.get<Checkout>(`${path}/checkout`, { fields: 'FULL' });

/** Chooses this way for every shipment. */
export const choose = (checkout: Checkout, wanted: DeliveryCode) =>
  checkout.shipmentEntries!.shipments.map(({ posName, tradingType, deliveryInfos = [] }) => {
    const choice = deliveryInfos.find((info) => info.code === wanted && info.storeAvailable);
    if (!choice) throw new Error(`${wanted} cannot be chosen for the shipment from ${posName}`);
    return { posName, tradingType, code: choice.code };
  });

export const confirm = async (client: Client, path: string, wanted: DeliveryCode = 'doorstep', more: object = {}) => {
  const shipments = choose(await readCheckout(client, path), wanted);
  return client.post<Checkout>(`${path}/confirmCheckout`, { shipments, ...more }, { query: { fields: 'FULL' } });
};

/** A shopper whose checkout is confirmed and who only has to pay. */
export const shopperReadyToPay = async (wanted: DeliveryCode = 'doorstep', lines: { index?: number; quantity?: number }[] = [{}]) => {
  const shopper = await shopperWithCart(lines);
  const checkout = await confirm(shopper.client, shopper.path, wanted);
  if (!checkout.responseStatus) throw new Error(`checkout not confirmed: ${checkout.errorMsg}`);
  return { ...shopper, checkout };
};

export const orderForm = (cartId: string, paymentMode = 'card') => ({ cartId, paymentMode, termsChecked: true });

export const place = (client: Client, cartId: string, headers: Record<string, string> = {}, more: object = {}) =>
  client.call<Order>('POST', '/users/current/orders', { body: { ...orderForm(cartId), ...more }, headers, query: { fields: 'FULL' } });

/** A shopper with an order that waits for its payment. */
export const shopperWithOrder = async (wanted: DeliveryCode = 'doorstep', lines: { index?: number; quantity?: number }[] = [{}]) => {
  const shopper = await shopperReadyToPay(wanted, lines);
  const { status, body: order } = await place(shopper.client, shopper.cart.code);
  if (status !== 201) throw new Error(`order not placed: ${status} ${JSON.stringify(order)}`);
  return { ...shopper, order };
};

export const statusOf = (client: Client, code: string) => client.get<Order>(`/orders/${code}/status`, { fields: 'FULL' });

/** A cart with a television may be ordered: its buyer has a paid-up licence, so that no fee comes to the total. */
export const withTvLicence = async (client: Client, path: string) => {
  const { validationId } = await client.post<Schemas['LicenceValidated']>('/users/current/sabcCustomerValidate', {
    licenceType: 7,
    idNumber: '9202204720083',
    declaration: true,
  });
  await client.post<Schemas['Cart']>(`${path}/tvLicence`, { validationId });
};
