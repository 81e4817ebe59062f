import { AddToCart } from '@/features/cart/add-to-cart';
import { SearchBox } from '@/features/search/search-box';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { departmentsPath } from '@/shared/content/departments';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import { useHomeInTheApp } from '@/shared/routing/use-home-in-the-app';
import { useLedElsewhere } from '@/shared/routing/use-led-elsewhere';
import type { Head } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { DepartmentLinks } from '@/shared/ui/department-links';
import { Empty } from '@/shared/ui/empty';
import { ProductRow } from '@/shared/ui/product-row';
import styles from './invalid-page.module.css';

/** Screen InvalidPage: every path that is nothing else; answered 404. Search, departments and deals lead on. */
const dealsPath = apiPath('/products/viewAll/{id}', {
  path: { id: 'allPromotions' },
  query: {
    pageSize: 10,
    fields:
      'products(BASIC,avgRating,reviewsCount,preOrder,requiresTvLicence,globalTags(globalTag),' +
      'potentialPromotions(code,description,promotionType),additionalAttributes)',
  },
});

export const queries = () => [dealsPath];

export const head = (): Head => ({
  title: text('page.invalidPage.title'),
  description: text('error.pageNotFound'),
  robots: 'noindex,follow',
});

export function Component() {
  // A path that matches nothing, that is: a product that is gone is reported.
  useHomeInTheApp('*' in useParams());
  useLedElsewhere();
  const { data: departments } = useApi(departmentsPath);
  return (
    <>
      <Empty
        drawing="404"
        title={text('error.pageNotFound')}
        action={<ButtonLink href="/">{text('invalidPage.goHome')}</ButtonLink>}
      />
      <div className={`wrap ${styles.elsewhere}`}>
        <SearchBox className={styles.search} label={text('invalidPage.search')} />
        <DepartmentLinks title={text('plp.browse')} departments={departments?.subcategories} />
      </div>
      <Deals />
    </>
  );
}

function Deals() {
  const { data } = useApi(dealsPath);
  if (!data?.products.length) return null;
  const title = text('tab.deals');
  return (
    <section className={`wrap ${styles.deals}`} aria-label={title}>
      <div className="row between">
        <h2>{title}</h2>
        <Link href="/l/v/allPromotions" className="strong">
          {text('invalidPage.allDeals')}
        </Link>
      </div>
      <ProductRow
        products={data.products}
        label={title}
        action={(product) => <AddToCart product={product} />}
      />
    </section>
  );
}
