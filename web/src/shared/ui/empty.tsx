import type { ReactNode } from 'react';
import styles from './empty.module.css';

type Drawing = '404' | 'cart' | 'maintenance' | 'no-results' | 'orders' | 'wishlist';

interface Props {
  drawing: Drawing;
  title: ReactNode;
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  level?: 1 | 2;
}

/** A drawing, what is true, one way on. */
export function Empty({ drawing, title, children, action, level = 1 }: Props) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <img src={`/empty/${drawing}.svg`} alt="" width="300" height="200" />
      <Title>{title}</Title>
      {children && <p className="muted">{children}</p>}
      {action}
    </section>
  );
}
