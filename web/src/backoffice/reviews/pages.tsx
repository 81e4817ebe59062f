import type { Schema } from '@/shared/api/types';
import { Link, withQuery, withSearch } from '../address/address';
import { Icon } from '../ui/icon';
import { grouped } from '../ui/money';
import { pageSize, type Filters } from './filters';

interface Props {
  filters: Filters;
  data: Schema<'StaffReviewList'>;
  query: URLSearchParams;
}

/** Which of how many are on this page, and the ways to the others. */
export function Pages({ filters: { page }, data: { pagination, isCountCut }, query }: Props) {
  const total = pagination.totalResults;
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  const pageAt = (to: number) =>
    withSearch('/reviews', withQuery(query, { page: to > 0 ? String(to) : undefined }));
  return (
    <nav className="pg" aria-label="Pages">
      <span className="muted num">
        {grouped(first)} to {grouped(last)} of {grouped(total)}
        {isCountCut && ' or more: stars, a product or words narrow the list'}
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
