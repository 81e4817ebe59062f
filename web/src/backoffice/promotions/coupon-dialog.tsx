import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wrongOf } from '../catalogue/wrong';
import { Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { PromotionChoice } from './promotion-choice';
import { refreshPromotions } from './refresh';
import { numberIn, timeOfField } from './terms';

/** One code, the same for everybody. */
export function NewCouponDialog({ promotion: begun, onClose }: { promotion: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [code, setCode] = useState('');
  const [promotion, setPromotion] = useState(begun);
  const [uses, setUses] = useState('');
  const [each, setEach] = useState('1');
  const [until, setUntil] = useState('');
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/coupons', {
        body: {
          code: code.trim(),
          promotion,
          maxUses: numberIn(uses) ?? 0,
          maxUsesPerCustomer: numberIn(each) ?? 0,
          ...(until && { endsAt: timeOfField(until) }),
        },
        idempotencyKey,
      }),
    async (made) => {
      onClose();
      await refreshPromotions(cache);
      say(`${made.code} counts.`);
    },
  );
  const wrong = wrongOf(move.problem);
  return (
    <MoveDialog
      title="One code"
      confirm="Make the code"
      cancel="Back"
      move={move}
      disabled={!code.trim() || !promotion}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => undefined}
    >
      <Field
        label="Code"
        hint="Letters, digits, - and _. Small letters count as large ones."
        maxLength={64}
        data-first=""
        error={wrong('code')}
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <PromotionChoice value={promotion} error={wrong('promotion')} onChange={setPromotion} />
      <div className="g2">
        <Field
          label="Orders at most (optional)"
          inputMode="numeric"
          error={wrong('maxUses') ?? (uses.trim() && numberIn(uses) === undefined ? 'No number' : undefined)}
          value={uses}
          onChange={({ target }) => setUses(target.value)}
        />
        <Field
          label="Orders a customer"
          inputMode="numeric"
          error={wrong('maxUsesPerCustomer')}
          value={each}
          onChange={({ target }) => setEach(target.value)}
        />
      </div>
      <Field
        label="Until (optional)"
        type="datetime-local"
        error={wrong('endsAt')}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </MoveDialog>
  );
}
