import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountFrame } from '@/features/account/account-frame';
import { historyPath } from '@/features/orders/api';
import { OrderCard } from '@/features/orders/order-card';
import { historyQuery, monthsUntil, recentTimes, type StatusGroup } from '@/features/orders/rules';
import styles from '@/features/orders/orders.module.css';
import { WhichOrders } from '@/features/orders/which-orders';
import { api } from '@/shared/api/client';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useIsLoggedIn } from '@/shared/session/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { SelectField } from '@/shared/ui/field';
import { RetryNote } from '@/shared/ui/retry-note';
import { PageSkeleton } from '@/shared/ui/skeleton';

type Page = Schema<'OrderHistory'>;

/** Screen NewOrderHistory: orderhistory/neworders; orders since January 2022, by status and months. */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const [search] = useSearchParams();
  const { query, problem } = historyQuery(search);
  const orders = useInfiniteQuery({
    queryKey: ['/users/current/orders', query],
    queryFn: ({ pageParam }) => api.get<Page>(historyPath(query, pageParam)),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      (pagination.currentPage ?? 0) + 1 < (pagination.totalPages ?? 0)
        ? (pagination.currentPage ?? 0) + 1
        : undefined,
    enabled: isLoggedIn === true && !problem,
    staleTime: 0,
  });
  const found = orders.data?.pages.flatMap((page) => page.orders ?? []) ?? [];
  return (
    <AccountFrame title={text('account.orders')} actions={<WhichOrders />}>
      <Filters problem={problem} />
      {orders.isPending && !problem && <PageSkeleton />}
      {orders.isError && !orders.isFetchNextPageError && (
        <RetryNote problem={orders.error} onRetry={() => void orders.refetch()} />
      )}
      {orders.isSuccess && found.length === 0 && (
        <Empty
          drawing="orders"
          level={2}
          title={text('order.none')}
          action={<ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>}
        />
      )}
      {found.length > 0 && <Count count={orders.data?.pages[0]?.pagination.totalResults ?? found.length} />}
      <div className={styles.list}>
        {found.map((order) => (
          <OrderCard key={order.code} order={order} />
        ))}
      </div>
      {orders.isFetchNextPageError && (
        <RetryNote problem={orders.error} onRetry={() => void orders.fetchNextPage()} />
      )}
      {orders.hasNextPage && !orders.isFetchNextPageError && (
        <Button kind="secondary" busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          {text('history.more')}
        </Button>
      )}
    </AccountFrame>
  );
}

const Count = ({ count }: { count: number }) => (
  <p className="small muted" role="status">
    {count === 1 ? text('history.countOne') : text('history.count', { count })}
  </p>
);

const recentWords = (): Record<(typeof recentTimes)[number], string> => ({
  last30Days: text('history.last30Days'),
  last3Months: text('history.last3Months'),
  last6Months: text('history.last6Months'),
  lastYear: text('history.lastYear'),
});

const groups = (): [StatusGroup | '', string][] => [
  ['', text('history.all')],
  ['open', text('history.open')],
  ['pending', text('history.pending')],
  ['completed', text('history.completed')],
  ['failed', text('history.failed')],
  ['cancelled', text('history.cancelled')],
];

/** The filter lives in the address, so that it can be shared and gone back to. */
function Filters({ problem }: { problem?: 'from' | 'range' }) {
  const [search, setSearch] = useSearchParams();
  const months = monthsUntil(new Date());
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  const current = search.get('status') ?? '';
  const time = search.get('time') ?? (search.get('from') || search.get('to') ? 'custom' : '');
  const chooseTime = (chosen: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const name of ['time', 'from', 'to']) after.delete(name);
      if (chosen) after.set('time', chosen);
      return after;
    });
  const options = (
    <>
      <option value="">{text('history.anyMonth')}</option>
      {months.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
  return (
    <div className={styles.filters}>
      <div className={styles.groups} role="group" aria-label={text('history.byStatus')}>
        {groups().map(([group, label]) => (
          <Button
            key={group}
            size="small"
            kind={group === current ? 'primary' : 'secondary'}
            aria-pressed={group === current}
            onClick={() => set('status', group)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.range}>
        <SelectField
          label={text('history.when')}
          value={time}
          onChange={(event) => chooseTime(event.target.value)}
        >
          <option value="">{text('history.anyTime')}</option>
          {recentTimes.map((recent) => (
            <option key={recent} value={recent}>
              {recentWords()[recent]}
            </option>
          ))}
          <option value="custom">{text('history.customTime')}</option>
        </SelectField>
        {time === 'custom' && (
          <>
            <SelectField
              label={text('history.from')}
              value={search.get('from') ?? ''}
              error={problem === 'from' ? text('order.fromInvalid') : undefined}
              onChange={(event) => set('from', event.target.value)}
            >
              {options}
            </SelectField>
            <SelectField
              label={text('history.to')}
              value={search.get('to') ?? ''}
              error={problem === 'range' ? text('order.range') : undefined}
              onChange={(event) => set('to', event.target.value)}
            >
              {options}
            </SelectField>
          </>
        )}
      </div>
    </div>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.newOrderHistory.title'),
  description: text('page.newOrderHistory.description'),
  robots: 'noindex,follow',
});
