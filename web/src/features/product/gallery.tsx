import { useRef, useState, type KeyboardEvent } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { IconButton } from '@/shared/ui/button';
import { Heart } from '@/shared/ui/heart';
import { Icon } from '@/shared/ui/icon';
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

const fewThumbs = 4;

/** The product's pictures; the first is what the page shows first. Pressing one looks closer. */
export function Gallery({ product }: { product: Product }) {
  const pictures = picturesOf(product);
  const [chosen, setChosen] = useState(0);
  const [close, setClose] = useState(false);
  const shown = pictures[chosen] ?? pictures[0];
  const more = pictures.length - fewThumbs;
  return (
    <section className={styles.gallery} aria-label={text('pdp.pictures')}>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.slice(0, more > 0 ? fewThumbs : undefined).map(({ url }, n) => (
            <li key={url}>
              <button
                aria-label={text('pdp.picture', { number: n + 1 })}
                aria-pressed={n === chosen}
                onClick={() => setChosen(n)}
              >
                <img
                  src={url}
                  alt=""
                  width="88"
                  height="88"
                  loading="lazy"
                  fetchPriority="low"
                  decoding="async"
                />
              </button>
            </li>
          ))}
          {more > 0 && (
            <li>
              <button
                aria-label={text('pdp.zoom')}
                onClick={() => {
                  setChosen(fewThumbs);
                  setClose(true);
                }}
              >
                {text('pdp.morePictures', { count: more })}
              </button>
            </li>
          )}
        </ul>
      )}
      <div className={styles.main}>
        <div className={styles.flags}>
          <ProductBadges product={product} />
        </div>
        {shown && (
          <button className={styles.look} aria-label={text('pdp.zoom')} onClick={() => setClose(true)}>
            <img
              src={shown.url}
              alt={shown.altText ?? product.name}
              width="568"
              height="568"
              fetchPriority="high"
              decoding="async"
            />
          </button>
        )}
        <Heart product={product} />
      </div>
      {close && (
        <Closer
          pictures={pictures}
          at={chosen}
          onTurn={setChosen}
          name={product.name}
          onClose={() => setClose(false)}
        />
      )}
    </section>
  );
}

interface CloserProps {
  pictures: readonly Image[];
  at: number;
  name: string;
  onTurn: (to: number) => void;
  onClose: () => void;
}

/** A picture as large as the window, twice that on a second press. */
function Closer({ pictures, at, name, onTurn, onClose }: CloserProps) {
  const [large, setLarge] = useState(false);
  const before = useRef<Element | null>(null);
  const open = (dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) {
      before.current = document.activeElement;
      dialog.showModal();
    }
    if (!dialog && before.current instanceof HTMLElement) before.current.focus();
  };
  const turn = (by: number) => {
    setLarge(false);
    onTurn((at + by + pictures.length) % pictures.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const picture = pictures[at];
  return (
    <dialog
      ref={open}
      className={styles.closer}
      aria-label={name}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <p role="status">{text('pdp.zoomed', { number: at + 1, count: pictures.length })}</p>
        <IconButton label={text('pdp.closeZoom')} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <button
        className={styles.big}
        data-large={large}
        aria-label={text('pdp.zoom')}
        aria-pressed={large}
        onClick={() => setLarge(!large)}
      >
        <img src={picture?.url} alt={picture?.altText ?? name} width="1200" height="1200" />
      </button>
      {pictures.length > 1 && (
        <div className={styles.bar}>
          <IconButton label={text('pdp.previousPicture')} onClick={() => turn(-1)}>
            <Icon name="left" />
          </IconButton>
          <IconButton label={text('pdp.nextPicture')} onClick={() => turn(1)}>
            <Icon name="right" />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
