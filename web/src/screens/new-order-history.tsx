import { AccountFrame } from '@/features/account/account-frame';
import { HistoryFilters } from '@/features/orders/history-filters';
import { OrderCard } from '@/features/orders/order-card';
import { historyQuery } from '@/features/orders/rules';
import { useOrderHistory } from '@/features/orders/use-order-history';
import styles from '@/features/orders/orders.module.css';
import { WhichOrders } from '@/features/orders/which-orders';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryNote } from '@/shared/ui/retry-note';
import { PageSkeleton } from '@/shared/ui/skeleton';

/** Screen NewOrderHistory: orderhistory/neworders; orders since January 2022, by status and months. */
export function Component() {
  const [search] = useSearchParams();
  const { query, problem } = historyQuery(search);
  const orders = useOrderHistory(problem ? undefined : query);
  const found = orders.data?.pages.flatMap((page) => page.orders ?? []) ?? [];
  return (
    <AccountFrame title={text('account.orders')} actions={<WhichOrders />}>
      <HistoryFilters problem={problem} />
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

export const head: ScreenModule['head'] = () => ({
  title: text('page.newOrderHistory.title'),
  description: text('page.newOrderHistory.description'),
  robots: 'noindex,follow',
});
