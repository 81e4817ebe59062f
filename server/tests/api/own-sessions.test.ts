// Where a customer is signed in: shown with device and town, reported when it is new, and ended.
import { describe, expect, test } from 'vitest';
import { type Client, shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { mailsTo } from './support/mails.ts';
import { customer, password } from './support/people.ts';

const api = shop();
type Session = Schemas['Session'];

describe('where a customer is signed in', () => {
  const list = async (client: Client) => (await client.get<{ sessions: Schemas['OwnSession'][] }>('/users/current/sessions')).sessions;
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
  const elsewhere = async (email: string) => {
    const { body } = await api.call<Session>('POST', '/userLogin', { body: { username: email, password }, headers: { 'user-agent': firefox } });
    return api.with({ token: body.access_token });
  };

  test('is shown with the device, and which is this one', async () => {
    const { client, email } = await customer();
    await elsewhere(email);
    const sessions = await list(client);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ channel: 'web', browser: 'Firefox', operatingSystem: 'Windows' });
  });

  test('is shown with the town of the visit’s store, where the visit had one of its own', async () => {
    const { client, email } = await customer();
    await api.with({ zone: 'C301' }).call('POST', '/userLogin', { body: { username: email, password } });
    // The first signed up in the zone that everybody stands in who has chosen no place, which tells nothing.
    expect((await list(client)).map(({ place }) => place).sort()).toEqual(['Cape Town', undefined]);
  });

  test('from a device the account does not know is reported by mail, and marked', async () => {
    const who = await customer();
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${who.email}'`);
    await elsewhere(who.email);
    await elsewhere(who.email);
    const reported = async () => (await mailsTo(api.base, who.email)).filter(({ subject }) => /^New sign-in to your .* account$/.test(subject));
    await expect.poll(async () => (await reported()).length).toBe(1);
    const { text } = (await reported())[0]!;
    expect(text).toMatch(/^Firefox on Windows$/m);
    expect(text).toMatch(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/m);
    expect(text).toMatch(/\/account\/security$/m);
    expect((await list(who.client)).map(({ isNew }) => isNew ?? false).sort()).toEqual([false, true, true]);
  });

  test('one can be ended, and only by its customer', async () => {
    const { client, email } = await customer();
    const other = await elsewhere(email);
    const stranger = await customer();
    const { id } = (await list(other)).find(({ isCurrent }) => isCurrent)!;
    expect(await stranger.client.refusal('DELETE', `/users/current/sessions/${id}`)).toMatchObject({ status: 400, type: 'UnknownIdentifierError', reason: 'notFound' });
    expect((await other.call('GET', '/users/current')).status).toBe(200);
    expect((await client.call('DELETE', `/users/current/sessions/${id}`)).status).toBe(204);
    expect((await other.call('GET', '/users/current')).status).toBe(401);
    expect(await client.refusal('DELETE', `/users/current/sessions/${id}`)).toMatchObject({ status: 400 });
    expect(await list(client)).toHaveLength(1);
  });

  test('all others can be ended at once', async () => {
    const { client, email } = await customer();
    const others = [await elsewhere(email), await elsewhere(email)];
    expect((await client.call('DELETE', '/users/current/sessions')).status).toBe(204);
    for (const each of others) expect((await each.call('GET', '/users/current')).status).toBe(401);
    expect(await list(client)).toMatchObject([{ isCurrent: true }]);
  });
});
