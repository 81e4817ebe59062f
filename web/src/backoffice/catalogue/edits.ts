/** What a field of a product holds on screen; several values of a fact are a list. */
export type Value = string | boolean | readonly string[];

/** Fields by name; facts are `facts/CODE`. */
export type Fields = Readonly<Record<string, Value>>;

export const isSameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, n) => each === other[n])
    : one === other;

/** A fact a product has not is one without values. */
const orNone = (saved: Value | undefined, value: Value): Value | undefined =>
  saved ?? (Array.isArray(value) ? [] : undefined);

/** Only what is unlike the server's is an edit: typed back, it is none. */
export function withEdit(saved: Fields, edits: Fields, field: string, value: Value): Fields {
  const others = Object.entries(edits).filter(([name]) => name !== field);
  return Object.fromEntries(
    isSameValue(orNone(saved[field], value), value) ? others : [...others, [field, value]],
  );
}

/** What is still to be saved once the server's stands otherwise. */
export const stillUnsaved = (saved: Fields, edits: Fields): Fields =>
  Object.fromEntries(Object.entries(edits).filter(([field, value]) => !isSameValue(saved[field], value)));

export interface Conflict {
  field: string;
  /** As it was when the editing began. */
  before: Value | undefined;
  theirs: Value | undefined;
  mine: Value;
}

/** Fields both changed, to different values, since the editing began. */
export const conflictsOf = (before: Fields, now: Fields, edits: Fields): Conflict[] =>
  Object.entries(edits)
    .filter(([field, mine]) => !isSameValue(before[field], now[field]) && !isSameValue(now[field], mine))
    .map(([field, mine]) => ({ field, before: before[field], theirs: now[field], mine }));

/** What somebody else changed that nobody here did. */
export const onlyTheirs = (before: Fields, now: Fields, edits: Fields): string[] =>
  Object.keys(now).filter((field) => !isSameValue(before[field], now[field]) && !(field in edits));

/** After the choice: what is theirs is no edit any more. */
export const withChoice = (edits: Fields, takesTheirs: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !takesTheirs.includes(field)));
