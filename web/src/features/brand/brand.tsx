import { apiPath } from '@/shared/api/path';
import type { Category } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Tile } from '@/shared/ui/tile';
import styles from './brand.module.css';

export const brandPath = (code: string | undefined) =>
  apiPath('/catalogs/brand/{brandCode}', { path: { brandCode: code ?? '' }, query: { fields: 'FULL' } });

/** Every category below, at any depth. */
export function categoryIn(brand: Category, code: string | undefined): Category | undefined {
  for (const each of brand.subcategories ?? []) {
    const found = each.code === code || each.id === code ? each : categoryIn(each, code);
    if (found) return found;
  }
  return undefined;
}

const codeOf = ({ code, id }: Category) => code ?? id;

/** Where this brand is sold: each department with what stands below it. */
export const BrandDepartments = ({ brand }: { brand: Category }) => (
  <section className={styles.section} aria-label={text('brand.departments', { name: brand.name })}>
    <h2>{text('brand.departments', { name: brand.name })}</h2>
    <CategoryTiles brand={codeOf(brand)} categories={brand.subcategories ?? []} />
  </section>
);

/** Categories as tiles that lead to this brand's products there. */
export const CategoryTiles = ({ brand, categories }: { brand: string; categories: readonly Category[] }) => (
  <ul className={styles.tiles}>
    {categories.map((category) => (
      <li key={codeOf(category)}>
        <Tile
          image={category.image?.url}
          href={
            category.subcategories?.length
              ? `/category/${encodeURIComponent(codeOf(category))}/brand/${encodeURIComponent(brand)}`
              : `/l/c/${encodeURIComponent(codeOf(category))}/${encodeURIComponent(brand)}`
          }
        >
          <span>{category.name}</span>
          {category.productCount !== undefined && (
            <span className="tiny muted">{text('brand.count', { count: category.productCount })}</span>
          )}
        </Tile>
      </li>
    ))}
  </ul>
);
