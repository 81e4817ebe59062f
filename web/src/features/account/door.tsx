import type { ReactNode } from 'react';
import styles from './door.module.css';

/** The narrow panel of the sign-in screens. */
export const Door = ({
  title,
  children,
  aside,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}) => (
  <div className={`wrap ${styles.door}`}>
    <section className={`panel ${styles.panel}`}>
      <h1>{title}</h1>
      {children}
    </section>
    {aside}
  </div>
);
