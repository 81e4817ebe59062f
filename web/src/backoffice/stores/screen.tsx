import '../styles/stores.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { serverNow } from '@/shared/state/clock';
import { go, Link, oneOf, useQueryState, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { FindWords } from '../list/find-words';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { counted } from '../ui/money';
import { Badge } from '../ui/parts';
import { Bones, Empty, Loaded } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { NewStoreDialog } from './new-dialog';
import { whereItIs } from './rules';
import { StorePanel } from './store-panel';
import { doorWords, openDays, storePath, type StoreRow } from './words';

type List = Schema<'StaffPlaceList'>;

const kinds = ['all', 'stores', 'warehouses'] as const;
const kindWords = {
  all: 'All',
  stores: 'Stores',
  warehouses: 'Warehouses',
} as const;

const headWords = ({ total, warehouses, closedToday }: List): string =>
  [
    counted(total, 'store'),
    warehouses > 0 && counted(warehouses, 'warehouse'),
    closedToday > 0 && `${closedToday} closed today`,
  ]
    .filter(Boolean)
    .join(', ');

/** Stores and warehouses: what is open, what waits there, and one of them beside the list. */
export function Screen({ params }: { params: Record<string, string> }) {
  const { shopName } = useHere();
  const may = useMay();
  const isWide = useIsWide();
  const [query] = useQueryState();
  const [isAdding, setAdding] = useState(false);
  const words = query.get('query')?.trim() ?? '';
  const kind = oneOf(kinds, query.get('kind'));
  const province = query.get('province') ?? '';
  const stores = useApi(
    apiPath('/backoffice/api/stores', {
      query: { kind, ...(words && { query: words }), ...(province && { province }) },
    }),
    { every: 60_000, keepsOld: true },
  );
  const rows = stores.data?.stores ?? [];
  const open = params.store;
  const at = rows.findIndex(({ code }) => code === open);
  const openAt = (code: string) => go(withSearch(storePath(code), query));
  const step = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next && next.code !== open) openAt(next.code);
  };
  useShortcuts('Stores', [
    { keys: 'j', what: 'Next store', run: () => step(1) },
    { keys: 'k', what: 'Store before', run: () => step(-1) },
    { keys: 'f', what: 'Search', run: () => document.getElementById('store-search')?.focus() },
    may('stores') && { keys: 'n', what: 'New store', run: () => setAdding(true) },
    { keys: 'Escape', what: 'Close the store', run: () => open && go(withSearch('/stores', query)) },
  ]);
  const isAlone = open !== undefined && !isWide;
  return (
    <>
      <title>{`Stores | ${shopName} back office`}</title>
      <div className="hd">
        <div className="ti">
          <h1>Stores</h1>
          <span className="muted">{stores.data && headWords(stores.data)}</span>
        </div>
        {may('stores') && !isAlone && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" onClick={() => setAdding(true)}>
              New store
            </Button>
          </div>
        )}
      </div>
      {isAlone && (
        <p>
          <Link to={withSearch('/stores', query)}>All stores</Link>
        </p>
      )}
      <div className={`split store-split ${open !== undefined && isWide ? 's2' : ''}`}>
        {!isAlone && (
          <section className="stack" aria-label="All stores">
            <FilterRow key={words} {...{ words, kind, province }} provinces={stores.data?.provinces ?? []} />
            <StoreList
              {...{ stores, open, query }}
              isNarrowed={words !== '' || province !== '' || kind !== 'all'}
            />
          </section>
        )}
        {open !== undefined && <StorePanel key={open} code={open} />}
      </div>
      {isAdding && (
        <NewStoreDialog
          provinces={stores.data?.provinces ?? []}
          onClose={() => setAdding(false)}
          onAdded={openAt}
        />
      )}
    </>
  );
}

interface FilterProps {
  words: string;
  kind: (typeof kinds)[number];
  province: string;
  provinces: readonly { code: string; name: string }[];
}

/** All of it stands in the address. */
function FilterRow({ words, kind, province, provinces }: FilterProps) {
  const [, ask] = useQueryState();
  return (
    <div className="fl roll">
      <FindWords
        id="store-search"
        place="/stores"
        label="Find a store"
        placeholder="Name, town, postal code"
        value={words}
        onAsk={(query) => ask({ query })}
      />
      <select
        className={`input chip f ${province ? 'set' : ''}`}
        aria-label="Province"
        value={province}
        onChange={({ target }) => ask({ province: target.value || undefined })}
      >
        <option value="">Any province</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Chip
        label="Which"
        value={kind}
        words={kindWords}
        all={kinds}
        onChange={(next) => ask({ kind: next })}
      />
      {(words || province || kind !== 'all') && (
        <button
          type="button"
          className="link"
          onClick={() => ask({ query: undefined, province: undefined, kind: undefined })}
        >
          Clear
        </button>
      )}
    </div>
  );
}

interface ListProps {
  stores: UseQueryResult<List, ApiError>;
  open: string | undefined;
  query: URLSearchParams;
  isNarrowed: boolean;
}

const StoreList = ({ stores, open, query, isNarrowed }: ListProps) => (
  <Loaded query={stores} bones={<Bones rows={10} height={46} />}>
    {(data) =>
      data.stores.length === 0 ? (
        <div className="pn">
          <Empty action={isNarrowed && <Link to="/stores">Show all</Link>}>
            {isNarrowed ? 'No store is like that.' : 'There is no store yet: the shop sells online only.'}
          </Empty>
        </div>
      ) : (
        <div className="pn np tw cardt" aria-busy={stores.isPlaceholderData || undefined}>
          <table className="t nw">
            <caption className="sr">Stores</caption>
            <thead>
              <tr>
                <th scope="col">Store</th>
                <th scope="col">Now</th>
                <th scope="col" className="num">
                  To pack
                </th>
                <th scope="col" className="num">
                  To collect
                </th>
              </tr>
            </thead>
            <tbody>
              {data.stores.map((row) => (
                <Row key={row.code} row={row} isOpen={row.code === open} query={query} />
              ))}
            </tbody>
          </table>
        </div>
      )
    }
  </Loaded>
);

function Row({ row, isOpen, query }: { row: StoreRow; isOpen: boolean; query: URLSearchParams }) {
  const may = useMay();
  const [words, kind] = doorWords(row, whereItIs(serverNow()).clock);
  const orders = `/orders?store=${encodeURIComponent(row.code)}`;
  const place = [row.town, row.postalCode].filter(Boolean).join(' ');
  const days = row.isWarehouse ? 'no visitors' : openDays(row.opensOn);
  const number = (count: number, view: string) =>
    count > 0 && may('orders') ? <Link to={`${orders}&view=${view}`}>{count}</Link> : count;
  return (
    <tr className={isOpen ? 'cur' : undefined} aria-current={isOpen || undefined}>
      <td>
        <Link to={withSearch(storePath(row.code), query)}>{row.name}</Link>
        <small>{[place, days, row.todayName].filter(Boolean).join(', ')}</small>
      </td>
      <td className="r">
        <Badge kind={kind}>{words}</Badge>
      </td>
      <td className="num" data-label="To pack">
        {number(row.toPack, 'toPack')}
      </td>
      <td className="num r" data-label="To collect">
        {row.isWarehouse ? '–' : number(row.toCollect, 'readyToCollect')}
      </td>
    </tr>
  );
}
