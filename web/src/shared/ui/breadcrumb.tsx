import { Link } from '@/shared/routing/routing';
import { text } from '@/shared/i18n/text';
import styles from './breadcrumb.module.css';

export interface Crumb {
  name: string;
  href?: string;
}

interface Props {
  crumbs: readonly Crumb[];
  /** On a phone only the way back to the one before. */
  back?: boolean;
}

/** The way here from Home; the last one is this page. */
export const Breadcrumb = ({ crumbs, back }: Props) => (
  <nav aria-label={text('breadcrumb.label')}>
    <ol className={`${styles.crumbs} ${back ? styles.back : ''}`}>
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
