import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '../ui/parts';

export type Page = Schema<'StaffPage'>;
export type PageRow = Schema<'StaffPageRow'>;
export type Document = Schema<'StaffPageDocument'>;
export type Slot = Schema<'StaffPageSlot'>;
export type Component = Schema<'StaffPageComponent'>;
export type ComponentKind = Schema<'StaffComponentKind'>;
export type ComponentField = Schema<'StaffComponentField'>;
export type Change = Schema<'StaffFieldChange'>;
export type PageKind = Schema<'StaffPageKind'>;
export type AddedKind = Schema<'StaffAddedKind'>;
export type Redirect = Schema<'StaffRedirect'>;

export const pagePath = (code: string) => `/content/pages/${encodeURIComponent(code)}`;
export const versionsPath = (code: string) => `${pagePath(code)}/versions`;

export const pageKinds: Record<PageKind, string> = {
  page: 'Part of the shop',
  static: 'Information',
  common: 'Campaign',
  event: 'Event',
  brand: 'Brand',
  category: 'Category',
  blog: 'Guide',
  news: 'News',
  product: 'Product',
};
export const allPageKinds = Object.keys(pageKinds) as [PageKind, ...PageKind[]];

/** Kinds that can be added, and where those pages are found. */
export const addedKinds: Record<AddedKind, string> = {
  static: '/s/',
  common: '/cp/',
  event: '/event/',
  blog: '/blog/',
  news: '/blog/',
  brand: '/brand/',
  category: '/allcategories/',
};
export const allAddedKinds = Object.keys(addedKinds) as [AddedKind, ...AddedKind[]];

const states: Record<PageRow['state'], { words: string; badge: BadgeKind }> = {
  live: { words: 'Live', badge: 'yes' },
  hidden: { words: 'Not shown yet', badge: 'fact' },
  planned: { words: 'Shown later', badge: 'info' },
  ended: { words: 'Ended', badge: 'fact' },
  down: { words: 'Taken down', badge: 'bad' },
};
export const stateWords = (state: PageRow['state']) => states[state];

export const views = [
  ['all', 'All'],
  ['live', 'Live'],
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['down', 'Taken down'],
] as const;
export type View = (typeof views)[number][0];

const types: Record<string, string> = {
  RotatingImages: 'Rotating pictures',
  TopCategoriesCarousel: 'Row of departments',
  OffersGrid: 'Grid of offers',
  ProductCarousel: 'Row of products',
  SimpleBanner: 'Banner',
  CountdownBanner: 'Countdown',
  CategoriesGrid: 'Grid of categories',
  TrendsGrid: 'Grid of ideas',
  BrandsGrid: 'Grid of brands',
  DynamicBrandList: 'Brands of a category',
  StaticBanners: 'Quiet banners',
  ValueProposition: 'Promises',
  SaleCategories: 'Categories on sale',
  ExclusiveCategory: 'One category',
  GuzzleLeaflet: 'Leaflets',
  LeafletPage: 'Page of a leaflet',
  BlogNews: 'Guides and news',
  CMSParagraphComponent: 'Text',
  CMSTabParagraph: 'Texts in tabs',
  SimpleBrand: 'A brand',
  SharedSlot: 'As another page has it',
};
export const typeWords = (type: string): string => types[type] ?? type;

/** `HomeDepartments` → `Home departments`. */
export function slotWords(code: string): string {
  const words = code
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : code;
}

/** What a component is called among the shop's people. */
export function componentName({ name, type, properties }: Component): string {
  const title = properties.title;
  return name || (typeof title === 'string' && title) || typeWords(type);
}

const members: Record<string, string> = {
  name: 'Name',
  title: 'Title',
  seoTitle: 'Title in search engines',
  seoDescription: 'Description in search engines',
  summary: 'Summary in lists',
  imageUrl: 'Picture in lists',
  author: 'Author',
  publishedAt: 'Dated',
  startsAt: 'Shown from',
  endsAt: 'Shown until',
  regions: 'Regions',
  type: 'Kind',
  text: 'Text',
  content: 'Text (HTML)',
  kicker: 'Above the title',
  linkText: 'Words of the link',
  urlLink: 'Leads to',
  url: 'Address',
  media: 'Picture',
  image: 'Picture',
  mobile: 'On phones',
  colour: 'Colour',
  banners: 'Banners',
  categories: 'Categories',
  brands: 'Brands',
  tabs: 'Tabs',
  productCodes: 'Products',
  categoryCode: 'Category',
  brandCode: 'Brand',
  endDate: 'Ends',
  count: 'How many at most',
  kinds: 'Which pages',
  code: 'Code',
  altText: 'What it shows',
  isLazy: 'Fetched late',
  place: 'Place in the template',
  publishAt: 'Planned for',
  to: 'Leads to',
  isPermanent: 'For good',
  slots: 'Slots in their order',
};
export const memberWords = (member: string): string => members[member] ?? slotWords(member);

const singular: Record<string, string> = {
  banners: 'Banner',
  categories: 'Category',
  brands: 'Brand',
  tabs: 'Tab',
};
/** Of one thing in a list. */
export const thingWords = (list: string): string => singular[list] ?? memberWords(list);

/** `components/hero/properties/banners/0/title` → `Hero: Banner 1, Title`. */
export function fieldWords(field: string, names: ReadonlyMap<string, string> = new Map()): string {
  const [first = '', second = '', ...rest] = field.split('/');
  if (first === 'slots' && second)
    return rest.length > 0
      ? `${slotWords(second)}: ${memberWords(rest[0]!)}`
      : `What stands in ${slotWords(second)}`;
  if (first !== 'components') return memberWords(first);
  const parts = rest.filter((part) => part !== 'properties');
  const said = parts.flatMap((part, n) => {
    const number = parts[n + 1];
    if (number !== undefined && /^\d+$/.test(number)) return `${thingWords(part)} ${Number(number) + 1}`;
    return /^\d+$/.test(part) ? [] : memberWords(part);
  });
  return `${names.get(second) ?? second}: ${said.join(', ')}`;
}
