import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { fieldsResolver } from '@/shared/validation/field';

interface Form {
  loginId: string;
}

/** Email address or cellphone number; what `send` answers or throws is said at the field, which keeps what was typed. */
export function LoginIdForm({
  initial = '',
  send,
  children,
}: {
  initial?: string;
  send: (loginId: string) => Promise<string | undefined | void>;
  children: ReactNode;
}) {
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ loginId: 'loginId' }),
    defaultValues: { loginId: initial },
    mode: 'onBlur',
  });
  const submit = handleSubmit(async ({ loginId }) => {
    try {
      const refusal = await send(loginId.trim());
      if (refusal) setError('loginId', { message: refusal });
    } catch (problem) {
      setError('loginId', { message: messageOf(problem) });
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={text('field.loginId')}
        autoComplete="username"
        inputMode="email"
        error={formState.errors.loginId}
        {...register('loginId')}
      />
      <Button type="submit" wide size="big" busy={formState.isSubmitting}>
        {children}
      </Button>
    </form>
  );
}
