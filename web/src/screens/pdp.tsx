import { useEffect, useRef, useState } from 'react';
import { CompareOnPage } from '@/features/product/compare/on-page';
import { Delivery } from '@/features/product/delivery';
import { Gallery, picturesOf } from '@/features/product/gallery';
import { crumbData, productData } from '@/features/product/linked-data';
import { dealsPath, richContentPath } from '@/features/product/paths';
import { remember } from '@/features/product/seen';
import { Share } from '@/features/product/share';
import { reviewsPath } from '@/features/reviews/paths';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { decoded } from '@/shared/routing/decoded';
import { useParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { configPath } from '@/shared/session/ways-to-pay';
import { part } from '@/shared/state/part';
import { createStore } from '@/shared/state/store';
import { Later, LaterBeside } from '@/shared/state/take-over';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { isSoldOut, isToCome } from '@/shared/ui/stock-badge';
import styles from './pdp.module.css';
import { isInStores, Sections, Trust } from './pdp/around';
import { Buy, BuyBar } from './pdp/buy';
import { InShort } from './pdp/in-short';
import { Name } from './pdp/name';
import { PriceBlock } from './pdp/price-block';
import { PdpSkeleton } from './pdp/skeleton';

const Variants = part(() => import('@/features/product/variants'));
const Alternatives = part(() => import('@/features/product/alternatives'));
const PreOrder = part(() => import('./pdp/pre-order'));
const DealLines = part(() => import('./pdp/deal-lines'));
const Deals = part(() => import('./pdp/deals'));
const StoresNear = part(() => import('./pdp/stores'));
const Below = part(() => import('./pdp/below'));
const More = part(() => import('./pdp/more'));

/** Screen Pdp: picture, price, arrival day, and the button. */
const productPath = (code: string | undefined) =>
  apiPath('/products/{productCode}', { path: { productCode: code ?? '' }, query: { fields: 'FULL' } });

export const queries = ({ params, search }: Place) => [
  productPath(params.productCode),
  dealsPath(params.productCode ?? ''),
  reviewsPath(params.productCode ?? ''),
  richContentPath(params.productCode ?? '', search),
];

export const isMissing = ({ params }: Place, answers: Answers): boolean =>
  [400, 404].includes(answers.statusOf(productPath(params.productCode)) ?? 0);

export const head = ({ params, path }: Place, answers: Answers): Head => {
  const product = answers.get(productPath(params.productCode));
  const name = product?.name ?? '';
  const days = answers.get(configPath)?.returnDays;
  const reviews = product && answers.get(reviewsPath(product.code))?.reviews;
  return {
    title: product?.seoTitle ?? text('page.pdp.title', { name }),
    description: product?.seoDescription ?? text('page.pdp.description', { name }),
    canonical: product?.url ?? path,
    image: product && picturesOf(product)[0]?.url,
    type: 'product',
    jsonLd: product && [productData(product, days, reviews), crumbData(product)],
  };
};

/** The address others should keep: a product that moved to another department is found there. */
export const movedTo = ({ params, path }: Place, answers: Answers): string | undefined => {
  const url = answers.get(productPath(params.productCode))?.url;
  return url && decoded(url) !== decoded(path) ? url : undefined;
};

const crumbsOf = (product: Product) =>
  (product.breadcrumbCategories ?? product.categories ?? []).map(({ name, url }) => ({ name, href: url }));

export function Component() {
  const { productCode } = useParams();
  const query = useApi(productPath(productCode));
  return (
    <Later>
      <RetryWrapper query={query} skeleton={<PdpSkeleton />}>
        {(product) => <Shown product={product} />}
      </RetryWrapper>
    </Later>
  );
}

function Shown({ product }: { product: Product }) {
  const [quantity] = useState(() => createStore(1));
  const { code, name } = product;
  const top = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => remember(code), [code]);
  useTrack('view_item', code, () => ofItems([itemOf(product)]));
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...crumbsOf(product), { name }]} back />
      <div className={styles.pdp}>
        <div ref={top} className={styles.name}>
          <Name product={product} />
        </div>
        <LaterBeside>
          <Gallery
            product={product}
            buy={
              isSoldOut(product)
                ? undefined
                : () => button.current?.querySelector<HTMLElement>('[data-buys] > :is(a, button)')?.click()
            }
          />
        </LaterBeside>
        <aside className={styles.box} aria-label={text('pdp.buyBox')}>
          <InShort product={product} top={top} />
          <PriceBlock product={product} />
          <LaterBeside>
            <Delivery product={product} />
          </LaterBeside>
          <div ref={button} className={styles.buying}>
            <Buy product={product} quantity={quantity} />
          </div>
          <Trust product={product} />
        </aside>
        <div className={styles.info}>
          <Variants product={product} />
          <DealLines product={product} />
          {isToCome(product) && <PreOrder product={product} />}
          {isSoldOut(product) && <Alternatives product={product} />}
          <div className={styles.line}>
            <CompareOnPage product={product} />
            <Share name={name} url={product.url} />
          </div>
        </div>
        <div className={styles.more}>
          <Deals product={product} />
          <Sections product={product} />
          {isInStores(product) && <StoresNear product={product} />}
          <Below product={product} />
        </div>
      </div>
      <More product={product} />
      <BuyBar product={product} quantity={quantity} button={button} />
    </div>
  );
}
