/** Caches of the installed app. `pages` is thrown away when a customer signs out: its addresses may name orders. */
export const cacheNames = {
  files: 'spaza-files',
  pictures: 'spaza-pictures',
  pages: 'spaza-pages',
  offline: 'spaza-offline',
  push: 'spaza-push',
} as const;

/** Under which the cache `push` keeps whose notifications this device shows. */
export const deviceAddress = '/push-device';

export const offlinePath = '/offline';

/** Pages that open without a line although they were never looked at: drawn the same for everybody. */
export const alwaysAtHand = [offlinePath, '/cart', '/orderhistory/neworders'] as const;

/** Named by their content: they never change. */
export const isFile = (path: string): boolean => path.startsWith('/assets/');

export const isPicture = (path: string): boolean =>
  /^\/(assets|banners|brand|empty|map|media|medias)\//.test(path);

/** What the shop draws; not the API, the payment's ways back, documents or what developers look at. */
export const isPage = (path: string): boolean =>
  !/^\/(occ|authorizationserver|payments|pdf|dev|health|metrics|share|unsubscribe|identity)(\/|$)/.test(
    path,
  ) && path !== offlinePath;

/** The files of the shop that a page names, each once. */
export const filesNamedIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/["'(](\/assets\/[\w./-]+)/g)].map(([, file]) => file!)),
];
