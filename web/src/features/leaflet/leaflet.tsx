import { useEffect, useRef, useState, type TouchEvent } from 'react';
import { membersOf, mediaUrl, type Members } from '@/shared/content/component';
import type { CmsPage, Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Price, WasPrice } from '@/shared/ui/price';
import { startOfSpread, lastSpread } from './rules';
import styles from './leaflet.module.css';

const pagesOf = (page: CmsPage): Members[] =>
  (page.contentSlots?.contentSlot ?? [])
    .flatMap((slot) => slot.components?.component ?? [])
    .filter(({ typeCode }) => typeCode === 'LeafletPage')
    .map(membersOf);

const swipe = 40;

/** A leaflet to page through: a spread on a desktop, one page on a phone; every price is a link to its product. */
export function Leaflet({ page }: { page: CmsPage }) {
  const pages = pagesOf(page);
  const [isWide, setIsWide] = useState(true);
  const [at, setAt] = useState(0);
  const [asText, setAsText] = useState(false);
  const touched = useRef(0);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 864px)');
    const follow = () => setIsWide(wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  const shown = isWide ? 2 : 1;
  const start = startOfSpread(at, shown);
  const last = lastSpread(pages.length, shown);
  const turn = (by: number) => setAt(Math.max(0, Math.min(last, start + by * shown)));
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touched.current;
    if (Math.abs(moved) > swipe) turn(moved < 0 ? 1 : -1);
  };
  if (asText)
    return (
      <>
        <ViewChoice asText={asText} onChoose={setAsText} />
        <AsText pages={pages} />
      </>
    );
  return (
    <>
      <ViewChoice asText={asText} onChoose={setAsText} />
      <section
        className={styles.book}
        aria-roledescription={text('leaflet.role')}
        aria-label={page.title ?? page.name}
        onTouchStart={(event) => (touched.current = event.changedTouches[0]?.clientX ?? 0)}
        onTouchEnd={onTouchEnd}
      >
        <ol className={styles.spread}>
          {pages.map((leaf, n) => (
            <li
              key={n}
              data-shown={n >= start && n < start + shown}
              className={n === 0 ? styles.first : undefined}
            >
              <Leaf leaf={leaf} number={n + 1} />
            </li>
          ))}
        </ol>
        <div className={styles.turn}>
          <IconButton label={text('leaflet.previous')} disabled={start === 0} onClick={() => turn(-1)}>
            <Icon name="left" />
          </IconButton>
          <p role="status">{text('leaflet.page', { page: start + 1, last: pages.length })}</p>
          <IconButton label={text('leaflet.next')} disabled={start >= last} onClick={() => turn(1)}>
            <Icon name="right" />
          </IconButton>
        </div>
      </section>
    </>
  );
}

const ViewChoice = ({ asText, onChoose }: { asText: boolean; onChoose: (asText: boolean) => void }) => (
  <p>
    <button type="button" className={styles.choice} aria-pressed={asText} onClick={() => onChoose(!asText)}>
      {text('leaflet.asText')}
    </button>
  </p>
);

const byCode = (products: Product[] = []) => new Map(products.map((product) => [product.code, product]));

function Leaf({
  leaf: { title, text: words, colour = 'plain', hotspots = [], products, media },
  number,
}: {
  leaf: Members;
  number: number;
}) {
  const known = byCode(products);
  const picture = mediaUrl(media);
  return (
    <article
      className={styles.leaf}
      data-colour={colour}
      aria-label={text('leaflet.pageName', { page: number, title: title ?? '' })}
    >
      {picture ? (
        <img className={styles.whole} src={picture} alt={media?.altText ?? ''} width="600" height="800" />
      ) : (
        <header>
          <h2>{title}</h2>
          {words && <p>{words}</p>}
        </header>
      )}
      {hotspots.map(({ productCode, x, y, width, height }) => {
        const product = known.get(productCode);
        if (!product) return null;
        return (
          <Link
            key={productCode}
            href={product.url}
            className={picture ? styles.spot : styles.tile}
            style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
          >
            {!picture && (
              <img src={product.image?.url} alt="" width="200" height="200" loading="lazy" decoding="async" />
            )}
            <span className={picture ? 'sr' : styles.name}>{product.name}</span>
            {product.price && (
              <span className={styles.tag}>
                <Price price={product.price} />
              </span>
            )}
          </Link>
        );
      })}
    </article>
  );
}

const AsText = ({ pages }: { pages: Members[] }) => (
  <div className={styles.text}>
    {pages.map(({ title, text: words, products = [] }, n) => (
      <section key={n} aria-label={title}>
        <h2>{title}</h2>
        {words && <p className="muted">{words}</p>}
        <ul>
          {products.map(({ code, name, url, price, wasPrice }) => (
            <li key={code}>
              <Link href={url}>{name}</Link>
              {price && (
                <span className="row">
                  <Price price={price} />
                  {wasPrice && <WasPrice price={wasPrice} />}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
