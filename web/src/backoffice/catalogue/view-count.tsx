import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { grouped } from '../ui/money';
import { asked, filtersIn } from './filters';

/** How many products a saved view has now. */
export function ViewCount({ query }: { query: URLSearchParams }) {
  const one = { ...asked(filtersIn(query)), pageSize: 1 };
  const products = useApi(apiPath('/backoffice/api/products', { query: one }), { every: 60_000 });
  return products.data ? <span className="n">{grouped(products.data.total)}</span> : null;
}
