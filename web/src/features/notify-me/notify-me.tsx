import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useIsLoggedIn } from '@/shared/session/session';
import { keep, useKept } from '@/shared/state/kept';
import { Button, TextButton } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { toast } from '@/shared/ui/toast';
import styles from './notify-me.module.css';

type Answer = Schema<'NotifyMe'>;
type Look = Pick<ComponentProps<typeof Button>, 'kind' | 'size'>;
type Props = { code: string } & Look;

const notifyPath = (code: string, user = 'current') => `/users/${user}/${encodeURIComponent(code)}/notify`;

const none: string[] = [];
const most = 50;
/** Products a guest of this browser waits for. */
const guestsNotices = keep<string[]>('spaza.notices', none);

/** Instead of Add, while there is none near: one letter when it is back. */
export function NotifyMe(props: Props) {
  return useIsLoggedIn() ? <OfCustomer {...props} /> : <OfGuest {...props} />;
}

function OfCustomer({ code, ...look }: Props) {
  const cache = useQueryClient();
  const { data } = useApi<Answer>(notifyPath(code));
  const waits = data?.notified === true;
  const { mutate, isPending } = useMutation({
    mutationFn: () => (waits ? api.delete<Answer>(notifyPath(code)) : api.post<Answer>(notifyPath(code), {})),
    onSuccess: (answer) => {
      cache.setQueryData([notifyPath(code)], answer);
      toast.success(answer.successMsg ?? '');
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  if (!waits) return <Ask {...look} busy={isPending} onClick={() => mutate()} />;
  return (
    <Waiting>
      <TextButton disabled={isPending} onClick={() => mutate()}>
        {text('notifyMe.stop')}
      </TextButton>
    </Waiting>
  );
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

/** A guest says where to write to. */
function WhereTo({ code, onClose }: { code: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<Answer>(notifyPath(code, 'anonymous'), { email: email.trim() }),
    onSuccess: (answer) => {
      guestsNotices.set([code, ...guestsNotices.get()].slice(0, most));
      toast.success(answer.successMsg ?? '');
      onClose();
    },
    onError: (failure) => setProblem(messageOf(failure)),
  });
  return (
    <Modal title={text('notifyMe.ask')} kind="question" onClose={onClose}>
      <form
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

const Ask = ({
  kind = 'primary',
  size = 'big',
  busy,
  onClick,
}: Look & { busy?: boolean; onClick: () => void }) => (
  <Button kind={kind} size={size} wide busy={busy} onClick={onClick}>
    <Icon name="bell" />
    {text('notifyMe.ask')}
  </Button>
);

const Waiting = ({ children }: { children?: ComponentProps<'p'>['children'] }) => (
  <p className={styles.waiting}>
    <Icon name="check" />
    <b>{text('notifyMe.waiting')}</b>
    {children}
  </p>
);
