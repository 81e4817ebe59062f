import { Link } from '../address/address';
import { IconButton } from '../ui/button';
import { counted, money } from '../ui/money';
import { Facts, Log } from '../ui/parts';
import { Bones, Loaded, Note } from '../ui/states';
import { linesOf } from './blocks';
import { Steps } from './steps';
import { useOrder } from './use-order';
import { nextOf, type Order } from './words';

interface Props {
  code: string;
  openPath: string;
  onStep: (by: number) => void;
  onClose: () => void;
}

/** One order beside the list: facts, money, the next step, the last three events. */
export function Peek({ code, openPath, onStep, onClose }: Props) {
  const { query, changed, reload } = useOrder(code);
  return (
    <aside className="pn det stack" aria-label={`Order ${code}`}>
      <div className="ph">
        <h2>{code}</h2>
        <span className="fl">
          <IconButton label="Order before" icon="up" onClick={() => onStep(-1)} />
          <IconButton label="Next order" icon="dn" onClick={() => onStep(1)} />
          <IconButton label="Close" icon="x" onClick={onClose} />
        </span>
      </div>
      <Loaded query={query} bones={<Bones rows={8} />}>
        {(order) => (
          <>
            <div>
              <b>{order.customer.name}</b>{' '}
              <span className="tiny muted">{counted(order.customer.orders, 'order')}</span>
              <br />
              <span className="muted">
                {[order.customer.phone, order.customer.email].filter(Boolean).join(', ')}
              </span>
            </div>
            <Promise order={order} />
            <ul className="stack t8">
              {order.entries.map(({ entry, name, units, unitPrice, imageUrl }) => (
                <li key={entry} className="th">
                  <span className="plate pic">
                    {imageUrl && <img src={imageUrl} alt="" width="32" height="32" />}
                  </span>
                  <span>
                    <b>{name}</b>
                    <small>
                      {units} × {money(unitPrice)}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
            <Facts
              facts={[
                { name: 'Goods', value: money(order.money.goods) },
                { name: 'Total', value: money(order.money.total) },
                { name: 'Captured', value: money(order.money.captured), total: true },
              ]}
            />
            <div className="fl">
              {nextOf(order)
                .slice(0, 1)
                .map(({ part }) => (
                  <Steps key={part.code} isNext {...{ order, part, changed, reload }} />
                ))}
              <Link className="btn xs plain" to={openPath}>
                Open
              </Link>
            </div>
            <hr className="rule" />
            <Log lines={linesOf(order).slice(0, 3)} />
          </>
        )}
      </Loaded>
    </aside>
  );
}

function Promise({ order }: { order: Order }) {
  const [next] = nextOf(order);
  if (!next) return null;
  const { part, number } = next;
  return (
    <Note>
      {order.parts.length > 1 && `Part ${number} of ${order.parts.length}: `}
      {part.promise ?? part.statusText}. {part.storeName}
      {order.recipient && part.delivery === 'pickup' && `. Collector: ${order.recipient.name}`}
    </Note>
  );
}
