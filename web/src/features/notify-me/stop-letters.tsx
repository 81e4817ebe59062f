import { useMutation } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

/** Where the link at the end of a letter leads: pressing stops them, looking does not. */
export function StopLetters({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.post('/notify/stop', { token }),
  });
  if (isSuccess) return <Note live>{text('notifyMe.stopped')}</Note>;
  return (
    <Note kind={error ? 'bad' : 'info'} live={error !== null}>
      {error ? messageOf(error) : text('notifyMe.stopTitle')}{' '}
      <Button kind="secondary" size="small" busy={isPending} onClick={() => mutate()}>
        {text('notifyMe.stopButton')}
      </Button>
    </Note>
  );
}
