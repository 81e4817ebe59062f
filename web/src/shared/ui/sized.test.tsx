import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sized } from './sized';

const plain = { url: '/medias/kettle-1.svg' };
const photograph = {
  url: '/media/0123456789abcdef0123/800.jpg',
  width: 1000,
  height: 600,
  colour: '#a0b1c2',
  sources: [
    { type: 'image/avif' as const, srcset: '/media/0123456789abcdef0123/160.avif 160w' },
    { type: 'image/webp' as const, srcset: '/media/0123456789abcdef0123/160.webp 160w' },
  ],
};

test('a picture in several widths is left to the browser, with its shape and colour until it is there', () => {
  expect(
    renderToStaticMarkup(<Sized image={photograph} sizes="42vw" alt="Hose" fetchPriority="high" />),
  ).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/media/0123456789abcdef0123/160.avif 160w" sizes="42vw"/>' +
      '<source type="image/webp" srcSet="/media/0123456789abcdef0123/160.webp 160w" sizes="42vw"/>' +
      '<img fetchPriority="high" src="/media/0123456789abcdef0123/800.jpg" alt="Hose" width="1000" height="600" style="background:#a0b1c2;--shape:1000/600"/>' +
      '</picture>',
  );
});

test('a drawing is shown as it is, and none leaves the plate', () => {
  expect(renderToStaticMarkup(<Sized image={plain} sizes="42vw" alt="" loading="lazy" />)).toBe(
    '<img loading="lazy" src="/medias/kettle-1.svg" alt=""/>',
  );
  expect(renderToStaticMarkup(<Sized image={undefined} sizes="42vw" alt="" />)).toBe('<img alt=""/>');
});
