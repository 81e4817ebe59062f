import type { Product, Schema } from '@/shared/api/types';
import { returnPolicyOf } from '@/shared/content/return-policy';
import { picturesOf } from './gallery';
import { theShop } from '@/shared/session/shop';

const gtin = (ean: string | undefined) =>
  ean && [8, 12, 13, 14].includes(ean.length) ? { [`gtin${ean.length}`]: ean } : {};

/** The product as search engines read it (schema.org). */
export function productData(
  product: Product,
  returnDays: number | undefined,
  reviews: Schema<'CustomerReview'>[] = [],
) {
  const { code, name, summary, description, brand, ean, mpn, price, url, stock, purchasable, preOrder } =
    product;
  const { avgRating, reviewsCount } = product;
  const there = purchasable !== false && stock?.stockLevelStatus !== 'outOfStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: code,
    name,
    description: summary ?? description ?? name,
    ...gtin(ean),
    mpn,
    url,
    brand: brand && { '@type': 'Brand', name: brand.name },
    image: picturesOf(product).map((picture) => picture.url),
    aggregateRating:
      avgRating && reviewsCount
        ? { '@type': 'AggregateRating', ratingValue: avgRating, reviewCount: reviewsCount, bestRating: 5 }
        : undefined,
    review: reviews.length
      ? reviews.map(({ rating, headline, comment, alias, date }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
          name: headline,
          reviewBody: comment,
          author: { '@type': 'Person', name: alias },
          datePublished: date,
        }))
      : undefined,
    offers: price && {
      '@type': 'Offer',
      url,
      priceCurrency: 'ZAR',
      price: price.value.toFixed(2),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${preOrder ? 'PreOrder' : there ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: theShop().name },
      hasMerchantReturnPolicy: returnPolicyOf(product, returnDays),
    },
  };
}

export const crumbData = ({ breadcrumbCategories, categories, name, url }: Product) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [...(breadcrumbCategories ?? categories ?? []), { name, url }].map((crumb, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name: crumb.name,
    item: crumb.url,
  })),
});
