import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { isOutdated, wordsOf } from '../api/words';
import { Icon, type IconName } from './icon';

type Kind = 'info' | 'warn' | 'bad' | 'good';

const icons: Record<Kind, IconName> = { info: 'info', warn: 'alert', bad: 'alert', good: 'check' };

/** A sentence that should not be missed, in place. */
export const Note = ({
  kind = 'info',
  live,
  children,
}: {
  kind?: Kind;
  live?: boolean;
  children: ReactNode;
}) => (
  <div className={`note ${kind}`} role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}>
    <Icon name={icons[kind]} />
    <div className="grow">{children}</div>
  </div>
);

/** Rows of what will stand here, after 200 ms. */
export const Bones = ({ rows = 6, height = 24 }: { rows?: number; height?: number }) => (
  <div role="status" className="bones">
    <span className="sr">Loading</span>
    {Array.from({ length: rows }, (_, n) => (
      <span key={n} className="bone" style={{ height }} />
    ))}
  </div>
);

/** What is true, and one way on. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    <p>{children}</p>
    {action}
  </div>
);

/** A refusal in words. When somebody else was faster, a way to see how it stands now. */
export function Problem({ problem, onReload }: { problem: ApiError | undefined; onReload?: () => void }) {
  if (!problem) return null;
  return (
    <Note kind="bad" live>
      {isOutdated(problem) && onReload ? (
        <>
          Somebody else changed it. {wordsOf(problem)}{' '}
          <button type="button" className="link" onClick={onReload}>
            Show how it stands now
          </button>
        </>
      ) : (
        wordsOf(problem)
      )}
    </Note>
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T, ApiError>;
  bones?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Bones, what could not be had with a way to try again, or the content; content already there stays. */
export function Loaded<T>({ query, bones = <Bones />, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return bones;
  const { status } = query.error;
  if (status === 403) return <Empty>Your role does not see this. Ask an owner.</Empty>;
  if (status === 404) return <Empty>It is not there. The address may be old, or mistyped.</Empty>;
  return (
    <Note kind="bad" live>
      {wordsOf(query.error)}{' '}
      <button type="button" className="link" onClick={() => void query.refetch()}>
        Try again
      </button>
    </Note>
  );
}
