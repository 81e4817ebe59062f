import { useState } from 'react';
import { Link, useQueryState, withSearch } from '../address/address';
import { api } from '../api/client';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Notes } from '../notes/notes';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Badge, Log, Panel, Segments } from '../ui/parts';
import { Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { CustomerFacts, linesOf, MoneyFacts } from './blocks';
import { CancelDialog } from './cancel-dialog';
import { PartPanel } from './part-panel';
import { Payments } from './payments';
import { Steps } from './steps';
import { useOrder, type Changed } from './use-order';
import { nextOf, partWords, paymentWords, statusesOf, type Order } from './words';

/** One order, whole: its parts and their next steps, money, people, notes and what happened. */
export function Screen({ params }: { params: Record<string, string> }) {
  const code = params.order ?? '';
  const { shopName } = useHere();
  const [query] = useQueryState();
  const { query: order, changed, reload } = useOrder(code);
  return (
    <>
      <title>{`Order ${code} | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small no-print">
        <Link to={withSearch('/orders', query)}>Orders</Link> / {code}
      </nav>
      <Loaded query={order}>{(data) => <OrderShown order={data} changed={changed} reload={reload} />}</Loaded>
    </>
  );
}

interface ShownProps {
  order: Order;
  changed: Changed;
  reload: () => void;
}

function OrderShown({ order, changed, reload }: ShownProps) {
  const may = useMay();
  const [isCancelling, setCancelling] = useState(false);
  const [next] = nextOf(order);
  useShortcuts('This order', [
    order.isCancellable && { keys: 'r', what: 'Cancel items', run: () => setCancelling(true) },
  ]);
  return (
    <>
      <Head order={order} onCancel={() => setCancelling(true)} />
      <div className="split s2 order-columns">
        <div className="stack t16">
          {order.parts.map((part, n) => (
            <PartPanel
              key={part.code}
              number={n + 1}
              isNext={part.code === next?.part.code}
              {...{ order, part, changed, reload }}
            />
          ))}
          <Happened order={order} />
        </div>
        <aside className="stack t16" aria-label="Money and people">
          <Panel title="Money">
            <MoneyFacts order={order} />
          </Panel>
          <Payments {...{ order, changed, reload }} />
          <Panel title="Customer" className="t8">
            <CustomerFacts order={order} mayOpen={may('seeCustomers')} />
          </Panel>
          <Notes
            about={`order-${order.code}`}
            notes={order.notes}
            mayWrite={may('note')}
            write={(text, idempotencyKey) =>
              api.post('/backoffice/api/orders/{orderCode}/notes', {
                path: { orderCode: order.code },
                body: { text },
                idempotencyKey,
              })
            }
            onNoted={reload}
          />
          {may('contact') && order.documents.length > 0 && <Documents order={order} />}
        </aside>
      </div>
      {next && (
        <div className="bar-b no-print">
          <Steps {...{ order, changed, reload }} part={next.part} inBar />
        </div>
      )}
      {isCancelling && <CancelDialog {...{ order, changed, reload }} onClose={() => setCancelling(false)} />}
    </>
  );
}

const Head = ({ order, onCancel }: { order: Order; onCancel: () => void }) => (
  <div className="hd">
    <div className="ti">
      <h1>Order {order.code}</h1>
      <Badge kind={paymentWords(order).badge}>{paymentWords(order).words}</Badge>
      {statusesOf(order.parts).map((status) => (
        <Badge key={status} kind={partWords(status).badge}>
          {partWords(status).words}
        </Badge>
      ))}
      {order.isPreOrder && <Badge>Pre-order</Badge>}
      <span className="muted">
        Placed {whenOf(order.placedAt)}, {order.channel}
      </span>
    </div>
    <div className="fl acts">
      {order.isCancellable && (
        <Button kind="danger" icon="ret" keys="R" onClick={onCancel}>
          Cancel items
        </Button>
      )}
    </div>
  </div>
);

const seen = ['all', 'staff', 'money'] as const;
const seenWords: Record<(typeof seen)[number], string> = { all: 'All', staff: 'People', money: 'Money' };

function Happened({ order }: { order: Order }) {
  const [which, setWhich] = useState<(typeof seen)[number]>('all');
  const events = order.events.filter(({ kind }) => which === 'all' || kind === which);
  return (
    <Panel
      title="What happened"
      className="t8"
      beside={
        <Segments
          label="Which"
          value={which}
          choices={seen.map((each) => [each, seenWords[each]])}
          onChange={setWhich}
        />
      }
    >
      {events.length === 0 ? (
        <p className="muted">Nothing of this kind yet.</p>
      ) : (
        <Log lines={linesOf({ ...order, events })} />
      )}
    </Panel>
  );
}

const documentNames: Record<Order['documents'][number]['type'], string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
};

const Documents = ({ order }: { order: Order }) => (
  <Panel title="Documents" className="t8">
    <ul className="stack t4">
      {order.documents.map(({ number, type, part, url }) => (
        <li key={number} className="ii">
          <Icon name="invoice" size="xs" />
          <a href={url} download>
            {documentNames[type]} {number}
          </a>
          <span className="tiny muted">{part}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
