import { useState } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { ProductBadges } from '@/shared/ui/product-badges';
import styles from './gallery.module.css';

type Image = Schema<'Image'>;

/** One picture per view: the primary one first, then the gallery by its order, each in its largest format. */
export function picturesOf({ images = [], image }: Product): Image[] {
  const best = new Map<number, Image>();
  const rank = (format: string | undefined) =>
    ['thumbnail', 'cartIcon', 'product', 'zoom'].indexOf(format ?? '');
  for (const each of images) {
    const place = each.imageType === 'GALLERY' ? (each.galleryIndex ?? 0) + 1 : 0;
    const known = best.get(place);
    if (!known || rank(each.format) > rank(known.format)) best.set(place, each);
  }
  const pictures = [...best.entries()].sort(([a], [b]) => a - b).map(([, each]) => each);
  if (pictures.length === 0) return image ? [image] : [];
  return pictures.filter(({ url }, n) => pictures.findIndex((other) => other.url === url) === n);
}

/** The product's pictures; the first is what the page shows first. */
export function Gallery({ product }: { product: Product }) {
  const pictures = picturesOf(product);
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  return (
    <section className={styles.gallery} aria-label={text('pdp.pictures')}>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ url }, n) => (
            <li key={url}>
              <button
                aria-label={text('pdp.picture', { number: n + 1 })}
                aria-pressed={n === chosen}
                onClick={() => setChosen(n)}
              >
                <img src={url} alt="" width="88" height="88" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.main}>
        <div className={styles.flags}>
          <ProductBadges product={product} />
        </div>
        {shown && (
          <img
            src={shown.url}
            alt={shown.altText ?? product.name}
            width="568"
            height="568"
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
    </section>
  );
}
