import type { Schema } from '@/shared/api/types';
import { Link, withQuery, withSearch } from '../address/address';
import { Icon } from '../ui/icon';

interface Props {
  /** Of the list, and what it is asked for. */
  place: string;
  query: URLSearchParams;
  pagination: Schema<'Pagination'>;
  /** That is asked for, while the one before may still be shown. */
  page?: number;
  /** Where counting ended early, or more is to be said: in place of the total. */
  of?: string;
  say?: (count: number) => string;
}

/** Which of how many are shown, and the ways to the others. */
export function Pages({ place, query, pagination, page = pagination.currentPage, say = String, of }: Props) {
  const { pageSize, totalResults: total } = pagination;
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  const pageAt = (to: number) =>
    withSearch(place, withQuery(query, { page: to > 0 ? String(to) : undefined }));
  return (
    <nav className="pg" aria-label="Pages">
      <span className="muted num">
        {say(first)} to {say(last)} of {of ?? say(total)}
      </span>
      <span className="fl">
        {page > 0 && (
          <Link className="btn xs plain" to={pageAt(page - 1)}>
            <Icon name="left" size="xs" /> Back
          </Link>
        )}
        {last < total && (
          <Link className="btn xs plain" to={pageAt(page + 1)}>
            Next
          </Link>
        )}
      </span>
    </nav>
  );
}
