import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Totals } from '@/shared/ui/totals';
import layout from './layout.module.css';
import type { Checkout } from './api';
import { sumsShown } from './rules';
import type { DeliveryChoice } from './use-delivery-choice';

interface Props {
  title: string;
  checkout: Checkout;
  delivery: DeliveryChoice;
  /** Between the title and the sums. */
  top?: ReactNode;
  /** Below the sums. */
  children?: ReactNode;
}

/** What the ways chosen come to, beside them; the sums there were stay until the server has sent the new ones. */
export function SumsPanel({ title, checkout, delivery, top, children }: Props) {
  const { sums, isFull } = sumsShown(checkout, delivery);
  const { isBeingSummed } = delivery;
  return (
    <aside className={`panel pad ${layout.side}`} aria-label={title}>
      <h2>{title}</h2>
      {top}
      <div aria-busy={isBeingSummed} className={isBeingSummed ? layout.stale : undefined}>
        <Totals sums={sums} />
      </div>
      <p className="tiny muted">{isFull ? text('checkout.fullPrice') : text('checkout.sumsFollow')}</p>
      {children}
    </aside>
  );
}
