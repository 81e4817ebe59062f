import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { go } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wrongOf } from '../catalogue/wrong';
import { Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { refreshPromotions } from './refresh';
import { newTerms, ofKind } from './terms';
import { allKinds, kinds, promotionPath, type Kind } from './words';

/** The least a promotion has: what kind it is and what shoppers read. Carts know nothing of it until it is published. */
export function NewPromotionDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<Kind>('productDiscount');
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/promotions', {
        body: { terms: { ...ofKind(newTerms(), kind), title: title.trim() } },
        idempotencyKey,
      }),
    ({ code }) => {
      onClose();
      void refreshPromotions(cache);
      go(promotionPath(code));
    },
  );
  return (
    <MoveDialog
      title="New promotion"
      confirm="Begin a draft"
      cancel="Back"
      move={move}
      disabled={!title.trim()}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => undefined}
    >
      <Field
        label="Title"
        hint="What shoppers read in cart and order."
        maxLength={100}
        data-first=""
        error={wrongOf(move.problem)('terms')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Choice label="What it does" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
        {allKinds.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </Choice>
    </MoveDialog>
  );
}
