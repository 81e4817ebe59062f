import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import type { Schema } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { goToPay } from '@/shared/ui/go-to-pay';
import { Note } from '@/shared/ui/note';
import { rand } from '@/shared/ui/price';
import { balanceIsDue } from './balance';
import { payAgain, type Order } from './api';

type Mode = Schema<'PaymentMode'>;

interface Props {
  order: Order;
  /** How the ways to pay are shown. */
  modes: (props: {
    modes: readonly Mode[];
    chosen?: Mode['code'];
    disabled: boolean;
    onChoose: (code: Mode['code']) => void;
  }) => ReactNode;
}

/** What is left of a pre-order whose deposit is paid: when it is asked for, and from the release on how to pay it. */
export function PayBalance({ order, modes }: Props) {
  const { deposit } = order;
  if (deposit?.state === 'paid')
    return (
      <Note kind="info">
        {text('preOrder.depositPaid', {
          deposit: rand(deposit.amount.value),
          balance: rand(deposit.balance.value),
        })}
      </Note>
    );
  if (!deposit || !balanceIsDue(order)) return null;
  return <Due order={order} deposit={deposit} modes={modes} />;
}

function Due({ order, deposit, modes }: Props & { deposit: NonNullable<Order['deposit']> }) {
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const offered = deposit.paymentModes ?? [];
  const [picked, setPicked] = useState<Mode['code']>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const usual = offered.find(({ code }) => code === order.paymentMode?.code) ?? offered[0];
  const chosen = picked ?? usual?.code;

  const pay = async () => {
    if (!chosen) return;
    setBusy(true);
    setProblem('');
    try {
      const answer = await payAgain(order.code, chosen, key.get());
      key.renew();
      if (answer.payment) return goToPay(order.code, answer.payment);
      setProblem(answer.deposit?.failureReason ?? text('payment.couldNotBeProcessed'));
    } catch (failure) {
      key.failed(failure);
      setProblem(messageOf(failure));
    }
    setBusy(false);
    await cache.invalidateQueries();
  };

  return (
    <section className="panel pad stack" aria-label={text('preOrder.balanceTitle')}>
      <h2>{text('preOrder.balanceTitle')}</h2>
      <p>
        {text('preOrder.balanceDue', { balance: rand(deposit.balance.value), day: dayOf(deposit.payBy) })}
      </p>
      {deposit.state === 'paying' && <Note kind="warn">{text('preOrder.balancePaying')}</Note>}
      {(problem || deposit.failureReason) && (
        <Note kind="bad" live>
          {problem || deposit.failureReason}
        </Note>
      )}
      {offered.length > 0 ? (
        modes({
          modes: offered,
          chosen,
          disabled: busy,
          onChoose: (code) => {
            key.renew();
            setPicked(code);
          },
        })
      ) : (
        <Note kind="bad">{text('payment.noneOffered')}</Note>
      )}
      <Button size="big" wide busy={busy} disabled={offered.length === 0} onClick={() => void pay()}>
        {text('preOrder.payBalance', { amount: rand(deposit.balance.value) })}
      </Button>
    </section>
  );
}
