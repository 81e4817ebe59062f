import { useState } from 'react';
import { serverNow } from '@/shared/state/clock';
import { Button, IconButton } from '../ui/button';
import { Field } from '../ui/fields';
import { counted } from '../ui/money';
import { Note } from '../ui/states';
import { Switch } from '../ui/switch';
import { clockIn, dayNames, hoursWords, otherDays, shortDate, whereItIs, wrongHours } from './rules';
import type { StoreEdits } from './use-store';

interface Props {
  edits: StoreEdits;
  isLocked: boolean;
  wrong: (field: string) => string | undefined;
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;
const usual = '09:00-17:00';

/** The hours of every week, of public holidays and of other days. */
export function HoursPart({ edits, isLocked, wrong }: Props) {
  const { store, set } = edits;
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

interface RowProps {
  name: string;
  value: string;
  isLocked: boolean;
  onChange: (hours: string) => void;
}

function HoursRow({ name, value, isLocked, onChange }: RowProps) {
  const [opens = '', closes = ''] = value === 'closed' ? [] : value.split('-');
  const problem = value === 'closed' ? undefined : wrongHours({ opens, closes });
  const time = (label: string, now: string, to: (typed: string) => string) => (
    <input
      className="input num"
      aria-label={`${name} ${label}`}
      aria-invalid={problem ? true : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      disabled={isLocked}
      value={now}
      onChange={({ target }) => onChange(to(target.value.replaceAll('-', '')))}
      onBlur={({ target }) => target.value !== clockIn(target.value) && onChange(to(clockIn(target.value)))}
    />
  );
  return (
    <li>
      <Switch
        label={name}
        checked={value !== 'closed'}
        disabled={isLocked}
        onChange={(isOpen) => onChange(isOpen ? usual : 'closed')}
      />
      {value === 'closed' ? (
        <span className="muted closed">closed</span>
      ) : (
        <span className="fl tight">
          {time('opens', opens, (typed) => `${typed}-${closes}`)}
          <span className="muted">to</span>
          {time('closes', closes, (typed) => `${opens}-${typed}`)}
        </span>
      )}
      {problem && <span className="wrong-note">{problem}</span>}
    </li>
  );
}

/** Public holidays that come, and days of the store's own: each can have other hours. */
function OtherDays({ edits, isLocked, wrong }: Props) {
  const { store, set, changes } = edits;
  const [isAdding, setAdding] = useState(false);
  const { date: today } = whereItIs(serverNow());
  const days = otherDays(store, today);
  const closesSoon = changes.specialDays?.some((each) => each.hours === 'closed' && each.date >= today);
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
      {closesSoon && store.toCollect > 0 && (
        <Note kind="warn" live>
          {counted(store.toCollect, 'part of an order', 'parts of orders')} wait to be collected here. Whoever
          comes on a closed day stands before a shut door: nobody is told of it by itself.
        </Note>
      )}
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

interface NewDayProps {
  today: string;
  nameOf: (date: string) => string | undefined;
  onAdd: (day: { date: string; name: string; hours: string }) => void;
  onClose: () => void;
}

function NewDay({ today, nameOf, onAdd, onClose }: NewDayProps) {
  const [date, setDate] = useState('');
  const [typedName, setName] = useState('');
  const [hours, setHours] = useState('closed');
  const name = typedName.trim() || nameOf(date) || '';
  const [opens = '', closes = ''] = hours.split('-');
  const problem = hours === 'closed' ? undefined : wrongHours({ opens, closes });
  const isReady = date >= today && name !== '' && !/[|=]/.test(name) && !problem;
  return (
    <div className="pn at stack t8" role="group" aria-label="Another day">
      <div className="g2">
        <Field
          label="Day"
          type="date"
          min={today}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Field
          label="Why"
          placeholder={nameOf(date) ?? 'Stocktaking'}
          maxLength={100}
          value={typedName}
          error={/[|=]/.test(typedName) ? 'Without | and =' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <ul className="hours">
        <HoursRow name="Open that day" value={hours} isLocked={false} onChange={setHours} />
      </ul>
      <div className="fl">
        <Button kind="sec" disabled={!isReady} onClick={() => onAdd({ date, name, hours })}>
          Add it
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}
