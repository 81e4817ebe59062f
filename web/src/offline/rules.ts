/** Caches of the installed app. `pages` is thrown away when a customer signs out: its addresses may name orders. */
export const cacheNames = {
  files: 'spaza-files',
  pictures: 'spaza-pictures',
  pages: 'spaza-pages',
  offline: 'spaza-offline',
  offlineFiles: 'spaza-offline-files',
  push: 'spaza-push',
} as const;

/** Under which the cache `push` keeps whose notifications this device shows. */
export const deviceAddress = '/push-device';

export const offlinePath = '/offline';

/** Pages that open without a line although they were never looked at: drawn the same for everybody. */
export const alwaysAtHand = [offlinePath, '/cart', '/orderhistory/neworders'] as const;

/** Under which a page that is always at hand is kept: each release has its own. */
export const keptAs = (path: string, release: string): string =>
  `${path}?release=${encodeURIComponent(release)}`;

/** Under which the names of a release's files are kept, beside them. */
export const filesOf = '/files';

/** What their screens draw when there is nothing to show, or a picture is missing. */
export const drawings = ['cart', 'orders', 'maintenance', 'picture'].map((name) => `/empty/${name}.svg`);

/** Named by their content: they never change. */
export const isFile = (path: string): boolean => path.startsWith('/assets/');

export const isPicture = (path: string): boolean =>
  /^\/(assets|banners|brand|empty|map|media|medias)\//.test(path);

/** What the shop draws; not the API, the payment's ways back, documents, media or what developers look at. */
export const isPage = (path: string): boolean =>
  !/^\/(occ|authorizationserver|backoffice|payments|pdf|media|medias|dev|health|metrics|share|unsubscribe|identity)(\/|$)/.test(
    path,
  ) && path !== offlinePath;

/** The files of the shop that a page names, each once: without them it does not work. */
export const filesNamedIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/["'(](\/assets\/[\w./-]+)/g)].map(([, file]) => file!)),
];

/** The pictures of the shop that a page is drawn with, each once: it can be read without them. */
export const picturesNamedIn = (page: string): string[] => {
  const pictures = [...page.matchAll(/<img[^>]* src="(\/[\w./-]+)"/g)].map(([, picture]) => picture!);
  return [...new Set(pictures.filter((each) => isPicture(each) && !isFile(each)))];
};

/** A page with when it was seen (ms), as it says itself then: `<html data-kept="1764403200000">`. */
export const markedSeen = (page: string, at: number): string =>
  Number.isNaN(at) ? page : page.replace('<html ', `<html data-kept="${at}" `);

/** What a window asks the worker for: home as it is now, for the next time. */
export const renewHome = { renew: '/' } as const;

/** Where the first screen of a page is over: with the first part of its content, or else with its styles. */
export function cutOf(page: string): number {
  const main = page.indexOf('<main');
  const end = main < 0 ? -1 : page.indexOf('</section>', main);
  return end < 0 ? Math.max(0, page.indexOf('</style>')) : end;
}
