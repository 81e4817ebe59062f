/* eslint jsx-a11y/no-interactive-element-to-noninteractive-role: ['error', { td: ['cell'] }] */
import type { ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { isPlainClick, Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import { Price, WasPrice } from '@/shared/ui/price';
import { Sized } from '@/shared/ui/sized';
import type { Fact } from './facts';
import styles from './table.module.css';
import tick from './tick.module.css';

interface Props {
  products: readonly Product[];
  facts: readonly Fact[];
  caption: string;
  /** Puts it into the cart, or asks for a message when it is back. */
  action: (product: Product) => ReactNode;
  /** The address of the comparison without this product. */
  hrefWithout: (code: string) => string;
  onRemove: (code: string) => void;
}

/** A column is called by its product's name alone, not by all there is to do with it. */
const nameId = (n: number) => `compared-${n}`;

/**
 * Products beside each other. The roles are said again, because on a phone the table is laid out as a grid and browsers
 * would no longer take it for a table. The switch works by the style alone: also where scripts do not.
 */
export function CompareTable({ products, facts, caption, ...more }: Props) {
  return (
    <table className={styles.table} data-count={products.length} role="table">
      <caption className="sr">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className={styles.lead}>
            <OnlyDifferences facts={facts} codes={products.map(({ code }) => code)} />
          </td>
          {products.map((product, n) => (
            <th key={product.code} scope="col" role="columnheader" aria-labelledby={nameId(n)}>
              <Head product={product} id={nameId(n)} {...more} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {facts.map(({ key, name, values, differs, best }) => (
          <tr key={key} role="row" className={differs ? undefined : styles.same}>
            <th scope="row" role="rowheader">
              {name}
            </th>
            {values.map((value, n) => (
              <td key={products[n]!.code} role="cell" className={best[n] ? styles.best : undefined}>
                {best[n] && <Best />}
                {value ?? <None />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Best = () => (
  <>
    <Icon name="check" size="s" />
    <span className="sr">{text('compare.best')} </span>
  </>
);

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr">{text('compare.none')}</span>
  </>
);

function OnlyDifferences({ facts, codes }: { facts: readonly Fact[]; codes: string[] }) {
  const differing = facts.filter(({ differs }) => differs).length;
  return (
    <form action="/compare" className={styles.only} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="codes" value={codes.join(',')} />
      <label className={tick.label}>
        <input type="checkbox" className={tick.tick} defaultChecked />
        {text('compare.only')}
      </label>
      <p className="tiny muted">
        {differing === 0
          ? text('compare.allSame', { total: facts.length })
          : differing === 1
            ? text('compare.differOne', { total: facts.length })
            : text('compare.differ', { count: differing, total: facts.length })}
      </p>
    </form>
  );
}

type HeadProps = { product: Product; id: string } & Pick<Props, 'action' | 'hrefWithout' | 'onRemove'>;

function Head({ product, id, action, hrefWithout, onRemove }: HeadProps) {
  const { code, name, url, image, price, wasPrice } = product;
  return (
    <div className={styles.head}>
      <Link
        className={styles.remove}
        href={hrefWithout(code)}
        replace
        aria-label={text('compare.takeOut', { name })}
        title={text('compare.takeOut', { name })}
        onClick={(event) => isPlainClick(event) && onRemove(code)}
      >
        <Icon name="x" size="s" />
      </Link>
      <span className={styles.plate}>
        <Sized image={image} sizes="(max-width: 863px) 30vw, 250px" alt="" width="568" height="568" />
      </span>
      <Link id={id} className={styles.name} href={url}>
        {name}
      </Link>
      <span className={styles.prices}>
        {price && <Price price={price} />}
        {wasPrice && <WasPrice price={wasPrice} />}
      </span>
      {action(product)}
    </div>
  );
}
