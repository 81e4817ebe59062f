import { dayIn, endAfter, lastDayIn } from '../catalogue/days';
import { numberIn } from '../promotions/terms';
import type { Rule, RuleForm } from './words';

/** A rule as it stands in the form: all of it text, until it is sent. */
export interface Draft {
  kind: 'pin' | 'boost' | 'bury';
  query: string;
  of: Rule['of'];
  code: string;
  name: string;
  place: string;
  /** By how many percent more, or less. */
  strength: string;
  /** Days; the last one counts, too. */
  from: string;
  until: string;
  note: string;
}

export const newDraft = (begun: Partial<Draft> = {}): Draft => ({
  kind: 'pin',
  query: '',
  of: 'product',
  code: '',
  name: '',
  place: '1',
  strength: '50',
  from: '',
  until: '',
  note: '',
  ...begun,
});

/** What a rule that is there looks like in the form. */
export function draftOf({
  kind,
  query,
  of,
  code,
  name,
  place,
  percent = 100,
  from,
  until,
  note,
}: Rule): Draft {
  return newDraft({
    kind: kind === 'pin' ? 'pin' : percent < 100 ? 'bury' : 'boost',
    query,
    of,
    code,
    name,
    place: String(place ?? 1),
    strength: String(kind === 'pin' ? 50 : Math.abs(percent - 100)),
    from: dayIn(from),
    until: lastDayIn(until),
    note: note ?? '',
  });
}

/** Whether anything was typed or chosen that is lost when the form is closed. */
export const isWritten = (draft: Draft, first: Draft): boolean =>
  (Object.keys(draft) as (keyof Draft)[]).some((field) => draft[field].trim() !== first[field].trim());

/** What is wrong before anybody is asked, by field. */
export function wrongIn({
  kind,
  query,
  code,
  place,
  strength,
  from,
  until,
}: Draft): Partial<Record<keyof Draft, string>> {
  const by = numberIn(strength);
  const at = numberIn(place);
  return {
    ...(kind === 'pin' && !query.trim() && { query: 'For which search does it stand first?' }),
    ...(!code && { code: 'Choose what it is about' }),
    ...(kind === 'pin' && (at === undefined || at < 1 || at > 20) && { place: 'From 1 to 20' }),
    ...(kind === 'boost' && (by === undefined || by < 1 || by > 400) && { strength: 'From 1 to 400' }),
    ...(kind === 'bury' && (by === undefined || by < 1 || by > 90) && { strength: 'From 1 to 90' }),
    ...(from && until && until < from && { until: 'The first day comes before the last' }),
  };
}

/** As the server takes it; nothing while it is unfinished. `was` keeps the moments of days nobody changed. */
export function formOf(draft: Draft, was?: Rule): RuleForm | undefined {
  if (Object.keys(wrongIn(draft)).length > 0) return undefined;
  const { kind, query, of, code, place, strength, from, until, note } = draft;
  const before = was && draftOf(was);
  const begins = before && before.from === from ? was.from : from;
  const isCleared = before && before.from !== '' && from === '';
  const ends = before && before.until === until ? was.until : until && endAfter(until);
  return {
    kind: kind === 'pin' ? 'pin' : 'boost',
    ...(query.trim() && { query: query.trim() }),
    of: kind === 'pin' ? 'product' : of,
    code,
    ...(kind === 'pin' && { place: numberIn(place) }),
    ...(kind === 'boost' && { percent: 100 + (numberIn(strength) ?? 0) }),
    ...(kind === 'bury' && { percent: 100 - (numberIn(strength) ?? 0) }),
    // Left out it stays as it is; empty it holds at once.
    ...((begins || isCleared) && { from: begins }),
    ...(ends && { until: ends }),
    ...(note.trim() && { note: note.trim() }),
  };
}

/** How the server calls a field of the form. */
export const sentAs = (field: keyof Draft): string => (field === 'strength' ? 'percent' : field);

/** The fields that are there to be shown what is wrong with them. */
export const fieldsShown = ({ kind }: Draft): string[] => [
  'query',
  'code',
  'from',
  'until',
  'note',
  kind === 'pin' ? 'place' : 'percent',
];

/** What the button that sends it says. */
export function confirmWords(rule: Rule | undefined, { kind, from }: Draft): string {
  if (rule) return 'Save the change';
  const words = { pin: 'Pin it', boost: 'Boost it', bury: 'Bury it' }[kind];
  return from ? `${words} from ${from} on` : `${words} now`;
}
