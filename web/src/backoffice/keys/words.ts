import type { Schema } from '@/shared/api/types';
import { serverNow } from '@/shared/state/clock';
import { whereItIs } from '../stores/rules';
import type { BadgeKind } from '../ui/parts';
import { ageOf, momentOf, shortDay } from '../ui/times';

export type Key = Schema<'StaffKey'>;
export type Scope = Schema<'StaffKeyScope'>;
export type ScopeWords = Schema<'StaffKeyScopeWords'>;

const short: Record<Scope, string> = {
  'read-goods': 'reads goods',
  'read-orders': 'reads orders',
  stock: 'sends stock',
  prices: 'sends prices',
  steps: 'marks orders packed, sent, handed over',
};

/** `Reads goods, sends stock`. */
export function mayWords(scopes: readonly Scope[]): string {
  const words = scopes.map((scope) => short[scope]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a key stands, in a badge. */
export function stateOf({
  state,
  expiresAt,
}: Pick<Key, 'state' | 'expiresAt'>): readonly [string, BadgeKind] {
  switch (state) {
    case 'revoked':
      return ['Revoked', 'fact'];
    case 'expired':
      return ['Expired', 'bad'];
    case 'ending':
      return [`Ends in ${ageOf(expiresAt!)}`, 'warn'];
    default:
      return ['Active', 'yes'];
  }
}

/** The last day it is good on; it ends as that day does. */
export const lastDayWords = ({ expiresAt }: Pick<Key, 'expiresAt'>): string =>
  expiresAt ? shortDay(new Date(momentOf(expiresAt) - 1000).toISOString()) : 'no end date';

/** Those that count first; each part in the order they were made. */
export const inOrder = (keys: readonly Key[]): Key[] => [
  ...keys.filter(({ state }) => state !== 'revoked'),
  ...keys.filter(({ state }) => state === 'revoked'),
];

export const isFull = (keys: readonly Key[], most: number): boolean =>
  keys.filter(({ state }) => state !== 'revoked').length >= most;

/** What became of those who come in no more, by their names. */
export type Gone = ReadonlyMap<string, string>;

export const goneOf = (members: readonly Pick<Schema<'StaffMember'>, 'name' | 'state'>[]): Gone =>
  new Map(
    members.flatMap(({ name, state }) =>
      state === 'active'
        ? []
        : [[name, state === 'disabled' ? 'whose account is disabled' : 'whose sign-in was reset'] as const],
    ),
  );

/** Whether there is a key that is good for a system yet, and whose maker is gone. */
export const hasOrphan = (keys: readonly Key[], gone: Gone): boolean =>
  keys.some(
    ({ createdBy, state }) =>
      createdBy !== undefined && gone.has(createdBy) && (state === 'good' || state === 'ending'),
  );

/** How long a new key lives, as it is chosen. */
export const lives = ['30', '90', '365', 'day', 'never'] as const;
export type Life = (typeof lives)[number];
export const lifeWords: Record<Life, string> = {
  '30': '30 days',
  '90': '90 days',
  '365': 'A year',
  day: 'Until a date',
  never: 'No end date',
};

const dayFrom = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const tomorrow = (now = serverNow()): string => dayFrom(whereItIs(now).date, 1);

/** The last day of a life that begins now; nothing for one without an end, or while no day is chosen. */
export function lastDayOf(life: Life, day: string, now = serverNow()): string | undefined {
  if (life === 'never') return undefined;
  if (life === 'day') return day || undefined;
  return dayFrom(whereItIs(now).date, Number(life));
}

interface Typed {
  name: string;
  scopes: readonly Scope[];
  life: Life;
  day: string;
}

/** What has to be said before a key can be made, by field. */
export const missingIn = ({ name, scopes, life, day }: Typed) => ({
  name: name ? undefined : 'What is the other system called?',
  scopes: scopes.length > 0 ? undefined : 'Choose at least one thing it may do.',
  lastDay: life !== 'day' || day ? undefined : 'Choose the last day.',
});
