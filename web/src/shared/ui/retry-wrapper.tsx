import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RetryNote } from './retry-note';
import { PageSkeleton } from './skeleton';

interface Props<T> {
  query: Pick<UseQueryResult<T, Error>, 'data' | 'isError' | 'error' | 'refetch'>;
  skeleton?: ReactNode;
  /** The heading of a screen whose own is part of the content. */
  title?: string;
  children: (data: T) => ReactNode;
}

/** Loading, an error with a way to try again, or the content; content already there stays. */
export function RetryWrapper<T>({ query, skeleton = <PageSkeleton />, title, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <div className="wrap stack" style={{ paddingBlock: 'var(--space-8)' }}>
      {title && <h1>{title}</h1>}
      <RetryNote problem={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}
