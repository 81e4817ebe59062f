import { useState } from 'react';
import { Bulk } from '../list/bulk';
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
  const [request, setRequest] = useState<{ act: Act; ids: readonly string[] }>();
  const close = () => setRequest(undefined);
  return (
    <>
      {ids.length > 0 && (
        <Bulk what={counted(ids.length, 'review')} onClear={onClear}>
          {actsOf(state).map((each) => (
            <button key={each} type="button" onClick={() => setRequest({ act: each, ids })}>
              {acts[each].words}
            </button>
          ))}
        </Bulk>
      )}
      {request && (
        <BulkDialog
          {...request}
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
