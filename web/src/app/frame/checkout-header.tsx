import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import { PageLink } from '@/shared/ui/page-link';
import { Logo } from '@/shared/ui/logo';
import styles from './checkout-header.module.css';

/** Calm where people pay: logo, that it is safe, and help. */
export const CheckoutHeader = () => (
  <div className={styles.head}>
    <div className={`wrap ${styles.bar}`}>
      <Link href="/" aria-label={text('nav.logo')}>
        <Logo width={150} height={32} />
      </Link>
      <span className={`row ${styles.safe}`}>
        <Icon name="lock" size="s" />
        {text('header.secureCheckout')}
      </span>
      <PageLink className={styles.help} href="/account/helpandsupport">
        {text('header.help')}
      </PageLink>
    </div>
  </div>
);
