import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { useFiles } from '@/shared/files/use-files';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { useKeptChoice } from '@/shared/session/use-draft';
import { toast } from '@/shared/ui/toast';
import { sendClaim, type Kind, type Target } from './api';
import { emptyDraft, problemsIn, refusedFields, type Draft } from './rules';

interface Asked {
  kind: Kind;
  /** What is claimed for; undefined while nothing is chosen. */
  target: Target | undefined;
  /** What it costs here, in cents. */
  own: number | undefined;
}

/** What both forms have in common: what is typed of the other shop, the pictures, and the sending. */
export function useClaimForm({ kind, target, own }: Asked) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const files = useFiles();
  const [draft, setDraft] = useKeptChoice<Draft>('price-beat', emptyDraft);
  const [tried, setTried] = useState(false);
  const asked = { kind, draft, own, files: files.files.length };
  const send = useMutation({
    mutationFn: async (to: Target) =>
      key.send({ to, draft, own, files: files.ids }, (idempotencyKey) =>
        sendClaim(to, { ...draft, url: draft.url.trim() }, (own ?? 0) / 100, files.ids, idempotencyKey),
      ),
    onSuccess: (claim) => {
      toast.success(claim.successMsg ?? text('priceBeat.success', { id: claim.id }));
      void refresh(cache, '/users/{user}/priceBeatClaims', '/users/{user}/orders/{orderCode}/priceBeat');
      files.clear();
      setDraft(emptyDraft);
      navigate(`/account/pricebeats/${claim.id}`);
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  const refused = refusedFields(send.error);
  return {
    files,
    draft,
    /** What is typed next takes back what was refused. */
    change: (to: Partial<Draft>) => {
      if (send.isError) send.reset();
      setDraft({ ...draft, ...to });
    },
    choose: () => send.isError && send.reset(),
    problems: { ...(tried ? problemsIn(asked) : {}), ...refused },
    waitsFor: tried && files.files.length > 0 ? files.waitsFor : undefined,
    /** A failure that belongs to no field. */
    failure: send.isError && Object.keys(refused).length === 0 ? messageOf(send.error) : undefined,
    isSending: send.isPending,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTried(true);
      if (send.isPending) return;
      if (target && Object.keys(problemsIn(asked)).length === 0) {
        if (!files.waitsFor) send.mutate(target);
        return;
      }
      const form = event.currentTarget;
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-first-bad]')?.focus());
    },
  };
}

export type ClaimFormState = ReturnType<typeof useClaimForm>;
