import type { Schema } from '@/shared/api/types';

type Option = Schema<'VariantOption'>;

export interface Choice {
  value: string;
  href: string;
  image?: string;
  isCurrent: boolean;
  /** Made like the rest that is chosen, but none near. */
  isSoldOut: boolean;
  /** Not made like the rest that is chosen: the link leads to the form that is most like it. */
  isOtherwise: boolean;
}

export interface ChoiceRow {
  name: string;
  chosen: string;
  choices: Choice[];
}

const qualifiersOf = (option: Option) => option.variantOptionQualifiers ?? [];
const valueAt = (option: Option, level: number) => qualifiersOf(option)[level]?.value ?? '';
const isSoldOut = ({ stock }: Option) => stock?.stockLevelStatus === 'outOfStock';

/** How many of the other choices are as they are now; of equals, one that can be had. */
const likeness = (option: Option, current: Option, level: number) =>
  qualifiersOf(option).filter((_, n) => n !== level && valueAt(option, n) === valueAt(current, n)).length +
  (isSoldOut(option) ? 0 : 0.5);

/** One row for each thing to choose (colour, storage), one value after the other. */
export function rowsOf(options: readonly Option[], currentCode: string): ChoiceRow[] {
  const current = options.find(({ code }) => code === currentCode);
  if (!current || options.length < 2) return [];
  const levels = qualifiersOf(current).length;
  return qualifiersOf(current).flatMap(({ name = '' }, level) => {
    const values = [...new Set(options.map((option) => valueAt(option, level)))];
    if (values.length < 2) return [];
    const choices = values.map((value): Choice => {
      const made = options.filter((option) => valueAt(option, level) === value);
      const best = made.reduce((a, b) => (likeness(b, current, level) > likeness(a, current, level) ? b : a));
      const exact = made.find((option) => Math.floor(likeness(option, current, level)) === levels - 1);
      const target = exact ?? best;
      return {
        value,
        href: target.url ?? `/p/${encodeURIComponent(target.code ?? '')}`,
        image: qualifiersOf(target)[level]?.image?.url,
        isCurrent: valueAt(current, level) === value,
        isSoldOut: exact !== undefined && isSoldOut(exact),
        isOtherwise: exact === undefined,
      };
    });
    return [{ name, chosen: valueAt(current, level), choices }];
  });
}
