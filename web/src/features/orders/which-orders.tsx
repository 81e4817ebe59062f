import { text } from '@/shared/i18n/text';
import { usePath } from '@/shared/routing/routing';
import { ButtonLink } from '@/shared/ui/button';
import styles from './orders.module.css';

const places = () => [
  { href: '/orderhistory/neworders', label: text('history.newOrders') },
  { href: '/orderhistory/oldorders', label: text('history.oldOrders') },
];

/** Between the orders of this shop and those of the former system. */
export function WhichOrders() {
  const path = usePath();
  return (
    <nav className={styles.groups} aria-label={text('history.which')}>
      {places().map(({ href, label }) => (
        <ButtonLink
          key={href}
          href={href}
          size="small"
          kind={path === href ? 'primary' : 'secondary'}
          aria-current={path === href ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
