import '../styles/catalogue.css';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { Link, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { keepsCurrentInSight } from '../ui/in-sight';
import { grouped } from '../ui/money';
import { Bones, Empty, Loaded } from '../ui/states';
import { BulkBar } from './bulk-bar';
import { ColumnsDialog, useColumns } from './columns-dialog';
import { FilterBar } from './filter-bar';
import { askedOfViews, isNarrowed, selectionOf, views, type Filters } from './filters';
import { NewProductDialog } from './new-product-dialog';
import { Peek } from './peek';
import { ProductTable, type ColumnName } from './product-table';
import { SavedTabs } from '../views/saved-tabs';
import { useSavedViews } from '../views/use-views';
import { ViewButton } from '../views/view-button';
import { productList } from '../views/words';
import { Sections } from './sections';
import { useProductList } from './use-product-list';
import { ViewCount } from './view-count';

const minute = 60_000;
const productsOf = (total: number) => `${grouped(total)} ${total === 1 ? 'product' : 'products'}`;

/** Products by view, filter and search; from 1200 px one of them beside the list. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const list = useProductList();
  const { query, filters, products, rows, ticked, setTicked, isWide, open, peek, pathOf } = list;
  const [dialog, setDialog] = useState<'columns' | 'new'>();
  useShortcuts('Catalogue', [
    may('catalogue') && { keys: 'n', what: 'New product', run: () => setDialog('new') },
  ]);
  return (
    <>
      <title>{`Catalogue | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Catalogue</h1>
        <div className="fl acts">
          <Button icon="grid" onClick={() => setDialog('columns')}>
            Columns
          </Button>
          {may('catalogue') && (
            <Button kind="pri" icon="plus" keys="N" onClick={() => setDialog('new')}>
              New product
            </Button>
          )}
        </div>
      </div>
      <Sections
        now="products"
        counts={
          products.data && !isNarrowed(filters) && filters.view === 'all'
            ? { products: products.data.total }
            : {}
        }
      />
      <Views filters={filters} query={query} />
      <FilterBar key={filters.query} filters={filters} place="/catalogue" onAsk={list.ask} />
      <p className="sr" role="status">
        {products.data ? productsOf(products.data.total) : ''}
      </p>
      <BulkBar
        ticked={ticked}
        isWholePage={rows.length > 0 && rows.every(({ code }) => ticked[code])}
        total={products.data?.total ?? 0}
        all={selectionOf(filters)}
        onClear={() => setTicked({})}
      />
      <div className={`split ${open && isWide ? 's2' : ''}`}>
        <div className="stack">
          <List
            {...{ products, filters, query, ticked }}
            current={list.current}
            isBeside={open !== '' && isWide}
            onTick={setTicked}
            onPeek={isWide ? peek : undefined}
            hrefOf={pathOf}
          />
        </div>
        {open && isWide && (
          <Peek
            key={open}
            code={open}
            onClose={() => peek(undefined)}
            onStep={list.move}
            openPath={pathOf(open)}
          />
        )}
      </div>
      {dialog === 'columns' && <ColumnsDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'new' && <NewProductDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

function Views({ filters, query }: { filters: Filters; query: URLSearchParams }) {
  const counts = useApi(apiPath('/backoffice/api/product-views', { query: askedOfViews(filters) }), {
    every: minute,
    keepsOld: true,
  });
  const saved = useSavedViews(productList, query);
  return (
    <div className="views">
      <nav className="fl roll" aria-label="Views" ref={keepsCurrentInSight}>
        {views.map(([view, name]) => {
          const count = counts.data?.views.find((each) => each.view === view)?.count;
          const set = { view: view === 'all' ? undefined : view, cursor: undefined, open: undefined };
          return (
            <Link
              key={view}
              className="chip f view"
              to={withSearch('/catalogue', withQuery(query, set))}
              aria-current={filters.view === view && !saved.current ? 'page' : undefined}
            >
              {name} {count !== undefined && <span className="n">{grouped(count)}</span>}
            </Link>
          );
        })}
        <SavedTabs saved={saved} className="chip f view" Count={ViewCount} />
      </nav>
      <ViewButton saved={saved} address={query} className="chip f" />
    </div>
  );
}

interface ListProps {
  products: UseQueryResult<Schema<'StaffProductList'>, ApiError>;
  filters: Filters;
  query: URLSearchParams;
  ticked: RowSelectionState;
  current: string | undefined;
  isBeside: boolean;
  onTick: OnChangeFn<RowSelectionState>;
  onPeek: ((code: string) => void) | undefined;
  hrefOf: (code: string) => string;
}

const notBeside: readonly ColumnName[] = ['was', 'category', 'changed', 'ean'];

function List({ products, filters, query, ticked, current, isBeside, onTick, onPeek, hrefOf }: ListProps) {
  const columns = useColumns();
  // Beside an open one there is room for less.
  const shown = isBeside ? columns.filter((each) => !notBeside.includes(each)) : columns;
  return (
    <Loaded query={products} bones={<Bones rows={12} height={38} />}>
      {(data) =>
        data.products.length === 0 ? (
          <div className="pn">
            <Empty
              action={
                (isNarrowed(filters) || filters.view !== 'all') && (
                  <Link to="/catalogue">Show all products</Link>
                )
              }
            >
              {filters.query ? `No product has “${filters.query}”.` : 'No product is in this view.'}
            </Empty>
          </div>
        ) : (
          <>
            <ProductTable
              rows={data.products}
              isOld={products.isPlaceholderData}
              {...{ shown, ticked, onTick, current, hrefOf, onPeek }}
            />
            <nav className="pg" aria-label="Pages">
              <span className="muted num">
                {data.products.length} of {productsOf(data.total)}
              </span>
              <span className="fl">
                {filters.cursor && (
                  <Link
                    className="btn xs plain"
                    to={withSearch('/catalogue', withQuery(query, { cursor: undefined, open: undefined }))}
                  >
                    <Icon name="left" size="xs" /> First page
                  </Link>
                )}
                {data.next && (
                  <Link
                    className="btn xs plain"
                    to={withSearch('/catalogue', withQuery(query, { cursor: data.next, open: undefined }))}
                  >
                    Next
                  </Link>
                )}
              </span>
            </nav>
          </>
        )
      }
    </Loaded>
  );
}
