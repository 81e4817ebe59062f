import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Price, type Money } from '@/shared/ui/price';
import layout from './layout.module.css';

interface Props {
  /** The full price, once it is known. */
  total?: Money;
  /** Whether the price of what was just chosen is on its way. */
  isStale?: boolean;
  /** What is said below it. */
  note?: string;
  children: ReactNode;
}

/** The way on; on a phone it stays in view with the full price, for the sums are a screen away. */
export const Onward = ({ total, isStale, note = text('checkout.barNote'), children }: Props) => (
  <div className={`foot-bar foot-row ${layout.goOn}`}>
    {total && (
      <div className={isStale ? layout.stale : undefined}>
        <Price price={total} />
        <span className="tiny muted">{note}</span>
      </div>
    )}
    {children}
  </div>
);
