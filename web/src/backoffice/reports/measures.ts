import type { Schema } from '@/shared/api/types';
import { grouped, money, spoken } from '../ui/money';
import type { ReportName } from './filters';

export type Figures = Schema<'StaffReportFigures'>;
export type Report = Schema<'StaffReport'>;
export type Row = Schema<'StaffReportRow'>;

export interface Measure {
  name: string;
  of: (figures: Figures) => number;
  /** A share is of a hundred. */
  as: 'count' | 'money' | 'share';
  /** Whether there is nothing to have a share of. */
  isOfNothing?: (figures: Figures) => boolean;
}

const count = (name: string, of: (figures: Figures) => number): Measure => ({ name, of, as: 'count' });
const rand = (name: string, of: (figures: Figures) => { value: number }): Measure => ({
  name,
  of: (figures) => of(figures).value,
  as: 'money',
});
const share = (name: string, of: (figures: Figures) => readonly [part: number, whole: number]): Measure => ({
  name,
  of: (figures) => {
    const [part, whole] = of(figures);
    return whole === 0 ? 0 : (100 * part) / whole;
  },
  as: 'share',
  isOfNothing: (figures) => of(figures)[1] === 0,
});

const noVisits = { looked: 0, added: 0, checkouts: 0, paid: 0 };
const visits = ({ visits: some = noVisits }: Figures) => some;
const noPromises = { parts: 0, inTime: 0, late: 0, open: 0, daysLate: 0 };
const promises = ({ promises: some = noPromises }: Figures) => some;

const sold = rand('Sold, with VAT', ({ gross }) => gross);
const net = rand('Without VAT', (each) => each.net);
const orders = count('Orders', (each) => each.orders);
const units = count('Items', (each) => each.units);
const discount = rand('Discounts', (each) => each.discount);
const delivery = rand('Delivery', (each) => each.delivery);
const back = rand('Paid back', (each) => each.back);
const kept = rand('Kept', (each) => each.kept);

const promised: readonly Measure[] = [
  count('Promised', (each) => promises(each).parts),
  count('In time', (each) => promises(each).inTime),
  count('Late', (each) => promises(each).late),
  count('Not there yet', (each) => promises(each).open),
  share('Kept', (each) => [promises(each).inTime, promises(each).inTime + promises(each).late]),
  count('Days late, in all', (each) => promises(each).daysLate),
];

/** The columns of each report; the first is drawn. */
const measures: Record<ReportName, readonly Measure[]> = {
  sales: [sold, net, orders, units, discount, delivery, back, kept],
  hours: [sold, orders, units, back],
  channels: [sold, net, orders, units, discount, back, kept],
  ways: [sold, net, orders, units, back, kept],
  baskets: [sold, orders, units],
  values: [sold, orders, units],
  departments: [sold, net, orders, units, discount, back, kept],
  stores: [sold, net, orders, units, discount, back, kept],
  promotions: [discount, orders, rand('Their orders', ({ gross }) => gross)],
  coupons: [discount, orders, rand('Their orders', ({ gross }) => gross)],
  returns: [
    rand('Worth', ({ gross }) => gross),
    count('Items asked for', (each) => each.units),
    count('Items paid back', (each) => each.backUnits),
    back,
  ],
  payments: [rand('Amount', ({ gross }) => gross), count('Attempts', (each) => each.orders)],
  refunds: [rand('Amount', ({ gross }) => gross), count('Refunds', (each) => each.orders)],
  vat: [
    rand('Invoiced, with VAT', ({ gross }) => gross),
    rand('VAT on it', ({ vat }) => vat),
    count('Invoices', (each) => each.orders),
    rand('Credited, with VAT', (each) => each.back),
    rand('VAT on it, credited', (each) => each.backVat),
    count('Credit notes', (each) => each.backTimes),
  ],
  promises: promised,
  promisesByStore: promised,
  promisesByDepartment: promised,
  funnel: [
    count('Looked at a product', (each) => visits(each).looked),
    count('Put one into the cart', (each) => visits(each).added),
    count('Began checkout', (each) => visits(each).checkouts),
    count('Paid', (each) => visits(each).paid),
    share('Paid, of those who looked', (each) => [visits(each).paid, visits(each).looked]),
  ],
};

export const measuresOf = (report: ReportName): readonly Measure[] => measures[report];

const percent = (value: number) => `${value.toFixed(1)}%`;

export const shown = (measure: Measure, figures: Figures): string => {
  if (measure.isOfNothing?.(figures)) return '–';
  const value = measure.of(figures);
  return measure.as === 'money' ? money({ value }) : measure.as === 'share' ? percent(value) : grouped(value);
};

const bands: Record<string, string> = {
  '00000': 'Under R 250',
  '00250': 'R 250 to R 500',
  '00500': 'R 500 to R 1 000',
  '01000': 'R 1 000 to R 2 500',
  '02500': 'R 2 500 to R 5 000',
  '05000': 'R 5 000 to R 10 000',
  '10000': 'R 10 000 and more',
};
const channels: Record<string, string> = { web: 'Web', msite: 'Web on a phone', app: 'App' };
const ways: Record<string, string> = {
  doorstep: 'To the door',
  pickup: 'Collected in a store',
  online_only: 'Sent from the warehouse',
};

/** What a row is called on screen. */
export function rowName(report: ReportName, { key, name }: Pick<Row, 'key' | 'name'>): string {
  switch (report) {
    case 'hours':
      return `${key}:00 to ${String(Number(key) + 1).padStart(2, '0')}:00`;
    case 'values':
      return bands[key] ?? key;
    case 'baskets':
      return key === '1' ? '1 item' : `${key.replace('+', ' or more')} items`;
    case 'channels':
      return channels[key] ?? key;
    case 'funnel':
      return key ? (channels[key] ?? key) : 'Not known';
    case 'promises':
    case 'ways':
      return ways[key] ?? key;
    case 'coupons':
      return key === 'personal' ? "Customers' own" : name;
    case 'returns':
      return spoken(name);
    case 'vat':
      return `${Number(key) / 100}%`;
    case 'payments':
    case 'refunds': {
      const [gateway = '', state = ''] = key.split('/');
      return `${spoken(gateway)}, ${spoken(state.replaceAll('_', ' '))
        .toLowerCase()
        .replace('succeed', 'paid')}`;
    }
    default:
      return name || 'In none';
  }
}

/** What counts, and on which day. */
export const countsWords = (report: ReportName): string =>
  report === 'funnel'
    ? 'Visits are browser tabs, without names; one that went further counts in each step before.'
    : report.startsWith('promises')
      ? 'Parts of paid orders count on the day they were promised for. In time: delivered, or ready to be collected, by then.'
      : 'Orders count on the day they were placed, once paid; what goes back, on the day it does.';

/** Reports whose rows can be looked at day by day. */
export const hasRowsByDay = (report: ReportName): boolean => report !== 'sales';

/** What the chart says in a sentence. */
export function peakWords(days: readonly { words: string; value: number }[], what: string): string {
  const best = days.reduce<(typeof days)[number] | undefined>(
    (peak, each) => (each.value > (peak?.value ?? 0) ? each : peak),
    undefined,
  );
  return best ? `${what}: most on ${best.words}.` : `${what}: nothing in these days.`;
}
