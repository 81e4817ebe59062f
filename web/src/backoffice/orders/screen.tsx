import type { UseQueryResult } from '@tanstack/react-query';
import type { OnChangeFn } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { go, Link, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Bulk } from '../list/bulk';
import { Pages } from '../list/pages';
import { Icon } from '../ui/icon';
import { keepsCurrentInSight } from '../ui/in-sight';
import { counted, money } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { FilterBar } from './filter-bar';
import { asked, filtersIn, isNarrowed, type Filters } from './filters';
import { OrderTable } from './order-table';
import { Peek } from './peek';
import { useIsWide } from '../ui/use-is-wide';
import { SavedTabs } from '../views/saved-tabs';
import { useSavedViews } from '../views/use-views';
import { ViewButton } from '../views/view-button';
import { orderList } from '../views/words';
import { ViewCount } from './view-count';
import { views, type OrderRow } from './words';

export const orderPath = (code: string) => `/orders/${encodeURIComponent(code)}`;
const minute = 60_000;

type Ticked = Record<string, true>;

/** Orders by view, filter and search; from 1200 px one of them beside the list. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const orders = useApi(apiPath('/backoffice/api/orders', { query: asked(filters) }), {
    every: minute,
    keepsOld: true,
  });
  const [ticked, setTicked] = useState<Ticked>({});
  const rows = orders.data?.orders ?? [];
  const isWide = useIsWide();
  const open = query.get('open') ?? '';
  // Shared from a wide screen, it is the order's own page on a narrow one; a window made narrow, as for paper, stays.
  const onArrival = useEffectEvent(() => {
    if (open && !isWide)
      go(withSearch(orderPath(open), withQuery(query, { open: undefined })), { replace: true });
  });
  useEffect(() => onArrival(), [open]);
  const [cursor, setCursor] = useState('');
  const at = rows.findIndex(({ code }) => code === (open || cursor));
  const current = rows[at]?.code;
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.code;
    if (!next) return;
    setCursor(next);
    if (open) ask({ open: next, page: query.get('page') ?? undefined }, { replace: true });
  };
  const peek = (code: string | undefined) =>
    ask({ open: code, page: query.get('page') ?? undefined }, { replace: true });
  const openPage = (code: string) => go(withSearch(orderPath(code), withQuery(query, { open: undefined })));
  useShortcuts('Orders', [
    { keys: 'j', what: 'Next order', run: () => move(1) },
    { keys: 'k', what: 'Order before', run: () => move(-1) },
    {
      keys: 'x',
      what: 'Select',
      run: () => current && setTicked(toggled(ticked, current)),
    },
    { keys: 'Enter', what: 'Open', run: () => current && openPage(current) },
    {
      keys: ' ',
      what: 'Look at it beside the list',
      run: () => current && isWide && peek(open ? undefined : current),
    },
    { keys: 'f', what: 'Search', run: () => document.getElementById('order-search')?.focus() },
    { keys: 'Escape', what: 'Close what is beside the list', run: () => peek(undefined) },
  ]);
  return (
    <>
      <title>{`Orders | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Orders</h1>
        <div className="fl acts">
          <Link className="btn xs plain" to="/refunds">
            Refunds by hand
          </Link>
        </div>
      </div>
      <ViewTabs filters={filters} query={query} />
      <FilterBar key={filters.query} filters={filters} onAsk={ask} />
      <p className="sr" role="status">
        {orders.data ? totalWords(orders.data) : ''}
      </p>
      <Chosen rows={rows} ticked={ticked} onClear={() => setTicked({})} />
      <div className={`split ${open && isWide ? 's2' : ''}`}>
        <div className="stack">
          <List
            {...{ orders, filters, query, ticked, current }}
            onTick={setTicked}
            onPeek={isWide ? peek : undefined}
          />
        </div>
        {open && isWide && (
          <Peek
            key={open}
            code={open}
            onClose={() => peek(undefined)}
            onStep={move}
            openPath={withSearch(orderPath(open), withQuery(query, { open: undefined }))}
          />
        )}
      </div>
    </>
  );
}

interface ListProps {
  orders: UseQueryResult<Schema<'StaffOrderList'>, ApiError>;
  filters: Filters;
  query: URLSearchParams;
  ticked: Ticked;
  current: string | undefined;
  onTick: OnChangeFn<Ticked>;
  onPeek: ((code: string) => void) | undefined;
}

const List = ({ orders, filters, query, ticked, current, onTick, onPeek }: ListProps) => (
  <Loaded query={orders} bones={<Bones rows={12} height={38} />}>
    {(data) =>
      data.orders.length === 0 ? (
        <div className="pn">
          <Empty action={isNarrowed(filters) && <Link to="/orders?view=all">Show all orders</Link>}>
            {filters.query ? `No order has “${filters.query}”.` : 'No order is in this view.'}
          </Empty>
        </div>
      ) : (
        <>
          <OrderTable
            rows={data.orders}
            ticked={ticked}
            onTick={onTick}
            current={current}
            isOld={orders.isPlaceholderData}
            hrefOf={(code) => withSearch(orderPath(code), withQuery(query, { open: undefined }))}
            onPeek={onPeek}
          />
          <Pages
            place="/orders"
            query={withQuery(query, { open: undefined })}
            pagination={data.pagination}
            page={filters.page}
            of={data.isCountCut ? `more than ${data.pagination.totalResults}` : undefined}
          />
        </>
      )
    }
  </Loaded>
);

const toggled = (ticked: Ticked, code: string): Ticked => {
  const { [code]: was, ...others } = ticked;
  return was ? others : { ...others, [code]: true };
};

const totalWords = ({
  pagination,
  isCountCut,
}: {
  pagination: { totalResults: number };
  isCountCut: boolean;
}) =>
  isCountCut ? `More than ${pagination.totalResults} orders` : counted(pagination.totalResults, 'order');

function ViewTabs({ filters, query }: { filters: Filters; query: URLSearchParams }) {
  const { store } = filters;
  const saved = useSavedViews(orderList, query);
  const counts = useApi(apiPath('/backoffice/api/orders/views', { query: store ? { store } : {} }), {
    every: minute,
  });
  const countOf = (view: string) => counts.data?.views.find((each) => each.view === view)?.count;
  return (
    <div className="views">
      <nav className="tabs" aria-label="Views" ref={keepsCurrentInSight}>
        {views.map(([view, name]) => {
          const count = countOf(view);
          return (
            <Link
              key={view}
              to={withSearch('/orders', withQuery(query, { view, open: undefined, query: undefined }))}
              aria-current={filters.view === view && !saved.current ? 'page' : undefined}
            >
              {name} {count !== undefined && <span className="n">{count >= 10_000 ? '10 000+' : count}</span>}
            </Link>
          );
        })}
        <SavedTabs saved={saved} Count={ViewCount} />
      </nav>
      <ViewButton saved={saved} address={query} />
    </div>
  );
}

function Chosen({
  rows,
  ticked,
  onClear,
}: {
  rows: readonly OrderRow[];
  ticked: Ticked;
  onClear: () => void;
}) {
  const codes = Object.keys(ticked).filter((code) => ticked[code]);
  const shown = rows.filter(({ code }) => ticked[code]);
  if (codes.length === 0) return null;
  const sum = shown.reduce((cents, { total }) => cents + Math.round(total.value * 100), 0);
  return (
    <Bulk what={String(codes.length)} onClear={onClear}>
      {shown.length === codes.length && <span className="num">{money({ value: sum / 100 })}</span>}
      <button
        type="button"
        onClick={() => go(`/orders/slips?codes=${codes.map(encodeURIComponent).join(',')}`)}
      >
        <Icon name="invoice" size="xs" /> Print picking slips
      </button>
    </Bulk>
  );
}
