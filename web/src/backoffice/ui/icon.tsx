import sprite from './icons.svg?url';

export type IconName =
  | 'alert'
  | 'bars'
  | 'box'
  | 'camera'
  | 'card'
  | 'cart'
  | 'chat'
  | 'check'
  | 'dn'
  | 'down'
  | 'edit'
  | 'eye'
  | 'file'
  | 'gear'
  | 'grid'
  | 'grip'
  | 'help'
  | 'hist'
  | 'home'
  | 'info'
  | 'invoice'
  | 'key'
  | 'left'
  | 'lock'
  | 'log'
  | 'menu'
  | 'minus'
  | 'out'
  | 'pin'
  | 'plus'
  | 'ret'
  | 'right'
  | 'search'
  | 'star'
  | 'store'
  | 'swap'
  | 'tag'
  | 'trash'
  | 'truck'
  | 'up'
  | 'upload'
  | 'user'
  | 'users'
  | 'x';

/** A drawing beside words that say the same. */
export const Icon = ({ name, size = 's' }: { name: IconName; size?: 'xs' | 's' | 'm' | 'l' }) => (
  <svg className={`i ${size}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
