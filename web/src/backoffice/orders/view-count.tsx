import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { asked, filtersIn } from './filters';

/** How many orders a saved view has now. */
export function ViewCount({ query }: { query: URLSearchParams }) {
  const one = { ...asked(filtersIn(query)), currentPage: 0, pageSize: 1 };
  const orders = useApi(apiPath('/backoffice/api/orders', { query: one }), { every: 60_000 });
  if (!orders.data) return null;
  const { pagination, isCountCut } = orders.data;
  return <span className="n">{isCountCut ? `${pagination.totalResults}+` : pagination.totalResults}</span>;
}
