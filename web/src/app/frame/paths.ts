import { configPath } from '@/shared/session/ways-to-pay';
import type { Frame } from '../routes';

/** The departments, for header, drawer and AllCategories. */
export const departmentsPath =
  '/catalogs/spazaProductCatalog/Online/categories/root_sale_cat?fields=code,name,url,subcategories(code,name,url)';

/** What the frame itself needs from the server. */
export const framePaths = (frame: Frame): string[] => (frame === 'shop' ? [departmentsPath, configPath] : []);
