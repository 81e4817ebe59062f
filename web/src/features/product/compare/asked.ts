import { apiPath } from '@/shared/api/path';
import { most } from './compared';

/** So many of an address are looked up: products that are gone leave their place to those after them. */
const lookedUp = 2 * most;

/** The product codes an address asks for, each once. */
export function codesIn(search: URLSearchParams): string[] {
  const codes = (search.get('codes') ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes.filter(Boolean))];
}

export const lookedUpIn = (search: URLSearchParams) => codesIn(search).slice(0, lookedUp);

export const productPath = (code: string) =>
  apiPath('/products/{productCode}', { path: { productCode: code }, query: { fields: 'FULL' } });
