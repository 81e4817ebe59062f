import { useEffect, useRef } from 'react';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { useIsInstalled } from '@/shared/session/installed';
import { displayAddress } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { useShownPlace } from '@/shared/session/shown-place';
import { initials, shortName, useUser } from '@/shared/session/user';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { PageLink } from '@/shared/ui/page-link';
import { AppMenu } from './app-menu';
import { Departments } from './drawer-departments';
import styles from './drawer.module.css';

const services = (isLoggedIn: boolean | undefined): [icon: IconName, label: string, href: string][] => [
  isLoggedIn ? ['user', text('tab.account'), '/account'] : ['user', text('tab.login'), '/account/login'],
  ['box', text('header.trackOrder'), '/orderhistory/neworders'],
  ['heart', text('wishlist.title'), '/account/wishlist'],
  ['store', text('stores.link'), '/storelocator'],
  // Of the web (specification §6): the app's menu has none.
  ['book', text('footer.leaflets'), '/leaflets'],
  ['help', text('header.help'), '/account/helpandsupport'],
];

/** Every department and what one comes for besides, from the phone's menu button. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const isInstalled = useIsInstalled();
  const path = usePath();
  const openedAt = useRef(path);
  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);
  return (
    <Modal title={<Who />} label={text('nav.menu')} kind="menu" onClose={onClose}>
      {isInstalled ? <AppMenu onClose={onClose} /> : <SiteMenu />}
    </Modal>
  );
}

function SiteMenu() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <nav aria-label={text('header.departments')}>
        <ul className={styles.list}>
          <Departments />
          <li>
            <Link href="/l/v/allPromotions">
              <span className={styles.icon}>
                <Icon name="tag" />
              </span>
              {text('tab.deals')}
            </Link>
          </li>
        </ul>
      </nav>
      <ul className={styles.services}>
        {services(isLoggedIn).map(([icon, label, href]) => (
          <li key={href}>
            <PageLink href={href}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who is here, and where things are sent. */
function Who() {
  const place = useShownPlace();
  const { data: user } = useUser();
  return (
    <span className={styles.who}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(user?.firstName, user?.lastName) || <Icon name="user" />}
      </span>
      <span>
        <b>
          {user?.firstName ? `${text('header.hi')} ${shortName(user.firstName, 16)}` : text('header.welcome')}
        </b>
        {place && <small>{`${text('header.deliverTo')} ${displayAddress(place)}`}</small>}
      </span>
    </span>
  );
}
