import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { fieldTime, timeOfField } from '../promotions/terms';
import { Area, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Segments } from '../ui/parts';
import { Note } from '../ui/states';
import { whenOf } from '../ui/times';
import { say } from '../ui/toast';
import { Differences } from './differences';
import { namesOf } from './document';
import { componentName, fieldWords, type Page } from './words';

interface Props {
  page: Page;
  changed: (now: Page) => void;
  onReload: () => void;
  onClose: () => void;
}

/** What shoppers will see otherwise is looked at once more; now, or by itself at a time. */
export function PublishDialog({ page, changed, onReload, onClose }: Props) {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [why, setWhy] = useState('');
  const time = when === 'later' ? timeOfField(at) : undefined;
  const names = namesOf(componentName, page.page);
  const move = useMove(
    () =>
      api.post('/backoffice/api/content/pages/{contentPageCode}/publish', {
        path: { contentPageCode: page.code },
        body: {
          ...{ version: page.version, live: page.live },
          ...(why.trim() && { why: why.trim() }),
          ...(time && { at: time }),
        },
      }),
    (now: Page) => {
      onClose();
      changed(now);
      say(
        now.publishAt
          ? `It is published ${whenOf(now.publishAt)}, by itself.`
          : 'Published. Shoppers see it now.',
      );
    },
  );
  const wrong = move.problem?.problems.find(({ subject }) => subject === 'at')?.message;
  return (
    <MoveDialog
      title={`Publish: ${page.page.name}`}
      confirm={time ? `Publish ${whenOf(time)}` : when === 'later' ? 'Publish then' : 'Publish now'}
      cancel="Back"
      move={{ busy: move.busy, problem: wrong ? undefined : move.problem }}
      disabled={page.problems.length > 0 || (when === 'later' && !time)}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={onReload}
      wide
    >
      {page.problems.length > 0 && (
        <Note kind="bad">
          <p>It is not finished:</p>
          <ul>
            {page.problems.map(({ field, reason }) => (
              <li key={field}>
                {problemPlace(page, field)} {reason}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Segments
        label="When"
        value={when}
        choices={[
          ['now', 'Now'],
          ['later', 'At a time'],
        ]}
        onChange={setWhen}
      />
      {when === 'later' && (
        <Field
          label="Published at"
          type="datetime-local"
          hint="South African time. Until then the page cannot be changed; the plan can be taken back."
          error={wrong}
          min={fieldTime(new Date().toISOString())}
          value={at}
          onChange={({ target }) => {
            setAt(target.value);
            move.forget();
          }}
        />
      )}
      <Area
        label="What is new? (optional)"
        hint="Stands in the list of versions"
        rows={2}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {page.liveChanges.length > 0 && (
        <Note kind="warn">
          <p>
            Since this draft was begun, {page.published?.by ?? 'an import'} published this. Your draft takes
            its place:
          </p>
          <Differences changes={page.liveChanges} names={names} />
        </Note>
      )}
      <h3>What shoppers see otherwise</h3>
      <Otherwise page={page} names={names} />
    </MoveDialog>
  );
}

const Otherwise = ({ page, names }: { page: Page; names: ReadonlyMap<string, string> }) =>
  page.state === 'hidden' || page.state === 'down' ? (
    <>
      <p>All of it: they do not see this page now.</p>
      {page.changes.length > 0 && <Differences changes={page.changes} names={names} />}
    </>
  ) : (
    <Differences changes={page.changes} names={names} />
  );

/** `slots/0/components/1/properties/title` in words. */
export function problemPlace(page: Page, field: string): string {
  const [, slot, at, rest] = /^slots\/(\d+)\/components\/(\d+)\/(.*)$/.exec(field) ?? [];
  const component = page.page.slots[Number(slot)]?.components[Number(at)];
  if (!component || rest === undefined) return fieldWords(field.split('/').at(-1) ?? field);
  return fieldWords(
    `components/${component.uid}/${rest}`,
    new Map([[component.uid, componentName(component)]]),
  );
}
