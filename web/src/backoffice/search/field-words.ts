import { lastDayIn } from '../catalogue/days';
import { dayWords, momentWords } from '../settings/words';

const fieldNames: Record<string, string> = {
  kind: 'What it does',
  query: 'Search',
  of: 'About',
  code: 'Of',
  place: 'Place',
  percent: 'Percent (100 is as it is)',
  from: 'From',
  until: 'Last day',
  note: 'Why',
};

/** What a field of a rule is called on screen. */
export const fieldName = (field: string): string => fieldNames[field] ?? field;

const midnight = /, 00:00$/;

/** What stands in a field of a rule, as people say it: `20 December 2026` for the midnight after it. */
export function fieldWords(field: string, values: readonly string[]): string {
  if (field === 'from') return values.map((each) => momentWords(each).replace(midnight, '')).join(', ');
  if (field !== 'until') return values.join(', ');
  return values
    .map((each) => {
      const end = momentWords(each);
      return midnight.test(end) ? dayWords(lastDayIn(each)).replace(midnight, '') : end;
    })
    .join(', ');
}
