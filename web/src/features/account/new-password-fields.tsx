import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { text } from '@/shared/i18n/text';
import { TextField } from '@/shared/ui/field';
import { PasswordRules } from './password-rules';

interface Props {
  label: string;
  password: UseFormRegisterReturn;
  rePassword: UseFormRegisterReturn;
  errors: { password?: FieldError; rePassword?: FieldError };
  /** What is typed so far. */
  value: string;
}

/** A password that is being chosen, with the parts of its rule, and once more. */
export const NewPasswordFields = ({ label, password, rePassword, errors, value }: Props) => (
  <>
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      hint={<PasswordRules value={value} />}
      error={errors.password}
      {...password}
    />
    <TextField
      label={text('field.rePassword')}
      type="password"
      autoComplete="new-password"
      error={errors.rePassword}
      {...rePassword}
    />
  </>
);
