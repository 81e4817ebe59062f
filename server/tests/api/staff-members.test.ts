// An owner says who works here, over HTTP.
import { expect, inject, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { mailsTo } from './support/mails.ts';
import { unguessable } from './support/people.ts';
import { fillDemoShop, freshDatabase, serve, until } from './support/server.ts';
import { api, ownerOf } from './support/staff.ts';
import { aBrowser, actsAbout, colleague, staffCommand, staffEmail, staffPassword } from './support/staff-browser.ts';
import { appCode } from './support/totp.ts';

type Member = Schemas['StaffMember'];

test('an owner invites, changes roles, disables, enables and resets; each stands in the audit under their name', async () => {
  const owner = await colleague('owner');
  const email = staffEmail();
  const name = `Imraan ${unguessable()}`;
  const invited = await owner.browser.post<Schemas['StaffInvited']>(`${api}/staff`, { email: email.toUpperCase(), name, roles: ['packer'] });
  expect(invited).toMatchObject({ member: { email, name, roles: ['packer'], state: 'invited' } });
  expect(JSON.stringify(invited)).not.toContain('#'); // the link is mailed, and nobody else sees it
  let link = '';
  await until('the invitation by mail', 60_000, async () => {
    link = (await mailsTo(inject('shop').base, email)).map(({ text }) => /\S+\/backoffice\/invitation#\S+/.exec(text)?.[0] ?? '')[0] ?? '';
    return link !== '';
  });
  const token = link.split('#')[1]!;
  const theirs = aBrowser();
  const { secret } = await theirs.post<Schemas['StaffInvitation']>(`${api}/invitation`, { token });
  await theirs.post(`${api}/invitation/accept`, { token, password: staffPassword, code: appCode(secret) });
  const one = `${api}/staff/${invited.member.id}`;
  expect(await owner.browser.put<Member>(`${one}/roles`, { roles: ['finance', 'auditor'] })).toMatchObject({ roles: ['finance', 'auditor'], state: 'active' });
  expect((await theirs.get<Schemas['StaffSession']>(`${api}/session`)).roles).toEqual(['finance', 'auditor']);
  expect(await owner.browser.post<Member>(`${one}/disable`)).toMatchObject({ state: 'disabled' });
  expect((await theirs.raw('GET', `${api}/session`)).status).toBe(401);
  expect(await owner.browser.refusal('POST', `${one}/reset`)).toMatchObject({ status: 409 });
  expect(await owner.browser.post<Member>(`${one}/enable`)).toMatchObject({ state: 'active' });
  expect(await owner.browser.post<Schemas['StaffInvited']>(`${one}/reset`)).toMatchObject({ member: { state: 'invited' } });
  const { members } = await owner.browser.get<Schemas['StaffMemberList']>(`${api}/staff`);
  expect(members.find((each) => each.email === email)).toMatchObject({ name, state: 'invited', roles: ['finance', 'auditor'] });
  expect(JSON.stringify(members)).not.toMatch(/argon|secret|hash/i);
  const acts = actsAbout(email);
  expect(acts.filter(([by]) => by === owner.name).map(([, act]) => act)).toEqual(['staff.added', 'staff.rolesChanged', 'staff.disabled', 'staff.enabled', 'staff.reset']);
  expect(acts[0]![4]).toMatch(/^session \d+$/);
});

test('who was invited counts as one person with who invited them, until another owner or the shell confirms it', async () => {
  const owner = await colleague('owner');
  const other = await colleague('owner');
  const join = async (by: Pick<typeof owner, 'browser'>, roles: string[]) => {
    const form = { email: staffEmail(), name: `Imraan ${unguessable()}`, roles };
    const { member } = await by.browser.post<Schemas['StaffInvited']>(`${api}/staff`, form);
    // The person's mail holds the link; the shell makes another, which changes nothing about who let them in.
    const token = staffCommand(['reset', form.email]).trim().split('#')[1]!;
    const browser = aBrowser();
    const { secret } = await browser.post<Schemas['StaffInvitation']>(`${api}/invitation`, { token });
    await browser.post(`${api}/invitation/accept`, { token, password: staffPassword, code: appCode(secret) });
    return { ...form, id: member.id, browser };
  };
  const second = await join(owner, ['owner']);
  const third = await join(second, ['owner']);
  const memberOf = async ({ email }: { email: string }) => (await owner.browser.get<Schemas['StaffMemberList']>(`${api}/staff`)).members.find((each) => each.email === email)!;
  expect(await memberOf(second)).toMatchObject({ invitedBy: owner.name });
  expect(staffCommand(['list'])).toContain(`${second.name}  owner  active  to confirm, invited by ${owner.name}`);
  // Neither they nor whom they let in may say that they are two.
  for (const by of [owner, second, third])
    for (const about of [second, third])
      expect(await by.browser.refusal('POST', `${api}/staff/${about.id}/confirm`)).toMatchObject({ status: 403, type: 'StaffSecondPersonError' });
  expect((await other.browser.post<Member>(`${api}/staff/${third.id}/confirm`)).invitedBy).toBeUndefined();
  expect(actsAbout(third.email).map(([by, act, from]) => [by, act, from])).toContainEqual([other.name, 'staff.confirmed', second.name]);
  // One who is another person by now may say it of them.
  expect((await third.browser.post<Member>(`${api}/staff/${second.id}/confirm`)).invitedBy).toBeUndefined();
  const fourth = await join(owner, ['finance']);
  staffCommand(['confirm', fourth.email]);
  expect((await memberOf(fourth)).invitedBy).toBeUndefined();
});

test('what is wrong is refused by its field', async () => {
  const owner = await colleague('owner');
  const form = { email: staffEmail(), name: `Anneke ${unguessable()}`, roles: ['packer'] };
  const refusal = (changes: object) => owner.browser.refusal('POST', `${api}/staff`, { body: { ...form, ...changes } });
  expect(await refusal({ email: 'nobody' })).toMatchObject({ status: 400, subject: 'email' });
  expect(await refusal({ name: ' ' })).toMatchObject({ status: 400, subject: 'name' });
  expect(await refusal({ roles: [] })).toMatchObject({ status: 400, subject: 'roles' });
  expect(await refusal({ roles: ['king'] })).toMatchObject({ status: 400, subject: 'roles' });
  expect(await refusal({ email: owner.email })).toMatchObject({ status: 409, subject: 'email' });
  expect(await refusal({ name: owner.name })).toMatchObject({ status: 409, subject: 'name' });
  for (const verb of ['confirm', 'disable', 'enable', 'reset']) expect(await owner.browser.refusal('POST', `${api}/staff/nobody/${verb}`)).toMatchObject({ status: 404 });
  expect(await owner.browser.refusal('PUT', `${api}/staff/nobody/roles`, { body: { roles: ['packer'] } })).toMatchObject({ status: 404 });
  const agent = await colleague('operations');
  expect(await agent.browser.refusal('GET', `${api}/staff`)).toMatchObject({ status: 403, subject: 'staff' });
});

test('without mail nobody is invited or reset over HTTP: who saw the link could come in as they', async () => {
  const database = freshDatabase();
  fillDemoShop(database.url, 50);
  const own = await serve({ label: 'staff-no-mail', database: database.url, devOutbox: false });
  try {
    const owner = new Client({ base: own.base, token: ownerOf(database.url) });
    const form = { email: staffEmail(), name: `Anneke ${unguessable()}`, roles: ['packer'] };
    expect(await owner.refusal('POST', `${api}/staff`, { body: form })).toMatchObject({ status: 409, type: 'StaffNoMailError' });
    expect((await owner.get<Schemas['StaffMemberList']>(`${api}/staff`)).members.map(({ email }) => email)).not.toContain(form.email);
    expect(await owner.refusal('POST', `${api}/staff/anybody/reset`)).toMatchObject({ status: 409, type: 'StaffNoMailError' });
  } finally {
    await own.stop();
    database.drop();
  }
});
