import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { keyOf, useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { counted } from '../ui/money';
import { offerUndo, say } from '../ui/toast';
import { stillUnsaved, withChoice, withEdit, type Fields, type Value } from './edits';
import { changesOf, fieldsOf } from './product-fields';
import { refreshProducts } from './refresh';
import type { Change, Product } from './words';

const pathOf = (productCode: string) =>
  apiPath('/backoffice/api/products/{productCode}', { path: { productCode } });

/** One product, and what follows when it was changed here. */
export function useProduct(code: string) {
  const cache = useQueryClient();
  const query = useApi(pathOf(code), { every: 60_000 });
  const reload = () => refreshProducts(cache);
  const changed = (now: Product) => {
    cache.setQueryData(keyOf(pathOf(code)), now);
    void reload();
  };
  return { query, changed, reload };
}

export type UndoOf = Pick<Change, 'act' | 'what'>;

/** Takes a change back, whatever it was of; refused in words when somebody changed it since. */
export async function undoChange({ act, what }: UndoOf): Promise<void> {
  const path = { actNumber: String(act) };
  if (what.startsWith('price'))
    await api.post('/backoffice/api/price-changes/{actNumber}/undo', { path, body: {} });
  else if (what.startsWith('stock'))
    await api.post('/backoffice/api/stock/movements/{actNumber}/undo', { path, body: {} });
  else await api.post('/backoffice/api/changes/{actNumber}/undo', { path, body: {} });
}

/** What was typed and is not saved, and the product it was typed into. */
export interface Draft {
  version: string;
  base: Fields;
  edits: Fields;
}

const nameOf = (code: string) => `backoffice.product.${code}`;

function readDraft(code: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(code)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(code: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(nameOf(code), JSON.stringify(draft));
    else sessionStorage.removeItem(nameOf(code));
  } catch {
    // It is kept on this screen only.
  }
}

/** The product as it is being edited: what is typed is kept until it is saved, also when the page is left by Back or loaded again. */
export function useEdits(product: Product, changed: (now: Product) => void, reload: () => Promise<void>) {
  const [draft, setDraft] = useState(() => readDraft(product.code));
  // What is set by something that takes its time, as a picture on its way, adds to what was typed meanwhile.
  const newest = useRef(draft);
  const now = fieldsOf(product);
  const edits = draft?.edits ?? {};
  const keep = (next: Draft | undefined) => {
    const kept = next && Object.keys(next.edits).length > 0 ? next : undefined;
    newest.current = kept;
    keepDraft(product.code, kept);
    setDraft(kept);
  };
  const set = (field: string, value: Value) => {
    const from = newest.current ?? { version: product.version, base: now, edits: {} };
    keep({ ...from, edits: withEdit(from.base, from.edits, field, value) });
  };
  const undo = async (act: number) => {
    try {
      await undoChange({ act, what: 'product' });
      say('Undone.');
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    await reload();
  };
  const save = useMove(
    ({ version, of, why }: { version: string; of: Fields; why?: string }) =>
      api.patch('/backoffice/api/products/{productCode}', {
        path: { productCode: product.code },
        body: { version, changes: changesOf(of), ...(why && { why }) },
      }),
    ({ product: saved, act }) => {
      keep(undefined);
      changed(saved);
      if (act !== undefined)
        offerUndo(`Saved ${counted(Object.keys(edits).length, 'change')}.`, () => void undo(act));
      else say('It stands like this already.');
    },
  );
  /** Somebody else's change since the editing began is kept, or typed over, field by field. */
  const settle = (takesTheirs: readonly string[]) => {
    const of = stillUnsaved(now, withChoice(edits, takesTheirs));
    keep({ version: product.version, base: now, edits: of });
    return of;
  };
  return {
    edits,
    draft,
    now,
    count: Object.keys(edits).length,
    /** Somebody else changed it since the editing began. */
    isOld: draft !== undefined && draft.version !== product.version,
    valueOf: (field: string): Value | undefined => edits[field] ?? now[field],
    isChanged: (field: string) => field in edits,
    set,
    save,
    settle,
    discard: () => {
      save.forget();
      keep(undefined);
    },
  };
}

export type Edits = ReturnType<typeof useEdits>;
