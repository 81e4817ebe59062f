import { useEffect, useRef } from 'react';
import { Link, withSearch } from '../address/address';
import { Icon } from '../ui/icon';
import { money } from '../ui/money';
import { Segments } from '../ui/parts';
import { Bones, Empty, Note } from '../ui/states';
import { wordsOf } from '../api/words';
import { ageOf, isOlderThanADay } from '../ui/times';
import { kinds, type Case, type Kind } from './cases';
import { statuses, takens, type Asked, type useQueue } from './use-queue';

const kindWords: Record<Kind, string> = { returns: 'Returns', claims: 'Price beats', tickets: 'Tickets' };
const takenWords: Record<(typeof takens)[number], string> = { any: 'All', me: 'Mine', nobody: "Nobody's" };

interface Props {
  asked: Asked;
  queue: ReturnType<typeof useQueue>;
  /** Kind and number of what is open. */
  open: string;
  query: URLSearchParams;
  onAsk: (set: Record<string, string | undefined>) => void;
}

export const pathOf = ({ kind, id }: Pick<Case, 'kind' | 'id'>) => `/desk/${kind}/${encodeURIComponent(id)}`;

export function Queue({ asked, queue, open, query, onAsk }: Props) {
  return (
    <section className="pn np queue" aria-label="Queue">
      <div className="filters">
        <div className="fl">
          <Segments
            label="Whose"
            value={asked.taken}
            choices={takens.map((each) => [each, takenWords[each]] as const)}
            onChange={(taken) => onAsk({ taken: taken === 'any' ? undefined : taken })}
          />
        </div>
        <div className="fl">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={`chip f ${asked.kind === kind ? 'set' : ''}`}
              aria-pressed={asked.kind === kind}
              onClick={() => onAsk({ kind: asked.kind === kind ? undefined : kind })}
            >
              {kindWords[kind]} {queue.counts[kind] ?? ''}
            </button>
          ))}
        </div>
        <div className="fl">
          <select
            className="input"
            aria-label="Sorted by"
            value={asked.sort}
            onChange={({ target }) => onAsk({ sort: target.value === 'age' ? undefined : target.value })}
          >
            <option value="age">Longest waiting</option>
            <option value="value">Dearest</option>
          </select>
          <button
            type="button"
            className={`chip f ${asked.status === 'all' ? 'set' : ''}`}
            aria-pressed={asked.status === 'all'}
            onClick={() => onAsk({ status: asked.status === 'all' ? undefined : statuses[1] })}
          >
            Done too
          </button>
        </div>
      </div>
      {queue.problem && (
        <Note kind="bad" live>
          {wordsOf(queue.problem)}{' '}
          <button type="button" className="link" onClick={queue.retry}>
            Try again
          </button>
        </Note>
      )}
      {queue.isLoading ? <Bones rows={8} height={38} /> : <Rows {...{ asked, queue, open, query }} />}
    </section>
  );
}

function Rows({ asked, queue, open, query }: Omit<Props, 'onAsk'>) {
  if (queue.cases.length === 0 && !queue.problem)
    return <Empty>{asked.taken === 'me' ? 'You have taken nothing.' : 'Nothing waits here.'}</Empty>;
  return (
    <>
      <ul className="cases">
        {queue.cases.map((each) => (
          <Row
            key={`${each.kind}-${each.id}`}
            each={each}
            isOpen={open === `${each.kind}/${each.id}`}
            query={query}
          />
        ))}
      </ul>
      {queue.total > queue.cases.length && (
        <p className="tiny muted more">
          The first {queue.cases.length} of {queue.total}. Choose one kind, or decide these first.
        </p>
      )}
    </>
  );
}

function Row({ each, isOpen, query }: { each: Case; isOpen: boolean; query: URLSearchParams }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const late = isOlderThanADay(each.since);
  return (
    <li ref={row}>
      <Link to={withSearch(pathOf(each), query)} aria-current={isOpen ? 'true' : undefined}>
        <Icon name={each.icon} />
        <span className="grow">
          <b className="ell">{each.title}</b>
          <span className="ell muted tiny">
            {each.about}
            {each.firstAgreed && ', needs a second person'}
            {each.takenBy && `, ${each.takenBy}`}
          </span>
        </span>
        <span className="beside">
          <span className={late ? 'late' : 'muted'}>{ageOf(each.since)}</span>
          {each.value && <b>{money(each.value)}</b>}
        </span>
      </Link>
    </li>
  );
}
