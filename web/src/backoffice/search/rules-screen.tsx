import '../styles/search.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { Pages } from '../list/pages';
import { Button } from '../ui/button';
import { counted, grouped } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { EndDialog } from './end-dialog';
import { askedRules, ruleFiltersIn, ruleStates, type RuleFilters } from './filters';
import { RuleDialog } from './rule-dialog';
import { RuleTable } from './rule-table';
import { SearchTabs } from './tabs';
import type { Rule } from './words';

const stateNames = {
  all: 'All',
  running: 'Running',
  planned: 'Planned',
  ended: 'Ended',
  removed: 'Removed',
} as const;

type Open = { what: 'new' } | { what: 'change' | 'end'; rule: Rule };

/** What the shop's people want to stand first, or last, and when. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const [query] = useQueryState();
  const filters = ruleFiltersIn(query);
  const list = useApi(apiPath('/backoffice/api/search/rules', { query: askedRules(filters) }), {
    keepsOld: true,
    every: 60_000,
  });
  const [open, setOpen] = useState<Open>();
  const [cursor, setCursor] = useState('');
  const rows = list.data?.rules ?? [];
  const at = rows.findIndex(({ id }) => id === cursor);
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setCursor(next.id);
  };
  const current = rows[at];
  const close = () => setOpen(undefined);
  useShortcuts('Pins and boosts', [
    { keys: 'j', what: 'Next rule', run: () => move(1) },
    { keys: 'k', what: 'Rule before', run: () => move(-1) },
    may('search') && {
      keys: 'Enter',
      what: 'Change',
      run: () => current && current.state !== 'removed' && setOpen({ what: 'change', rule: current }),
    },
    may('search') && { keys: 'n', what: 'New rule', run: () => setOpen({ what: 'new' }) },
    { keys: 'f', what: 'Find a rule', run: () => document.getElementById('rules-find')?.focus() },
  ]);
  return (
    <>
      <title>{`Pins and boosts | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Search</h1>
        {may('search') && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" onClick={() => setOpen({ what: 'new' })}>
              New rule
            </Button>
          </div>
        )}
      </div>
      <SearchTabs at="/search/rules" />
      <Bar filters={filters} counts={list.data?.counts} />
      <p className="sr" role="status">
        {list.data ? counted(list.data.pagination.totalResults, 'rule') : ''}
      </p>
      <Loaded query={list} bones={<Bones rows={6} height={46} />}>
        {(data) =>
          data.rules.length === 0 ? (
            <div className="pn">
              <Empty
                action={
                  (filters.words || filters.state !== 'all') && <Link to="/search/rules">Show all</Link>
                }
              >
                {filters.words ? `No rule has “${filters.words}” in it.` : 'No rule is in this view.'}
              </Empty>
            </div>
          ) : (
            <>
              <RuleTable
                rows={data.rules}
                current={cursor}
                isOld={list.isPlaceholderData}
                onChange={(rule) => setOpen({ what: 'change', rule })}
                onEnd={(rule) => setOpen({ what: 'end', rule })}
              />
              <Pages place="/search/rules" query={query} pagination={data.pagination} say={grouped} />
            </>
          )
        }
      </Loaded>
      {open?.what === 'new' && <RuleDialog onClose={close} />}
      {open?.what === 'change' && <RuleDialog rule={open.rule} onClose={close} />}
      {open?.what === 'end' && <EndDialog rule={open.rule} onClose={close} />}
    </>
  );
}

interface BarProps {
  filters: RuleFilters;
  counts: Schema<'StaffSearchRuleCounts'> | undefined;
}

/** Which rules. */
function Bar({ filters, counts }: BarProps) {
  const [query, ask] = useQueryState();
  return (
    <div className="fl roll">
      <nav className="fl" aria-label="Views">
        {ruleStates.map((state) => (
          <Link
            key={state}
            className="chip f"
            to={withSearch('/search/rules', withQuery(query, { state: state === 'all' ? undefined : state }))}
            aria-current={filters.state === state ? 'page' : undefined}
          >
            {stateNames[state]} {counts && grouped(counts[state])}
          </Link>
        ))}
      </nav>
      <FindWords
        id="rules-find"
        name="words"
        place="/search/rules"
        label="Find a rule"
        placeholder="Search, product, brand, department"
        value={filters.words}
        onAsk={(words) => ask({ words })}
      />
    </div>
  );
}
