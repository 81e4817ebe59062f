import type { ComponentProps } from 'react';
import { Link } from '@/shared/routing/routing';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'soft' | 'inverse' | 'outline' | 'line' | 'plain' | 'danger';
type Size = 'small' | 'medium' | 'big';

interface Look {
  kind?: Kind;
  size?: Size;
  wide?: boolean;
}

const classes = ({ kind = 'primary', size = 'medium', wide }: Look, more?: string) =>
  [styles.button, styles[kind], styles[size], wide && styles.wide, more].filter(Boolean).join(' ');

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean };

/** Petrol does; `busy` keeps the size and refuses a second press. A double click is one press. */
export function Button({
  kind,
  size,
  wide,
  busy,
  className,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes({ kind, size, wide }, className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      {...rest}
      onClick={(event) => (busy || event.detail > 1 ? event.preventDefault() : rest.onClick?.(event))}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ kind, size, wide }, className)} {...rest} />;
}

/** A button of one icon; the label is what it is called. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.icon} ${className ?? ''}`}
      {...rest}
    >
      {children}
    </button>
  );
}

/** A button that reads as a link in running text. While it may not be pressed it keeps the focus it has. */
export function TextButton({ className, disabled, onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${styles.text} ${className ?? ''}`}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}
