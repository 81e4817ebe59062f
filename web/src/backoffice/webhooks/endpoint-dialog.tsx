import { useState } from 'react';
import { wordsOf } from '../api/words';
import { besides, wrongOf } from '../catalogue/wrong';
import { Area, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { EventsPart } from './events-part';
import { Outdated } from './outdated';
import { useEndpointSave } from './use-endpoint-save';
import { useReload } from './use-webhooks';
import { missingIn, type Webhook, type WebhookEvent } from './words';

interface Props {
  events: readonly WebhookEvent[];
  /** The one that is changed; a new one without it. */
  webhook?: Webhook;
  onClose: () => void;
  /** A new one, with the secret that is shown this once. */
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
  const [isPressed, setPressed] = useState(false);
  const isOld = opened?.version !== live?.version;
  const typed = { name: name.trim(), url: url.trim(), events: wanted };
  const move = useEndpointSave(
    opened,
    { ...typed, ...(why.trim() && { why: why.trim() }) },
    onClose,
    onAdded,
  );
  const wrong = wrongOf(move.problem);
  // Of the endpoints there are, not of one that somebody else changed: what was typed is worth keeping.
  const refusal = move.problem?.has('StaffWebhookError') ? move.problem : undefined;
  const taken = refusal?.problems.find(({ subject }) => subject === 'url')?.message;
  const missing = missingIn(typed);
  const said = (field: keyof typeof missing) => (isPressed ? missing[field] : undefined) ?? wrong(field);
  // What was refused is not held against what is typed next.
  const typing =
    <Value,>(field: string, keep: (value: Value) => void) =>
    (value: Value) => {
      keep(value);
      if (wrong(field) ?? (field === 'url' && taken)) move.forget();
    };
  const send = () => {
    setPressed(true);
    if (!Object.values(missing).some(Boolean)) void move.send();
  };
  const problem = isOld || refusal ? undefined : besides(move.problem, ['name', 'url', 'events', 'why']);
  return (
    <MoveDialog
      title={opened ? `Change ${opened.name}` : 'New endpoint'}
      cancel={opened ? 'Keep as is' : 'Cancel'}
      confirm={opened ? 'Save' : 'Add it'}
      wide
      move={{ busy: move.busy, problem }}
      disabled={isOld}
      onSend={send}
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
        error={said('name')}
        value={name}
        onChange={({ target }) => typing('name', setName)(target.value)}
      />
      <Field
        label="Address"
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        hint="https, on the internet: nothing is sent into a private network."
        error={said('url') ?? taken}
        value={url}
        onChange={({ target }) => typing('url', setUrl)(target.value)}
      />
      <EventsPart
        events={events}
        wanted={wanted}
        error={said('events')}
        onChange={typing('events', setWanted)}
      />
      <Area
        label="Why? (optional)"
        rows={2}
        maxLength={300}
        placeholder="Shown in the audit log"
        error={wrong('why')}
        value={why}
        onChange={({ target }) => typing('why', setWhy)(target.value)}
      />
      {refusal && !taken && (
        <Note kind="bad" live>
          {wordsOf(refusal)}
        </Note>
      )}
    </MoveDialog>
  );
}
