import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import type { IconName } from '@/shared/ui/icon';
import { Timeline, type TimelineStep } from '@/shared/ui/timeline';
import type { Claim } from './api';
import { isBefore } from './rules';

type Status = Claim['status']['id'];

const order: readonly Status[] = ['SENT', 'CHECKING', 'AGREED', 'PAID'];

/** Sent, checking, agreed, paid. */
export function ClaimSteps({ claim }: { claim: Claim }) {
  const before = isBefore(claim);
  const names: Record<string, [string, IconName, string?]> = {
    SENT: [text('priceBeat.stepSent'), 'mail'],
    CHECKING: [text('priceBeat.stepChecking'), 'search'],
    AGREED: [text('priceBeat.stepAgreed'), 'tag'],
    PAID: before
      ? [text('priceBeat.stepReady'), 'voucher', text('priceBeat.readyHow')]
      : [text('priceBeat.stepPaid'), 'card', text('priceBeat.paidHow')],
  };
  const reached = order.indexOf(claim.status.id);
  const steps = order.map((id, n): TimelineStep => {
    const at = claim.steps.find(({ status }) => status.id === id)?.at;
    const [label, icon, how] = names[id]!;
    return {
      label,
      icon,
      when: at ? text('priceBeat.at', { day: dayOf(at), time: clockOf(at) }) : how,
      state: n < reached || claim.status.id === 'PAID' ? 'done' : n === reached ? 'now' : 'todo',
    };
  });
  return <Timeline steps={steps} />;
}
