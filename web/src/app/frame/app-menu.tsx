import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { Departments } from './drawer-departments';
import styles from './drawer.module.css';

const AccountMenu = lazyPart(() => import('./account-menu'));

/** In the installed app (specification §2): Home and Deals lead there, Departments and Account or Login open here. */
export function AppMenu({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  const path = usePath();
  const [isOfAccount, setOfAccount] = useState(path.startsWith('/account'));
  return (
    <>
      <nav className={`on-brand ${styles.tabs}`} aria-label={text('nav.menu')}>
        <Link href="/" onClick={onClose}>
          <Icon name="home" />
          {text('tab.home')}
        </Link>
        <button type="button" aria-pressed={!isOfAccount} onClick={() => setOfAccount(false)}>
          <Icon name="grid" />
          {text('tab.departments')}
        </button>
        <Link href="/l/v/allPromotions" onClick={onClose}>
          <Icon name="tag" />
          {text('tab.deals')}
        </Link>
        <button type="button" aria-pressed={isOfAccount} onClick={() => setOfAccount(true)}>
          <Icon name="user" />
          {isLoggedIn ? text('tab.account') : text('tab.login')}
        </button>
      </nav>
      {isOfAccount ? (
        <AccountMenu onClose={onClose} />
      ) : (
        <nav aria-label={text('header.departments')}>
          <ul className={styles.list}>
            <Departments />
          </ul>
        </nav>
      )}
    </>
  );
}
