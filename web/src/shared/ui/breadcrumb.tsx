import { Link } from '@/shared/routing/routing';
import { text } from '@/shared/i18n/text';
import styles from './breadcrumb.module.css';

export interface Crumb {
  name: string;
  href?: string;
}

/** The way here from Home; the last one is this page. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={text('breadcrumb.label')}>
    <ol className={styles.crumbs}>
      <li>
        <Link href="/">{text('tab.home')}</Link>
      </li>
      {crumbs.map(({ name, href }, n) => (
        <li key={`${n}${name}`} aria-current={n === crumbs.length - 1 ? 'page' : undefined}>
          {href && n < crumbs.length - 1 ? <Link href={href}>{name}</Link> : name}
        </li>
      ))}
    </ol>
  </nav>
);
