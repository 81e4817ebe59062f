// Every call that Spartacus' adapters have, made once or more against a running shop: `node main BASE DATABASE PROGRAM`.
// Prints the table; fails when a call fails, or when an adapter has a call that is not made here.
import { startClient } from './client.mjs';
import { accountCalls, closing, signUp } from './calls_account.mjs';
import { guestCalls } from './calls_guest.mjs';
import { adaptersOfOrders, orderCalls } from './calls_order.mjs';
import { buy, purchaseCalls } from './calls_purchase.mjs';
import { businessCalls, isForBusinesses, sessionCalls } from './calls_session.mjs';
import { printed, Report } from './report.mjs';
import { shelf as shelfOf } from './shelf.mjs';
import { pay, shopSide, until } from './shop.mjs';

const [base, database, program] = process.argv.slice(2);
if (!program) throw new Error('node main BASE DATABASE PROGRAM');
const side = shopSide({ base, database, program });
const shelf = await shelfOf(base);
const report = new Report();
const client = await startClient(base);

const guid = await guestCalls(report, client, shelf);
const uid = await signUp(report, client);
await accountCalls(report, client, uid, shelf, side);
const placed = await purchaseCalls(report, client, guid, shelf);

const orderOf = (code) => client.adapters.OrderAdapter.load('current', code).toPromise();
const paid = async (order) => {
  await pay(order.payment);
  return until(`the payment of ${order.code}`, async () => {
    const now = await orderOf(order.code);
    return now.paymentStatus === 'succeed' && now;
  });
};
await paid(placed);
for (const adapter of adaptersOfOrders) {
  const delivered = await paid(await buy(client, shelf.other));
  for (const { code } of delivered.consignments) side.handOver(code);
  await orderCalls(report, client, adapter, { delivered: delivered.code, paid: (await paid(await buy(client, shelf.ordinary))).code });
}
const cart = await client.adapters.CartAdapter.create('current').toPromise();
await businessCalls(report, client, cart.code);
await closing(report, client);
await sessionCalls(report, await startClient(base), uid);

process.exit(printed(report, client, isForBusinesses) ? 0 : 1);
