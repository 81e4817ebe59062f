import type { Kind, ProductSet, Terms } from './words';

type Part = keyof Terms;

/** What each kind speaks of, besides words, dates and limits. */
const parts: Record<Kind, readonly Part[]> = {
  productDiscount: ['target', 'percent', 'amount'],
  bonusBuyAny: ['target', 'units', 'bundleWorth', 'percent', 'amount', 'mostTimes'],
  bonusBuyAll: ['bundle', 'bundleWorth', 'percent', 'amount', 'mostTimes'],
  buyGet: ['target', 'units', 'reward', 'rewardUnits', 'percent', 'amount', 'mostTimes'],
  giveaway: ['target', 'units', 'gift', 'giftUnits', 'tiers', 'mostTimes'],
  orderDiscount: ['target', 'percent', 'amount', 'tiers', 'mostOff', 'group'],
  freeDelivery: ['target', 'tiers'],
};
const ofAll: readonly Part[] = [
  'kind',
  'title',
  'description',
  'priority',
  'isFirstOrder',
  'needsCoupon',
  'startsAt',
  'endsAt',
  'maxUses',
  'maxUsesPerCustomer',
  'maxGiven',
];

/** Of another kind: what both speak of stays, the rest begins as that kind usually does. */
export function ofKind(terms: Terms, kind: Kind): Terms {
  const kept = Object.fromEntries(
    Object.entries(terms).filter(([part]) => [...ofAll, ...parts[kind]].includes(part as Part)),
  ) as Terms;
  const usual: Partial<Terms> =
    kind === 'bonusBuyAny' || kind === 'buyGet' ? { units: 2 } : kind === 'bonusBuyAll' ? { bundle: [] } : {};
  return { ...usual, ...kept, kind };
}

export const newTerms = (): Terms => ({ kind: 'productDiscount', title: '', percent: 10 });

/** Another value of one part; nothing, zero and an empty set are left out, as the server leaves them out. */
export function withPart<P extends Part>(terms: Terms, part: P, value: Terms[P] | undefined): Terms {
  const next = { ...terms };
  const isNothing =
    value === undefined ||
    value === false ||
    value === '' ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);
  if (isNothing && part !== 'title') delete next[part];
  else next[part] = value as Terms[P];
  return next;
}

/** Percent or rand: never both. */
export const withOff = (terms: Terms, by: 'percent' | 'amount', value: number): Terms =>
  withPart(withPart(terms, by === 'percent' ? 'amount' : 'percent', undefined), by, value);

/** A set without empty lists. */
export const tidySet = (set: ProductSet): ProductSet =>
  Object.fromEntries(
    Object.entries(set).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  );

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, each]) => [name, sorted(each)]),
        )
      : value;

/** Whether two say the same, whatever the order of their parts. */
export const isSame = (one: Terms, other: Terms): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** A number typed into the sentence; nothing for none. */
export function numberIn(typed: string, digits: 0 | 2 = 0): number | undefined {
  const text = typed.trim().replace(/\s/g, '').replace(',', '.');
  if (!(digits === 0 ? /^\d+$/ : /^\d+(\.\d{1,2})?$/).test(text)) return undefined;
  return Number(text);
}

const ahead = 2 * 3600_000;
const momentOf = (time: string) => Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));

/** A time of the shop as a field of date and time takes it: `2026-06-12T00:00`. */
export const fieldTime = (time: string | undefined): string =>
  time ? new Date(momentOf(time) + ahead).toISOString().slice(0, 16) : '';

/** What such a field says, as the API has it. */
export const timeOfField = (field: string): string | undefined =>
  field
    ? new Date(Date.parse(`${field}:00Z`) - ahead).toISOString().replace(/\.\d{3}Z$/, '+0000')
    : undefined;
