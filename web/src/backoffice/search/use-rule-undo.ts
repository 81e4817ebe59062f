import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/errors';
import { api } from '../api/client';
import { wordsOf } from '../api/words';
import { offerUndo, say } from '../ui/toast';
import { orRefresh, refreshSearches } from './refresh';

interface Made {
  id: string;
  version: string;
}

/** Takes the last change of a rule back. */
export function useTakeBack() {
  const cache = useQueryClient();
  return ({ id, version }: Made) => {
    orRefresh(
      cache,
      api.post('/backoffice/api/search/rules/{searchRuleId}/undo', {
        path: { searchRuleId: id },
        body: { version },
      }),
    ).then(
      async () => {
        await refreshSearches(cache);
        say('Undone.');
      },
      (problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem;
        say(wordsOf(problem), true);
      },
    );
  };
}

/** Says what was done to a rule, with the way back. */
export function useRuleUndo() {
  const takeBack = useTakeBack();
  return (words: string, made: Made) => offerUndo(words, () => takeBack(made));
}
