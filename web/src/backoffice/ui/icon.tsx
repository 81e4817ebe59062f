import sprite from './icons.svg?url';

export type IconName =
  | 'alert' | 'bars' | 'bell' | 'bolt' | 'book' | 'box' | 'card' | 'cart' | 'chat' | 'check' | 'clock' | 'dn' | 'dots' | 'down'
  | 'drop' | 'edit' | 'eye' | 'file' | 'filter' | 'gear' | 'grid' | 'help' | 'hist' | 'home' | 'info' | 'invoice' | 'key' | 'left'
  | 'lock' | 'log' | 'mail' | 'menu' | 'minus' | 'offline' | 'out' | 'pause' | 'phone' | 'pin' | 'plus' | 'ret' | 'right'
  | 'search' | 'share' | 'shield' | 'star' | 'store' | 'swap' | 'tag' | 'trash' | 'truck' | 'up' | 'user' | 'users' | 'voucher' | 'x';

/** A drawing beside words that say the same. */
export const Icon = ({ name, size = 's' }: { name: IconName; size?: 'xs' | 's' | 'm' | 'l' }) => (
  <svg className={`i ${size}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
