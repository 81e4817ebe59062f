import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { go } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Area, Choice, Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { refreshPages } from './refresh';
import { saidOf, unsaid } from './said';
import { slugOf } from './slug';
import { addedKinds, allAddedKinds, pageKinds, pagePath, type AddedKind, type Page } from './words';

interface Props {
  /** What stands on the new page is copied from this one. */
  source?: Page;
  onClose: () => void;
}

const kindOf = (source: Page | undefined): AddedKind =>
  allAddedKinds.find((each) => each === source?.kind) ?? 'static';

/** A page of the shop's own: what it is, where it is found and what it is called; the rest is written on it. */
export function NewPageDialog({ source, onClose }: Props) {
  const cache = useQueryClient();
  const [kind, setKind] = useState(kindOf(source));
  const [title, setTitle] = useState('');
  const [ownCode, setCode] = useState<string>();
  const [description, setDescription] = useState('');
  const isOfThing = kind === 'brand' || kind === 'category';
  const code = (ownCode ?? (isOfThing ? '' : slugOf(title))).trim();
  const move = useMove(
    () =>
      api.post('/backoffice/api/content/pages', {
        body: {
          ...{ kind, code, title: title.trim() },
          ...(description.trim() && { seoDescription: description.trim() }),
          ...(source && { copyOf: source.code }),
        },
      }),
    async (page: Page) => {
      onClose();
      await refreshPages(cache);
      go(pagePath(page.code));
      say(`${page.path} is there. Nobody sees it before you publish it.`);
    },
  );
  const wrong = (field: string) => saidOf(move.problem, field);
  // What was refused is not held against what is typed next.
  const write = (set: () => void) => {
    move.forget();
    set();
  };
  return (
    <MoveDialog
      title={source ? `Copy: ${source.page.name || source.code}` : 'New page'}
      confirm={
        !title.trim() ? 'Title is missing' : !code ? 'Address is missing' : source ? 'Copy it' : 'Add it'
      }
      cancel="Back"
      move={{ busy: move.busy, problem: unsaid(move.problem, ['kind', 'code', 'title', 'seoDescription']) }}
      disabled={!title.trim() || !code}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => void refreshPages(cache)}
    >
      <Field
        label="Title"
        hint="What shoppers read above it"
        error={wrong('title')}
        data-first=""
        autoComplete="off"
        maxLength={300}
        value={title}
        onChange={({ target }) => write(() => setTitle(target.value))}
      />
      <Choice
        label="Kind"
        error={wrong('kind')}
        value={kind}
        onChange={({ target }) => write(() => setKind(target.value as AddedKind))}
      >
        {allAddedKinds.map((each) => (
          <option key={each} value={each}>
            {pageKinds[each]}: {addedKinds[each]}…
          </option>
        ))}
      </Choice>
      <Field
        label={`Address after ${addedKinds[kind]}`}
        hint={isOfThing ? `The code of the ${kind}` : 'Small letters, digits and hyphens. It stays.'}
        error={wrong('code')}
        autoComplete="off"
        maxLength={80}
        value={ownCode ?? code}
        onChange={({ target }) => write(() => setCode(target.value))}
      />
      <Area
        label="Description in search engines (optional)"
        error={wrong('seoDescription')}
        rows={2}
        maxLength={500}
        value={description}
        onChange={({ target }) => write(() => setDescription(target.value))}
      />
      {source && (
        <p className="muted">
          Everything on {source.page.name || source.code} comes along
          {source.draft ? ', as its draft has it' : ''}.
        </p>
      )}
    </MoveDialog>
  );
}
