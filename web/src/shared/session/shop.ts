import { shell } from './shell';
/** What the server gave the page about itself. */
export type Channel = 'web' | 'msite' | 'app';

/** What it says, and where it leads. */
export type MenuLink = [label: string, href: string];

/** Where shoppers stand who have chosen no place: at the store of the default zone. */
export interface Home {
  zone: string;
  town: string;
  postalCode: string;
  province?: string;
  latitude?: number;
  longitude?: number;
}

export interface Shop {
  channel: Channel;
  zone: string;
  name: string;
  /** What it sells, in a few words. */
  tagline?: string;
  /** Address of the logo on dark ground; without one the name stands there in letters. */
  logo?: string;
  phone?: string;
  email?: string;
  /** At the right of the strip above the header. */
  utility: MenuLink[];
  /** What stands there in the place of free delivery: the season's words and the shop's promises. */
  said?: string;
  /** Below the header, in the place of the departments. */
  menu?: { name: string; url: string }[];
  /** The footer's columns and last line, in the place of the usual ones. */
  footer?: { title: string; links: MenuLink[] }[];
  legal?: MenuLink[];
  home: Home;
  /** Addresses of the pages the frame may lead to that are there. */
  pages: string[];
}

interface PageData<Answer> {
  shop: Shop;
  answers: Record<string, Answer>;
  /** Whether the markup was drawn; a bare shell is drawn in the browser. */
  rendered: boolean;
}

/** What the page server put beside the markup. */
export function readPage<Answer>(): PageData<Answer> | undefined {
  const holder = typeof document === 'undefined' ? null : document.getElementById('page-data');
  return holder?.textContent ? (JSON.parse(holder.textContent) as PageData<Answer>) : undefined;
}

const unknown: Shop = {
  channel: 'web',
  zone: 'online',
  name: '',
  utility: [],
  home: { zone: 'online', town: '', postalCode: '' },
  pages: [],
};

let shop: Shop = readPage()?.shop ?? unknown;

/** The shop as the page knows it; on the server, the one of the page being drawn. */
export const theShop = (): Shop => shop;

const ofTheFrame = /^\/(s\/|blog$|leaflets$|account\/helpandsupport$)/;

/** Whether an address leads anywhere: pages that retailers write may not be there. */
export const leadsTo = (href: string): boolean => !ofTheFrame.test(href) || shop.pages.includes(href);

/** For the server, before each page it draws. */
export const setShop = (drawn: Partial<Shop>) => void (shop = { ...unknown, ...drawn });

const desktop = '(min-width: 1000px) and (pointer: fine)';
const installed = '(display-mode: standalone)';

/** `app` when installed or in the native shell, `web` from 1000 px with a pointer, `msite` otherwise. */
export function detectChannel(matches: (query: string) => boolean): Channel {
  if (shell() || matches(installed)) return 'app';
  return matches(desktop) ? 'web' : 'msite';
}
