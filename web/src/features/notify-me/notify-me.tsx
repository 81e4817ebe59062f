import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { usePath } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';

const notifyPath = (code: string) => `/users/current/${encodeURIComponent(code)}/notify`;

type Props = { code: string } & Pick<ComponentProps<typeof Button>, 'kind' | 'size'>;

/** Instead of Add, while there is none near: one letter when it is back. */
export function NotifyMe({ code, kind = 'primary', size = 'big' }: Props) {
  const isLoggedIn = useIsLoggedIn();
  const path = usePath();
  const cache = useQueryClient();
  const { data } = useApi<Schema<'NotifyMe'>>(isLoggedIn ? notifyPath(code) : null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<Schema<'NotifyMe'>>(notifyPath(code)),
    onSuccess: (answer) => {
      cache.setQueryData([notifyPath(code)], answer);
      toast.success(answer.successMsg ?? text('notifyMe.asked'));
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  if (!isLoggedIn)
    return (
      <ButtonLink kind={kind} size={size} wide href={`/account/login?route=${encodeURIComponent(path)}`}>
        <Icon name="bell" />
        {text('notifyMe.ask')}
      </ButtonLink>
    );
  return (
    <Button kind={kind} size={size} wide busy={isPending} disabled={data?.notified} onClick={() => mutate()}>
      <Icon name={data?.notified ? 'check' : 'bell'} />
      {data?.notified ? text('notifyMe.waiting') : text('notifyMe.ask')}
    </Button>
  );
}
