import { useState } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import { Delivery } from '@/features/product/delivery';
import { Details } from '@/features/product/details';
import { Gallery, picturesOf } from '@/features/product/gallery';
import { Variants } from '@/features/product/variants';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { Badge } from '@/shared/ui/badge';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price, Saving, WasPrice, rand } from '@/shared/ui/price';
import { ProductRow } from '@/shared/ui/product-row';
import { Quantity } from '@/shared/ui/quantity';
import { Rating } from '@/shared/ui/rating';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Bone, Loading } from '@/shared/ui/skeleton';
import styles from './pdp.module.css';

/** Screen Pdp: picture, price, arrival day, and the button. */
const productPath = (code: string | undefined) => `/products/${encodeURIComponent(code ?? '')}?fields=FULL`;

export const queries = ({ params }: Place): string[] => [productPath(params.productCode)];

export const isMissing = ({ params }: Place, answers: Answers): boolean =>
  [400, 404].includes(answers.statusOf(productPath(params.productCode)) ?? 0);

export const head = ({ params, path }: Place, answers: Answers): Head => {
  const product = answers.get<Product>(productPath(params.productCode));
  const name = product?.name ?? '';
  return {
    title: product?.seoTitle ?? text('page.pdp.title', { name }),
    description: product?.seoDescription ?? text('page.pdp.description', { name }),
    canonical: product?.url ?? path,
    image: product && picturesOf(product)[0]?.url,
    type: 'product',
    jsonLd: product && [linkedData(product), crumbData(product)],
  };
};

function linkedData({
  code,
  name,
  summary,
  brand,
  ean,
  mpn,
  price,
  url,
  purchasable,
  avgRating,
  reviewsCount,
  ...rest
}: Product) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: code,
    name,
    description: summary,
    gtin13: ean,
    mpn,
    brand: brand && { '@type': 'Brand', name: brand.name },
    image: picturesOf({ code, name, url, ...rest }).map((picture) => picture.url),
    aggregateRating:
      avgRating && reviewsCount
        ? { '@type': 'AggregateRating', ratingValue: avgRating, reviewCount: reviewsCount }
        : undefined,
    offers: price && {
      '@type': 'Offer',
      url,
      priceCurrency: 'ZAR',
      price: price.value.toFixed(2),
      availability: `https://schema.org/${purchasable ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

const crumbsOf = (product: Product) =>
  (product.breadcrumbCategories ?? product.categories ?? []).map(({ name, url }) => ({ name, href: url }));

const crumbData = (product: Product) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbsOf(product).map(({ name, href }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name,
    item: href,
  })),
});

export function Component() {
  const { productCode } = useParams();
  const query = useApi<Product>(productPath(productCode));
  return (
    <RetryWrapper query={query} skeleton={<PdpSkeleton />}>
      {(product) => <Shown product={product} />}
    </RetryWrapper>
  );
}

const instalments = 4;
const mostAtOnce = 99;

function Shown({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const { code, name, brand, mpn, avgRating, reviewsCount, stock, price, requiresTvLicence, returnable } =
    product;
  const most = Math.min(mostAtOnce, Math.max(1, stock?.stockLevel ?? mostAtOnce));
  const options = product.baseOptions?.[0]?.options ?? product.variantOptions ?? [];
  const related = (product.productReferences ?? []).flatMap(({ target }) => (target ? [target] : []));
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...crumbsOf(product), { name }]} />
      <div className={styles.pdp}>
        <Gallery product={product} />
        <div className={styles.info}>
          <div className="row between">
            {brand && (
              <Link className={`small ${styles.brand}`} href={brand.url ?? `/l/b/${brand.code}`}>
                {brand.name}
              </Link>
            )}
            <span className="tiny muted">{text('pdp.sku', { code })}</span>
          </div>
          <h1>{name}</h1>
          <div className={styles.facts}>
            {avgRating ? <Rating value={avgRating} count={reviewsCount} /> : null}
            {mpn && <span className="tiny muted">{text('pdp.model', { model: mpn })}</span>}
            <StockBadge product={product} />
          </div>
          <PriceBlock product={product} />
          <Variants options={options} current={code} />
          <Delivery product={product} />
          <div className={styles.buy}>
            <Quantity
              value={quantity}
              onChange={setQuantity}
              max={most}
              of={name}
              disabled={!product.purchasable}
            />
            <AddToCart product={product} quantity={quantity} kind="primary" size="big">
              <Icon name="cart" />
            </AddToCart>
          </div>
          {requiresTvLicence && <Note kind="warn">{text('pdp.tvLicence')}</Note>}
          <ul className={styles.trust}>
            <li>
              <Icon name="tag" size="s" />
              <Link href="/s/price-beat">{text('pdp.priceBeat')}</Link>
            </li>
            {returnable !== false && (
              <li>
                <Icon name="ret" size="s" />
                {text('pdp.returns')}
              </li>
            )}
          </ul>
        </div>
      </div>
      <Details product={product} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{text('pdp.related')}</h2>
          <ProductRow
            label={text('pdp.related')}
            products={related}
            action={(other) => <AddToCart product={other} />}
          />
        </section>
      )}
      {price && (
        <div className={`mob ${styles.bar}`}>
          <div>
            <Price price={price} />
            <span className="tiny muted">{product.additionalAttributes?.estimatedDelivery}</span>
          </div>
          <AddToCart product={product} quantity={quantity} kind="primary" size="medium" wide={false} />
        </div>
      )}
    </div>
  );
}

function StockBadge({ product: { stock, purchasable } }: { product: Product }) {
  if (purchasable === false || stock?.stockLevelStatus === 'outOfStock')
    return <Badge kind="error">{text('product.outOfStock')}</Badge>;
  if (stock?.stockLevelStatus === 'lowStock')
    return <Badge kind="warn">{text('product.lowStock', { count: stock.stockLevel ?? 0 })}</Badge>;
  return <Badge kind="yes">{text('product.inStock')}</Badge>;
}

function PriceBlock({ product: { price, wasPrice, saving, potentialPromotions } }: { product: Product }) {
  if (!price) return null;
  return (
    <div className={styles.prices}>
      <Price price={price} size="xl" />
      {wasPrice && (
        <div className={styles.was}>
          <WasPrice price={wasPrice} spoken={false} />
          {saving && <Saving amount={saving} />}
        </div>
      )}
      <p className="tiny muted">{text('pdp.vat')}</p>
      <p className={styles.instalments}>
        <Icon name="card" size="s" />
        <span>
          <b>
            {instalments} × {rand(price.value / instalments)}
          </b>{' '}
          {text('pdp.instalments')}
        </span>
      </p>
      {potentialPromotions?.map(({ code, description }) =>
        description ? (
          <p key={code} className={styles.promotion}>
            <Icon name="tag" size="s" />
            {description}
          </p>
        ) : null,
      )}
    </div>
  );
}

const PdpSkeleton = () => (
  <Loading>
    <div className={`wrap ${styles.pdp}`} style={{ paddingTop: 'var(--space-12)' }}>
      <Bone height="auto" style={{ aspectRatio: '1', maxWidth: 568 }} />
      <div className={styles.info}>
        <Bone height={40} />
        <Bone width="50%" height={48} />
        <Bone height={140} />
        <Bone height={56} />
      </div>
    </div>
  </Loading>
);
