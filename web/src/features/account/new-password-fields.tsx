import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { text } from '@/shared/i18n/text';
import { TextField } from '@/shared/ui/field';
import { PasswordRules } from './password-rules';
import { StrengthHint } from './strength-hint';

interface Props {
  label: string;
  password: UseFormRegisterReturn;
  rePassword: UseFormRegisterReturn;
  errors: { password?: FieldError; rePassword?: FieldError };
  /** What is typed so far. */
  value: string;
  /** Names and addresses of the customer, which make a password weaker. */
  about?: string;
}

/** A password that is being chosen, with the parts of its rule, and once more. */
export const NewPasswordFields = ({ label, password, rePassword, errors, value, about }: Props) => (
  <>
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      hint={<PasswordRules value={value} />}
      error={errors.password}
      {...password}
    />
    <StrengthHint value={value} about={about} />
    <TextField
      label={text('field.rePassword')}
      type="password"
      autoComplete="new-password"
      error={errors.rePassword}
      {...rePassword}
    />
  </>
);
