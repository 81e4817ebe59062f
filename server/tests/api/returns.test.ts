// What customers send back: what may come back, asked for, decided, received, looked at, and paid back.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import type { Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { parts } from './support/forms.ts';
import { settled } from './support/gateway.ts';
import { customer, unguessable } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { changedMind, daysAgo, cli, handOver, intent, pay, readReturn, refused, type Return, send, shopperWithDelivery } from './support/returns.ts';
import { ledgerFaults, until } from './support/server.ts';

type Entries = Schemas['ReturnEntries'];
type Preview = Schemas['ReturnPreview'];

const dent = (name = 'Dent.png') => ({ name, type: 'image/png', content: photograph(60, 40) });
const receipt = { name: 'Receipt.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') };
const entriesOf = (client: Parameters<typeof send>[0], code: string) => client.get<Entries>(`/users/current/orderReturns/returnentries/${code}`);
const damaged = (more: object = {}) => ({ entryNumber: 0, quantity: 1, reasonCode: 'ProductDamaged', ...more });
/** What `spaza doctor` finds wrong with an order and its returns; other tests meddle with theirs. */
const faultsOf = ({ code }: { code?: string }) => ledgerFaults(inject('shop').database).filter((line) => line.includes(code!) || line.includes('R-'));
const mails = (key: string) => Number(sql(`SELECT COUNT(*) FROM outbox WHERE key = '${key}'`));

describe('what may come back', () => {
  test('is reported with its reasons, times and modes', async () => {
    const { client, order } = await shopperWithDelivery([{ quantity: 2 }]);
    const answer = await entriesOf(client, order.code!);
    expect(answer).toMatchObject({ orderCode: order.code, isReturnable: true, openReturns: [], mostFiles: 5 });
    expect(answer.reasons.map(({ code, attachmentRequired }) => [code, attachmentRequired])).toEqual([
      ['ProductDamaged', true],
      ['Faulty', false],
      ['WrongItem', false],
      ['HighPrice', false],
      ['ChangedMind', false],
    ]);
    expect(answer.modes).toMatchObject([
      { returnCode: 1, name: 'Drop it at a store', isAvailable: true },
      { returnCode: 2, name: 'We collect it', isAvailable: true },
    ]);
    const [shipment] = answer.shipments;
    expect(shipment).toMatchObject({ shipmentCode: order.consignments![0]!.code, isCollected: false });
    const [entry] = shipment!.entries;
    expect(entry).toMatchObject({ entryNumber: 0, quantity: 2, returnableQuantity: 2, isReturnable: true });
    expect(entry!.amount!.value * 2 + order.deliveryCost!.value).toBeCloseTo(order.totalPriceWithTax!.value, 2);
    const days = (until: string) => Math.round((Date.parse(until.replace('+0000', 'Z')) - Date.now()) / 86_400_000);
    expect(days(entry!.changeOfMindUntil!)).toBeGreaterThanOrEqual(7);
    expect(days(entry!.changeOfMindUntil!)).toBeLessThanOrEqual(8);
    expect(days(entry!.faultUntil!)).toBeGreaterThan(175);
    expect(entry!.changeOfMindUntil).toMatch(/T21:59:59\+0000$/); // the end of a day in Johannesburg
  });

  test('is nothing while it is not delivered', async () => {
    const { client, order } = await shopperWithOrder();
    const answer = await entriesOf(client, order.code!);
    expect(answer.isReturnable).toBe(false);
    expect(answer.shipments[0]!.entries[0]).toMatchObject({ isReturnable: false, notReturnableReason: 'notDelivered', notReturnableMsg: 'You can return this once you have received it.' });
    expect(await refused(client, intent(order, [changedMind()]))).toMatchObject({ status: 400, subject: 'entries/0/entryNumber' });
  });

  test('is less once the days to change one’s mind are over, and nothing after six months', async () => {
    const { client, order } = await shopperWithDelivery();
    daysAgo(order, 8);
    const [entry] = (await entriesOf(client, order.code!)).shipments[0]!.entries;
    expect(entry!.reasons!.map(({ code }) => code)).toEqual(['ProductDamaged', 'Faulty', 'WrongItem']);
    const late = await refused(client, intent(order, [changedMind()]));
    expect(late).toMatchObject({ status: 400, type: 'ValidationError', subject: 'entries/0/reasonCode' });
    expect(late.errors[0]!.message).toMatch(/^The time for this reason ended on /);
    daysAgo(order, 185);
    expect((await entriesOf(client, order.code!)).shipments[0]!.entries[0]).toMatchObject({ isReturnable: false, notReturnableReason: 'windowClosed' });
  });

  test('of what is sealed for hygiene or by licence, and of drinks, is only what is faulty', async () => {
    const { client, order } = await shopperWithDelivery();
    sql(`UPDATE order_entry SET returnable = 0 WHERE order_code = '${order.code}'`);
    const [entry] = (await entriesOf(client, order.code!)).shipments[0]!.entries;
    expect(entry).toMatchObject({ isReturnable: true, notReturnableReason: 'notReturnableKind' });
    expect(entry!.changeOfMindUntil).toBeUndefined();
    expect(await refused(client, intent(order, [changedMind()]))).toMatchObject({ subject: 'entries/0/reasonCode' });
    sql(`UPDATE order_entry SET returnable = 1, liquor = 1 WHERE order_code = '${order.code}'`);
    expect(await refused(client, intent(order, [changedMind()]))).toMatchObject({ errors: [{ message: "Drinks can't come back because you changed your mind. Damaged or faulty ones can." }] });
  });

  test('of an order that was collected is the same, without a delivery', async () => {
    const { client, order } = await shopperWithDelivery([{}], 'pickup');
    expect((await entriesOf(client, order.code!)).shipments[0]).toMatchObject({ isCollected: true });
    const { body } = await client.call<Preview>('POST', '/users/current/orderReturns/preview', { body: { orderCode: order.code, shipmentCode: order.consignments![0]!.code, entries: [changedMind()] } });
    expect(body.deliveryCost.value).toBe(0);
  });

  test('is shown to its owner only', async () => {
    const { order } = await shopperWithDelivery();
    const { client: stranger } = await customer();
    expect(await stranger.refusal('GET', `/users/current/orderReturns/returnentries/${order.code}`)).toMatchObject({ status: 404, type: 'NotFoundError' });
    expect(await refused(stranger, intent(order, [changedMind()]))).toMatchObject({ status: 404 });
  });
});

describe('stores to hand it in', () => {
  test('come nearest first, with their hours', async () => {
    const { client } = await customer();
    const { stores, pagination } = await client.get<Schemas['DropOffStores']>('/users/current/orderReturns/dropOffStores', { latitude: -33.893, longitude: 18.51, pageSize: 3, fields: 'FULL' });
    expect(stores[0]).toMatchObject({ name: 'C301', distanceKm: 0 });
    expect(stores[0]!.openingHours!.weekDayOpeningList!.length).toBe(7);
    expect(stores.map(({ distanceKm }) => distanceKm)).toEqual([...stores.map(({ distanceKm }) => distanceKm)].sort((a, b) => a! - b!));
    expect(pagination.totalResults).toBeGreaterThan(10);
    expect(stores.every(({ name }) => !name.startsWith('W'))).toBe(true);
    expect(await client.refusal('GET', '/users/current/orderReturns/dropOffStores', { query: { latitude: '1' } })).toMatchObject({ status: 400, subject: 'longitude' });
  });
});

describe('a change of mind', () => {
  test('is approved at once, handed in, looked at and paid back with its delivery', async () => {
    const { client, order } = await shopperWithDelivery([{ quantity: 2 }]);
    const reported = await client.call<Preview>('POST', '/users/current/orderReturns/preview', { body: { orderCode: order.code, shipmentCode: order.consignments![0]!.code, entries: [changedMind(2)] } });
    expect(reported.body).toMatchObject({ refundAmount: { value: order.totalPriceWithTax!.value }, keptGifts: [] });

    const { status, body } = await send(client, intent(order, [{ ...changedMind(2), comment: 'Wrong colour' }]));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'WAIT',
      returnStatus: 'pending',
      step: 'authorised',
      statusDisplay: 'Waiting for your item',
      orderCode: order.code,
      cancellable: true,
      returnMode: { returnCode: 1 },
      store: { name: 'G205' },
      dropOffCode: body.code,
      totalPrice: { value: order.totalPriceWithTax!.value },
      refundDeliveryCost: order.deliveryCost!.value > 0,
      successMsg: `We have your return, ${body.code}.`,
    });
    expect(body.code).toMatch(/^R-\d+$/);
    expect(body.statusMessage).toMatch(/^Bring it to Spaza .+ by /);
    expect(body.returnEntries).toMatchObject([{ expectedQuantity: 2, reasonCode: 'ChangedMind', reasonName: 'Changed my mind', comment: 'Wrong colour', orderEntry: { entryNumber: 0 } }]);
    expect(body.timeline!.map(({ step }) => step)).toEqual(['requested', 'authorised']);
    expect(await client.get(`/users/current/orderReturns/returnSuccess/${body.code}`)).toEqual({ ...body, responseStatus: undefined, successMsg: undefined });
    expect(mails(`return-authorised:${body.code}`)).toBe(1);

    const label = await fetch(`${client.base}${client.prefix()}${body.returnLabelDownloadUrl}`, { headers: { authorization: `Bearer ${client.token}` } });
    expect(label.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await label.arrayBuffer()).subarray(0, 5).toString()).toBe('%PDF-');

    expect(cli('receive', body.code)).toContain('droppedOff');
    cli('inspect', body.code, '--found', '0=1/0/1');
    expect(await readReturn(client, body.code)).toMatchObject({ status: 'RECEIVED', returnStatus: 'pending', cancellable: false });
    expect(await client.refusal('GET', `/users/current/orderReturns/${body.code}/label`)).toMatchObject({ status: 409 });
    expect(cli('refund', body.code, '--as', 'Sipho')).toContain('credit note');
    await until('the money to be back', 60_000, async () => (await readReturn(client, body.code)).status === 'COMPLETED');
    const paid = await readReturn(client, body.code);
    expect(paid).toMatchObject({ returnStatus: 'refunded', refundDeliveryCost: order.deliveryCost!.value > 0, refund: { state: 'paid', amount: { value: order.totalPriceWithTax!.value } } });
    expect(paid.billingDocuments).toHaveLength(1);
    expect(paid.returnEntries![0]!.inspection).toEqual({ sellable: 1, refurbish: 0, scrap: 1 });
    const after = await settled(client, order.code!, 'refunded');
    expect(after.entries![0]).toMatchObject({ quantityReturned: 2 });
    expect(() => cli('refund', body.code)).toThrow();
    expect(faultsOf(order)).toEqual([]);
  });

  test('of two of three units leaves the third, and its delivery', async () => {
    const { client, order } = await shopperWithDelivery([{ quantity: 3 }]);
    const { body } = await send(client, intent(order, [changedMind(2)]));
    expect((await entriesOf(client, order.code!)).shipments[0]!.entries[0]).toMatchObject({ returnableQuantity: 1 });
    expect((await entriesOf(client, order.code!)).openReturns).toEqual([body.code]);
    cli('receive', body.code);
    cli('inspect', body.code, '--found', '0=2/0/0');
    cli('refund', body.code);
    const paid = await readReturn(client, body.code);
    expect(paid.totalPrice!.value).toBe(body.totalPrice!.value);
    expect(paid.refundDeliveryCost).toBe(false);
    expect(await refused(client, intent(order, [changedMind(2)]))).toMatchObject({ subject: 'entries/0/quantity', errors: [{ message: 'Only 1 of these can still come back.' }] });
    expect(faultsOf(order)).toEqual([]);
  });

  test('is cancelled by the customer, once', async () => {
    const { client, order } = await shopperWithDelivery();
    const { body } = await send(client, intent(order, [changedMind()]));
    const path = `/users/current/orderReturns/${body.code}`;
    expect(await client.refusal('PATCH', path, { body: { status: 'GONE' } })).toMatchObject({ status: 400, subject: 'status' });
    const cancelled = await client.call<Return>('PATCH', path, { body: { status: 'CANCELLING' } });
    expect(cancelled.body).toMatchObject({ status: 'CANCELED', returnStatus: 'fail', step: 'cancelled', cancellable: false, successMsg: `Your return ${body.code} is cancelled.` });
    expect((await client.call('PATCH', path, { body: { status: 'CANCELLING' } })).status).toBe(200);
    expect(sql(`SELECT COUNT(*) FROM return_history WHERE return_code = '${body.code}' AND state = 'cancelled'`)).toBe('1');
    expect((await send(client, intent(order, [changedMind()]))).status).toBe(201);
  });

  test('is over when it is not handed in in time', async () => {
    const { client, order } = await shopperWithDelivery();
    const { body } = await send(client, intent(order, [changedMind()]));
    sql(`UPDATE return_request SET hand_in_until = hand_in_until - ${11 * 86_400_000} WHERE code = '${body.code}'`);
    await until('the return to expire', 90_000, async () => (await readReturn(client, body.code)).step === 'expired');
    expect(await readReturn(client, body.code)).toMatchObject({ status: 'CANCELED', returnStatus: 'fail', statusDisplay: 'Not handed in in time' });
    expect(mails(`return-expired:${body.code}`)).toBe(1);
  });
});

describe('damage', () => {
  test('is looked at with its pictures, and collected from a neighbour', async () => {
    const { client, order } = await shopperWithDelivery();
    const what = intent(order, [damaged({ attachments: ['first', 'second'], comment: 'The left side' })], {
      returnCode: 2,
      storeId: undefined,
      requestPickupType: 2,
      recepientDetail: { name: 'Auntie Rose', uid: '0821234567' },
    });
    const { status, body } = await send(client, what, [['first', dent()], ['second', dent('Box.png')], ['second', dent('Label.png')]]);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ status: 'APPROVING', returnStatus: 'approving', statusDisplay: "We're looking at your photos", pickup: { requestPickupType: 2, name: 'Auntie Rose', uid: '0821234567' } });
    expect(body.answerBy).toBeDefined();
    expect(body.dropOffCode).toBeUndefined();
    const files = body.returnEntries![0]!.attachments!;
    expect(files.map(({ filename }) => filename).sort()).toEqual(['Box.png', 'Dent.png', 'Label.png']);
    const { client: stranger } = await customer();
    expect(await stranger.refusal('GET', `/users/current/attachments/${files[0]!.id}`)).toMatchObject({ status: 404 });
    const folder = mkdtempSync(join(tmpdir(), 'spaza-return-'));
    cli('files', body.code, '--to', folder);
    expect(readdirSync(folder)).toHaveLength(3);

    cli('authorise', body.code);
    await until('the courier to be booked', 60_000, async () => (await readReturn(client, body.code)).step === 'collectionBooked');
    const booked = await readReturn(client, body.code);
    expect(booked).toMatchObject({ returnStatus: 'pending', statusDisplay: 'Collection booked', pickup: { carrier: 'Paysim Couriers', reference: `PC-${body.code}`, window: '08:00 to 17:00' } });
    expect(booked.statusMessage).toMatch(/^Paysim Couriers comes on /);
    cli('receive', body.code);
    expect((await readReturn(client, body.code)).status).toBe('RECEIVING');
    cli('inspect', body.code, '--found', '0=0/1/0');
    cli('refund', body.code);
    const paid = await readReturn(client, body.code);
    expect(paid.returnStatus).toBe('refunded');
    expect(paid.totalPrice!.value).toBe(order.totalPriceWithTax!.value);
    expect(faultsOf(order)).toEqual([]);
  });

  test('comes with files that were sent before', async () => {
    const { client, order } = await shopperWithDelivery();
    const upload = await client.call<Schemas['Attachment']>('POST', '/users/current/attachments', await parts([['file', dent()]]));
    const { status, body } = await send(client, intent(order, [damaged({ attachmentIds: [upload.body.id] })]));
    expect(status).toBe(201);
    expect(body.returnEntries![0]!.attachments).toMatchObject([{ id: upload.body.id }]);
    expect((await send(client, intent(order, [damaged({ attachmentIds: [upload.body.id] })]))).status).toBe(400);
  });

  test.each<[string, object, [string, any][], string]>([
    ['no picture', {}, [], 'entries/0/attachments'],
    ['only a PDF', { attachments: ['a'] }, [['a', receipt]], 'entries/0/attachments'],
    ['a file it does not have', { attachments: ['b'] }, [['a', dent()]], 'entries/0/attachments'],
    ['a file nobody names', { attachments: ['a'] }, [['a', dent()], ['b', dent()]], 'file'],
    ["somebody else's file", { attachmentIds: ['guessed'] }, [], 'attachmentId'],
    ['six files', { attachments: ['a'] }, Array.from({ length: 6 }, () => ['a', dent()]), 'file'],
  ])('with %s is refused, and nothing is kept', async (_, more, files, subject) => {
    const { client, order } = await damageTried();
    expect(await refused(client, intent(order, [damaged(more)]), files)).toMatchObject({ status: 400, subject });
    expect(sql(`SELECT COUNT(*) FROM return_request WHERE order_code = '${order.code}'`)).toBe('0');
    expect(sql(`SELECT COUNT(*) FROM attachment WHERE attached_to LIKE 'R-%' AND customer_id IN (SELECT customer_id FROM customer_order WHERE code = '${order.code}')`)).toBe('0');
  });

  test('is declined with a reason the customer reads', async () => {
    const { client, order } = await shopperWithDelivery();
    const { body } = await send(client, intent(order, [{ entryNumber: 0, quantity: 1, reasonCode: 'Faulty' }]));
    expect(body).toMatchObject({ status: 'APPROVAL_PENDING', returnStatus: 'received' });
    cli('decline', body.code, '--reason', 'The plug was cut off.');
    expect(await readReturn(client, body.code)).toMatchObject({ status: 'CANCELED', returnStatus: 'fail', statusDisplay: 'Not approved', failureReason: 'The plug was cut off.' });
    expect(mails(`return-declined:${body.code}`)).toBe(1);
  });
});

let tried: ReturnType<typeof shopperWithDelivery> | undefined;
const damageTried = () => (tried ??= shopperWithDelivery());

describe('what cannot be', () => {
  const wrong: [string, (order: any) => unknown, string, string][] = [
    ['no item', (o) => intent(o, []), 'entries', 'Please select at least one item'],
    ['no quantity', (o) => intent(o, [{ entryNumber: 0, reasonCode: 'ChangedMind' }]), 'entries/0/quantity', 'Please select a quantity'],
    ['no reason', (o) => intent(o, [{ entryNumber: 0, quantity: 1 }]), 'entries/0/reasonCode', 'Please select a reason'],
    ['a reason of its own', (o) => intent(o, [{ entryNumber: 0, quantity: 1, reasonCode: 'Bored' }]), 'entries/0/reasonCode', 'Please select a reason'],
    ['more than was bought', (o) => intent(o, [changedMind(99)]), 'entries/0/quantity', 'Only 1 of these can still come back.'],
    ['an entry of nothing', (o) => intent(o, [changedMind(1, 7)]), 'entries/0/entryNumber', 'This item is not in this part of the order.'],
    ['an entry twice', (o) => intent(o, [changedMind(), changedMind()]), 'entries/1/entryNumber', 'This item is in the list twice.'],
    ['a part of another order', (o) => intent(o, [changedMind()], { shipmentCode: '10000001-Z' }), 'shipmentCode', 'This is not a part of this order.'],
    ['no mode', (o) => intent(o, [changedMind()], { returnCode: undefined }), 'returnCode', 'Please select a return mode'],
    ['a mode of its own', (o) => intent(o, [changedMind()], { returnCode: 3 }), 'returnCode', 'Please select a return mode'],
    ['no store', (o) => intent(o, [changedMind()], { storeId: undefined }), 'storeId', 'Please select a store'],
    ['a store that is none', (o) => intent(o, [changedMind()], { storeId: 'G999' }), 'storeId', 'This store does not take returns. Please choose another one.'],
    ['somebody else who hands it over, unnamed', (o) => intent(o, [changedMind()], { returnCode: 2, requestPickupType: 2 }), 'recepientDetail', 'Please say who hands it over, with a cellphone number.'],
    ["somebody else's address", (o) => intent(o, [changedMind()], { returnCode: 2, addressId: 'guessed' }), 'addressId', 'Please choose the address we collect it from.'],
  ];
  test.each(wrong)('%s', async (_, what, subject, message) => {
    const { client, order } = await damageTried();
    const answer = await refused(client, what(order));
    expect(answer).toMatchObject({ status: 400, type: 'ValidationError', subject });
    expect(answer.errors[0]!.message).toBe(message);
    expect(sql(`SELECT COUNT(*) FROM return_request WHERE order_code = '${order.code}'`)).toBe('0');
  });

  test('a form without the part of JSON, with two of them, or with what is none', async () => {
    const { client } = await customer();
    const url = '/users/current/orderReturns/createReturnIntentRequest';
    expect(await client.refusal('POST', url, await parts([['other', 'x']]))).toMatchObject({ status: 400, subject: 'returnRequest' });
    expect(await client.refusal('POST', url, await parts([['returnRequest', '{}'], ['returnRequest', '{}']]))).toMatchObject({ status: 400, subject: 'returnRequest' });
    expect((await client.refusal('POST', url, await parts([['returnRequest', 'not JSON']]))).status).toBe(400);
    expect((await client.refusal('POST', url, { body: {} })).status).toBe(415);
  });

  test('a product gone from the catalogue comes back all the same', async () => {
    const { client, order } = await shopperWithDelivery();
    sql(`UPDATE order_entry SET product_code = 'GONE-${order.code}' WHERE order_code = '${order.code}'`);
    const { body } = await send(client, intent(order, [changedMind()]));
    cli('receive', body.code);
    cli('inspect', body.code, '--found', '0=1/0/0');
    expect(cli('refund', body.code)).toContain('refunded');
    expect(sql(`SELECT on_hand FROM stock WHERE product_code = 'GONE-${order.code}'`)).toBe('1');
  });
});

describe('asked for again', () => {
  test('under one key is one return, also all at once', async () => {
    const { client, order } = await shopperWithDelivery([{ quantity: 3 }]);
    const headers = { 'idempotency-key': unguessable() };
    const first = await send(client, intent(order, [changedMind()]), [], headers);
    const again = await send(client, intent(order, [changedMind()]), [], headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await send(client, intent(order, [changedMind(2)]), [], headers)).status).toBe(422);
    const key = { 'idempotency-key': unguessable() };
    const raced = await Promise.all([1, 2, 3, 4].map(() => send(client, intent(order, [changedMind()]), [], key)));
    for (const { status } of raced) expect([201, 409]).toContain(status);
    expect(sql(`SELECT COUNT(*) FROM return_request WHERE order_code = '${order.code}'`)).toBe('2');
  });

  test('without a key never takes more units than there are', async () => {
    const { client, order } = await shopperWithDelivery([{ quantity: 2 }]);
    const raced = await Promise.all(Array.from({ length: 5 }, () => send(client, intent(order, [changedMind()]))));
    expect(raced.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(raced.filter(({ status }) => status === 400)).toHaveLength(3);
  });
});

test('a list of returns is in pages, by date or number, and filtered', async () => {
  const { client, order } = await shopperWithDelivery([{ quantity: 3 }]);
  const codes: string[] = [];
  for (const reasonCode of ['ChangedMind', 'Faulty', 'HighPrice'])
    codes.push((await send(client, intent(order, [{ entryNumber: 0, quantity: 1, reasonCode }]))).body.code);
  cli('decline', codes[1]!, '--reason', 'No.');
  const list = (query: object = {}) => client.get<Schemas['ReturnRequestList']>('/users/current/orderReturns', query as Record<string, string>);
  const all = await list();
  expect(all.returnRequests.map(({ code }) => code)).toEqual([...codes].reverse());
  expect(all.pagination).toMatchObject({ totalResults: 3, sort: 'byDate' });
  expect(all.sorts).toEqual([{ code: 'byDate', selected: true }, { code: 'byRMA', selected: false }]);
  expect((await list({ sort: 'byRMA', pageSize: 2, currentPage: 1 })).returnRequests.map(({ code }) => code)).toEqual([codes[0]]);
  expect((await list({ filter: 'fail' })).returnRequests.map(({ code }) => code)).toEqual([codes[1]]);
  expect((await list({ filter: 'open' })).returnRequests).toHaveLength(2);
  expect((await list({ filter: 'refunded' })).returnRequests).toEqual([]);
  expect(await client.refusal('GET', '/users/current/orderReturns', { query: { sort: 'byLuck' } })).toMatchObject({ status: 400, subject: 'sort' });
});

test('an order in two parts comes back part by part', async () => {
  const shopper = await shopperWithOrder();
  const order = await pay(shopper.client, shopper.order);
  expect((await entriesOf(shopper.client, order.code!)).isReturnable).toBe(false);
  const there = await handOver(shopper.client, order);
  expect(there.returnable).toBe(true);
  expect((await entriesOf(shopper.client, order.code!)).isReturnable).toBe(true);
});
