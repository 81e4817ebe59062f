import type { ReactNode } from 'react';
import { Plate } from './plate';
import styles from './picture-row.module.css';

interface Props {
  id?: string;
  className: string | undefined;
  picture: string | undefined;
  busy?: boolean;
  children: ReactNode;
}

/** A product in a list of the shopper's own: its picture on a plate, then what the list says of it. */
export function PictureRow({ id, className = '', picture, busy = false, children }: Props) {
  return (
    <li id={id} className={`${styles.row} ${className}`} aria-busy={busy || undefined}>
      <Plate>{picture && <img src={picture} alt="" width="120" height="120" loading="lazy" />}</Plate>
      {children}
    </li>
  );
}
