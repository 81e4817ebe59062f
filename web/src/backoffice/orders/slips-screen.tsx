import { useQueries } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { barsOf } from '@/shared/ui/code39';
import { Link, useQueryState } from '../address/address';
import { queryOf } from '../api/query';
import { wordsOf } from '../api/words';
import { useHere } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Bones, Empty, Note } from '../ui/states';
import type { Order, Part } from './words';

/** So many at a time: each opening stands in the audit. */
const most = 50;

/** Slips of what is to be packed, one part a sheet. */
export function Screen() {
  const { shopName } = useHere();
  const [query] = useQueryState();
  const codes = [...new Set((query.get('codes') ?? '').split(',').filter(Boolean))].slice(0, most);
  const only = query.get('part');
  const orders = useQueries({
    queries: codes.map((orderCode) =>
      queryOf(apiPath('/backoffice/api/orders/{orderCode}', { path: { orderCode } })),
    ),
  });
  const slips = orders.flatMap(({ data }) =>
    (data?.parts ?? [])
      .filter(({ code, status }) => (only ? code === only : status === 'READY'))
      .map((part) => ({ order: data!, part })),
  );
  const isLoading = orders.some(({ isPending }) => isPending);
  const failed = orders.find(({ isError }) => isError);
  return (
    <>
      <title>{`Picking slips | ${shopName} back office`}</title>
      <div className="hd no-print">
        <div className="ti">
          <h1>Picking slips</h1>
          <span className="muted">{isLoading ? '' : `${slips.length} to pack`}</span>
        </div>
        <div className="fl acts">
          <Link className="btn xs plain" to="/orders?view=toPack">
            Back to what is to pack
          </Link>
          <Button
            kind="pri"
            icon="invoice"
            disabled={isLoading || slips.length === 0}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      {failed?.error && (
        <Note kind="bad" live>
          {wordsOf(failed.error)}
        </Note>
      )}
      {isLoading && <Bones />}
      {!isLoading && slips.length === 0 && !failed && (
        <div className="pn">
          <Empty>Nothing of these orders is to be packed any more.</Empty>
        </div>
      )}
      {slips.map(({ order, part }) => (
        <Slip key={part.code} order={order} part={part} />
      ))}
    </>
  );
}

function Bars({ code }: { code: string }) {
  const drawn = barsOf(code);
  if (!drawn) return null;
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${drawn.width} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {drawn.bars.map(([left, width]) => (
        <rect key={left} x={left} width={width} height={40} />
      ))}
    </svg>
  );
}

function Slip({ order, part }: { order: Order; part: Part }) {
  const entries = order.entries.filter((each) => each.part === part.code && each.units > each.cancelled);
  const name =
    part.delivery === 'pickup'
      ? (order.recipient?.name ?? order.customer.name)
      : (order.deliverTo?.name ?? order.customer.name);
  return (
    <section className="pn slip stack" aria-label={`Slip ${part.code}`}>
      <div className="ph">
        <div>
          <h2>{part.code}</h2>
          <p>
            {part.storeName}, {part.delivery === 'pickup' ? 'to collect' : 'to the door'}
            {part.promise && `. ${part.promise}`}
          </p>
        </div>
        <Bars code={part.code} />
      </div>
      <p>
        <b>{name}</b>
        {part.delivery === 'door' &&
          order.deliverTo &&
          `, ${[...order.deliverTo.lines, order.deliverTo.town, order.deliverTo.postalCode].filter(Boolean).join(', ')}`}
      </p>
      {order.deliverTo?.instructions && part.delivery === 'door' && <p>“{order.deliverTo.instructions}”</p>}
      <table className="t">
        <caption className="sr">What goes into {part.code}</caption>
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col" className="num">
              Units
            </th>
            <th scope="col">Code</th>
            <th scope="col">Item</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ entry, productCode, name: item, units, cancelled, isGift }) => (
            <tr key={entry}>
              <td>
                <span className="tick-box" aria-hidden="true" />
                <span className="sr">Not yet</span>
              </td>
              <td className="num">
                <b>{units - cancelled}</b>
              </td>
              <td>{productCode}</td>
              <td>
                {item}
                {isGift && ' (gift)'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.notes.map(({ number, text, by }) => (
        <p key={number} className="small">
          Note: {text} ({by})
        </p>
      ))}
    </section>
  );
}
