import { useState } from 'react';
import { serverNow } from '@/shared/state/clock';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wrongOf } from '../catalogue/wrong';
import { whereItIs } from '../stores/rules';
import { Field } from '../ui/fields';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { useReload, useWebhookMoves } from './use-webhooks';
import { momentTyped, type Webhook } from './words';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** A new secret, and the one before for a day. */
export function RotateDialog({
  webhook,
  onClose,
  onReported,
}: Props & { onReported: (webhook: Webhook, secret: string) => void }) {
  const reload = useReload();
  const rotate = useMove<void, { webhook: Webhook; secret: string }>(
    () =>
      api.post('/backoffice/api/webhooks/{webhookNumber}/rotate', {
        path: { webhookNumber: String(webhook.number) },
      }),
    async (answer) => {
      onClose();
      onReported(answer.webhook, answer.secret);
      await reload();
    },
  );
  return (
    <MoveDialog
      title={`New secret for ${webhook.name}`}
      confirm="Make a new secret"
      move={rotate}
      onSend={() => void rotate.send()}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>
        For 24 hours what is sent is signed with both, so that {webhook.name} misses nothing while it takes
        the new one. Then the old one is worth nothing.
      </p>
    </MoveDialog>
  );
}

export function RemoveDialog({ webhook, onClose, onGone }: Props & { onGone: () => void }) {
  const reload = useReload();
  const remove = useMove<void, unknown>(
    () =>
      api.delete('/backoffice/api/webhooks/{webhookNumber}', {
        path: { webhookNumber: String(webhook.number) },
      }),
    async () => {
      onClose();
      onGone();
      await reload();
      say(`${webhook.name} gets nothing any more.`);
    },
  );
  return (
    <MoveDialog
      title={`Remove ${webhook.name}`}
      confirm="Remove it with its log"
      kind="bad"
      move={remove}
      onSend={() => void remove.send()}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>
        Nothing is sent to {webhook.url} any more
        {webhook.waiting > 0 && `, nor what waits: ${counted(webhook.waiting, 'event')}`}. Its secret is worth
        nothing afterwards. To stop it for a while, pause it.
      </p>
    </MoveDialog>
  );
}

/** All that happened since a time, also what was delivered. */
export function AgainDialog({ webhook, onClose }: Props) {
  const { reload, sendSince } = useWebhookMoves(webhook);
  const now = whereItIs(serverNow());
  const [date, setDate] = useState(now.date);
  const [clock, setClock] = useState('00:00');
  const since = momentTyped(date, clock);
  const wrong = wrongOf(sendSince.problem);
  return (
    <MoveDialog
      title={`Send again to ${webhook.name}`}
      confirm="Send again"
      move={sendSince}
      disabled={since === undefined}
      onSend={() => {
        if (since !== undefined) void sendSince.send(since).then((did) => did && onClose());
      }}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>
        Everything it wants to hear since then, also what it has had: each event with its own id, so that it
        can pass over what it knows. Nothing that waits is sent twice.
      </p>
      <div className="g2">
        <Field
          label="From day"
          type="date"
          max={now.date}
          data-first=""
          error={wrong('since')}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Field
          label="and time, in Johannesburg"
          type="time"
          value={clock}
          onChange={({ target }) => setClock(target.value)}
        />
      </div>
    </MoveDialog>
  );
}
