import type { Schema } from '@/shared/api/types';
import { counted } from '../ui/money';
import { whenOf } from '../ui/times';

export type MediaRow = Schema<'StaffMediaRow'>;
export type Media = Schema<'StaffMedia'>;
export type MediaUse = Schema<'StaffMediaUse'>;
export type MediaList = Schema<'StaffMediaList'>;

export const mediaPath = (name: string) => `/content/media/${encodeURIComponent(name)}`;

/** What people call it: as their file was called, else as products name it. */
export const calledOf = ({ fileName, name }: Pick<MediaRow, 'fileName' | 'name'>): string => fileName ?? name;

/** `812 kB`; nothing where it is not known. */
export function sizeWords(bytes: number | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** When it came, and who or what brought it where that is known. */
export function addedWords({
  addedAt,
  addedBy,
  source,
}: Pick<MediaRow, 'addedAt' | 'addedBy' | 'source'>): string {
  const by = addedBy ?? source?.file;
  return by ? `${whenOf(addedAt)} by ${by}` : whenOf(addedAt);
}

const useKinds: Record<MediaUse['kind'], string> = {
  product: 'Product',
  category: 'Category',
  brand: 'Brand',
  page: 'Page',
  draft: 'Draft of a page',
  leaflet: 'Leaflet',
  setting: 'Setting',
};
export const kindOfUse = (kind: MediaUse['kind']): string => useKinds[kind];

/** Where a use is looked at; leaflets come by imports alone. */
export function pathOfUse({ kind, code }: MediaUse): string | undefined {
  const named = encodeURIComponent(code);
  switch (kind) {
    case 'product':
      return `/catalogue/products/${named}#pictures`;
    case 'category':
      return `/catalogue/categories/${named}`;
    case 'brand':
      return `/catalogue?brand=${named}`;
    case 'page':
    case 'draft':
      return `/content/pages/${named}`;
    case 'setting':
      return '/settings';
    case 'leaflet':
      return undefined;
  }
}

export const usesWords = (total: number): string => (total === 0 ? 'Used nowhere' : counted(total, 'use'));

const longestName = 200;
const encoder = new TextEncoder();

/** The end of a file's name, as long as the server takes it. */
export function sentName(name: string): string {
  let letters = [...name.trim()];
  while (encoder.encode(letters.join('')).length > longestName) letters = letters.slice(1);
  return letters.join('');
}
