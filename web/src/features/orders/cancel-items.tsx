import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { Quantity } from '@/shared/ui/quantity';
import { toast } from '@/shared/ui/toast';
import type { Order } from './api';
import { GoesBack, type Preview } from './goes-back';
import { EntryPictures } from './entry-pictures';
import { owesBalance } from './balance';
import { cancellation } from './rules';
import styles from './orders.module.css';

/** Takes back what nobody has begun to pack; the money goes back by itself. */
export function CancelItems({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  if (!order.cancellable) return null;
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        {text('order.cancel')}
      </Button>
      {open && <Choice order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function Choice({ order, onClose }: { order: Order; onClose: () => void }) {
  const cache = useQueryClient();
  const entries = (order.entries ?? []).filter(({ cancellableQuantity }) => (cancellableQuantity ?? 0) > 0);
  const owes = owesBalance(order);
  const whole = owes || order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  const all = Object.fromEntries(entries.map((entry) => [entry.entryNumber, entry.cancellableQuantity ?? 0]));
  const [units, setUnits] = useState<Record<number, number>>(whole ? all : {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const key = useIdempotencyKey();
  const choose = (chosen: Record<number, number>) => {
    key.renew();
    setProblem('');
    setUnits(chosen);
  };
  const path = `/users/current/orders/${encodeURIComponent(order.code)}/cancellation`;
  const chosen = cancellation(units);
  // The server alone knows what gifts, deals, licence and delivery come to.
  const preview = useQuery({
    queryKey: [`${path}/preview`, chosen],
    queryFn: ({ signal }) =>
      api.post<Preview>(`${path}/preview`, { cancellationRequestEntryInputs: chosen }, { signal }),
    enabled: (!whole || owes) && !busy && chosen.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isUncertain = (!whole || owes) && chosen.length > 0 && (preview.isFetching || !preview.data);
  const send = async () => {
    if (chosen.length === 0) return setProblem(text('order.cancelNone'));
    setBusy(true);
    try {
      await api.post<Order>(path, { cancellationRequestEntryInputs: chosen }, { idempotencyKey: key.get() });
      await cache.invalidateQueries();
      toast.success(text('order.cancelled'));
      onClose();
    } catch (refused) {
      key.failed(refused);
      setProblem(messageOf(refused));
      setBusy(false);
    }
  };
  return (
    <Modal title={text('order.cancelTitle')} onClose={onClose}>
      <div className="stack">
        <p>
          {owes
            ? text('preOrder.depositReturned')
            : whole
              ? text('order.cancelWholeUnpaid')
              : text('order.cancelText')}
        </p>
        {order.cancelTakesGifts && !whole && <p>{text('order.cancelGifts')}</p>}
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        <ul className={styles.entries}>
          {entries.map(({ entryNumber, product, cancellableQuantity }) => (
            <li key={entryNumber}>
              <EntryPictures products={[product]} />
              <b>{product.name}</b>
              {whole ? (
                <b className="tnum">{cancellableQuantity}</b>
              ) : (
                <span className={styles.howMany}>
                  <span className="small muted">
                    {text('order.cancelHowMany', { count: cancellableQuantity ?? 0 })}
                  </span>
                  <Quantity
                    min={0}
                    max={cancellableQuantity}
                    value={units[entryNumber] ?? 0}
                    of={text('order.cancelUnits', { name: product.name })}
                    onChange={(quantity) => choose({ ...units, [entryNumber]: quantity })}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
        {!whole && (
          <Button kind="plain" size="small" onClick={() => choose(all)}>
            {text('order.cancelAll')}
          </Button>
        )}
        {(!whole || owes) && (
          <GoesBack
            entries={order.entries ?? []}
            preview={chosen.length > 0 ? preview.data : undefined}
            isUncertain={isUncertain}
            problem={preview.isFetching ? undefined : preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        <Button kind="danger" wide busy={busy} disabled={isUncertain && !busy} onClick={() => void send()}>
          {whole ? text('order.cancelWhole') : text('order.cancelSend')}
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          {text('order.cancelKeep')}
        </Button>
      </div>
    </Modal>
  );
}
