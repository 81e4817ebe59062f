import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type Kind = 'pri' | 'sec' | 'soft' | 'plain' | 'danger' | 'bad' | 'ghost';

interface Props extends ComponentProps<'button'> {
  kind?: Kind;
  icon?: IconName;
  /** What stands on its key. */
  keys?: string;
  /** 48 high, for forms that stand alone. */
  big?: boolean;
  busy?: boolean;
}

/** The key a button can be pressed with. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="kbd" aria-hidden="true">
    {children}
  </kbd>
);

/** Petrol is the next step; `busy` keeps the words and refuses a second press. */
export function Button({
  kind = 'plain',
  icon,
  keys,
  big,
  busy,
  className,
  type = 'button',
  children,
  ...rest
}: Props) {
  const classes = ['btn', kind, big ? '' : 'xs', className].filter(Boolean).join(' ');
  return (
    <button
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      {...rest}
      onClick={(event) => (busy ? event.preventDefault() : rest.onClick?.(event))}
    >
      {icon && <Icon name={icon} size="xs" />}
      {children}
      {keys && <Key>{keys}</Key>}
    </button>
  );
}

/** A button of one drawing. */
export const IconButton = ({
  label,
  icon,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: IconName }) => (
  <button type="button" className="btn plain xs ic" aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </button>
);
