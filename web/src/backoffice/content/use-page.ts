import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { keyOf, useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { say } from '../ui/toast';
import { isSamePage } from './document';
import { refreshPages } from './refresh';
import type { Document, Page } from './words';

const pathOf = (contentPageCode: string) =>
  apiPath('/backoffice/api/content/pages/{contentPageCode}', { path: { contentPageCode } });

/** One page, and what follows when it was changed here. */
export function usePage(code: string) {
  const cache = useQueryClient();
  const query = useApi(pathOf(code), { every: 60_000 });
  const reload = () => refreshPages(cache);
  const changed = (now: Page) => {
    cache.setQueryData(keyOf(pathOf(now.code)), now);
    void reload();
  };
  return { query, changed, reload };
}

/** What was typed and is not saved, and the version it was typed into. */
interface Typed {
  version: string;
  page: Document;
}

const nameOf = (code: string) => `backoffice.page.${code}`;

function readTyped(code: string): Typed | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(code)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keepTyped(code: string, typed: Typed | undefined): void {
  try {
    if (typed) sessionStorage.setItem(nameOf(code), JSON.stringify(typed));
    else sessionStorage.removeItem(nameOf(code));
  } catch {
    // It is kept on this screen only.
  }
}

/** The page as it is being written: what is typed is kept until it is saved, also when the screen is loaded again. */
export function usePageEdit(page: Page, changed: (now: Page) => void) {
  const [typed, setTyped] = useState(() => readTyped(page.code));
  const [before, setBefore] = useState<readonly Document[]>([]);
  // It may be written on while an answer is awaited: what is kept then is what stands there when the answer comes.
  const newest = useRef(typed?.page);
  const keep = (next: Typed | undefined) => {
    keepTyped(page.code, next);
    setTyped(next);
  };
  const forget = () => {
    newest.current = undefined;
    setBefore([]);
    keep(undefined);
  };
  /** What says the same as `of` is no change of it. */
  const write = (next: Document, of: Page, version: string) => {
    newest.current = next;
    keep(isSamePage(next, of.page) ? undefined : { version, page: next });
  };
  const document = typed?.page ?? page.page;
  const isChanged = typed !== undefined && !isSamePage(typed.page, page.page);
  const save = useMove(
    async (sent: Typed) => ({
      sent,
      now: await api.put('/backoffice/api/content/pages/{contentPageCode}/draft', {
        path: { contentPageCode: page.code },
        body: sent,
      }),
    }),
    ({ sent, now }: { sent: Typed; now: Page }) => {
      const latest = newest.current;
      if (latest && !isSamePage(latest, sent.page)) write(latest, now, now.version);
      else forget();
      changed(now);
      say('The draft is saved.');
    },
  );
  const set = (next: Document) => write(next, page, typed?.version ?? page.version);
  return {
    document,
    isChanged,
    /** Somebody else changed it since the typing began. */
    isOld: isChanged && typed.version !== page.version,
    set: (next: Document) => {
      setBefore([...before.slice(-49), document]);
      set(next);
    },
    /** Nothing to take back when it is not there. */
    undo:
      before.length > 0
        ? () => {
            set(before.at(-1)!);
            setBefore(before.slice(0, -1));
          }
        : undefined,
    /** Over what somebody else did: over this page, as they saw it. */
    save: (over?: Page) =>
      save.send({ version: over?.version ?? typed?.version ?? page.version, page: document }),
    move: save,
    forget: () => {
      save.forget();
      forget();
    },
  };
}

export type PageEdit = ReturnType<typeof usePageEdit>;
