// What needs a person now, and today beside last week.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { Client } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { startOwnShop } from './support/server.ts';
import { api, ownerOf } from './support/staff.ts';
import { colleague } from './support/staff-browser.ts';

type Today = Schemas['StaffToday'];
let own: Awaited<ReturnType<typeof startOwnShop>>;
let owner: Client;
const sql = (statement: string) => sqlOn(own.shop.database, statement);
const today = () => owner.get<Today>(`${api}/today`);
const line = (seen: Today, what: string) => seen.waiting.find((each) => each.what === what)!;

const midnight = () => {
  const day = new Date(Date.now() + 2 * 3600_000).toISOString().slice(0, 10);
  return { day, at: Date.parse(`${day}T00:00:00+02:00`) };
};
let next = 0;
/** Placed then, and paid; with one part in this state for so long. */
const order = (at: number, cents: number, { status = 'READY', since = at, paid = true } = {}) => {
  const code = String(20_000_000 + (next += 1));
  sql(`INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, channel, zone, sub_total_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, reservation, reserved_until, created_at, paid_at)
    VALUES ('${code}', 'cart-${code}', 'nobody', 'READY', '${paid ? 'succeed' : 'pending'}', 'card', 'web', 'G205', ${cents}, 0, 0, ${cents}, '', '{}', '${paid ? 'committed' : 'held'}', 1, ${at}, ${paid ? at : 'NULL'})`);
  sql(`INSERT INTO consignment (code, order_code, status, pos_code, pos_name, trading_type, delivery, status_at) VALUES ('${code}-A', '${code}', '${status}', 'G205', 'Midrand', '00', 'pickup', ${since})`);
  return code;
};

beforeAll(async () => {
  own = await startOwnShop('today');
  owner = new Client({ base: own.shop.base, token: ownerOf(own.shop.database) });
});
afterAll(() => own?.stop());

test('sums today beside the same weekday last week, so far, and by the hour', async () => {
  const { day, at } = midnight();
  const week = 7 * 86_400_000;
  order(at + 1, 100_00);
  order(at + 2, 250_50);
  order(at + 3, 999_00, { paid: false });
  order(at - 1, 777_00); // yesterday
  order(at - week, 40_00);
  order(at - week - 1, 1_00);
  order(at - week + 86_399_000, 60_00); // later that day
  const seen = await today();
  expect(seen.day).toBe(day);
  expect(seen.sums).toMatchObject({ orders: 2, turnover: { value: 350.5 }, turnoverLastWeek: { value: 40 }, ordersLastWeek: 1 });
  expect(seen.sums!.hours).toHaveLength(24);
  expect(seen.sums!.hours[0]).toMatchObject({ hour: 0, turnover: { value: 350.5 }, turnoverLastWeek: { value: 40 } });
  expect(seen.sums!.hours[23]).toMatchObject({ hour: 23, turnover: { value: 0 }, turnoverLastWeek: { value: 60 } });
});

test('each line counts what its list has', async () => {
  const before = await today();
  const long = Date.now() - 9 * 86_400_000;
  order(Date.now(), 100, { status: 'READY', since: long });
  order(Date.now(), 100, { status: 'READY_FOR_PICKUP', since: long });
  order(Date.now(), 100, { status: 'READY_FOR_PICKUP' });
  const seen = await today();
  expect(seen.waiting.map(({ what }) => what)).toEqual(['toPack', 'readyTooLong', 'inDoubt', 'refunds', 'returns', 'claims', 'tickets', 'reviews', 'priceProposals', 'stockProposals', 'promotionProposals', 'deletions', 'webhooks', 'keys']);
  for (const what of ['toPack', 'readyTooLong']) {
    const { count, oldestAt, screen, query } = line(seen, what);
    expect(count).toBe(line(before, what).count + 1);
    expect(Date.parse(oldestAt!.replace('+0000', 'Z'))).toBe(Math.floor(long / 1000) * 1000);
    expect(screen).toBe('orders');
    const { pagination } = await owner.get<Schemas['StaffOrderList']>(`${api}/orders`, Object.fromEntries(new URLSearchParams(query)));
    expect(pagination.totalResults).toBe(count);
  }
  expect(line(seen, 'inDoubt')).toMatchObject({ count: 0 });
  for (const what of ['returns', 'claims', 'tickets'])
    expect((await owner.get(`${api}/${line(seen, what).screen}`, Object.fromEntries(new URLSearchParams(line(seen, what).query)))).pagination.totalResults).toBe(line(seen, what).count);
  expect(line(seen, 'refunds')).toMatchObject({ count: (await owner.get<Schemas['StaffRefundList']>(`${api}/refunds`, { status: 'failed' })).refunds.length });
});

test('nobody reads what they could not open', async () => {
  const packer = await colleague('packer', { base: own.shop.base, database: own.shop.database });
  const seen = await packer.browser.get<Today>(`${api}/today`);
  expect(seen.sums).toBeUndefined();
  expect(seen.waiting.map(({ what }) => what)).toEqual(['toPack', 'readyTooLong', 'inDoubt', 'refunds']);
});
