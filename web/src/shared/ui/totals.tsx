import type { ReactNode } from 'react';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Price, rand, type Money } from './price';
import styles from './totals.module.css';

interface Sums {
  totalUnitCount?: number;
  subTotal?: Money;
  productDiscounts?: Money;
  totalDiscounts?: Money;
  why?: readonly Schema<'DiscountReason'>[];
  licenseFeeAmount?: Money;
  outstandingFeeAmount?: Money;
  deliveryCost?: Money;
  totalTax?: Money;
  totalPriceWithTax?: Money;
  /** Of a pre-order that is paid in two parts. */
  deposit?: { amount: Money; balance: Money; state?: string };
}

/** One line a promotion, however many entries it was spread over. */
function byPromotion(why: readonly Schema<'DiscountReason'>[]) {
  const lines = new Map<string, { code: string; name: string; cents: number }>();
  for (const { promotionCode, description, couponCode, amount, delivery } of why) {
    if (delivery) continue;
    const name = couponCode
      ? `${text('totals.coupon')} ${couponCode}`
      : (description ?? text('totals.deals'));
    const line = lines.get(promotionCode) ?? { code: promotionCode, name, cents: 0 };
    lines.set(promotionCode, { ...line, cents: line.cents + Math.round(amount.value * 100) });
  }
  return [...lines.values()];
}

const some = (amount?: Money): amount is Money => amount !== undefined && amount.value > 0;

/** `1 item`, `5 items`. */
export const items = (count: number) => (count === 1 ? text('totals.item') : text('totals.items', { count }));

interface Props {
  sums: Sums;
  toPay?: string;
  /** Where the amount stands large above already: what leads to it, and not the amount once more. */
  withoutTotal?: boolean;
}

/** What it comes to, VAT shown; the same list from cart to confirmation. */
export function Totals({ sums, toPay, withoutTotal }: Props) {
  const {
    totalUnitCount = 0,
    subTotal,
    productDiscounts,
    totalDiscounts,
    why = [],
    licenseFeeAmount,
    outstandingFeeAmount,
    deliveryCost,
    totalTax,
    deposit,
  } = sums;
  const total = sums.totalPriceWithTax;
  return (
    <dl className={styles.totals}>
      <Row name={items(totalUnitCount)}>
        {subTotal && rand(subTotal.value + (productDiscounts?.value ?? 0))}
      </Row>
      {why.length === 0 && some(totalDiscounts) && (
        <Row name={text('totals.deals')} good>
          −{rand(totalDiscounts.value)}
        </Row>
      )}
      {byPromotion(why).map(({ code, name, cents }) => (
        <Row key={code} name={name} good>
          −{rand(cents / 100)}
        </Row>
      ))}
      {some(licenseFeeAmount) && <Row name={text('totals.licence')}>{rand(licenseFeeAmount.value)}</Row>}
      {some(outstandingFeeAmount) && (
        <Row name={text('totals.licenceOutstanding')}>{rand(outstandingFeeAmount.value)}</Row>
      )}
      {deliveryCost && (
        <Row name={text('cart.delivery')} good={deliveryCost.value === 0}>
          {deliveryCost.value === 0 ? <b>{text('totals.free')}</b> : rand(deliveryCost.value)}
        </Row>
      )}
      {withoutTotal && some(totalTax) && <Row name={text('totals.vatIncluded')}>{rand(totalTax.value)}</Row>}
      {total && !withoutTotal && (
        <div className={styles.total}>
          <dt>
            {toPay ?? (deposit ? text('totals.total') : text('totals.toPay'))}
            {some(totalTax) && (
              <span className={styles.tax}>{text('totals.vat', { amount: rand(totalTax.value) })}</span>
            )}
          </dt>
          <dd>
            <Price price={total} size="l" />
          </dd>
        </div>
      )}
      {deposit && (
        <>
          <Row
            name={
              !deposit.state || deposit.state === 'toPay'
                ? text('totals.deposit')
                : text('totals.depositPaid')
            }
          >
            <b>{rand(deposit.amount.value)}</b>
          </Row>
          <Row name={text('totals.balance')}>{rand(deposit.balance.value)}</Row>
        </>
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
