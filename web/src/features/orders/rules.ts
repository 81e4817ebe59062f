import { type QueryOf } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { months } from '@/shared/i18n/dates';

type State = Schema<'OrderState'>;

/** The groups the filter offers, each with the states it asks the server for. */
const statusGroups = {
  open: ['CREATED', 'PAYMENT_CAPTURED', 'READY', 'OPEN', 'ORDER_SPLIT', 'ON_HOLD'],
  pending: ['PAYMENT_PENDING'],
  completed: ['COMPLETED'],
  failed: ['PAYMENT_NOT_CAPTURED', 'PROCESSING_ERROR'],
  cancelled: ['CANCELLED', 'CANCELLING'],
} satisfies Record<string, State[]>;

export type StatusGroup = keyof typeof statusGroups;

export const groupOf = (status: State): StatusGroup =>
  (Object.keys(statusGroups) as StatusGroup[]).find((group) =>
    (statusGroups[group] as State[]).includes(status),
  ) ?? 'open';

/** How far back the filter looks without months, as the server calls it. */
export const recentTimes = ['last30Days', 'last3Months', 'last6Months', 'lastYear'] as const;

/** What the filter asks the server; an incomplete or inverted range is not asked. */
export type HistoryQuery = QueryOf<'/users/{user}/orders'>;

export function historyQuery(search: URLSearchParams): {
  query: HistoryQuery;
  problem?: 'from' | 'range';
} {
  const query: HistoryQuery = {};
  const group = search.get('status');
  if (group && group in statusGroups) query.statuses = statusGroups[group as StatusGroup].join(',');
  const time = search.get('time') ?? '';
  const recent = recentTimes.find((one) => one === time);
  if (recent) return { query: { ...query, time: recent } };
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  if (!from && !to) return { query };
  if (!/^\d{4}-\d{2}$/.test(from)) return { query, problem: 'from' };
  if (!to || to < from) return { query, problem: 'range' };
  return { query: { ...query, time: 'custom', startTime: from, endTime: to } };
}

type Standing = 'fact' | 'info' | 'yes' | 'warn' | 'error';

/** How a part of an order stands, as the colour of its badge. */
export function standingOf(shipmentStatus: string | undefined, paymentStatus: string | undefined): Standing {
  if (shipmentStatus === 'CANCELLED') return 'fact';
  if (paymentStatus === 'failed') return 'error';
  if (paymentStatus === 'pending') return 'warn';
  return ['READY_FOR_PICKUP', 'PICKUP_COMPLETE', 'DELIVERY_COMPLETED'].includes(shipmentStatus ?? '')
    ? 'yes'
    : 'info';
}

const reached: Record<string, number> = {
  WAITING: 0,
  READY: 1,
  PICKPACK: 1,
  READY_FOR_PICKUP: 2,
  SHIPPED: 2,
  PICKUP_COMPLETE: 4,
  DELIVERY_COMPLETED: 4,
};

/** How many of the four steps (placed, packed, on the road or in the store, handed over) a part has behind it. */
export const stepsBehind = (shipmentStatus: string | undefined, isPaid: boolean): number =>
  isPaid ? Math.max(1, reached[shipmentStatus ?? ''] ?? 1) : 0;

type Part = Schema<'Shipment'>;

/** The statuses each of the four steps begins or ends with. */
const ofSteps = [
  [],
  ['PICKPACK'],
  ['READY_FOR_PICKUP', 'SHIPPED'],
  ['PICKUP_COMPLETE', 'DELIVERY_COMPLETED'],
] as const;

/** When a part came to each of the four steps, so far as it is known. */
export const stepMoments = (
  { timeline = [] }: Pick<Schema<'Order'>, 'timeline'>,
  { code }: Pick<Part, 'code'>,
): (string | undefined)[] =>
  ofSteps.map(
    (statuses: readonly string[]) =>
      timeline.findLast(({ consignment, status }) => consignment === code && statuses.includes(status))?.at,
  );

/** It was delivered or collected. */
export const isWithShopper = ({ status }: Pick<Part, 'status'>): boolean =>
  ['PICKUP_COMPLETE', 'DELIVERY_COMPLETED'].includes(status ?? '');

/** Some part of it is with the shopper: only that can come back. */
export const isHandedOver = ({ shipmentEntries }: Pick<Schema<'Order'>, 'shipmentEntries'>): boolean =>
  shipmentEntries?.shipments.some(isWithShopper) ?? false;

/** The part a card of the history tells of: of those still to come, the one furthest on its way. */
export function partToTell(shipments: readonly Part[]): Part | undefined {
  const done = ['PICKUP_COMPLETE', 'DELIVERY_COMPLETED', 'CANCELLED'];
  return shipments
    .filter(({ status }) => !done.includes(status ?? ''))
    .reduce<Part | undefined>(
      (furthest, part) =>
        furthest && stepsBehind(furthest.status, true) >= stepsBehind(part.status, true) ? furthest : part,
      undefined,
    );
}

/** What is sent to cancel: nothing for entries that stay. */
export const cancellation = (units: Record<number, number>) =>
  Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderEntryNumber, quantity]) => ({ orderEntryNumber: Number(orderEntryNumber), quantity }));

/** What of an order could not be put in the cart again, each with its reason. */
export function leftOut(cart: Partial<Schema<'Cart'>>, entries: Schema<'Order'>['entries'] = []): string[] {
  const nameOf = (code?: string) =>
    entries.find(({ product }) => product.code === code)?.product.name ?? code;
  return (cart.cartModifications ?? [])
    .filter(({ quantity, quantityAdded }) => quantityAdded < quantity)
    .map(({ productCode, statusMessage, entry }) =>
      [nameOf(productCode) ?? entry?.product.name, statusMessage].filter(Boolean).join(': '),
    );
}

/** Whether an order can be bought once more: not while it may still be paid, and a pre-order has a page of its own. */
export const canBeBoughtAgain = ({ status, isPreOrderCart }: { status: State; isPreOrderCart?: boolean }) =>
  !isPreOrderCart && !['pending', 'failed'].includes(groupOf(status));

/** Where an order that came to nothing is begun anew: its items are in the cart, a pre-order has a page of its own. */
export function orderedAgainAt({
  isPreOrderCart,
  entries,
}: Pick<Schema<'Order'>, 'isPreOrderCart' | 'entries'>): string {
  const product = entries?.[0]?.product.code;
  return isPreOrderCart && product ? `/pc/${encodeURIComponent(product)}` : '/cart';
}

interface Happening {
  at: string;
  what: string;
  /** Which part of several it is about. */
  part?: { part: number; count: number };
}

/** What is said of an order's history: what is known of it rather than the state it led to. */
export function happenings({ timeline = [], shipmentEntries }: Schema<'Order'>): Happening[] {
  const parts = (shipmentEntries?.shipments ?? []).map(({ code }) => code);
  // What happens to the only part happens to the order in the same moment: it is reported once.
  const isEcho = ({ at, note, consignment }: (typeof timeline)[number], n: number) =>
    !note && !consignment && timeline.slice(0, n).some((part) => part.consignment && part.at === at);
  const reported = timeline.filter((each, n) => parts.length !== 1 || !isEcho(each, n));
  return reported.map(({ at, status, statusDisplay, note, consignment }) => {
    const what = note ?? statusDisplay ?? status;
    const place = consignment ? parts.indexOf(consignment) : -1;
    if (parts.length < 2 || place < 0) return { at, what };
    return { at, what, part: { part: place + 1, count: parts.length } };
  });
}

const first = 2022;

/** `2026-01` → `January 2026`; from January 2022 to this month (specification §9), newest first. */
export function monthsUntil(now: Date): { value: string; label: string }[] {
  const all = [];
  for (let year = now.getFullYear(); year >= first; --year)
    for (let month = year === now.getFullYear() ? now.getMonth() : 11; month >= 0; --month)
      all.push({
        value: `${year}-${String(month + 1).padStart(2, '0')}`,
        label: `${months[month]} ${year}`,
      });
  return all;
}
