import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { TextButton } from './button';
import { Note } from './note';
import { PageSkeleton } from './skeleton';

interface Props<T> {
  query: UseQueryResult<T, Error>;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, an error with a way to try again, or the content; content already there stays. */
export function RetryWrapper<T>({ query, skeleton = <PageSkeleton />, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <div className="wrap" style={{ paddingBlock: 'var(--space-8)' }}>
      <Note kind="bad" live>
        {messageOf(query.error)}{' '}
        <TextButton onClick={() => void query.refetch()}>{text('common.retry')}</TextButton>
      </Note>
    </div>
  );
}
