import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Price, rand, type Money } from './price';
import styles from './totals.module.css';

interface Sums {
  totalUnitCount?: number;
  subTotal?: Money;
  totalDiscounts?: Money;
  couponDiscount?: Money;
  licenseFeeAmount?: Money;
  deliveryCost?: Money;
  totalTax?: Money;
  totalPriceWithTax?: Money;
}

const some = (amount?: Money): amount is Money => amount !== undefined && amount.value > 0;

/** `1 item`, `5 items`. */
export const items = (count: number) => (count === 1 ? text('totals.item') : text('totals.items', { count }));

/** What it comes to, VAT shown; the same list from cart to confirmation. */
export function Totals({ sums, toPay }: { sums: Sums; toPay?: string }) {
  const {
    totalUnitCount = 0,
    subTotal,
    totalDiscounts,
    couponDiscount,
    licenseFeeAmount,
    deliveryCost,
    totalTax,
  } = sums;
  const total = sums.totalPriceWithTax;
  return (
    <dl className={styles.totals}>
      <Row name={items(totalUnitCount)}>{subTotal && rand(subTotal.value)}</Row>
      {some(totalDiscounts) && (
        <Row name={text('totals.deals')} good>
          −{rand(totalDiscounts.value)}
        </Row>
      )}
      {some(couponDiscount) && (
        <Row name={text('totals.coupon')} good>
          −{rand(couponDiscount.value)}
        </Row>
      )}
      {some(licenseFeeAmount) && <Row name={text('totals.licence')}>{rand(licenseFeeAmount.value)}</Row>}
      {deliveryCost && (
        <Row name={text('cart.delivery')} good={deliveryCost.value === 0}>
          {deliveryCost.value === 0 ? <b>{text('totals.free')}</b> : rand(deliveryCost.value)}
        </Row>
      )}
      {total && (
        <div className={styles.total}>
          <dt>
            {toPay ?? text('totals.toPay')}
            {totalTax && (
              <span className={styles.tax}>{text('totals.vat', { amount: rand(totalTax.value) })}</span>
            )}
          </dt>
          <dd>
            <Price price={total} size="l" />
          </dd>
        </div>
      )}
    </dl>
  );
}

const Row = ({ name, good, children }: { name: string; good?: boolean; children: ReactNode }) => (
  <div className={good ? styles.good : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
