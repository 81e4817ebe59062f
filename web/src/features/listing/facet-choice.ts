import type { Schema, SearchPage } from '@/shared/api/types';

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The values that have these letters somewhere in their names, with or without accents. */
export const valuesWith = <Value extends { name: string }>(
  values: readonly Value[],
  letters: string,
): Value[] => values.filter(({ name }) => folded(name).includes(folded(letters.trim())));

/**
 * What a list can be narrowed by here: departments that stand above it as links already are not offered twice, as long as
 * nothing is chosen that those links would lose.
 */
export function facetsOf({
  facets = [],
  subcategories = [],
  breadcrumbs = [],
}: SearchPage): Schema<'Facet'>[] {
  const linked = new Set<string | undefined>(subcategories.map(({ code }) => code));
  return facets.filter(
    ({ visible = true, category, values }) =>
      visible &&
      values.length > 0 &&
      !(
        category &&
        breadcrumbs.length === 0 &&
        values.every(({ code, selected }) => !selected && linked.has(code))
      ),
  );
}
