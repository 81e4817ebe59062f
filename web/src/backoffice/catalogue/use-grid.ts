import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { asked, filtersIn } from './filters';
import { columnsFor, savedIn } from './grid-columns';
import { basesOf, type Bases } from './grid-save';
import { cellOf, readGrid, rowOf, type Typed } from './grid-rules';
import { useGridProducts } from './use-grid-products';
import { useGridSave } from './use-grid-save';

const listIn = (query: URLSearchParams, name: string) => query.get(name)?.split(',').filter(Boolean) ?? [];
/** So many steps back. */
const steps = 50;

/** The sheet the address asks for: its rows and columns, what was typed, what of that is good, and saving it. */
export function useGrid(query: URLSearchParams) {
  const may = useMay();
  const filters = filtersIn(query);
  const codes = listIn(query, 'codes');
  const facts = listIn(query, 'facts');
  const list = useApi(
    codes.length > 0 ? null : apiPath('/backoffice/api/products', { query: asked(filters) }),
    { keepsOld: true },
  );
  const wanted = codes.length > 0 ? codes : (list.data?.products.map(({ code }) => code) ?? []);
  const { products, isLoading, missing, reload } = useGridProducts(wanted);
  const columns = columnsFor(products, facts, { mayCatalogue: may('catalogue'), mayPrice: may('prices') });
  const savedAt = (row: string, column: string) => savedIn(products, row, column);
  const [typed, setTyped] = useState<Typed>({});
  const [bases, setBases] = useState<Bases>({});
  const [before, setBefore] = useState<readonly Typed[]>([]);
  const type = (next: Typed) => {
    setBefore([...before.slice(-steps), typed]);
    setTyped(next);
    setBases((known) => basesOf(next, known, products));
  };
  const undoTyping = () => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    setTyped(last);
  };
  // What was typed on another page of the list waits there.
  const here = Object.fromEntries(
    Object.entries(typed).filter(([cell]) => products.some(({ code }) => code === rowOf(cell))),
  );
  // Against what stood there when the typing began: what a colleague saved since is never typed over unseen.
  const { changes, bad: wrongHere } = readGrid(
    columns,
    here,
    (row, column) => savedIn(bases[row] ? [bases[row]] : products, row, column) ?? '',
  );
  const saving = useGridSave({
    products: products.map((each) => bases[each.code] ?? each),
    onSaved: (cells, now) => {
      const left = (all: Typed) =>
        Object.fromEntries(Object.entries(all).filter(([cell]) => !cells.includes(cell)));
      setTyped(left);
      setBefore([]);
      setBases((known) => basesOf(left(typed), { ...known, ...now }, products));
    },
    reload,
  });
  const bad = [...wrongHere, ...saving.refused.filter(({ row, column }) => cellOf(row, column) in here)];
  const isBad = (row: string, column: string) =>
    bad.some((each) => each.row === row && each.column === column);
  return {
    filters,
    codes,
    facts,
    list,
    products,
    isEmpty: !isLoading && wanted.length === 0 && (codes.length > 0 || list.data !== undefined),
    missing,
    total: codes.length > 0 ? codes.length : (list.data?.total ?? 0),
    columns,
    savedAt,
    typed,
    type,
    undoTyping,
    changes,
    bad,
    good: changes.filter(({ row, column }) => !isBad(row, column)),
    elsewhere: Object.keys(typed).length - Object.keys(here).length,
    isSaving: saving.isSaving,
    waiting: saving.waiting,
    save: () => {
      if (changes.length > 0) void saving.save(changes);
    },
    drop: () => {
      saving.forget();
      type({});
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;
