import { Link } from '../address/address';
import { Icon } from '../ui/icon';
import { less, money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { whenOf } from '../ui/times';
import { Steps } from './steps';
import type { Changed } from './use-order';
import { partWords, type Order, type Part } from './words';

interface Props {
  order: Order;
  part: Part;
  number: number;
  isNext: boolean;
  changed: Changed;
  reload: () => void;
}

/** One consignment: where it is on its way, what is in it to the cent, and its next step. */
export function PartPanel({ order, part, number, isNext, changed, reload }: Props) {
  const { words, badge } = partWords(part.status);
  const title = order.parts.length > 1 ? `Part ${number} of ${order.parts.length}` : 'The whole order';
  return (
    <Panel
      title={`${title}, ${part.delivery === 'door' ? 'to the door' : 'to collect'}`}
      beside={<Badge kind={badge}>{words}</Badge>}
    >
      <p className="small muted">
        {part.code}, from <Link to={`/orders?store=${encodeURIComponent(part.store)}`}>{part.storeName}</Link>
        . {part.promise && <b>{part.promise}. </b>}
        {words} since {whenOf(part.since)}.
      </p>
      <Way part={part} />
      <Entries order={order} part={part} />
      <div className="fl part-acts">
        <Steps {...{ order, part, changed, reload, isNext }} />
        {part.status === 'READY' && (
          <Link
            className="btn xs plain"
            to={`/orders/slips?codes=${encodeURIComponent(order.code)}&part=${encodeURIComponent(part.code)}`}
          >
            Print slip
          </Link>
        )}
        <TrackingWords part={part} />
        {order.recipient && part.delivery === 'pickup' && (
          <span className="tiny muted">Collector: {order.recipient.name}.</span>
        )}
      </div>
    </Panel>
  );
}

function TrackingWords({ part: { tracking } }: { part: Part }) {
  if (!tracking || !(tracking.carrier || tracking.id)) return null;
  const words = [tracking.carrier, tracking.id].filter(Boolean).join(' ');
  return (
    <span className="tiny muted">
      {tracking.url && /^https?:\/\//i.test(tracking.url) ? (
        <a href={tracking.url} target="_blank" rel="noreferrer noopener">
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  );
}

/** The steps of this part: done in leaf, now in petrol, next in grey. */
function Way({ part }: { part: Part }) {
  const now = part.steps.indexOf(part.status);
  if (now < 0) return null;
  return (
    <ol className="steps" aria-label="The way of this part">
      {part.steps.map((step, n) => (
        <li
          key={step}
          className={n < now ? 'done' : n === now ? 'now' : ''}
          aria-current={n === now ? 'step' : undefined}
        >
          <span className="n">{n < now ? <Icon name="check" /> : n + 1}</span>
          <span>{partWords(step).words}</span>
        </li>
      ))}
    </ol>
  );
}

function Entries({ order, part }: { order: Order; part: Part }) {
  const entries = order.entries.filter((each) => each.part === part.code);
  const hasShares = entries.some(({ discount }) => discount.value !== 0);
  return (
    <div className="tw cardt">
      <table className="t">
        <caption className="sr">What is in {part.code}</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="num">
              Qty
            </th>
            <th scope="col" className="num hm">
              Each
            </th>
            {hasShares && (
              <th scope="col" className="num hm">
                Taken off
              </th>
            )}
            <th scope="col" className="num">
              Paid
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entry}>
              <td>
                <div className="th">
                  <span className="plate pic">
                    {entry.imageUrl && <img src={entry.imageUrl} alt="" width="32" height="32" />}
                  </span>
                  <span>
                    <a href={entry.url} target="_blank" rel="noreferrer">
                      {entry.name}
                    </a>
                    <small>
                      {entry.productCode}
                      {entry.isGift && ', gift'}
                      {entry.cancelled > 0 && `, ${entry.cancelled} cancelled`}
                      {entry.returned > 0 && `, ${entry.returned} returned`}
                    </small>
                  </span>
                </div>
              </td>
              <td className="num hm">{entry.units}</td>
              <td className="num hm">{money(entry.unitPrice)}</td>
              {hasShares && (
                <td
                  className="num hm"
                  title={entry.shares.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ')}
                >
                  {less(entry.discount)}
                </td>
              )}
              <td className="num r">
                <span className="only-card">{entry.units} × </span>
                {money(entry.total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
