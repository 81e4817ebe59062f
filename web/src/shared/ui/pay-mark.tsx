import type { WayToPay } from '@/shared/session/ways-to-pay';
import sprite from './icons.svg?url';
import styles from './pay-mark.module.css';

/** A drawn mark beside the name of a way to pay; it is light in both themes, as cards are. */
export const PayMark = ({ code }: { code: WayToPay['code'] }) => (
  <svg className={styles.mark} aria-hidden="true">
    <use href={`${sprite}#pay-${code}`} />
  </svg>
);
