import { keep, useKept } from '@/shared/state/kept';

const kept = 10;
const none: string[] = [];

export const recentSearches = keep<string[]>('spaza.searches', none, 'tab');
export const useRecentSearches = () => useKept(recentSearches, none);

/** Lowercased, newest first, each once, ten at most. */
export function withSearch(searches: readonly string[], term: string): string[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return [...searches];
  return [wanted, ...searches.filter((search) => search !== wanted)].slice(0, kept);
}

export const rememberSearch = (term: string) => recentSearches.set(withSearch(recentSearches.get(), term));

export const forgetSearch = (term: string) =>
  recentSearches.set(recentSearches.get().filter((search) => search !== term));
