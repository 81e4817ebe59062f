import { type ComponentProps } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import styles from './notify-me.module.css';

/** Only guests are asked where to write to, and only once they want it. */
export const WhereTo = lazyPart(() => import('./where-to'));

export type Look = Pick<ComponentProps<typeof Button>, 'kind' | 'size'>;

export const Ask = ({
  kind = 'primary',
  size = 'big',
  name,
  busy,
  onClick,
}: Look & { name?: string; busy?: boolean; onClick: () => void }) => (
  <Button
    kind={kind}
    size={size}
    wide
    busy={busy}
    aria-label={name && `${text('notifyMe.ask')}: ${name}`}
    onClick={onClick}
  >
    <Icon name="bell" size={size === 'small' ? 's' : undefined} />
    {text('notifyMe.ask')}
  </Button>
);

export const Waiting = ({ children }: Pick<ComponentProps<'p'>, 'children'>) => (
  <p className={styles.waiting}>
    <Icon name="check" />
    <b>{text('notifyMe.waiting')}</b>
    {children}
  </p>
);
