import { Link } from '../address/address';
import { Badge } from '../ui/parts';
import { Empty } from '../ui/states';
import { healthOf, wantedWords, webhookPath, type Webhook } from './words';

interface Props {
  rows: readonly Webhook[];
  current: Webhook | undefined;
  isFull: boolean;
}

/** The endpoints, each with how it does. */
export const List = ({ rows, current, isFull }: Props) => (
  <section className="stack" aria-label="All endpoints">
    {rows.length === 0 ? (
      <div className="pn">
        <Empty>
          Nobody is notified of anything yet. An endpoint is an address of another system that takes events.
        </Empty>
      </div>
    ) : (
      <div className="pn np tw cardt endpoints">
        <table className="t">
          <caption className="sr">Endpoints</caption>
          <thead>
            <tr>
              <th scope="col">Endpoint</th>
              <th scope="col">Events</th>
              <th scope="col">How it does</th>
              <th scope="col" className="num">
                Waiting
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} isOpen={row === current} />
            ))}
          </tbody>
        </table>
      </div>
    )}
    {isFull && <p className="muted small">There can be no more endpoints than these.</p>}
  </section>
);

function Row({ row, isOpen }: { row: Webhook; isOpen: boolean }) {
  const [words, kind] = healthOf(row);
  return (
    <tr className={isOpen ? 'cur' : undefined} aria-current={isOpen || undefined}>
      <td className="whole">
        <Link to={webhookPath(row.number)}>{row.name}</Link>
        <small className="break">{row.url}</small>
      </td>
      <td data-label="Events">{wantedWords(row.events)}</td>
      <td className="r">
        <Badge kind={kind}>{words}</Badge>
      </td>
      <td className="num" data-label="Waiting">
        {row.waiting}
      </td>
    </tr>
  );
}
