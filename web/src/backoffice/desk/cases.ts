import type { QueryOf } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import type { IconName } from '../ui/icon';
import { counted } from '../ui/money';
import { momentOf } from '../ui/times';

export type Return = Schema<'StaffReturn'>;
export type Claim = Schema<'StaffClaim'>;
export type Ticket = Schema<'StaffTicket'>;

export type Kind = 'returns' | 'claims' | 'tickets';
export const kinds = ['returns', 'claims', 'tickets'] as const;

/** A row of the queue, whatever it is about. */
export interface Case {
  kind: Kind;
  id: string;
  icon: IconName;
  title: string;
  about: string;
  since: string;
  value?: { value: number };
  takenBy?: string;
  /** Somebody said yes, and another has to. */
  firstAgreed?: string;
}

const ended = new Set<Return['status']>([
  'refunded',
  'replaced',
  'sentBack',
  'declined',
  'cancelled',
  'expired',
]);

export const isReturnOver = ({ status }: Return): boolean => ended.has(status);

function ofReturn(one: Return): Case {
  const [first] = one.entries;
  const more = one.entries.length - 1;
  return {
    kind: 'returns',
    id: one.code,
    icon: 'ret',
    title: `${first?.productName ?? 'Return'}${more > 0 ? ` and ${more} more` : ''}`,
    about: `${one.code}, ${one.statusText}`,
    since: one.requestedAt,
    value: one.expected,
    takenBy: one.takenBy,
    firstAgreed: one.firstAgreed,
  };
}

const ofClaim = (one: Claim): Case => ({
  kind: 'claims',
  id: one.id,
  icon: 'tag',
  title: one.productName,
  about: `${one.id}, ${claimWords[one.status].toLowerCase()}`,
  since: one.createdAt,
  value: one.amount,
  takenBy: one.takenBy,
  firstAgreed: one.firstAgreed,
});

/** How long it waits: since the customer wrote last. */
const waitsSince = (one: Ticket): string =>
  one.events.findLast(({ byShop, internal }) => !byShop && !internal)?.at ?? one.createdAt;

const ofTicket = (one: Ticket): Case => ({
  kind: 'tickets',
  id: one.id,
  icon: 'chat',
  title: one.subject,
  about: `${one.id}, ${ticketWords[one.status].toLowerCase()}`,
  since: waitsSince(one),
  takenBy: one.takenBy,
});

export const claimWords: Record<Claim['status'], string> = {
  SENT: 'Sent',
  CHECKING: 'Checking',
  AGREED: 'Agreed',
  REFUSED: 'Refused',
  PAID: 'Paid',
};

export const ticketWords: Record<Ticket['status'], string> = {
  OPEN: 'Open',
  INPROCESS: 'In progress',
  CLOSED: 'Solved',
};

export const categoryWords: Record<Ticket['category'], string> = {
  ORDER: 'an order',
  RETURN: 'a return',
  PAYMENT: 'payment',
  ACCOUNT: 'the account',
  PRIVACY: 'privacy',
  ENQUIRY: 'something else',
};

export interface Lists {
  returns?: readonly Return[];
  claims?: readonly Claim[];
  tickets?: readonly Ticket[];
}

export type Sort = NonNullable<NonNullable<QueryOf<'/backoffice/api/returns'>>['sort']>;

/** All kinds in one queue: the longest waiting first, or the dearest; what costs nothing stands after what does. */
export function merged({ returns = [], claims = [], tickets = [] }: Lists, sort: Sort): Case[] {
  const all = [...returns.map(ofReturn), ...claims.map(ofClaim), ...tickets.map(ofTicket)];
  const byAge = (one: Case, other: Case) => momentOf(one.since) - momentOf(other.since);
  return all.sort((one, other) =>
    sort === 'value'
      ? (other.value?.value ?? 0) - (one.value?.value ?? 0) || byAge(one, other)
      : byAge(one, other),
  );
}

/** What stands above the queue: `18 waiting, 4 past one day`. */
export function waitingWords(total: number, late: number): string {
  if (total === 0) return 'nothing waits';
  return `${total} waiting${late > 0 ? `, ${counted(late, 'of those shown', 'of those shown')} past one day` : ''}`;
}
