import type { ReactNode } from 'react';
import { ApiError } from '@/shared/api/errors';
import { Offline } from './offline';
import { RetryNote } from './retry-note';
import { PageSkeleton } from './skeleton';

interface Props<T> {
  query: { data: T | undefined; isError: boolean; error: Error | null; refetch: () => unknown };
  skeleton?: ReactNode;
  /** The heading of a screen whose own is part of the content. */
  title?: string;
  children: (data: T) => ReactNode;
}

/** Loading, an error with a way to try again, or the content; content already there stays. */
export function RetryWrapper<T>({ query, skeleton = <PageSkeleton />, title, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const retry = () => void query.refetch();
  const isOffline = query.error instanceof ApiError && query.error.isOffline;
  return (
    <div className="wrap stack" style={{ paddingBlock: 'var(--space-8)' }}>
      {isOffline ? (
        <Offline title={title} onRetry={retry} />
      ) : (
        <>
          {title && <h1>{title}</h1>}
          <RetryNote problem={query.error} onRetry={retry} />
        </>
      )}
    </div>
  );
}
