import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { rand } from '@/shared/ui/price';
import { searchHref } from './rules';

type Suggestion = Schema<'SuggestionList'>['suggestions'][number];

/** A line below the search field. */
export interface Option {
  kind: 'recent' | NonNullable<Suggestion['type']>;
  value: string;
  href: string;
  image?: string;
  /** Beside it: what it is, or what it costs. */
  note?: string;
}

const notes: { [type in Option['kind']]?: string } = {
  category: text('search.type.category'),
  brand: text('search.type.brand'),
};

/** What was looked for before, then what may be meant; nothing twice. */
export function optionsOf(recent: readonly string[], suggestions: readonly Suggestion[]): Option[] {
  const before = recent.map((value): Option => ({ kind: 'recent', value, href: searchHref(value) }));
  const meant = suggestions
    .filter(({ type = 'term', value }) => type !== 'term' || !recent.includes(value.toLowerCase()))
    .map(({ type = 'term', value, url, image, price }): Option => ({
      kind: type,
      value,
      href: url ?? searchHref(value),
      image: type === 'term' ? undefined : image,
      note: price ? rand(price.value) : notes[type],
    }));
  return [...before, ...meant];
}
