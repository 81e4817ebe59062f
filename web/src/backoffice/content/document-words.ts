import type { Change, Component, Document } from './words';

type Words = Map<string, string[]>;

function take(words: Words, field: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object')) {
      if (value.length > 0) words.set(field, value.map(String));
    } else value.forEach((each, n) => take(words, `${field}/${n}`, each));
  } else if (typeof value === 'object')
    Object.entries(value).forEach(([name, each]) => take(words, `${field}/${name}`, each));
  else words.set(field, [String(value)]);
}

function takeComponent(words: Words, { uid, ...rest }: Component): void {
  Object.entries(rest).forEach(([name, value]) => take(words, `components/${uid}/${name}`, value));
}

/** The same fields by which the server tells what differs. */
function wordsOf({ slots, ...page }: Document): Words {
  const words: Words = new Map();
  Object.entries(page).forEach(([name, value]) => take(words, name, value));
  take(
    words,
    'slots',
    slots.map(({ code }) => code),
  );
  for (const { code, isLazy, place, components } of slots) {
    take(
      words,
      `slots/${code}`,
      components.map(({ uid }) => uid),
    );
    if (isLazy) take(words, `slots/${code}/isLazy`, true);
    take(words, `slots/${code}/place`, place);
    components.forEach((each) => takeComponent(words, each));
  }
  return words;
}

/** What differs between two documents, field by field. */
export function documentWords(before: Document, after: Document): Change[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? [], after: is.get(field) ?? [] }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}
