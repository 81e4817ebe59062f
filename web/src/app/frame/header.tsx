import { useCallback, useRef, useState } from 'react';
import { SearchBox } from '@/features/search/search-box';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { isPlainClick, Link, usePath } from '@/shared/routing/routing';
import { useCart } from '@/shared/session/cart-code';
import { useIsInstalled } from '@/shared/session/installed';
import { displayAddress } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { freeDeliveryOver, useConfig } from '@/shared/session/shop-terms';
import { useShownPlace } from '@/shared/session/shown-place';
import { shortName, useUser } from '@/shared/session/user';
import { useShop } from '@/shared/shop-context';
import { LaterBeside } from '@/shared/state/take-over';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageLink } from '@/shared/ui/page-link';
import { shortRand } from '@/shared/ui/price';
import { Logo } from '@/shared/ui/logo';
import { departmentsPath } from './paths';
import styles from './header.module.css';

const LocationModal = lazyPart(() => import('@/features/location/location-modal'));
const Drawer = lazyPart(() => import('./drawer'));
const DepartmentsPanel = lazyPart(() => import('./departments-panel'));

/** The whole shop's header: one markup, laid out for desktop and phone. */
export function Header({ hideSuburb }: { hideSuburb: boolean }) {
  const [open, setOpen] = useState<'location' | 'menu'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <LaterBeside>
        <Utility />
      </LaterBeside>
      <div className={styles.head}>
        <div className={`wrap ${styles.bar}`}>
          <button className={styles.menu} aria-label={text('nav.menu')} onClick={() => setOpen('menu')}>
            <Icon name="menu" />
          </button>
          <noscript>
            <a
              className={styles.menu}
              href="/allcategories/root_sale_cat"
              aria-label={text('header.allDepartments')}
            >
              <Icon name="menu" />
            </a>
          </noscript>
          <Link className={styles.logo} href="/" aria-label={text('nav.logo')}>
            <Logo width={196} height={42} />
          </Link>
          {!hideSuburb && <Location onOpen={() => setOpen('location')} />}
          <SearchBox className={styles.search} />
          <div className={styles.acts}>
            <Account />
            <Link className={styles.act} href="/account/wishlist" aria-label={text('wishlist.title')}>
              <Icon name="heart" />
            </Link>
            <CartLink />
          </div>
        </div>
      </div>
      <LaterBeside>
        <Departments />
      </LaterBeside>
      {open === 'location' && <LocationModal onClose={close} />}
      {open === 'menu' && <Drawer onClose={close} />}
    </>
  );
}

function Utility() {
  const { said, utility } = useShop();
  return (
    <div className={`desk ${styles.utility}`}>
      <div className="wrap">
        {said ?? <FreeDelivery />}
        <nav aria-label={text('header.service')}>
          {utility.map(([label, href]) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
        </nav>
      </div>
    </div>
  );
}

function FreeDelivery() {
  const over = freeDeliveryOver(useConfig());
  return (
    <span className="row">
      {over !== undefined && (
        <>
          <Icon name="truck" size="s" />
          <span>
            <b>{text('header.freeDelivery')}</b>
            {over > 0 && ` ${text('header.freeDeliveryOver', { amount: shortRand(over) })}`}
          </span>
        </>
      )}
    </span>
  );
}

function Location({ onOpen }: { onOpen: () => void }) {
  const known = useShownPlace();
  const words = (
    <span>
      <small>{text('header.deliverTo')} </small>
      <b>{known ? displayAddress(known) : '\u00a0'}</b>
    </span>
  );
  return (
    <>
      <button className={styles.location} onClick={onOpen}>
        <Icon name="pin" />
        {words}
        <Icon name="down" size="s" />
      </button>
      <noscript>
        <span className={styles.location}>
          <Icon name="pin" />
          {words}
        </span>
      </noscript>
    </>
  );
}

function Account() {
  const isLoggedIn = useIsLoggedIn();
  const isInstalled = useIsInstalled();
  const { data: user } = useUser();
  if (!isLoggedIn)
    return (
      <Link className={styles.act} href="/account/login">
        <Icon name="user" />
        <span className={styles.words}>
          <small>{text('header.welcome')}</small>
          <b>{text('account.signIn')}</b>
        </span>
      </Link>
    );
  const name = shortName(user?.firstName ?? '', isInstalled ? 16 : 15);
  return (
    <Link className={styles.act} href="/account">
      <Icon name="user" />
      <span className={styles.words}>
        <small>{text('header.hi')}</small>
        <b>{name || text('header.account')}</b>
      </span>
    </Link>
  );
}

function CartLink() {
  const { query, isNone } = useCart();
  const cart = isNone ? undefined : query.data;
  const count = cart?.totalUnitCount ?? cart?.totalItems ?? 0;
  return (
    <Link className={styles.act} href="/cart">
      <span className={styles.cart}>
        <Icon name="cart" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className="sr" aria-live="polite">
        {text('header.cart', { items: count === 1 ? text('totals.item') : text('totals.items', { count }) })}
      </span>
    </Link>
  );
}

/** A press on the first link opens them all over the page; without scripts it leads to their page. */
function Departments() {
  const { data } = useApi(departmentsPath);
  const here = usePath();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt !== undefined;
  const close = useCallback(() => setOpenedAt(undefined), []);
  const all = useRef<HTMLLIElement>(null);
  return (
    <div className={`desk ${styles.departments}`} data-open={isOpen}>
      <nav className="wrap" aria-label={text('header.departments')}>
        <ul>
          <li ref={all}>
            <Link
              href="/allcategories/root_sale_cat"
              aria-expanded={isOpen}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpenedAt(isOpen ? undefined : here);
              }}
            >
              <Icon name="menu" size="s" />
              {text('header.allDepartments')}
            </Link>
          </li>
          {(useShop().menu ?? data?.subcategories ?? []).map(({ name, url }) => (
            <li key={url}>
              <Link href={url}>{name}</Link>
            </li>
          ))}
        </ul>
        <Link className={styles.deals} href="/l/v/allPromotions">
          <Icon name="tag" size="s" />
          {text('tab.deals')}
        </Link>
      </nav>
      {isOpen && <DepartmentsPanel opener={all} openedAt={openedAt} onClose={close} />}
    </div>
  );
}
