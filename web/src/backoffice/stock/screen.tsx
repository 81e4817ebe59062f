import '../styles/catalogue.css';
import '../styles/stock.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { go, Link, oneOf, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { ChoiceChip, useDepartments } from '../catalogue/filter-bar';
import { productPath } from '../catalogue/words';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { grouped } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { shortDay } from '../ui/times';
import { Movements } from './movements';
import { Named } from './named';
import { Proposals } from './proposals';
import { StockPanel, type Deed } from './stock-panel';
import { isSoonOut, lastsWords, rateWords, type StockRow } from './words';

const views = ['low', 'out', 'dead', 'all', 'movements'] as const;
type View = (typeof views)[number];
const viewNames: Record<View, string> = {
  low: 'Running low',
  out: 'Out',
  dead: 'Does not sell',
  all: 'All products',
  movements: 'Movements',
};
const minute = 60_000;

/** Stock of one store or of all: what runs low, what does not sell, and the ways to fix it. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const isWide = useIsWide();
  const [query, ask] = useQueryState();
  const view = oneOf(views, query.get('view'));
  const store = query.get('store') ?? '';
  const department = query.get('department') ?? '';
  const words = query.get('query')?.trim() ?? '';
  const cursor = query.get('cursor') ?? '';
  const stock = useApi(
    view === 'movements'
      ? null
      : apiPath('/backoffice/api/stock', {
          query: {
            state: view,
            pageSize: 25,
            sort: view === 'dead' ? 'freeDown' : view === 'all' ? 'name' : 'free',
            ...(store && { store }),
            ...(department && { department }),
            ...(words && { query: words }),
            ...(cursor && { cursor }),
          },
        }),
    { every: minute, keepsOld: true },
  );
  const rows = stock.data?.stock ?? [];
  const [cursorRow, setCursorRow] = useState('');
  const [deed, setDeed] = useState<{ row: StockRow; deed: Deed }>();
  const at = rows.findIndex(({ code }) => code === (deed?.row.code ?? cursorRow));
  const current = rows[at];
  const step = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    setCursorRow(next.code);
    if (deed) setDeed({ ...deed, row: next });
  };
  const start = (what: Deed) => current && may('stock') && setDeed({ row: current, deed: what });
  useShortcuts('Stock', [
    { keys: 'j', what: 'Next product', run: () => step(1) },
    { keys: 'k', what: 'Product before', run: () => step(-1) },
    may('stock') && { keys: 'm', what: 'Move', run: () => start('move') },
    may('stock') && { keys: 'a', what: 'Adjust', run: () => start('adjust') },
    { keys: 'Enter', what: 'Open the product', run: () => current && go(productPath(current.code)) },
    { keys: 'f', what: 'Search', run: () => document.getElementById('stock-search')?.focus() },
    { keys: 'Escape', what: 'Close what is beside the list', run: () => setDeed(undefined) },
  ]);
  return (
    <>
      <title>{`Stock | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Stock</h1>
        {may('stock') && (
          <div className="fl acts">
            <Link
              className="btn xs pri"
              to={store ? `/stock/count?store=${encodeURIComponent(store)}` : '/stock/count'}
            >
              <Icon name="check" size="xs" /> Count
            </Link>
          </div>
        )}
      </div>
      <Tabs view={view} query={query} />
      <FilterRow view={view} query={query} onAsk={ask} />
      <Proposals />
      {view === 'movements' ? (
        <Movements store={store} />
      ) : (
        <div className={`split ${deed && isWide ? 's2' : ''}`}>
          <List
            {...{ stock, view, query }}
            current={current?.code}
            onDeed={may('stock') ? (row, what) => setDeed({ row, deed: what }) : undefined}
          />
          {deed && (
            <StockPanel
              key={`${deed.row.code}-${deed.deed}`}
              product={deed.row}
              store={store}
              deed={deed.deed}
              isBeside={isWide}
              onClose={() => setDeed(undefined)}
            />
          )}
        </div>
      )}
    </>
  );
}

interface FilterProps {
  view: View;
  query: URLSearchParams;
  onAsk: (set: Record<string, string | undefined>) => void;
}

/** Where, and of what; all of it stands in the address. */
function FilterRow({ view, query, onAsk }: FilterProps) {
  const may = useMay();
  const stores = useApi(apiPath('/backoffice/api/stock/stores'), { once: true });
  const departments = useDepartments();
  const store = query.get('store') ?? '';
  const department = query.get('department') ?? '';
  const words = query.get('query')?.trim() ?? '';
  return (
    <div className="fl roll">
      <ChoiceChip
        label="Store"
        any="All stores together"
        value={store}
        choices={stores.data?.stores ?? []}
        onChange={(next) => onAsk({ store: next, cursor: undefined })}
      />
      {view !== 'movements' && (
        <>
          <FindWords
            key={words}
            id="stock-search"
            place="/stock"
            label="Find products"
            placeholder="Code, EAN, name"
            value={words}
            onAsk={(next) => onAsk({ query: next, cursor: undefined, ...(next && { view: 'all' }) })}
          />
          <ChoiceChip
            label="Department"
            any="Any department"
            value={department}
            choices={departments}
            onChange={(next) => onAsk({ department: next, cursor: undefined })}
          />
        </>
      )}
      {may('stock') && view !== 'movements' && (
        <span className="keys push">
          <span>
            <kbd className="kbd">M</kbd> move
          </span>
          <span>
            <kbd className="kbd">A</kbd> adjust
          </span>
        </span>
      )}
    </div>
  );
}

function Tabs({ view, query }: { view: View; query: URLSearchParams }) {
  const store = query.get('store') ?? '';
  const department = query.get('department') ?? '';
  const counts = useApi(
    apiPath('/backoffice/api/stock/views', {
      query: { ...(store && { store }), ...(department && { department }) },
    }),
    { every: minute, keepsOld: true },
  );
  return (
    <nav className="tabs" aria-label="Views">
      {views.map((each) => {
        const count = counts.data?.views.find((one) => one.view === each)?.count;
        const set = { view: each === 'low' ? undefined : each, cursor: undefined, query: undefined };
        return (
          <Link
            key={each}
            to={withSearch('/stock', withQuery(query, set))}
            aria-current={each === view ? 'page' : undefined}
          >
            {viewNames[each]} {count !== undefined && <span className="n">{grouped(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

const noneWords: Record<Exclude<View, 'movements'>, string> = {
  low: 'Nothing runs low.',
  out: 'Nothing is out.',
  dead: 'Everything sells.',
  all: 'No product is here.',
};

interface ListProps {
  stock: UseQueryResult<Schema<'StaffStockList'>, ApiError>;
  view: Exclude<View, 'movements'>;
  query: URLSearchParams;
  current: string | undefined;
  onDeed: ((row: StockRow, deed: Deed) => void) | undefined;
}

function List({ stock, view, query, current, onDeed }: ListProps) {
  return (
    <Loaded query={stock} bones={<Bones rows={10} height={38} />}>
      {(data) =>
        data.stock.length === 0 ? (
          <div className="pn">
            <Empty action={view !== 'all' && <Link to="/stock?view=all">All products</Link>}>
              {query.get('query') ? `No product has “${query.get('query')}”.` : noneWords[view]}
            </Empty>
          </div>
        ) : (
          <div className="stack">
            <div className="pn np tw cardt" aria-busy={stock.isPlaceholderData || undefined}>
              <table className="t nw stock">
                <caption className="sr">Stock</caption>
                <thead>
                  <tr>
                    <th scope="col">Product</th>
                    <th scope="col" className="num">
                      Free
                    </th>
                    <th scope="col" className="num">
                      Held
                    </th>
                    <th scope="col" className="num">
                      Sells
                    </th>
                    <th scope="col" className="num">
                      Lasts
                    </th>
                    <th scope="col" className="num">
                      Waiting
                    </th>
                    {view === 'dead' && <th scope="col">Last ordered</th>}
                    {onDeed && (
                      <th scope="col">
                        <span className="sr">Do</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {data.stock.map((row) => (
                    <Row
                      key={row.code}
                      row={row}
                      isDead={view === 'dead'}
                      isCurrent={row.code === current}
                      onDeed={onDeed}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            <nav className="pg" aria-label="Pages">
              <span className="muted num">{data.stock.length} shown</span>
              <span className="fl">
                {query.get('cursor') && (
                  <Link
                    className="btn xs plain"
                    to={withSearch('/stock', withQuery(query, { cursor: undefined }))}
                  >
                    First page
                  </Link>
                )}
                {data.next && (
                  <Link
                    className="btn xs plain"
                    to={withSearch('/stock', withQuery(query, { cursor: data.next }))}
                  >
                    Next
                  </Link>
                )}
              </span>
            </nav>
          </div>
        )
      }
    </Loaded>
  );
}

interface RowProps {
  row: StockRow;
  isDead: boolean;
  isCurrent: boolean;
  onDeed: ((row: StockRow, deed: Deed) => void) | undefined;
}

const Row = ({ row, isDead, isCurrent, onDeed }: RowProps) => (
  <tr className={isCurrent ? 'cur' : undefined}>
    <td className="whole">
      <div className="th">
        <span className="plate pic">
          {row.image && <img src={row.image} alt="" width="32" height="32" loading="lazy" />}
        </span>
        <span>
          <Link className="ell name" to={productPath(row.code)}>
            {row.name}
          </Link>
          <small>{row.code}</small>
        </span>
      </div>
    </td>
    <td className="num">
      <Named name="Free" />
      <b>{row.free}</b>
    </td>
    <td className="num r">
      <Named name="Held" />
      {row.reserved}
    </td>
    <td className="num">
      <Named name="Sells" />
      {rateWords(row.soldUnits)}
    </td>
    <td className="num r">
      <Named name="Lasts" />
      <span className={isSoonOut(row) ? 'late' : undefined}>{lastsWords(row)}</span>
    </td>
    <td className="num">
      <Named name="Waiting" />
      {row.waiting}
    </td>
    {isDead && (
      <td className="r">
        <Named name="Last ordered" />
        {row.lastOrderedAt ? shortDay(row.lastOrderedAt) : 'never'}
      </td>
    )}
    {onDeed && (
      <td className="num r">
        <span className="fl tight">
          <IconButton label={`Move, ${row.name}`} icon="swap" onClick={() => onDeed(row, 'move')} />
          <IconButton label={`Adjust, ${row.name}`} icon="edit" onClick={() => onDeed(row, 'adjust')} />
        </span>
      </td>
    )}
  </tr>
);
