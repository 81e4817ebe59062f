import { useState, type ReactNode } from 'react';
import { serverNow } from '@/shared/state/clock';
import { useBarrier } from '../address/address';
import { LeaveDialog } from '../catalogue/leave-dialog';
import { wrongOf } from '../catalogue/wrong';
import { useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { Segments } from '../ui/parts';
import { Bones, Loaded, Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { DoesPart } from './does-part';
import { HistoryPart } from './history-part';
import { HoursPart } from './hours-part';
import { PlacePart } from './place-part';
import { doorSentence, hoursIn, toldDays, wrongHours } from './rules';
import { useStore, useStoreEdits, type StoreEdits } from './use-store';
import { fieldName, type Store } from './words';

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

/** Hours that are half typed are not sent. */
const isHalfTyped = ({ hours, holidayHours }: Pick<Store, 'hours' | 'holidayHours'>) =>
  [...hours, holidayHours].some((each) => {
    if (each === 'closed') return false;
    const known = hoursIn(each);
    return !known || wrongHours(known) !== undefined;
  });

function Editor({ store: kept, changed, reload }: EditorProps) {
  const may = useMay();
  const isLocked = !may('stores');
  const edits = useStoreEdits(kept, changed, reload);
  const { store, count, save } = edits;
  const [part, setPart] = useState<Part>('hours');
  const [why, setWhy] = useState('');
  const [leave, setLeave] = useState<() => void>();
  const canSave = count > 0 && !edits.isOld && !isHalfTyped(store);
  const press = async () => {
    if (!canSave || save.busy) return;
    if (await save.send(why.trim())) setWhy('');
    else await reload();
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
        <div className="ph breaks">
          <div>
            <h2>{kept.displayName}</h2>
            <span className="tiny muted">
              {kept.code}
              {kept.changedAt && `, changed ${whenOf(kept.changedAt)} by ${kept.changedBy ?? 'an import'}`}
            </span>
          </div>
          <span className="fl">
            {!kept.isWarehouse && (
              <a className="btn xs plain" href={kept.url} target="_blank" rel="noreferrer">
                <Icon name="eye" size="xs" /> See in shop
              </a>
            )}
            {count > 0 && (
              <Button
                kind="pri"
                keys="Ctrl S"
                busy={save.busy}
                disabled={!canSave}
                onClick={() => void press()}
              >
                Save {counted(count, 'change')}
              </Button>
            )}
          </span>
        </div>
        <Segments
          label="Sections"
          value={part}
          choices={parts.map((each) => [each, partNames[each]] as const)}
          onChange={setPart}
        />
        <Outdated kept={kept} edits={edits} />
        {save.problem && !edits.isOld && <Problem problem={save.problem} />}
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

/** Somebody else saved meanwhile: what was typed stays, and one of both is chosen where they meet. */
function Outdated({ kept, edits }: { kept: Store; edits: StoreEdits }): ReactNode {
  if (!edits.isOld) return null;
  return (
    <Note kind="warn" live>
      {kept.changedBy ?? 'An import'} changed this store since you began; what you typed is kept.
      {edits.others.length > 0 && (
        <>
          {' '}
          You both changed:
          <ul>
            {edits.others.map((field) => (
              <li key={field}>
                {fieldName(field)} <del>{String(kept[field])}</del> <ins>{String(edits.changes[field])}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      <span className="fl">
        <Button onClick={() => edits.settle(false)}>
          {edits.others.length > 0 ? 'Keep mine' : 'Go on with both'}
        </Button>
        {edits.others.length > 0 && <Button onClick={() => edits.settle(true)}>Take theirs</Button>}
      </span>
    </Note>
  );
}

/** What the store finder will say, as far as it is typed by now. */
function AsRead({ store, isChanged }: { store: Store; isChanged: boolean }) {
  const now = serverNow();
  const address = [
    store.line1,
    store.suburb === store.town ? '' : store.suburb,
    store.town,
    store.postalCode,
  ];
  return (
    <div className="pn stack t4" aria-label="How shoppers read it" role="group">
      <h3>{isChanged ? 'How shoppers will read it' : 'How shoppers read it'}</h3>
      {store.isWarehouse ? (
        <p>Not in the store finder: nobody can visit it.</p>
      ) : (
        <>
          <p>
            <b>{store.displayName}</b>, {address.filter(Boolean).join(', ')}
            {store.phone && `, ${store.phone}`}
          </p>
          <p>
            {doorSentence(store, now)} <span className="muted">{toldDays(store, now).join(' ')}</span>
          </p>
        </>
      )}
    </div>
  );
}
