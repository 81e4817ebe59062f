import { useQuery } from '@tanstack/react-query';
import { historyPath, type OrderItem } from '@/features/orders/api';
import { useLatestOrders } from '@/features/orders/use-latest-orders';
import { useReturns } from '@/features/returns/api';
import { keptSince } from '@/shared/api/kept-answers';
import { momentOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './at-hand.module.css';

interface Way {
  href: string;
  icon: IconName;
  label: string;
  about?: string;
}

/** The codes that are shown at a counter: of parts that wait there. */
const toCollect = (orders: readonly OrderItem[]): Way[] =>
  orders.flatMap(({ code: order, shipmentEntries }) =>
    (shipmentEntries?.shipments ?? []).flatMap((part): Way[] =>
      part.status === 'READY_FOR_PICKUP' && part.collectionCode
        ? [
            {
              href: `/orderdetails/${encodeURIComponent(order)}`,
              icon: 'store',
              label: text('offline.collect'),
              about: text('offline.collectAbout', {
                code: part.collectionCode,
                store: part.deliveryPointOfService?.displayName ?? part.displayName ?? '',
              }),
            },
          ]
        : [],
    ),
  );

function useOrders(): Way[] {
  const orders = useLatestOrders().data?.orders ?? [];
  const { data: since } = useQuery({
    queryKey: ['kept-since', 'orders'],
    queryFn: async () => (await keptSince(historyPath({}, 0))) ?? null,
  });
  return [
    ...toCollect(orders),
    {
      href: '/orderhistory/neworders',
      icon: 'box',
      label: text('offline.orders'),
      about: since ? text('offline.ordersAbout', { time: momentOf(since) }) : undefined,
    },
  ];
}

const useDropOffs = (): Way[] =>
  (useReturns('open').data?.pages[0]?.returnRequests ?? []).flatMap(({ code, dropOffCode }): Way[] =>
    dropOffCode
      ? [
          {
            href: `/return/${encodeURIComponent(code)}`,
            icon: 'ret',
            label: text('offline.dropOff'),
            about: text('offline.dropOffAbout', { code: dropOffCode, return: code }),
          },
        ]
      : [],
  );

function useOwnCart(): Way {
  const { query, isNone } = useCart();
  const count = isNone ? 0 : (query.data?.totalUnitCount ?? query.data?.totalItems ?? 0);
  const items = count === 1 ? text('totals.item') : text('totals.items', { count });
  return {
    href: '/cart',
    icon: 'cart',
    label: text('offline.cart'),
    about: count > 0 ? text('offline.cartAbout', { items }) : undefined,
  };
}

/** What of the shopper's opens without a line, the codes for the counter first. */
export function AtHand() {
  const isLoggedIn = useIsLoggedIn();
  const cart = useOwnCart();
  const orders = useOrders();
  const dropOffs = useDropOffs();
  const ways = isLoggedIn ? [...orders.slice(0, -1), ...dropOffs, ...orders.slice(-1), cart] : [cart];
  return (
    <section className={`wrap ${styles.hand}`} aria-labelledby="at-hand">
      <div className="panel">
        <h2 id="at-hand">{text('offline.works')}</h2>
        <ul>
          {ways.map(({ href, icon, label, about }) => (
            <li key={`${href} ${label} ${about}`}>
              <Link href={href}>
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <b>{label}</b>
                  {about && <span className="small muted">{about}</span>}
                </span>
                <Icon name="right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
