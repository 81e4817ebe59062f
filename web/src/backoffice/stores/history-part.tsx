import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { actWords } from '../audit/acts';
import { Log } from '../ui/parts';
import { Bones, Loaded } from '../ui/states';
import { fieldName, type Store, type StoreChange } from './words';

interface Props {
  store: Store;
  isLocked: boolean;
  onUndo: (act: number) => Promise<void>;
}

const shortest = (words: readonly string[]) => {
  const text = words.join(', ') || 'none';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Who changed what, the latest first; what nobody changed since can be undone. */
export function HistoryPart({ store, isLocked, onUndo }: Props) {
  const [busy, setBusy] = useState(0);
  const changes = useApi(
    apiPath('/backoffice/api/stores/{storeCode}/changes', { path: { storeCode: store.code } }),
  );
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
                    change.fields.map(({ field, before, after }) => (
                      <span key={field} className="line">
                        {fieldName(field)} <del>{shortest(before)}</del> <ins>{shortest(after)}</ins>
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
