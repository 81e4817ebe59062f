import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './note.module.css';

type Kind = 'info' | 'warn' | 'bad' | 'good';

const icons: Record<Kind, IconName> = { info: 'info', warn: 'info', bad: 'alert', good: 'check' };

/** A sentence the shopper should not miss, in place. */
export const Note = ({
  kind = 'info',
  live,
  children,
}: {
  kind?: Kind;
  live?: boolean;
  children: ReactNode;
}) => (
  <div
    className={`${styles.note} ${styles[kind]}`}
    role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icons[kind]} />
    <div>{children}</div>
  </div>
);
