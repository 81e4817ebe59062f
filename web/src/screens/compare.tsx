import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import { codesIn, lookedUpIn, productPath } from '@/features/product/compare/asked';
import { compared, departmentOf, most, none, pathOf, without } from '@/features/product/compare/compared';
import { CompareEmpty } from '@/features/product/compare/empty';
import { Missing } from '@/features/product/compare/missing';
import { SideBySide } from '@/features/product/compare/side-by-side';
import { CompareSkeleton } from '@/features/product/compare/skeleton';
import { Share } from '@/features/product/share';
import { ApiError } from '@/shared/api/errors';
import { queryOf } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { useKept } from '@/shared/state/kept';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { focusHeading } from '@/shared/ui/focus-heading';
import { RetryNote } from '@/shared/ui/retry-note';
import styles from './compare.module.css';

/** Screen Compare: up to three products beside each other; the address says which. */
export const queries = ({ search }: Place) => lookedUpIn(search).map(productPath);

export const head = ({ search }: Place, answers: Answers): Head => {
  const names = lookedUpIn(search).flatMap((code) => answers.get(productPath(code))?.name ?? []);
  return {
    title: names.length
      ? text('page.compare.titleOf', { names: names.slice(0, most).join(', ') })
      : text('page.compare.title'),
    description: text('page.compare.description'),
    robots: 'noindex,follow',
    canonical: '/compare',
  };
};

const isUnknown = (problem: unknown) => problem instanceof ApiError && [400, 404].includes(problem.status);

const action = (product: Product) => <AddToCart product={product} kind="primary" />;

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = codesIn(search);
  const kept = useKept(compared, none);
  const keptPath = pathOf(kept.map(({ code }) => code));
  const found = useQueries({ queries: lookedUpIn(search).map((code) => queryOf(productPath(code))) });
  const products = found.flatMap(({ data }) => data ?? []);
  const missing = lookedUpIn(search).filter((_, n) => isUnknown(found[n]?.error));
  const broken = found.find(({ isError, error }) => isError && !isUnknown(error));
  const isPending = found.some((each) => each.isPending);

  // Opened without products, it shows those that are ticked.
  const isBare = asked.length === 0 && kept.length > 0;
  useEffect(() => {
    if (isBare) navigate(keptPath, { replace: true });
  }, [isBare, keptPath, navigate]);

  const gone = missing.join(',');
  useEffect(() => gone.split(',').forEach(without), [gone]);

  // What was pressed to have fewer of them is gone.
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const count = products.length;
  useEffect(() => {
    if (isPending) return;
    if (count < before.current) focusHeading(page.current!);
    before.current = count;
  }, [count, isPending]);

  const department = products[0] && departmentOf(products[0]);
  const left = asked.length - missing.length - Math.min(most, count);
  return (
    <div ref={page} className={`wrap ${styles.page}`}>
      <Breadcrumb
        crumbs={[
          ...(department ? [{ name: department.name, href: department.url }] : []),
          { name: text('compare.tick') },
        ]}
        back
      />
      {broken && !isPending && !isBare && count < 2 && <h1>{text('page.compare.title')}</h1>}
      {broken && <RetryNote problem={broken.error} onRetry={() => void broken.refetch()} />}
      <Missing codes={missing} left={count > most ? left : 0} />
      {isPending || isBare ? (
        <CompareSkeleton />
      ) : count > 1 ? (
        <SideBySide
          products={products.slice(0, most)}
          hrefWithout={(code) => pathOf(asked.filter((each) => each !== code && !missing.includes(each)))}
          action={action}
          share={<Share name={text('page.compare.title')} url={pathOf(products.map(({ code }) => code))} />}
        />
      ) : (
        !broken && <CompareEmpty product={products[0]} />
      )}
    </div>
  );
}
