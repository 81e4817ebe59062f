import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useKept } from '@/shared/state/kept';
import { useStore } from '@/shared/state/store';
import { lazyPart } from '@/shared/ui/lazy-part';
import { compared, none, pathOf, refused } from './compared';
import { CompareTick } from './tick';
import styles from './on-page.module.css';

const Refusal = lazyPart(() => import('./refusal'));

/** The tick on a product's own page, with the way to what is ticked. */
export function CompareOnPage({ product }: { product: Product }) {
  const codes = useKept(compared, none).map(({ code }) => code);
  return (
    <>
      <CompareTick product={product} />
      {codes.length > 1 && (
        <Link className="small" href={pathOf(codes)}>
          {text('compare.see', { count: codes.length })}
        </Link>
      )}
      {codes.length === 1 && <span className="small muted">{text('compare.oneMore')}</span>}
      <div className={styles.refusal} role="status">
        {useStore(refused, undefined)?.code === product.code && <Refusal />}
      </div>
    </>
  );
}
