import type { Schema } from '@/shared/api/types';
import type { Right } from '../staff/roles';
import type { IconName } from '../ui/icon';
import { counted } from '../ui/money';

export type Waiting = Schema<'StaffWaiting'>;
export type Hour = Schema<'StaffTodayHour'>;

interface Line {
  icon: IconName;
  /** After the number. */
  words: (count: number) => string;
  /** On the button of who has one of the rights; others look. */
  act?: readonly [words: string, ...rights: Right[]];
}

const lines: Record<Waiting['what'], Line> = {
  toPack: { icon: 'box', words: (n) => `${n === 1 ? 'order' : 'orders'} to pack`, act: ['Pack', 'fulfil'] },
  readyTooLong: {
    icon: 'store',
    words: (n) => `${n === 1 ? 'order waits' : 'orders wait'} in a store for a week`,
  },
  inDoubt: { icon: 'card', words: (n) => `${n === 1 ? 'payment' : 'payments'} in doubt` },
  refunds: {
    icon: 'ret',
    words: (n) => `${n === 1 ? 'refund' : 'refunds'} to send by hand`,
    act: ['Send', 'pay'],
  },
  returns: {
    icon: 'ret',
    words: (n) => `${n === 1 ? 'return' : 'returns'} to decide`,
    act: ['Decide', 'serve', 'pay'],
  },
  claims: {
    icon: 'tag',
    words: (n) => `price ${n === 1 ? 'beat' : 'beats'} to answer`,
    act: ['Decide', 'serve', 'pay'],
  },
  tickets: {
    icon: 'chat',
    words: (n) => `${n === 1 ? 'ticket' : 'tickets'} without a reply`,
    act: ['Reply', 'serve'],
  },
  reviews: {
    icon: 'star',
    words: (n) => `${n === 1 ? 'review' : 'reviews'} to read`,
    act: ['Read', 'seeReviews'],
  },
  priceProposals: {
    icon: 'tag',
    words: (n) => `${n === 1 ? 'price waits' : 'prices wait'} for a second person`,
  },
  stockProposals: {
    icon: 'swap',
    words: (n) => `${n === 1 ? 'correction' : 'corrections'} of stock for a second person`,
  },
  promotionProposals: {
    icon: 'tag',
    words: (n) => `${n === 1 ? 'promotion or batch' : 'promotions and batches'} for a second person`,
  },
  deletions: {
    icon: 'user',
    words: (n) => `${n === 1 ? 'account' : 'accounts'} to delete, for a second person`,
  },
  webhooks: {
    icon: 'alert',
    words: (n) =>
      n === 1
        ? 'webhook is stopped: it failed, or wants no more'
        : 'webhooks are stopped: they failed, or want no more',
    act: ['Fix', 'settings'],
  },
  keys: {
    icon: 'key',
    words: (n) =>
      n === 1
        ? 'key of another system expires soon, or has expired'
        : 'keys of other systems expire soon, or have expired',
    act: ['Replace', 'settings'],
  },
};

export const lineOf = (what: Waiting['what']): Line => lines[what];

/** What this person can do about it; who may only read looks. */
export function actOf(what: Waiting['what'], may: (right: Right) => boolean): string {
  const [words, ...rights] = lines[what].act ?? [];
  return words && rights.some(may) ? words : 'Look';
}

/** What is urgent whatever its number. */
export const isUrgent = ({ what }: Pick<Waiting, 'what'>): boolean =>
  what === 'inDoubt' || what === 'readyTooLong';

/** Where the list of a line is; nothing where there is no screen for it yet. */
export function placeOf({ screen, query }: Pick<Waiting, 'screen' | 'query'>): string | undefined {
  const asked = query ? `?${query}` : '';
  switch (screen) {
    case 'orders':
      return `/orders${asked}`;
    case 'refunds':
      return `/refunds${asked}`;
    case 'returns':
    case 'claims':
    case 'tickets':
      return `/desk?kind=${screen}`;
    case 'reviews':
      return `/reviews${asked}`;
    case 'prices':
      return '/catalogue/waiting';
    case 'stock':
      return `/stock${asked}`;
    case 'customers':
      return `/customers${asked}`;
    case 'promotions':
      return '/promotions';
    case 'webhooks':
      return '/settings/webhooks';
    case 'keys':
      return '/settings/keys';
    default:
      return undefined;
  }
}

/** `+14.4%`, `−3.0%`; nothing where there was nothing to compare with. */
export function changeOf(now: number, then: number): { words: string; isUp: boolean } | undefined {
  if (then === 0) return undefined;
  const percent = ((now - then) / then) * 100;
  return { words: `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`, isUp: percent >= 0 };
}

/** What the chart says in a sentence. */
export function chartWords(hours: readonly Hour[], hourNow: number): string {
  const peak = hours
    .slice(0, hourNow + 1)
    .reduce((best, each) => (each.turnover.value > best.turnover.value ? each : best), hours[0]!);
  return peak && peak.turnover.value > 0
    ? `Most so far between ${peak.hour}:00 and ${peak.hour + 1}:00.`
    : `Nothing was sold yet in ${counted(hourNow + 1, 'hour')}.`;
}

/** A round number the tallest column still fits under. */
export function topOf(most: number): number {
  if (most <= 0) return 100;
  const size = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 3, 5, 10].map((each) => each * size).find((each) => each >= most) ?? 10 * size;
}
