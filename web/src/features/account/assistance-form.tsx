import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { MobileField } from '@/shared/ui/mobile-field';
import { fieldsResolver, messagesFor } from '@/shared/validation/field';
import type { Assistance } from './api';
import { waitIn } from './code-problem';

interface Props {
  /** What was typed where one signs in. */
  loginId?: string;
  send: (whose: Assistance) => Promise<void>;
  children: ReactNode;
}

const isNumber = (loginId: string) => /^[0-9]+$/.test(loginId);

/** Whose password is forgotten, by email address or by cellphone number: one of the two. */
export function AssistanceForm({ loginId = '', send, children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<Required<Assistance>>({
    resolver: fieldsResolver<Required<Assistance>>({
      username: ({ username, mobile }) => {
        if (username.trim()) return messagesFor('registeredEmail', username.trim());
        return mobile.trim() ? [] : [text('validation.loginId.mandatory')];
      },
      mobile: ({ username, mobile }) => {
        if (!mobile.trim()) return [];
        return username.trim() ? [text('account.oneOfTwo')] : messagesFor('mobile', mobile.trim());
      },
    }),
    // A page drawn by the server hears of it a moment later; what was typed by then stays.
    values: isNumber(loginId) ? { username: '', mobile: loginId } : { username: loginId, mobile: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = handleSubmit(async ({ username, mobile }) => {
    const isByNumber = mobile.trim() !== '';
    try {
      await send(isByNumber ? { mobile: mobile.trim() } : { username: username.trim() });
    } catch (problem) {
      const message = `${messageOf(problem)} ${waitIn(problem)}`.trim();
      setError(isByNumber ? 'mobile' : 'username', { message });
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={text('field.username')}
        type="email"
        autoComplete="username"
        maxLength={256}
        error={formState.errors.username}
        {...register('username')}
      />
      <p className="small muted">{text('account.forgotOr')}</p>
      <MobileField error={formState.errors.mobile} {...register('mobile')} />
      <Button type="submit" wide size="big" busy={formState.isSubmitting}>
        {children}
      </Button>
    </form>
  );
}
