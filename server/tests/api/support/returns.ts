// Orders that have been handed over, and what is sent back of them.
import { inject } from 'vitest';
import { type Order, shopperWithOrder, type DeliveryCode } from './buying.ts';
import type { Client, Schemas } from './client.ts';
import { sqlOn } from './sql.ts';
import { type Field, parts } from './forms.ts';
import { PaymentPage, settled } from './gateway.ts';
import { runProgram } from './server.ts';
import { plentiful } from './shelf.ts';

export type Return = Schemas['ReturnRequest'];
export type ReturnIntent = Schemas['ReturnIntent'];

/** A command of the shop's own side, on the shared shop or another. */
export const program = (command: string, ...args: string[]) =>
  runProgram('spaza', [command, args[0]!, '--database', inject('shop').database, ...args.slice(1)]);
export const cli = (...args: string[]) => program('returns', ...args);

const stepsTo = { doorstep: ['pick', 'ship', 'deliver'], online_only: ['pick', 'ship', 'deliver'], pickup: ['pick', 'ready', 'collect'] };

export const pay = async (client: Client, order: Order): Promise<Order> => {
  await (await PaymentPage.open(order.payment!)).press('Pay');
  await settled(client, order.code!, 'succeed');
  return client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' });
};

/** All its parts, as warehouse and stores say it. */
export const handOver = async (client: Client, order: Order, database = inject('shop').database): Promise<Order> => {
  for (const part of order.consignments!)
    for (const step of stepsTo[part.deliveryMode!.code as DeliveryCode]) runProgram('spaza', ['orders', step, '--database', database, part.code!]);
  return client.get<Order>(`/orders/${order.code}`, { fields: 'FULL' });
};

/** A shopper with an order that is paid and handed over. */
export const shopperWithDelivery = async (lines: { quantity?: number }[] = [{}], wanted: DeliveryCode = 'doorstep') => {
  const index = (await plentiful()).findIndex(({ returnable }) => returnable !== false);
  const shopper = await shopperWithOrder(wanted, lines.map((line) => ({ index, ...line })));
  const order = await handOver(shopper.client, await pay(shopper.client, shopper.order));
  return { ...shopper, order, ...partsOf(order) };
};

const partsOf = (order: Order) => ({ shipmentCode: order.consignments![0]!.code! });

/** The order was handed over so many days earlier. */
export const daysAgo = (order: Order, days: number, database = inject('shop').database) =>
  sqlOn(database, `UPDATE consignment SET status_at = status_at - ${days * 86_400_000} WHERE order_code = '${order.code}'`);

export const intent = (order: Order, entries: object[], more: object = {}): ReturnIntent =>
  ({ orderCode: order.code, shipmentCode: order.consignments![0]!.code, entries, returnCode: 1, storeId: 'G205', ...more }) as ReturnIntent;

export const changedMind = (quantity = 1, entryNumber = 0) => ({ entryNumber, quantity, reasonCode: 'ChangedMind' });

/** What any product may come back for. */
export const faulty = { entryNumber: 0, quantity: 1, reasonCode: 'Faulty' };

export const formOf = (what: unknown, files: [string, Field][] = []) =>
  parts([['returnRequest', { name: 'blob', type: 'application/json', content: Buffer.from(JSON.stringify(what)) }], ...files]);

const path = '/users/current/orderReturns/createReturnIntentRequest';
export const send = async (client: Client, what: unknown, files: [string, Field][] = [], headers: Record<string, string> = {}) =>
  client.call<Return>('POST', path, { ...(await formOf(what, files)), headers });
export const refused = async (client: Client, what: unknown, files: [string, Field][] = []) =>
  client.refusal('POST', path, await formOf(what, files));

export const readReturn = (client: Client, code: string) => client.get<Return>(`/users/current/orderReturns/${code}`, { fields: 'FULL' });
