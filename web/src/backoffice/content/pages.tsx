import { Link, withQuery, withSearch } from '../address/address';
import { Icon } from '../ui/icon';
import { pageSize } from './filters';

interface Props {
  place: string;
  page: number;
  total: number;
  query: URLSearchParams;
}

/** Which part of the list is shown, and the ways to the others. */
export function Pages({ place, page, total, query }: Props) {
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  const pageAt = (to: number) =>
    withSearch(place, withQuery(query, { page: to > 0 ? String(to) : undefined }));
  return (
    <nav className="pg" aria-label="Pages">
      <span className="muted num">
        {first} to {last} of {total}
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
