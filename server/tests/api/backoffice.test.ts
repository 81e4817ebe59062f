// What the shop's people do about returns, price beats and tickets, over HTTP.
import { describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { type Client, type Schemas, shop } from './support/client.ts';
import { sql } from './support/database.ts';
import { type Field, parts } from './support/forms.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { mailsTo } from './support/mails.ts';
import { customer, guest, unguessable } from './support/people.ts';
import { photograph } from './support/pictures.ts';
import { changedMind, intent, readReturn, send, shopperWithDelivery } from './support/returns.ts';
import { ledgerFaults, runProgram, until } from './support/server.ts';
import { cents, plentiful } from './support/shelf.ts';
import { api, staffMember, staffProgram, tokenFor } from './support/staff.ts';

type StaffReturn = Schemas['StaffReturn'];
type StaffClaim = Schemas['StaffClaim'];
type StaffTicket = Schemas['StaffTicket'];

const document = { name: 'Their page.pdf', content: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') };

/** A return that was asked for; of so many units. */
const aReturn = async (quantity = 1, entry: object = {}, files: [string, Field][] = []) => {
  const shopper = await shopperWithDelivery([{ quantity }]);
  const { body } = await send(shopper.client, intent(shopper.order, [{ ...changedMind(quantity), ...entry }]), files);
  return { ...shopper, code: body.code, path: `${api}/returns/${body.code}` };
};

const aClaim = async (theirs: (own: number) => number, index = 0) => {
  const shopper = await shopperWithOrder('doorstep', [{ index }]);
  await (await PaymentPage.open(shopper.order.payment!)).press('Pay');
  await settled(shopper.client, shopper.order.code, 'succeed');
  const { entries } = await shopper.client.get<Schemas['PriceBeatEntries']>(`/users/current/orders/${shopper.order.code}/priceBeat`);
  const own = cents(entries[0]!.productPrice);
  const fields: [string, Field][] = [
    ['orderCode', shopper.order.code], ['entryNumber', '0'], ['competitorPrice', (theirs(own) / 100).toFixed(2)],
    ['competitorProductURL', 'https://www.goedkoop.example/the-same'], ['file', document],
  ];
  const { body } = await shopper.client.call<Schemas['PriceBeatClaim']>('POST', '/users/current/tickets/priceBeatClaim', { ...(await parts(fields)), query: { requestType: 'post_purchase_price_beat' } });
  return { ...shopper, id: body.id, path: `${api}/claims/${body.id}` };
};

const aTicket = async () => {
  const writer = await customer();
  const { id } = (await writer.client.done<Schemas['Ticket']>('POST', '/users/current/tickets', await parts([['subject', 'The lift'], ['body', 'Is it working?'], ['file', document]])))!;
  return { ...writer, id, path: `${api}/tickets/${id}` };
};

/** Somebody this owner lets in, who agrees as another: the owner may read both mails. */
const letInBy = async (owner: ReturnType<typeof staffMember>) => {
  const form = { email: `anneke.${unguessable()}@shop.example`, name: `Anneke ${unguessable()}`, roles: ['finance'] };
  await owner.client.post(`${api}/staff`, form);
  return shop().with({ token: tokenFor(form.name, 'finance') });
};

const actsOf = (about: string) => sql(`SELECT by_whom, act, login FROM staff_act WHERE about = '${about}' ORDER BY number`).split('\n').map((row) => row.split('|'));

describe('a return', () => {
  test('is taken, received, looked at and paid back', async () => {
    const { name, client } = staffMember('service-desk,finance');
    const asked = await aReturn(2);
    await client.post(`${asked.path}/take`);
    expect(await client.post<StaffReturn>(`${asked.path}/receive`, {})).toMatchObject({ status: 'droppedOff', takenBy: name, arrivedAt: 'G205' });
    const seen = await client.post<StaffReturn>(`${asked.path}/inspect`, { found: [{ entry: 0, sellable: 1, refurbish: 0, scrap: 1 }] });
    expect(seen.entries[0]!.inspection).toEqual({ sellable: 1, refurbish: 0, scrap: 1 });
    const paid = await client.post<StaffReturn>(`${asked.path}/refund`);
    expect(paid).toMatchObject({ status: 'refunded', paidBack: paid.expected });
    expect(paid.creditNotes).toHaveLength(1);
    expect((await readReturn(asked.client, asked.code)).step).toBe('refunded');
    expect(actsOf(asked.code).map(([by, act]) => [by, act])).toEqual([[name, 'return.taken'], [name, 'return.droppedOff'], [name, 'return.inspected'], [name, 'return.refunded']]);
    expect(actsOf(asked.code)[0]![2]).toMatch(/^token \d+$/);
    expect(ledgerFaults(inject('shop').database).filter((line) => line.includes(asked.code))).toEqual([]);
  });

  test('of which more is found than was sent is not looked at, however large the numbers', async () => {
    const { client } = staffMember('owner');
    const asked = await aReturn(2);
    expect(await client.refusal('POST', `${asked.path}/receive`, { body: { store: 'NOWHERE' } })).toMatchObject({ status: 400, subject: 'NOWHERE' });
    await client.post(`${asked.path}/receive`, {});
    const most = 2 ** 31 - 1;
    for (const [sellable, refurbish, scrap] of [[0, most, 1], [most, most, 3], [-1, 0, 2], [1, 1, 1], [0, 0, 0]])
      expect(await client.refusal('POST', `${asked.path}/inspect`, { body: { found: [{ entry: 0, sellable, refurbish, scrap }] } })).toMatchObject({ status: 400, subject: '0' });
    expect(await client.refusal('POST', `${asked.path}/inspect`, { body: { found: [{ entry: 0, sellable: 1.5, refurbish: 0, scrap: 0 }] } })).toMatchObject({ status: 400, subject: 'found/0/sellable' });
    await client.post(`${asked.path}/inspect`, { found: [{ entry: 0, sellable: 0, refurbish: 0, scrap: 2 }] });
    expect(await client.post<StaffReturn>(`${asked.path}/send-back`, { reason: 'It was used for a year.' })).toMatchObject({ status: 'sentBack', failure: 'It was used for a year.' });
  });

  test('of much is paid back by two persons, and two tokens of one are one', async () => {
    const index = (await plentiful()).findIndex(({ returnable, price }) => returnable !== false && price!.value > 1_500);
    const price = (await plentiful())[index]!.price!.value;
    const quantity = Math.ceil(10_500 / price);
    const shopper = await shopperWithDelivery([{ quantity, index } as { quantity: number }]);
    const { body } = await send(shopper.client, intent(shopper.order, [changedMind(quantity)]));
    const path = `${api}/returns/${body.code}`;
    const [first, second] = [staffMember('owner'), staffMember('finance')];
    await first.client.post(`${path}/receive`, {});
    await first.client.post(`${path}/inspect`, { found: [{ entry: 0, sellable: quantity, refurbish: 0, scrap: 0 }] });
    expect(await first.client.post<StaffReturn>(`${path}/refund`)).toMatchObject({ status: 'inspected', firstAgreed: first.name, firstAgreedTo: 'refunded' });
    const again = shop().with({ token: tokenFor(first.name.toUpperCase(), 'finance') });
    expect(await again.refusal('POST', `${path}/refund`)).toMatchObject({ status: 403, subject: body.code });
    expect(await (await letInBy(first)).refusal('POST', `${path}/refund`)).toMatchObject({ status: 403, subject: body.code });
    expect((await first.client.get<StaffReturn>(path)).status).toBe('inspected');
    expect(await second.client.post<StaffReturn>(`${path}/refund`)).toMatchObject({ status: 'refunded' });
  });

  test('that is declined says why, and its pictures are there for staff alone', async () => {
    const { client } = staffMember('service-desk');
    const dent = { name: 'Dent.png', type: 'image/png', content: photograph(60, 40) };
    const asked = await aReturn(1, { reasonCode: 'ProductDamaged', attachments: ['dent'] }, [['dent', dent]]);
    const [file] = (await client.get<StaffReturn>(asked.path)).entries[0]!.files;
    const download = (token?: string) => shop().with({ token }).raw('GET', `${api}/attachments/${file!.id}`);
    const got = await download(client.token);
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(got.headers.get('cache-control')).toBe('no-store');
    for (const token of [undefined, asked.client.token, (await customer()).client.token]) expect((await download(token)).status).toBe(401);
    expect(await client.refusal('POST', `${asked.path}/decline`, { body: {} })).toMatchObject({ status: 400, subject: 'reason' });
    expect(await client.post<StaffReturn>(`${asked.path}/decline`, { reason: 'It was dropped.' })).toMatchObject({ status: 'declined', failure: 'It was dropped.' });
    expect(await client.refusal('POST', `${asked.path}/receive`, { body: {} })).toMatchObject({ status: 409 });
  });

  test('is refunded once by two who ask at the same time, and once by one who asks twice', async () => {
    const [one, other] = [staffMember('owner'), staffMember('owner')];
    const asked = await aReturn();
    await one.client.post(`${asked.path}/receive`, {});
    await one.client.post(`${asked.path}/inspect`, { found: [{ entry: 0, sellable: 1, refurbish: 0, scrap: 0 }] });
    const both = await Promise.all([one, other].map(({ client }) => client.call('POST', `${asked.path}/refund`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(sql(`SELECT COUNT(*) FROM order_cancellation WHERE order_code = '${asked.order.code}'`)).toBe('1');
    const ticket = await aTicket();
    const headers = { 'Idempotency-Key': unguessable() };
    const answers = [await one.client.call('POST', `${ticket.path}/answer`, { body: { text: 'Yes.' }, headers }), await one.client.call('POST', `${ticket.path}/answer`, { body: { text: 'Yes.' }, headers })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]!.headers.get('idempotent-replayed')).toBe('true');
    expect((await one.client.get<StaffTicket>(ticket.path)).events).toHaveLength(2);
  });
});

describe('a price beat', () => {
  test('is looked at and agreed to, of much by two persons', async () => {
    const [first, second] = [staffMember('owner'), staffMember('owner')];
    const dear = (await plentiful()).findIndex(({ price }) => price!.value > 1_500);
    const claim = await aClaim(() => 100, dear);
    expect(await first.client.post<StaffClaim>(`${claim.path}/check`)).toMatchObject({ status: 'CHECKING' });
    expect(await first.client.post<StaffClaim>(`${claim.path}/agree`)).toMatchObject({ status: 'CHECKING', firstAgreed: first.name });
    expect(await first.client.refusal('POST', `${claim.path}/agree`)).toMatchObject({ status: 403 });
    expect(await (await letInBy(first)).refusal('POST', `${claim.path}/agree`)).toMatchObject({ status: 403 });
    expect(await second.client.post<StaffClaim>(`${claim.path}/agree`)).toMatchObject({ creditNote: expect.any(String) });
    await until(`${claim.id} being paid`, 60_000, async () => (await second.client.get<StaffClaim>(claim.path)).status === 'PAID');
  });

  test('that is refused may be read with its reason', async () => {
    const { client, name } = staffMember('service-desk');
    const claim = await aClaim((own) => own - 100);
    const refused = await client.post<StaffClaim>(`${claim.path}/refuse`, { reason: 'Theirs is the small one.' });
    expect(refused).toMatchObject({ status: 'REFUSED', reason: 'Theirs is the small one.' });
    expect(refused.history.at(-1)).toMatchObject({ what: 'refused', by: name });
    expect(await client.refusal('POST', `${claim.path}/refuse`, { body: { reason: 'Again.' } })).toMatchObject({ status: 409 });
  });
});

describe('a ticket', () => {
  test('is taken by one, noted, answered in kept words and closed', async () => {
    const [lerato, kagiso] = [staffMember('service-desk'), staffMember('service-desk')];
    const ticket = await aTicket();
    expect(await lerato.client.post<StaffTicket>(`${ticket.path}/take`)).toMatchObject({ takenBy: lerato.name });
    expect(await kagiso.client.refusal('POST', `${ticket.path}/take`)).toMatchObject({ status: 409, errors: [{ message: `${lerato.name} has taken this.` }] });
    expect(await kagiso.client.refusal('POST', `${ticket.path}/release`)).toMatchObject({ status: 409 });
    expect(await kagiso.client.post<StaffTicket>(`${ticket.path}/take`, { over: true })).toMatchObject({ takenBy: kagiso.name });
    const reply = `yes-${unguessable()}`;
    await kagiso.client.put(`${api}/replies/${reply}`, { text: 'Dear {firstName}, it works ({ticket}).' });
    expect((await kagiso.client.get<Schemas['StaffReplyList']>(`${api}/replies`)).replies).toContainEqual(expect.objectContaining({ name: reply }));
    expect(await kagiso.client.refusal('GET', `${ticket.path}/preview`)).toMatchObject({ status: 400, subject: 'reply' });
    const words = `Dear Thandi, it works (${ticket.id}).`;
    expect(await kagiso.client.get(`${ticket.path}/preview`, { reply })).toEqual({ text: words });
    await kagiso.client.post(`${ticket.path}/note`, { text: 'She was kind.' });
    expect(await kagiso.client.refusal('POST', `${ticket.path}/answer`, { body: { reply, text: 'Both' } })).toMatchObject({ status: 400, subject: 'text' });
    const answered = await kagiso.client.post<StaffTicket>(`${ticket.path}/answer`, { reply });
    expect(answered.events.map(({ message, internal, byShop }) => [message, internal, byShop])).toEqual([
      ['Is it working?', false, false], ['She was kind.', true, true], [words, false, true],
    ]);
    const shown = await ticket.client.get<Schemas['Ticket']>(`/users/current/tickets/${ticket.id}`);
    expect(shown.ticketEvents.map(({ message }) => message)).toEqual(['Is it working?', words]);
    expect((await mailsTo(inject('shop').base, ticket.email)).map(({ text }) => text).join()).toContain('it works');
    expect(await kagiso.client.post<StaffTicket>(`${ticket.path}/close`)).toMatchObject({ status: 'CLOSED' });
    expect(await kagiso.client.post<StaffTicket>(`${ticket.path}/release`)).not.toHaveProperty('takenBy');
    await kagiso.client.delete(`${api}/replies/${reply}`);
    const auditor = staffMember('auditor').client;
    const { acts } = await auditor.get<Schemas['StaffActList']>(`${api}/audit`, { about: ticket.id });
    expect(acts.map(({ act }) => act)).toEqual(['ticket.released', 'ticket.closed', 'ticket.answered', 'ticket.noted', 'ticket.taken', 'ticket.taken']);
  });
});

describe('whose work something is', () => {
  const kinds = { 'a return': aReturn, 'a price beat': () => aClaim((own) => own - 5_000), 'a ticket': aTicket };

  test.each(Object.entries(kinds))('%s goes to one of two who take it at the same time, who gives it back', async (_, make) => {
    const both = [staffMember('owner'), staffMember('owner')];
    const { path } = await make();
    const answers = await Promise.all(both.map(({ client }) => client.call<{ takenBy?: string }>('POST', `${path}/take`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    const [winner, other] = [both[won]!, both[1 - won]!];
    expect(answers[won]!.body.takenBy).toBe(winner.name);
    expect(await other.client.refusal('POST', `${path}/release`)).toMatchObject({ status: 409, errors: [{ message: `${winner.name} has taken this.` }] });
    expect(await winner.client.post(`${path}/release`)).not.toHaveProperty('takenBy');
    expect(await other.client.post(`${path}/take`)).toMatchObject({ takenBy: other.name });
  });

  test('an answer is kept for whoever asked, whichever of their tokens they ask with again', async () => {
    const { name, client } = staffMember('service-desk');
    const ticket = await aTicket();
    const asked = { body: { text: 'Yes.' }, headers: { 'Idempotency-Key': unguessable() } };
    await client.call('POST', `${ticket.path}/answer`, asked);
    const again = await shop().with({ token: tokenFor(name, 'service-desk') }).call('POST', `${ticket.path}/answer`, asked);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    const { client: other } = staffMember('service-desk');
    expect((await other.call('POST', `${ticket.path}/answer`, asked)).headers.get('idempotent-replayed'), 'of somebody else').toBeNull();
    expect((await client.get<StaffTicket>(ticket.path)).events.filter(({ byShop }) => byShop)).toHaveLength(2);
  });
});

describe('queues', () => {
  test('hold what is asked for, the longest waiting or the dearest first', async () => {
    const { client } = staffMember('service-desk');
    const [cheap, dear] = [await aReturn(1), await aReturn(3)];
    await client.post(`${cheap.path}/take`);
    await client.post(`${dear.path}/take`);
    const codes = async (query: object) => {
      const { returns, pagination } = await client.get<Schemas['StaffReturnList']>(`${api}/returns`, { status: 'approved', takenBy: 'me', ...query });
      expect(pagination.totalResults).toBe(2);
      return returns.map(({ code }) => code);
    };
    expect(await codes({})).toEqual([cheap.code, dear.code]);
    expect(await codes({ sort: 'value' })).toEqual([dear.code, cheap.code]);
    expect(await codes({ pageSize: 1, currentPage: 1 })).toEqual([dear.code]);
    const unclaimed = await client.call<Schemas['StaffReturnList']>('GET', `${api}/returns`, { query: { status: 'approved', takenBy: 'nobody', pageSize: 100 } });
    expect(unclaimed.body.returns.map(({ code }) => code)).not.toContain(dear.code);
    expect(unclaimed.headers.get('x-total-count')).toBe(String(unclaimed.body.pagination.totalResults));
    for (const [name, value] of [['status', 'lost'], ['sort', 'colour'], ['takenBy', 'you'], ['pageSize', '0']])
      expect(await client.refusal('GET', `${api}/returns`, { query: { [name!]: value } })).toMatchObject({ status: 400, subject: name });
    expect(await client.refusal('GET', `${api}/tickets`, { query: { sort: 'value' } })).toMatchObject({ status: 400, subject: 'sort' });
    for (const [queue, list] of [['claims', 'claims'], ['tickets', 'tickets']] as const)
      expect((await client.get<any>(`${api}/${queue}`, { status: 'all', pageSize: 100 }))[list]).toBeInstanceOf(Array);
  });
});

test('on the command line too something is taken and released, and the dearest come first', async () => {
  const spaza = (...args: string[]) => runProgram('spaza', [...args, '--database', inject('shop').database]);
  const [cheap, dear] = [await aReturn(1), await aReturn(3)];
  const name = `Kagiso ${unguessable()}`;
  expect(spaza('returns', 'take', cheap.code, '--as', name)).toBe(`${cheap.code}  taken by ${name}\n`);
  expect(() => spaza('returns', 'take', cheap.code, '--as', 'Lerato')).toThrow(`${name} has taken this.`);
  const listed = spaza('returns', 'list', '--status', 'approved', '--sort', 'value', '--most', '1000');
  expect(listed).toMatch(new RegExp(`^${cheap.code}  .*taken by ${name}$`, 'm'));
  expect(listed.indexOf(dear.code)).toBeLessThan(listed.indexOf(cheap.code));
  expect(spaza('returns', 'release', cheap.code, '--as', name)).toBe(`${cheap.code}  is nobody's\n`);
  const { id } = await aTicket();
  expect(spaza('tickets', 'take', id, '--as', name)).toContain('taken by');
  expect(spaza('tickets', 'list', '--most', '1000')).toMatch(new RegExp(`^${id}  .*taken by ${name}$`, 'm'));
  expect(() => spaza('claims', 'take', 'PB-1')).toThrow(/We could not find this claim/);
});

describe('who may', () => {
  const refusedAs = async (client: Client, method: string, path: string, body?: object) => (await client.call(method, path, { body })).status;

  test('is reported by the roles of a token', async () => {
    const { path } = await aReturn();
    const [agent, finance, auditor] = ['service-desk', 'finance', 'auditor'].map((roles) => staffMember(roles).client);
    expect(await agent!.get<Schemas['StaffMe']>(`${api}/me`)).toMatchObject({ rights: ['desk', 'serve', 'orders', 'contact', 'fulfil', 'cancel', 'note', 'seeCatalogue', 'seeCustomers', 'customers', 'seeReviews', 'reviews'] });
    for (const client of [agent!, finance!, auditor!]) expect(await refusedAs(client, 'GET', path)).toBe(200);
    expect(await agent!.refusal('POST', `${path}/refund`)).toMatchObject({ status: 403, type: 'ForbiddenError', subject: 'pay' });
    expect(await agent!.refusal('GET', `${api}/audit`)).toMatchObject({ status: 403, subject: 'audit' });
    expect(await finance!.refusal('POST', `${path}/receive`, { body: {} })).toMatchObject({ status: 403, subject: 'serve' });
    for (const verb of ['receive', 'refund', 'take']) expect(await refusedAs(auditor!, 'POST', `${path}/${verb}`)).toBe(403);
  });

  test('is nobody without a good token of staff, and no customer', async () => {
    const { path } = await aReturn();
    const [gone, over] = [staffMember('owner'), staffMember('owner')];
    const numberOf = (name: string) => sql(`SELECT number FROM staff_token WHERE name = '${name}'`);
    expect(staffProgram('revoke', numberOf(gone.name))).toMatch(/is revoked/);
    sql(`UPDATE staff_token SET expires_at = ${Date.now() - 1} WHERE name = '${over.name}'`);
    const clients = [shop(), (await guest()).client, (await customer()).client, gone.client, over.client, shop().with({ token: 'staff_guessed' })];
    for (const client of clients)
      for (const [method, at] of [['GET', path], ['POST', `${path}/refund`], ['GET', `${api}/audit`], ['GET', `${api}/me`]] as const)
        expect(await client.refusal(method, at)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    const { client } = staffMember('owner');
    expect(await client.refusal('GET', '/users/current')).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    expect(sql(`SELECT COUNT(*) FROM staff_token WHERE digest LIKE '%${client.token}%'`)).toBe('0');
    expect(staffProgram('tokens')).toMatch(new RegExp(`${gone.name}  owner  until .+  revoked`));
  });

  test('is named, with roles that there are', () => {
    expect(() => tokenFor('Lerato', 'boss')).toThrow(/Roles are owner, operations, store-lead, packer, service-desk, catalogue, prices, stock, promotions, finance, analyst, auditor, bulk-goods and bulk-orders/);
    for (const nobody of [' ', 'Shop', 'customer']) expect(() => tokenFor(nobody, 'owner')).toThrow(/Say who it is/);
    expect(() => staffProgram('revoke', '99999')).toThrow(/There is no such token/);
    expect(() => tokenFor('Lerato', 'owner', '--days', '4000')).toThrow(/days/);
  });

  test('does not find what is not there', async () => {
    const { client } = staffMember('owner');
    for (const path of ['returns/R-1', 'claims/PB-1', 'tickets/T-1', 'attachments/none'])
      expect(await client.refusal('GET', `${api}/${path}`)).toMatchObject({ status: 404 });
    for (const path of ['returns/R-1/take', 'claims/PB-1/agree', 'tickets/T-1/close']) expect(await client.refusal('POST', `${api}/${path}`)).toMatchObject({ status: 404 });
    expect((await client.raw('GET', `${api}/nothing`)).status).toBe(404);
  });
});
