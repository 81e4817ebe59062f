import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { serverNow } from '@/shared/state/clock';
import { useApi } from '../api/query';
import { actWords } from '../audit/acts';
import { Log } from '../ui/parts';
import { Bones, Loaded } from '../ui/states';
import { DifferenceLine } from './difference-line';
import { changeWords } from './part-words';
import { whereItIs } from './rules';
import type { Store, StoreChange } from './words';

interface Props {
  store: Store;
  isLocked: boolean;
  onUndo: (act: number) => Promise<void>;
}

/** Who changed what, the latest first; what nobody changed since can be undone. */
export function HistoryPart({ store, isLocked, onUndo }: Props) {
  const [busy, setBusy] = useState(0);
  const changes = useApi(
    apiPath('/backoffice/api/stores/{storeCode}/changes', { path: { storeCode: store.code } }),
  );
  const around = { today: whereItIs(serverNow()).date, provinces: store.provinces };
  const undo = async (act: number) => {
    if (busy) return;
    setBusy(act);
    await onUndo(act);
    setBusy(0);
  };
  const behind = ({ act, isUndoable, undoneBy }: StoreChange) =>
    undoneBy !== undefined ? (
      <span className="muted">undone </span>
    ) : isUndoable && !isLocked ? (
      <button
        type="button"
        className="link"
        aria-busy={busy === act || undefined}
        onClick={() => void undo(act)}
      >
        Undo
      </button>
    ) : null;
  return (
    <Loaded query={changes} bones={<Bones rows={4} />}>
      {(data) =>
        data.changes.length === 0 ? (
          <p className="muted">
            Nobody of the staff changed it yet. What imports brought is not listed here.
          </p>
        ) : (
          <Log
            lines={data.changes.map((change) => ({
              at: change.at,
              icon: 'edit',
              who: `${change.by}${change.why ? `, “${change.why}”` : ''}`,
              what: (
                <>
                  {change.what === 'store.added' && actWords(change.what)}
                  {change.what !== 'store.added' &&
                    change.fields
                      .flatMap(({ field, before, after }) => changeWords(field, before, after, around))
                      .map((line, n) => (
                        <span key={n} className="line">
                          <DifferenceLine {...line} />
                        </span>
                      ))}
                  {behind(change)}
                </>
              ),
            }))}
          />
        )
      }
    </Loaded>
  );
}
