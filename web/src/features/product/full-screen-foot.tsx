import type PhotoSwipe from 'photoswipe';
import { useEffect, useRef, useState } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Price } from '@/shared/ui/price';
import { isToCome } from '@/shared/ui/stock-badge';

const step = 1.5;

/** Nearer or farther by one step; never smaller than the whole picture. */
export function zoom({ currSlide }: PhotoSwipe, to: 'in' | 'out'): void {
  if (!currSlide) return;
  const { currZoomLevel, zoomLevels } = currSlide;
  const wanted = to === 'in' ? currZoomLevel * step : currZoomLevel / step;
  currSlide.zoomTo(Math.min(Math.max(wanted, zoomLevels.initial), zoomLevels.max), undefined, 0);
}

const percentOf = ({ currSlide }: PhotoSwipe) =>
  currSlide ? Math.round((100 * currSlide.currZoomLevel) / currSlide.zoomLevels.initial) : 100;

interface Props {
  shown: PhotoSwipe;
  pictures: readonly Schema<'Image'>[];
  product: Product;
  /** Leads back to the page and does what its own button does; not where it has none. */
  onBuy?: () => void;
}

/** Under the picture on the full screen: how near it is, the others, what it costs, and the button. */
export function Foot({ shown, pictures, product, onBuy }: Props) {
  const [percent, setPercent] = useState(100);
  const [chosen, setChosen] = useState(shown.currIndex);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const look = () => setPercent(percentOf(shown));
    const turn = () => {
      setChosen(shown.currIndex);
      look();
    };
    shown.on('change', turn);
    shown.on('zoomPanUpdate', look);
    return () => {
      shown.off('change', turn);
      shown.off('zoomPanUpdate', look);
    };
  }, [shown]);
  useEffect(() => {
    const list = strip.current;
    const item = list?.children[chosen];
    if (!list || !(item instanceof HTMLElement)) return;
    list.scrollLeft = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2;
  }, [chosen]);
  return (
    <>
      <div className="pswp__zooming" role="group" aria-label={text('pdp.zooming')}>
        <IconButton label={text('pdp.zoomOut')} onClick={() => zoom(shown, 'out')}>
          <Icon name="minus" />
        </IconButton>
        <output>{percent}%</output>
        <IconButton label={text('pdp.zoomIn')} onClick={() => zoom(shown, 'in')}>
          <Icon name="plus" />
        </IconButton>
      </div>
      {pictures.length > 1 && (
        <ul className="pswp__strip" ref={strip}>
          {pictures.map(({ url }, n) => (
            <li key={url}>
              <button
                type="button"
                aria-label={text('pdp.picture', { number: n + 1 })}
                aria-pressed={n === chosen}
                onClick={() => shown.goTo(n)}
              >
                <img src={url} alt="" width="56" height="56" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {product.price && (
        <div className="pswp__buying">
          <Price price={product.price} size="l" />
          {onBuy && (
            <Button onClick={onBuy}>
              <Icon name="cart" />
              {isToCome(product) ? text('product.preOrderNow') : text('product.addToCart')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
