import '../styles/content.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { go, Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Bones, Empty, Loaded } from '../ui/states';
import { asked, filtersIn } from './filters';
import { ListBar } from './list-bar';
import { NewPageDialog } from './new-page-dialog';
import { PageTable } from './page-table';
import { Pages } from './pages';
import { ContentTabs } from './tabs';
import { pagePath } from './words';

/** The shop's pages by state and search. */
export function Screen() {
  const { shopName } = useHere();
  const mayWrite = useMay()('content');
  const [isAdding, setAdding] = useState(false);
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
    mayWrite && { keys: 'n', what: 'New page', run: () => setAdding(true) },
    { keys: 'f', what: 'Search', run: () => document.getElementById('page-search')?.focus() },
  ]);
  return (
    <>
      <title>{`Content | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Content</h1>
        {mayWrite && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" onClick={() => setAdding(true)}>
              New page
            </Button>
          </div>
        )}
      </div>
      <ContentTabs at="/content" />
      <ListBar filters={filters} list={list.data} onAsk={ask} />
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
              <Pages
                place="/content"
                page={filters.page}
                total={data.pagination.totalResults}
                query={query}
              />
            </>
          )
        }
      </Loaded>
      {isAdding && <NewPageDialog onClose={() => setAdding(false)} />}
    </>
  );
}
