import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { MoveDialog } from '../ui/move-dialog';
import { useMay } from '../frame/staff-context';
import { Area } from '../ui/fields';
import { money } from '../ui/money';
import { Badge, Panel, type BadgeKind } from '../ui/parts';
import { Note } from '../ui/states';
import { whenOf } from '../ui/times';
import { RefundActs, refundWords } from './refund-acts';
import type { Changed } from './use-order';
import type { Order } from './words';

type Payment = Order['payments'][number];

const states: Record<Payment['state'], readonly [string, BadgeKind]> = {
  created: ['Begun', 'fact'],
  redirected: ['At the gateway', 'fact'],
  pending: ['Pending', 'warn'],
  succeed: ['Captured', 'yes'],
  failed: ['Failed', 'bad'],
  part_refunded: ['Partly refunded', 'info'],
  refunded: ['Refunded', 'fact'],
};

const partNames: Record<Payment['part'], string> = { whole: '', deposit: ', deposit', balance: ', balance' };

/** Payments, what is in doubt about them, and money on its way back. */
export function Payments({ order, changed, reload }: { order: Order; changed: Changed; reload: () => void }) {
  return (
    <Panel title="Payments and refunds" className="t8">
      {order.payments.length === 0 && <p className="muted">Nothing was paid yet.</p>}
      {order.payments.map((payment) => (
        <div key={payment.reference} className="ph">
          <span>
            {payment.mode}
            {partNames[payment.part]}
            <span className="tiny muted line">
              {payment.reference}, {whenOf(payment.at)}
              {payment.failure && `. ${payment.failure}`}
            </span>
          </span>
          <span className="ends">
            <b className="num nw">{money(payment.amount)}</b>
            <Badge kind={states[payment.state][1]}>{states[payment.state][0]}</Badge>
          </span>
        </div>
      ))}
      {order.doubts.map((doubt) => (
        <Doubt key={doubt.id} {...{ order, doubt, changed, reload }} />
      ))}
      {order.refunds.map((refund) => (
        <div key={refund.id} className="stack t4">
          <div className="ph">
            <span>
              Refund: {refund.reason}
              <span className="tiny muted line">
                {whenOf(refund.askedAt)}
                {refund.answer && `. ${refund.answer}`}
              </span>
            </span>
            <span className="ends">
              <b className="num nw">{money(refund.amount)}</b>
              <Badge kind={refundWords[refund.state][1]}>{refundWords[refund.state][0]}</Badge>
            </span>
          </div>
          <RefundActs refund={refund} onDone={reload} />
        </div>
      ))}
    </Panel>
  );
}

const doubtWords: Record<Order['doubts'][number]['what'], string> = {
  wrongAmount: 'Another amount was paid than was due',
  takenBack: 'The payment was taken back',
};

interface DoubtProps {
  order: Order;
  doubt: Order['doubts'][number];
  changed: Changed;
  reload: () => void;
}

function Doubt({ order, doubt, changed, reload }: DoubtProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const move = useMove(
    (why: string) =>
      api.post('/backoffice/api/orders/{orderCode}/doubts/{doubtId}/settle', {
        path: { orderCode: order.code, doubtId: doubt.id },
        body: { reason: why },
      }),
    (now: Order) => {
      setOpen(false);
      changed('Put right: the order leaves the doubtful ones.')(now);
    },
  );
  if (doubt.settledAt)
    return (
      <p className="tiny muted">
        {doubtWords[doubt.what]} ({doubt.reference}). Put right by {doubt.settledBy},{' '}
        {whenOf(doubt.settledAt)}: {doubt.reason}
      </p>
    );
  return (
    <Note kind="bad">
      {doubtWords[doubt.what]} ({doubt.reference}, {whenOf(doubt.at)}). Look at it in the gateway&rsquo;s own
      pages.{' '}
      {may('pay') && (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          It is put right
        </button>
      )}
      {isOpen && (
        <MoveDialog
          title="It is put right"
          confirm="Say that it is put right"
          move={move}
          disabled={!reason.trim()}
          onSend={() => void move.send(reason.trim())}
          onClose={() => setOpen(false)}
          onReload={reload}
        >
          <Area
            label="What was done?"
            hint="Nothing is paid by this. It lands in the audit log."
            maxLength={300}
            data-first=""
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </MoveDialog>
      )}
    </Note>
  );
}
