import { useState } from 'react';
import { serverNow } from '@/shared/state/clock';
import { Button, IconButton } from '../ui/button';
import type { Props } from './hours-part';
import { NewDay } from './new-day';
import { hoursWords, otherDays, shortDate, shutsMore, whereItIs } from './rules';
import { ShutNote } from './shut-note';

/** Public holidays that come, and days of the store's own: each can have other hours. */
export function OtherDays({ edits, isLocked, wrong }: Props) {
  const { store, base, set, changes } = edits;
  const [isAdding, setAdding] = useState(false);
  const { date: today } = whereItIs(serverNow());
  const days = otherDays(store, today);
  const without = (date: string) => store.specialDays.filter((each) => each.date !== date);
  return (
    <div className="stack t4">
      <h3>Holidays and other days</h3>
      <ul className="days">
        {days.map(({ date, name, hours, isOwn }) => (
          <li key={date}>
            <span className="strong">{shortDate(date, today)}</span>
            <span>{name}</span>
            <span className="fl tight">
              {isOwn && changes.specialDays ? <ins>{hoursWords(hours)}</ins> : hoursWords(hours)}
              {!isLocked && isOwn && (
                <IconButton
                  label={`Take ${name} away`}
                  icon="x"
                  onClick={() => set({ specialDays: without(date) })}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <ShutNote store={store} isShut={shutsMore(base, { ...base, specialDays: store.specialDays }, today)} />
      {wrong('specialDays') && (
        <p className="wrong-note" role="alert">
          {wrong('specialDays')}
        </p>
      )}
      {!isLocked &&
        (isAdding ? (
          <NewDay
            today={today}
            nameOf={(date) => store.holidays.find((each) => each.date === date)?.name}
            onAdd={(day) => {
              set({
                specialDays: [...without(day.date), day].sort((one, other) =>
                  one.date.localeCompare(other.date),
                ),
              });
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        ) : (
          <Button icon="plus" onClick={() => setAdding(true)}>
            Add a day
          </Button>
        ))}
    </div>
  );
}
