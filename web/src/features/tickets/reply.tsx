import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { FilePicker } from '@/shared/files/file-picker';
import { useFiles } from '@/shared/files/use-files';
import { text } from '@/shared/i18n/text';
import { useKeptChoice } from '@/shared/session/use-draft';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { addComment } from './api';
import { BodyField } from './body-field';
import { problemsIn } from './rules';
import styles from './tickets.module.css';

/** The next word in a ticket. */
export function Reply({ ticket }: { ticket: string }) {
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const files = useFiles();
  const [body, setBody] = useKeptChoice('reply', '');
  const [tried, setTried] = useState(false);
  const problem = problemsIn({ subject: ' a', body }).body;
  const send = useMutation({
    mutationFn: () =>
      key.send({ body, files: files.ids }, (idempotencyKey) =>
        addComment(ticket, body, files.ids, idempotencyKey),
      ),
    onSuccess: (answer) => {
      toast.success(answer.successMsg ?? text('ticket.commentSuccess'));
      setBody('');
      setTried(false);
      files.clear();
      return refresh(cache, '/users/{user}/tickets');
    },
    onError: (failure) => toast.error(messageOf(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!files.waitsFor && !send.isPending && !problem) send.mutate();
  };
  return (
    <form method="post" noValidate className={`panel pad ${styles.form}`} onSubmit={submit}>
      <BodyField
        label={text('ticket.reply')}
        value={body}
        error={tried ? problem : undefined}
        onChange={setBody}
      />
      <FilePicker files={files} />
      {tried && files.waitsFor && <Note live>{files.waitsFor}</Note>}
      {send.isError && (
        <Note kind="bad" live>
          {messageOf(send.error)} {text('ticket.kept')}
        </Note>
      )}
      <div>
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? text('ticket.sending') : text('ticket.sendReply')}
        </Button>
      </div>
    </form>
  );
}
