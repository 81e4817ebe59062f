import type { ReactNode } from 'react';

interface Props {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A table that may be wider or longer than its place: keys scroll it, too. */
export const Scroll = ({ label, className = '', children }: Props) => (
  // A region that scrolls must take the focus (WCAG 2.1.1); it is no control.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={`tw ${className}`} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
