import '../styles/content.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { counted } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { FindField } from './find-field';
import { askedRedirects, redirectFiltersIn } from './filters';
import { Pages } from './pages';
import { RedirectDialog } from './redirect-dialog';
import { RedirectTable } from './redirect-table';
import { RemoveRedirectDialog } from './remove-redirect-dialog';
import { ContentTabs } from './tabs';
import type { Redirect } from './words';

const place = '/content/redirects';

type Open = { what: 'new' } | { what: 'change' | 'remove'; redirect: Redirect };

/** Addresses that lead elsewhere: of a former shop, or of pages that were taken down. */
export function Screen() {
  const { shopName } = useHere();
  const mayWrite = useMay()('content');
  const [query, ask] = useQueryState();
  const filters = redirectFiltersIn(query);
  const list = useApi(apiPath('/backoffice/api/content/redirects', { query: askedRedirects(filters) }), {
    keepsOld: true,
    every: 60_000,
  });
  const [open, setOpen] = useState<Open>();
  const [cursor, setCursor] = useState('');
  const rows = list.data?.redirects ?? [];
  const at = rows.findIndex(({ from }) => from === cursor);
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setCursor(next.from);
  };
  const current = rows[at];
  const close = () => setOpen(undefined);
  useShortcuts('Redirects', [
    { keys: 'j', what: 'Next redirect', run: () => move(1) },
    { keys: 'k', what: 'Redirect before', run: () => move(-1) },
    mayWrite && {
      keys: 'Enter',
      what: 'Change',
      run: () => current && setOpen({ what: 'change', redirect: current }),
    },
    mayWrite && { keys: 'n', what: 'New redirect', run: () => setOpen({ what: 'new' }) },
    { keys: 'f', what: 'Find', run: () => document.getElementById('redirects-find')?.focus() },
  ]);
  return (
    <>
      <title>{`Redirects | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Content</h1>
        {mayWrite && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" onClick={() => setOpen({ what: 'new' })}>
              New redirect
            </Button>
          </div>
        )}
      </div>
      <ContentTabs at={place} />
      <div className="fl roll">
        <FindField
          id="redirects-find"
          place={place}
          label="Find redirects"
          placeholder="Old or new address"
          value={filters.query}
          onAsk={(words) => ask({ query: words, page: undefined })}
        />
      </div>
      <p className="sr" role="status">
        {list.data ? counted(list.data.pagination.totalResults, 'redirect') : ''}
      </p>
      <Loaded query={list} bones={<Bones rows={6} height={46} />}>
        {(data) =>
          data.redirects.length === 0 ? (
            <div className="pn">
              <Empty action={filters.query && <Link to={place}>Show all</Link>}>
                {filters.query
                  ? `No redirect has “${filters.query}” in it.`
                  : 'No address leads elsewhere. Old addresses of a former shop can.'}
              </Empty>
            </div>
          ) : (
            <>
              <RedirectTable
                rows={data.redirects}
                current={cursor}
                isOld={list.isPlaceholderData}
                mayWrite={mayWrite}
                onChange={(redirect) => setOpen({ what: 'change', redirect })}
                onRemove={(redirect) => setOpen({ what: 'remove', redirect })}
              />
              <Pages place={place} page={filters.page} total={data.pagination.totalResults} query={query} />
            </>
          )
        }
      </Loaded>
      {open?.what === 'new' && <RedirectDialog onClose={close} />}
      {open?.what === 'change' && <RedirectDialog redirect={open.redirect} onClose={close} />}
      {open?.what === 'remove' && <RemoveRedirectDialog redirect={open.redirect} onClose={close} />}
    </>
  );
}
