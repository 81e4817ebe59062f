import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import styles from './returns.module.css';

/** What is wrong with what stands above it. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p className={styles.problem} role="alert">
    <Icon name="alert" size="xs" /> <span>{children}</span>
  </p>
);
