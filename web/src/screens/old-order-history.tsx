import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountFrame } from '@/features/account/account-frame';
import styles from '@/features/orders/orders.module.css';
import { WhichOrders } from '@/features/orders/which-orders';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { useIsLoggedIn } from '@/shared/session/session';
import { useUser } from '@/shared/session/user';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryNote } from '@/shared/ui/retry-note';
import { rand } from '@/shared/ui/price';
import { PageSkeleton } from '@/shared/ui/skeleton';

const pagePath = (page: number) =>
  apiPath('/users/{user}/oldOrders', {
    path: { user: 'current' },
    query: { currentPage: page, pageSize: 20, fields: 'FULL' },
  });

/** Screen OldOrderHistory: orderhistory/oldorders; the orders of the former system, as a table. */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const orders = useInfiniteQuery({
    queryKey: [pagePath(0), 'onwards'],
    queryFn: ({ pageParam }) => api.get(pagePath(pageParam)),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      (pagination.currentPage ?? 0) + 1 < (pagination.totalPages ?? 0)
        ? (pagination.currentPage ?? 0) + 1
        : undefined,
    enabled: isLoggedIn === true,
  });
  const found = orders.data?.pages.flatMap((page) => page.orders ?? []) ?? [];
  return (
    <AccountFrame title={text('account.orders')} actions={<WhichOrders />}>
      {orders.isPending && <PageSkeleton />}
      {orders.isError && !orders.isFetchNextPageError && (
        <RetryNote problem={orders.error} onRetry={() => void orders.refetch()} />
      )}
      {orders.isSuccess && found.length === 0 && (
        <NoneFound isProofNeeded={orders.data.pages[0]?.isProofNeeded === true} />
      )}
      {found.length > 0 && (
        <section className="panel" aria-label={text('history.oldOrders')}>
          <p className="pad muted">{text('history.oldText')}</p>
          <table className={styles.old}>
            <thead>
              <tr>
                <th scope="col">{text('history.order')}</th>
                <th scope="col">{text('history.placed')}</th>
                <th scope="col">{text('history.items')}</th>
                <th scope="col">{text('history.status')}</th>
                <th scope="col" className={styles.sum}>
                  {text('cart.total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ code, placed, status, total, entries }) => (
                <tr key={code}>
                  <td>{code}</td>
                  <td>{dayOf(placed)}</td>
                  <td>{(entries ?? []).map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</td>
                  <td>{status}</td>
                  <td className={`tnum ${styles.sum}`}>{rand(total.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
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

/** They are found by an email address that is the customer's, as a code has shown. */
function NoneFound({ isProofNeeded }: { isProofNeeded: boolean }) {
  const { data: user } = useUser();
  if (!isProofNeeded) return <Empty drawing="orders" level={2} title={text('history.noOld')} />;
  return (
    <Empty
      drawing="orders"
      level={2}
      title={text('history.proveTitle', { email: user?.email ?? user?.uid ?? '' })}
      action={<ButtonLink href="/account/personaldetails">{text('contact.showYours')}</ButtonLink>}
    >
      {text('history.proveText')}
    </Empty>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.oldOrderHistory.title'),
  description: text('page.oldOrderHistory.description'),
  robots: 'noindex,follow',
});
