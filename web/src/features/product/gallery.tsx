import { Fragment, useRef, useState, type PointerEvent } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { fetchScript } from '@/shared/ui/fetch-script';
import { Heart } from '@/shared/ui/heart';
import { Icon } from '@/shared/ui/icon';
import { ProductBadges } from '@/shared/ui/product-badges';
import { Sized } from '@/shared/ui/sized';
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

const fewThumbs = 5;

/** The product's pictures; the first is what the page shows first. One swipes or chooses; pressing one looks closer, and
 * may buy there. */
export function Gallery({ product, buy }: { product: Product; buy?: () => void }) {
  const pictures = picturesOf(product);
  const [chosen, setChosen] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const turnTo = (to: number) => {
    const { current } = track;
    current?.scrollTo({ left: to * current.clientWidth });
    setChosen(to);
  };
  const lookAt = async (number: number) => {
    const script = await fetchScript(() => import('./full-screen'));
    script?.showFullScreen({ product, pictures, at: number, onTurn: turnTo, buy });
  };
  return (
    <section className={styles.gallery} aria-label={text('pdp.pictures')}>
      <div className={styles.main}>
        <div className={styles.flags}>
          <ProductBadges product={product} />
        </div>
        <div
          ref={track}
          className={styles.track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setChosen(Math.round(scrollLeft / clientWidth))
          }
        >
          {pictures.map((picture, n) => (
            <Fragment key={picture.url}>
              <button
                className={styles.look}
                aria-label={text('pdp.zoom')}
                onPointerMove={under}
                onClick={() => void lookAt(n)}
              >
                <Large picture={picture} name={product.name} first={n === 0} />
              </button>
              <noscript>
                <a className={styles.look} href={picture.url}>
                  <Large picture={picture} name={product.name} first={n === 0} />
                </a>
              </noscript>
            </Fragment>
          ))}
        </div>
        <Heart product={product} />
        {pictures.length > 0 && (
          <p className={`desk scripts-only ${styles.hint}`}>
            <Icon name="search" size="s" /> {text('pdp.zoomHint')}
          </p>
        )}
        {pictures.length > 1 && <WhichOne chosen={chosen} pictures={pictures} />}
      </div>
      {pictures.length > 1 && <Thumbs chosen={chosen} pictures={pictures} turnTo={turnTo} lookAt={lookAt} />}
    </section>
  );
}

const Large = ({ picture, name, first }: { picture: Image; name: string; first: boolean }) => (
  <Sized
    image={picture}
    sizes="(max-width: 863px) 84vw, 480px"
    alt={picture.altText ?? name}
    width="568"
    height="568"
    loading={first ? undefined : 'lazy'}
    fetchPriority={first ? 'high' : 'low'}
    decoding="async"
  />
);

interface Turning {
  pictures: readonly Image[];
  chosen: number;
}

/** Which one of them is shown, to those who swipe. */
const WhichOne = ({ pictures, chosen }: Turning) => (
  <div className="mob">
    <span className={styles.dots} aria-hidden="true">
      {pictures.map(({ url }, n) => (
        <i key={url} className={n === chosen ? styles.on : undefined} />
      ))}
    </span>
    <span className={styles.count}>
      <span className="sr">{text('pdp.zoomed', { number: chosen + 1, count: pictures.length })}</span>
      <span aria-hidden="true">
        {chosen + 1} / {pictures.length}
      </span>
    </span>
  </div>
);

type Thumbing = Turning & { turnTo: (to: number) => void; lookAt: (at: number) => Promise<void> };

function Thumbs({ pictures, chosen, turnTo, lookAt }: Thumbing) {
  const more = pictures.length - fewThumbs;
  return (
    <ul className={styles.thumbs}>
      {pictures.slice(0, more > 1 ? fewThumbs : undefined).map((picture, n) => (
        <li key={picture.url}>
          <button
            aria-label={text('pdp.picture', { number: n + 1 })}
            aria-pressed={n === chosen}
            onClick={() => turnTo(n)}
          >
            <Sized
              image={picture}
              sizes="88px"
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
      {more > 1 && (
        <li>
          <button aria-label={text('pdp.zoom')} onClick={() => void lookAt(fewThumbs)}>
            {text('pdp.morePictures', { count: more })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What is under the mouse is enlarged where it is. */
function under({
  currentTarget: { style },
  nativeEvent: { offsetX, offsetY, target },
}: PointerEvent<HTMLElement>) {
  if (!(target instanceof HTMLElement)) return;
  style.setProperty('--x', `${(100 * offsetX) / target.clientWidth}%`);
  style.setProperty('--y', `${(100 * offsetY) / target.clientHeight}%`);
}
