import type { Schema } from '@/shared/api/types';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { Icon } from '../ui/icon';
import { grouped } from '../ui/money';

interface Props {
  place: string;
  pagination: Schema<'Pagination'>;
}

/** Which of how many are shown, and the way to the others. */
export function Pages({ place, pagination: { currentPage, pageSize, totalResults } }: Props) {
  const [query] = useQueryState();
  const first = currentPage * pageSize + 1;
  const last = Math.min(totalResults, first + pageSize - 1);
  const pageAt = (to: number) =>
    withSearch(place, withQuery(query, { page: to > 0 ? String(to) : undefined }));
  return (
    <nav className="pg" aria-label="Pages">
      <span className="muted num">
        {grouped(first)} to {grouped(last)} of {grouped(totalResults)}
      </span>
      <span className="fl">
        {currentPage > 0 && (
          <Link className="btn xs plain" to={pageAt(currentPage - 1)}>
            <Icon name="left" size="xs" /> Back
          </Link>
        )}
        {last < totalResults && (
          <Link className="btn xs plain" to={pageAt(currentPage + 1)}>
            Next
          </Link>
        )}
      </span>
    </nav>
  );
}
