import '../styles/catalogue.css';
import '../styles/content.css';
import { useState } from 'react';
import { useBarrier } from '../address/address';
import { LeaveDialog } from '../catalogue/leave-dialog';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Loaded, Note, Problem } from '../ui/states';
import { ActDialog } from './act-dialog';
import { ConflictDialog } from './conflict-dialog';
import { EditorColumns } from './editor-columns';
import { NewPageDialog } from './new-page-dialog';
import { PageHead, type Open } from './page-head';
import { PublishDialog } from './publish-dialog';
import { RemovePageDialog } from './remove-page-dialog';
import { TakeDownDialog } from './take-down-dialog';
import { usePage, usePageEdit } from './use-page';
import type { Page } from './words';

/** One page: what stands where, the page itself, and what the chosen part says. */
export function Screen({ params }: { params: Record<string, string> }) {
  const code = params.page ?? '';
  const { query, changed, reload } = usePage(code);
  return (
    <Loaded key={code} query={query}>
      {(page) => <Editor page={page} changed={changed} reload={reload} />}
    </Loaded>
  );
}

interface Props {
  page: Page;
  changed: (now: Page) => void;
  reload: () => Promise<void>;
}

function Editor({ page, changed, reload }: Props) {
  const mayWrite = useMay()('content');
  const { shopName } = useHere();
  const isPlanned = page.publishAt !== undefined;
  const isLocked = !mayWrite || isPlanned;
  const edit = usePageEdit(page, changed);
  // What somebody agrees to is the page they see when they are asked: one that others change then is refused.
  const [open, setOpen] = useState<{ what: Open; page: Page }>();
  const [compared, setCompared] = useState<Page>();
  const [leave, setLeave] = useState<() => void>();
  const save = () => {
    if (!edit.isChanged) return;
    if (edit.isOld) setCompared(page);
    else void edit.save().then((isDone) => (isDone ? undefined : reload()));
  };
  useBarrier(edit.isChanged, (on) => setLeave(() => on));
  useShortcuts('This page', [
    !isLocked && { keys: 'Ctrl s', what: 'Save the draft', run: save },
    !isLocked && { keys: 'Ctrl z', what: 'Undo', run: () => edit.undo?.() },
  ]);
  const acts = { changed, onReload: () => void reload(), onClose: () => setOpen(undefined) };
  const { problem } = edit.move;
  return (
    <>
      <title>{`${edit.document.name || page.code} | ${shopName} back office`}</title>
      <PageHead
        {...{ page, edit, isLocked, mayWrite, onSave: save }}
        onOpen={(what) => setOpen({ what, page })}
      />
      {isPlanned && mayWrite && (
        <Note>
          {page.plannedBy} planned it. It is not changed until then; take the plan back to go on writing.
        </Note>
      )}
      {page.notPublished && <Note kind="bad">{page.notPublished}</Note>}
      {page.liveChanges.length > 0 && (
        <Note kind="warn">
          {page.published?.by ?? 'An import'} published this page after the draft was begun. What that changed
          stands in the versions, and where you publish.
        </Note>
      )}
      {edit.isOld && (
        <Note kind="warn" live>
          {page.draft?.by ?? page.published?.by ?? 'An import'} changed this page since you began; what you
          typed is kept.{' '}
          <button type="button" className="link" onClick={() => setCompared(page)}>
            Compare
          </button>
        </Note>
      )}
      {problem && problem.status !== 409 && <Problem problem={problem} />}
      <EditorColumns page={page} edit={edit} isLocked={isLocked} />
      {open && <OpenDialog {...open} {...acts} />}
      {compared && (
        <ConflictDialog
          page={compared}
          mine={edit.document}
          onClose={() => setCompared(undefined)}
          onTheirs={() => {
            setCompared(undefined);
            edit.forget();
          }}
          onMine={() => {
            setCompared(undefined);
            void edit.save(compared).then((isDone) => (isDone ? undefined : reload()));
          }}
        />
      )}
      {leave && (
        <LeaveDialog
          count={1}
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            edit.forget();
            leave();
          }}
        />
      )}
    </>
  );
}

interface OpenProps {
  what: Open;
  page: Page;
  changed: (now: Page) => void;
  onReload: () => void;
  onClose: () => void;
}

function OpenDialog({ what, ...dialog }: OpenProps) {
  if (what === 'publish') return <PublishDialog {...dialog} />;
  if (what === 'down') return <TakeDownDialog {...dialog} />;
  if (what === 'remove') return <RemovePageDialog {...dialog} />;
  if (what === 'copy') return <NewPageDialog source={dialog.page} onClose={dialog.onClose} />;
  return <ActDialog {...dialog} act={what} />;
}
