import { useEffect, useState } from 'react';
import { AddDeal } from '@/features/cart/add-deal';
import { AddToCart } from '@/features/cart/add-to-cart';
import { NotifyMe } from '@/shared/notify-me/notify-me';
import { StopLetters } from '@/features/notify-me/stop-letters';
import { Deals, dealsPath } from '@/features/product/deals';
import { Delivery } from '@/features/product/delivery';
import { Details } from '@/features/product/details';
import { Gallery, picturesOf } from '@/features/product/gallery';
import { crumbData, productData } from '@/features/product/linked-data';
import { Row, SeenRecently, Similar } from '@/features/product/more-rows';
import { richContentPath } from '@/features/product/rich-content';
import { remember } from '@/features/product/seen';
import { Share } from '@/features/product/share';
import { Variants } from '@/features/product/variants';
import { Reviews, reviewsPath } from '@/features/reviews/reviews';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useParams, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { instalmentCount, useInstalment } from '@/shared/session/ways-to-pay';
import { Later, LaterBeside } from '@/shared/state/take-over';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price, Saving, WasPrice, rand } from '@/shared/ui/price';
import { Quantity } from '@/shared/ui/quantity';
import { Rating } from '@/shared/ui/rating';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { isSoldOut, StockBadge } from '@/shared/ui/stock-badge';
import styles from './pdp.module.css';

/** Screen Pdp: picture, price, arrival day, and the button. */
const productPath = (code: string | undefined) => `/products/${encodeURIComponent(code ?? '')}?fields=FULL`;

export const queries = ({ params, search }: Place): string[] => [
  productPath(params.productCode),
  dealsPath(params.productCode ?? ''),
  reviewsPath(params.productCode ?? ''),
  richContentPath(params.productCode ?? '', search),
];

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
    jsonLd: product && [
      productData(product, answers.get<Schema<'ReviewList'>>(reviewsPath(product.code))?.reviews),
      crumbData(product),
    ],
  };
};

/** The address others should keep: a product that moved to another department is found there. */
export const movedTo = ({ params, path }: Place, answers: Answers): string | undefined => {
  const url = answers.get<Product>(productPath(params.productCode))?.url;
  return url && decoded(url) !== decoded(path) ? url : undefined;
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const crumbsOf = (product: Product) =>
  (product.breadcrumbCategories ?? product.categories ?? []).map(({ name, url }) => ({ name, href: url }));

export function Component() {
  const { productCode } = useParams();
  const query = useApi<Product>(productPath(productCode));
  return (
    <Later>
      <RetryWrapper query={query} skeleton={<PdpSkeleton />}>
        {(product) => <Shown product={product} />}
      </RetryWrapper>
    </Later>
  );
}

const mostAtOnce = 99;
const mostOffers = 3; // spec §9

function Shown({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const [search] = useSearchParams();
  const stopToken = search.get('stopLetters');
  const { code, name, brand, mpn, avgRating, reviewsCount, stock, price, requiresTvLicence, returnable } =
    product;
  const most = Math.min(mostAtOnce, Math.max(1, stock?.stockLevel ?? mostAtOnce));
  const related = (product.productReferences ?? []).flatMap(({ target }) => (target ? [target] : []));
  const sold = isSoldOut(product);
  const { data: deals } = useApi<Schema<'DealList'>>(dealsPath(code));
  const action = (other: Product) => <AddToCart product={other} />;
  useEffect(() => remember(code), [code]);
  useTrack('view_item', code, () => ofItems([itemOf(product)]));
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[...crumbsOf(product), { name }]} />
      {stopToken && <StopLetters token={stopToken} />}
      <div className={styles.pdp}>
        <LaterBeside>
          <Gallery product={product} />
        </LaterBeside>
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
            {avgRating ? (
              <a href="#reviews" className={styles.rated}>
                <Rating value={avgRating} count={reviewsCount} />
              </a>
            ) : null}
            {mpn && <span className="tiny muted">{text('pdp.model', { model: mpn })}</span>}
            <StockBadge product={product} />
          </div>
          <PriceBlock product={product} />
          <Variants product={product} />
          <LaterBeside>
            <Delivery product={product} />
          </LaterBeside>
          {sold ? (
            <div className={styles.notify}>
              <NotifyMe code={code} />
              <p className="tiny muted">{text('notifyMe.why')}</p>
            </div>
          ) : (
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
          )}
          {product.preOrder && <Note kind="info">{text('pdp.preOrder')}</Note>}
          {product.liquor && <Note kind="warn">{text('pdp.liquor')}</Note>}
          {requiresTvLicence && <Note kind="warn">{text('pdp.tvLicence')}</Note>}
          <ul className={styles.trust}>
            <li>
              <Icon name="tag" size="s" />
              <Link href="/s/price-beat">{text('pdp.priceBeat')}</Link>
            </li>
            {returnable !== false && (
              <li>
                <Icon name="ret" size="s" />
                <Link href="/s/returns-policy">{text('pdp.returns')}</Link>
              </li>
            )}
            <li>
              <Share name={name} url={product.url} />
            </li>
          </ul>
        </div>
      </div>
      <LaterBeside below>
        <Deals
          product={product}
          deals={deals?.deals ?? []}
          action={(deal, label) => <AddDeal deal={deal} label={label} />}
        />
      </LaterBeside>
      <nav className={styles.sections} aria-label={text('pdp.sections')}>
        <ul>
          <li>
            <a href="#description">{text('product.description')}</a>
          </li>
          {product.keyFeatures?.length ? (
            <li>
              <a href="#key-features">{text('product.keyFeatures')}</a>
            </li>
          ) : null}
          <li>
            <a href="#specification">{text('product.specification')}</a>
          </li>
          <li>
            <a href="#reviews">{text('review.title')}</a>
          </li>
        </ul>
      </nav>
      <LaterBeside below>
        <Details product={product}>
          <Reviews product={product} />
        </Details>
      </LaterBeside>
      <Row title={text('pdp.related')} products={related} action={action} />
      <LaterBeside below>
        <Similar product={product} action={action} />
      </LaterBeside>
      <LaterBeside below>
        <SeenRecently current={code} action={action} />
      </LaterBeside>
      {price && !sold && (
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

function PriceBlock({ product }: { product: Product }) {
  const { price, wasPrice, saving, potentialPromotions, uomMatrix } = product;
  const unit = uomMatrix?.find(({ selected }) => selected);
  const instalment = useInstalment(price?.value);
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
      {unit?.unitPrice && (unit.unitQuantity ?? 1) > 1 && (
        <p className="small">
          {text('pdp.unitPrice', { count: unit.unitQuantity!, price: rand(unit.unitPrice.value) })}
        </p>
      )}
      <p className="tiny muted">{text('pdp.vat')}</p>
      {instalment !== undefined && (
        <p className={styles.instalments}>
          <Icon name="card" size="s" />
          <span>
            <b>
              {instalmentCount} × {rand(instalment)}
            </b>{' '}
            {text('pdp.instalments')} <Link href="/s/instalments">{text('pdp.howInstalments')}</Link>
          </span>
        </p>
      )}
      {potentialPromotions?.slice(0, mostOffers).map(({ code, description }) =>
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
