import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { codeSentTo, enter, newNumber, send, withNumber } from './support/codes.ts';
import { addressForm, customer } from './support/people.ts';
import { begin, codeSentTo as stepCodeSentTo, sent, take } from './support/two-steps.ts';

type Address = Schemas['Address'];
type List = Schemas['AddressList'];
const list = async (client: Client) => (await client.get<List>('/users/current/addresses', { fields: 'FULL' })).addresses;
const add = (client: Client, form = {}, query = {}) =>
  client.done<Address>('POST', '/users/current/addresses', { body: addressForm(form), query: { fields: 'FULL', ...query } });

describe('the address book', () => {
  test('is empty at first', async () => {
    const { client } = await customer();
    expect(await list(client)).toEqual([]);
  });

  test('keeps what was entered, letter by letter', async () => {
    const { client } = await customer();
    const form = addressForm({ firstName: 'Zoë', lastName: 'Ṱhanyani', unitNumber: '4B', buildingName: 'Kudu Hof', additionalAddress: 'Ring twice', alternateNumber: '0111234567' });
    const saved = await add(client, form);
    const { region, ...members } = form;
    expect(saved).toMatchObject({ ...members, defaultAddress: true });
    expect(saved.region).toMatchObject({ isocode: 'ZA-GP', name: 'Gauteng' });
    expect(saved.country!.isocode).toBe('ZA');
    expect(saved.formattedAddress).toContain('Berger Street');
    expect(saved.zone).toBe('G205');
    expect(await client.get<Address>(`/users/current/addresses/${saved.id}`, { fields: 'FULL' })).toMatchObject(members);
    expect((await list(client)).map((one) => one.id)).toEqual([saved.id]);
  });

  test('knows the company a tax invoice is made out to, until it is taken out', async () => {
    const { client } = await customer();
    const business = { companyName: 'Kasi Traders (Pty) Ltd', vatNumber: '4123456789' };
    const saved = await add(client, business);
    expect(saved).toMatchObject(business);
    expect(await list(client)).toMatchObject([business]);
    expect(await client.refusal('PUT', `/users/current/addresses/${saved.id}`, { body: addressForm({ vatNumber: '9123456789' }) })).toMatchObject({ type: 'ValidationError', subject: 'vatNumber', message: 'Please enter a VAT number of 10 digits, the first a 4' });
    expect(await list(client)).toMatchObject([business]);
    expect(await client.refusal('PUT', `/users/current/addresses/${saved.id}`, { body: addressForm({ companyName: '', vatNumber: '4123456789' }) })).toMatchObject({ type: 'ValidationError', subject: 'companyName', message: 'Please enter the company whose VAT number it is' });
    await client.put(`/users/current/addresses/${saved.id}`, addressForm({ line2: '99' })); // as clients that know of neither
    expect(await list(client)).toMatchObject([{ ...business, line2: '99' }]);
    await client.put(`/users/current/addresses/${saved.id}`, addressForm({ companyName: '', vatNumber: '' }));
    expect((await list(client))[0]).not.toHaveProperty('vatNumber');
    expect((await list(client))[0]).not.toHaveProperty('companyName');
  });

  test('makes the first address the default one, and only the first', async () => {
    const { client } = await customer();
    const [first, second] = [await add(client), await add(client, { line2: '14' })];
    expect(first.defaultAddress).toBe(true);
    expect(second.defaultAddress).toBe(false);
  });

  test('tells of its changes by mail, but not of the first address, and never an address nobody has proven', async () => {
    const { client, email } = await customer();
    const unproven = await customer();
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    await add(unproven.client);
    await add(unproven.client, { line2: '14' });
    const first = await add(client);
    const second = await add(client, { line2: '14' });
    await client.put(`/users/current/addresses/${first.id}`, addressForm({ line2: '16' }));
    await client.done('DELETE', `/users/current/addresses/${second.id}`);
    const reported = async () => (await sent(email, 'address-changed')).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    await expect.poll(reported).toHaveLength(3);
    const words = (await reported()).join();
    for (const one of [/was added [^.]*14 Berger Street/, /was changed [^.]*16 Berger Street/, /was removed [^.]*14 Berger Street/]) expect(words).toMatch(one);
    expect(await sent(unproven.email, 'address-changed')).toEqual([]);
  });

  test('asks a session that a code alone opened whose it is, but not for the first address, nor where to deliver', async () => {
    const mobileNumber = newNumber();
    const { client, email } = await withNumber({ mobileNumber });
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    const { tokenId } = (await send(mobileNumber)).body;
    const { body } = await enter({ loginId: mobileNumber, tokenId: tokenId!, otp: await codeSentTo(mobileNumber) });
    const byCode = client.with({ token: body.access_token });
    const first = await add(byCode);
    const changes = [
      () => byCode.refusal('POST', '/users/current/addresses', { body: addressForm() }),
      () => byCode.refusal('PUT', `/users/current/addresses/${first.id}`, { body: addressForm() }),
      () => byCode.refusal('PATCH', `/users/current/addresses/${first.id}`, { body: { line2: '77' } }),
      () => byCode.refusal('GET', `/users/current/addresses/setPostal/1685/${first.id}`),
      () => byCode.refusal('DELETE', `/users/current/addresses/${first.id}`),
    ];
    for (const change of changes) expect(await change()).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    const cart = await byCode.post<Schemas['Cart']>('/users/current/carts', {});
    expect(await byCode.refusal('POST', `/users/current/carts/${cart.code}/addresses/delivery`, { body: addressForm() }), 'with a cart').toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    expect(await list(client)).toMatchObject([{ id: first.id, line2: first.line2, unitNumber: first.unitNumber }]);
    await byCode.done('POST', `/users/current/addresses/makeDefaultAddress/${first.id}`);
    const { ways } = await byCode.get<Schemas['Mfa']>('/users/current/mfa');
    expect(ways.map(({ way }) => way), 'another SMS shows no more').toEqual(['email']);
    expect(await begin(byCode, 'turnOn', 'sms'), 'nor does turning it on').toMatchObject({ status: 403, body: { errors: [{ type: 'StepUpRequiredError' }] } });
    const step = await begin(byCode, 'confirm', 'email');
    await take(byCode, step.body.tokenId!, 'email', await stepCodeSentTo(email));
    expect(await add(byCode, { line2: '14' })).toMatchObject({ line2: '14' });
    sql(`UPDATE token_family SET second_step_at = second_step_at - 601000 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
    expect(await changes[0]!(), 'ten minutes later').toMatchObject({ type: 'StepUpRequiredError' });
    expect(await add(client, { line2: '15' }), 'who knows the password').toMatchObject({ line2: '15' });
  });

  test('has exactly one default, which moves on request', async () => {
    const { client } = await customer();
    const [first, second] = [await add(client), await add(client, { line2: '14' })];
    await client.post(`/users/current/addresses/makeDefaultAddress/${second.id}`);
    const now = await list(client);
    expect(now[0]!.id).toBe(second.id);
    expect(now.filter((one) => one.defaultAddress).map((one) => one.id)).toEqual([second.id]);
    await client.post(`/users/current/addresses/makeDefaultAddress/${first.id}`);
    expect((await list(client)).filter((one) => one.defaultAddress).map((one) => one.id)).toEqual([first.id]);
  });

  test('changes an address in place', async () => {
    const { client } = await customer();
    const saved = await add(client);
    await client.put(`/users/current/addresses/${saved.id}`, addressForm({ line2: '99', firstName: 'Sipho' }));
    expect(await list(client)).toMatchObject([{ id: saved.id, line2: '99', firstName: 'Sipho' }]);
  });

  test('forgets a removed address, and finds another default', async () => {
    const { client } = await customer();
    const [first, second] = [await add(client), await add(client, { line2: '14' })];
    expect(await client.delete(`/users/current/addresses/${first.id}`)).toMatchObject({ responseStatus: true });
    expect(await list(client)).toMatchObject([{ id: second.id, defaultAddress: true }]);
    expect(await client.refusal('GET', `/users/current/addresses/${first.id}`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'address', subject: first.id });
  });

  test('twenty default requests at once leave one default', async () => {
    const { client } = await customer();
    const ids = [(await add(client)).id, (await add(client, { line2: '14' })).id];
    await Promise.all(Array.from({ length: 20 }, (_, i) => client.post(`/users/current/addresses/makeDefaultAddress/${ids[i % 2]}`)));
    expect((await list(client)).filter((one) => one.defaultAddress)).toHaveLength(1);
  });
});

describe('where the shopper is served', () => {
  const inCapeTown = { line1: 'Adderley Street', line2: '1', town: 'Cape Town', city: 'Cape Town', region: { isocode: 'ZA-WC' }, postalCode: '8001' };
  const user = (client: Client) => client.get<Schemas['User']>('/users/current', { fields: 'FULL' });

  test('follows the address saved for use', async () => {
    const { client } = await customer();
    const saved = await add(client, inCapeTown, { useAddress: true });
    expect((await user(client)).storeAddress).toMatchObject({ id: saved.id, zone: saved.zone, postalCode: '8001' });
  });

  test('follows the address selected', async () => {
    const { client } = await customer();
    const midrand = await add(client, {}, { useAddress: true });
    const capeTown = await add(client, inCapeTown);
    expect((await user(client)).storeAddress!.id).toBe(midrand.id);
    await client.post('/users/current/addresses/selectAddress', { id: capeTown.id, postalCode: '8001' });
    expect((await user(client)).storeAddress).toMatchObject({ id: capeTown.id, zone: capeTown.zone });
  });

  test('cannot be an address that is not there', async () => {
    const { client } = await customer();
    expect(await client.refusal('POST', '/users/current/addresses/selectAddress', { body: { id: 'no-such', postalCode: '8001' } })).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subjectType: 'address', subject: 'no-such' });
  });
});

describe('an address is refused', () => {
  test.each([
    ['firstName', ''],
    ['firstName', 'x'.repeat(41)],
    ['lastName', '1'],
    ['line1', ''],
    ['line1', 'x'.repeat(61)],
    ['line2', ' '],
    ['streetAddress', ''],
    ['streetAddress', ' '],
    ['streetAddress', 'x'.repeat(257)],
    ['town', ''],
    ['city', ''],
    ['postalCode', '123'],
    ['postalCode', '12a4'],
    ['cellphone', '12'],
    ['unitNumber', 'x'.repeat(11)],
    ['buildingName', 'x'.repeat(21)],
  ])('for %s = %j, and nothing is saved', async (field, value) => {
    const { client } = await customer();
    const refused = await client.refusal('POST', '/users/current/addresses', { body: { ...addressForm(), [field]: value } });
    expect(refused).toMatchObject({ status: 400, type: 'ValidationError' });
    expect(refused.errors.map((error) => error.subject)).toContain(field);
    expect(await list(client)).toEqual([]);
  });

  test('for a province that is none', async () => {
    const { client } = await customer();
    const refused = await client.refusal('POST', '/users/current/addresses', { body: addressForm({ region: { isocode: 'ZA-XX' } }) });
    expect(refused).toMatchObject({ status: 400, type: 'ValidationError', subject: 'region/isocode' });
  });

  test('for a city that is not in the province', async () => {
    const { client } = await customer();
    for (const city of ['Nowhere', 'Cape Town'])
      expect(await client.refusal('POST', '/users/current/addresses', { body: addressForm({ city }) })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'city' });
    expect(await list(client)).toEqual([]);
  });

  test('but not for what people call the city: another spelling, or a place of that postal code', async () => {
    const { client } = await customer();
    expect((await add(client, { city: 'midrand' })).id).toBeTruthy();
    const sandton = { town: 'Sandton', city: 'Sandton', postalCode: '2196' };
    expect((await add(client, sandton)).id).toBeTruthy();
  });

  test('for a town that is not where the postal code is', async () => {
    const { client } = await customer();
    for (const town of ['Nowhere', 'Sandton'])
      expect(await client.refusal('POST', '/users/current/addresses', { body: addressForm({ town }) })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'town' });
    expect(await list(client)).toEqual([]);
    expect(await add(client, { town: 'vorna valley' })).toMatchObject({ town: 'Vorna Valley' });
    expect(await add(client, { town: 'midrand' })).toMatchObject({ town: 'Midrand' });
  });

  test('but not without a street address: it is made of number and street', async () => {
    const { client } = await customer();
    expect(await add(client, {})).toMatchObject({ streetAddress: '12 Berger Street' });
    expect(await add(client, { streetAddress: '12 Berger Street, at the gate' })).toMatchObject({ streetAddress: '12 Berger Street, at the gate' });
  });

  test('for a postal code of another province', async () => {
    const { client } = await customer();
    expect(await client.refusal('POST', '/users/current/addresses', { body: addressForm({ postalCode: '8001' }) })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'postalCode' });
  });

  test.each(['firstName', 'lastName', 'line1', 'line2', 'town', 'city', 'region', 'postalCode'] as const)('without %s', async (field) => {
    const { client } = await customer();
    const form: Record<string, unknown> = addressForm();
    delete form[field];
    expect((await client.refusal('POST', '/users/current/addresses', { body: form })).errors.map((error) => error.subject?.split('/')[0])).toContain(field);
  });
});

describe('the postal code of an address', () => {
  test('can be set by itself, and stays in the province', async () => {
    const { client } = await customer();
    const { id } = await add(client);
    const changed = await client.get<Address>(`/users/current/addresses/setPostal/1682/${id}`, { fields: 'FULL' });
    expect(changed).toMatchObject({ id, postalCode: '1682', line1: 'Berger Street', responseStatus: true });
    expect((await list(client))[0]!.postalCode).toBe('1682');
    expect(await client.refusal('GET', `/users/current/addresses/setPostal/8001/${id}`)).toMatchObject({ status: 400, subject: 'postalCode' });
    expect(await client.refusal('GET', `/users/current/addresses/setPostal/0000/${id}`)).toMatchObject({ status: 400, subject: 'postalCode' });
    expect((await list(client))[0]!.postalCode).toBe('1682');
  });

  test('brings a town of its own where the old one does not belong to it', async () => {
    const { client } = await customer();
    const { id } = await add(client);
    const places = async (code: string) => (await client.get<Schemas['TownList']>(`/users/current/addresses/${id}/postalCodes/${code}`, { fields: 'FULL' })).towns.map(({ name }) => name);
    const moved = await client.get<Address>(`/users/current/addresses/setPostal/2196/${id}`, { fields: 'FULL' });
    expect(await places('2196')).not.toContain('Vorna Valley');
    expect(await places('2196')).toContain(moved.town);
    expect(moved).toMatchObject({ postalCode: '2196', line1: 'Berger Street' });
    expect(moved.latitude).not.toBe((await add(client)).latitude);
    const back = await client.get<Address>(`/users/current/addresses/setPostal/1686/${id}`, { fields: 'FULL' });
    expect(await places('1686')).toContain(back.town);
    // So it is when a part of the address is changed.
    const { id: another } = await add(client);
    expect(await client.plain.patch<Address>(`/users/current/addresses/${another}`, { postalCode: '2196' }, { query: { fields: 'FULL' } })).toMatchObject({ postalCode: '2196', town: moved.town, city: moved.city });
    // What can be saved by itself can be saved again as it is.
    await client.done('PUT', `/users/current/addresses/${id}`, { body: addressForm({ town: back.town, city: back.city }) });
  });

  test('leaves a city that was given as town where it is', async () => {
    const { client } = await customer();
    const { id } = await add(client, { town: 'Midrand' });
    expect(await client.get<Address>(`/users/current/addresses/setPostal/1682/${id}`, { fields: 'FULL' })).toMatchObject({ postalCode: '1682', town: 'Midrand', city: 'Midrand' });
  });

  const own = { latitude: -25.9964, longitude: 28.1016 };
  test.each(['vorna valley', 'midrand', 'Midrand'])('leaves the coordinates of the customer where they are, with %j as town', async (town) => {
    const { client } = await customer();
    const saved = await add(client, { town, ...own });
    expect(saved).toMatchObject(own);
    const set = await client.get<Address>(`/users/current/addresses/setPostal/1686/${saved.id}`, { fields: 'FULL' });
    expect(set).toMatchObject({ town: saved.town, zone: saved.zone, ...own });
  });

  test('moves a city to the coordinates of the postal code, unless the customer gave some', async () => {
    const { client } = await customer();
    const capeTown = { town: 'Cape Town', city: 'Cape Town', region: { isocode: 'ZA-WC' }, postalCode: '8001' };
    const moved = async ({ id }: Address) => client.get<Address>(`/users/current/addresses/setPostal/7100/${id}`, { fields: 'FULL' });
    const first = await add(client, capeTown);
    const byMap = await moved(first);
    expect(byMap).toMatchObject({ town: 'Cape Town', postalCode: '7100' });
    expect(Math.abs(byMap.longitude! - first.longitude!)).toBeGreaterThan(0.1);
    const given = { latitude: -33.95, longitude: 18.5 };
    expect(await moved(await add(client, { ...capeTown, ...given }))).toMatchObject({ town: 'Cape Town', postalCode: '7100', ...given });
  });

  test('says which places it means', async () => {
    const { client } = await customer();
    const { id } = await add(client);
    const { towns } = await client.get<Schemas['TownList']>(`/users/current/addresses/${id}/postalCodes/1686`, { fields: 'FULL' });
    expect(towns.map(({ name }) => name)).toContain('Vorna Valley');
    expect(await client.refusal('GET', `/users/current/addresses/${id}/postalCodes/8001`)).toMatchObject({ status: 400, subject: 'postalCode' });
  });

  test("of somebody else's address is nobody's business", async () => {
    const { id } = await add((await customer()).client);
    const { client } = await customer();
    for (const path of [`setPostal/1682/${id}`, `${id}/postalCodes/1686`])
      expect(await client.refusal('GET', `/users/current/addresses/${path}`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  });
});

test('an address that was fixed is where things go from then on', async () => {
  const { client } = await customer();
  await add(client);
  const other = await add(client, { line2: '14' });
  await client.done('PUT', `/users/current/addresses/${other.id}`, { body: addressForm({ line2: '15' }), query: { isInvalidAddress: true } });
  expect((await client.get<Schemas['User']>('/users/current', { fields: 'FULL' })).storeAddress).toMatchObject({ id: other.id, line2: '15' });
});
