import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { besides, wrongOf } from '../catalogue/wrong';
import { useMay } from '../frame/staff-context';
import { Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { useReload } from './use-views';
import { changeable, keptOf, type SavedView, type ViewList } from './words';

interface Props {
  list: ViewList;
  views: readonly SavedView[];
  address: URLSearchParams;
  onClose: () => void;
}

/** Keeps what the list is asked for now: under a new name, or in place of what another view asked for. */
export function KeepDialog({ list, views, address, onClose }: Props) {
  const may = useMay();
  const reload = useReload();
  const mayShare = may(list.shareRight);
  // As they were when somebody began: what a colleague changed meanwhile is not overwritten.
  const [others] = useState(() => changeable(views, mayShare));
  const [into, setInto] = useState('');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const instead = others.find(({ number }) => String(number) === into);
  const query = keptOf(list, address).toString();
  const keep = useMove<void, SavedView>(
    () =>
      instead
        ? api.patch('/backoffice/api/views/{viewList}/{viewNumber}', {
            path: { viewList: list.name, viewNumber: String(instead.number) },
            body: { version: instead.version, query },
          })
        : api.post('/backoffice/api/views/{viewList}', {
            path: { viewList: list.name },
            body: { name: name.trim(), query, isShared },
          }),
    async () => {
      onClose();
      await reload();
      say('View saved.');
    },
  );
  const wrong = wrongOf(keep.problem);
  const taken = keep.problem?.problems.find(
    ({ type, subject }) => type === 'StaffViewError' && subject === 'name',
  );
  const missing = isPressed && !instead && !name.trim() ? 'What is it called?' : undefined;
  return (
    <MoveDialog
      title="Save view"
      cancel="Cancel"
      confirm="Save it"
      move={{ busy: keep.busy, problem: taken ? undefined : besides(keep.problem, ['name']) }}
      onSend={() => {
        setPressed(true);
        if (instead || name.trim()) void keep.send();
      }}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>Saves the search, filters and sorting. The list itself stays up to date.</p>
      {others.length > 0 && (
        <Choice label="Save as" value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">A new view</option>
          {others.map((view) => (
            <option key={view.number} value={view.number}>
              Replace {view.name}
            </option>
          ))}
        </Choice>
      )}
      {!instead && (
        <>
          <Field
            label="Name"
            maxLength={40}
            autoComplete="off"
            data-first=""
            error={missing ?? wrong('name') ?? (taken && keep.problem ? wordsOf(keep.problem) : undefined)}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              keep.forget();
            }}
          />
          {mayShare && (
            <label className="fl">
              <input
                type="checkbox"
                className="tick"
                checked={isShared}
                onChange={({ target }) => setShared(target.checked)}
              />
              For everybody who sees this list
            </label>
          )}
        </>
      )}
    </MoveDialog>
  );
}
