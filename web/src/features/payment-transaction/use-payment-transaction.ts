import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey, type IdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { paying } from '@/shared/session/paying';
import { useKept } from '@/shared/state/kept';
import { leaveToPay } from '@/shared/ui/leave-to-pay';
import { startTransaction, useTransaction } from './api';

const wordsOf = (failure: unknown): string =>
  typeof failure === 'string' ? failure : failure ? messageOf(failure) : '';

/** Leaves for the payment page; answers why not, or nothing. */
async function leaveFor(order: string, key: IdempotencyKey): Promise<unknown> {
  try {
    const { transactionId: transaction, payment } = await startTransaction(order, key.get());
    key.renew();
    if (!payment) return text('payment.couldNotBeProcessed');
    paying.set({ order, transaction });
    leaveToPay(payment);
    return undefined;
  } catch (failure) {
    key.failed(failure);
    return failure;
  }
}

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
  const [failure, setFailure] = useState<unknown>();
  const [isLeaving, setLeaving] = useState(!transactionId);
  const outcome = `/orderconfirmation?order=${encodeURIComponent(order)}`;

  const settle = useCallback((refusal: unknown) => {
    setFailure(refusal);
    setLeaving(false);
  }, []);

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || paying.get()?.order === order) return;
    isBegun.current = true;
    void leaveFor(order, key).then(settle);
  }, [order, key, settle]);

  useEffect(() => {
    if (!data?.isFinal) return;
    paying.set(undefined);
    navigate(outcome, { replace: true });
  }, [data, navigate, outcome]);

  return {
    transaction: data,
    failure: failure ?? error,
    problem: wordsOf(failure ?? error),
    isLeaving,
    pay: () => {
      setFailure(undefined);
      setLeaving(true);
      void leaveFor(order, key).then(settle);
    },
    /** Looked at later: the order says what became of it. */
    stopWaiting: () => {
      paying.set(undefined);
      navigate(outcome, { replace: true });
    },
  };
}
