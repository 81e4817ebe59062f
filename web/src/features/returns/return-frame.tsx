import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Stepper } from '@/shared/ui/stepper';
import { itemsAt, modeAt, reviewAt } from './paths';
import styles from './returns.module.css';

const steps = (orderCode: string) => [
  { label: text('return.stepItems'), href: itemsAt(orderCode) },
  { label: text('return.stepHow'), href: modeAt(orderCode) },
  { label: text('return.stepReview'), href: reviewAt(orderCode) },
];

interface Props {
  orderCode: string;
  step: 0 | 1 | 2;
  /** A sentence under the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** What every step of a return begins with: what it is about and how far one is. */
export const ReturnFrame = ({ orderCode, step, lead, children }: Props) => (
  <div className={styles.main}>
    <p className="muted">
      {lead} {text('return.from')}{' '}
      <Link href={`/orderdetails/${encodeURIComponent(orderCode)}`}>
        {text('return.ofOrder', { code: orderCode })}
      </Link>
      .
    </p>
    <Stepper steps={steps(orderCode)} current={step} label={text('return.steps')} />
    {children}
  </div>
);
