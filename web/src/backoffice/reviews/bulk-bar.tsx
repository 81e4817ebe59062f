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
  const [act, setAct] = useState<Act>();
  if (ids.length === 0) return null;
  return (
    <>
      <div className="bulk" role="status">
        <b>{counted(ids.length, 'review')} selected</b>
        {actsOf(state).map((each) => (
          <button key={each} type="button" onClick={() => setAct(each)}>
            {acts[each].words}
          </button>
        ))}
        <button type="button" className="x" aria-label="Clear the selection" onClick={onClear}>
          <Icon name="x" size="xs" />
        </button>
      </div>
      {act && (
        <BulkDialog
          act={act}
          ids={ids}
          onDone={() => {
            setAct(undefined);
            onClear();
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}
