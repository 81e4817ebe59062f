import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { ChoiceChips } from '@/shared/ui/choice-chips';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { useFocusAfter } from '@/shared/ui/use-focus-after';
import { rateTicket, type Ticket } from './api';
import { BodyField } from './body-field';
import { commentProblem } from './rules';
import styles from './tickets.module.css';

/** Asks once whether a solved ticket helped, and shows what was said. */
export function Satisfaction({ ticket }: { ticket: Ticket }) {
  const thanks = useRef<HTMLDivElement>(null);
  useFocusAfter(ticket.satisfaction !== undefined, () => thanks.current?.focus());
  if (ticket.satisfaction)
    return (
      <div ref={thanks} tabIndex={-1}>
        <Note>{ticket.satisfaction.helped ? text('ticket.ratedYes') : text('ticket.ratedNo')}</Note>
      </div>
    );
  return ticket.canRate ? <Question ticket={ticket.id} /> : null;
}

function Question({ ticket }: { ticket: string }) {
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const [helped, setHelped] = useState<'yes' | 'no'>();
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const problem = commentProblem(comment);
  const send = useMutation({
    mutationFn: () => {
      const said = { helped: helped === 'yes', comment };
      return key.send(said, (idempotencyKey) => rateTicket(ticket, said, idempotencyKey));
    },
    onSuccess: (answer) => {
      toast.success(answer.successMsg ?? text('ticket.rateSuccess'));
      return refresh(cache, '/users/{user}/tickets');
    },
    onError: (failure) => {
      toast.error(messageOf(failure));
      // Answered elsewhere, or open again: the question does not stand any more.
      if (failure instanceof ApiError && failure.status === 409) void refresh(cache, '/users/{user}/tickets');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (helped && !problem && !send.isPending) send.mutate();
  };
  return (
    <form method="post" noValidate className={`panel pad ${styles.form}`} onSubmit={submit}>
      <ChoiceChips
        legend={text('ticket.rate')}
        options={[
          { value: 'yes', label: text('ticket.rateYes') },
          { value: 'no', label: text('ticket.rateNo') },
        ]}
        value={helped}
        error={tried && !helped ? text('ticket.rateChoose') : undefined}
        onChange={setHelped}
      />
      <BodyField
        label={text('ticket.rateComment')}
        value={comment}
        error={tried ? problem : undefined}
        onChange={setComment}
      />
      {send.isError && (
        <Note kind="bad" live>
          {messageOf(send.error)} {text('ticket.kept')}
        </Note>
      )}
      <div>
        <Button type="submit" busy={send.isPending}>
          {send.isPending ? text('ticket.sending') : text('ticket.rateSend')}
        </Button>
      </div>
    </form>
  );
}
