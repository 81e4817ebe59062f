import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { trackFailure } from '@/shared/analytics/failures';
import { track } from '@/shared/analytics/track';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { useKeptChoice } from '@/shared/session/use-draft';
import { keep } from '@/shared/state/kept';
import { isOnline } from '@/shared/state/online';
import { goToPay } from '@/shared/ui/go-to-pay';
import { toast } from '@/shared/ui/toast';
import { anyPaymentDetails, placeOrder, type Order, type PaymentDetails } from './api';
import { stockErrors } from './rules';

const debounce = 300;

/** How the shopper means to pay for this cart or order: a page loaded again still knows. */
const chosenMode = keep<{ code: string; mode: Mode } | undefined>('spaza.paymentMode', undefined, 'tab');

type Mode = PaymentDetails['paymentModes'][number]['code'];
type PayAgain = (order: string, mode: Mode, idempotencyKey: string, signal: AbortSignal) => Promise<Order>;

interface Refusal {
  problem: string;
  /** Something of it sold out meanwhile. */
  isGone?: boolean;
  /** The order of the same items that was placed a moment ago. */
  twin?: string;
  /** An order that waits for payment, in the way of this one. */
  waiting?: string;
  /** More than may be held of something until it is paid. */
  isTooMuch?: boolean;
}

const refusalOf = (failure: unknown): Refusal => ({
  problem: messageOf(failure),
  isGone: failure instanceof ApiError && stockErrors.some((type) => failure.has(type)),
  twin: failure instanceof ApiError ? failure.subjectOf('DuplicateOrderError') : undefined,
  waiting: failure instanceof ApiError ? failure.subjectOf('UnpaidOrdersError') : undefined,
  isTooMuch: failure instanceof ApiError && failure.has('UnpaidUnitsError'),
});

/** Starts a moment later, once for many presses, and can be called off until it is done. */
function useDelayed() {
  const started = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});
  const stop = () => {
    clearTimeout(started.current.timer);
    started.current.abort?.abort();
  };
  const start = (run: (signal: AbortSignal) => Promise<void>) => {
    stop();
    const abort = new AbortController();
    started.current = { abort, timer: setTimeout(() => void run(abort.signal), debounce) };
  };
  useEffect(() => stop, []);
  return { start, stop };
}

/** Makes the cart an order, or pays anew the one there is, and leaves for the payment page. */
export function usePayment(details: PaymentDetails, payAgain: PayAgain) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const modes = details.paymentModes;
  const paidFor = details.orderCode ?? details.code ?? '';
  const [mode, setMode] = useKeptChoice('mode', () => {
    const chosen = chosenMode.get();
    const isOffered = modes.some(({ code }) => code === chosen?.mode);
    if (chosen?.code === paidFor && isOffered) return chosen.mode;
    return (modes.find(({ isSelected }) => isSelected) ?? modes[0])?.code;
  });
  const [refusal, setRefusal] = useState<Refusal>({
    problem: details.responseStatus ? '' : (details.errorMsg ?? ''),
  });
  const [isPaying, setPaying] = useState(false);
  const orderKey = useIdempotencyKey();
  const againKey = useIdempotencyKey();
  const delayed = useDelayed();

  /** The order there is already, when its payment did not go through. */
  const failedOrder = details.paymentStatus === 'failed' ? details.orderCode : undefined;
  const key = failedOrder ? againKey : orderKey;

  const refused = async (failure: unknown) => {
    key.failed(failure);
    trackFailure('payment', failure, { payment_type: mode });
    if (failedOrder && failure instanceof ApiError && failure.has('OrderTooLateError')) {
      toast.error(messageOf(failure));
      await cache.invalidateQueries();
      return navigate(`/orderdetails/${encodeURIComponent(failedOrder)}`);
    }
    setRefusal(refusalOf(failure));
    // Off the line a banner says so already; of the same order there is more to say than a toast holds.
    if (isOnline() && !refusalOf(failure).twin) toast.error(messageOf(failure));
    setPaying(false);
  };

  const send = async (paymentMode: Mode, confirmDuplicate: boolean, signal: AbortSignal) => {
    try {
      const order = failedOrder
        ? await payAgain(failedOrder, paymentMode, key.get(), signal)
        : await placeOrder({ paymentMode, cartId: details.code, confirmDuplicate }, key.get(), signal);
      track('add_payment_info', { payment_type: paymentMode, value: order.totalPriceWithTax?.value });
      key.renew();
      if (order.payment) goToPay(order.code, order.payment);
      else navigate(`/orderconfirmation?order=${encodeURIComponent(order.code)}`);
    } catch (failure) {
      if (!signal.aborted) await refused(failure);
    }
  };

  return {
    mode,
    failedOrder,
    isPaying,
    ...refusal,
    choose: (code: Mode) => {
      againKey.renew();
      chosenMode.set({ code: paidFor, mode: code });
      setMode(code);
    },
    pay: (confirmDuplicate: boolean) => {
      if (!mode) return setRefusal({ problem: text('payment.chooseOne') });
      setRefusal({ problem: '' });
      setPaying(true);
      delayed.start((signal) => send(mode, confirmDuplicate, signal));
    },
    /**
     * Whatever was ordered meanwhile is given again when the shopper goes on. So is a payment begun anew: by its key,
     * and as the order's own once the server says that it waits for one.
     */
    cancel: () => {
      delayed.stop();
      orderKey.renew();
      setPaying(false);
      if (failedOrder) void refresh(cache, anyPaymentDetails);
    },
  };
}
