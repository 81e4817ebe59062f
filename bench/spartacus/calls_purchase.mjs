// A customer's carts, kept and bought.
import { address } from './shelf.mjs';
import { lacks, unless } from './report.mjs';

const current = async (report, client, guid, { dear }) => {
  const call = (name, run, faults) => report.call(client, `CartAdapter.${name}`, run, { faults });
  const own = await call('create', (a) => a.create('current', guid), (cart) => unless(cart.entries?.[0]?.product.code === dear, "the guest's entry did not come along"));
  const seen = (cart) => [...unless(cart?.code === own.code, 'not the cart that was made'), ...lacks(cart, 'entries.0.product.images.PRIMARY', 'user.uid', 'totalPrice.formattedValue')];
  await call('loadAll', (a) => a.loadAll('current'), (all) => seen(all.find(({ saveTime }) => saveTime === undefined)));
  await call('load', (a) => a.load('current', 'current'), seen);
  return own.code;
};

const kept = async (report, client, { ordinary, other }, customerId) => {
  const call = (name, run, faults) => report.call(client, name, run, { faults });
  const another = async (code) => {
    const cart = await call('CartAdapter.create', (a) => a.create('current'));
    await call('CartEntryAdapter.add', (a) => a.add('current', cart.code, code, 1));
    return cart.code;
  };
  const first = await another(ordinary);
  await call('SaveCartAdapter.saveCart', (a) => a.saveCart('current', first, 'Birthday', 'For May'), ({ savedCartData: cart }) => [...unless(cart.code === first && cart.name === 'Birthday', 'not saved under its code and name'), ...lacks(cart, 'saveTime')]);
  const second = await another(other);
  const saved = (name, run, faults) => call(`SavedCartAdapter.${name}`, run, faults);
  await saved('saveCart', (a) => a.saveCart('current', second, 'Kitchen', ''));
  await saved('loadList', (a) => a.loadList('current'), (all) => [...unless([first, second].every((code) => all.some((cart) => cart.code === code)), 'not both there'), ...lacks(all, '0.name', '0.saveTime', '0.totalPrice.formattedValue')]);
  await saved('load', (a) => a.load('current', first), (cart) => [...lacks(cart, 'entries.0.product.name', 'saveTime', 'description'), ...unless(cart.name === 'Birthday', 'another name')]);
  await saved('cloneSavedCart', (a) => a.cloneSavedCart('current', first, 'Birthday too'), (cart) => [...unless(cart.code && cart.code !== first, 'no cart of its own'), ...unless(cart.name === 'Birthday too', cart.name)]);
  await saved('restoreSavedCart', (a) => a.restoreSavedCart('current', second), (cart) => unless(cart.code === second && cart.saveTime === undefined, 'still put aside'));
  await call('CartAdapter.delete', (a) => a.delete('current', first));
  await saved('loadList', (a) => a.loadList('current'), (all) => unless(!all.some(({ code }) => code === first), 'it is still there'));

  const wanted = await call('CartAdapter.create', (a) => a.create('current'));
  const { savedCartData } = await call('SaveCartAdapter.saveCart', (a) => a.saveCart('current', wanted.code, `wishlist${customerId}`, ''), ({ savedCartData: cart }) => unless(cart.name === `wishlist${customerId}`, 'no wish list'));
  await call('CartEntryAdapter.add', (a) => a.add('current', savedCartData.code, ordinary, 1));
  await call('CartAdapter.loadAll', (a) => a.loadAll('current'), (all) => unless(all.find(({ name }) => name === `wishlist${customerId}`)?.entries?.[0]?.product.code === ordinary, 'the wish list does not hold it'));
};

/** Returns the order, placed and not yet paid. */
const checkout = async (report, client, cart) => {
  const call = (name, run, faults, differs) => report.call(client, name, run, { faults, differs });
  const delivery = (name, run, faults) => call(`CheckoutDeliveryAdapter.${name}`, run, faults);
  await call('CheckoutPaymentAdapter.loadCardTypes', (a) => a.loadCardTypes(), (all) => unless(Array.isArray(all), 'no list'));
  const made = await delivery('createAddress', (a) => a.createAddress('current', cart, address()), (one) => lacks(one, 'id', 'line1', 'country.isocode'));
  await call('CheckoutAdapter.clearCheckoutDeliveryAddress', (a) => a.clearCheckoutDeliveryAddress('current', cart));
  await delivery('setAddress', (a) => a.setAddress('current', cart, made.id));
  const modes = await delivery('getSupportedModes', (a) => a.getSupportedModes('current', cart), (all) => lacks(all, '0.code', '0.name', '0.description', '0.deliveryCost.formattedValue'));
  await delivery('setMode', (a) => a.setMode('current', cart, modes[0].code));
  await delivery('getMode', (a) => a.getMode('current', cart), (mode) => unless(mode.code === modes[0].code, 'another mode'));
  await call('CheckoutAdapter.clearCheckoutDeliveryMode', (a) => a.clearCheckoutDeliveryMode('current', cart));
  await delivery('setMode', (a) => a.setMode('current', cart, 'doorstep'));
  const ways = await call('UserPaymentAdapter.loadAll', (a) => a.loadAll('current'));
  const card = { accountHolderName: 'Thandi Nkosi', cardNumber: '4111111111111111', cardType: { code: 'visa' }, cvn: '123', expiryMonth: '01', expiryYear: '2030' };
  await report.refusal(client, 'CheckoutPaymentAdapter.create', (a) => a.create('current', cart, card), 400, 'PaymentError', "cards are typed in on the gateway's page alone (PCI DSS, SAQ A)");
  await call('CheckoutPaymentAdapter.set', (a) => a.set('current', cart, ways.find(({ id }) => id === 'card').id));
  await call('CheckoutAdapter.loadCheckoutDetails', (a) => a.loadCheckoutDetails('current', cart), (now) => lacks(now, 'deliveryAddress.id', 'deliveryMode.code', 'deliveryMode.deliveryCost.formattedValue', 'paymentInfo.id', 'paymentInfo.billingAddress.line1'));
  await call('CartValidationAdapter.validate', (a) => a.validate(cart, 'current'), (all) => unless(all.cartModifications?.length === 0, 'not valid'));
  return call('CheckoutAdapter.placeOrder', (a) => a.placeOrder('current', cart, true), (order) => lacks(order, 'code', 'guid', 'entries.0.product.images.PRIMARY', 'deliveryAddress.id', 'deliveryMode.code', 'totalPriceWithTax.formattedValue', 'paymentInfo.id', 'payment.url'));
};

export const purchaseCalls = async (report, client, guid, shelf) => {
  const cart = await current(report, client, guid, shelf);
  const { customerId } = await client.adapters.UserAccountAdapter.load('current').toPromise();
  await kept(report, client, shelf, customerId);
  return checkout(report, client, cart);
};

/** Another order, without a word. */
export const buy = async (client, code) => {
  const { CartAdapter, CartEntryAdapter, CheckoutAdapter, CheckoutDeliveryAdapter } = client.adapters;
  const cart = (await CartAdapter.create('current').toPromise()).code;
  await CartEntryAdapter.add('current', cart, code, 2).toPromise();
  await CheckoutDeliveryAdapter.createAddress('current', cart, address()).toPromise();
  await CheckoutDeliveryAdapter.setMode('current', cart, 'doorstep').toPromise();
  return CheckoutAdapter.placeOrder('current', cart, true).toPromise();
};
