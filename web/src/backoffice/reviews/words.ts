import type { Schema } from '@/shared/api/types';
import { grouped } from '../ui/money';
import type { BadgeKind } from '../ui/parts';

export type Review = Schema<'StaffReview'>;
export type State = Schema<'StaffReviewState'>;
export type Reason = Schema<'StaffReviewReason'>;
export type Act = Schema<'StaffReviewMove'>;

export const states = ['waiting', 'shown', 'refused'] as const satisfies readonly State[];

const stateNames: Record<State, { words: string; badge: BadgeKind }> = {
  waiting: { words: 'Waiting', badge: 'warn' },
  shown: { words: 'Shown', badge: 'yes' },
  refused: { words: 'Refused', badge: 'bad' },
};
export const stateWords = (state: State) => stateNames[state];

export const reasons: Record<Reason, string> = {
  abuse: 'Rude or hurtful',
  offTopic: 'Not about the product',
  advert: 'Advertising or links',
  personal: 'Names somebody, or how to reach them',
  notReal: 'Not from who used it',
  other: 'Another reason',
};
export const allReasons = Object.keys(reasons) as Reason[];

/** What is done, where it can be done, and what is said afterwards. */
export const acts: Record<Act, { words: string; done: string; about: string; from: readonly State[] }> = {
  approve: {
    words: 'Show',
    done: 'Shown',
    about: 'Shoppers read them, and their stars count, at once.',
    from: ['waiting', 'refused'],
  },
  decline: {
    words: 'Refuse',
    done: 'Refused',
    about: 'Nobody reads them, and their stars do not count. Who wrote them is not notified.',
    from: ['waiting', 'shown'],
  },
  wait: {
    words: 'Put back',
    done: 'Waiting again',
    about: 'They wait to be read again; nobody reads them until then.',
    from: ['shown', 'refused'],
  },
};

export const actsOf = (state: State): Act[] =>
  (['approve', 'decline', 'wait'] as const).filter((act) => acts[act].from.includes(state));

export const reviewPath = (id: string) => `/reviews/${encodeURIComponent(id)}`;

/** As the audit says how it stands: `refused: another reason (…)`, with a capital where it stands alone. */
export function eventWords(act: string, to: string): string {
  const words = to.charAt(0).toUpperCase() + to.slice(1);
  return act === 'review.undone' ? `Taken back: ${to}` : act === 'review.putBack' ? 'Put back' : words;
}

export const starWords = (count: number) => `${count} of 5 stars`;

const mostCounted = 10_000;
/** `10 000+` where counting ends. */
export const countWords = (count: number) =>
  count >= mostCounted ? `${grouped(mostCounted)}+` : grouped(count);
