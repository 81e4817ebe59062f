import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '../ui/parts';
import { counted, spoken } from '../ui/money';
import { ageOf, whenOf } from '../ui/times';

export type Webhook = Schema<'StaffWebhook'>;
export type Webhooks = Schema<'StaffWebhookList'>;
export type Delivery = Schema<'StaffDelivery'>;
export type WebhookEvent = Schema<'StaffWebhookEvent'>;

export const webhookPath = (number: number): string => `/settings/webhooks/${number}`;

/** `order` of `order.shipped` and `order.*`. */
const nounOf = (event: string): string => event.split('.')[0] ?? '';

const nounNames: Record<string, string> = {
  order: 'Orders',
  payment: 'Payments',
  return: 'Returns',
  stock: 'Stock',
  product: 'Products',
  customer: 'Customers',
};

export const nounName = (noun: string): string => nounNames[noun] ?? spoken(noun);

/** Events by what they are about, in the server's order. */
export function groupsOf(
  events: readonly WebhookEvent[],
): readonly (readonly [string, readonly WebhookEvent[]])[] {
  const groups = new Map<string, WebhookEvent[]>();
  for (const each of events) {
    const noun = nounOf(each.type);
    groups.set(noun, [...(groups.get(noun) ?? []), each]);
  }
  return [...groups];
}

const allOf = (noun: string): string => `${noun}.*`;

export const isWanted = (wanted: readonly string[], type: string): boolean =>
  wanted.includes(type) || wanted.includes(allOf(nounOf(type)));

export const isAllWanted = (wanted: readonly string[], noun: string): boolean => wanted.includes(allOf(noun));

/** All of a kind, later ones among them; or none of it any more. */
export const withKind = (wanted: readonly string[], noun: string, isOn: boolean): string[] => [
  ...wanted.filter((each) => nounOf(each) !== noun),
  ...(isOn ? [allOf(noun)] : []),
];

/** One event more or less; who wanted all of its kind wants the others by name from then on. */
export function withEvent(
  wanted: readonly string[],
  type: string,
  isOn: boolean,
  events: readonly WebhookEvent[],
): string[] {
  const noun = nounOf(type);
  const named = isAllWanted(wanted, noun)
    ? [
        ...wanted.filter((each) => each !== allOf(noun)),
        ...events.map((each) => each.type).filter((each) => nounOf(each) === noun),
      ]
    : [...wanted];
  const others = named.filter((each) => each !== type);
  return isOn ? [...others, type] : others;
}

/** `All of orders, 2 of stock`. */
export function wantedWords(wanted: readonly string[]): string {
  const nouns = [...new Set(wanted.map(nounOf))];
  return nouns
    .map((noun, n) => {
      const name = nounName(noun).toLowerCase();
      const words = isAllWanted(wanted, noun)
        ? `all of ${name}`
        : `${wanted.filter((each) => nounOf(each) === noun).length} of ${name}`;
      return n === 0 ? words[0]!.toUpperCase() + words.slice(1) : words;
    })
    .join(', ');
}

/** What has to be said before an endpoint can be added, by field. */
export const missingIn = ({ name, url, events }: Pick<Webhook, 'name' | 'url' | 'events'>) => ({
  name: name ? undefined : 'What is the other system called?',
  url: /^https?:\/\/./.test(url) ? undefined : 'An address such as https://erp.example/events',
  events: events.length > 0 ? undefined : 'Choose at least one event.',
});

/** How an endpoint does, in a badge. */
export function healthOf({
  state,
  failingSince,
  deliveredAt,
  waiting,
}: Webhook): readonly [string, BadgeKind] {
  if (state === 'gone') return ['Answered 410', 'bad'];
  if (state === 'failed') return ['Stopped: it failed', 'bad'];
  if (state === 'paused') return ['Paused', 'fact'];
  if (failingSince) return [`Failing for ${ageOf(failingSince)}`, 'warn'];
  if (deliveredAt) return ['Works', 'yes'];
  return [waiting > 0 ? 'Sending' : 'Nothing sent yet', 'info'];
}

/** What has to be known before one is at ease, in a sentence. */
export function healthWords(webhook: Webhook): string | undefined {
  const { state, stoppedAt, failingSince, waiting } = webhook;
  const since = stoppedAt ? ` since ${whenOf(stoppedAt)}` : '';
  switch (state) {
    case 'gone':
      return `It answered 410, so that nothing is sent there${since}. Resume it when it takes events again.`;
    case 'failed':
      return `Nothing got through for three days, so that nothing is sent there${since}. Fix it, resume it, and send what it missed.`;
    case 'paused':
      return `Nothing is sent there${since}. What happens is kept for 30 days; send it once it is resumed.`;
    default:
      return failingSince
        ? `Nothing got through since ${whenOf(failingSince)}. ${counted(waiting, 'event')} will be tried again; after three days it is stopped.`
        : undefined;
  }
}

/** Why there can be no new secret now; nothing when there can. */
export const noSecretWords = ({ oldSecretUntil }: Webhook): string | undefined =>
  oldSecretUntil && `A new secret can be made once the old one ends, ${whenOf(oldSecretUntil)}.`;

export const isStopped = ({ state }: Pick<Webhook, 'state'>): boolean => state !== 'active';

/** What became of a delivery, in a badge. */
export function deliveryWords({ state, status, tries }: Delivery): readonly [string, BadgeKind] {
  const answered = status === undefined ? '' : ` ${status}`;
  if (state === 'delivered') return [`Delivered${answered}`, 'yes'];
  if (state === 'failed') return [status === undefined ? 'Given up' : `Given up after${answered}`, 'bad'];
  if (tries === 0) return ['Waits', 'info'];
  return [status === undefined ? 'No answer' : `Answered${answered}`, 'warn'];
}

/** When it is tried next, and how often it was. */
export function triesWords({ state, tries, nextTryAt, triedAt, took }: Delivery): string {
  const parts = [
    tries > 0 && counted(tries, 'try', 'tries'),
    triedAt && `last ${whenOf(triedAt)}`,
    took !== undefined && `${took} ms`,
    state === 'waiting' && tries > 0 && nextTryAt && `again ${whenOf(nextTryAt)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A body as people read it; as it is when it is no JSON. */
export function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}

export const stateWords = {
  all: 'All',
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
} as const;
export const states = ['all', 'waiting', 'delivered', 'failed'] as const;

/** The moment a day and a time are typed for, in Johannesburg; nothing for what is none. */
export function momentTyped(date: string, clock: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(clock)) return undefined;
  return `${date}T${clock}:00+0200`;
}
