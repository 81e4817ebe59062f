import { useForm } from 'react-hook-form';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { fieldsResolver } from '@/shared/validation/field';
import { waitIn } from './code-problem';

interface Form {
  email: string;
}

/** The email address an account was made with; what `send` throws is said at the field. */
export function EmailForm({ send }: { send: (email: string) => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ email: 'registeredEmail' }),
    defaultValues: { email: '' },
    mode: 'onBlur',
  });
  const submit = handleSubmit(async ({ email }) => {
    try {
      await send(email.trim());
    } catch (problem) {
      setError('email', { message: `${messageOf(problem)} ${waitIn(problem)}`.trim() });
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={text('field.email')}
        type="email"
        autoComplete="username"
        maxLength={256}
        error={formState.errors.email}
        {...register('email')}
      />
      <Button type="submit" wide size="big" busy={formState.isSubmitting}>
        {text('action.continue')}
      </Button>
    </form>
  );
}
