import type { Changes, Field, SpecialDay, Store } from './words';

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of a field, what is changed for itself: a weekday, a date, a service; else the whole of it, under ''. */
export type Parts = ReadonlyMap<string, unknown>;

export function partsOf(field: string, value: unknown): Parts {
  if (field === 'hours') return new Map((value as string[]).map((each, day) => [String(day), each]));
  if (field === 'specialDays') return new Map((value as SpecialDay[]).map((each) => [each.date, each]));
  if (field === 'services') return new Map((value as string[]).map((each) => [each, each]));
  return new Map([['', value]]);
}

function wholeOf(field: Field, parts: Parts): unknown {
  if (field === 'specialDays')
    return ([...parts.values()] as SpecialDay[]).sort((one, other) => one.date.localeCompare(other.date));
  return field === 'hours' || field === 'services' ? [...parts.values()] : parts.get('');
}

/** The parts that are other in one than in the other. */
export const differing = (one: Parts, other: Parts): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((part) => !isSame(one.get(part), other.get(part)));

/** What was typed and is other than what is kept; a field typed back to what it was is no change. */
export function withChange(base: Store, changes: Changes, set: Changes): Changes {
  const next: Changes = { ...changes, ...set };
  for (const field of Object.keys(next) as Field[])
    if (next[field] === undefined || isSame(next[field], base[field])) delete next[field];
  return next;
}

/** Where two people changed the same; undefined is what is not there. */
export interface Meeting {
  field: Field;
  part: string;
  theirs: unknown;
  mine: unknown;
}

/** Of what was typed, that which somebody else changed otherwise meanwhile: by weekday, by date, else by field. */
export const changedByOthers = (base: Store, now: Store, changes: Changes): Meeting[] =>
  (Object.keys(changes) as Field[]).flatMap((field) => {
    const [before, theirs, mine] = [base, now, changes].map((each) => partsOf(field, each[field])) as [
      Parts,
      Parts,
      Parts,
    ];
    const touched = differing(before, mine);
    return differing(before, theirs)
      .filter((part) => touched.includes(part) && !isSame(theirs.get(part), mine.get(part)))
      .map((part) => ({ field, part, theirs: theirs.get(part), mine: mine.get(part) }));
  });

/** What was typed, on top of how it stands now: what others changed stays, and where both meet it is as was chosen. */
export function merged(base: Store, now: Store, changes: Changes, takesTheirs = false): Changes {
  const theirs = takesTheirs ? changedByOthers(base, now, changes) : [];
  const next: Record<string, unknown> = {};
  for (const field of Object.keys(changes) as Field[]) {
    const mine = partsOf(field, changes[field]);
    const parts = new Map(partsOf(field, now[field]));
    for (const part of differing(partsOf(field, base[field]), mine)) {
      if (theirs.some((each) => each.field === field && each.part === part)) continue;
      if (mine.has(part)) parts.set(part, mine.get(part));
      else parts.delete(part);
    }
    next[field] = wholeOf(field, parts);
  }
  return withChange(now, {}, next as Changes);
}
