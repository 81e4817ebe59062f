import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/fields';
import { slotWords, typeWords, type ComponentKind } from './words';

interface Props {
  slot: string;
  kinds: readonly ComponentKind[];
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** What can be put into a slot. */
export const AddDialog = ({ slot, kinds, onChoose, onClose }: Props) => (
  <Dialog title={`Add to ${slotWords(slot)}`} onClose={onClose}>
    <div className="bd">
      <ul className="kinds">
        {kinds.map(({ type }, n) => (
          <li key={type}>
            <Button data-first={n === 0 ? '' : undefined} onClick={() => onChoose(type)}>
              {typeWords(type)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  </Dialog>
);

interface SlotProps {
  taken: readonly string[];
  onAdd: (code: string) => void;
  onClose: () => void;
}

/** A new slot at the foot of the page, by a code of its own in the whole shop. */
export function SlotDialog({ taken, onAdd, onClose }: SlotProps) {
  const [code, setCode] = useState('');
  const typed = code.trim();
  const isTaken = taken.includes(typed);
  const isCode = /^[A-Za-z0-9_-]{1,100}$/.test(typed);
  const add = () => isCode && !isTaken && onAdd(typed);
  return (
    <Dialog
      title="Add a slot"
      onClose={onClose}
      onConfirm={add}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="pri" keys="Ctrl Enter" disabled={!isCode || isTaken} onClick={add}>
            Add it
          </Button>
        </>
      }
    >
      <div className="bd">
        <Field
          label="Code"
          hint="Letters, digits, - and _; no other slot of the shop has it. As HomeWinter"
          error={isTaken ? 'This page has it already.' : undefined}
          data-first=""
          autoComplete="off"
          maxLength={100}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
    </Dialog>
  );
}
