import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { apiPath } from '@/shared/api/path';
import { queryOf, useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useKept } from '@/shared/state/kept';
import { ProductRow } from '@/shared/ui/product-row';
import { isFormOf } from './alternative-rules';
import { seen } from './seen';
import styles from './more-rows.module.css';

type Action = (product: Product) => ReactNode;

const fewest = 5; // spec §9: fewer products make no carousel
const most = 10;
const ahead = '600px';

/** True once the shopper comes near. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!watched || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && setNear(true),
      {
        rootMargin: ahead,
      },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}

export const Row = ({
  title,
  products,
  action,
}: {
  title: string;
  products: readonly Product[];
  action: Action;
}) =>
  products.length < fewest ? null : (
    <section className={styles.row} aria-label={title}>
      <h2>{title}</h2>
      <ProductRow label={title} products={products} action={action} />
    </section>
  );

const similarPath = (category: string) =>
  apiPath('/category/{categoryCode}/search', {
    path: { categoryCode: category },
    query: { pageSize: 2 * most },
  });

/** Others of the same kind. */
export function Similar({ product, action }: { product: Product; action: Action }) {
  const { place, near } = useNear();
  const category = (product.breadcrumbCategories ?? product.categories ?? []).at(-1)?.code;
  const { data } = useApi(near && category ? similarPath(category) : null);
  const others = (data?.products ?? []).filter((other) => !isFormOf(product, other)).slice(0, most);
  return (
    <div ref={place}>
      <Row title={text('pdp.similar')} products={others} action={action} />
    </div>
  );
}

const none: string[] = [];
const productPath = (code: string) =>
  apiPath('/products/{productCode}', { path: { productCode: code }, query: { fields: 'DEFAULT' } });

/** What this browser looked at before. */
export function SeenRecently({ current, action }: { current: string; action: Action }) {
  const { place, near } = useNear();
  const codes = useKept(seen, none)
    .filter((code) => code !== current)
    .slice(0, most);
  const found = useQueries({
    queries: codes.map((code) => ({
      ...queryOf(productPath(code)),
      enabled: near && codes.length >= fewest,
    })),
  });
  const products = found.flatMap(({ data }) => data ?? []);
  return (
    <div ref={place}>
      <Row title={text('pdp.recent')} products={products} action={action} />
    </div>
  );
}
