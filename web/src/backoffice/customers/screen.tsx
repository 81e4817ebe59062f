import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { go, Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { Pages } from '../list/pages';
import { keepsCurrentInSight } from '../ui/in-sight';
import { counted, money } from '../ui/money';
import { Badge } from '../ui/parts';
import { Bones, Empty, Loaded } from '../ui/states';
import { shortDay } from '../ui/times';
import { SavedTabs } from '../views/saved-tabs';
import { useSavedViews } from '../views/use-views';
import { ViewButton } from '../views/view-button';
import { customerList } from '../views/words';
import { asked, filtersIn, type Filters } from './filters';
import { views, type CustomerRow } from './words';

export const customerPath = (id: string) => `/customers/${encodeURIComponent(id)}`;

/** Customers by view and search, the newest first. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const customers = useApi(apiPath('/backoffice/api/customers', { query: asked(filters) }), {
    keepsOld: true,
  });
  const saved = useSavedViews(customerList, query);
  const rows = customers.data?.customers ?? [];
  const [cursor, setCursor] = useState('');
  const at = rows.findIndex(({ id }) => id === cursor);
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) setCursor(next.id);
  };
  useShortcuts('Customers', [
    { keys: 'j', what: 'Next customer', run: () => move(1) },
    { keys: 'k', what: 'Customer before', run: () => move(-1) },
    { keys: 'Enter', what: 'Open', run: () => cursor && go(withSearch(customerPath(cursor), query)) },
    { keys: 'f', what: 'Search', run: () => document.getElementById('customer-search')?.focus() },
  ]);
  return (
    <>
      <title>{`Customers | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Customers</h1>
      </div>
      <div className="views">
        <nav className="tabs" aria-label="Views" ref={keepsCurrentInSight}>
          {views.map(([view, name]) => (
            <Link
              key={view}
              to={withSearch('/customers', withQuery(query, { view, page: undefined }))}
              aria-current={filters.view === view && !saved.current ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
          <SavedTabs saved={saved} />
        </nav>
        <ViewButton saved={saved} address={query} />
      </div>
      <Find key={filters.query} filters={filters} onAsk={ask} />
      <p className="sr" role="status">
        {customers.data ? totalWords(customers.data) : ''}
      </p>
      <Loaded query={customers} bones={<Bones rows={12} height={38} />}>
        {(data) =>
          data.customers.length === 0 ? (
            <div className="pn">
              <Empty
                action={(filters.query || filters.view !== 'all') && <Link to="/customers">Show all</Link>}
              >
                {filters.query ? `No customer has “${filters.query}”.` : 'No customer is in this view.'}
              </Empty>
            </div>
          ) : (
            <>
              <Table
                rows={data.customers}
                current={cursor}
                query={query}
                isOld={customers.isPlaceholderData}
                hasContact={filters.query !== ''}
              />
              <Pages
                place="/customers"
                query={query}
                pagination={data.pagination}
                page={filters.page}
                of={data.isCountCut ? `more than ${data.pagination.totalResults}` : undefined}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const totalWords = ({ pagination, isCountCut }: Schema<'StaffCustomerList'>) =>
  isCountCut
    ? `More than ${pagination.totalResults} customers`
    : counted(pagination.totalResults, 'customer');

interface FindProps {
  filters: Filters;
  onAsk: (set: Record<string, string | undefined>) => void;
}

function Find({ filters, onAsk }: FindProps) {
  return (
    <div className="fl roll">
      <FindWords
        id="customer-search"
        place="/customers"
        label="Find customers"
        placeholder="Name, email, phone, order"
        value={filters.query}
        onAsk={(query) => onAsk({ query })}
      />
      {filters.query && (
        <button type="button" className="link" onClick={() => onAsk({ query: undefined })}>
          Clear
        </button>
      )}
    </div>
  );
}

interface TableProps {
  rows: readonly CustomerRow[];
  current: string;
  query: URLSearchParams;
  isOld: boolean;
  hasContact: boolean;
}

/** Addresses come with a search alone. */
const Table = ({ rows, current, query, isOld, hasContact }: TableProps) => (
  <div className="pn np tw cardt" aria-busy={isOld || undefined}>
    <table className="t nw">
      <caption className="sr">Customers</caption>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          {hasContact && <th scope="col">Contact</th>}
          <th scope="col">Since</th>
          <th scope="col" className="num">
            Orders
          </th>
          <th scope="col">Last order</th>
          <th scope="col" className="num">
            Bought
          </th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, email, phone, since, orders, lastOrderAt, bought, isBlocked, isLeaving }) => (
          <tr key={id} className={id === current ? 'cur' : undefined}>
            <td>
              <Link to={withSearch(customerPath(id), query)}>{name}</Link>
            </td>
            {hasContact && (
              <td>
                <span className="ell name">{email ?? phone}</span>
                {email && phone && <small>{phone}</small>}
              </td>
            )}
            <td>{shortDay(since)}</td>
            <td className="num r">{orders}</td>
            <td>{lastOrderAt ? shortDay(lastOrderAt) : <span className="muted">none</span>}</td>
            <td className="num r">{money(bought)}</td>
            <td>
              <span className="badges">
                {isBlocked && <Badge kind="bad">Blocked</Badge>}
                {isLeaving && <Badge kind="warn">Leaving</Badge>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
