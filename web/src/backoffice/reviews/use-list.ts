import { useEffect, useRef, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { go, useQueryState, withSearch } from '../address/address';
import { useApi } from '../api/query';
import { asked, filtersIn } from './filters';
import { reviewPath } from './words';

/** The page of reviews the address asks for, with where one is in it and what is chosen. */
export function useReviewList(open: string | undefined) {
  const [query] = useQueryState();
  const filters = filtersIn(query);
  const list = useApi(apiPath('/backoffice/api/reviews', { query: asked(filters) }), {
    keepsOld: true,
    every: 60_000,
  });
  const rows = list.data?.reviews ?? [];
  const [seen, setCursor] = useState('');
  const [chosen, setTicked] = useState<readonly string[]>([]);
  const cursor = open ?? seen;
  const at = rows.findIndex(({ id }) => id === cursor);
  const openAt = (id: string) => go(withSearch(reviewPath(id), query));
  const close = () => go(withSearch('/reviews', query));
  // An answer may come when one is somewhere else by then.
  const here = useRef({ cursor, open });
  useEffect(() => {
    here.current = { cursor, open };
  });
  const goTo = (id: string | undefined) => {
    setCursor(id ?? '');
    if (here.current.open === undefined) return;
    if (id === undefined) close();
    else if (id !== here.current.open) openAt(id);
  };
  return {
    query,
    filters,
    list,
    rows,
    cursor,
    current: rows[at],
    // What is not on this page cannot be seen, and is not done.
    ticked: chosen.filter((id) => rows.some((row) => row.id === id)),
    setTicked,
    openAt,
    close,
    step: (by: number) => {
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
      if (next) goTo(next.id);
    },
    /** It leaves the list: on with the one after it, unless one has gone on already. */
    leave: (id: string) => {
      if (here.current.cursor !== id) return;
      const place = rows.findIndex((row) => row.id === id);
      if (place >= 0) goTo((rows[place + 1] ?? rows[place - 1])?.id);
    },
  };
}
