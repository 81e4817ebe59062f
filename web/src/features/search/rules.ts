import { apiPath } from '@/shared/api/path';
import { useEffect, useState } from 'react';

/** A term's listing; slashes and dots in it must not become path segments. */
export function searchHref(term: string): string {
  const wanted = encodeURIComponent(term.trim());
  return /^\.{1,2}$/.test(wanted) ? `/l/search?text=${wanted}` : `/l/search/${wanted}`;
}

export const suggestionsPath = (term: string) =>
  apiPath('/products/suggestions', { query: { term, max: 10 } });

/** The value once it has stood still for a while. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
