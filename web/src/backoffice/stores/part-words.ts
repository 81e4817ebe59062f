import { differing, partsOf, type Meeting } from './merge';
import { dayNames, hoursWords, shortDate } from './rules';
import { readHours } from './typed-hours';
import { fieldName, type SpecialDay, type Store } from './words';

/** What names a day and a province where words are made of them. */
export interface Around {
  today: string;
  provinces: Store['provinces'];
}

/** What a line says: what it is about, and how it was and is; undefined is what is not said. */
export interface Difference {
  about: string;
  before: string | undefined;
  after: string | undefined;
}

const named: Record<string, Record<string, string>> = {
  isWarehouse: { true: 'a warehouse', false: 'shoppers visit it' },
  services: { 'returns:no': 'Takes no returns' },
};

function valueWords(field: string, value: unknown, { provinces }: Around): string | undefined {
  if (field === 'specialDays') {
    const day = value as SpecialDay | undefined;
    return day ? `${day.name}: ${hoursWords(readHours(day.hours))}` : 'as usual';
  }
  if (field === 'hours' || field === 'holidayHours')
    return value === undefined ? undefined : hoursWords(readHours(String(value)));
  if (field === 'services' && value === undefined) return undefined;
  const text = value === undefined || value === '' ? 'none' : String(value);
  return (
    (field === 'province' && provinces.find(({ code }) => code === text)?.name) ||
    (named[field]?.[text] ?? text)
  );
}

function aboutOf(field: string, part: string, { today }: Around): string {
  if (field === 'hours') return dayNames[Number(part)] ?? fieldName(field);
  return field === 'specialDays' ? shortDate(part, today) : fieldName(field);
}

/** A field that two people changed, in words: `Friday`, `09:00 to 20:00`. */
export const meetingWords = ({ field, part, theirs, mine }: Meeting, around: Around): Difference => ({
  about: aboutOf(field, part, around),
  before: valueWords(field, theirs, around) ?? 'not given',
  after: valueWords(field, mine, around) ?? 'not given',
});

/** Of the words of the audit, a value as the API has it. */
function valueIn(field: string, words: readonly string[]): unknown {
  if (field === 'hours' || field === 'services') return words;
  if (field !== 'specialDays') return words.join(', ');
  return words.map((each) => {
    const [date = '', name = '', hours = ''] = each.split('=');
    return { date, name, hours };
  });
}

/** A change of the history, as lines: of hours and other days only those that are other. */
export function changeWords(
  field: string,
  before: readonly string[],
  after: readonly string[],
  around: Around,
): Difference[] {
  const [old, now] = [partsOf(field, valueIn(field, before)), partsOf(field, valueIn(field, after))];
  return differing(old, now).map((part) => ({
    about: aboutOf(field, part, around),
    before: valueWords(field, old.get(part), around),
    after: valueWords(field, now.get(part), around),
  }));
}
