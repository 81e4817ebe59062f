import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { counted } from '../ui/money';
import { conflictsOf, onlyTheirs } from './edits';
import { wordsOfValue } from './product-fields';
import type { Edits } from './use-product';
import { fieldName, valueWords, type Product } from './words';

interface Props {
  product: Product;
  edits: Edits;
  onClose: () => void;
  /** With the fields that stay as somebody else has them. */
  onSettle: (takesTheirs: readonly string[]) => void;
}

/** Somebody else changed the product meanwhile: both sides stand there, and each field is chosen by itself. */
export function ConflictDialog({ product, edits, onClose, onSettle }: Props) {
  const { draft, now } = edits;
  const conflicts = draft ? conflictsOf(draft.base, now, draft.edits) : [];
  const others = draft ? onlyTheirs(draft.base, now, draft.edits) : [];
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (field: string, isTheirs: boolean) =>
    setTheirs(isTheirs ? [...theirs, field] : theirs.filter((each) => each !== field));
  const who = product.changedBy ?? 'An import';
  const name = (field: string) => fieldName(field, product.facts);
  const left = edits.count - theirs.length;
  return (
    <Dialog
      title={`${who} changed it meanwhile`}
      kind="wide"
      onClose={onClose}
      onConfirm={() => onSettle(theirs)}
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button kind="pri" keys="Ctrl Enter" onClick={() => onSettle(theirs)}>
            {left > 0 ? `Save ${counted(left, 'change')}` : 'Keep it as it stands now'}
          </Button>
        </>
      }
    >
      <div className="bd">
        {conflicts.length === 0 ? (
          <p>Your changes are in other fields: both stay.</p>
        ) : (
          <p>{counted(conflicts.length, 'field')} both of you changed. Choose what stays.</p>
        )}
        {conflicts.map(({ field, before, theirs: other, mine }) => (
          <fieldset key={field} className="pair">
            <legend>
              <b>{name(field)}</b>{' '}
              <span className="tiny muted">was {valueWords(wordsOfValue(field, before))}</span>
            </legend>
            {[
              { isTheirs: false, whose: 'Yours', value: mine },
              { isTheirs: true, whose: who, value: other },
            ].map(({ isTheirs, whose, value }) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={`keep-${field}`}
                  checked={theirs.includes(field) === isTheirs}
                  onChange={() => choose(field, isTheirs)}
                />
                <span>
                  <span className="tiny muted line">{whose}</span>
                  {valueWords(wordsOfValue(field, value))}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {others.length > 0 && (
          <div className="stack t4">
            <p className="muted">Also changed by {who}, and kept:</p>
            <ul className="stack t4">
              {others.map((field) => (
                <li key={field}>
                  {name(field)} <del>{valueWords(wordsOfValue(field, draft?.base[field]))}</del>{' '}
                  <ins>{valueWords(wordsOfValue(field, now[field]))}</ins>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
