import { serverNow } from '@/shared/state/clock';
import type { QueryOf } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { oneOf } from '../address/address';

export type ReportName = Schema<'StaffReportName'>;
export type Shown = ReportName | 'searches' | 'settlements';

/** What is reported on, by what it is about; the first of each stands first. */
export const groups = [
  {
    name: 'Sales',
    reports: [
      ['sales', 'By day'],
      ['hours', 'By hour'],
      ['channels', 'By channel'],
      ['ways', 'By delivery'],
      ['baskets', 'Items in an order'],
      ['values', 'Order value'],
    ],
  },
  {
    name: 'Goods',
    reports: [
      ['departments', 'Departments'],
      ['stores', 'Stores'],
    ],
  },
  {
    name: 'Promotions',
    reports: [
      ['promotions', 'Promotions'],
      ['coupons', 'Coupons'],
    ],
  },
  { name: 'Returns', reports: [['returns', 'Reasons']] },
  {
    name: 'Money',
    reports: [
      ['vat', 'VAT'],
      ['payments', 'Payments'],
      ['refunds', 'Refunds'],
      ['settlements', 'Gateway files'],
    ],
  },
  {
    name: 'Promises',
    reports: [
      ['promises', 'By delivery'],
      ['promisesByStore', 'Stores'],
      ['promisesByDepartment', 'Departments'],
    ],
  },
  { name: 'Funnel', reports: [['funnel', 'From product to paid']] },
  { name: 'Search', reports: [['searches', 'Searches']] },
] as const satisfies readonly {
  name: string;
  reports: readonly (readonly [Shown, string])[];
}[];

export type Group = (typeof groups)[number];
const all = groups.flatMap(({ reports }) => reports.map(([report]) => report)) as [Shown, ...Shown[]];

export const groupOf = (report: Shown): Group =>
  groups.find(({ reports }) => reports.some(([each]) => each === report)) ?? groups[0];

export const spans = ['today', '7', '28', '90', '365', 'own'] as const;
export type Span = (typeof spans)[number];
export const spanWords: Record<Span, string> = {
  today: 'Today',
  '7': '7 days',
  '28': '28 days',
  '90': '90 days',
  '365': 'A year',
  own: 'Own dates',
};
export const compares = ['week', 'before', 'year', 'none'] as const;
export const compareWords: Record<(typeof compares)[number], string> = {
  week: 'Beside a week earlier',
  before: 'Beside the days before',
  year: 'Beside a year earlier',
  none: 'Beside nothing',
};

const day = 24 * 3600 * 1000;
const ahead = 2 * 3600 * 1000;
/** Today less so many days, in the shop's time: `2026-06-10`. */
export const dayBack = (days: number, now = serverNow()): string =>
  new Date(now + ahead - days * day).toISOString().slice(0, 10);

/** Days from one to the other, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
export const mostDays = 400;

export interface Filters {
  report: Shown;
  span: Span;
  from: string;
  to: string;
  compare: (typeof compares)[number];
  key: string | undefined;
}

/** What the address asks for; what it does not know, or cannot be asked, is as if it were not there. */
export function filtersIn(address: URLSearchParams, now = serverNow()): Filters {
  const [from, to] = [address.get('from'), address.get('to')];
  const isOwn = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= mostDays;
  const span = isOwn ? 'own' : address.has('span') ? oneOf(spans, address.get('span')) : '28';
  const back = span === 'today' || span === 'own' ? 0 : Number(span) - 1;
  return {
    report: oneOf(all, address.get('report')),
    span: span === 'own' && !isOwn ? 'today' : span,
    from: isOwn ? from : dayBack(back, now),
    to: isOwn ? to : dayBack(0, now),
    compare: oneOf(compares, address.get('compare')),
    key: address.get('key') ?? undefined,
  };
}

/** The same as the server is asked. */
export const asked = ({ from, to, compare, key }: Filters): QueryOf<'/backoffice/api/reports/{report}'> => ({
  from,
  to,
  compare,
  ...(key !== undefined && { key }),
});

/** Where the file of a report is. */
export const fileOf = (filters: Filters, format: 'csv' | 'xlsx'): string =>
  `/backoffice/api/reports/${filters.report}/file?${new URLSearchParams({
    ...(asked(filters) as Record<string, string>),
    format,
  }).toString()}`;
