import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { MoveDialog } from '../ui/move-dialog';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { Problem } from '../ui/states';
import type { Changed } from './use-order';
import { asksFor, stepWords, type Order, type Part, type Step } from './words';

type Form = Schema<'StaffStepForm'>;

interface Props {
  order: Order;
  part: Part;
  changed: Changed;
  reload: () => void;
  /** E presses it: one on the screen. */
  isNext?: boolean;
  /** At the foot of a phone: the usual step alone. */
  inBar?: boolean;
}

/** What may be done with a part now: the usual step is petrol, what else is possible stands beside it. */
export function Steps({ order, part, changed, reload, isNext = false, inBar = false }: Props) {
  const [asking, setAsking] = useState<Step>();
  const move = useMove(
    async ({ step, form }: { step: Step; form: Form }, idempotencyKey) => ({
      step,
      now: await api.post('/backoffice/api/orders/{orderCode}/consignments/{consignmentCode}/{step}', {
        path: { orderCode: order.code, consignmentCode: part.code, step },
        body: form,
        idempotencyKey,
      }),
    }),
    ({ step, now }) => {
      setAsking(undefined);
      changed(`${part.code} is ${stepWords(step).done}.`)(now);
    },
  );
  const press = (step: Step) => {
    move.forget();
    if (asksFor(step, part) === 'nothing') void move.send({ step, form: {} });
    else setAsking(step);
  };
  const [usual, ...others] = part.nextSteps;
  useShortcuts('This order', [
    isNext &&
      usual !== undefined && {
        keys: 'e',
        what: `Next step: ${stepWords(usual).press}`,
        run: () => press(usual),
      },
  ]);
  if (!usual) return null;
  return (
    <>
      <Button
        kind={isNext || inBar ? 'pri' : 'soft'}
        icon={stepWords(usual).icon}
        keys={isNext ? 'E' : undefined}
        busy={move.busy}
        onClick={() => press(usual)}
      >
        {stepWords(usual).press}
      </Button>
      {(inBar ? [] : others).map((step) => (
        <Button key={step} busy={move.busy} onClick={() => press(step)}>
          {stepWords(step).press}
        </Button>
      ))}
      {!asking && <Problem problem={move.problem} onReload={reload} />}
      {asking && (
        <StepDialog
          step={asking}
          part={part}
          move={move}
          onSend={(form) => void move.send({ step: asking, form })}
          onClose={() => setAsking(undefined)}
          onReload={reload}
        />
      )}
    </>
  );
}

interface DialogProps {
  step: Step;
  part: Part;
  move: Pick<ReturnType<typeof useMove<never, never>>, 'busy' | 'problem'>;
  onSend: (form: Form) => void;
  onClose: () => void;
  onReload: () => void;
}

/** Tracking for the courier, or the code the shopper shows. */
function StepDialog({ step, part, move, onSend, onClose, onReload }: DialogProps) {
  const [carrier, setCarrier] = useState(part.tracking?.carrier ?? '');
  const [trackingId, setTrackingId] = useState(part.tracking?.id ?? '');
  const [trackingUrl, setTrackingUrl] = useState(part.tracking?.url ?? '');
  const [collectionCode, setCode] = useState('');
  const wrong = (field: string) => move.problem?.problems.find(({ subject }) => subject === field)?.message;
  const isCode = asksFor(step, part) === 'code';
  const send = () =>
    onSend(
      isCode
        ? { collectionCode: collectionCode.trim() }
        : {
            ...(carrier.trim() && { carrier: carrier.trim() }),
            ...(trackingId.trim() && { trackingId: trackingId.trim() }),
            ...(trackingUrl.trim() && { trackingUrl: trackingUrl.trim() }),
          },
    );
  return (
    <MoveDialog
      title={`${stepWords(step).press}: ${part.code}`}
      confirm={stepWords(step).press}
      move={move}
      disabled={isCode && !collectionCode.trim()}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      {isCode ? (
        <Field
          label="Collection code, as the customer shows it"
          hint="Type it or scan it. Without the right code nothing is handed over."
          autoComplete="off"
          data-first=""
          maxLength={64}
          value={collectionCode}
          error={
            wrong('collectionCode') ??
            (move.problem?.has('ConsignmentError') ? move.problem.message : undefined)
          }
          onChange={({ target }) => setCode(target.value)}
        />
      ) : (
        <>
          <Field
            label="Courier"
            data-first=""
            maxLength={100}
            value={carrier}
            error={wrong('carrier')}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <Field
            label="Tracking number"
            maxLength={100}
            value={trackingId}
            error={wrong('trackingId')}
            onChange={({ target }) => setTrackingId(target.value)}
          />
          <Field
            label="Tracking page"
            type="url"
            hint="Where the customer can follow it; may stay empty."
            maxLength={500}
            value={trackingUrl}
            error={wrong('trackingUrl')}
            onChange={({ target }) => setTrackingUrl(target.value)}
          />
        </>
      )}
    </MoveDialog>
  );
}
