import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { keyOf, refresh, useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { counted } from '../ui/money';
import { offerUndo, say } from '../ui/toast';
import { changedByOthers, merged, withChange } from './merge';
import { readChanges } from './typed-hours';
import type { Changes, Store } from './words';

const pathOf = (storeCode: string) => apiPath('/backoffice/api/stores/{storeCode}', { path: { storeCode } });

/** One store, and what follows when it was changed here. */
export function useStore(code: string) {
  const cache = useQueryClient();
  const query = useApi(pathOf(code), { every: 60_000 });
  const reload = async () => {
    await refresh(cache, '/backoffice/api/stores');
  };
  const changed = (now: Store) => {
    cache.setQueryData(keyOf(pathOf(now.code)), now);
    void reload();
  };
  return { query, changed, reload };
}

/** Takes a change of a store back; refused in words when somebody changed it since. */
export const undoStoreChange = async (storeCode: string, act: number): Promise<Store> => {
  const { store } = await api.post('/backoffice/api/stores/{storeCode}/changes/{actNumber}/undo', {
    path: { storeCode, actNumber: String(act) },
    body: {},
  });
  return store;
};

interface Typed {
  base: Store;
  changes: Changes;
}

/** The store as it is being changed; what is typed stays while somebody else saves. */
export function useStoreEdits(store: Store, changed: (now: Store) => void, reload: () => Promise<void>) {
  const [typed, setTyped] = useState<Typed>();
  const base = typed?.base ?? store;
  const changes = typed?.changes ?? {};
  const count = Object.keys(changes).length;
  const shown: Store = { ...store, ...(typed && merged(base, store, changes)) };
  const set = (edits: Changes) => {
    // Of what is on screen only the part that was typed into: the rest may be somebody else's.
    const next = withChange(base, changes, { ...edits, ...merged(shown, { ...base, ...changes }, edits) });
    setTyped(Object.keys(next).length > 0 ? { base, changes: next } : undefined);
  };
  const undo = async (act: number) => {
    try {
      changed(await undoStoreChange(store.code, act));
      say('Undone.');
    } catch (problem) {
      say(wordsOf(problem), true);
      await reload();
    }
  };
  const save = useMove(
    (why: string) =>
      api.patch('/backoffice/api/stores/{storeCode}', {
        path: { storeCode: store.code },
        body: { version: base.version, changes: readChanges(changes), ...(why && { why }) },
      }),
    ({ store: now, act }) => {
      setTyped(undefined);
      changed(now);
      if (act === undefined) say('It stands like this already.');
      else offerUndo(`Saved ${counted(count, 'change')}.`, () => void undo(act));
    },
  );
  return {
    /** As it would be. */
    store: shown,
    /** As it was when the typing began. */
    base,
    changes,
    count,
    set,
    save,
    undo,
    /** Somebody else saved it since the typing began. */
    isOld: typed !== undefined && typed.base.version !== store.version,
    others: typed ? changedByOthers(typed.base, store, typed.changes) : [],
    /** Goes on from how it stands now; where both typed it is theirs or what was typed here. */
    settle: (takesTheirs: boolean) => {
      if (!typed) return;
      save.forget();
      const next = merged(typed.base, store, typed.changes, takesTheirs);
      setTyped(Object.keys(next).length > 0 ? { base: store, changes: next } : undefined);
    },
    discard: () => {
      save.forget();
      setTyped(undefined);
    },
  };
}

export type StoreEdits = ReturnType<typeof useStoreEdits>;
