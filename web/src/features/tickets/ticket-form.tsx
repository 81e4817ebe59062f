import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { dayOf } from '@/shared/i18n/dates';
import { FilePicker } from '@/shared/files/file-picker';
import { useFiles } from '@/shared/files/use-files';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { useKeptChoice } from '@/shared/session/use-draft';
import { Button } from '@/shared/ui/button';
import { ChoiceChips } from '@/shared/ui/choice-chips';
import { SelectField, TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { openTicket, useCategories, useOrdersToChoose } from './api';
import { BodyField } from './body-field';
import { problemsIn, type Draft } from './rules';
import styles from './tickets.module.css';

interface Props {
  /** The order the page was opened about. */
  order: string;
  /** The return of it. */
  about?: string;
  /** It is to object to a use of the customer's data. */
  isObjection?: boolean;
  /** What may answer what is typed, before it is sent. */
  suggestions?: (typed: string) => ReactNode;
}

/** Writes to the shop; with an order or a return when the page was opened about one. */
export function TicketForm({ order, about, isObjection = false, suggestions }: Props) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const files = useFiles();
  const [draft, setDraft] = useKeptChoice<Draft>('ticket', {
    category: isObjection ? 'PRIVACY' : about ? 'RETURN' : order ? 'ORDER' : 'ENQUIRY',
    order,
    subject: isObjection ? text('privacy.objectSubject') : about ? text('return.code', { code: about }) : '',
    body: '',
  });
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsIn(draft) : {};
  const send = useMutation({
    mutationFn: () =>
      key.send({ draft, files: files.ids }, (idempotencyKey) => openTicket(draft, files.ids, idempotencyKey)),
    onSuccess: (ticket) => {
      toast.success(ticket.successMsg ?? text('ticket.success', { id: ticket.id }));
      void refresh(cache, '/users/{user}/tickets');
      files.clear();
      navigate(`/account/writetous/${ticket.id}`);
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!files.waitsFor && !send.isPending && Object.keys(problemsIn(draft)).length === 0) send.mutate();
  };
  const change = (to: Partial<Draft>) => setDraft({ ...draft, ...to });
  return (
    <form method="post" noValidate className={`panel pad ${styles.form}`} onSubmit={submit}>
      <Category draft={draft} onChange={change} />
      <WhichOrder draft={draft} onChange={change} />
      <TextField
        label={text('ticket.subject')}
        value={draft.subject}
        maxLength={100}
        error={problems.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <BodyField
        label={text('ticket.body')}
        value={draft.body}
        error={problems.body}
        onChange={(body) => change({ body })}
      />
      {suggestions?.(`${draft.subject} ${draft.body}`)}
      <FilePicker files={files} />
      {tried && files.waitsFor && <Note live>{files.waitsFor}</Note>}
      {send.isError && (
        <Note kind="bad" live>
          {messageOf(send.error)} {text('ticket.kept')}
        </Note>
      )}
      <div>
        <Button type="submit" size="big" busy={send.isPending}>
          {send.isPending ? text('ticket.sending') : text('ticket.send')}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (to: Partial<Draft>) => void;
}

function Category({ draft, onChange }: PartProps) {
  const categories = useCategories();
  return (
    <ChoiceChips
      legend={text('ticket.about')}
      options={(categories.data?.ticketCategories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.category}
      onChange={(category) => onChange({ category })}
    />
  );
}

/** Skipped by who has ordered nothing. */
function WhichOrder({ draft, onChange }: PartProps) {
  const orders = useOrdersToChoose();
  const all = orders.data?.ticketAssociatedObjects ?? [];
  if (all.length === 0 && !draft.order) return null;
  return (
    <SelectField
      label={text('ticket.order')}
      value={draft.order}
      onChange={({ target }) => onChange({ order: target.value })}
    >
      <option value="">{text('ticket.noOrder')}</option>
      {draft.order && !all.some(({ code }) => code === draft.order) && (
        <option value={draft.order}>{draft.order}</option>
      )}
      {all.map(({ code, modifiedAt }) => (
        <option key={code} value={code}>
          {text('ticket.orderOf', { code, day: dayOf(modifiedAt) })}
        </option>
      ))}
    </SelectField>
  );
}
