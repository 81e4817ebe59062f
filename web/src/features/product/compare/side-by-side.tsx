import type { ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { useWaysToPay } from '@/shared/session/ways-to-pay';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { compared, departmentOf, none, pathOf, without } from './compared';
import { factsOf } from './facts';
import { CompareTable } from './table';
import styles from './side-by-side.module.css';

interface Props {
  products: readonly Product[];
  hrefWithout: (code: string) => string;
  action: (product: Product) => ReactNode;
  share: ReactNode;
}

/** `Televisions` within a sentence; `TV stands` stays as it is. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Two or three products, and what there is to do with them all. */
export function SideBySide({ products, hrefWithout, action, share }: Props) {
  const navigate = useNavigate();
  const place = displayAddress(usePlace() ?? defaultPlace());
  const ways = useWaysToPay();
  const count = products.length;
  const departments = new Set(products.map((product) => departmentOf(product)?.code));
  const department = departments.size === 1 && departmentOf(products[0]!)?.name;
  const heading = text('compare.sideBySide', {
    count,
    things: department ? inSentence(department) : text('compare.products'),
  });
  const clear = () => {
    compared.set(none);
    navigate(pathOf([]), { replace: true });
  };
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{heading}</h1>
          <p className="muted">{text('compare.now', { place })}</p>
        </div>
        <div className={`scripts-only ${styles.acts}`}>
          {share}
          <TextButton onClick={clear}>{text('compare.clear')}</TextButton>
        </div>
      </div>
      {departments.size > 1 && <Note>{text('compare.different')}</Note>}
      <CompareTable
        products={products}
        facts={factsOf(products, { place, ways })}
        caption={heading}
        action={action}
        hrefWithout={hrefWithout}
        onRemove={without}
      />
    </>
  );
}
