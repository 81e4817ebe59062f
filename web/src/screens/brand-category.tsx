import { AddToCart } from '@/features/cart/add-to-cart';
import { BrandDepartments, CategoryTiles, brandPath, categoryIn } from '@/features/brand/brand';
import { CompareTick } from '@/features/product/compare/tick';
import { TrayPlace } from '@/features/product/compare/tray-place';
import { isGone } from '@/shared/content/page';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Category } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { ProductRow } from '@/shared/ui/product-row';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen BrandCategory: category/{brandCategoryId}/brand/{code}: a brand within a department. */
const productsPath = ({ brandCategoryId = '', code = '' }: Place['params']) =>
  apiPath('/category/{categoryCode}/brand/{brand}', {
    path: { categoryCode: brandCategoryId, brand: code },
    query: { pageSize: 10 },
  });

export const queries = ({ params }: Place) => [brandPath(params.code), productsPath(params)];

export const isMissing = ({ params }: Place, answers: Answers): boolean =>
  isGone(answers, brandPath(params.code)) || isGone(answers, productsPath(params));

const nameOf = (brand: Category, id: string | undefined) => {
  const category = categoryIn(brand, id);
  return category ? text('brand.inCategory', { brand: brand.name, category: category.name }) : brand.name;
};

export const head = ({ params, path }: Place, answers: Answers): Head => {
  const brand = answers.get(brandPath(params.code));
  const name = brand ? nameOf(brand, params.brandCategoryId) : '';
  return {
    title: text('page.brandCategory.title', { name }),
    description: text('page.brandCategory.description', { name }),
    canonical: path,
  };
};

export function Component() {
  const params = useParams();
  const query = useApi(brandPath(params.code));
  const { data: found } = useApi(productsPath(params));
  const listing = `/l/c/${encodeURIComponent(params.brandCategoryId ?? '')}/${encodeURIComponent(params.code ?? '')}`;
  return (
    <RetryWrapper query={query}>
      {(brand) => {
        const below = categoryIn(brand, params.brandCategoryId)?.subcategories ?? [];
        const products = found?.products ?? [];
        return (
          <div className="wrap">
            <Breadcrumb
              crumbs={[
                { name: brand.name, href: `/brand/${encodeURIComponent(params.code ?? '')}` },
                { name: nameOf(brand, params.brandCategoryId) },
              ]}
            />
            <h1>{nameOf(brand, params.brandCategoryId)}</h1>
            {below.length > 0 && (
              <div style={{ paddingTop: 'var(--space-5)' }}>
                <CategoryTiles brand={params.code ?? ''} categories={below} />
              </div>
            )}
            {products.length > 0 && (
              <section style={{ paddingTop: 'var(--space-10)' }} aria-labelledby="products">
                <div className="row between" style={{ marginBottom: 'var(--space-4)' }}>
                  <h2 id="products">{text('home.products')}</h2>
                  <Link href={listing} className="strong">
                    {text('brand.seeAll', { count: found?.pagination?.totalResults ?? products.length })}
                  </Link>
                </div>
                <ProductRow
                  products={products}
                  label={text('home.products')}
                  action={(product) => (
                    <>
                      <AddToCart product={product} />
                      <CompareTick product={product} />
                    </>
                  )}
                />
                <TrayPlace />
              </section>
            )}
            {below.length === 0 && products.length === 0 && <BrandDepartments brand={brand} />}
          </div>
        );
      }}
    </RetryWrapper>
  );
}
