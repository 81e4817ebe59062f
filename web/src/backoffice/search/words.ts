import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '../ui/parts';

export type Query = Schema<'StaffSearchQuery'>;
export type Figures = Schema<'StaffSearchFigures'>;
export type Rule = Schema<'StaffSearchRule'>;
export type RuleForm = Schema<'StaffSearchRuleForm'>;
export type RuleDone = Schema<'StaffSearchRuleDone'>;
export type Place = Schema<'StaffSearchPlace'>;
export type Part = Schema<'StaffSearchPart'>;
export type Explanation = Schema<'StaffSearchExplanation'>;
export type Preview = Schema<'StaffSearchPreview'>;

export const pathOfRule = (searchRuleId: string) =>
  apiPath('/backoffice/api/search/rules/{searchRuleId}', { path: { searchRuleId } });

/** Where shoppers see what a search finds. */
export const shopperPage = (words: string): string => `/l/search/${encodeURIComponent(words)}`;

/** Why products stand where they do in a search; with a product, where that one stands. */
export const whyPlace = (words: string, product?: string): string => {
  const query = new URLSearchParams({ words, ...(product && { product }) });
  return `/search/why?${query.toString()}`;
};

export const rulesPlace = (words: string): string =>
  `/search/rules?${new URLSearchParams({ words }).toString()}`;

/** `34%`; of nothing it is a dash. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;

/** How far a share moved: `+1.2 points`; nothing where there is nothing to hold it against. */
export function points(now: readonly [number, number], before: readonly [number, number]): string {
  if (now[1] === 0 || before[1] === 0) return '';
  const moved = (100 * now[0]) / now[1] - (100 * before[0]) / before[1];
  const words = Math.abs(moved).toFixed(1);
  return words === '0.0' ? 'as before' : `${moved > 0 ? '+' : '\u2212'}${words} points`;
}

/** Whether figures of these days may be held against those of the days before: of as many, each of them whole. */
export const isComparable = ({ days, daysBefore }: { days: number; daysBefore: number }): boolean =>
  days > 0 && days === daysBefore;

/** How far a count moved: `+6.1%`. */
export function growth(now: number, before: number): string {
  if (before === 0) return '';
  const moved = (100 * (now - before)) / before;
  const words = Math.abs(moved).toFixed(1);
  return words === '0.0' ? 'as before' : `${moved > 0 ? '+' : '\u2212'}${words}%`;
}

const states: Record<Rule['state'], { words: string; badge: BadgeKind }> = {
  running: { words: 'Runs', badge: 'yes' },
  planned: { words: 'Planned', badge: 'info' },
  ended: { words: 'Ended', badge: 'fact' },
  removed: { words: 'Removed', badge: 'fact' },
};
export const stateWords = (state: Rule['state']) => states[state];

/** What a rule does: `Pin`, `Boost`, `Bury`, and how. */
export function actWords({ kind, place, percent: strength = 100 }: Rule): {
  does: 'Pin' | 'Boost' | 'Bury';
  how: string;
} {
  if (kind === 'pin') return { does: 'Pin', how: `to place ${place ?? 1}` };
  return strength > 100
    ? { does: 'Boost', how: `by ${strength - 100}%` }
    : { does: 'Bury', how: `by ${100 - strength}%` };
}

const ofWhat: Record<Rule['of'], string> = { product: '', brand: 'the brand ', category: 'the department ' };
export const kindOfThing = (of: Rule['of']): string => ofWhat[of];

/** What was done to it last, and by whom: `changed by Thandi`. */
export const lastActWords = ({ act, by }: Rule): string => `${act} by ${by}`;

const whereOf = ({ query }: Rule): string => (query ? `for “${query}”` : 'in every search');

/** The whole rule in one line, for titles. */
export function ruleWords(rule: Rule): string {
  const { does, how } = actWords(rule);
  return `${does} ${kindOfThing(rule.of)}${rule.name} ${how} ${whereOf(rule)}`;
}

const done = { Pin: 'is pinned', Boost: 'is boosted', Bury: 'is buried' } as const;

/** The same once it is done: `Vela TV is pinned to place 1 for “tv”`. */
export function doneWords(rule: Rule): string {
  const { does, how } = actWords(rule);
  const what = kindOfThing(rule.of).replace(/^the/, 'The');
  return `${what}${rule.name} ${done[does]} ${how} ${whereOf(rule)}`;
}

const parts: Record<Part['is'], string> = {
  kind: 'kind of thing',
  brand: 'brand',
  model: 'model',
  measure: 'measure',
  attribute: 'property',
  number: 'number',
  word: 'word',
  filler: 'says nothing',
  price: 'price',
};
export const partWords = (is: Part['is']): string => parts[is];

const wheres: Record<Place['words'][number]['where'], string> = {
  kind: 'it is one',
  brand: 'its brand',
  name: 'in its name',
  elsewhere: 'elsewhere: in a fact, a description, or by another word',
};
export const whereWords = (where: Place['words'][number]['where']): string => wheres[where];

/** `× 1.14` */
export const times = (factor: number): string => `× ${factor.toFixed(2)}`;

/** One sentence for what moved a product most. */
export function whyWords({ isPinned, isAvailable, score: { boost, learned } }: Place): string {
  if (isPinned) return 'pinned';
  const said = [
    boost > 1 && 'boosted',
    boost < 1 && 'buried',
    learned > 0 && 'often chosen',
    learned < 0 && 'seldom chosen',
    !isAvailable && 'cannot be had',
  ].filter((each) => each !== false);
  return said.join(', ') || 'in stock';
}
