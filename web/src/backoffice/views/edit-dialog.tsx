import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { besides, wrongOf } from '../catalogue/wrong';
import { Button } from '../ui/button';
import { Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { RemoveDialog } from './remove-dialog';
import { useRemoveView } from './use-remove-view';
import { useReload } from './use-views';
import { placeOf, type SavedView, type ViewList } from './words';

interface Props {
  list: ViewList;
  views: readonly SavedView[];
  view: SavedView;
  onClose: () => void;
}

/** Another name or place for a view, or its end; what it asks for is kept anew from the list. */
export function EditDialog({ list, views, view: live, onClose }: Props) {
  const reload = useReload();
  // As it was when somebody began: the list is asked for anew meanwhile, and what a colleague changed is not overwritten.
  const [view] = useState(live);
  const path = { viewList: list.name, viewNumber: String(view.number) };
  const [{ at, of }] = useState(() => placeOf(views, view));
  const [name, setName] = useState(view.name);
  const [place, setPlace] = useState(at);
  const [isRemoving, setRemoving] = useState(false);
  const change = useMove<void, SavedView>(
    () =>
      api.patch('/backoffice/api/views/{viewList}/{viewNumber}', {
        path,
        body: {
          version: view.version,
          ...(name.trim() !== view.name && { name: name.trim() }),
          ...(place !== at && { place }),
        },
      }),
    async (now) => {
      onClose();
      await reload();
      say(`${now.name} is changed.`);
    },
  );
  const remove = useRemoveView(list, view, { at, of }, onClose);
  const taken = change.problem?.problems.find(
    ({ type, subject }) => type === 'StaffViewError' && subject === 'name',
  );
  const problem = taken ? undefined : (besides(change.problem, ['name']) ?? remove.problem);
  const save = () => {
    if (name.trim() === view.name && place === at) onClose();
    else void change.send();
  };
  if (isRemoving)
    return <RemoveDialog {...{ list, view }} move={remove} onClose={() => setRemoving(false)} />;
  return (
    <MoveDialog
      title={`Change ${view.name}`}
      confirm="Save"
      move={{ busy: change.busy || remove.busy, problem }}
      disabled={!name.trim()}
      onSend={save}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>{view.isShared ? 'Everybody who sees this list has it.' : 'You alone have it.'}</p>
      <Field
        label="Name"
        maxLength={40}
        autoComplete="off"
        data-first=""
        error={
          wrongOf(change.problem)('name') ?? (taken && change.problem ? wordsOf(change.problem) : undefined)
        }
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          change.forget();
        }}
      />
      {of > 1 && (
        <Choice
          label={view.isShared ? 'Place among the shared views' : 'Place among your views'}
          value={place}
          onChange={({ target }) => setPlace(Number(target.value))}
        >
          {Array.from({ length: of }, (_, n) => (
            <option key={n} value={n}>
              {n + 1} of {of}
            </option>
          ))}
        </Choice>
      )}
      <Button
        kind="danger"
        busy={remove.busy}
        onClick={() => (view.isShared ? setRemoving(true) : void remove.send())}
      >
        Remove this view
      </Button>
    </MoveDialog>
  );
}
