import type { Product } from '@/shared/api/types';
import { sizeOf } from '@/shared/files/rules';
import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import styles from './documents.module.css';

/** Manuals, energy labels, leaflets: each opens in the reader of the browser. */
export function Documents({ product: { documents = [] } }: { product: Product }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{text('product.documents')}</h2>
      <ul className={styles.documents}>
        {documents.map(({ url, name, size = 0 }) => (
          <li key={url}>
            <Icon name="book" />
            <span>
              <a href={url} target="_blank" rel="noopener">
                {name ?? text('product.document')}
              </a>
              <span className="tiny muted">{text('product.documentKind', { size: sizeOf(size) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
