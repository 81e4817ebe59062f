import type { Schema } from '@/shared/api/types';
import { grouped, money, spoken } from '../ui/money';
import type { ReportName } from './filters';

export type Figures = Schema<'StaffReportFigures'>;
export type Report = Schema<'StaffReport'>;
export type Row = Schema<'StaffReportRow'>;

export interface Measure {
  name: string;
  of: (figures: Figures) => number;
  isMoney: boolean;
}

const count = (name: string, of: (figures: Figures) => number): Measure => ({ name, of, isMoney: false });
const rand = (name: string, of: (figures: Figures) => { value: number }): Measure => ({
  name,
  of: (figures) => of(figures).value,
  isMoney: true,
});

const sold = rand('Sold, with VAT', ({ gross }) => gross);
const net = rand('Without VAT', (each) => each.net);
const orders = count('Orders', (each) => each.orders);
const units = count('Items', (each) => each.units);
const discount = rand('Discounts', (each) => each.discount);
const delivery = rand('Delivery', (each) => each.delivery);
const back = rand('Paid back', (each) => each.back);
const kept = rand('Kept', (each) => each.kept);

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
};

export const measuresOf = (report: ReportName): readonly Measure[] => measures[report];

export const shown = (measure: Measure, figures: Figures): string =>
  measure.isMoney ? money({ value: measure.of(figures) }) : grouped(measure.of(figures));

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
