import { useState } from 'react';
import { Bulk } from '../list/bulk';
import { counted } from '../ui/money';
import { BulkDialog, type BulkAct } from './bulk-dialog';

const acts: readonly (readonly [BulkAct, string])[] = [
  ['pause', 'Pause'],
  ['resume', 'Let go on'],
  ['end', 'End now'],
];

/** What can be done with the chosen ones, with a preview before anything is. */
export function BulkBar({ codes, onClear }: { codes: readonly string[]; onClear: () => void }) {
  const [act, setAct] = useState<BulkAct>();
  if (codes.length === 0) return null;
  return (
    <>
      <Bulk what={counted(codes.length, 'promotion')} onClear={onClear}>
        {acts.map(([each, words]) => (
          <button key={each} type="button" onClick={() => setAct(each)}>
            {words}
          </button>
        ))}
      </Bulk>
      {act && (
        <BulkDialog
          act={act}
          codes={codes}
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
