import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { DepartmentLinks } from '@/shared/ui/department-links';
import { Cards, type Action } from './products';
import styles from './nothing-found.module.css';

type Nearest = NonNullable<SearchPage['nearest']>;

const titles: Record<Nearest['reason'], (place: string, department: string) => string> = {
  department: (_, department) => text('plp.nearest.department', { place: department }),
  withoutFilters: () => text('plp.nearest.withoutFilters'),
  everywhere: () => text('plp.nearest.everywhere'),
  withoutText: (place) => text('plp.nearest.withoutText', { place }),
  popular: () => text('plp.nearest.popular'),
};

/** Below an empty list: the closest one that has products, and where others look. */
export default function NothingFound({ page, action }: { page: SearchPage; action: Action }) {
  const { nearest, nearestDepartments, popularCategories } = page;
  const place = page.categoryName ?? page.brandName ?? text('plp.products');
  return (
    <div className={styles.instead}>
      {nearest && (
        <section aria-labelledby="nearest">
          <div className={styles.head}>
            <h2 id="nearest">{titles[nearest.reason](place, nearestDepartments?.[0]?.name ?? place)}</h2>
            {nearest.totalResults > nearest.products.length && nearest.currentQuery.url && (
              <Link href={nearest.currentQuery.url}>
                {text('brand.seeAll', { count: nearest.totalResults })}
              </Link>
            )}
          </div>
          <Cards products={nearest.products} action={action} />
        </section>
      )}
      <DepartmentLinks title={text('plp.nearestDepartments')} departments={nearestDepartments} />
      <DepartmentLinks title={text('plp.popularCategories')} departments={popularCategories} />
    </div>
  );
}
