import { useState } from 'react';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { HoursRow } from './hours-row';
import { readHours, wrongHours } from './typed-hours';

interface NewDayProps {
  today: string;
  nameOf: (date: string) => string | undefined;
  onAdd: (day: { date: string; name: string; hours: string }) => void;
  onClose: () => void;
}

/** One more day of other hours. */
export function NewDay({ today, nameOf, onAdd, onClose }: NewDayProps) {
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
        <Button kind="sec" disabled={!isReady} onClick={() => onAdd({ date, name, hours: readHours(hours) })}>
          Add it
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}
