import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { wordsOf } from '../api/words';
import { Icon } from '../ui/icon';
import { Bones, Note } from '../ui/states';

interface BulkProps {
  /** `3 reviews`. */
  what: string;
  onClear: () => void;
  children: ReactNode;
}

/** What is chosen of a list, and what can be done with it. */
export const Bulk = ({ what, onClear, children }: BulkProps) => (
  <div className="bulk" role="status">
    <b>{what} selected</b>
    {children}
    <button type="button" className="x" aria-label="Clear the selection" onClick={onClear}>
      <Icon name="x" size="xs" />
    </button>
  </div>
);

interface PreviewedProps<T> {
  asked: UseQueryResult<T, ApiError>;
  className?: string;
  rows?: number;
  /** In its place while there is nothing to ask for yet. */
  idle?: ReactNode;
  children: (preview: T) => ReactNode;
}

/** What would change, as the server has it now: it is reported when it comes, and when it cannot be had. */
export const Previewed = <T,>({ asked, className, rows = 3, idle, children }: PreviewedProps<T>) => (
  <div aria-live="polite" aria-busy={asked.isFetching || undefined} className={className}>
    {idle ? (
      idle
    ) : asked.isError ? (
      <Note kind="bad" live>
        {wordsOf(asked.error)}
      </Note>
    ) : asked.data ? (
      children(asked.data)
    ) : (
      <Bones rows={rows} />
    )}
  </div>
);

/** With it where it was not, without it where it was. */
export const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
