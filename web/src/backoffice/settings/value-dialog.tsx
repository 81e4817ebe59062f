import { useState } from 'react';
import { serverNow } from '@/shared/state/clock';
import { wrongOf } from '../catalogue/wrong';
import { whereItIs } from '../stores/rules';
import { Area, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { Outdated } from './outdated';
import { useSetting } from './use-setting';
import {
  effectWords,
  momentWords,
  plannedFor,
  titleOf,
  typedOf,
  unitOf,
  valueBefore,
  valueIn,
  valueWords,
  type Dated,
} from './words';

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A new value and its day; what it does is said before it is done. */
export function ValueDialog({ setting: live, onClose }: { setting: Dated; onClose: () => void }) {
  const [setting, setOpened] = useState(live);
  const isOld = setting.version !== live.version;
  const { kind, name, must } = setting;
  const [typed, setTyped] = useState(typedOf(kind, setting.now.value));
  const [from, setFrom] = useState('');
  const [why, setWhy] = useState('');
  const { set, reload } = useSetting(setting, onClose);
  const wrong = wrongOf(set.problem);
  const value = valueIn(kind, typed);
  const before = from ? valueBefore(setting, from) : setting.now.value;
  const isSame = value === before;
  const planned = from ? plannedFor(setting, from) : undefined;
  const earliest = dayAfter(whereItIs(serverNow()).date);
  return (
    <MoveDialog
      title={titleOf(name)}
      confirm={value === undefined ? 'Set' : `Set to ${valueWords(kind, value)}`}
      move={isOld ? { busy: set.busy, problem: undefined } : set}
      disabled={value === undefined || isSame || isOld || planned !== undefined}
      onSend={() => value !== undefined && void set.send({ value, from, why: why.trim() })}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <div className="g2">
        <Field
          label={`New value (${unitOf[kind]})`}
          className="input num"
          inputMode={kind === 'time' || kind === 'deposit' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          data-first=""
          error={wrong('value') ?? (value === undefined ? `It must be ${must}.` : undefined)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field
          label="From (empty: from now on)"
          type="date"
          min={earliest}
          error={wrong('from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      {planned && (
        <Note kind="warn" live>
          {planned.setBy} planned {valueWords(kind, planned.value)} from {momentWords(planned.from!)}: take
          that back first.
        </Note>
      )}
      <Outdated
        opened={setting}
        setting={live}
        onSettle={() => {
          set.forget();
          setOpened(live);
        }}
      />
      {value !== undefined && !isSame && !planned && (
        <div aria-live="polite" className="stack t4">
          <p>
            <del>{valueWords(kind, before)}</del> <ins>{valueWords(kind, value)}</ins>
          </p>
          <p>{effectWords(setting, value, from)}</p>
        </div>
      )}
      <Area
        label="Why? (optional)"
        rows={2}
        maxLength={300}
        placeholder="Shown in the audit log"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </MoveDialog>
  );
}
