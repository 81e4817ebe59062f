import { useEffect, useRef, useState } from 'react';
import { useBarrier } from '../address/address';
import { LeaveDialog } from '../catalogue/leave-dialog';
import { wrongOf } from '../catalogue/wrong';
import { useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { Segments } from '../ui/parts';
import { Bones, Loaded, Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { AsRead } from './as-read';
import { DoesPart } from './does-part';
import { HistoryPart } from './history-part';
import { HoursPart } from './hours-part';
import { Outdated } from './outdated';
import { PlacePart } from './place-part';
import { PanelHead } from './panel-head';
import { wrongTimes } from './typed-hours';
import { useStore, useStoreEdits } from './use-store';
import type { Store } from './words';

const parts = ['hours', 'place', 'does', 'history'] as const;
type Part = (typeof parts)[number];
const partNames: Record<Part, string> = {
  hours: 'Hours',
  place: 'Address and phone',
  does: 'What it does',
  history: 'History',
};

/** One store beside the list, or as a page of its own. */
export function StorePanel({ code }: { code: string }) {
  const { query, changed, reload } = useStore(code);
  return (
    <Loaded query={query} bones={<Bones rows={10} height={32} />}>
      {(store) => <Editor {...{ store, changed, reload }} />}
    </Loaded>
  );
}

interface EditorProps {
  store: Store;
  changed: (now: Store) => void;
  reload: () => Promise<void>;
}

function Editor({ store: kept, changed, reload }: EditorProps) {
  const may = useMay();
  const isLocked = !may('stores');
  const edits = useStoreEdits(kept, changed, reload);
  const { store, count, save } = edits;
  const [part, setPart] = useState<Part>('hours');
  const [why, setWhy] = useState('');
  const [leave, setLeave] = useState<() => void>();
  const halfTyped = wrongTimes(store);
  const notes = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    notes.current?.scrollIntoView({ block: 'center' });
    notes.current?.focus({ preventScroll: true });
  }, [refusals]);
  const press = async () => {
    if (save.busy) return;
    if (count === 0) return say('Nothing is changed here yet.');
    if (edits.isOld) return setRefusals((n) => n + 1);
    if (halfTyped) {
      setPart('hours');
      return say(`Not saved. ${halfTyped}.`, true);
    }
    if (await save.send(why.trim())) return setWhy('');
    await reload();
    setRefusals((n) => n + 1);
  };
  useBarrier(count > 0, (out) => setLeave(() => out));
  useShortcuts('This store', [
    !isLocked && { keys: 'Ctrl s', what: 'Save', run: () => void press() },
    {
      keys: 'v',
      what: 'See it in the shop',
      run: () => void window.open(kept.url, '_blank', 'noopener'),
    },
  ]);
  const wrong = wrongOf(save.problem);
  return (
    <section className="stack" aria-label={kept.displayName}>
      <div className="pn stack">
        <PanelHead
          store={kept}
          count={count}
          busy={save.busy}
          isReady={!edits.isOld && !halfTyped}
          onSave={() => void press()}
        />
        <Segments
          label="Sections"
          value={part}
          choices={parts.map((each) => [each, partNames[each]] as const)}
          onChange={setPart}
        />
        <div ref={notes} tabIndex={-1} className="store-notes">
          <Outdated kept={kept} edits={edits} />
          {save.problem && !edits.isOld && <Problem problem={save.problem} />}
        </div>
        {halfTyped && part !== 'hours' && (
          <Note kind="warn">
            Not ready to be saved. {halfTyped}.{' '}
            <button type="button" className="link" onClick={() => setPart('hours')}>
              Show the hours
            </button>
          </Note>
        )}
        {part === 'hours' && <HoursPart {...{ edits, isLocked, wrong }} />}
        {part === 'place' && <PlacePart {...{ edits, isLocked, wrong }} />}
        {part === 'does' && <DoesPart {...{ edits, isLocked, wrong }} />}
        {part === 'history' && <HistoryPart store={kept} isLocked={isLocked} onUndo={edits.undo} />}
        {count > 0 && (
          <div className="fl store-why">
            <Field
              label="Why? (optional)"
              placeholder="Shown in the audit log"
              maxLength={300}
              value={why}
              onChange={({ target }) => setWhy(target.value)}
            />
            <Button onClick={edits.discard}>Discard</Button>
          </div>
        )}
      </div>
      {!kept.isWarehouse && <AsRead store={store} isChanged={count > 0} />}
      {leave && (
        <LeaveDialog
          count={count}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            edits.discard();
            setLeave(undefined);
            leave();
          }}
        />
      )}
    </section>
  );
}
