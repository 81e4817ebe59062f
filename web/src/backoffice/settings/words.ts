import { rand } from '@/shared/ui/price';
import { months } from '@/shared/i18n/dates';
import type { Schema } from '@/shared/api/types';
import { spoken } from '../ui/money';
import { momentOf } from '../ui/times';
import { titleOf } from './titles';

export type Settings = Schema<'StaffSettings'>;
export type Dated = Schema<'StaffDatedSetting'>;
export type Kind = Dated['kind'];
export type Group = Dated['group'];
export type Value = Schema<'StaffSettingValue'>;
export type Section = Schema<'StaffConfiguredSection'>;

export const groups: readonly (readonly [Group, string])[] = [
  ['delivery', 'Delivery and collection'],
  ['tax', 'Tax and invoices'],
  ['orders', 'Orders'],
  ['returns', 'Returns and price beats'],
];

const sectionNames: Record<string, string> = {
  shop: 'The shop',
  keep: 'How long data is kept',
  attachments: 'Files of customers',
  media: 'Pictures',
  tickets: 'Tickets',
  price_beat: 'Price beats',
  returns: 'Returns',
  liquor: 'Liquor',
  tv_licence: 'TV licence',
  search: 'Search',
  feeds: 'Feeds',
  crypto: 'Key of secrets',
  maps: 'Maps',
  human_check: 'Human check',
  plugins: 'Plugins',
  serve: 'Server',
  database: 'Database',
  payments: 'Payment',
  mail: 'Mail',
  sms: 'SMS',
  push: 'Push messages',
  webhooks: 'Where webhooks may go',
  identity: 'Sign-in',
  warehouse: 'Warehouse',
  limits: 'Limits',
  backoffice: 'Back office',
  render: 'Rendering',
  log: 'Log',
};

export const sectionName = (name: string): string => sectionNames[name] ?? spoken(name.replaceAll('_', ' '));

const counted = (value: string, one: string) => `${value} ${value === '1' ? one : `${one}s`}`;

/** A value as people say it: `15%`, `R 65.00`, `14 days`. */
export function valueWords(kind: Kind, value: string): string {
  switch (kind) {
    case 'percent':
      return `${value}%`;
    case 'cents':
      return rand(Number(value) / 100);
    case 'deposit':
      return value === '' || value === '0' || value === '0%'
        ? 'the whole price'
        : value.endsWith('%')
          ? value
          : `${rand(Number(value) / 100)} for each unit`;
    case 'days':
      return counted(value, 'day');
    case 'months':
      return counted(value, 'month');
    default:
      return value;
  }
}

/** `1 January 2027, 00:00`, in Johannesburg. */
export function momentWords(time: string): string {
  const there = new Date(momentOf(time) + 2 * 3_600_000);
  const clock = there.toISOString().slice(11, 16);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}, ${clock}`;
}

/** The same of a day that is typed: it begins at midnight. */
export const dayWords = (date: string): string => momentWords(`${date}T00:00:00+0200`);

const touches: Record<string, string> = {
  vat_percent: 'orders placed from then on; prices stay as they are, with this VAT within them',
  delivery_fee_cents: 'carts and orders that are not placed yet',
  free_delivery_cents: 'carts and orders that are not placed yet',
  cut_off: 'what is promised from then on',
  pre_order_deposit: 'pre-orders placed from then on',
  price_beat_days: 'orders placed from then on',
  return_days: 'what is ordered or handed over from then on',
  return_damage_months: 'what is ordered or handed over from then on',
  return_fault_months: 'what is ordered or handed over from then on',
};

/** What a new value does, and from when on. */
export function effectWords(setting: Dated, value: string, date: string): string {
  const from = date ? `from ${dayWords(date)}` : 'from now on';
  const until = date ? ` Until then it is ${valueWords(setting.kind, valueBefore(setting, date))}.` : '';
  const next = setting.planned.find(
    (each) => !date || momentOf(each.from!) > momentOf(`${date}T00:00:00+0200`),
  );
  const then = next
    ? ` On ${momentWords(next.from!)} it becomes ${valueWords(setting.kind, next.value)}.`
    : '';
  const what = touches[setting.name] ?? 'what is sold from then on';
  return `${titleOf(setting.name)} is ${valueWords(setting.kind, value)} ${from}.${until}${then} It counts for ${what}. What was sold before keeps its figures.`;
}

/** What was set or taken back last, and by whom. */
export function latestWords({ name, kind, history }: Dated): string {
  const [last] = history;
  if (!last) return `${titleOf(name)} is as the configuration has it.`;
  return last.value === undefined
    ? `${last.setBy} took back what was planned from ${momentWords(last.from)}.`
    : `${last.setBy} set ${valueWords(kind, last.value)} from ${momentWords(last.from)}.`;
}

/** What somebody planned for a day: it is taken back before another value is. */
export const plannedFor = (setting: Dated, date: string): Value | undefined =>
  setting.planned.find(
    (each) => each.setBy !== undefined && momentOf(each.from!) === momentOf(`${date}T00:00:00+0200`),
  );

/** What counts just before a day begins. */
export const valueBefore = (setting: Dated, date: string): string =>
  setting.planned.findLast((each) => momentOf(each.from!) < momentOf(`${date}T00:00:00+0200`))?.value ??
  setting.now.value;
