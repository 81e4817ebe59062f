import { accountLinks } from '@/features/account/account-frame';
import { tellingOf } from '@/features/orders/telling';
import { useLatestOrders } from '@/features/orders/use-latest-orders';
import { useReturns } from '@/features/returns/api';
import { sentenceOf } from '@/features/returns/status-rules';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useFirstOrderOffer } from '@/shared/session/first-order-offer';
import { useIsLoggedIn } from '@/shared/session/session';
import { Badge, type BadgeKind } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './drawer.module.css';

interface Row {
  href: string;
  icon: IconName;
  label: string;
  about?: string;
  /** How much there is of it just now. */
  badge?: { kind: BadgeKind; count: number };
}

const help: Row = {
  href: '/account/helpandsupport',
  icon: 'help',
  label: text('header.help'),
  about: text('menu.helpAbout'),
};

/** The drawer's tab Account, or Login. */
export default function AccountMenu({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  return isLoggedIn ? <OfCustomer onClose={onClose} /> : <OfGuest onClose={onClose} />;
}

/** The first of what is under way, in words, and how many there are. */
const underWay = (kind: BadgeKind, sentences: readonly string[]): Pick<Row, 'about' | 'badge'> =>
  sentences.length > 0 ? { about: sentences[0], badge: { kind, count: sentences.length } } : {};

function OfCustomer({ onClose }: { onClose: () => void }) {
  const orders = (useLatestOrders().data?.orders ?? []).map(tellingOf).filter(({ reported }) => reported);
  const returns = useReturns('open').data?.pages[0]?.returnRequests ?? [];
  const facts: Record<string, Pick<Row, 'about' | 'badge'>> = {
    '/orderhistory/neworders': underWay(
      'info',
      orders.map(({ sentence }) => sentence),
    ),
    '/account/returns': underWay('warn', returns.map(sentenceOf)),
  };
  const links = accountLinks().filter(({ about }) => about);
  return (
    <Rows rows={[...links.map((link): Row => ({ ...link, ...facts[link.href] })), help]} onClose={onClose} />
  );
}

function OfGuest({ onClose }: { onClose: () => void }) {
  const offer = useFirstOrderOffer();
  return (
    <>
      <div className={styles.door}>
        <h3>{text('menu.signInTitle')}</h3>
        {offer && <p className="small muted">{offer}</p>}
        <ButtonLink wide href="/account/login" onClick={onClose}>
          {text('tab.login')}
        </ButtonLink>
        <ButtonLink wide kind="secondary" href="/account/create" onClick={onClose}>
          {text('account.createAccount')}
        </ButtonLink>
      </div>
      <Rows
        rows={[
          {
            href: '/orderhistory/neworders',
            icon: 'truck',
            label: text('header.trackOrder'),
            about: text('menu.trackAbout'),
          },
          { href: '/storelocator', icon: 'store', label: text('stores.link') },
          help,
        ]}
        onClose={onClose}
      />
    </>
  );
}

const Rows = ({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) => (
  <ul className={`${styles.list} ${styles.rows}`}>
    {rows.map(({ href, icon, label, about, badge }) => (
      <li key={href}>
        <Link href={href} onClick={onClose}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.words}>
            {label}
            {about && <small>{about}</small>}
          </span>
          {badge ? <Badge kind={badge.kind}>{badge.count}</Badge> : <Icon name="right" size="s" />}
        </Link>
      </li>
    ))}
  </ul>
);
