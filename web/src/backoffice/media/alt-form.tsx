import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { useBarrier } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { LeaveDialog } from '../catalogue/leave-dialog';
import { Button } from '../ui/button';
import { Area } from '../ui/fields';
import { Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { refreshMedia } from './refresh';
import type { Media } from './words';

/** What it shows, for those who cannot see it: taken along wherever it is used next. */
export function AltForm({ media }: { media: Media }) {
  const cache = useQueryClient();
  const [opened, setOpened] = useState(media);
  const [typed, setTyped] = useState(media.altText);
  // One line, however it is typed.
  const words = typed.replace(/\s+/g, ' ').trim();
  // What somebody else saved is taken over where nothing is typed; what is typed stays, and stands against the version it
  // was typed over.
  if (media.version !== opened.version && (typed === opened.altText || words === media.altText)) {
    setOpened(media);
    setTyped(media.altText);
  }
  const isChanged = typed !== opened.altText && words !== opened.altText;
  const [leave, setLeave] = useState<() => void>();
  useBarrier(isChanged, (out) => setLeave(() => out));
  const move = useMove(
    ({ version }: { version: string }) =>
      api.patch('/backoffice/api/content/media/{mediaName}', {
        path: { mediaName: media.name },
        body: { version, altText: words },
      }),
    async () => {
      await refreshMedia(cache);
      say('The text is saved.');
    },
  );
  const body = move.problem?.body as Partial<Schema<'StaffConflictErrorList'>> | undefined;
  const conflict = move.problem?.status === 409 ? body?.conflict : undefined;
  return (
    <form
      method="post"
      className="stack t8"
      onSubmit={(event) => {
        event.preventDefault();
        void move.send({ version: opened.version });
      }}
    >
      <Area
        label="Alternative text"
        hint="What it shows, for people who cannot see it. New uses begin with it."
        maxLength={500}
        value={typed}
        onChange={({ target }) => {
          move.forget();
          setTyped(target.value);
        }}
      />
      {conflict ? (
        <Note kind="bad" live>
          <p>Somebody else wrote “{conflict.differences[0]?.theirs[0]}” meanwhile.</p>
          <span className="fl">
            <Button
              onClick={() => {
                setTyped(conflict.differences[0]?.theirs[0] ?? '');
                move.forget();
                void refreshMedia(cache);
              }}
            >
              Keep theirs
            </Button>
            <Button onClick={() => void move.send({ version: conflict.version })}>Save mine over it</Button>
          </span>
        </Note>
      ) : (
        <Problem problem={move.problem} />
      )}
      <span className="fl">
        <Button type="submit" kind="pri" busy={move.busy} disabled={!isChanged}>
          Save the text
        </Button>
      </span>
      {leave && (
        <LeaveDialog
          count={1}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            setTyped(opened.altText);
            setLeave(undefined);
            leave();
          }}
        />
      )}
    </form>
  );
}
