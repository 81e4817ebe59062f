import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { MoveDialog } from '../ui/move-dialog';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { money } from '../ui/money';
import type { BadgeKind } from '../ui/parts';
import { Problem } from '../ui/states';
import { say } from '../ui/toast';
import type { Refund } from './words';

export const refundWords: Record<Refund['state'], readonly [string, BadgeKind]> = {
  needed: ['Will be sent', 'info'],
  sent: ['Sent', 'info'],
  done: ['Done', 'yes'],
  failed: ['Failed', 'bad'],
};

/** A refund the gateway did not take: tried again, or said to be sent by hand. */
export function RefundActs({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const path = { refundId: refund.id };
  const retry = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/refunds/{refundId}/retry', { path, idempotencyKey }),
    () => {
      say('It is tried again: the gateway is asked first whether it was heard.');
      onDone();
    },
  );
  const done = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/refunds/{refundId}/done', { path, idempotencyKey }),
    () => {
      setOpen(false);
      say(`${money(refund.amount)} was sent by hand: the customer is notified.`);
      onDone();
    },
  );
  if (refund.state !== 'failed' || !may('pay')) return null;
  return (
    <div className="fl">
      <Button busy={retry.busy} onClick={() => void retry.send()}>
        Try again
      </Button>
      <Button onClick={() => setOpen(true)}>Sent by hand</Button>
      <Problem problem={retry.problem} onReload={onDone} />
      {isOpen && (
        <MoveDialog
          title={`Refund of ${money(refund.amount)}, ${refund.orderCode}`}
          confirm={`I have sent ${money(refund.amount)}`}
          move={done}
          onSend={() => void done.send()}
          onClose={() => setOpen(false)}
          onReload={onDone}
        >
          <p>
            Send {money(refund.amount)} in the gateway&rsquo;s own pages first: {refund.gateway}, payment{' '}
            {refund.gatewayReference}. Then say so here, and the customer is notified.
          </p>
        </MoveDialog>
      )}
    </div>
  );
}
