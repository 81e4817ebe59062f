import type { Schema } from '@/shared/api/types';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { Chip } from '../ui/chip';
import { FindField } from './find-field';
import type { Filters } from './filters';
import { allPageKinds, pageKinds, views } from './words';

const kindWords = { '': 'Every kind', ...pageKinds };

interface Props {
  filters: Filters;
  list: Schema<'StaffPageList'> | undefined;
  onAsk: (set: Record<string, string | undefined>) => void;
}

/** Which pages. */
export function ListBar({ filters, list, onAsk }: Props) {
  const [query] = useQueryState();
  const countOf = (view: string) => list?.counts.find(({ state }) => state === view)?.count;
  return (
    <div className="fl roll">
      <nav className="fl" aria-label="Views">
        {views.map(([view, name]) => (
          <Link
            key={view}
            className="chip f"
            to={withSearch('/content', withQuery(query, { view, page: undefined }))}
            aria-current={filters.view === view ? 'page' : undefined}
          >
            {name} {countOf(view)}
          </Link>
        ))}
      </nav>
      <Chip
        label="Kind"
        value={filters.kind}
        words={kindWords}
        all={['', ...allPageKinds]}
        onChange={(kind) => onAsk({ kind })}
      />
      <FindField
        id="page-search"
        place="/content"
        label="Find pages"
        placeholder="Name or address"
        value={filters.query}
        onAsk={(words) => onAsk({ query: words })}
      />
    </div>
  );
}
