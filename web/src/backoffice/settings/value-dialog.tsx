import { useState } from 'react';
import { serverNow } from '@/shared/state/clock';
import { besides, wrongOf } from '../catalogue/wrong';
import { whereItIs } from '../stores/rules';
import { Area, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { Outdated } from './outdated';
import { askedWords, typedOf, unitOf, valueIn } from './typed';
import { useSetting } from './use-setting';
import { titleOf } from './titles';
import { effectWords, momentWords, plannedFor, valueBefore, valueWords, type Dated } from './words';

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A new value and its day; what it does is said before it is done. */
export function ValueDialog({ setting: live, onClose }: { setting: Dated; onClose: () => void }) {
  const [setting, setOpened] = useState(live);
  const isOld = setting.version !== live.version;
  const { kind, name } = setting;
  const [typed, setTyped] = useState(typedOf(kind, setting.now.value));
  const [from, setFrom] = useState('');
  const [why, setWhy] = useState('');
  const { set, reload } = useSetting(setting, onClose);
  const wrong = wrongOf(set.problem);
  const value = valueIn(setting, typed);
  const before = from ? valueBefore(setting, from) : setting.now.value;
  const isSame = value === before;
  const planned = from ? plannedFor(setting, from) : undefined;
  const problem = isOld ? undefined : besides(set.problem, ['value', 'from', 'why']);
  // What was refused is not held against what is typed next.
  const forgetFor = (field: string) => wrong(field) && set.forget();
  const earliest = dayAfter(whereItIs(serverNow()).date);
  return (
    <MoveDialog
      title={titleOf(name)}
      confirm={value === undefined ? 'Set' : `Set to ${valueWords(kind, value)}`}
      move={{ busy: set.busy, problem }}
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
          error={value === undefined || wrong('value') ? askedWords(setting) : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            forgetFor('value');
          }}
        />
        <Field
          label="From (empty: from now on)"
          type="date"
          min={earliest}
          error={wrong('from')}
          value={from}
          onChange={({ target }) => {
            setFrom(target.value);
            forgetFor('from');
          }}
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
        error={wrong('why')}
        value={why}
        onChange={({ target }) => {
          setWhy(target.value);
          forgetFor('why');
        }}
      />
    </MoveDialog>
  );
}
