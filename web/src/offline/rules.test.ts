import { expect, test } from 'vitest';
import { cutOf, filesNamedIn, isFile, isPage, isPicture, keptAs, markedSeen, picturesNamedIn } from './rules';

test.each([
  ['/', true],
  ['/televisions/p/10448821', true],
  ['/orderdetails/10000001', true],
  ['/offline', false],
  ['/occ', false],
  ['/payments/payfast/return/R-1', false],
  ['/dev/outbox', false],
  ['/pdf/INV-1', false],
  ['/media/0123456789abcdef0123/document.pdf', false],
  ['/payment', true],
])('a page of the shop: %s is %s', (path, is) => expect(isPage(path)).toBe(is));

test('files are named by their content, pictures are where the shop has them', () => {
  expect(isFile('/assets/entry-Ab12Cd34.js')).toBe(true);
  expect(isFile('/brand/logo.svg')).toBe(false);
  expect(isPicture('/medias/television.svg')).toBe(true);
  expect(isPicture('/users/current/attachments/1')).toBe(false);
});

test('pages that are always at hand are kept by release', () =>
  expect(keptAs('/cart', '/assets/entry-1.js')).toBe('/cart?release=%2Fassets%2Fentry-1.js'));

test('the pictures a page is drawn with are found, those of others and what it needs are not', () =>
  expect(
    picturesNamedIn(
      '<img class="a" src="/brand/logo.svg" alt=""><img src="https://x.example/a.png"><img src="/share/x">' +
        '<img src="/brand/logo.svg"><img src="/assets/layers-1.png">',
    ),
  ).toEqual(['/brand/logo.svg']));

test('the files a page names are found, each once', () => {
  const page =
    '<link rel="preload" href="/assets/a-1.woff2"><style>b{src:url(/assets/f-2.woff2)}</style>' +
    '<script>import("/assets/x-3.js")</script><a href="/p/1">"/assets/x-3.js"</a>';
  expect(filesNamedIn(page)).toEqual(['/assets/a-1.woff2', '/assets/f-2.woff2', '/assets/x-3.js']);
});

test('a page says when it was seen, where that is known', () => {
  const page = '<!doctype html><html lang="en-ZA"><head>';
  expect(markedSeen(page, 1764403200000)).toBe(
    '<!doctype html><html data-kept="1764403200000" lang="en-ZA"><head>',
  );
  expect(markedSeen(page, NaN)).toBe(page);
});

test('a first screen is over with the first part of the content, or else with the styles', () => {
  const head = '<html><style>a{}</style><body>';
  const first = `${head}<header></header><main><section>Offers`;
  expect(cutOf(`${first}</section><section>More</section></main>`)).toBe(first.length);
  expect(cutOf(`${head}<div id="root"></div>`)).toBe(head.indexOf('</style>'));
});
