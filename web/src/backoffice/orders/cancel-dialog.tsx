import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Previewed } from '../list/bulk';
import { MoveDialog } from '../ui/move-dialog';
import { Count, Field } from '../ui/fields';
import { money, less } from '../ui/money';
import { Facts, Segments } from '../ui/parts';
import { Note } from '../ui/states';
import {
  confirmWords,
  entriesOf,
  everything,
  keptAfter,
  unitsOf,
  type Cancelled,
  type Preview,
} from './cancel-rules';
import type { Changed } from './use-order';
import { partWords, type Order } from './words';

interface Props {
  order: Order;
  changed: Changed;
  reload: () => void;
  onClose: () => void;
}

/** The sums of this choice, from the server; nothing is done by asking. */
function usePreview(order: Order, cancelled: Cancelled) {
  const entries = entriesOf(cancelled);
  return useQuery<Preview, ApiError>({
    queryKey: ['cancellation', order.code, entries],
    queryFn: () =>
      api.post('/backoffice/api/orders/{orderCode}/cancellation/preview', {
        path: { orderCode: order.code },
        body: { entries },
      }),
    enabled: entries.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many of each, what goes back to the cent, and a button that says so. */
export function CancelDialog({ order, changed, reload, onClose }: Props) {
  const [cancelled, setCancelled] = useState<Cancelled>({});
  const [reason, setReason] = useState('');
  const preview = usePreview(order, cancelled);
  const units = unitsOf(cancelled);
  const sums = units > 0 ? preview.data : undefined;
  const all = everything(order);
  const isAll = units > 0 && units === unitsOf(all);
  const move = useMove(
    (expectedRefund: number, idempotencyKey) =>
      api.post('/backoffice/api/orders/{orderCode}/cancellation', {
        path: { orderCode: order.code },
        body: {
          entries: entriesOf(cancelled),
          expectedRefund,
          ...(reason.trim() && { reason: reason.trim() }),
        },
        idempotencyKey,
      }),
    (now: Order) => {
      onClose();
      changed(sums && sums.refund.value > 0 ? `Cancelled: ${money(sums.refund)} goes back.` : 'Cancelled.')(
        now,
      );
    },
  );
  const send = async () => {
    if (!sums) return;
    // Another sum than the one on the button is never sent: the new one is shown first.
    if (!(await move.send(sums.refund.value))) void preview.refetch();
  };
  return (
    <MoveDialog
      title={`Cancel items, ${order.code}`}
      confirm={units > 0 ? confirmWords(cancelled, sums) : 'Choose what is cancelled'}
      kind="bad"
      wide
      move={move}
      disabled={units === 0 || !sums || preview.isFetching || preview.isError}
      onSend={() => void send()}
      onClose={onClose}
      onReload={reload}
    >
      <Segments
        label="How much"
        value={isAll ? 'all' : 'some'}
        choices={[
          ['some', 'Some items'],
          ['all', 'All that is left'],
        ]}
        onChange={(how) => setCancelled(how === 'all' ? all : {})}
      />
      <Lines order={order} cancelled={cancelled} sums={sums} onChange={setCancelled} />
      <div className="g2">
        <div className="stack">
          <Note kind="warn">What is packed can only come back as a return.</Note>
          <Field
            label="Why? (optional)"
            hint="Kept with the order, and in the audit log."
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <Previewed
          asked={preview}
          className="pn"
          rows={4}
          idle={units === 0 && <p className="muted">Choose how many of each; the sum stands here.</p>}
        >
          {(answer) => <Sums order={order} sums={answer} />}
        </Previewed>
      </div>
    </MoveDialog>
  );
}

const Sums = ({ order, sums }: { order: Order; sums: Preview }) => (
  <Facts
    facts={[
      { name: 'Goods, as paid', value: money(sums.goods) },
      { name: 'Delivery', value: money(sums.delivery) },
      { name: 'TV licence', value: money(sums.licence) },
      { name: 'Withheld for gifts', value: less(sums.withheld) },
      { name: 'Goes back', value: money(sums.refund), total: true },
      { name: 'Still captured afterwards', value: money(keptAfter(order.money, sums)) },
    ]}
  />
);

interface LinesProps {
  order: Order;
  cancelled: Cancelled;
  sums: Preview | undefined;
  onChange: (cancelled: Cancelled) => void;
}

function Lines({ order, cancelled, sums, onChange }: LinesProps) {
  const statusOf = (code: string) =>
    partWords(order.parts.find((part) => part.code === code)?.status ?? 'WAITING').words;
  return (
    <div className="tw cardt">
      <table className="t">
        <caption className="sr">What may be cancelled</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">How many</th>
            <th scope="col" className="num">
              Goes back
            </th>
          </tr>
        </thead>
        <tbody>
          {order.entries.map(({ entry, name, part, units, cancellable, cancelled: gone, isGift }) => {
            const line = sums?.entries.find((each) => each.entry === entry);
            const chosen = cancelled[entry] ?? 0;
            return (
              <tr key={entry} className={line ? 'on' : undefined}>
                <td>
                  <b>{name}</b>
                  <small>
                    {part}, {statusOf(part).toLowerCase()}
                    {gone > 0 && `, ${gone} of ${units} cancelled`}
                  </small>
                </td>
                <td>
                  {cancellable === 0 ? (
                    <span className="muted tiny">Not any more</span>
                  ) : isGift ? (
                    <span className="muted tiny">
                      {line ? `${line.units} goes along` : 'A gift: goes with what earned it'}
                    </span>
                  ) : (
                    <Count
                      label={name}
                      value={chosen}
                      most={cancellable}
                      onChange={(value) => onChange({ ...cancelled, [entry]: value })}
                    />
                  )}
                </td>
                <td className="num r">
                  <b>{line ? money(line.value) : '–'}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
