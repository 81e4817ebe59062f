import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import styles from './returns.module.css';

interface Props {
  title: string;
  /** The way to the step where it can be changed. */
  change?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a title of its own. */
export const Panel = ({ title, change, aside, children }: Props) => (
  <section className="panel" aria-label={title}>
    <header className={styles.head}>
      <h2>{title}</h2>
      {aside}
      {change && (
        <Link href={change}>
          {text('return.change')} <span className="sr">{title}</span>
        </Link>
      )}
    </header>
    {children}
  </section>
);
