import { apiPath } from '@/shared/api/path';

/** The departments, for header, drawer, AllCategories and a home page nobody has written yet. */
export const departmentsPath = apiPath('/catalogs/{catalog}/Online/categories/{categoryCode}', {
  path: { catalog: 'spazaProductCatalog', categoryCode: 'root_sale_cat' },
  query: { fields: 'code,name,url,subcategories(code,name,url)' },
});
