import { expect, test } from 'vitest';
import { merged, waitingWords, type Claim, type Return, type Ticket } from './cases';

const price = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const aReturn = (code: string, requestedAt: string, value: number) =>
  ({
    code,
    requestedAt,
    expected: price(value),
    statusText: 'New',
    entries: [{ productName: 'Kettle' }],
  }) as Return;
const aClaim = (id: string, createdAt: string, value: number) =>
  ({ id, createdAt, amount: price(value), status: 'SENT', productName: 'Fridge' }) as Claim;
const aTicket = (id: string, createdAt: string, events: Partial<Ticket['events'][number]>[] = []) =>
  ({ id, createdAt, status: 'OPEN', subject: 'Where?', events }) as Ticket;

const lists = {
  returns: [aReturn('R-1', '2026-06-10T08:00:00+0000', 100)],
  claims: [aClaim('PB-1', '2026-06-10T07:00:00+0000', 900)],
  tickets: [
    aTicket('T-1', '2026-06-10T06:00:00+0000', [
      { at: '2026-06-10T06:00:00+0000', byShop: false, internal: false },
      { at: '2026-06-10T09:00:00+0000', byShop: false, internal: false },
      { at: '2026-06-10T10:00:00+0000', byShop: true, internal: false },
    ]),
  ],
};

test('the longest waiting is first; a ticket waits since the customer wrote last', () => {
  expect(merged(lists, 'age').map(({ id }) => id)).toEqual(['PB-1', 'R-1', 'T-1']);
});

test('the dearest is first; what costs nothing is last', () => {
  expect(merged(lists, 'value').map(({ id }) => id)).toEqual(['PB-1', 'R-1', 'T-1']);
  expect(
    merged({ ...lists, returns: [aReturn('R-2', '2026-06-10T08:00:00+0000', 5000)] }, 'value')[0]!.id,
  ).toBe('R-2');
});

test('several things in one return are counted', () => {
  const two = {
    ...lists.returns[0]!,
    entries: [{ productName: 'Kettle' }, { productName: 'Toaster' }],
  } as Return;
  expect(merged({ returns: [two] }, 'age')[0]!.title).toBe('Kettle and 1 more');
});

test('what waits is said in words', () => {
  expect(waitingWords(0, 0)).toBe('nothing waits');
  expect(waitingWords(18, 0)).toBe('18 waiting');
});
