// What comes by SMS: chosen by kind, kept in the ledger, and asked before one is sent.
import { describe, expect, test } from 'vitest';
import { type Client, type Schemas, shop } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer } from './support/people.ts';

type Sms = Schemas['Sms'];

const api = shop();
const sms = (client: Client) => client.get<Sms>('/users/current/sms');
const wanted = ({ choices }: Sms) => Object.fromEntries(choices.map(({ kind, wanted }) => [kind, wanted]));
const choose = (client: Client, kind: string, is: boolean) => client.call<Sms>('PUT', '/users/current/sms/choices', { body: { kind, wanted: is } });
const ledger = (email: string) =>
  sql(`SELECT purpose || ' ' || granted || ' ' || wording || ' ' || source FROM consent_entry WHERE purpose LIKE 'sms.%' AND customer_id = (SELECT id FROM customer WHERE uid = '${email}') ORDER BY given_at`);

describe('messages by SMS', () => {
  test('are of orders unless switched off, and each choice stands in the ledger', async () => {
    const { client, email } = await customer();
    const before = await sms(client);
    expect(before.offered).toBe(true);
    expect(wanted(before)).toEqual({ delivery: true, afterSale: false, backInStock: false });
    expect(wanted((await choose(client, 'delivery', false)).body)).toEqual({ delivery: false, afterSale: false, backInStock: false });
    expect(wanted((await choose(client, 'delivery', false)).body).delivery).toBe(false);
    expect(wanted(await sms(client)).delivery).toBe(false);
    expect(ledger(email)).toBe('sms.delivery 0 Delivery and collection, by SMS communication');
  });

  test('go to a number that was shown to be the customer\'s, and to no other', async () => {
    const { client, email } = await customer();
    expect(await client.refusal('PUT', '/users/current/sms/choices', { body: { kind: 'backInStock', wanted: true } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'mobileNumber' });
    expect(ledger(email)).toBe('');
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${email}'`);
    expect(wanted((await choose(client, 'backInStock', true)).body).backInStock).toBe(true);
  });

  test('are nobody\'s but the customer\'s, and of no other kind', async () => {
    const { client } = await customer();
    expect((await choose(client, 'everything', true)).status).toBe(400);
    expect((await api.call('GET', '/users/current/sms')).status).toBe(401);
  });
});
