import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { randomKey } from '@/shared/state/random-key';
import { toast } from '@/shared/ui/toast';
import { sendReturn, type ReturnIntent } from './api';
import type { Draft } from './draft';

/** What is sent again is the same return, also after the page was loaded anew: the key is kept with the steps. */
export function useSendReturn({ draft, remember, forget }: Draft) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (intent: ReturnIntent) => {
      const before = draft.sent;
      const isSame = before && JSON.stringify(before.intent) === JSON.stringify(intent);
      const key = isSame ? before.key : randomKey();
      remember({ intent, key });
      return sendReturn(intent, key);
    },
    onSuccess: async (made) => {
      toast.success(made.successMsg ?? text('return.created', { code: made.code }));
      navigate(`/return/${encodeURIComponent(made.code)}`, { replace: true });
      forget();
      await refresh(cache, '/users/{user}/orderReturns', '/users/{user}/orders');
    },
    onError: (problem) => {
      // The server has said no: what is sent next is another request.
      if (problem instanceof ApiError && problem.isRefusal && !problem.has('IdempotencyKeyInUseError'))
        remember(undefined);
    },
  });
}
