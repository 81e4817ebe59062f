// What happens to an order; Spartacus has two adapters for it, an old and a new one, with the same calls.
import { lacks, unless } from './report.mjs';

export const adaptersOfOrders = ['OrderAdapter', 'UserOrderAdapter'];

/** `delivered` has been handed over with two units, `paid` has been paid. */
export const orderCalls = async (report, client, adapter, { delivered, paid }) => {
  const call = (name, run, faults) => report.call(client, `${adapter}.${name}`, run, { faults });
  await call('load', (a) => a.load('current', delivered), (order) =>
    lacks(order, 'code', 'created', 'statusDisplay', 'total.formattedValue', 'entries.0.product.images.PRIMARY', 'consignments.0.code', 'consignments.0.statusDate', 'consignments.0.entries.0.orderEntry.entryNumber', 'deliveryAddress.line1', 'deliveryMode.code', 'paymentInfo.billingAddress', 'subTotal.formattedValue', 'totalTax.formattedValue', 'entries.0.returnableQuantity', 'entries.0.cancellableQuantity'),
  );
  await call('loadHistory', (a) => a.loadHistory('current', 5, 0, 'byDate'), (page) => [
    ...lacks(page, 'orders.0.code', 'orders.0.placed', 'orders.0.statusDisplay', 'orders.0.total.formattedValue', 'pagination.totalResults', 'sorts.0.code'),
    ...unless([delivered, paid].every((code) => page.orders.some((order) => order.code === code)), 'not all orders'),
  ]);
  const { consignments } = await client.adapters[adapter].load('current', delivered).toPromise();
  await call('getConsignmentTracking', (a) => a.getConsignmentTracking(delivered, consignments[0].code, 'current'), (one) => lacks(one, 'statusDisplay', 'trackingEvents.0.eventDate', 'trackingEvents.0.detail'));
  await call('cancel', (a) => a.cancel('current', paid, { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 2 }] }));
  await call('load', (a) => a.load('current', paid), (order) => unless(/cancel/.test(order.statusDisplay) && !order.cancellable, `it is ${order.statusDisplay}`));
  const made = await call('createReturnRequest', (a) => a.createReturnRequest('current', { orderCode: delivered, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] }), (one) => lacks(one, 'rma'));
  const members = ['status', 'creationTime', 'returnEntries.0.orderEntry.product.name', 'returnEntries.0.refundAmount.formattedValue', 'returnEntries.0.expectedQuantity', 'subTotal.formattedValue', 'totalPrice.formattedValue'];
  await call('loadReturnRequestList', (a) => a.loadReturnRequestList('current', 5, 0, 'byDate'), (page) => lacks(page, 'returnRequests.0.rma', 'returnRequests.0.code', 'returnRequests.0.status', 'returnRequests.0.creationTime', 'pagination.totalResults'));
  await call('loadReturnRequestDetail', (a) => a.loadReturnRequestDetail('current', made.code ?? made.rma), (one) => [...lacks(one, ...members), ...unless(one.cancellable === true, 'it cannot be taken back')]);
  await call('cancelReturnRequest', (a) => a.cancelReturnRequest('current', made.code ?? made.rma, { status: 'CANCELLING' }));
  await call('loadReturnRequestDetail', (a) => a.loadReturnRequestDetail('current', made.code ?? made.rma), (one) => unless(/CANCEL/.test(one.status), one.status));
};
