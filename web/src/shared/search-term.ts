import { decoded } from './routing/decoded';

/** The words a list's query (`fridge:relevance:brand:vela`) asks for. */
export const termOf = (query: string) => decoded(query.split(':')[0]!);

/** What is searched for at this address: words in its path, typed into a form, or in the server's own query. */
export function searchedFor(path: string, search: URLSearchParams): string {
  const words = /^\/l\/search(?:\/([^/]+))?$/.exec(path);
  if (!words) return '';
  const query = search.get('q');
  if (query !== null) return termOf(query).trim();
  return (words[1] ? decoded(words[1]) : (search.get('text') ?? '')).trim();
}
