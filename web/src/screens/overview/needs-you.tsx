import type { ReactNode } from 'react';
import type { OrderItem } from '@/features/orders/api';
import { PayUnpaid } from '@/features/orders/pay-unpaid';
import { useClaims } from '@/features/price-beat/api';
import { useReturns } from '@/features/returns/api';
import { sentenceOf } from '@/features/returns/status-rules';
import { useTickets } from '@/features/tickets/api';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import { isUsable, toCollect, toPay } from './needs';
import styles from './overview.module.css';

interface Need {
  key: string;
  icon: IconName;
  title: string;
  about: string;
  action: ReactNode;
}

const way = (href: string, label: string, about: string) => (
  <ButtonLink size="small" kind="secondary" href={href} aria-label={`${label}: ${about}`}>
    {label}
  </ButtonLink>
);

const ofOrders = (orders: readonly OrderItem[]): Need[] => [
  ...toPay(orders).map((order) => ({
    key: `pay ${order.code}`,
    icon: 'card' as const,
    title: text('overview.pay', { code: order.code }),
    about: `${rand(order.total.value)}. ${text('order.payableUntil', { time: clockOf(order.payableUntil) })}`,
    action: <PayUnpaid order={order} size="small" otherKind="secondary" />,
  })),
  ...toCollect(orders).map(({ order, store }) => ({
    key: `collect ${order} ${store}`,
    icon: 'store' as const,
    title: text('overview.collect', { store: store ?? '' }),
    about: text('overview.collectAbout', { code: order }),
    action: way(`/orderdetails/${encodeURIComponent(order)}`, text('return.show'), order),
  })),
];

/** What of an account waits for its customer: money, goods, parcels, answers. */
function useNeeds(orders: readonly OrderItem[]): Need[] {
  const first = <T,>(data?: { pages: T[] }): T | undefined => data?.pages[0];
  const returns = first(useReturns('open').data)?.returnRequests ?? [];
  const claims = first(useClaims().data)?.claims ?? [];
  const tickets = first(useTickets().data)?.tickets ?? [];
  return [
    ...ofOrders(orders),
    ...returns.map((found) => ({
      key: found.code,
      icon: 'ret' as const,
      title: sentenceOf(found),
      about: text('return.code', { code: found.code }),
      action: way(
        `/return/${encodeURIComponent(found.code)}`,
        found.dropOffCode ? text('return.show') : text('help.open'),
        found.code,
      ),
    })),
    ...claims
      .filter((claim) => isUsable(claim))
      .map(({ id, productName, beatenPrice, couponEnds }) => ({
        key: id,
        icon: 'tag' as const,
        title: text('overview.beaten', { price: rand(beatenPrice?.value ?? 0), name: productName }),
        about: couponEnds
          ? text('overview.beatenUntil', { day: dayOf(couponEnds), time: clockOf(couponEnds) })
          : '',
        action: way(`/account/pricebeats/${encodeURIComponent(id)}`, text('help.open'), id),
      })),
    ...tickets
      .filter(({ answered, status }) => answered && status.id !== 'CLOSED')
      .map(({ id, subject, modifiedAt }) => ({
        key: id,
        icon: 'help' as const,
        title: text('overview.answered', { subject }),
        about: `${dayOf(modifiedAt)}, ${clockOf(modifiedAt)}`,
        action: way(`/account/writetous/${encodeURIComponent(id)}`, text('help.open'), id),
      })),
  ];
}

/** In rows of one panel; nothing when nothing waits. */
export function NeedsYou({ orders }: { orders: readonly OrderItem[] }) {
  const needs = useNeeds(orders);
  if (needs.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="needs-you">
      <div className={styles.head}>
        <h2 id="needs-you">{text('overview.needsYou')}</h2>
        <Badge kind="warn">{needs.length}</Badge>
      </div>
      <ul className={styles.needs}>
        {needs.map(({ key, icon, title, about, action }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div>
              <b>{title}</b>
              <span className="small muted">{about}</span>
            </div>
            <span className={styles.acts}>{action}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
