import type { Listing } from '@/features/listing/listing';
import { sortOf, withSort } from '@/features/listing/query';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import styles from '../plp.module.css';
import { FilterDoor } from './filter-door';

interface Props {
  listing: Listing;
  page: SearchPage;
  query: string;
  onChange: (query: string) => void;
}

/** What the list is narrowed by, and its order. */
export function Bar({ listing, page, query, onChange }: Props) {
  const chosen = page.breadcrumbs ?? [];
  return (
    <div className={styles.bar}>
      <FilterDoor listing={listing} page={page} query={query} onChange={onChange} />
      <ul className={styles.chosen}>
        {chosen.map(({ facetCode, facetValueCode, facetValueName, removeQuery }) => (
          <li key={`${facetCode}:${facetValueCode}`}>
            <button className={styles.chip} onClick={() => onChange(removeQuery.query.value ?? '')}>
              <span className="sr">{text('plp.remove')} </span>
              {facetValueName}
              <Icon name="x" size="xs" />
            </button>
          </li>
        ))}
      </ul>
      <Sorts page={page} query={query} onChange={onChange} />
    </div>
  );
}

function Sorts({ page, query, onChange }: Omit<Props, 'listing'>) {
  const current = page.pagination.sort ?? sortOf(query);
  return (
    <label className={styles.sort}>
      <span className="muted">{text('search.sort')}</span>
      <select value={current} onChange={(event) => onChange(withSort(query, event.target.value))}>
        {(page.sorts ?? []).map(({ code, name }) => (
          <option key={code} value={code}>
            {name ?? code}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </label>
  );
}
