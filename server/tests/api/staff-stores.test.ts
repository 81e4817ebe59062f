// The shop's people keep stores and dated settings; shoppers see it at once, on every node.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, place } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { customerWithAddress } from './support/people.ts';
import { serve, type Shop, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Store = Schemas['StaffPlace'];
type Changed = Schemas['StaffPlaceChanged'];
type Settings = Schemas['StaffSettings'];

const secret = 'hush-this-is-nobodys-business';
let own: Awaited<ReturnType<typeof startOwnShop>>;
let other: Shop;
let here: Client;
let there: Client;
let keeper: ReturnType<typeof memberOf>;
let owner: ReturnType<typeof memberOf>;
let codes: string[];

const sql = (statement: string) => sqlOn(own.database.url, statement);
const storeOf = (code: string) => keeper.client.get<Store>(`${api}/stores/${code}`);
const change = async (code: string, changes: Schemas['StaffPlaceChanges'], more: object = {}) =>
  keeper.client.call<Changed>('PATCH', `${api}/stores/${code}`, { body: { version: (await storeOf(code)).version, changes, ...more } });
const refused = async (code: string, changes: Schemas['StaffPlaceChanges']) =>
  keeper.client.refusal('PATCH', `${api}/stores/${code}`, { body: { version: (await storeOf(code)).version, changes } });
const shown = async (client: Client, code: string) => (await client.get<Schemas['StoreSearchPage']>('/stores', { pageSize: 100, fields: 'FULL' })).stores!.find((each) => each.name === code);
const everywhere = (what: string, is: (client: Client) => Promise<boolean>) =>
  until(what, 60_000, async () => (await is(here)) && (await is(there)));

beforeAll(async () => {
  const env = { SPAZA_LIMITS_ENABLED: 'false', SPAZA_MAIL_SMTP_PASSWORD: secret, SPAZA_SHOP_DELIVERY_FEE_CENTS: '6000' };
  own = await startOwnShop('stores-admin', { products: 60, env });
  other = await serve({ label: 'stores-admin-b', database: own.database.url, env });
  here = new Client({ base: own.shop.base });
  there = new Client({ base: other.base });
  const at = { database: own.database.url, base: own.shop.base };
  keeper = memberOf(at, 'operations');
  owner = memberOf(at, 'owner');
  codes = sql('SELECT code FROM point_of_service WHERE warehouse = 0 ORDER BY code DESC').split('\n');
});
afterAll(async () => {
  await other?.stop();
  await own?.stop();
});

describe('stores', () => {
  test('are found by words, province and kind', async () => {
    const all = await keeper.client.get<Schemas['StaffPlaceList']>(`${api}/stores`);
    expect(all.stores).toHaveLength(all.total + all.warehouses);
    expect(all.total).toBe(codes.length);
    const [some] = all.stores.filter(({ isWarehouse }) => !isWarehouse);
    const ask = (query: Record<string, string>) => keeper.client.get<Schemas['StaffPlaceList']>(`${api}/stores`, query);
    const found = await ask({ query: some!.name, province: some!.province, kind: 'stores' });
    expect(found.stores.map(({ code }) => code)).toContain(some!.code);
    expect((await ask({ kind: 'warehouses' })).stores.every(({ isWarehouse }) => isWarehouse)).toBe(true);
    expect((await ask({ query: 'nothing-is-called-so' })).stores).toEqual([]);
    expect(await keeper.client.refusal('GET', `${api}/stores`, { query: { kind: 'blue' } })).toMatchObject({ status: 400, subject: 'kind' });
    expect(await keeper.client.refusal('GET', `${api}/stores/nobody`)).toMatchObject({ status: 404 });
  });

  test('change their hours: seen by shoppers at both nodes, noted, and undone', async () => {
    const code = codes[0]!;
    const before = await storeOf(code);
    const hours = before.hours.map((_, day) => (day === 0 ? 'closed' : '07:30-20:15'));
    const specialDays = [{ date: '2030-06-20', name: 'Stocktaking', hours: 'closed' }];
    const { status, body } = await change(code, { hours, specialDays, phone: '0215550142', holidayHours: '10:00-12:00' }, { why: 'Summer' });
    expect([status, body.store.hours, body.store.specialDays, body.store.changedBy]).toEqual([200, hours, specialDays, keeper.name]);
    const monday = async (client: Client) => (await shown(client, code))?.openingHours?.weekDayOpeningList?.find(({ weekDay }) => weekDay === 'Monday')?.openingTime?.formattedHour;
    await everywhere('the new hours', async (client) => (await monday(client)) === '07:30');
    const { changes } = await keeper.client.get<Schemas['StaffChangeList']>(`${api}/stores/${code}/changes`);
    expect(changes[0]).toMatchObject({ act: body.act, by: keeper.name, what: 'store.changed', why: 'Summer', isUndoable: true });
    expect(changes[0]!.fields).toContainEqual({ field: 'hours', before: before.hours, after: hours });
    const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about: code });
    expect(acts[0]).toMatchObject({ act: 'store.changed', about: code, by: keeper.name });
    expect((await change(code, { phone: '0215550142' })).body.act).toBeUndefined(); // as it is already

    // Somebody who looked at it before does not write over it.
    const late = await keeper.client.call<Schemas['StaffConflictErrorList']>('PATCH', `${api}/stores/${code}`, { body: { version: before.version, changes: { phone: '0', town: before.town } } });
    expect(late.status).toBe(409);
    expect(late.body.errors[0]!.type).toBe('StaffVersionError');
    expect(late.body.conflict).toMatchObject({ by: keeper.name, version: body.store.version, differences: [{ field: 'phone', yours: ['0'], theirs: ['0215550142'] }] });

    const undo = `${api}/stores/${code}/changes/${body.act}/undo`;
    expect(await keeper.client.refusal('POST', `${api}/stores/${codes[1]}/changes/${body.act}/undo`, { body: {} })).toMatchObject({ status: 404 });
    const back = await keeper.client.post<Changed>(undo, {});
    expect([back.store.hours, back.store.phone, back.store.specialDays]).toEqual([before.hours, before.phone, before.specialDays]);
    expect(await keeper.client.refusal('POST', undo, { body: {} })).toMatchObject({ status: 409, type: 'StaffUndoError' });
  });

  test('are refused with the field that is wrong, and nothing is changed', async () => {
    const code = codes[0]!;
    const before = await storeOf(code);
    const bad: [Schemas['StaffPlaceChanges'], string][] = [
      [{ latitude: 51.5 }, 'latitude'],
      [{ hours: before.hours.map(() => '9 to 5') }, 'hours'],
      [{ holidayHours: '18:00-09:00' }, 'holidayHours'],
      [{ province: 'Nowhere' }, 'province'],
      [{ services: ['Paint|Glass'] }, 'services'],
      [{ specialDays: [{ date: '2030-01-01', name: 'a=b', hours: 'closed' }] }, 'specialDays'],
      [{ phone: '0'.repeat(200) }, 'phone'],
    ];
    for (const [changes, subject] of bad) expect(await refused(code, { town: 'Elsewhere', ...changes })).toMatchObject({ status: 400, subject });
    expect((await storeOf(code)).version).toBe(before.version);
  });

  test('are added and found, and keep their door open while somebody may collect there', async () => {
    const add = (code: string, changes: Schemas['StaffPlaceChanges']) => ({ body: { code, changes } });
    const address = { line1: '1 Main Road', town: 'Paarl', postalCode: '7646', province: 'Western Cape' };
    const refusedNew: [string, Schemas['StaffPlaceChanges'], string][] = [
      ['N 1/2', { ...address, latitude: -33.7, longitude: 18.9 }, 'code'],
      ['N1', { latitude: -33.7, longitude: 18.9 }, 'line1'],
      ['N1', { ...address, province: '' }, 'province'],
      ['N1', address, 'latitude'],
    ];
    for (const [code, changes, subject] of refusedNew) expect(await keeper.client.refusal('POST', `${api}/stores`, add(code, changes))).toMatchObject({ status: 400, subject });
    expect(await keeper.client.refusal('POST', `${api}/stores`, add(codes[0]!, { latitude: -33.7, longitude: 18.9 }))).toMatchObject({ status: 409, type: 'AlreadyExistsError' });
    const { store } = await keeper.client.post<Changed>(`${api}/stores`, { code: 'N1', changes: { ...address, displayName: 'Nieuw Paarl', latitude: -33.7, longitude: 18.9, hours: Array(7).fill('09:00-17:00') } });
    expect([store.province, store.isWarehouse]).toEqual(['ZA-WC', false]);
    await everywhere('the new store', async (client) => (await shown(client, 'N1'))?.displayName === 'Nieuw Paarl');

    const { client } = await customerWithAddress({}, here);
    const { products } = await here.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5)!;
    const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1 });
    await confirm(client, `/users/current/carts/${cart.code}`);
    const { body: order } = await place(client, cart.code);
    sql(`UPDATE consignment SET pos_code = 'N1', delivery = 'pickup', status = 'READY_FOR_PICKUP' WHERE order_code = '${order.code}'`);
    expect(await storeOf('N1')).toMatchObject({ toCollect: 1 });
    expect(await refused('N1', { isWarehouse: true })).toMatchObject({ status: 409, type: 'StaffStoreError' });
    const stands = (payment: string, reservation: string, part: string) => {
      sql(`UPDATE customer_order SET payment_status = '${payment}', reservation = '${reservation}' WHERE code = '${order.code}'`);
      sql(`UPDATE consignment SET status = '${part}' WHERE order_code = '${order.code}'`);
    };
    stands('failed', 'held', 'WAITING'); // it can be paid again
    expect(await refused('N1', { isWarehouse: true })).toMatchObject({ status: 409, type: 'StaffStoreError' });
    stands('failed', 'released', 'WAITING');
    const shut = await change('N1', { isWarehouse: true });
    expect([shut.status, shut.body.store.isWarehouse]).toEqual([200, true]);
    await everywhere('the store gone', async (shopper) => (await shown(shopper, 'N1')) === undefined);
    await keeper.client.post(`${api}/stores/N1/changes/${shut.body.act}/undo`, {});
    await everywhere('the store back', async (shopper) => (await shown(shopper, 'N1')) !== undefined);

    const { stores: senders } = await keeper.client.get<Schemas['StaffPlaceList']>(`${api}/stores`, { kind: 'warehouses' });
    expect(senders).toHaveLength(1);
    expect(await refused(senders[0]!.code, { isWarehouse: false })).toMatchObject({ status: 409, type: 'StaffStoreError' });
  });
});

describe('settings', () => {
  const read = () => owner.client.get<Settings>(`${api}/settings`);
  const one = async (name: string) => (await read()).dated.find((each) => each.name === name)!;
  const set = async (name: string, body: object) => owner.client.post<Schemas['StaffSettingChanged']>(`${api}/settings/${name}`, { version: (await one(name)).version, ...body });
  const refusedSetting = async (name: string, body: object) => owner.client.refusal('POST', `${api}/settings/${name}`, { body: { version: (await one(name)).version, ...body } });
  const feeOf = async (client: Client) => (await client.get<Schemas['AppConfig']>('/cms/appConfig')).deliveryCost?.value;

  test('are read with their meaning, without a secret', async () => {
    const { body, text } = await owner.client.raw('GET', `${api}/settings`).then((answer) => ({ ...answer, text: JSON.stringify(answer.body) }));
    expect(text).not.toContain(secret);
    expect(text).not.toContain(own.database.url);
    const all = (body as Settings).configuration.flatMap(({ settings }) => settings);
    expect(all.find(({ key }) => key === 'mail.smtp_password')).toEqual({ key: 'mail.smtp_password', variable: 'SPAZA_MAIL_SMTP_PASSWORD', about: expect.any(String), isSet: true, isSecret: true });
    expect(all.find(({ key }) => key === 'limits.enabled')).toMatchObject({ value: 'no', isSet: true, isSecret: false });
    expect(all.some(({ key }) => key === 'shop.delivery_fee_cents')).toBe(false); // a dated one
    expect(await one('delivery_fee_cents')).toMatchObject({ group: 'delivery', kind: 'cents', now: { value: '6000' }, planned: [], history: [] });
  });

  test('are set from now on and seen at every node, or planned for a day to come and taken back', async () => {
    const first = await set('delivery_fee_cents', { value: '6500', why: 'Fuel' });
    expect(first.setting.now).toMatchObject({ value: '6500', setBy: owner.name });
    await everywhere('the new fee', async (client) => (await feeOf(client)) === 65);
    const planned = await set('delivery_fee_cents', { value: '7000', from: '2099-01-01' });
    expect(planned.from).toBe('2098-12-31T22:00:00+0000');
    expect(planned.setting).toMatchObject({ now: { value: '6500' }, planned: [{ value: '7000', from: planned.from, setBy: owner.name }] });
    expect(await refusedSetting('delivery_fee_cents', { value: '7500', from: '2099-01-01' })).toMatchObject({ status: 409, type: 'StaffSettingError' }); // an undo would take both
    const withdraw = (version: string) => ({ body: { from: planned.from, version } });
    const path = `${api}/settings/delivery_fee_cents/withdraw`;
    expect(await owner.client.refusal('POST', path, withdraw(first.setting.version))).toMatchObject({ status: 409, type: 'StaffVersionError' });
    const back = await owner.client.post<Schemas['StaffSettingChanged']>(path, withdraw(planned.setting.version).body);
    expect(back.setting.planned).toEqual([]);
    expect(back.setting.history[0]).toMatchObject({ from: planned.from, setBy: owner.name });
    expect(back.setting.history[0]!.value).toBeUndefined();
    expect(await owner.client.refusal('POST', path, withdraw(back.setting.version))).toMatchObject({ status: 409, type: 'StaffSettingError' });
    const { acts } = await owner.client.get<Schemas['StaffActList']>(`${api}/audit`, { about: 'delivery_fee_cents' });
    expect(acts.map(({ act }) => act)).toEqual(['setting.withdrawn', 'setting.changed', 'setting.changed']);
    expect(acts[2]).toMatchObject({ by: owner.name, why: 'Fuel' });
  });

  test('are refused by field for a past day, a bad value and a name there is none of; two at once set it once', async () => {
    expect(await refusedSetting('vat_percent', { value: '16', from: '2020-01-01' })).toMatchObject({ status: 400, subject: 'from' });
    expect(await refusedSetting('vat_percent', { value: '16', from: 'soon' })).toMatchObject({ status: 400, subject: 'from' });
    expect(await refusedSetting('vat_percent', { value: 'much' })).toMatchObject({ status: 400, subject: 'value' });
    expect(await refusedSetting('return_days', { value: '6' })).toMatchObject({ status: 400, subject: 'value' });
    expect(await owner.client.refusal('POST', `${api}/settings/colour`, { body: { value: 'red', version: '0' } })).toMatchObject({ status: 404 });
    const { version } = await one('return_days');
    const answers = await Promise.all(['30', '31', '32'].map((value) => owner.client.call('POST', `${api}/settings/return_days`, { body: { value, version } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await one('return_days')).history).toHaveLength(1);
  });
});
