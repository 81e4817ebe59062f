import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wrongOf } from '../catalogue/wrong';
import { Field } from '../ui/fields';
import { grouped } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Switch } from '../ui/switch';
import { say } from '../ui/toast';
import { PromotionChoice } from './promotion-choice';
import { refreshPromotions } from './refresh';
import { numberIn, timeOfField } from './terms';

const most = 100_000;

/** Many codes at once, each unguessable; they are made in the background. */
export function NewBatchDialog({ promotion: begun, onClose }: { promotion: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [promotion, setPromotion] = useState(begun);
  const [codes, setCodes] = useState('100');
  const [prefix, setPrefix] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isOne, setOne] = useState(true);
  const count = numberIn(codes);
  const isCount = count !== undefined && count >= 1 && count <= most;
  const move = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/coupon-batches', {
        body: {
          name: name.trim(),
          promotion,
          codes: count ?? 0,
          prefix: prefix.trim(),
          isOneACustomer: isOne,
          ...(from && { startsAt: timeOfField(from) }),
          ...(until && { endsAt: timeOfField(until) }),
        },
        idempotencyKey,
      }),
    async ({ state }) => {
      onClose();
      await refreshPromotions(cache);
      say(
        state === 'waiting'
          ? 'It waits for a second person: no code is made yet.'
          : 'The codes are being made.',
      );
    },
  );
  const wrong = wrongOf(move.problem);
  return (
    <MoveDialog
      title="New batch"
      confirm={isCount ? `Make ${grouped(count)} codes` : 'Say how many'}
      cancel="Back"
      move={move}
      disabled={!name.trim() || !promotion || !isCount}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => undefined}
    >
      <Field
        label="Name"
        hint="For you, not for shoppers."
        maxLength={100}
        data-first=""
        error={wrong('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <PromotionChoice value={promotion} error={wrong('promotion')} onChange={setPromotion} />
      <div className="g2">
        <Field
          label="How many codes"
          hint={`${grouped(most)} at most`}
          inputMode="numeric"
          error={wrong('codes')}
          value={codes}
          onChange={({ target }) => setCodes(target.value)}
        />
        <Field
          label="Begins with (optional)"
          maxLength={16}
          error={wrong('prefix')}
          value={prefix}
          onChange={({ target }) => setPrefix(target.value.toUpperCase())}
        />
        <Field
          label="Valid from (optional)"
          type="datetime-local"
          error={wrong('startsAt')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label="Until (optional)"
          type="datetime-local"
          error={wrong('endsAt')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Switch label="A customer may use one of them, once" checked={isOne} onChange={setOne} />
      <p className="muted small">
        They look like {prefix ? `${prefix}-` : ''}7K49-2M3Q-H4XW: without 0, O, 1 and I, so that they can be
        read out. Each works once. A batch that may cost much waits for a second person.
      </p>
    </MoveDialog>
  );
}
