import '../styles/content.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { go, Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { Bones, Empty, Loaded } from '../ui/states';
import { asked, filtersIn, type Filters } from './filters';
import { PageTable } from './page-table';
import { Pages } from './pages';
import { allPageKinds, pageKinds, pagePath, views } from './words';

const kindWords = { '': 'Every kind', ...pageKinds };

/** The shop's pages by state and search. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const list = useApi(apiPath('/backoffice/api/content/pages', { query: asked(filters) }), {
    keepsOld: true,
    every: 60_000,
  });
  const rows = list.data?.pages ?? [];
  const [cursor, setCursor] = useState('');
  const at = rows.findIndex(({ code }) => code === cursor);
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setCursor(next.code);
  };
  useShortcuts('Content', [
    { keys: 'j', what: 'Next page', run: () => move(1) },
    { keys: 'k', what: 'Page before', run: () => move(-1) },
    { keys: 'Enter', what: 'Open', run: () => cursor && go(pagePath(cursor)) },
    { keys: 'f', what: 'Search', run: () => document.getElementById('page-search')?.focus() },
  ]);
  return (
    <>
      <title>{`Content | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Content</h1>
      </div>
      <Bar filters={filters} list={list.data} onAsk={ask} />
      <p className="sr" role="status">
        {list.data ? `${list.data.pagination.totalResults} pages` : ''}
      </p>
      <Loaded query={list} bones={<Bones rows={8} height={46} />}>
        {(data) =>
          data.pages.length === 0 ? (
            <div className="pn">
              <Empty action={<Link to="/content">Show all</Link>}>
                {filters.query ? `No page is called “${filters.query}”.` : 'No page is in this view.'}
              </Empty>
            </div>
          ) : (
            <>
              <PageTable rows={data.pages} current={cursor} isOld={list.isPlaceholderData} />
              <Pages page={filters.page} total={data.pagination.totalResults} query={query} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

interface BarProps {
  filters: Filters;
  list: Schema<'StaffPageList'> | undefined;
  onAsk: (set: Record<string, string | undefined>) => void;
}

function Bar({ filters, list, onAsk }: BarProps) {
  const [query] = useQueryState();
  const [typed, setTyped] = useState(filters.query);
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
      <form
        role="search"
        action="/backoffice/content"
        className="find-order"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk({ query: typed.trim() || undefined });
        }}
      >
        <Icon name="search" />
        <input
          id="page-search"
          className="input"
          type="search"
          name="query"
          aria-label="Find pages"
          placeholder="Name or address"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </div>
  );
}
