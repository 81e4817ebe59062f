import { AccountFrame, accountLinks } from '@/features/account/account-frame';
import { BuyAgain } from '@/features/orders/buy-again';
import { LatestOrder } from '@/features/orders/latest-order';
import { canBeBoughtAgain, isHandedOver } from '@/features/orders/rules';
import { useLatestOrders } from '@/features/orders/use-latest-orders';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { useDealLink } from '@/shared/session/shopper';
import { useUser } from '@/shared/session/user';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { RetryNote } from '@/shared/ui/retry-note';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { orderToShow } from './overview/needs';
import { NeedsYou } from './overview/needs-you';
import styles from './overview/overview.module.css';

/** Screen Overview: account: what arrives, what waits for the customer, and the ways on. */
export function Component() {
  const { data: user } = useUser();
  const place = usePlace() ?? defaultPlace();
  return (
    <AccountFrame
      title={user?.firstName ? text('overview.hi', { name: user.firstName }) : text('overview.title')}
    >
      <p className="muted">{displayAddress(place)}</p>
      <Orders />
      <nav aria-label={text('overview.everything')}>
        <ul className={styles.tiles}>
          {accountLinks()
            .filter(({ about }) => about)
            .map(({ href, icon, label, about }) => (
              <li key={href} className="panel">
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <Link href={href}>{label}</Link>
                  <span className="small muted">{about}</span>
                </span>
              </li>
            ))}
        </ul>
      </nav>
    </AccountFrame>
  );
}

/** What arrives first; without orders to say so, the rest works all the same. */
function Orders() {
  const deals = useDealLink();
  const orders = useLatestOrders();
  if (orders.isError && !orders.data)
    return (
      <>
        <RetryNote problem={orders.error} onRetry={() => void orders.refetch()} />
        <NeedsYou orders={[]} />
      </>
    );
  if (!orders.data)
    return (
      <Loading>
        <Bone height={128} />
      </Loading>
    );
  const found = orders.data.orders ?? [];
  const shown = orderToShow(found);
  return (
    <>
      {shown ? (
        <LatestOrder order={shown} isLatest={shown === found[0]}>
          {canBeBoughtAgain(shown) && isHandedOver(shown) && <BuyAgain order={shown} kind="secondary" />}
        </LatestOrder>
      ) : (
        <div className="panel">
          <Empty
            drawing="orders"
            level={2}
            title={text('overview.nothing')}
            action={<ButtonLink href={deals}>{text('overview.deals')}</ButtonLink>}
          >
            {text('overview.nothingText')}
          </Empty>
        </div>
      )}
      <NeedsYou orders={found.filter((order) => order !== shown)} />
    </>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.overview.title'),
  description: text('page.overview.description'),
  robots: 'noindex,follow',
});
