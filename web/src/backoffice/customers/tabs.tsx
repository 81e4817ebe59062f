import { Link } from '../address/address';
import { api } from '../api/client';
import { useMay } from '../frame/staff-context';
import { Notes } from '../notes/notes';
import { money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { Empty } from '../ui/states';
import { whenOf } from '../ui/times';
import { partWords, paymentWords, statusesOf } from '../orders/words';
import { DataPanel } from './data-panel';
import type { Reasoned } from './reason-dialog';
import type { Changed } from './use-customer';
import { deviceWords, purposeWords, sourceWords, type Customer, type Tab } from './words';

interface Props {
  tab: Tab;
  customer: Customer;
  changed: Changed;
  reload: () => void;
  onDo: (what: Reasoned) => void;
}

export function TabShown({ tab, customer, changed, reload, onDo }: Props) {
  switch (tab) {
    case 'data':
      return (
        <>
          <Consents customer={customer} />
          <DataPanel {...{ customer, changed, reload, onDo }} />
        </>
      );
    case 'addresses':
      return <Addresses customer={customer} />;
    case 'visits':
      return <Visits customer={customer} />;
    case 'notes':
      return <CustomerNotes customer={customer} onNoted={reload} />;
    default:
      return <Orders customer={customer} />;
  }
}

const Orders = ({ customer: { latestOrders, orders } }: { customer: Customer }) =>
  !latestOrders || latestOrders.length === 0 ? (
    <div className="pn">
      <Empty>{orders === 0 ? 'No order yet.' : 'Orders are not for your role.'}</Empty>
    </div>
  ) : (
    <div className="pn np tw cardt">
      <table className="t nw">
        <caption className="sr">Latest orders</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed</th>
            <th scope="col">Status</th>
            <th scope="col">Payment</th>
            <th scope="col" className="num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {latestOrders.map((order) => (
            <tr key={order.code}>
              <td>
                <Link to={`/orders/${encodeURIComponent(order.code)}`}>{order.code}</Link>
              </td>
              <td>{whenOf(order.placedAt)}</td>
              <td>
                <span className="badges">
                  {statusesOf(order.parts).map((status) => (
                    <Badge key={status} kind={partWords(status).badge}>
                      {partWords(status).words}
                    </Badge>
                  ))}
                </span>
              </td>
              <td>
                <Badge kind={paymentWords(order).badge}>{paymentWords(order).words}</Badge>
              </td>
              <td className="num r">{money(order.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

const Consents = ({ customer: { consents } }: { customer: Customer }) => (
  <Panel title="Consent ledger" className="t8">
    <p className="muted">Lines are only ever added. What counts is the newest of each.</p>
    {consents.length === 0 ? (
      <Empty>Nothing was agreed to or refused yet.</Empty>
    ) : (
      <div className="tw cardt">
        <table className="t">
          <caption className="sr">Consents</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What for</th>
              <th scope="col">Said</th>
              <th scope="col">Where</th>
              <th scope="col">Words shown</th>
            </tr>
          </thead>
          <tbody>
            {consents.map(({ at, purpose, granted, source, channel, wording }, n) => (
              <tr key={n}>
                <td>{whenOf(at)}</td>
                <td>{purposeWords(purpose)}</td>
                <td>
                  <Badge kind={granted ? 'yes' : 'fact'}>{granted ? 'Yes' : 'No'}</Badge>
                </td>
                <td>
                  {sourceWords(source)}, {channel}
                </td>
                <td className="small">{wording}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Panel>
);

const Addresses = ({ customer: { addresses } }: { customer: Customer }) => (
  <Panel title="Addresses" className="t8">
    {addresses.length === 0 ? (
      <Empty>No address is saved.</Empty>
    ) : (
      addresses.map(({ name, phone, lines, isDefault }, n) => (
        <div key={n}>
          <b>{name}</b> {isDefault && <Badge>Default</Badge>}
          {lines.map((line, each) => (
            <span key={each} className="line">
              {line}
            </span>
          ))}
          {phone && <span className="line muted">{phone}</span>}
        </div>
      ))
    )}
  </Panel>
);

function Visits({ customer: { visits } }: { customer: Customer }) {
  const may = useMay();
  return (
    <Panel title="Where they are signed in" className="t8">
      {visits.length === 0 ? (
        <Empty>Nowhere at the moment.</Empty>
      ) : (
        <div className="tw cardt">
          <table className="t">
            <caption className="sr">Sessions</caption>
            <thead>
              <tr>
                <th scope="col">Device</th>
                <th scope="col">Shops from</th>
                <th scope="col">Since</th>
                <th scope="col">Last seen</th>
              </tr>
            </thead>
            <tbody>
              {visits.map((visit, n) => (
                <tr key={n}>
                  <td>
                    {deviceWords(visit)} {visit.isNew && <Badge kind="warn">New device</Badge>}
                  </td>
                  <td>{visit.place ?? <span className="muted">not known</span>}</td>
                  <td>{whenOf(visit.since)}</td>
                  <td>{whenOf(visit.lastSeenAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {may('customers') && visits.length > 0 && (
        <p className="muted">“Sign out everywhere” above ends all of them.</p>
      )}
    </Panel>
  );
}

function CustomerNotes({ customer: { id, notes }, onNoted }: { customer: Customer; onNoted: () => void }) {
  const may = useMay();
  if (notes.length === 0 && !may('customers'))
    return (
      <div className="pn">
        <Empty>No note yet.</Empty>
      </div>
    );
  return (
    <Notes
      about={`customer-${id}`}
      notes={notes}
      mayWrite={may('customers')}
      write={(text, idempotencyKey) =>
        api.post('/backoffice/api/customers/{customerId}/notes', {
          path: { customerId: id },
          body: { text },
          idempotencyKey,
        })
      }
      onNoted={onNoted}
    />
  );
}
