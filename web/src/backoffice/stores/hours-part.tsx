import { serverNow } from '@/shared/state/clock';
import { Button } from '../ui/button';
import { HoursRow } from './hours-row';
import { OtherDays } from './other-days';
import { dayNames, shutsMore, whereItIs } from './rules';
import { ShutNote } from './shut-note';
import type { StoreEdits } from './use-store';

export interface Props {
  edits: StoreEdits;
  isLocked: boolean;
  wrong: (field: string) => string | undefined;
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of every week, of public holidays and of other days. */
export function HoursPart({ edits, isLocked, wrong }: Props) {
  const { store, base, set } = edits;
  const { date: today } = whereItIs(serverNow());
  const { hours, holidayHours } = store;
  const setDay = (day: number, hours: string) =>
    set({ hours: store.hours.map((each, n) => (n === day ? hours : each)) });
  return (
    <div className="g2 store-hours">
      <div className="stack t4">
        <h3>Every week</h3>
        <ul className="hours">
          {mondayFirst.map((day) => (
            <HoursRow
              key={day}
              name={dayNames[day]!}
              value={store.hours[day] ?? 'closed'}
              isLocked={isLocked}
              onChange={(hours) => setDay(day, hours)}
            />
          ))}
          <HoursRow
            name="Public holidays"
            value={store.holidayHours}
            isLocked={isLocked}
            onChange={(holidayHours) => set({ holidayHours })}
          />
        </ul>
        {(wrong('hours') ?? wrong('holidayHours')) && (
          <p className="wrong-note" role="alert">
            {wrong('hours') ?? wrong('holidayHours')}
          </p>
        )}
        <ShutNote store={store} isShut={shutsMore(base, { ...base, hours, holidayHours }, today)} />
        {!isLocked && (
          <div className="fl">
            <Button
              onClick={() =>
                set({ hours: store.hours.map((each, day) => (day > 1 && day < 6 ? store.hours[1]! : each)) })
              }
            >
              Monday’s hours to Friday
            </Button>
          </div>
        )}
      </div>
      <OtherDays {...{ edits, isLocked, wrong }} />
    </div>
  );
}
