/** So many stores are shown at once, the nearest; more on demand. */
export const atOnce = 10;

/** How many are shown: as many as the address says, and as far as the store chosen. */
export function shownOf(search: URLSearchParams, stores: readonly { name: string }[]): number {
  const chosen = stores.findIndex(({ name }) => name === search.get('store')) + 1;
  const wanted = Number.parseInt(search.get('show') ?? '', 10) || 0;
  return Math.min(stores.length, Math.max(atOnce, wanted, chosen));
}

export function withShown(search: URLSearchParams, count: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('show', String(count));
  return next;
}

export function withStore(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('store', name);
  return next;
}

/** Another measure begins with the nearest again; without words nothing is looked for by name. */
export function withWords(search: URLSearchParams, words?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['store', 'show', 'q']) next.delete(name);
  if (words) next.set('q', words);
  return next;
}

export const askedIn = (search: URLSearchParams) => ({
  text: search.get('q') ?? undefined,
  product: search.get('productCode') ?? undefined,
  store: search.get('store') ?? undefined,
});
