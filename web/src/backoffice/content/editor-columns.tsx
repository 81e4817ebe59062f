import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { AddDialog, SlotDialog } from './add-dialog';
import { ComponentPanel } from './component-panel';
import * as edits from './document';
import { PageFrame } from './page-frame';
import { PagePanel } from './page-panel';
import { changedIn, problemsOf, troubled } from './problems';
import { SlotList } from './slot-list';
import type { PageEdit } from './use-page';
import type { Page } from './words';

interface Props {
  page: Page;
  edit: PageEdit;
  isLocked: boolean;
}

/** Slots, the page in the shop, and what the chosen part says; beside each other where there is room. */
export function EditorColumns({ page, edit, isLocked }: Props) {
  const { document, set } = edit;
  const kinds = useApi(apiPath('/backoffice/api/content/component-kinds'), { once: true }).data?.kinds ?? [];
  const [uid, setUid] = useState<string>();
  const [adding, setAdding] = useState<number | 'slot'>();
  const chosen = uid === undefined ? undefined : edits.placeOf(document, uid)?.component;
  const remove = (of: string) => {
    set(edits.removed(document, of));
    setUid(undefined);
  };
  const close = () => setAdding(undefined);
  return (
    <div className="page-columns">
      <SlotList
        document={document}
        chosen={chosen?.uid}
        isLocked={isLocked}
        changed={changedIn(page)}
        troubled={troubled(page)}
        onChoose={setUid}
        onMove={(of, by) => {
          setUid(of);
          set(edits.moved(document, of, by));
        }}
        onMoveSlot={(slot, by) => set(edits.movedSlot(document, slot, by))}
        onRemove={remove}
        onAdd={setAdding}
        onAddSlot={() => setAdding('slot')}
      />
      <PageFrame page={page} isChanged={edit.isChanged} />
      {chosen ? (
        <ComponentPanel
          key={chosen.uid}
          component={chosen}
          kind={kinds.find(({ type }) => type === chosen.type)}
          isLocked={isLocked}
          wrong={problemsOf(page, chosen)}
          named={new Map(page.named.map(({ code, name }) => [code, name]))}
          onChange={(next) => set(edits.withComponent(document, next))}
          onRemove={() => remove(chosen.uid)}
        />
      ) : (
        <PagePanel page={page} document={document} isLocked={isLocked} onChange={set} />
      )}
      {adding === 'slot' && (
        <SlotDialog
          taken={document.slots.map(({ code }) => code)}
          onClose={close}
          onAdd={(code) => {
            close();
            set(edits.withSlot(document, code));
          }}
        />
      )}
      {typeof adding === 'number' && (
        <AddDialog
          slot={document.slots[adding]?.code ?? ''}
          kinds={kinds}
          onClose={close}
          onChoose={(type) => {
            const component = { uid: edits.newUid(page.code, type), type, name: '', properties: {} };
            close();
            set(edits.added(document, adding, component));
            setUid(component.uid);
          }}
        />
      )}
    </div>
  );
}
