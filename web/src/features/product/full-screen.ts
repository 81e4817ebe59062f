import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import './full-screen.css';

/** Drawings have no size of their own before they are there; they are square. */
const side = 1200;
const step = 1.5;
/** The height of the bar with the name, below which pictures begin. */
const bar = 60;

/**
 * Shows pictures as large as the window: swiped and turned with the arrow keys, enlarged by pinching, a double tap, a
 * press, plus and minus. Escape leads back to where it was opened.
 */
export function showFullScreen(
  pictures: readonly Schema<'Image'>[],
  at: number,
  name: string,
  onTurn: (to: number) => void,
): void {
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
    padding: { top: bar, bottom: 0, left: 0, right: 0 },
    showHideAnimationType: 'none',
    secondaryZoomLevel: 2,
    maxZoomLevel: 4,
    imageClickAction: 'zoom',
    tapAction: 'toggle-controls',
    closeTitle: text('pdp.closeZoom'),
    zoomTitle: text('pdp.zoomIn'),
    arrowPrevTitle: text('pdp.previousPicture'),
    arrowNextTitle: text('pdp.nextPicture'),
    errorMsg: text('pdp.pictureMissing'),
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
  });
  shown.on('keydown', ({ originalEvent: { key } }) => {
    const slide = shown.currSlide;
    if (!slide) return;
    if (key === '+' || key === '=') slide.zoomTo(slide.currZoomLevel * step, undefined, 0);
    if (key === '-')
      slide.zoomTo(Math.max(slide.currZoomLevel / step, slide.zoomLevels.initial), undefined, 0);
  });
  shown.init();
}
