import type { Schema } from '@/shared/api/types';
import { dayIn } from './days';
import type { Fields, Value } from './edits';
import type { Product } from './words';

type Changes = Schema<'StaffProductChanges'>;

const between = '\t';
/** Two things kept as one value: a picture and its text, a name and its value. */
export const paired = (one: string, other: string): string => one + between + other;
export const pairIn = (value: string): [one: string, other: string] => {
  const at = value.indexOf(between);
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
};

export const factField = (code: string): string => `attr:${code}`;

type NamedFile = Schema<'StaffNamedFile'>;
/** A document or video as it is typed: `manual-1001.pdf=Manual`. */
const lineOf = ({ code, text }: NamedFile): string => (text ? `${code}=${text}` : code);
const fileIn = (line: string): NamedFile => {
  const [code = '', ...words] = line.split('=');
  return { code: code.trim(), text: words.join('=').trim() };
};

const texts = [
  'name',
  'summary',
  'description',
  'model',
  'ean',
  'tradingType',
  'unitCode',
  'baseProduct',
  'variantValue',
  'keywords',
] as const;
const numbers = ['unitQuantity', 'popularity'] as const;
/** Nothing where the shop decides. */
const limit = 'maxOrderQuantity';
const flags = ['preOrder', 'liquor', 'tvLicence', 'returnable', 'onSale'] as const;
export type Flag = (typeof flags)[number];

/** A product as its fields show it; facts it has not are no fields. */
export function fieldsOf(product: Product): Fields {
  const fields: Record<string, Value> = {
    brand: product.brand.code,
    category: product.category.code,
    releasedAt: dayIn(product.releasedAt),
    features: product.features,
    tags: product.tags.map(({ code, text }) => paired(code, text)),
    documents: product.documents.map(lineOf),
    videos: product.videos.map(lineOf),
    variantOptions: product.variantOptions.map(({ name, value }) => paired(name, value)),
    images: product.images.map(({ url, alt }) => paired(url, alt)),
  };
  for (const name of texts) fields[name] = product[name];
  for (const name of numbers) fields[name] = String(product[name]);
  fields[limit] = product[limit] ? String(product[limit]) : '';
  for (const name of flags) fields[name] = product[name];
  for (const { code, values } of product.facts) fields[factField(code)] = values;
  return fields;
}

const listIn = (value: Value): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : value === '' ? [] : [String(value)];

/** What was typed, in the words of the server. */
export function changesOf(edits: Fields): Changes {
  const changes: Record<string, unknown> = {};
  const facts: { code: string; values: string[] }[] = [];
  for (const [field, value] of Object.entries(edits)) {
    const list = listIn(value);
    const fact = /^attr:(.*)$/.exec(field)?.[1];
    if (fact !== undefined)
      facts.push({ code: fact, values: list.map((each) => each.trim()).filter(Boolean) });
    else if (field === 'images')
      changes.images = list.map(pairIn).map(([url, alt]) => ({ url, alt: alt.trim() }));
    else if (field === 'tags') changes.tags = list.map(pairIn).map(([code, text]) => ({ code, text }));
    else if (field === 'documents') changes.documents = list.map(fileIn).filter(({ code }) => code !== '');
    // An address may hold `=` of its own: the server reads it, and what stands behind it.
    else if (field === 'videos')
      changes.videos = list
        .map((each) => ({ code: each.trim(), text: '' }))
        .filter(({ code }) => code !== '');
    else if (field === 'variantOptions')
      changes.variantOptions = list.map(pairIn).map(([name, given]) => ({ name, value: given }));
    else if (field === 'features') changes.features = list.map((each) => each.trim()).filter(Boolean);
    else if ((numbers as readonly string[]).includes(field) || field === limit)
      changes[field] = Number(value);
    else changes[field] = typeof value === 'string' ? value.trim() : value;
  }
  return (facts.length > 0 ? { ...changes, facts } : changes) as Changes;
}

/** What can be said of a field before the server is asked: that a number is one. */
export function wrongIn(edits: Fields): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const field of numbers) {
    const value = edits[field];
    if (typeof value === 'string' && !/^-?\d{1,9}$/.test(value.trim())) wrong[field] = 'A whole number';
  }
  const most = edits[limit];
  if (typeof most === 'string' && !/^\d{0,4}$/.test(most.trim())) wrong[limit] = 'From 1 to 9999, or nothing';
  if (typeof edits.name === 'string' && edits.name.trim() === '') wrong.name = 'A product has a name';
  return wrong;
}

/** A value as it is compared and read: pairs by their first part and their text. */
export const wordsOfValue = (field: string, value: Value | undefined): string[] => {
  if (value === undefined) return [];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  const list = typeof value === 'string' ? [value] : value;
  return ['images', 'tags', 'variantOptions'].includes(field)
    ? list.map(pairIn).map(([one, other]) => (other ? `${one} (${other})` : one))
    : [...list];
};
