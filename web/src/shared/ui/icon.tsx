import sprite from './icons.svg?url';
import styles from './icon.module.css';

export type IconName =
  | 'pin'
  | 'search'
  | 'user'
  | 'heart'
  | 'cart'
  | 'menu'
  | 'down'
  | 'right'
  | 'left'
  | 'check'
  | 'x'
  | 'plus'
  | 'minus'
  | 'truck'
  | 'store'
  | 'box'
  | 'ret'
  | 'shield'
  | 'card'
  | 'bolt'
  | 'phone'
  | 'tag'
  | 'info'
  | 'alert'
  | 'clock'
  | 'invoice'
  | 'locate'
  | 'home'
  | 'grid'
  | 'filter'
  | 'trash'
  | 'bell'
  | 'lock'
  | 'upload'
  | 'cam'
  | 'eye'
  | 'edit'
  | 'voucher'
  | 'pause'
  | 'sort'
  | 'map'
  | 'help'
  | 'book'
  | 'dots'
  | 'star'
  | 'out'
  | 'mail'
  | 'drop'
  | 'share'
  | 'bars'
  | 'offline'
  | 'laptop'
  | 'finger'
  | 'key';

interface Props {
  name: IconName;
  size?: 'xs' | 's' | 'm' | 'l';
}

/** A drawing beside words that say the same; it is hidden from assistive technology. */
export function Icon({ name, size = 'm' }: Props) {
  return (
    <svg className={`${styles.icon} ${styles[size] ?? ''}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
