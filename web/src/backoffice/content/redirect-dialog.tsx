import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { say } from '../ui/toast';
import { Differences } from './differences';
import { Lasting } from './lasting';
import { refreshPages } from './refresh';
import { conflictIn } from './redirect-conflict';
import { saidOf, unsaid } from './said';
import type { Redirect } from './words';

interface Props {
  /** The one that is changed; a new one without it. */
  redirect?: Redirect;
  onClose: () => void;
}

const noNames: ReadonlyMap<string, string> = new Map();

/** Where an address leads, and for how long. */
export function RedirectDialog({ redirect, onClose }: Props) {
  const cache = useQueryClient();
  const [from, setFrom] = useState(redirect?.from ?? '');
  const [to, setTo] = useState(redirect?.to ?? '');
  const [isPermanent, setPermanent] = useState(redirect?.isPermanent ?? true);
  const move = useMove(
    ({ version }: { version?: string }) => {
      const form = { from: from.trim(), to: to.trim(), isPermanent };
      return redirect
        ? api.put('/backoffice/api/content/redirects', {
            body: { ...form, from: redirect.from, version: version ?? redirect.version },
          })
        : api.post('/backoffice/api/content/redirects', { body: form });
    },
    async (now: Redirect) => {
      onClose();
      await refreshPages(cache);
      say(`${now.from} leads to ${now.to}.`);
    },
  );
  const conflict = conflictIn(move.problem);
  const field = (
    label: string,
    name: 'from' | 'to',
    value: string,
    hint: string,
    set: (typed: string) => void,
  ) => (
    <Field
      label={label}
      hint={hint}
      error={saidOf(move.problem, name)}
      autoComplete="off"
      maxLength={500}
      value={value}
      data-first={name === (redirect ? 'to' : 'from') ? '' : undefined}
      onChange={({ target }) => {
        move.forget();
        set(target.value);
      }}
    />
  );
  const missing = !from.trim() ? 'Old address is missing' : !to.trim() ? 'New address is missing' : undefined;
  return (
    <MoveDialog
      title={redirect ? `Change: ${redirect.from}` : 'New redirect'}
      confirm={missing ?? (redirect ? 'Lead it there' : 'Add it')}
      cancel="Back"
      move={{ busy: move.busy, problem: conflict ? undefined : unsaid(move.problem, ['from', 'to']) }}
      disabled={missing !== undefined}
      onSend={() => void move.send({})}
      onClose={onClose}
      onReload={() => void refreshPages(cache)}
    >
      {!redirect &&
        field(
          'Old address',
          'from',
          from,
          'As /products/kettle.html; what follows a ? goes along by itself',
          setFrom,
        )}
      {field('Leads to', 'to', to, 'A path of this shop, such as /s/contact', setTo)}
      <Lasting isPermanent={isPermanent} onChange={setPermanent} />
      {conflict && (
        <Note kind="bad" live>
          <p>Somebody else changed it meanwhile. Struck through is how it stands now, underlined yours.</p>
          <Differences
            names={noNames}
            changes={conflict.differences.map(({ field: of, yours, theirs }) => ({
              field: of,
              before: theirs,
              after: yours,
            }))}
          />
          <span className="fl">
            <Button
              onClick={() => {
                onClose();
                void refreshPages(cache);
              }}
            >
              Keep theirs
            </Button>
            <Button onClick={() => void move.send({ version: conflict.version })}>Save mine over it</Button>
          </span>
        </Note>
      )}
    </MoveDialog>
  );
}
