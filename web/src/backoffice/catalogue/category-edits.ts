import type { Category } from './words';

/** What can be typed of a category. */
export type Texts = Pick<Category, 'name' | 'description' | 'isHidden'>;
const fields = ['name', 'description', 'isHidden'] as const;
export type Field = (typeof fields)[number];

/** What was typed, and the category it was typed into. */
export interface CategoryDraft {
  base: Category;
  edits: Partial<Texts>;
}

/** Typed back to what stood there, it is no change. */
export function typedInto(
  draft: CategoryDraft | undefined,
  category: Category,
  edits: Partial<Texts>,
): CategoryDraft | undefined {
  const base = draft?.base ?? category;
  const all = { ...draft?.edits, ...edits };
  const left = Object.fromEntries(
    fields
      .filter((field) => all[field] !== undefined && all[field] !== base[field])
      .map((field) => [field, all[field]]),
  );
  return Object.keys(left).length > 0 ? { base, edits: left } : undefined;
}

/** The fields somebody else set to something else since, that were typed here too. */
export const outdatedIn = (draft: CategoryDraft | undefined, category: Category): Field[] =>
  fields.filter(
    (field) =>
      draft?.edits[field] !== undefined &&
      draft.base[field] !== category[field] &&
      draft.edits[field] !== category[field],
  );
