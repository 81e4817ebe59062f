import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { wrongOf } from '../catalogue/wrong';
import { Area, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { say } from '../ui/toast';
import { EventsPart } from './events-part';
import { useReload } from './use-webhooks';
import type { Webhook, WebhookEvent } from './words';

interface Props {
  events: readonly WebhookEvent[];
  /** The one that is changed; a new one without it. */
  webhook?: Webhook;
  onClose: () => void;
  /** A new one, with the secret that is told this once. */
  onAdded?: (webhook: Webhook, secret: string) => void;
}

/** Where events are sent, and which. Who changed it meanwhile is said, and what was typed stays. */
export function EndpointDialog({ events, webhook: live, onClose, onAdded }: Props) {
  const reload = useReload();
  const [opened, setOpened] = useState(live);
  const [name, setName] = useState(live?.name ?? '');
  const [url, setUrl] = useState(live?.url ?? 'https://');
  const [wanted, setWanted] = useState<string[]>(live?.events ?? []);
  const [why, setWhy] = useState('');
  const isOld = opened?.version !== live?.version;
  const typed = { name: name.trim(), url: url.trim(), events: wanted };
  const reason = why.trim() ? { why: why.trim() } : {};
  const add = useMove<void, { webhook: Webhook; secret: string }>(
    () => api.post('/backoffice/api/webhooks', { body: { ...typed, ...reason } }),
    async ({ webhook, secret }) => {
      onClose();
      onAdded?.(webhook, secret);
      await reload();
    },
  );
  const change = useMove<void, Webhook>(
    async () => {
      try {
        return await api.patch('/backoffice/api/webhooks/{webhookNumber}', {
          path: { webhookNumber: String(opened!.number) },
          body: { version: opened!.version, ...typed, ...reason },
        });
      } catch (problem) {
        await reload();
        throw problem;
      }
    },
    async () => {
      onClose();
      await reload();
      say(`${typed.name} is changed.`);
    },
  );
  const move = opened ? change : add;
  const wrong = wrongOf(move.problem);
  // Of the endpoints there are, not of one that somebody else changed: what was typed is worth keeping.
  const refusal = move.problem?.has('StaffWebhookError') ? move.problem : undefined;
  const taken = refusal?.problems.find(({ subject }) => subject === 'url')?.message;
  return (
    <MoveDialog
      title={opened ? `Change ${opened.name}` : 'New endpoint'}
      confirm={opened ? 'Save' : 'Add it'}
      wide
      move={isOld || refusal ? { busy: move.busy, problem: undefined } : move}
      disabled={!typed.name || !/^https?:\/\/./.test(typed.url) || wanted.length === 0 || isOld}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => void reload()}
    >
      {isOld && live && (
        <Outdated
          live={live}
          onGoOn={() => {
            move.forget();
            setOpened(live);
          }}
        />
      )}
      <Field
        label="Name of the other system"
        maxLength={60}
        autoComplete="off"
        data-first=""
        error={wrong('name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="Address"
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        hint="https, on the internet: nothing is sent into a private network."
        error={wrong('url') ?? taken}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventsPart events={events} wanted={wanted} error={wrong('events')} onChange={setWanted} />
      <Area
        label="Why? (optional)"
        rows={2}
        maxLength={300}
        placeholder="Shown in the audit log"
        error={wrong('why')}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {refusal && !taken && (
        <Note kind="bad" live>
          {wordsOf(refusal)}
        </Note>
      )}
    </MoveDialog>
  );
}

const Outdated = ({ live, onGoOn }: { live: Webhook; onGoOn: () => void }) => (
  <Note kind="warn" live>
    Somebody else changed it: it is {live.name}, {live.url} now. What you typed is kept.
    <span className="fl">
      <button type="button" className="link" onClick={onGoOn}>
        Go on from how it stands now
      </button>
    </span>
  </Note>
);
