import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/routing';
import styles from './section.module.css';

interface Props {
  title?: string;
  link?: { href?: string; label?: string };
  children: ReactNode;
}

/** A titled part of a content page. */
export const Section = ({ title, link, children }: Props) => (
  <section className={`wrap ${styles.section}`} aria-label={title}>
    {title && (
      <div className={styles.head}>
        <h2>{title}</h2>
        {link?.href && link.label && <Link href={link.href}>{link.label}</Link>}
      </div>
    )}
    {children}
  </section>
);
