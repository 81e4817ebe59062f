import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '../ui/parts';
import type { IconName } from '../ui/icon';

export type Order = Schema<'StaffOrder'>;
export type OrderRow = Schema<'StaffOrderRow'>;
export type Part = Schema<'StaffOrderPart'>;
export type PartStatus = Schema<'StaffPartStatus'>;
export type Step = Schema<'StaffStep'>;
export type View = Schema<'StaffOrderView'>;
export type Refund = Schema<'StaffOrderRefund'>;

/** Tabs of the list, in their order. */
export const views = [
  ['open', 'Open'],
  ['toPack', 'To pack'],
  ['packed', 'Packed'],
  ['onTheRoad', 'On the road'],
  ['readyToCollect', 'Ready'],
  ['readyTooLong', 'Ready 7 days'],
  ['inDoubt', 'In doubt'],
  ['unpaid', 'Unpaid'],
  ['preOrders', 'Pre-orders'],
  ['handedOver', 'Handed over'],
  ['cancelled', 'Cancelled'],
  ['all', 'All'],
] as const satisfies readonly (readonly [View, string])[];

interface Words {
  words: string;
  badge: BadgeKind;
}

const ofParts: Record<PartStatus, Words> = {
  WAITING: { words: 'Waits', badge: 'fact' },
  READY: { words: 'To pack', badge: 'warn' },
  PICKPACK: { words: 'Packed', badge: 'info' },
  SHIPPED: { words: 'On the road', badge: 'info' },
  READY_FOR_PICKUP: { words: 'Ready', badge: 'yes' },
  PICKUP_COMPLETE: { words: 'Collected', badge: 'yes' },
  DELIVERY_COMPLETED: { words: 'Delivered', badge: 'yes' },
  CANCELLED: { words: 'Cancelled', badge: 'fact' },
};

export const partWords = (status: PartStatus): Words => ofParts[status];

const ofPayments: Record<OrderRow['paymentStatus'], Words> = {
  pending: { words: 'Pending', badge: 'warn' },
  succeed: { words: 'Paid', badge: 'yes' },
  failed: { words: 'Failed', badge: 'bad' },
  partlyRefunded: { words: 'Partly refunded', badge: 'info' },
  refunded: { words: 'Refunded', badge: 'fact' },
};

export const paymentWords = ({
  paymentStatus,
  isInDoubt,
}: Pick<OrderRow, 'paymentStatus' | 'isInDoubt'>): Words =>
  isInDoubt ? { words: 'In doubt', badge: 'bad' } : ofPayments[paymentStatus];

interface StepWords {
  /** On the button. */
  press: string;
  /** Said afterwards. */
  done: string;
  icon: IconName;
}

const ofSteps: Record<Step, StepWords> = {
  pick: { press: 'Mark packed', done: 'packed', icon: 'check' },
  ship: { press: 'Hand to the courier', done: 'on the road', icon: 'truck' },
  ready: { press: 'Ready to collect', done: 'ready to collect: the customer is notified', icon: 'store' },
  collect: { press: 'Hand over', done: 'handed over', icon: 'check' },
  deliver: { press: 'Delivered', done: 'delivered', icon: 'check' },
};

export const stepWords = (step: Step): StepWords => ofSteps[step];

/** What a step asks for before it is done. */
export const asksFor = (
  step: Step,
  { needsCollectionCode }: Pick<Part, 'needsCollectionCode'>,
): 'tracking' | 'code' | 'nothing' =>
  step === 'ship' ? 'tracking' : step === 'collect' && needsCollectionCode ? 'code' : 'nothing';

export const wayWords = (parts: readonly { delivery: 'door' | 'pickup' }[]): string => {
  const ways = new Set(parts.map(({ delivery }) => delivery));
  return ways.size > 1 ? 'Door + pickup' : ways.has('pickup') ? 'Pickup' : 'Door';
};

/** Each once, in the order of the parts; what is cancelled only when nothing else is. */
export function statusesOf(parts: readonly { status: PartStatus }[]): PartStatus[] {
  const all = [...new Set(parts.map(({ status }) => status))];
  const alive = all.filter((status) => status !== 'CANCELLED');
  return alive.length > 0 ? alive : all;
}

/** The parts this person can move on, with the usual step of each. */
export const nextOf = (order: Order): { part: Part; step: Step; number: number }[] =>
  order.parts.flatMap((part, n) =>
    part.nextSteps[0] ? [{ part, step: part.nextSteps[0], number: n + 1 }] : [],
  );
