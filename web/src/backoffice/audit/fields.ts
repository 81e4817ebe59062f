import { rand } from '@/shared/ui/price';
import type { Schema } from '@/shared/api/types';
import * as catalogue from '../catalogue/words';
import { fieldWords as pageField } from '../content/words';
import * as search from '../search/field-words';
import { titleOf } from '../settings/titles';
import { momentWords, valueWords, type Kind } from '../settings/words';
import * as stores from '../stores/words';
import { spoken } from '../ui/money';

export type Act = Schema<'StaffAct'>;

interface Line {
  name: string;
  before: string;
  after: string;
}

const moments = /\b(until )?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d\d:?\d\d|Z))/g;

/** Moments of the API within words are said as people do; what ends at a midnight ends with the day before it. */
export const readable = (words: string): string =>
  words.replaceAll(moments, (_, until: string | undefined, time: string) =>
    until ? `until the end of ${search.fieldWords('until', [time])}` : momentWords(time),
  );

/** Longer texts are not shown in a line. */
const shortest = (words: string) => (words.length > 60 ? `${words.slice(0, 57)}…` : words);

/** The kind of a dated setting, of its name. */
function kindOf(setting: string): Kind {
  if (setting === 'pre_order_deposit') return 'deposit';
  const [, kind] = /_(cents|percent|days|months)$/.exec(setting) ?? [];
  return (kind as Kind | undefined) ?? 'time';
}

const money = /^(price|wasPrice)$/;

const nameIn = (field: string, names: (field: string) => string): string => {
  const name = names(field);
  return name === field && !field.includes(':') ? spoken(field) : name;
};

/** What a field is called, and how its values are said, by what the act is about. */
function sideOf({ act, about }: Act, field: string): [string, (values: readonly string[]) => string] {
  if (act.startsWith('setting.'))
    return field === 'value'
      ? [titleOf(about), ([value]) => (value === undefined ? '' : valueWords(kindOf(about), value))]
      : [nameIn(field, spoken), (values) => values.map((each) => readable(each)).join(', ')];
  if (act.startsWith('search.rule'))
    return [search.fieldName(field), (values) => search.fieldWords(field, values)];
  if (act.startsWith('page.'))
    return [pageField(field), (values) => values.map((each) => readable(each)).join(', ')];
  if (field === 'proposal') return ['Proposal', ([id = '']) => id];
  if (money.test(field))
    return [catalogue.fieldName(field), (values) => values.map((each) => rand(Number(each))).join(', ')];
  const names = act.startsWith('store.') ? stores.fieldName : catalogue.fieldName;
  return [
    nameIn(field, names),
    (values) => (values.length === 0 ? '' : catalogue.valueWords(values.map((each) => readable(each)))),
  ];
}

/** What a change did, field by field: its name, what it was and what it is; nothing is an empty text. */
export const linesOf = (act: Act): Line[] =>
  (act.fields ?? []).map(({ field, before, after }) => {
    const [name, words] = sideOf(act, field);
    return { name, before: shortest(words(before)), after: shortest(words(after)) };
  });
