import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { toast } from '@/shared/ui/toast';
import type { Order } from './api';
import { owesBalance } from './balance';
import { cancellation } from './rules';

/** What is cancelled of an order, what goes back for it, and sending it. */
export function useCancellation(order: Order, onDone: () => void) {
  const cache = useQueryClient();
  const entries = (order.entries ?? []).filter(({ cancellableQuantity }) => (cancellableQuantity ?? 0) > 0);
  const owes = owesBalance(order);
  /** Nothing is paid, or only a deposit: then all of it is cancelled or none. */
  const isWhole = owes || order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  const all = Object.fromEntries(entries.map((entry) => [entry.entryNumber, entry.cancellableQuantity ?? 0]));
  const [units, setUnits] = useState<Record<number, number>>(isWhole ? all : {});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const key = useIdempotencyKey();
  const path = { user: 'current', orderCode: order.code };
  const chosen = cancellation(units);
  const goesBack = !isWhole || owes;
  // The server alone knows what gifts, deals, licence and delivery come to.
  const preview = useQuery({
    queryKey: [order.code, 'cancellation', chosen],
    queryFn: ({ signal }) =>
      api.post('/users/{user}/orders/{orderCode}/cancellation/preview', {
        path,
        body: { cancellationRequestEntryInputs: chosen },
        signal,
      }),
    enabled: goesBack && !isBusy && chosen.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

  const send = async () => {
    if (chosen.length === 0) return setProblem(text('order.cancelNone'));
    setBusy(true);
    try {
      await api.post('/users/{user}/orders/{orderCode}/cancellation', {
        path,
        body: { cancellationRequestEntryInputs: chosen },
        idempotencyKey: key.get(),
      });
      await cache.invalidateQueries();
      toast.success(text('order.cancelled'));
      onDone();
    } catch (refused) {
      key.failed(refused);
      setProblem(messageOf(refused));
      setBusy(false);
    }
  };

  const choose = (wanted: Record<number, number>) => {
    key.renew();
    setProblem('');
    setUnits(wanted);
  };

  return {
    entries,
    owes,
    isWhole,
    units,
    isBusy,
    problem,
    goesBack,
    preview: {
      data: chosen.length > 0 ? preview.data : undefined,
      /** What goes back is not known yet. */
      isUncertain: goesBack && chosen.length > 0 && (preview.isFetching || !preview.data),
      problem: preview.isFetching ? undefined : preview.error,
      retry: () => void preview.refetch(),
    },
    choose: (entryNumber: number, quantity: number) => choose({ ...units, [entryNumber]: quantity }),
    chooseAll: () => choose(all),
    send: () => void send(),
  };
}
