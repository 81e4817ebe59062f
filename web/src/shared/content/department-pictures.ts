import { apiPath } from '@/shared/api/path';

/** The departments with what each looks like, where they are looked through. */
export const departmentPicturesPath = apiPath('/catalogs/{catalog}/Online/categories/{categoryCode}', {
  path: { catalog: 'spazaProductCatalog', categoryCode: 'root_sale_cat' },
  query: { fields: 'code,subcategories(code,name,url,image)' },
});
