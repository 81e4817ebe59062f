import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { changeOfMind, useConfig } from '@/shared/session/shop-terms';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryNote } from '@/shared/ui/retry-note';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { useReturns, type ReturnFilter } from './api';
import { ReturnCard } from './return-card';
import styles from './returns.module.css';

const filters = (): [ReturnFilter | undefined, string][] => [
  [undefined, text('history.all')],
  ['open', text('return.filterOpen')],
  ['refunded', text('return.filterRefunded')],
  ['fail', text('return.filterFail')],
];

/** A customer's returns, the latest first; the filter lives in the address. */
export function ReturnList({ creditNote }: { creditNote: (number: string) => ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const filter = filters().find(([value]) => value === search.get('status'))?.[0];
  const returns = useReturns(filter);
  const found = returns.data?.pages.flatMap((page) => page.returnRequests) ?? [];
  const count = returns.data?.pages[0]?.pagination.totalResults ?? 0;
  return (
    <div className={styles.main}>
      <div className={styles.filters} role="group" aria-label={text('history.byStatus')}>
        {filters().map(([value, label]) => (
          <Button
            key={label}
            size="small"
            kind={filter === value ? 'primary' : 'secondary'}
            aria-pressed={filter === value}
            onClick={() => setSearch(new URLSearchParams(value ? { status: value } : {}))}
          >
            {label}
          </Button>
        ))}
      </div>
      {returns.isPending && <PageSkeleton />}
      {returns.isError && !returns.isFetchNextPageError && (
        <RetryNote problem={returns.error} onRetry={() => void returns.refetch()} />
      )}
      {returns.isSuccess && found.length === 0 && <NoReturns isFiltered={filter !== undefined} />}
      {found.length > 0 && (
        <p className="small muted" role="status">
          {count === 1 ? text('return.countOne') : text('return.count', { count })}
        </p>
      )}
      {found.map((each) => (
        <ReturnCard key={each.code} found={each} creditNote={creditNote} />
      ))}
      {returns.isFetchNextPageError && (
        <RetryNote problem={returns.error} onRetry={() => void returns.fetchNextPage()} />
      )}
      {returns.hasNextPage && !returns.isFetchNextPageError && (
        <Button
          kind="secondary"
          busy={returns.isFetchingNextPage}
          onClick={() => void returns.fetchNextPage()}
        >
          {text('return.more')}
        </Button>
      )}
    </div>
  );
}

function NoReturns({ isFiltered }: { isFiltered: boolean }) {
  const mayChange = changeOfMind(useConfig());
  return isFiltered ? (
    <p className="muted" role="status">
      {text('return.noneLikeThis')}
    </p>
  ) : (
    <Empty
      drawing="orders"
      level={2}
      title={text('return.none')}
      action={<ButtonLink href="/orderhistory/neworders">{text('return.seeOrders')}</ButtonLink>}
    >
      {text('return.noneText', { changeOfMind: mayChange })}
    </Empty>
  );
}
