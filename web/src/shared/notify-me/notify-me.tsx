import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { keyOf, useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useIsLoggedIn } from '@/shared/session/session';
import { useKept } from '@/shared/state/kept';
import { TextButton } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { guestsNotices, none, noticePath, noticesOf, type Notice } from './notices';
import { Ask, Waiting, WhereTo, type Look } from './parts';

type Props = { code: string; name?: string } & Look;

/** Instead of Add, while there is none near: one mail when it is back. */
export function NotifyMe(props: Props) {
  return useIsLoggedIn() ? <OfCustomer {...props} /> : <OfGuest {...props} />;
}

/** On a card, of which a list has many: a customer's notices are not asked for one by one. */
export function NotifyOnCard({ product: { code, name }, ...look }: { product: Product } & Look) {
  const props = { code, name, ...look };
  return useIsLoggedIn() ? <OfCustomerUnasked {...props} /> : <OfGuest {...props} />;
}

const ofCustomer = (code: string) => ({ path: { user: 'current', productCode: code } });

function useNotice(code: string, call: () => Promise<Notice>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      cache.setQueryData(keyOf(noticePath(code)), answer);
      toast.success(answer.successMsg ?? '');
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
}

function OfCustomer({ code, ...look }: Props) {
  const { data } = useApi(noticePath(code));
  const waits = data?.notified === true;
  const { mutate, isPending } = useNotice(code, () =>
    waits ? api.delete(noticesOf, ofCustomer(code)) : api.post(noticesOf, ofCustomer(code)),
  );
  if (!waits) return <Ask {...look} busy={isPending} onClick={() => mutate()} />;
  return (
    <Waiting>
      <TextButton disabled={isPending} onClick={() => mutate()}>
        {text('notifyMe.stop')}
      </TextButton>
    </Waiting>
  );
}

function OfCustomerUnasked({ code, ...look }: Props) {
  const { mutate, isPending, isSuccess } = useNotice(code, () => api.post(noticesOf, ofCustomer(code)));
  return isSuccess ? <Waiting /> : <Ask {...look} busy={isPending} onClick={() => mutate()} />;
}

function OfGuest({ code, ...look }: Props) {
  const [asking, setAsking] = useState(false);
  const waits = useKept(guestsNotices, none).includes(code);
  if (waits) return <Waiting />;
  return (
    <>
      <Ask {...look} onClick={() => setAsking(true)} />
      {asking && <WhereTo code={code} onClose={() => setAsking(false)} />}
    </>
  );
}
