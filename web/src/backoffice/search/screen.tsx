import '../styles/search.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { go, Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { Pages } from '../list/pages';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { counted, grouped } from '../ui/money';
import { Segments } from '../ui/parts';
import { Bones, Empty, Loaded } from '../ui/states';
import { askedForFile, askedQueries, queryFiltersIn, querySorts, spans, type QueryFilters } from './filters';
import { QueryTable } from './query-table';
import { RuleDialog } from './rule-dialog';
import { SearchTabs } from './tabs';
import { growth, isComparable, percent, points, shopperPage, whyPlace } from './words';

const sortWords = {
  searches: 'Most often',
  chosen: 'Seldom chosen from',
  added: 'Most put into the cart',
  words: 'By letter',
} as const;
const viewWords = { all: 'All', empty: 'Found nothing', weak: 'Seldom chosen from' } as const;
const views = ['all', 'empty', 'weak'] as const;

/** What shoppers search for, what came of it, and what to do about it. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const [query, ask] = useQueryState();
  const filters = queryFiltersIn(query);
  const list = useApi(apiPath('/backoffice/api/search/queries', { query: askedQueries(filters) }), {
    keepsOld: true,
  });
  const rows = list.data?.queries ?? [];
  const [cursor, setCursor] = useState('');
  const [pinFor, setPinFor] = useState<string>();
  const at = rows.findIndex((row) => row.query === cursor);
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setCursor(next.query);
  };
  useShortcuts('Searches', [
    { keys: 'j', what: 'Next search', run: () => move(1) },
    { keys: 'k', what: 'Search before', run: () => move(-1) },
    { keys: 'Enter', what: 'Why products stand there', run: () => cursor && go(whyPlace(cursor)) },
    {
      keys: 'o',
      what: 'See as a shopper',
      run: () => cursor && window.open(shopperPage(cursor), '_blank', 'noopener'),
    },
    may('search') && { keys: 'n', what: 'Pin or boost', run: () => setPinFor(cursor) },
    { keys: 'f', what: 'Find a search', run: () => document.getElementById('searches-find')?.focus() },
  ]);
  return (
    <>
      <title>{`Search | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Search</h1>
        <div className="fl acts">
          <Segments
            label="Days"
            value={filters.days}
            choices={(['7', '28', '90'] as const).map((each) => [each, `${each} days`] as const)}
            onChange={(days) => ask({ days: days === spans[0] ? undefined : days })}
          />
          <a
            className="btn xs plain"
            href={apiPath('/backoffice/api/search/queries/file', { query: askedForFile(filters) })}
            download
          >
            <Icon name="dn" size="xs" /> CSV
          </a>
        </div>
      </div>
      <SearchTabs at="/search" />
      {list.data && <Sums data={list.data} />}
      <Bar filters={filters} counts={list.data?.counts} />
      <p className="sr" role="status">
        {list.data ? counted(list.data.pagination.totalResults, 'search', 'searches') : ''}
      </p>
      <Loaded query={list} bones={<Bones rows={8} height={40} />}>
        {(data) =>
          data.queries.length === 0 ? (
            <div className="pn">
              <Empty action={(filters.words || filters.view !== 'all') && <Link to="/search">Show all</Link>}>
                {emptyWords(filters, data.days)}
              </Empty>
            </div>
          ) : (
            <>
              <QueryTable
                rows={data.queries}
                current={cursor}
                isOld={list.isPlaceholderData}
                onPin={may('search') ? setPinFor : undefined}
              />
              <Pages place="/search" query={query} pagination={data.pagination} say={grouped} />
            </>
          )
        }
      </Loaded>
      {pinFor !== undefined && <RuleDialog begun={{ query: pinFor }} onClose={() => setPinFor(undefined)} />}
    </>
  );
}

function emptyWords({ words, view }: QueryFilters, days: number): string {
  if (words) return `No search has “${words}” in it.`;
  if (days === 0) return 'Nothing is summed up of these days yet. It is done each night.';
  if (view === 'empty') return 'Every search found something.';
  if (view === 'weak') return 'What was found was chosen from.';
  return 'No search was made in three browser tabs on one day.';
}

/** Four figures of all searches, beside as many days before. */
function Sums({ data: { all, before, days, daysBefore } }: { data: Schema<'StaffSearchQueries'> }) {
  const share = (part: 'empty' | 'chosen' | 'added') =>
    points([all[part], all.searches], [before[part], before.searches]);
  const isLike = isComparable({ days, daysBefore });
  const beside = (words: string) => (isLike && words ? `${words}, ${counted(days, 'day')} before` : '');
  const [query] = useQueryState();
  const to = (view?: string) => withSearch('/search', withQuery(query, { view }));
  return (
    <div className="g5 stats">
      {(
        [
          [
            'Searches',
            grouped(all.searches),
            beside(growth(all.searches, before.searches)) ||
              (days > 0 ? `on ${counted(days, 'day')}` : 'today'),
            to(),
          ],
          [
            'Found nothing',
            percent(all.empty, all.searches),
            beside(share('empty')) || counted(all.empty, 'search', 'searches'),
            to('empty'),
          ],
          [
            'Led to a product',
            percent(all.chosen, all.searches),
            beside(share('chosen')) || counted(all.chosen, 'search', 'searches'),
            to('weak'),
          ],
          [
            'Led to the cart',
            percent(all.added, all.searches),
            beside(share('added')) || counted(all.added, 'search', 'searches'),
            withSearch('/search', withQuery(query, { sort: 'added' })),
          ],
        ] as const
      ).map(([name, value, words, path]) => (
        <Link key={name} className="stat" to={path}>
          <span className="k">
            {name} <Icon name="right" size="xs" />
          </span>
          <span className="v">{value}</span>
          <span className="d">{words}</span>
        </Link>
      ))}
    </div>
  );
}

interface BarProps {
  filters: QueryFilters;
  counts: Schema<'StaffSearchCounts'> | undefined;
}

/** Which searches, and in which order. */
function Bar({ filters, counts }: BarProps) {
  const [query, ask] = useQueryState();
  return (
    <div className="fl roll">
      <nav className="fl" aria-label="Views">
        {views.map((view) => (
          <Link
            key={view}
            className="chip f"
            to={withSearch('/search', withQuery(query, { view: view === 'all' ? undefined : view }))}
            aria-current={filters.view === view ? 'page' : undefined}
          >
            {viewWords[view]} {counts && grouped(counts[view])}
          </Link>
        ))}
      </nav>
      <Chip
        label="Order"
        value={filters.sort}
        words={sortWords}
        all={querySorts}
        onChange={(sort) => ask({ sort })}
      />
      <FindWords
        id="searches-find"
        name="words"
        place="/search"
        label="Find a search"
        placeholder="Words of a search"
        value={filters.words}
        onAsk={(words) => ask({ words })}
      />
    </div>
  );
}
