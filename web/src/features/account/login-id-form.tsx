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

/** Email address or cellphone number; what `send` throws is said at the field. */
export function LoginIdForm({
  initial = '',
  send,
  children,
}: {
  initial?: string;
  send: (loginId: string) => Promise<void>;
  children: ReactNode;
}) {
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ loginId: 'loginId' }),
    defaultValues: { loginId: initial },
    mode: 'onBlur',
  });
  const submit = handleSubmit(async ({ loginId }) => {
    try {
      await send(loginId.trim());
    } catch (problem) {
      setError('loginId', { message: messageOf(problem) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
