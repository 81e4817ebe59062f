import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { wordsOf } from '../api/words';
import { useMay } from '../frame/staff-context';
import { Log, Panel } from '../ui/parts';
import { Bones, Loaded } from '../ui/states';
import { say } from '../ui/toast';
import { linesOf } from './change-lines';
import { undoChange } from './use-product';
import type { Change, Product } from './words';

interface Props {
  product: Product;
  reload: () => Promise<void>;
}

const shownFirst = 8;

/** Who changed what, the latest first; what nobody changed since can be undone. */
export function ChangesPanel({ product, reload }: Props) {
  const may = useMay();
  const [isAll, setAll] = useState(false);
  const [busy, setBusy] = useState(0);
  const changes = useApi(
    apiPath('/backoffice/api/products/{productCode}/changes', { path: { productCode: product.code } }),
  );
  const mayUndo = ({ what, isUndoable }: Change) =>
    isUndoable &&
    (what.startsWith('price') ? may('prices') : what.startsWith('stock') ? may('stock') : may('catalogue'));
  const undo = async (change: Change) => {
    if (busy) return;
    setBusy(change.act);
    try {
      await undoChange(change);
      say('Undone.');
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    setBusy(0);
    await reload();
  };
  return (
    <Panel id="history" title="History">
      <Loaded query={changes} bones={<Bones rows={4} />}>
        {({ changes: all }) =>
          all.length === 0 ? (
            <p className="muted">
              Nobody of the staff changed it yet. What imports brought is not listed here.
            </p>
          ) : (
            <>
              <Log
                lines={linesOf(isAll ? all : all.slice(0, shownFirst), product.facts, (change) =>
                  change.undoneBy !== undefined ? (
                    <span className="muted">undone </span>
                  ) : mayUndo(change) ? (
                    <button
                      type="button"
                      className="link"
                      aria-busy={busy === change.act || undefined}
                      onClick={() => void undo(change)}
                    >
                      Undo
                    </button>
                  ) : null,
                )}
              />
              {all.length > shownFirst && !isAll && (
                <button type="button" className="link" onClick={() => setAll(true)}>
                  All {all.length}
                </button>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
