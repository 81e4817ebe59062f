import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { fieldsResolver } from '@/shared/validation/field';
import { waitIn } from './code-problem';

interface Form {
  loginId: string;
}

type Send = (loginId: string) => Promise<string | undefined | void>;

interface Props {
  initial?: string;
  send: Send;
  /** A second way on with what was typed. */
  other?: { label: ReactNode; send: Send };
  /** Passkeys are offered in the field, beside the addresses the browser knows. */
  hasPasskeys?: boolean;
  /** Another way stands first. */
  isSecond?: boolean;
  children: ReactNode;
}

/** Email address or cellphone number; what `send` answers or throws is said at the field, which keeps what was typed. */
export function LoginIdForm({ initial = '', send, other, hasPasskeys, isSecond, children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ loginId: 'loginId' }),
    // A page drawn by the server hears of it a moment later; what was typed by then stays.
    values: { loginId: initial },
    resetOptions: { keepDirtyValues: true },
    mode: 'onBlur',
  });
  const submit = (by: Send) =>
    handleSubmit(async ({ loginId }) => {
      try {
        const refusal = await by(loginId.trim());
        if (refusal) setError('loginId', { message: refusal });
      } catch (problem) {
        setError('loginId', { message: `${messageOf(problem)} ${waitIn(problem)}`.trim() });
      }
    });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(send)(event)}>
      <TextField
        label={text('field.loginId')}
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        inputMode="email"
        error={formState.errors.loginId}
        {...register('loginId')}
      />
      <Button
        type="submit"
        kind={isSecond ? 'secondary' : 'primary'}
        wide
        size="big"
        busy={formState.isSubmitting}
      >
        {children}
      </Button>
      {other && (
        <Button
          kind={isSecond ? 'plain' : 'secondary'}
          wide
          busy={formState.isSubmitting}
          onClick={() => void submit(other.send)()}
        >
          {other.label}
        </Button>
      )}
    </form>
  );
}
