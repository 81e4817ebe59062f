import { useState } from 'react';
import { Icon } from '../ui/icon';
import { SetDialog } from './set-dialog';
import { setWords } from './sentence';
import type { Named, ProductSet } from './words';

interface Props {
  label: string;
  set: ProductSet | undefined;
  named: readonly Named[];
  /** What it means when nothing is chosen. */
  none?: string;
  disabled?: boolean;
  wrong?: string;
  onNamed: (named: readonly Named[]) => void;
  onChange: (set: ProductSet) => void;
}

/** Products in the middle of a sentence: a button with their name, behind it where they are chosen. */
export function SetPart({ label, set, named, none, disabled, wrong, onNamed, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = setWords(set, []) === 'nothing yet';
  return (
    <span className="sp">
      <button
        type="button"
        className="input part"
        aria-label={`${label}: ${isEmpty && none ? none : setWords(set, named)}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {isEmpty && none ? none : setWords(set, named)} <Icon name="down" size="xs" />
      </button>
      {wrong && (
        <span className="wrong" role="alert">
          {wrong}
        </span>
      )}
      {isOpen && (
        <SetDialog
          title={label}
          set={set ?? {}}
          named={named}
          onClose={() => setOpen(false)}
          onChosen={(chosen, names) => {
            setOpen(false);
            onNamed(names);
            onChange(chosen);
          }}
        />
      )}
    </span>
  );
}
