import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { toast } from '@/shared/ui/toast';
import { noteOfGuest, noticesOf } from './notices';

/** A guest says where to write to. */
export default function WhereTo({ code, onClose }: { code: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post(noticesOf, {
        path: { user: 'anonymous', productCode: code },
        body: { email: email.trim() },
      }),
    onSuccess: (answer) => {
      noteOfGuest(code);
      toast.success(answer.successMsg ?? '');
      onClose();
    },
    onError: (failure) => setProblem(messageOf(failure)),
  });
  return (
    <Modal title={text('notifyMe.ask')} kind="question" onClose={onClose}>
      <form
        method="post"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextField
          label={text('notifyMe.email')}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          hint={text('notifyMe.guestNote')}
          error={problem || undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setProblem('');
          }}
        />
        <Button type="submit" wide busy={isPending}>
          {text('notifyMe.send')}
        </Button>
      </form>
    </Modal>
  );
}
