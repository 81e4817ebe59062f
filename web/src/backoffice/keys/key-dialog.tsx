import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { besides, wrongOf } from '../catalogue/wrong';
import { ConfirmDialog, mustConfirm } from '../me/confirm-dialog';
import { Area, Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { ScopesPart } from './scopes-part';
import { useReload } from './use-keys';
import {
  lastDayOf,
  lives,
  lifeWords,
  missingIn,
  tomorrow,
  type Key,
  type Life,
  type Scope,
  type ScopeWords,
} from './words';

interface Props {
  scopes: readonly ScopeWords[];
  onClose: () => void;
  /** With the secret that is shown this once. */
  onMade: (key: Key, secret: string) => void;
}

interface Sent {
  name: string;
  scopes: Scope[];
  lastDay?: string;
  why?: string;
}

/** A new key: whose it is, what it may do, and how long. */
export function KeyDialog({ scopes, onClose, onMade }: Props) {
  const reload = useReload();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Scope[]>([]);
  const [life, setLife] = useState<Life>('365');
  const [day, setDay] = useState('');
  const [why, setWhy] = useState('');
  const [isPressed, setPressed] = useState(false);
  const make = useMove<Sent, { key: Key; secret: string }>(
    (body) => api.post('/backoffice/api/keys', { body }),
    async ({ key, secret }) => {
      onClose();
      onMade(key, secret);
      await reload();
    },
  );
  const missing = missingIn({ name: name.trim(), scopes: chosen, life, day });
  const wrong = wrongOf(make.problem);
  const said = (field: keyof typeof missing) => (isPressed ? missing[field] : undefined) ?? wrong(field);
  // What was refused is not held against what is typed next.
  const typing =
    <Value,>(field: string, keep: (value: Value) => void) =>
    (value: Value) => {
      keep(value);
      if (wrong(field)) make.forget();
    };
  const send = () => {
    setPressed(true);
    if (Object.values(missing).some(Boolean)) return;
    const lastDay = lastDayOf(life, day);
    void make.send({
      name: name.trim(),
      scopes: chosen,
      ...(lastDay && { lastDay }),
      ...(why.trim() && { why: why.trim() }),
    });
  };
  const asks = mustConfirm(make.problem);
  const isChanged = !!(name || chosen.length > 0 || why || day || life !== '365');
  return (
    <>
      <MoveDialog
        title="New key"
        cancel="Cancel"
        confirm="Make the key"
        isChanged={isChanged}
        wide
        move={{
          busy: make.busy,
          problem: asks ? undefined : besides(make.problem, ['name', 'scopes', 'lastDay', 'why']),
        }}
        onSend={send}
        onClose={onClose}
        onReload={() => void reload()}
      >
        <Field
          label="Name of the other system"
          maxLength={60}
          autoComplete="off"
          data-first=""
          error={said('name')}
          value={name}
          onChange={({ target }) => typing('name', setName)(target.value)}
        />
        <ScopesPart
          all={scopes}
          chosen={chosen}
          error={said('scopes')}
          onChange={typing('scopes', setChosen)}
        />
        <LifePart
          life={life}
          day={day}
          error={said('lastDay')}
          onLife={typing('lastDay', setLife)}
          onDay={typing('lastDay', setDay)}
        />
        <Area
          label="Why? (optional)"
          rows={2}
          maxLength={300}
          placeholder="Shown in the audit log"
          error={wrong('why')}
          value={why}
          onChange={({ target }) => typing('why', setWhy)(target.value)}
        />
      </MoveDialog>
      {asks && (
        <ConfirmDialog
          why="A key keeps working after you leave, so confirm it is you."
          onClose={make.forget}
          onConfirmed={send}
        />
      )}
    </>
  );
}

interface LifeProps {
  life: Life;
  day: string;
  error: string | undefined;
  onLife: (life: Life) => void;
  onDay: (day: string) => void;
}

const LifePart = ({ life, day, error, onLife, onDay }: LifeProps) => (
  <div className="g2">
    <Choice label="Valid for" value={life} onChange={({ target }) => onLife(target.value as Life)}>
      {lives.map((each) => (
        <option key={each} value={each}>
          {lifeWords[each]}
        </option>
      ))}
    </Choice>
    {life === 'day' && (
      <Field
        label="Last day"
        type="date"
        min={tomorrow()}
        error={error}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
    )}
  </div>
);
