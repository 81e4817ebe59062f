import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { createRoot } from 'react-dom/client';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Foot, zoom } from './full-screen-foot';
import './full-screen.css';

/** Drawings have no size of their own before they are there; they are square. */
const side = 1200;
/** The heights of what stands round the picture; full-screen.css draws them. */
const [bar, strip, buying, aside] = [60, 80, 72, 24];
/** A window lower than this, such as a phone's held sideways, has no room for the other pictures. */
const low = 480;

interface Wanted {
  product: Product;
  pictures: readonly Schema<'Image'>[];
  at: number;
  onTurn: (to: number) => void;
  /** What the page's own button does. */
  buy?: () => void;
}

/**
 * Shows pictures as large as the window: swiped, chosen below and turned with the arrow keys, enlarged by pinching, a
 * double tap, a press, plus and minus. Escape leads back to where it was opened.
 */
export function showFullScreen({ product, pictures, at, onTurn, buy }: Wanted): void {
  const { name } = product;
  const shown = new PhotoSwipe({
    dataSource: pictures.map(({ url, altText, width, height, sources }) => ({
      src: url,
      srcset: sources?.find(({ type }) => type === 'image/webp')?.srcset,
      alt: altText ?? name,
      width: width ?? side,
      height: height ?? side,
    })),
    index: at,
    bgOpacity: 1,
    paddingFn: ({ x, y }) => ({
      top: bar,
      bottom: (pictures.length > 1 && y >= low ? strip : 0) + (product.price ? buying : 0),
      left: x < 864 ? 0 : aside,
      right: x < 864 ? 0 : aside,
    }),
    showHideAnimationType: 'none',
    secondaryZoomLevel: 2,
    maxZoomLevel: 4,
    imageClickAction: 'zoom',
    tapAction: 'toggle-controls',
    zoom: false,
    closeTitle: text('pdp.closeZoom'),
    arrowPrevTitle: text('pdp.previousPicture'),
    arrowNextTitle: text('pdp.nextPicture'),
    errorMsg: text('pdp.pictureMissing'),
  });
  const buysAfter =
    buy &&
    (() => {
      if (shown.isDestroying || !shown.opener.isOpen) return;
      shown.on('destroy', buy);
      shown.close();
    });
  shown.on('change', () => onTurn(shown.currIndex));
  shown.on('firstUpdate', () => shown.element?.setAttribute('aria-label', name));
  shown.on('uiRegister', () => {
    shown.ui?.registerElement({
      name: 'what',
      order: 4,
      onInit: (element) => {
        element.textContent = name;
      },
    });
    shown.ui?.registerElement({
      name: 'which',
      order: 5,
      onInit: (element) => {
        element.setAttribute('role', 'status');
        shown.on('change', () => {
          element.textContent = text('pdp.zoomed', { number: shown.currIndex + 1, count: pictures.length });
        });
      },
    });
    shown.ui?.registerElement({
      name: 'foot',
      appendTo: 'root',
      onInit: (element) => {
        const root = createRoot(element);
        root.render(<Foot shown={shown} pictures={pictures} product={product} onBuy={buysAfter} />);
        shown.on('destroy', () => root.unmount());
      },
    });
  });
  shown.on('keydown', ({ originalEvent: { key } }) => {
    if (key === '+' || key === '=') zoom(shown, 'in');
    if (key === '-') zoom(shown, 'out');
  });
  shown.init();
}
