import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { keyOf, useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { say } from '../ui/toast';
import { refreshPromotions } from './refresh';
import { isSame } from './terms';
import type { Promotion, Terms } from './words';

const pathOf = (promotionCode: string) =>
  apiPath('/backoffice/api/promotions/{promotionCode}', { path: { promotionCode } });

/** One promotion, and what follows when it was changed here. */
export function usePromotion(code: string) {
  const cache = useQueryClient();
  const query = useApi(pathOf(code), { every: 60_000 });
  const reload = () => refreshPromotions(cache);
  const changed = (now: Promotion) => {
    cache.setQueryData(keyOf(pathOf(now.code)), now);
    void reload();
  };
  return { query, changed, reload };
}

/** What was typed and is not saved, and the version it was typed into. */
interface Typed {
  version: string;
  terms: Terms;
}

const nameOf = (code: string) => `backoffice.promotion.${code}`;

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

/** The promotion as it is being written: what is typed is kept until it is saved, also when the page is loaded again. */
export function useTerms(promotion: Promotion, changed: (now: Promotion) => void) {
  const [typed, setTyped] = useState(() => readTyped(promotion.code));
  const keep = (next: Typed | undefined) => {
    keepTyped(promotion.code, next);
    setTyped(next);
  };
  const terms = typed?.terms ?? promotion.terms;
  const isChanged = typed !== undefined && !isSame(typed.terms, promotion.terms);
  const save = useMove(
    ({ version, terms: of }: Typed) =>
      api.put('/backoffice/api/promotions/{promotionCode}', {
        path: { promotionCode: promotion.code },
        body: { version, terms: of },
      }),
    (now) => {
      keep(undefined);
      changed(now);
      say('The draft is saved.');
    },
  );
  return {
    terms,
    isChanged,
    /** Somebody else changed it since the typing began. */
    isOld: isChanged && typed.version !== promotion.version,
    set: (next: Terms) => keep({ version: typed?.version ?? promotion.version, terms: next }),
    /** Over what somebody else did when `over`. */
    save: (over = false) =>
      save.send({ version: over ? promotion.version : (typed?.version ?? promotion.version), terms }),
    move: save,
    forget: () => {
      save.forget();
      keep(undefined);
    },
  };
}

export type TermsEdit = ReturnType<typeof useTerms>;
