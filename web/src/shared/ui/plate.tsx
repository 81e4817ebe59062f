import type { ReactNode } from 'react';
import styles from './plate.module.css';

/** The square a product's picture, or an icon in its stead, lies on. */
export const Plate = ({ children }: { children: ReactNode }) => (
  <span className={styles.plate}>{children}</span>
);
