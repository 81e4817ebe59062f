import { clockIn, dayNames, type Hours } from './rules';
import type { Changes, Store } from './words';

const isClock = (text: string) => /^\d\d:[0-5]\d$/.test(text) && text <= '24:00';

/** Hours as they are meant while they are typed: `9-17.30` → `09:00-17:30`. */
export const readHours = (text: string): string =>
  text === 'closed' ? text : text.split('-').map(clockIn).join('-');

/** What is wrong with hours as they are typed; the server says the same. */
export function wrongHours(typed: Hours): string | undefined {
  const [opens, closes] = [clockIn(typed.opens), clockIn(typed.closes)];
  if (!isClock(opens) || !isClock(closes)) return 'Times such as 09:00';
  return opens >= closes ? 'It closes after it opens' : undefined;
}

/** The first hours that cannot be sent, in words: `Friday: It closes after it opens`. */
export function wrongTimes({
  hours,
  holidayHours,
}: Pick<Store, 'hours' | 'holidayHours'>): string | undefined {
  const rows = [1, 2, 3, 4, 5, 6, 0].map((day) => [dayNames[day]!, hours[day] ?? 'closed'] as const);
  for (const [name, text] of [...rows, ['Public holidays', holidayHours] as const]) {
    const [opens = '', closes = ''] = text.split('-');
    const problem = text === 'closed' ? undefined : wrongHours({ opens, closes });
    if (problem) return `${name}: ${problem}`;
  }
  return undefined;
}

/** What was typed as it is sent: with times in full. */
export const readChanges = (changes: Changes): Changes => ({
  ...changes,
  ...(changes.hours && { hours: changes.hours.map(readHours) }),
  ...(changes.holidayHours && { holidayHours: readHours(changes.holidayHours) }),
});

/** A store as it will be when what is typed into its hours is sent. */
export const withReadHours = (store: Store): Store => ({
  ...store,
  hours: store.hours.map(readHours),
  holidayHours: readHours(store.holidayHours),
});
