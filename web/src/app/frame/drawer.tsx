import { useEffect, useRef } from 'react';
import { useApi } from '@/shared/api/query';
import { departmentPicturesPath } from '@/shared/content/department-pictures';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { useIsInstalled } from '@/shared/session/installed';
import { displayAddress } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { useShownPlace } from '@/shared/session/shown-place';
import { initials, shortName, useUser } from '@/shared/session/user';
import { useShop } from '@/shared/shop-context';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { PageLink } from '@/shared/ui/page-link';
import { departmentsPath } from './paths';
import styles from './drawer.module.css';

const leaflets: [icon: IconName, label: string, href: string] = [
  'book',
  text('footer.leaflets'),
  '/leaflets',
];

const services = (
  isLoggedIn: boolean | undefined,
  isInstalled: boolean,
): [icon: IconName, label: string, href: string][] => [
  isLoggedIn ? ['user', text('tab.account'), '/account'] : ['user', text('tab.login'), '/account/login'],
  ['box', text('header.trackOrder'), '/orderhistory/neworders'],
  ['heart', text('wishlist.title'), '/account/wishlist'],
  ['store', text('stores.link'), '/storelocator'],
  // Leaflets are of the web (specification §6).
  ...(isInstalled ? [] : [leaflets]),
  ['help', text('header.help'), '/account/helpandsupport'],
];

/** Every department and what one comes for besides, from the phone's menu button. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  const isInstalled = useIsInstalled();
  const path = usePath();
  const openedAt = useRef(path);
  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);
  return (
    <Modal title={<Who />} label={text('nav.menu')} kind="menu" onClose={onClose}>
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
        {services(isLoggedIn, isInstalled).map(([icon, label, href]) => (
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
    </Modal>
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

/** Their names are there already; the pictures come. */
function Departments() {
  const { data } = useApi(departmentsPath);
  const { data: drawn } = useApi(departmentPicturesPath);
  const pictures = new Map(drawn?.subcategories?.map(({ code, image }) => [code, image?.url]));
  const departments: { code?: string; name?: string; url: string }[] =
    useShop().menu ?? data?.subcategories ?? [];
  return departments.map(({ code, name, url }) => (
    <li key={url}>
      <Link href={url}>
        <span className={styles.plate}>
          {pictures.get(code) && <img src={pictures.get(code)} alt="" width="44" height="44" />}
        </span>
        {name}
        <Icon name="right" size="s" />
      </Link>
    </li>
  ));
}
