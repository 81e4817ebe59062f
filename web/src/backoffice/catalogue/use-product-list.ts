import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { go, useQueryState, withQuery, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useIsWide } from '../ui/use-is-wide';
import { asked, filtersIn } from './filters';
import { productPath } from './words';

/** The list as the address asks for it, the row one is at, and what is ticked; keys move along it. */
export function useProductList() {
  const [query, ask] = useQueryState();
  const filters = filtersIn(query);
  const products = useApi(apiPath('/backoffice/api/products', { query: asked(filters) }), {
    every: 60_000,
    keepsOld: true,
  });
  const [ticked, setTicked] = useState<RowSelectionState>({});
  const rows = products.data?.products ?? [];
  const isWide = useIsWide();
  const open = query.get('open') ?? '';
  const pathOf = (code: string) => withSearch(productPath(code), withQuery(query, { open: undefined }));
  // Shared from a wide screen, it is the product's own page on a narrow one.
  const onArrival = useEffectEvent(() => {
    if (open && !isWide) go(pathOf(open), { replace: true });
  });
  useEffect(() => onArrival(), [open]);
  const [cursor, setCursor] = useState('');
  const at = rows.findIndex(({ code }) => code === (open || cursor));
  const current = rows[at]?.code;
  const peek = (code: string | undefined) => ask({ open: code }, { replace: true });
  const move = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.code;
    if (!next) return;
    setCursor(next);
    if (open) peek(next);
  };
  const tick = () => {
    if (!current) return;
    const { [current]: was, ...others } = ticked;
    setTicked(was ? others : { ...others, [current]: true });
  };
  useShortcuts('Products', [
    { keys: 'j', what: 'Next product', run: () => move(1) },
    { keys: 'k', what: 'Product before', run: () => move(-1) },
    { keys: 'x', what: 'Select', run: tick },
    { keys: 'Enter', what: 'Open', run: () => current && go(pathOf(current)) },
    {
      keys: ' ',
      what: 'Look at it beside the list',
      run: () => current && isWide && peek(open ? undefined : current),
    },
    { keys: 'f', what: 'Search', run: () => document.getElementById('product-search')?.focus() },
    { keys: 'Escape', what: 'Close what is beside the list', run: () => peek(undefined) },
  ]);
  return {
    query,
    ask,
    filters,
    products,
    rows,
    ticked,
    setTicked,
    isWide,
    open,
    current,
    peek,
    move,
    pathOf,
  };
}
