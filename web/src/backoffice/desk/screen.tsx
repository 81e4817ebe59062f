import { go, Link, oneOf, useQueryState, withSearch } from '../address/address';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Empty } from '../ui/states';
import { isOlderThanADay } from '../ui/times';
import { ClaimCase } from './claim-case';
import { kinds, waitingWords, type Kind } from './cases';
import { pathOf, Queue } from './queue';
import { ReturnCase } from './return-case';
import { TicketCase } from './ticket-case';
import { statuses, takens, useQueue } from './use-queue';

const detailOf: Record<Kind, React.ComponentType<{ id: string }>> = {
  returns: ReturnCase,
  claims: ClaimCase,
  tickets: TicketCase,
};

const isKind = (kind: string | undefined): kind is Kind => kinds.some((each) => each === kind);

/** Returns, price beats and tickets in one place: the queue, what is open, and what stands round it. */
export function Screen({ params }: { params: Record<string, string> }) {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const asked = {
    kind: oneOf(['any', ...kinds], query.get('kind')),
    taken: oneOf(takens, query.get('taken')),
    sort: oneOf(['age', 'value'], query.get('sort')),
    status: oneOf(statuses, query.get('status')),
  };
  const queue = useQueue(asked);
  const { kind, id } = params;
  const open = isKind(kind) && id ? { kind, id } : undefined;
  const at = queue.cases.findIndex((each) => each.kind === open?.kind && each.id === open.id);
  const step = (by: number) => {
    const next = queue.cases[Math.min(queue.cases.length - 1, Math.max(0, at + by))];
    if (next) go(withSearch(pathOf(next), query));
  };
  useShortcuts('Service desk', [
    { keys: 'j', what: 'Next case', run: () => step(1) },
    { keys: 'k', what: 'Case before', run: () => step(-1) },
    { keys: 'Escape', what: 'Back to the queue', run: () => go(withSearch('/desk', query)) },
  ]);
  const late = queue.cases.filter(({ since }) => isOlderThanADay(since)).length;
  const Detail = open && detailOf[open.kind];
  return (
    <>
      <title>{`Service desk | ${shopName} back office`}</title>
      {open && (
        <nav aria-label="Where this is" className="small narrow-only">
          <Link to={withSearch('/desk', query)}>Service desk</Link> / {open.id}
        </nav>
      )}
      <div className={`hd ${open ? 'with-open' : ''}`}>
        <div className="ti">
          <h1>Service desk</h1>
          <span className="muted" role="status">
            {queue.isLoading ? '' : waitingWords(queue.total, late)}
          </span>
        </div>
        <p className="keys" aria-hidden="true">
          <span>
            <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> next case
          </span>
          <span>
            <kbd className="kbd">T</kbd> take it
          </span>
        </p>
      </div>
      <div className={`desk-columns ${open ? 'has-open' : ''}`}>
        <Queue
          asked={asked}
          queue={queue}
          query={query}
          open={open ? `${open.kind}/${open.id}` : ''}
          onAsk={ask}
        />
        {Detail && open ? (
          <Detail key={`${open.kind}-${open.id}`} id={open.id} />
        ) : (
          <div className="pn wide-only">
            <Empty>Choose a case from the queue, or press J for the first.</Empty>
          </div>
        )}
      </div>
    </>
  );
}
