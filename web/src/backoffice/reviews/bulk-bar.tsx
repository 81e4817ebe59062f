import { useState } from 'react';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { BulkDialog } from './bulk-dialog';
import { acts, actsOf, type Act, type State } from './words';

interface Props {
  ids: readonly string[];
  state: State;
  onClear: () => void;
}

/** What can be done with the chosen ones, with a preview before anything is. */
export function BulkBar({ ids, state, onClear }: Props) {
  // With those it was begun for: they may leave the list under it.
  const [wish, setWish] = useState<{ act: Act; ids: readonly string[] }>();
  const close = () => setWish(undefined);
  return (
    <>
      {ids.length > 0 && (
        <div className="bulk" role="status">
          <b>{counted(ids.length, 'review')} selected</b>
          {actsOf(state).map((each) => (
            <button key={each} type="button" onClick={() => setWish({ act: each, ids })}>
              {acts[each].words}
            </button>
          ))}
          <button type="button" className="x" aria-label="Clear the selection" onClick={onClear}>
            <Icon name="x" size="xs" />
          </button>
        </div>
      )}
      {wish && (
        <BulkDialog
          {...wish}
          onDone={() => {
            close();
            onClear();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
