import { useState } from 'react';
import { Icon } from '../ui/icon';
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
      <div className="bulk" role="status">
        <b>{counted(codes.length, 'promotion')} selected</b>
        {acts.map(([each, words]) => (
          <button key={each} type="button" onClick={() => setAct(each)}>
            {words}
          </button>
        ))}
        <button type="button" className="x" aria-label="Clear the selection" onClick={onClear}>
          <Icon name="x" size="xs" />
        </button>
      </div>
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
