// A customer who was deleted: neither the server's log nor a backup made afterwards names them (targets R-24).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, place, readCheckout } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { parts } from './support/forms.ts';
import { addressForm, customer, password } from './support/people.ts';
import { runProgram, startOwnShop } from './support/server.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
  own = await startOwnShop('forgotten', { env: { SPAZA_LIMITS_ENABLED: 'false' } });
});
afterAll(async () => {
  await own?.stop();
});

/** Words that stand nowhere else, one for each thing a shop knows of somebody. */
const canaries = {
  firstName: 'Xolaniwekhanari',
  lastName: 'Bhekizwekhanari',
  email: 'khanari.voel@kanarie-pos.example',
  newEmail: 'ander.voel@kanarie-pos.example',
  mobileNumber: '0739164207',
  newNumber: '0739164208',
  cellphone: '0739164209',
  recipient: 'Ontvangerkhanari',
  street: 'Kanariestraatjie',
  building: 'Kanariehuisie',
  message: 'geelkanariewoorde',
};

const backup = () => {
  const folder = mkdtempSync(join(tmpdir(), 'spaza-forgotten-'));
  try {
    const file = join(folder, 'shop.backup');
    runProgram('spaza', ['backup', '--database', own.database.url, '--to', file]);
    return gunzipSync(readFileSync(file)).toString();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
const log = () => readFileSync(own.shop.log, 'utf8');
/** Which of them stand there, as they are or as a column of bytes is written. */
const found = (text: string) => {
  const lower = text.toLowerCase();
  return Object.entries(canaries)
    .filter(([, word]) => lower.includes(word.toLowerCase()) || [0, 1, 2].some((shift) => text.includes(inBase64(word, shift))))
    .map(([name]) => name);
};
/** What a word looks like inside of a longer base64 text, where it begins so many bytes after a group of three. */
const inBase64 = (word: string, shift: number) => {
  const length = shift + Buffer.byteLength(word);
  return Buffer.from(' '.repeat(shift) + word).toString('base64').slice(shift ? shift + 1 : 0, Math.floor(length / 3) * 4);
};

interface Message { to: string; text: string }
const codeSentTo = async (client: Client, to: string) => {
  const code = async () => {
    const { messages } = (await (await fetch(`${client.base}/dev/outbox.json`)).json()) as { messages: Message[] };
    return messages.filter((each) => each.to === to).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(code).toBeDefined();
  return (await code())!;
};

/** Does what a customer does who leaves their name wherever it can be left. */
const lives = async (shop: Client) => {
  const { firstName, lastName, email, newEmail, mobileNumber, newNumber, cellphone, recipient, street, building, message } = canaries;
  const { client } = await customer({ firstName, lastName, email, mobileNumber }, shop);
  await shop.call('POST', '/userLogin', { body: { username: email, password: 'Wrong#2026' } });
  await shop.call('POST', '/userLogin', { body: { username: mobileNumber, password } });
  await shop.call('POST', '/forgottenpasswordtokens', { body: { username: email } });
  await client.done('PATCH', '/users/current', { body: { mobileNumber: newNumber } });
  const body = addressForm({ firstName: recipient, cellphone, line1: street, buildingName: building, defaultAddress: true });
  await client.done('POST', '/users/current/addresses', { query: { useAddress: true }, body });
  await client.done('POST', '/users/current/tickets', await parts([
    ['subject', message],
    ['body', `${message} from ${firstName}`],
    ['file', { name: `${message}.pdf`, content: Buffer.from(`%PDF-1.7\n${message}\n%%EOF`) }],
  ]));
  const products = (await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 50, fields: 'FULL' })).products;
  const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5)!;
  const cart = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code, quantity: 1 });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { body: order } = await place(client, cart.code);
  await client.done('POST', `/users/current/orders/${order.code}/cancellation`, { body: { cancelReason: message } });

  const { body: sent } = await client.call<Schemas['Session']>('POST', '/users/current/contactOtp', { body: { loginId: newEmail, password } });
  const changed = await client.call<Schemas['Session']>('PUT', '/users/current/contact', { body: { loginId: newEmail, tokenId: sent.tokenId!, otp: await codeSentTo(shop, newEmail) } });
  expect(changed.body).toMatchObject({ responseStatus: true });
  return changed.body.user!.customerId!;
};

test('no word of a deleted customer is in the log or in a new backup', async () => {
  const id = await lives(new Client({ base: own.shop.base }));
  expect(found(backup()).sort(), 'the words can be found where they stand').toEqual(Object.keys(canaries).filter((each) => each !== 'mobileNumber').sort());
  runProgram('spaza', ['customers', 'forget', '--now', '--database', own.database.url, canaries.newEmail]);
  await own.shop.stop(); // the log is whole
  expect(log(), 'the log tells of the customer, by number').toContain(id);
  expect(found(log())).toEqual([]);
  expect(found(backup())).toEqual([]);
});
