import type { ReactNode } from 'react';
import styles from './security.module.css';

interface Props {
  id: string;
  title: string;
  /** One sentence below it. */
  children?: ReactNode;
  /** What stands at its end: a switch, a link or a button. */
  action?: ReactNode;
}

/** The head of one section of the account; `id` names the section. */
export const SectionHead = ({ id, title, children, action }: Props) => (
  <div className={styles.head}>
    <div>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
    {action}
  </div>
);
