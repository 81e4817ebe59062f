import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './tab-bar.module.css';

/** The phone's four doors. */
export function TabBar() {
  const path = usePath();
  const isLoggedIn = useIsLoggedIn();
  const tabs: [icon: IconName, label: string, href: string][] = [
    ['home', text('tab.home'), '/'],
    ['grid', text('tab.departments'), '/allcategories/root_sale_cat'],
    ['tag', text('tab.deals'), '/l/v/allPromotions'],
    isLoggedIn ? ['user', text('tab.account'), '/account'] : ['user', text('tab.login'), '/account/login'],
  ];
  return (
    <nav className={`mob ${styles.tabs}`} aria-label={text('nav.tabs')}>
      {tabs.map(([icon, label, href]) => (
        <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
