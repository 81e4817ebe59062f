import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { paying } from '@/shared/session/paying';
import { useKept } from '@/shared/state/kept';
import { leaveToPay } from '@/shared/ui/leave-to-pay';
import { startTransaction, useTransaction } from './api';

/**
 * One payment of the app: leaves for the payment page once by itself, and waits here for what became of it, also when
 * the system ended the app in between. Final, it leads to the screen OrderStatus.
 */
export function usePaymentTransaction(order: string) {
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const left = useKept(paying, undefined);
  const transactionId = left?.order === order ? left.transaction : undefined;
  const { data, error } = useTransaction(order, transactionId);
  const [problem, setProblem] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const begun = useRef(false);
  const outcome = `/orderconfirmation?order=${encodeURIComponent(order)}`;

  const pay = async () => {
    setProblem('');
    setLeaving(true);
    try {
      const { transactionId: id, payment } = await startTransaction(order, key.get());
      key.renew();
      if (!payment) throw new Error(text('payment.couldNotBeProcessed'));
      paying.set({ order, transaction: id });
      leaveToPay(payment);
    } catch (failure) {
      key.failed(failure);
      setProblem(messageOf(failure));
    }
    setLeaving(false);
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (!transactionId) void pay();
  });

  useEffect(() => {
    if (!data?.isFinal) return;
    paying.set(undefined);
    navigate(outcome, { replace: true });
  }, [data, navigate, outcome]);

  return {
    transaction: data,
    problem: problem || (error ? messageOf(error) : ''),
    isLeaving,
    pay: () => void pay(),
    /** Looked at later: the order says what became of it. */
    stopWaiting: () => {
      paying.set(undefined);
      navigate(outcome, { replace: true });
    },
  };
}
