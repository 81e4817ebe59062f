// What a customer agrees to hear: each choice by itself, off until given, provable and withdrawable.
import { expect, test } from 'vitest';
import { type Client, type Schemas, shop } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer } from './support/people.ts';

type Template = Schemas['ConsentTemplate'];

const templates = async (client: Client) =>
  (await client.get<{ consentTemplates: Template[] }>('/users/current/consenttemplates')).consentTemplates;
const flags = async (client: Client) => {
  const { isMarketingCommunication, isSpazaNewsletterPreference } = await client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
  return [isMarketingCommunication, isSpazaNewsletterPreference];
};
const give = (client: Client, consentTemplateId: string, consentTemplateVersion?: number) =>
  client.call<Template>('POST', '/users/current/consents', { query: { consentTemplateId, consentTemplateVersion } });
const ledger = (email: string, purpose: string) =>
  sql(`SELECT granted, source, channel FROM consent_entry WHERE purpose = '${purpose}' AND customer_id = (SELECT id FROM customer WHERE uid = '${email}') ORDER BY given_at`);

test('nothing is agreed to until it is given, and one choice says nothing of the other', async () => {
  const { client, email } = await customer();
  expect((await templates(client)).map(({ id, name, currentConsent }) => [id, name, currentConsent])).toEqual([
    ['MARKETING', 'You may email me deals and offers', undefined],
    ['NEWSLETTER', 'You may email me what is new', undefined],
  ]);
  expect(await flags(client)).toEqual([false, false]);

  const given = await give(client, 'NEWSLETTER', 2);
  expect(given.status).toBe(201);
  expect(given.body.currentConsent).toMatchObject({ code: expect.any(String), consentGivenDate: expect.any(String) });
  expect(await flags(client)).toEqual([false, true]);
  expect((await give(client, 'NEWSLETTER')).body.currentConsent!.code).toBe(given.body.currentConsent!.code);
  expect(ledger(email, 'newsletter').split('\n')).toHaveLength(1);

  const at = `/users/current/consents/${given.body.currentConsent!.code}`;
  for (let times = 0; times < 2; times += 1) expect((await client.call('DELETE', at)).status).toBe(204);
  expect(await flags(client)).toEqual([false, false]);
  const [, newsletter] = await templates(client);
  expect(newsletter!.currentConsent).toMatchObject({ consentGivenDate: given.body.currentConsent!.consentGivenDate, consentWithdrawnDate: expect.any(String) });
  expect(ledger(email, 'newsletter').split('\n')).toHaveLength(2);

  expect((await give(client, 'NEWSLETTER')).status).toBe(201);
  expect((await client.call('DELETE', at)).status).toBe(204); // late, of what was withdrawn before
  expect(await flags(client)).toEqual([false, true]);
});

test('personal details change each choice, and the ledger says where', async () => {
  const { client, email } = await customer();
  await client.call('PUT', '/users/current', { body: { isSpazaNewsletterPreference: true } });
  expect(await flags(client)).toEqual([false, true]);
  await client.call('PUT', '/users/current', { body: { isSpazaNewsletterPreference: true, isMarketingCommunication: true } });
  expect(await flags(client)).toEqual([true, true]);
  expect(ledger(email, 'newsletter')).toMatch(/^1\W+personalDetails\W+web$/);
});

test('other words, an unknown choice and the consent of somebody else are refused', async () => {
  const [{ client }, other] = await Promise.all([customer(), customer()]);
  expect(await client.refusal('POST', '/users/current/consents', { query: { consentTemplateId: 'MARKETING', consentTemplateVersion: 3 } })).toMatchObject({ status: 400, subject: 'consentTemplateVersion' });
  expect(await client.refusal('POST', '/users/current/consents', { query: { consentTemplateId: 'SMS' } })).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  const { body } = await give(other.client, 'MARKETING');
  expect(await client.refusal('DELETE', `/users/current/consents/${body.currentConsent!.code}`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError' });
  expect(await flags(other.client)).toEqual([true, false]);
});

test('guests are asked for none, and this is said as an OCC client asks', async () => {
  const path = '/users/anonymous/consenttemplates';
  const { status, body, headers } = await shop().plain.call('GET', path);
  expect([status, body, headers.get('x-anonymous-consents')]).toEqual([200, { consentTemplates: [] }, '%5B%5D']);
  expect(await shop().plain.refusal('GET', '/users/current/consenttemplates')).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  expect(await shop().plain.refusal('POST', '/users/anonymous/consents', { query: { consentTemplateId: 'MARKETING' } })).toMatchObject({ status: 401 });
});
