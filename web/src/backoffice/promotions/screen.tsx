import '../styles/promotions.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { go, Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { Pages } from '../list/pages';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { money } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { BulkBar } from './bulk-bar';
import { asked, filtersIn, sorts, type Filters } from './filters';
import { NewPromotionDialog } from './new-dialog';
import { PromotionTable } from './promotion-table';
import { ProposalList } from './proposals';
import { PromotionTabs } from './tabs';
import { toggled } from '../list/bulk';
import { allKinds, kinds, promotionPath, views } from './words';

const sortWords = {
  state: 'By state',
  title: 'By title',
  given: 'Most given',
  ends: 'Ends first',
  priority: 'Priority',
} as const;
const kindWords = { '': 'Every kind', ...kinds };

/** Promotions by state and search, with what each costs. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const list = useApi(apiPath('/backoffice/api/promotions', { query: asked(filters) }), {
    keepsOld: true,
    every: 60_000,
  });
  const [isNew, setNew] = useState(false);
  const rows = list.data?.promotions ?? [];
  const [cursor, setCursor] = useState('');
  const [chosen, setTicked] = useState<readonly string[]>([]);
  const at = rows.findIndex(({ code }) => code === cursor);
  // What is not on this page cannot be seen, and is not done.
  const ticked = chosen.filter((code) => rows.some((row) => row.code === code));
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setCursor(next.code);
  };
  useShortcuts('Promotions', [
    { keys: 'j', what: 'Next promotion', run: () => move(1) },
    { keys: 'k', what: 'Promotion before', run: () => move(-1) },
    { keys: 'Enter', what: 'Open', run: () => cursor && go(promotionPath(cursor)) },
    may('promotions') && {
      keys: 'x',
      what: 'Select',
      run: () => cursor && setTicked(toggled(ticked, cursor)),
    },
    { keys: 'f', what: 'Search', run: () => document.getElementById('promotion-search')?.focus() },
    may('promotions') && { keys: 'n', what: 'New promotion', run: () => setNew(true) },
    { keys: 't', what: 'Test a cart', run: () => go('/promotions/test') },
  ]);
  return (
    <>
      <title>{`Promotions | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Promotions</h1>
        <div className="fl acts">
          <Link className="btn xs plain" to="/promotions/test">
            <Icon name="cart" size="xs" /> Test a cart
          </Link>
          {may('promotions') && (
            <Button kind="pri" icon="plus" keys="N" onClick={() => setNew(true)}>
              New promotion
            </Button>
          )}
        </div>
      </div>
      <PromotionTabs at="/promotions" />
      <ProposalList />
      <Bar filters={filters} list={list.data} onAsk={ask} />
      <p className="sr" role="status">
        {list.data ? `${list.data.pagination.totalResults} promotions` : ''}
      </p>
      <BulkBar codes={ticked} onClear={() => setTicked([])} />
      <Loaded query={list} bones={<Bones rows={8} height={46} />}>
        {(data) =>
          data.promotions.length === 0 ? (
            <div className="pn">
              <Empty
                action={
                  (filters.query || filters.kind || filters.view !== 'all') && (
                    <Link to="/promotions">Show all</Link>
                  )
                }
              >
                {filters.query
                  ? `No promotion is called “${filters.query}”.`
                  : 'No promotion is in this view.'}
              </Empty>
            </div>
          ) : (
            <>
              <PromotionTable
                rows={data.promotions}
                current={cursor}
                isOld={list.isPlaceholderData}
                ticked={may('promotions') ? ticked : undefined}
                onTick={setTicked}
              />
              <Pages place="/promotions" query={query} pagination={data.pagination} page={filters.page} />
            </>
          )
        }
      </Loaded>
      {isNew && <NewPromotionDialog onClose={() => setNew(false)} />}
    </>
  );
}

interface BarProps {
  filters: Filters;
  list: Schema<'StaffPromotionList'> | undefined;
  onAsk: (set: Record<string, string | undefined>) => void;
}

function Bar({ filters, list, onAsk }: BarProps) {
  const [query] = useQueryState();
  const countOf = (view: string) => list?.counts.find(({ state }) => state === view)?.count;
  return (
    <div className="fl roll">
      <nav className="fl" aria-label="Views">
        {views.map(([view, name]) => (
          <Link
            key={view}
            className="chip f"
            to={withSearch('/promotions', withQuery(query, { view, page: undefined }))}
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
        all={['', ...allKinds]}
        onChange={(kind) => onAsk({ kind })}
      />
      <Chip
        label="Order"
        value={filters.sort}
        words={sortWords}
        all={sorts}
        onChange={(sort) => onAsk({ sort })}
      />
      <FindWords
        id="promotion-search"
        place="/promotions"
        label="Find promotions"
        placeholder="Title or code"
        value={filters.query}
        onAsk={(words) => onAsk({ query: words })}
      />
      {list && (
        <span className="push">
          Given so far:{' '}
          <Link to={withSearch('/promotions', withQuery(query, { sort: 'given' }))}>
            <b>{money(list.given)}</b>
          </Link>
        </span>
      )}
    </div>
  );
}
