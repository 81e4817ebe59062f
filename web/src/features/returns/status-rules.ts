import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import type { BadgeKind } from '@/shared/ui/badge';
import type { IconName } from '@/shared/ui/icon';
import type { TimelineStep } from '@/shared/ui/timeline';
import type { ReturnRequest, ReturnSummary } from './api';
import { dropAtStore } from './draft';

type Step = ReturnSummary['step'];

/** Received grey, approving petrol, pending amber, fail red, refunded leaf; a cancelled one is grey. */
export function colourOf({ returnStatus, step }: Pick<ReturnSummary, 'returnStatus' | 'step'>): BadgeKind {
  if (step === 'cancelled') return 'fact';
  const colours: Record<ReturnSummary['returnStatus'], BadgeKind> = {
    received: 'fact',
    approving: 'info',
    pending: 'warn',
    fail: 'error',
    refunded: 'yes',
    replaced: 'yes',
  };
  return colours[returnStatus];
}

/** One word or two for the badge beside the sentence that says the same. */
export function badgeOf({ returnStatus, statusDisplay = '' }: ReturnSummary): string {
  if (returnStatus === 'received') return text('return.badgeReceived');
  if (returnStatus === 'approving') return text('return.badgeApproving');
  return statusDisplay;
}

/** It has come to an end: nothing more is to happen. */
export const isOver = (step: Step): boolean =>
  ['refunded', 'replaced', 'sentBack', 'declined', 'cancelled', 'expired'].includes(step);

/** It ended otherwise than the shopper wanted. */
export const hasFailed = ({ returnStatus, step }: Pick<ReturnSummary, 'returnStatus' | 'step'>): boolean =>
  returnStatus === 'fail' && step !== 'cancelled';

/** What a card of the list says: what is next, or how it stands where nothing is. */
export const sentenceOf = (found: ReturnSummary): string =>
  (!hasFailed(found) && found.statusMessage) || found.statusDisplay || '';

/** It has ended and nothing is paid back for it. */
export const hasComeToNothing = ({ step, refund }: Pick<ReturnSummary, 'step' | 'refund'>): boolean =>
  isOver(step) && !refund;

const icons: Partial<Record<Step, IconName>> = {
  declined: 'x',
  cancelled: 'x',
  expired: 'clock',
  sentBack: 'truck',
};

const behind: Record<string, number> = {
  requested: 0,
  authorised: 1,
  collectionBooked: 1,
  droppedOff: 2,
  collected: 2,
  inspected: 3,
};

const momentOf = (at: string) => `${dayOf(at)}, ${clockOf(at)}`;

/** What has happened, each with its time, then what is still to come. */
export function stepsOf(found: ReturnRequest): TimelineStep[] {
  const rows = found.timeline ?? [];
  const over = isOver(found.step);
  const happened = rows.map(({ step, statusDisplay, at, note }, n): TimelineStep => {
    const isEnd = over && n === rows.length - 1 && step in icons;
    return {
      label: step === 'authorised' ? text('return.planApproved') : statusDisplay,
      when: [momentOf(at), note].filter(Boolean).join('. '),
      state: isEnd ? 'now' : 'done',
      icon: icons[step] ?? 'check',
    };
  });
  if (over) return happened;
  const isDropped = found.returnMode?.returnCode === dropAtStore;
  const handIn =
    found.handInUntil && isDropped ? text('return.dropOffBy', { day: dayOf(found.handInUntil) }) : undefined;
  const toCome: Omit<TimelineStep, 'state'>[] = [
    {
      label: text('return.planAnswer'),
      when: found.answerBy && text('return.answerBy', { day: dayOf(found.answerBy) }),
      icon: 'clock',
    },
    isDropped
      ? { label: text('return.planDropOff'), when: handIn, icon: 'store' }
      : { label: text('return.planPickup'), when: found.pickup?.day, icon: 'truck' },
    { label: text('return.planCheck'), icon: 'box' },
    { label: text('return.planRefund'), icon: 'card' },
  ];
  return [
    ...happened,
    ...toCome
      .slice(behind[found.step] ?? 0)
      .map((step, n): TimelineStep => ({ ...step, state: n === 0 ? 'now' : 'todo' })),
  ];
}

/** Where the shopper asks for help about it. */
export const helpAt = ({ code, orderCode }: Pick<ReturnSummary, 'code' | 'orderCode'>): string =>
  `/account/writetous?order=${encodeURIComponent(orderCode)}&return=${encodeURIComponent(code)}`;
