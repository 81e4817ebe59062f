// An order of a bundle with a gift: three cables for R 599 (the demo's own bundle) and the toaster that comes with three.
import { confirm, type Order, place } from './buying.ts';
import type { Client, Schemas } from './client.ts';
import { PaymentPage, settled } from './gateway.ts';
import { cable, toaster } from './offers.ts';
import { customerWithAddress } from './people.ts';
import { handOver } from './returns.ts';
import { importFile, until } from './server.ts';

/** From now on three cables bring a toaster, and a first order brings nothing besides. */
export const giveToasters = async (api: Client, database: string) => {
  importFile(database, 'promotions.csv', [
    'code,type,title,products,units,gift,mostTimes,enabled',
    'promotion-welcome,freeDelivery,First order,,,,,false',
    'promotion-welcome-delivery,freeDelivery,First order,,,,,false',
    `p-gift,giveaway,A toaster with three cables,${cable},3,${toaster},1,true`,
    '',
  ].join('\n'));
  await until('the offers', 60_000, async () => (await api.get<Schemas['AppConfig']>('/cms/appConfig')).firstOrderOffer === undefined);
};

/** Somebody who bought it, and has received all of it. */
export const shopperWithBundle = async (api: Client, database: string): Promise<{ client: Client; email: string; order: Order }> => {
  const { client, email } = await customerWithAddress({}, api);
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: cable, quantity: 3 }, { query: { fields: 'FULL' } });
  await confirm(client, `/users/current/carts/${cart.code}`);
  const { body: placed } = await place(client, cart.code);
  await (await PaymentPage.open(placed.payment!)).press('Pay');
  await settled(client, placed.code!, 'succeed');
  const order = await handOver(client, await client.get<Order>(`/orders/${placed.code}`, { fields: 'FULL' }), database);
  return { client, email, order };
};
