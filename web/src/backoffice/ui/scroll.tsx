import type { ReactNode } from 'react';

interface Props {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A table that may be wider or longer than its place: keys scroll it, too. */
export const Scroll = ({ label, className = '', children }: Props) => (
  <div className={`tw ${className}`} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
