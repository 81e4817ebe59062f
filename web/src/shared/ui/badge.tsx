import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeKind = 'hurry' | 'save' | 'bundle' | 'fact' | 'yes' | 'warn' | 'error' | 'info';

/** Hurry is chilli, save hangs like the awning, bundle is petrol, fact is grey; the rest are states. */
export const Badge = ({ kind, children }: { kind: BadgeKind; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[kind]}`} data-badge={kind}>
    {children}
  </span>
);
